#include "net/service.hpp"

#include <gtest/gtest.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>

namespace shengxiao::net {
namespace {

namespace http = boost::beast::http;
using boost::asio::ip::make_address;

const auto here = make_address("127.0.0.1"), far_away = make_address("192.168.0.9");

Request request(std::initializer_list<std::pair<const char*, const char*>> headers = {}, http::verb method = http::verb::post) {
  Request request(method, "/lab", 11);
  request.set(http::field::host, "localhost:8018");
  request.set(http::field::content_type, "application/json");
  for (const auto& [name, value] : headers) request.set(name, value);
  return request;
}

const Service on{.path = "/lab", .answer = [](const std::string& body) { return body; }};
const Service off{.path = "/lab", .off = "There is none: --lab has one."};

// The answer as it is written.
std::string bytes_of(Page page) {
  std::string bytes;
  boost::beast::error_code error;
  while (!page.is_done()) {
    std::size_t size = 0;
    for (const auto& buffer : page.prepare(error)) {
      bytes.append(static_cast<const char*>(buffer.data()), buffer.size());
      size += buffer.size();
    }
    page.consume(size);
  }
  return bytes;
}

// Its status; 0 where the request gets through.
int refused(const Service& service, const Request& request, bool from_here = true) {
  auto page = refusal(service, request, from_here);
  return page ? std::stoi(bytes_of(*std::move(page)).substr(9, 3)) : 0;
}

TEST(Service, WhereThereIsNoneSaysWhatHasOne) {
  EXPECT_EQ(refused(off, request({}, http::verb::get)), 404);
  EXPECT_EQ(refused(off, request(), false), 404);
  EXPECT_NE(bytes_of(*refusal(off, request(), true)).find("--lab"), std::string::npos);
}

TEST(Service, AnswersJsonThatAPageOfItsOwnSends) {
  EXPECT_EQ(refused(on, request()), 0) << "no browser says no Origin";
  EXPECT_EQ(refused(on, request({{"Origin", "http://localhost:8018"}})), 0);
  EXPECT_EQ(refused(on, request(), false), 403);
  EXPECT_EQ(refused(on, request({{"Origin", "http://evil.example"}})), 403);
  EXPECT_EQ(refused(on, request({{"Origin", "http://localhost:9000"}})), 403) << "another server of this machine";
  EXPECT_EQ(refused(on, request({{"Origin", "null"}})), 403) << "a file, or a frame in a sandbox";
  EXPECT_EQ(refused(on, request({}, http::verb::get)), 405);
  EXPECT_EQ(refused(on, request({{"Content-Type", "text/plain"}})), 415) << "a form may send that without being asked";
}

TEST(IsFromHere, IsWhoeverNeedsNoNetwork) {
  EXPECT_TRUE(is_from_here(request(), here, {}));
  for (const auto* host : {"127.0.0.1:8018", "[::1]:8018", "LOCALHOST", "my.localhost", "localhost."})
    EXPECT_TRUE(is_from_here(request({{"Host", host}}), here, {})) << host;
  EXPECT_TRUE(is_from_here(request(), make_address("::1"), {}));
  EXPECT_TRUE(is_from_here(request(), make_address("::ffff:127.0.0.1"), {}));
  EXPECT_FALSE(is_from_here(request(), far_away, {}));
  EXPECT_FALSE(is_from_here(request(), make_address("::ffff:192.168.0.9"), {}));
}

TEST(IsFromHere, IsNobodyBehindAProxy) {
  EXPECT_FALSE(is_from_here(request(), here, {*Network::parse("127.0.0.0/8")})) << "the settings name it";
  for (const auto* header : {"Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "x-forwarded-proto", "X-Real-IP", "Via"})
    EXPECT_FALSE(is_from_here(request({{header, "192.168.0.9"}}), here, {})) << header;
}

// A page of evil.example may let its name point to 127.0.0.1; its browser says the name all the same.
TEST(IsFromHere, IsNobodyByAForeignName) {
  for (const auto* host :
       {"evil.example", "evil.example:8018", "192.168.0.7", "localhost.evil.example", "127.0.0.1.evil.example", ""})
    EXPECT_FALSE(is_from_here(request({{"Host", host}}), here, {})) << host;
}

}  // namespace
}  // namespace shengxiao::net
