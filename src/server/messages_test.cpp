#include "server/messages.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/golden.hpp"

namespace shengxiao::server {
namespace {

// The tests of the web client use the file too.
TEST(Golden, Hello) {
  auto hello = nlohmann::ordered_json::parse(hello_message());
  hello["version"] = "0";
  std::vector<std::string> lines;
  std::istringstream text(hello.dump(1));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  expect_golden(lines, "src/server/hello.golden.json");
}

}  // namespace
}  // namespace shengxiao::server
