#include "core/text.hpp"

#include <gtest/gtest.h>

namespace shengxiao {
namespace {

TEST(Text, trim) {
  EXPECT_EQ(trim("  a b\t\r\n"), "a b");
  EXPECT_EQ(trim("ab"), "ab");
  EXPECT_EQ(trim(" \n"), "");
  EXPECT_EQ(trim(""), "");
}

TEST(Text, a_list_is_split_at_its_commas) {
  using Items = std::vector<std::string_view>;
  EXPECT_EQ(split_list("Ox,Rat"), (Items{"Ox", "Rat"}));
  EXPECT_EQ(split_list("Ox"), (Items{"Ox"}));
  EXPECT_EQ(split_list(""), (Items{""}));
  EXPECT_EQ(split_list(",Ox,,"), (Items{"", "Ox", "", ""}));
}

TEST(Text, an_excerpt_is_the_whole_text_or_its_beginning) {
  EXPECT_EQ(excerpt("abc", 3), "abc");
  EXPECT_EQ(excerpt("abcd", 3), "abc");
  EXPECT_EQ(excerpt("", 3), "");
  EXPECT_EQ(excerpt("abc", 0), "");
}

TEST(Text, an_excerpt_has_no_half_characters) {
  EXPECT_EQ(excerpt("馬馬", 6), "馬馬");
  EXPECT_EQ(excerpt("馬馬", 5), "馬");
  EXPECT_EQ(excerpt("馬馬", 4), "馬");
  EXPECT_EQ(excerpt("馬馬", 3), "馬");
  EXPECT_EQ(excerpt("馬馬", 2), "");
  EXPECT_EQ(excerpt("a𝄞", 4), "a");
}

}  // namespace
}  // namespace shengxiao
