// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions.
#include "net/exporter.hpp"

#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <charconv>
#include <chrono>
#include <memory>

#include "core/text.hpp"
#include "net/pages.hpp"

namespace shengxiao::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

namespace {
constexpr int most_connections = 16;
constexpr auto scrape_patience = std::chrono::seconds(10);
constexpr auto pause_after_error = std::chrono::milliseconds(200);
constexpr std::string_view exposition = "text/plain; version=0.0.4; charset=utf-8";

Result<tcp::endpoint> read_endpoint(std::string_view text) {
  const auto colon = text.rfind(':');
  auto host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto digits = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  std::uint16_t port = 0;
  const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  boost::system::error_code error;
  const auto address = asio::ip::make_address(host, error);
  if (error || wrong != std::errc() || end != digits.data() + digits.size()) return fail("", "server.bad_endpoint", excerpt(text));
  return tcp::endpoint(address, port);
}

http::response<http::string_body> answer(const Request& request, const server::Metrics& metrics) {
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  const bool is_here = path_of(request) == "/metrics";
  const auto status = !reads ? http::status::method_not_allowed : !is_here ? http::status::not_found : http::status::ok;
  http::response<http::string_body> response{status, request.version()};
  response.set(http::field::content_type, exposition);
  response.body() = status == http::status::ok ? metrics.text() : "GET /metrics\n";
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

asio::awaitable<void> talk(beast::tcp_stream stream, const server::Metrics& metrics) {
  beast::flat_buffer buffer;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(0);
    stream.expires_after(scrape_patience);
    const auto [error, read] = co_await http::async_read(stream, buffer, parser, asio::as_tuple(asio::use_awaitable));
    if (error) co_return;
    const auto response = answer(parser.get(), metrics);
    const auto [broken, written] = co_await http::async_write(stream, response, asio::as_tuple(asio::use_awaitable));
    if (broken || !response.keep_alive()) break;
  }
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> accept_all(tcp::acceptor acceptor, const server::Metrics& metrics) {
  const auto executor = acceptor.get_executor();
  const auto connections = std::make_shared<std::atomic<int>>(0);
  while (true) {
    auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(asio::use_awaitable));
    if (error == asio::error::operation_aborted) co_return;
    if (error) {
      asio::steady_timer timer(executor, pause_after_error);
      co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
      continue;
    }
    if (*connections >= most_connections) continue;  // the socket closes
    ++*connections;
    asio::co_spawn(executor, talk(beast::tcp_stream(std::move(socket)), metrics),
                   [connections](const std::exception_ptr&) { --*connections; });
  }
}
}  // namespace

Result<std::uint16_t> export_metrics(asio::io_context& io, std::string_view address, const server::Metrics& metrics) {
  const auto endpoint = read_endpoint(address);
  if (!endpoint) return tl::unexpected(endpoint.error());
  tcp::acceptor acceptor(io);
  beast::error_code error;
  acceptor.open(endpoint->protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(*endpoint, error);
  if (!error) acceptor.listen(most_connections, error);
  if (error) return fail("", "server.cannot_listen", endpoint->address().to_string(), endpoint->port(), error.message());
  const auto port = acceptor.local_endpoint().port();
  asio::co_spawn(io, accept_all(std::move(acceptor), metrics), asio::detached);
  return port;
}

}  // namespace shengxiao::net
