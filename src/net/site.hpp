// Under which names and which path the server is reached, and what proxies say of that.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "net/address.hpp"
#include "net/pages.hpp"

namespace shengxiao::net {

struct SiteSettings {
  // Names that requests may have in Host: club.example, *.club.example, an address. Empty: localhost, every address, and the name
  // that it listens on. A page whose name somebody lets point here (DNS rebinding) has none of them.
  std::vector<std::string> hosts{};
  std::string base_path = "/";  // /club/: everything is below it
  bool https = false;  // a proxy with TLS stands before it
  std::string listens_on{};  // a name or an address
};

class Site {
 public:
  // An error where the settings are wrong.
  static Result<Site> make(const SiteSettings& settings, Networks proxies);

  // Each request comes by here first. Either it is let in: then it reads as the browser wrote it to a server of its own, with a
  // target below /, the name in Host, and X-Forwarded-Proto where it is known for certain. Or the page that is the answer. /health
  // and /ready are let in under any name and above the base path, too.
  std::optional<Page> receive(Request& request, const boost::asio::ip::address& peer) const;

  const std::string& base_path() const { return base_path_; }  // begins and ends with /

 private:
  Site() = default;
  void read_proxy(Request& request, const boost::asio::ip::address& peer) const;
  bool is_known(std::string_view name) const;

  std::vector<std::string> hosts_{};
  std::string base_path_ = "/", listens_on_{};
  bool https_ = false;
  Networks proxies_{};
};

// The name in "Club.Example:8018", "[::1]:8018" or "localhost.": in lower case, without port and brackets; empty where there is
// none.
std::string name_in(std::string_view host);

// A page of another site must not drive a table of this one: whether Origin, where there is one, is the address that the request
// was sent to. The request has come by Site::receive().
bool same_origin(const Request& request);

}  // namespace shengxiao::net
