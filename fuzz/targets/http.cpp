// HTTP, as it comes in over a connection: the first line is PEER NETWORKS-OF-PROXIES, what follows it are requests. Everything is
// done with them that net::serve does, but sockets. The answers must be HTTP, too.
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/address.hpp"
#include "net/pages.hpp"
#include "net/site.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
namespace beast = boost::beast;
namespace http = beast::http;
constexpr int most_requests = 4;

// As in net/front.cpp.
net::Page page_of(const net::Request& request) {
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return net::plain_page(request, http::status::method_not_allowed, "Only GET and HEAD.");
  const auto path = net::path_of(request);
  if (path == "/health" || path == "/ready") return net::plain_page(request, http::status::ok, "ok");
  if (path == net::log_path)
    return net::entry_of_log(request) ? net::json_page(request, "{}")
                                      : net::plain_page(request, http::status::bad_request, "from is a number from 1.");
  if (path.starts_with(net::calendar_path)) return net::calendar_page(request);
  if (path.starts_with(net::how_to_play_path)) return net::how_to_play_page(request);
  return net::file_page(request);
}

std::string bytes_of(net::Page page) {
  std::string bytes;
  beast::error_code error;
  while (!page.is_done()) {
    std::size_t size = 0;
    for (const auto& buffer : page.prepare(error)) {
      bytes.append(static_cast<const char*>(buffer.data()), buffer.size());
      size += buffer.size();
    }
    must(!error, "a page is written", error.message());
    page.consume(size);
  }
  return bytes;
}

bool answer(const net::Request& request) {
  const auto bytes = bytes_of(page_of(request));
  http::response_parser<http::string_body> parser;
  parser.eager(true);
  parser.skip(request.method() == http::verb::head);
  beast::error_code error;
  const auto read = parser.put(boost::asio::buffer(bytes), error);
  must(!error && parser.is_done() && read == bytes.size(), "an answer is HTTP", bytes);
  must(parser.get()["X-Content-Type-Options"] == "nosniff", "an answer has its headers", bytes);
  return parser.get().result() == http::status::ok;
}

// Where the request came from, as far as the proxies are believed.
void look_behind(const net::Request& request, std::string_view line) {
  beast::error_code error;
  const auto peer = boost::asio::ip::make_address(take_word(line), error);
  net::Networks proxies;
  while (!line.empty()) {
    const auto network = net::Network::parse(take_word(line));
    if (!network) return must_have_words(network.error());
    proxies.push_back(*network);
  }
  if (error) return;
  const auto client = net::client_behind(peer, net::forwarded_for(request), proxies);
  if (!net::has(proxies, peer)) must(client == peer, "nobody but a proxy is believed", client.to_string());
  must(!net::allowance_name(client).empty(), "everybody has an allowance", client.to_string());
}

// What is let in has a target below the base path, and nothing that only proxies say.
bool is_let_in(net::Request& request) {
  static const auto site = *net::Site::make({}, {});
  const auto page = site.receive(request, boost::asio::ip::address_v4::loopback());
  if (!page) must(request.find("X-Forwarded-Host") == request.end(), "nobody but a proxy is believed");
  return !page;
}
}  // namespace

bool http(std::string_view input) {
  const auto first = std::min(input.find('\n'), input.size());
  const auto line = input.substr(0, first);
  input.remove_prefix(std::min(first + 1, input.size()));
  bool accepted = !input.empty();
  for (int i = 0; i < most_requests && !input.empty(); ++i) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(0);
    parser.eager(true);
    beast::error_code error;
    const auto read = parser.put(boost::asio::buffer(input.data(), input.size()), error);
    input.remove_prefix(read);
    if (error || !parser.is_done()) return false;
    auto request = parser.release();
    look_behind(request, line);
    if (!is_let_in(request)) return false;
    const bool talks = beast::websocket::is_upgrade(request) && request.target() == "/ws" && net::same_origin(request);
    accepted = (talks || answer(request)) && accepted;
  }
  return accepted;
}

}  // namespace shengxiao::fuzz
