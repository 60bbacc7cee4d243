#include "net/service.hpp"

#include <array>

#include "net/site.hpp"

namespace shengxiao::net {

namespace http = boost::beast::http;
using boost::asio::ip::address;

namespace {
constexpr std::array<std::string_view, 6> of_proxies{"Forwarded",         "X-Forwarded-For", "X-Forwarded-Host",
                                                     "X-Forwarded-Proto", "X-Real-IP",       "Via"};

bool is_loopback(const address& any) {
  if (any.is_v6() && any.to_v6().is_v4_mapped())
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, any.to_v6()).is_loopback();
  return any.is_loopback();
}

bool is_own_name(const std::string& name) {
  boost::system::error_code error;
  const auto as_address = boost::asio::ip::make_address(name, error);
  return error ? name == "localhost" || name.ends_with(".localhost") : is_loopback(as_address);
}
}  // namespace

bool is_from_here(const Request& request, const address& peer, const Networks& proxies) {
  if (!is_loopback(peer) || has(proxies, peer)) return false;
  for (const auto name : of_proxies)
    if (request.find(name) != request.end()) return false;
  return is_own_name(name_in(view_of(request[http::field::host])));
}

std::optional<Page> refusal(const Service& service, const Request& request, bool from_here) {
  if (!service.answer) return plain_page(request, http::status::not_found, service.off);
  if (!from_here) return plain_page(request, http::status::forbidden, "Only for a browser on the machine that the server runs on.");
  if (!same_origin(request)) return plain_page(request, http::status::forbidden, "Not for pages of other sites.");
  if (request.method() != http::verb::post) return plain_page(request, http::status::method_not_allowed, "Only POST.");
  if (view_of(request[http::field::content_type]) != "application/json")
    return plain_page(request, http::status::unsupported_media_type, "Only application/json.");
  return std::nullopt;
}

}  // namespace shengxiao::net
