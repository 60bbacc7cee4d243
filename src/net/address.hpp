// Where a client comes from.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace shengxiao::net {

// 192.168.0.0/16, fd00::/8, or one address.
class Network {
 public:
  static Result<Network> parse(std::string_view text);
  bool has(const boost::asio::ip::address& address) const;

 private:
  boost::asio::ip::address_v6 first_;  // of IPv4 as ::ffff:192.168.0.0
  int bits_ = 128;
};
using Networks = std::vector<Network>;

bool has(const Networks& networks, const boost::asio::ip::address& address);

// Who is at the other end, as the proxies say that let us know: the last address in `forwarded` (the header X-Forwarded-For) that
// is not a proxy's. What comes before it anybody may have written.
boost::asio::ip::address client_behind(const boost::asio::ip::address& peer, std::string_view forwarded, const Networks& proxies);

// The name of an allowance: an IPv4 address, or a network of 2^64 addresses of IPv6, which one guest has.
std::string allowance_name(const boost::asio::ip::address& address);

}  // namespace shengxiao::net
