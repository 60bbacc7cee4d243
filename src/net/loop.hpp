// A thread that serves: its hub, and the WebSockets that live on it.
#pragma once
#include <boost/asio/io_context.hpp>
#include <memory>
#include <set>

#include "server/hub.hpp"

namespace shengxiao::net {

class Connection;
struct House;

struct Loop {
  boost::asio::io_context io{1};
  std::size_t index = 0;
  std::unique_ptr<server::Hub> hub{};
  House* house = nullptr;
  std::set<std::shared_ptr<Connection>> connections{};
  bool retires = false;  // nothing that comes in is listened to any more
};

server::Alarm alarm(boost::asio::io_context& io, server::Milliseconds time, server::Job job);

}  // namespace shengxiao::net
