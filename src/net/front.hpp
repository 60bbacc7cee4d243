// A connection as it comes in: pages are answered, until it becomes a WebSocket.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "net/house.hpp"

namespace shengxiao::net {

// Serves it on its loop's thread, on which it lives; where there is no place for it, it is closed.
void let_in(Loop& loop, boost::asio::ip::tcp::socket socket);

}  // namespace shengxiao::net
