#include "net/site.hpp"

#include <gtest/gtest.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>

namespace shengxiao::net {
namespace {

namespace http = boost::beast::http;

struct Header {
  const char *name, *value;
};

Request request(std::string_view target, std::string_view host, std::initializer_list<Header> headers = {}) {
  Request request(http::verb::get, target, 11);
  if (!host.empty()) request.set(http::field::host, host);
  for (const auto& [name, value] : headers) request.insert(name, value);
  return request;
}

const auto guest = boost::asio::ip::make_address("203.0.113.9"), proxy = boost::asio::ip::make_address("10.0.0.1");

Site site(const SiteSettings& settings = {}) { return *Site::make(settings, {*Network::parse("10.0.0.0/8")}); }

SiteSettings named(std::vector<std::string> hosts) {
  SiteSettings settings;
  settings.hosts = std::move(hosts);
  return settings;
}
SiteSettings below(std::string path) {
  SiteSettings settings;
  settings.base_path = std::move(path);
  return settings;
}
SiteSettings with_https() {
  SiteSettings settings;
  settings.https = true;
  return settings;
}

using Answer = http::response<http::string_body>;

Answer read(Page page) {
  http::response_parser<http::string_body> parser;
  parser.eager(true);
  boost::beast::error_code error;
  std::string bytes;
  while (!page.is_done()) {
    const auto buffers = page.prepare(error);
    std::size_t size = 0;
    for (const auto& buffer : buffers) {
      bytes.append(static_cast<const char*>(buffer.data()), buffer.size());
      size += buffer.size();
    }
    page.consume(size);
  }
  parser.put(boost::asio::buffer(bytes), error);
  EXPECT_FALSE(error) << error.message();
  return parser.release();
}

// The status of the answer, 0 where it is let in.
unsigned status(const Site& site, Request request, const boost::asio::ip::address& peer = guest) {
  auto page = site.receive(request, peer);
  return page ? read(std::move(*page)).result_int() : 0;
}

bool answers_to(const Site& site, std::string_view host) { return status(site, request("/", host)) == 0; }

TEST(Site, answers_to_names_that_nobody_else_can_give_it) {
  const auto usual = site();
  for (const auto* host : {"localhost", "localhost:8018", "LocalHost", "localhost.", "club.localhost:1", "127.0.0.1:8018",
                           "192.168.0.7", "[::1]:8018", "[fd00::1]"})
    EXPECT_TRUE(answers_to(usual, host)) << host;
  for (const auto* host : {"evil.example", "evil.example:8018", "127.0.0.1.evil.example", "localhost.evil.example",
                           "127.0.0.1:8018.evil.example", "notlocalhost", "user@localhost", "", "[::1", ":8018"})
    EXPECT_EQ(status(usual, request("/", host)), 421U) << host;
  SiteSettings settings;
  settings.listens_on = "Club.Example";
  EXPECT_TRUE(answers_to(site(settings), "club.example:8018"));
}

TEST(Site, answers_only_to_the_names_of_a_list) {
  const auto listed = site(named({"Club.example", "*.games.example", "192.168.0.7", "::1"}));
  for (const auto* host : {"club.example", "CLUB.example:443", "a.games.example", "a.b.games.example", "192.168.0.7:8018", "[::1]"})
    EXPECT_TRUE(answers_to(listed, host)) << host;
  for (const auto* host :
       {"localhost", "127.0.0.1", "games.example", ".games.example", "xgames.example", "club.example.evil.example"})
    EXPECT_FALSE(answers_to(listed, host)) << host;
}

TEST(Site, says_in_words_why_it_does_not_answer) {
  auto asked = request("/", "evil.example");
  const auto answer = read(*site().receive(asked, guest));
  EXPECT_NE(answer.body().find("evil.example"), std::string::npos);
  EXPECT_EQ(answer["Content-Type"], "text/plain; charset=utf-8");
  auto twice = request("/", "localhost", {{"Host", "evil.example"}});
  EXPECT_EQ(status(site(), std::move(twice)), 400U);
}

TEST(Site, is_watched_under_any_name) {
  const auto club = site(below("/club/"));
  EXPECT_EQ(status(club, request("/health", "")), 0U);
  EXPECT_EQ(status(club, request("/ready?", "10.1.1.1")), 0U);
  EXPECT_EQ(status(site(), request("/healthy", "evil.example")), 421U);
}

TEST(Site, refuses_settings_that_are_none) {
  for (const auto* host : {"", "http://club.example", "club.example:443", "a b", "*", "*.", "*.*.example", "club.example/x"})
    EXPECT_FALSE(Site::make(named({host}), {})) << host;
  for (const auto* path : {"/a b/", "//", "/a//b/", "/../", "/a/./b", "/a?b", "http://x/"})
    EXPECT_FALSE(Site::make(below(path), {})) << path;
}

TEST(Site, lies_below_a_path) {
  const auto club = site(below("/club/"));
  auto page = request("/club/rules/zodiac.md?x=1", "localhost");
  EXPECT_FALSE(club.receive(page, guest));
  EXPECT_EQ(page.target(), "/rules/zodiac.md?x=1");
  auto root = request("/club/", "localhost");
  EXPECT_FALSE(club.receive(root, guest));
  EXPECT_EQ(root.target(), "/");
  for (const auto* target : {"/", "/rules/zodiac.md", "/clubs/", "/Club/", "*", "/club%2f"})
    EXPECT_EQ(status(club, request(target, "localhost")), 404U) << target;
  EXPECT_EQ(site(below("games/club")).base_path(), "/games/club/");
  EXPECT_EQ(site().base_path(), "/");
}

TEST(Site, sends_who_forgot_the_slash_to_the_path) {
  const auto club = site(below("/club/"));
  auto bare = request("/club?a=b", "localhost");
  const auto answer = read(*club.receive(bare, guest));
  EXPECT_EQ(answer.result_int(), 308U);
  EXPECT_EQ(answer["Location"], "/club/?a=b");
}

// --- proxies ---

TEST(Site, believes_only_proxies) {
  const auto listed = site(named({"club.example"}));
  auto by_proxy = request("/", "backend:8018", {{"X-Forwarded-Host", "club.example"}, {"X-Forwarded-Proto", "https"}});
  EXPECT_FALSE(listed.receive(by_proxy, proxy));
  EXPECT_EQ(by_proxy["Host"], "club.example");
  EXPECT_EQ(by_proxy["X-Forwarded-Proto"], "https");
  EXPECT_EQ(status(listed, request("/", "evil.example", {{"X-Forwarded-Host", "club.example"}}), guest), 421U);
  auto direct = request("/", "club.example", {{"X-Forwarded-Proto", "https"}, {"Strict-Transport-Security", "max-age=1"}});
  EXPECT_FALSE(listed.receive(direct, guest));
  EXPECT_EQ(direct["X-Forwarded-Proto"], "");
  EXPECT_EQ(direct["Strict-Transport-Security"], "");
}

TEST(Site, believes_the_nearest_proxy) {
  const auto listed = site(named({"club.example"}));
  EXPECT_EQ(status(listed, request("/", "x", {{"X-Forwarded-Host", "club.example, evil.example"}}), proxy), 421U);
  EXPECT_EQ(status(listed, request("/", "x", {{"X-Forwarded-Host", "evil.example, club.example"}}), proxy), 0U);
  EXPECT_EQ(status(listed, request("/", "x", {{"X-Forwarded-Host", "evil.example"}, {"X-Forwarded-Host", "club.example"}}), proxy),
            0U);
}

// --- pages of other sites ---

bool may_talk(const Site& site, std::string_view origin, std::string_view host, std::initializer_list<Header> headers = {},
              const boost::asio::ip::address& peer = guest) {
  auto asked = request("/ws", host, headers);
  if (!origin.empty()) asked.set(http::field::origin, origin);
  return !site.receive(asked, peer) && same_origin(asked);
}

TEST(Origin, is_the_address_that_was_asked) {
  const auto any = site();
  EXPECT_TRUE(may_talk(any, "", "localhost:8018")) << "no browser";
  EXPECT_TRUE(may_talk(any, "http://localhost:8018", "localhost:8018"));
  EXPECT_TRUE(may_talk(any, "https://localhost", "localhost:443")) << "a proxy that nobody told of";
  EXPECT_TRUE(may_talk(any, "http://LOCALHOST", "localhost:80"));
  for (const auto* origin : {"http://evil.example", "http://localhost", "http://localhost:8019", "null", "localhost:8018",
                             "ftp://localhost:8018", "http://localhost:8018.evil.example", "http://evil.example/localhost:8018"})
    EXPECT_FALSE(may_talk(any, origin, "localhost:8018")) << origin;
}

TEST(Origin, has_the_scheme_that_the_proxy_tells) {
  const auto listed = site(named({"club.example"}));
  EXPECT_TRUE(may_talk(listed, "https://club.example", "club.example", {{"X-Forwarded-Proto", "https"}}, proxy));
  EXPECT_TRUE(may_talk(listed, "https://club.example", "backend",
                       {{"X-Forwarded-Proto", "wss"}, {"X-Forwarded-Host", "club.example:443"}}, proxy));
  EXPECT_FALSE(may_talk(listed, "http://club.example", "club.example", {{"X-Forwarded-Proto", "https"}}, proxy))
      << "a page that somebody on the way changed";
  EXPECT_FALSE(may_talk(site(with_https()), "http://localhost", "localhost"));
  EXPECT_TRUE(may_talk(site(with_https()), "https://localhost", "localhost"));
}

// --- what browsers are told ---

Answer page(const Site& site, std::initializer_list<Header> headers = {}, const boost::asio::ip::address& peer = guest) {
  auto asked = request("/nothing", "localhost", headers);
  EXPECT_FALSE(site.receive(asked, peer));
  return read(plain_page(asked, http::status::ok, "x"));
}

TEST(Pages, tell_browsers_what_they_may_do) {
  const auto answer = page(site());
  EXPECT_EQ(answer["X-Content-Type-Options"], "nosniff");
  EXPECT_EQ(answer["Referrer-Policy"], "no-referrer");
  EXPECT_EQ(answer["Cross-Origin-Opener-Policy"], "same-origin");
  EXPECT_NE(answer["Permissions-Policy"].find("camera=()"), std::string::npos);
  EXPECT_NE(answer["Content-Security-Policy"].find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_EQ(answer["Strict-Transport-Security"], "") << "nobody said that it is behind TLS";
}

TEST(Pages, insist_on_https_only_where_the_host_says_that_there_is_any) {
  EXPECT_NE(page(site(with_https()))["Strict-Transport-Security"], "");
  EXPECT_EQ(page(site(with_https()), {{"X-Forwarded-Proto", "http"}}, proxy)["Strict-Transport-Security"], "");
  EXPECT_EQ(page(site(), {{"X-Forwarded-Proto", "https"}}, proxy)["Strict-Transport-Security"], "") << "the proxy can do it itself";
}

}  // namespace
}  // namespace shengxiao::net
