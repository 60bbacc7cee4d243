#include "net/exporter.hpp"

#include <gtest/gtest.h>

#include <boost/asio/connect.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <thread>
#include <vector>

namespace shengxiao::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

// An exporter that runs on a thread.
class Running {
 public:
  Running() : port_(*export_metrics(io_, "127.0.0.1:0", metrics)), thread_([this] { io_.run(); }) {}
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() {
    io_.stop();
    thread_.join();
  }
  asio::ip::tcp::endpoint endpoint() const { return {asio::ip::address_v4::loopback(), port_}; }
  http::response<http::string_body> ask(http::verb verb, const char* target) const {
    asio::io_context io;
    beast::tcp_stream stream(io);
    stream.connect(endpoint());
    http::write(stream, http::request<http::empty_body>(verb, target, 11));
    http::response_parser<http::string_body> parser;
    parser.skip(verb == http::verb::head);
    beast::flat_buffer buffer;
    http::read(stream, buffer, parser);
    return parser.release();
  }
  server::Metrics metrics{};

 private:
  asio::io_context io_{};
  std::uint16_t port_;
  std::thread thread_;
};

TEST(Exporter, gives_the_metrics_and_nothing_else) {
  Running exporter;
  exporter.metrics.moves(3);
  const auto answer = exporter.ask(http::verb::get, "/metrics");
  EXPECT_EQ(answer.result(), http::status::ok);
  EXPECT_EQ(answer[http::field::content_type], "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_NE(answer.body().find("\nshengxiao_moves_total 3\n"), std::string::npos);
  exporter.metrics.moves();
  EXPECT_NE(exporter.ask(http::verb::get, "/metrics").body().find("\nshengxiao_moves_total 4\n"), std::string::npos);
  EXPECT_EQ(exporter.ask(http::verb::get, "/").result(), http::status::not_found);
  EXPECT_EQ(exporter.ask(http::verb::delete_, "/metrics").result(), http::status::method_not_allowed);
  EXPECT_EQ(exporter.ask(http::verb::head, "/metrics").result(), http::status::ok);
}

// Who connects and says nothing takes a place, and only for a while; the exporter goes on with those who are there.
TEST(Exporter, has_room_for_a_few) {
  const Running exporter;
  asio::io_context io;
  std::vector<beast::tcp_stream> idle;
  for (int i = 0; i < 15; ++i) {
    idle.emplace_back(io);
    idle.back().connect(exporter.endpoint());
  }
  EXPECT_EQ(exporter.ask(http::verb::get, "/metrics").result(), http::status::ok);
}

TEST(Exporter, says_what_is_wrong_with_its_address) {
  asio::io_context io;
  const server::Metrics metrics;
  for (const auto* address : {"", "9188", ":9188", "localhost:9188", "127.0.0.1", "127.0.0.1:", "127.0.0.1:70000", "127.0.0.1:x"}) {
    const auto port = export_metrics(io, address, metrics);
    ASSERT_FALSE(port) << address;
    EXPECT_EQ(port.error().id, "server.bad_endpoint") << address;
  }
  const auto first = export_metrics(io, "[::1]:0", metrics);
  if (first) {  // where there is IPv6
    EXPECT_EQ(export_metrics(io, "[::1]:" + std::to_string(*first), metrics).error().id, "server.cannot_listen");
  }
}

}  // namespace
}  // namespace shengxiao::net
