#include "net/address.hpp"

#include <algorithm>
#include <boost/asio/ip/network_v6.hpp>
#include <charconv>

#include "core/text.hpp"

namespace shengxiao::net {

namespace asio = boost::asio;
using asio::ip::address;
using asio::ip::address_v4;
using asio::ip::address_v6;

namespace {
address_v6 as_v6(const address& any) {
  return any.is_v6() ? any.to_v6() : asio::ip::make_address_v6(asio::ip::v4_mapped, any.to_v4());
}
}  // namespace

Result<Network> Network::parse(std::string_view text) {
  const auto slash = std::min(text.find('/'), text.size());
  boost::system::error_code error;
  const auto first = asio::ip::make_address(text.substr(0, slash), error);
  const int most = first.is_v4() ? 32 : 128;
  int bits = most;
  if (!error && slash < text.size()) {
    const auto* end = text.data() + text.size();
    const auto [rest, wrong] = std::from_chars(text.data() + slash + 1, end, bits);
    if (wrong != std::errc() || rest != end) bits = -1;
  }
  if (error || bits < 0 || bits > most) return fail("", "server.bad_network", excerpt(text));
  Network network;
  network.first_ = as_v6(first);
  network.bits_ = 128 - most + bits;
  return network;
}

bool Network::has(const address& address) const {
  const auto own = first_.to_bytes(), other = as_v6(address).to_bytes();
  for (int bit = 0; bit < bits_; ++bit) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    if (((own[byte] ^ other[byte]) >> (7 - bit % 8) & 1) != 0) return false;
  }
  return true;
}

bool has(const Networks& networks, const address& address) {
  return std::ranges::any_of(networks, [&](const Network& network) { return network.has(address); });
}

address client_behind(const address& peer, std::string_view forwarded, const Networks& proxies) {
  auto client = peer;
  while (has(proxies, client) && !forwarded.empty()) {
    const auto comma = forwarded.rfind(',');
    const auto last = trim(comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1));
    boost::system::error_code error;
    const auto next = asio::ip::make_address(last, error);
    if (error) break;
    client = next;
    forwarded = comma == std::string_view::npos ? "" : forwarded.substr(0, comma);
  }
  return client;
}

std::string allowance_name(const address& address) {
  const auto v6 = as_v6(address);
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  return asio::ip::network_v6(v6, 64).canonical().to_string();
}

}  // namespace shengxiao::net
