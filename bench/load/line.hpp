// A WebSocket of a client. Knows nothing of what is said over it.
#pragma once
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace shengxiao::load {

class Line {
 public:
  static constexpr std::size_t padding = 64;  // bytes behind each text that may be read, for the JSON parser

  struct Events {
    std::function<void()> opened;
    std::function<void(std::string_view text)> heard;
    std::function<void(const std::string& why)> broken;
  };

  Line(boost::asio::io_context& io, Events events);
  ~Line();
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  // `from`: empty where the system chooses.
  void open(const boost::asio::ip::tcp::endpoint& server, const std::string& from, const std::string& path);
  void send(std::string_view text);

 private:
  class Socket;
  std::unique_ptr<Socket> socket_;
};

}  // namespace shengxiao::load
