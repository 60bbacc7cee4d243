#include "net/address.hpp"

#include <gtest/gtest.h>

namespace shengxiao::net {
namespace {

boost::asio::ip::address at(const char* text) { return boost::asio::ip::make_address(text); }
bool has(const char* network, const char* address) { return Network::parse(network)->has(at(address)); }
Networks networks(std::initializer_list<const char*> texts) {
  Networks all;
  for (const auto* text : texts) all.push_back(*Network::parse(text));
  return all;
}

TEST(Network, has_the_addresses_that_begin_alike) {
  EXPECT_TRUE(has("192.168.0.0/16", "192.168.255.1"));
  EXPECT_FALSE(has("192.168.0.0/16", "192.169.0.1"));
  EXPECT_TRUE(has("10.0.0.7", "10.0.0.7"));
  EXPECT_FALSE(has("10.0.0.7", "10.0.0.6"));
  EXPECT_TRUE(has("0.0.0.0/0", "203.0.113.9"));
  EXPECT_FALSE(has("0.0.0.0/0", "2001:db8::1")) << "another protocol";
  EXPECT_TRUE(has("10.0.0.0/31", "10.0.0.1"));
  EXPECT_FALSE(has("10.0.0.0/31", "10.0.0.2"));
  EXPECT_TRUE(has("fd00::/8", "fdff::1"));
  EXPECT_FALSE(has("fd00::/8", "fc00::1"));
  EXPECT_TRUE(has("127.0.0.1", "::ffff:127.0.0.1")) << "the same, on a socket of both protocols";
}

TEST(Network, is_not_read_from_anything_else) {
  for (const auto* text :
       {"", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "10.0.0", "localhost", "::1/129", "::/8/8"})
    EXPECT_FALSE(Network::parse(text)) << text;
}

TEST(Client, is_the_peer_unless_that_is_a_proxy) {
  EXPECT_EQ(client_behind(at("203.0.113.9"), "198.51.100.1", networks({"10.0.0.0/8"})), at("203.0.113.9")) << "it may say anything";
  EXPECT_EQ(client_behind(at("10.0.0.1"), "198.51.100.1", networks({"10.0.0.0/8"})), at("198.51.100.1"));
  EXPECT_EQ(client_behind(at("10.0.0.1"), "", networks({"10.0.0.0/8"})), at("10.0.0.1"));
}

TEST(Client, is_the_last_one_that_no_proxy_has) {
  const auto proxies = networks({"10.0.0.0/8"});
  EXPECT_EQ(client_behind(at("10.0.0.1"), "192.0.2.1, 198.51.100.1 , 10.0.0.2", proxies), at("198.51.100.1"))
      << "not the first: that "
         "is what it says";
  EXPECT_EQ(client_behind(at("10.0.0.1"), "10.0.0.3,10.0.0.2", proxies), at("10.0.0.3"));
  EXPECT_EQ(client_behind(at("10.0.0.1"), "198.51.100.1, nonsense", proxies), at("10.0.0.1"));
}

TEST(Allowance, is_an_address_of_IPv4_and_a_network_of_IPv6) {
  EXPECT_EQ(allowance_name(at("203.0.113.9")), "203.0.113.9");
  EXPECT_EQ(allowance_name(at("::ffff:203.0.113.9")), "203.0.113.9");
  EXPECT_EQ(allowance_name(at("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_NE(allowance_name(at("2001:db8:1:2::1")), allowance_name(at("2001:db8:1:3::1")));
}

}  // namespace
}  // namespace shengxiao::net
