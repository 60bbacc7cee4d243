#include "server/chat.hpp"

#include <gtest/gtest.h>

namespace shengxiao::server {
namespace {

Result<std::string> said(const std::string& text, SeatSet speaker) {
  return chat_message(*table::Message::parse(nlohmann::json{{"do", "chat"}, {"text", text}}.dump()), speaker);
}

TEST(Chat, says_who_speaks) {
  EXPECT_EQ(said("你好 \"Ben\"", SeatSet(Seat::second)), R"({"type":"said","seat":1,"text":"你好 \"Ben\""})");
  EXPECT_EQ(said("Hello", {}), R"({"type":"said","seat":null,"text":"Hello"})");
}

TEST(Chat, is_neither_empty_nor_endless) {
  EXPECT_TRUE(said(std::string(500, 'x'), {}));
  EXPECT_FALSE(said(std::string(501, 'x'), {}));
  EXPECT_FALSE(said(" \t ", {}));
  EXPECT_FALSE(chat_message(*table::Message::parse(R"({"do": "chat"})"), {}));
}

}  // namespace
}  // namespace shengxiao::server
