#include "net/site.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>

#include "core/text.hpp"
#include "table/words.hpp"

namespace shengxiao::net {

namespace http = boost::beast::http;

namespace {
constexpr std::string_view forwarded_host = "X-Forwarded-Host", forwarded_scheme = "X-Forwarded-Proto";
constexpr std::string_view year_of_https = "max-age=31536000";

std::string lower(std::string_view text) {
  std::string all(text);
  std::ranges::transform(all, all.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return all;
}

// What the nearest proxy wrote: the last of a list, and of several fields with the name the last one.
std::string last_of(const Request& request, std::string_view name) {
  std::string last;
  const auto [first, end] = request.equal_range(name);
  for (auto field = first; field != end; ++field) {
    const auto value = view_of(field->value());
    const auto comma = value.rfind(',');
    last = trim(comma == std::string_view::npos ? value : value.substr(comma + 1));
  }
  return last;
}

// Where the port begins, with its colon.
std::size_t port_in(std::string_view host) {
  const auto bracket = host.rfind(']');
  const auto colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
  return std::min(colon, host.size());
}

std::string without_usual_port(std::string_view host, std::string_view scheme) {
  auto name = lower(host);
  const std::string_view usual = scheme == "https" ? ":443" : ":80";
  if (std::string_view(name).substr(port_in(name)) == usual) name.resize(name.size() - usual.size());
  return name;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_address(const std::string& name) {
  boost::system::error_code error;
  boost::asio::ip::make_address(name, error);
  return !error;
}

bool is_name(std::string_view text) {
  const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '.' || c == '_'; };
  return !text.empty() && std::ranges::all_of(text, is_part);
}

// /, /club/, /games/club/: parts of letters, digits, - . _ ~ between single slashes.
bool is_path(std::string_view text) {
  const auto is_part = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || std::string_view("-._~/").find(c) != std::string_view::npos;
  };
  return text.starts_with('/') && text.ends_with('/') && text.find("//") == std::string_view::npos &&
         text.find("/./") == std::string_view::npos && text.find("/../") == std::string_view::npos &&
         std::ranges::all_of(text, is_part);
}

bool is_of_the_machine(std::string_view path) { return path == "/health" || path == "/ready"; }
}  // namespace

std::string name_in(std::string_view host) {
  const auto port = host.substr(port_in(host));
  if (!std::ranges::all_of(port.substr(std::min<std::size_t>(1, port.size())), is_digit)) return "";
  auto name = lower(host.substr(0, port_in(host)));
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  if (name.ends_with('.')) name.pop_back();
  return name;
}

Result<Site> Site::make(const SiteSettings& settings, Networks proxies) {
  Site site;
  for (const auto& host : settings.hosts) {
    auto name = is_address(host) ? lower(host) : name_in(host);
    const auto exact = std::string_view(name).substr(name.starts_with("*.") ? 2 : 0);
    if (!is_address(name) && (!is_name(exact) || port_in(host) != host.size())) return fail("", "server.bad_host", excerpt(host));
    site.hosts_.push_back(std::move(name));
  }
  site.base_path_ = settings.base_path;
  if (!site.base_path_.starts_with('/')) site.base_path_.insert(0, "/");
  if (!site.base_path_.ends_with('/')) site.base_path_ += '/';
  if (!is_path(site.base_path_)) return fail("", "server.bad_base_path", excerpt(settings.base_path));
  site.listens_on_ = lower(settings.listens_on);
  site.https_ = settings.https;
  site.proxies_ = std::move(proxies);
  return site;
}

bool Site::is_known(std::string_view name) const {
  if (name.empty()) return false;
  if (hosts_.empty())
    return name == "localhost" || name.ends_with(".localhost") || is_address(std::string(name)) || name == listens_on_;
  return std::ranges::any_of(hosts_, [&](std::string_view host) {
    if (host.starts_with("*.")) return name.size() >= host.size() && name.ends_with(host.substr(1));
    return name == host;
  });
}

// Afterwards what a proxy says stands where the browser's own words would, and what nobody has vouched for is gone.
void Site::read_proxy(Request& request, const boost::asio::ip::address& peer) const {
  const bool by_proxy = has(proxies_, peer);
  const auto host = by_proxy ? last_of(request, forwarded_host) : "";
  auto scheme = by_proxy ? lower(last_of(request, forwarded_scheme)) : "";
  if (scheme.empty() && https_) scheme = "https";
  if (scheme == "wss") scheme = "https";
  if (scheme == "ws") scheme = "http";
  request.erase(forwarded_host);
  request.erase(forwarded_scheme);
  request.erase(http::field::strict_transport_security);
  if (!host.empty()) request.set(http::field::host, host);
  if (!scheme.empty()) request.set(forwarded_scheme, scheme);
  if (https_ && scheme == "https") request.set(http::field::strict_transport_security, year_of_https);
}

std::optional<Page> Site::receive(Request& request, const boost::asio::ip::address& peer) const {
  read_proxy(request, peer);
  const std::string target(view_of(request.target()));
  const std::string path(path_of(request));
  if (is_of_the_machine(path)) return std::nullopt;
  const auto hosts = request.equal_range(http::field::host);
  if (std::distance(hosts.first, hosts.second) > 1)
    return plain_page(request, http::status::bad_request, table::message({"", "server.many_hosts"}));
  const auto host = view_of(request[http::field::host]);
  if (!is_known(name_in(host)))
    return plain_page(request, http::status::misdirected_request, table::message({"", "server.other_host", excerpt(host)}));
  if (path + "/" == base_path_) return moved_page(request, base_path_ + target.substr(path.size()));
  if (!path.starts_with(base_path_))
    return plain_page(request, http::status::not_found, table::message({"", "server.other_path", base_path_}));
  request.target(target.substr(base_path_.size() - 1));
  return std::nullopt;
}

bool same_origin(const Request& request) {
  const auto origin = view_of(request[http::field::origin]), host = view_of(request[http::field::host]);
  if (origin.empty()) return true;  // no browser: no page of another site
  const auto after = origin.find("://");
  if (after == std::string_view::npos) return false;
  const auto scheme = lower(origin.substr(0, after));
  if (scheme != "http" && scheme != "https") return false;
  const auto known = view_of(request[forwarded_scheme]);
  if (!known.empty() && known != scheme) return false;
  return without_usual_port(origin.substr(after + 3), scheme) == without_usual_port(host, scheme);
}

}  // namespace shengxiao::net
