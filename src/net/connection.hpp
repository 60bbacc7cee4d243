// A WebSocket to a client, with what waits to be sent over it.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>

#include "net/pages.hpp"
#include "server/hub.hpp"

namespace shengxiao::net {

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(boost::beast::tcp_stream stream, server::Hub& hub, server::Gate& gate, std::string address);

  // Until either side ends it.
  boost::asio::awaitable<void> talk(Request request);

 private:
  boost::asio::awaitable<void> write_all();
  boost::asio::awaitable<void> pause();
  boost::asio::awaitable<void> hear(std::string_view text);
  server::Line line();
  void send(server::Text text);
  bool is_behind();
  void close();

  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  server::Hub& hub_;
  server::Gate& gate_;
  std::string address_;
  server::ClientId client_ = 0;
  boost::asio::steady_timer written_to_, heard_;  // cancelled when there is something to write, or a message was dealt with
  bool is_heard_ = true;
  std::deque<server::Text> outbox_;
  std::size_t unsent_ = 0;    // bytes
  bool was_behind_ = false;   // the table was not told something
  bool closing_ = false;
};

}  // namespace shengxiao::net
