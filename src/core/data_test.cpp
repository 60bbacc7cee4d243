#include "core/data.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shengxiao {
namespace {

constexpr std::string_view sample = R"(# a box
name = "mine"

[track]
finish = 30
source = "rulebook"

[[space]]
at = 0
panels = [[1, 3], [2]]
[[space]]
at = 1
panels = []
)";

std::string why(const auto& result) { return result ? "" : result.error().text; }

TEST(Data, reads_what_an_edition_holds) {
  const auto edition = parse_edition(sample, "box.toml");
  ASSERT_TRUE(edition) << why(edition);
  const Entry root(**edition);
  EXPECT_EQ(root.at("track")->number("finish", 1, 100), 30);
  EXPECT_EQ(root.text("name"), "mine");
  const auto spaces = *root.list("space");
  ASSERT_EQ(spaces.size(), 2U);
  EXPECT_EQ(spaces[1].number("at", 0, 11), 1);
  EXPECT_EQ((*(*spaces[0].list("panels"))[0].list())[1].number(1, 6), 3);
  EXPECT_FALSE(root.find("tile"));
}

TEST(Data, errors_name_file_line_and_key) {
  const auto edition = *parse_edition(sample, "box.toml");
  const Entry root(*edition);
  EXPECT_EQ(why(root.at("track")->number("finish", 1, 20)), "box.toml, line 5, track.finish: 30 is not from 1 to 20");
  EXPECT_EQ(why(root.at("track")->number("river", 1, 20)), "box.toml, line 4, track: \"river\" is missing");
  EXPECT_EQ(why((*root.list("space"))[1].text("at")), "box.toml, line 12, space[1].at: not a text");
  EXPECT_EQ(why(root.list("track")), "box.toml, line 4, track: not a list");
  EXPECT_EQ(why(root.number("name", 0, 1)), "box.toml, line 2, name: not a whole number");
  EXPECT_EQ(why(root.at("track")->only({"river"})), "box.toml, line 5, track.finish: there is no such entry");
  EXPECT_TRUE(root.at("track")->only({"finish"}));
}

TEST(Data, what_is_no_edition_is_told_with_its_line) {
  EXPECT_NE(why(parse_edition("a = \n", "box.toml")).find("box.toml, line 1"), std::string::npos);
  EXPECT_NE(why(parse_edition("a = 1\na = 2\n", "box.toml")).find("line 2"), std::string::npos);
  EXPECT_NE(why(parse_edition("x = 1\ny = 1.5\n", "box.toml")).find("box.toml, line 2, y"), std::string::npos);
  EXPECT_NE(why(parse_edition("d = 1990-05-17\n", "box.toml")).find("line 1, d"), std::string::npos);
}

TEST(Data, is_written_as_json_in_the_order_of_the_file) {
  std::string text;
  Json out(text);
  write((*parse_edition(sample, "box.toml"))->data, out);
  EXPECT_EQ(
      text,
      R"({"name":"mine","track":{"finish":30,"source":"rulebook"},"space":[{"at":0,"panels":[[1,3],[2]]},{"at":1,"panels":[]}]})");
}

RC_GTEST_PROP(Data, no_text_does_harm, (const std::string& noise)) {
  auto text = std::string(sample);
  text.insert(*rc::gen::inRange<std::size_t>(0, text.size()), noise);
  if (const auto edition = parse_edition(text, "box.toml")) RC_ASSERT((*edition)->data.table() != nullptr);
}

}  // namespace
}  // namespace shengxiao
