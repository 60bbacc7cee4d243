// A WebSocket to a client, with what waits to be sent over it. Lives on the thread of its loop.
#pragma once
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>

#include "net/loop.hpp"
#include "net/pages.hpp"
#include "server/visitor.hpp"

namespace shengxiao::net {

// Who is at the other end.
struct Peer {
  std::string address;           // as the gate knows it
  bool is_passed_on = false;     // another server speaks for them
  bool has_lab = false;          // they may use the lab of this server
};

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(boost::beast::tcp_stream stream, Loop& loop, Peer peer);

  // Until either side ends it.
  boost::asio::awaitable<void> talk(Request request);
  // What waits is sent, then it is closed with this code (RFC 6455, 7.4); the client may come anew.
  void end(boost::beast::websocket::close_code code);

 private:
  // What hubs on other threads see of it.
  struct Backlog {
    std::atomic<std::size_t> unsent = 0;     // bytes
    std::atomic<bool> was_behind = false;    // the table was not told something
    bool is_behind();
  };

  boost::asio::awaitable<void> pause();
  boost::asio::awaitable<void> hear(std::string_view text);
  server::Doorway doorway();
  void send(server::Text text);
  void write_next();
  void close_properly();
  void close();

  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  Loop& loop_;
  const Peer peer_;
  std::shared_ptr<server::Visitor> visitor_;
  boost::asio::steady_timer heard_;  // cancelled when a message was dealt with
  bool is_heard_ = true, is_writing_ = false;
  std::deque<server::Text> outbox_;
  std::shared_ptr<Backlog> backlog_ = std::make_shared<Backlog>();
  std::optional<boost::beast::websocket::close_code> ending_;
  bool closing_ = false;
};

}  // namespace shengxiao::net
