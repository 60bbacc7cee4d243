#include "core/data.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/testing.hpp"

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

std::string at(int line, std::string_view path, std::string error, std::string_view clause = "") {
  return edition_error("box.toml", line, path, std::move(error), clause);
}

std::string why(const auto& result) { return result ? "" : to_string(result.error()); }

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
  EXPECT_EQ(why(root.at("track")->number("finish", 1, 20)), at(5, "track.finish", "edition.out_of_range(30, 1, 20)"));
  EXPECT_EQ(why(root.at("track")->number("river", 1, 20)), at(4, "track", "edition.missing(\"river\")"));
  EXPECT_EQ(why((*root.list("space"))[1].text("at")), at(12, "space[1].at", "edition.not_a_string"));
  EXPECT_EQ(why(root.list("track")), at(4, "track", "edition.not_a_list"));
  EXPECT_EQ(why(root.number("name", 0, 1)), at(2, "name", "edition.not_a_number"));
  EXPECT_EQ(why(root.at("track")->only({"river"})), at(5, "track.finish", "edition.unknown_key"));
  EXPECT_TRUE(root.at("track")->only({"finish"}));
}

TEST(Data, what_is_no_edition_is_told_with_its_line) {
  EXPECT_TRUE(
      why(parse_edition("a = \n", "box.toml")).starts_with("edition.in_file(\"box.toml\", edition.line(1, edition.not_toml("));
  EXPECT_TRUE(why(parse_edition("a = 1\na = 2\n", "")).starts_with("edition.given(edition.line(2, edition.not_toml("));
  EXPECT_EQ(why(parse_edition("x = 1\ny = 1.5\n", "box.toml")), at(2, "y", "edition.value_kind"));
  EXPECT_EQ(why(parse_edition("d = 1990-05-17\n", "box.toml")), at(1, "d", "edition.value_kind"));
}

TEST(Data, of_settings_may_be_true_or_false) {
  const auto settings = parse_settings("https = true\nport = 80\n", "box.toml");
  ASSERT_TRUE(settings);
  const auto& [name, value] = (*settings->table())[0];
  EXPECT_EQ(name, "https");
  ASSERT_TRUE(value.flag());
  EXPECT_TRUE(*value.flag());
  EXPECT_FALSE((*settings->table())[1].second.flag());
  EXPECT_EQ(json_object([&](Json& out) { write(*settings, out.key("all")); }), R"({"all":{"https":true,"port":80}})");
  EXPECT_EQ(to_string(parse_settings("port = 8.5\n", "box.toml").error()), at(1, "port", "settings.value_kind"));
  EXPECT_EQ(why(parse_edition("x = true\n", "box.toml")), at(1, "x", "edition.value_kind"));
}

TEST(Data, is_written_as_json_in_the_order_of_the_file) {
  std::string text;
  Json out(text);
  write((*parse_edition(sample, "box.toml"))->data, out);
  EXPECT_EQ(
      text,
      R"({"name":"mine","track":{"finish":30,"source":"rulebook"},"space":[{"at":0,"panels":[[1,3],[2]]},{"at":1,"panels":[]}]})");
}

// Each reached an assertion of toml++ 3.3, or a place that it takes for unreachable.
TEST(Data, broken_tables_are_told_with_their_line) {
  for (const auto* text : {"\n[[\\tile]]\n", "\n[\\]", "\n[=]", "\nriver、 = 3"})
    EXPECT_TRUE(why(parse_edition(text, "")).starts_with("edition.given(edition.line(2, edition.not_toml(")) << text;
}

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

// Each ended the program: toml++ 3.3 ends tables that deep one inside the other, on the stack.
TEST(Data, a_key_of_many_parts_is_refused) {
  const auto key = repeated("a.", 100'000) + "a";
  for (const auto& text :
       {"[" + key + "]", "[[" + key + "]]", key + " = 1", "\"a\"." + key + " = 1", "x = {" + key + " = 1}", "[" + key + "]\nx = "})
    EXPECT_EQ(why(parse_edition(text, "")), "edition.given(edition.too_deep)") << text.substr(0, 40);
  for (const auto* before :
       {"# \"\n", "x = 'it\\'\n", "x = \"\\\"\"\n", "x = \"\"\n", "x = \"\"\"\n\\\"\"\" '\"\"\"\"\"\n", "x = '''\n''''\n"})
    EXPECT_EQ(why(parse_edition(before + key + " = 1", "")), "edition.given(edition.too_deep)") << before;
}

TEST(Data, what_is_nested_deeply_is_refused) {
  EXPECT_TRUE(parse_edition("[a.b.c]\nx = [[1, {y = 2}]]", ""));
  EXPECT_EQ(why(parse_edition("x = 1\n[a.b.c.d.e]\nx = [[[[1]]]]", "")), "edition.given(edition.line(3, edition.too_deep))");
  EXPECT_TRUE(why(parse_edition("x = " + repeated("[", 1000), "")).starts_with("edition.given(edition.line(1, edition.not_toml("));
}

TEST(Data, strings_and_comments_may_have_any_number_of_dots) {
  const auto dots = repeated(". ", 1000);
  const auto edition = parse_edition("a = '" + dots + "'  # " + dots + "\nb = \"\"\"" + dots + "\n" + dots + "\"\"\"\n", "");
  ASSERT_TRUE(edition) << why(edition);
  EXPECT_EQ(Entry(**edition).text("a"), dots);
}

RC_GTEST_PROP(Data, no_text_does_harm, (const std::string& noise)) {
  auto text = std::string(sample);
  text.insert(*rc::gen::inRange<std::size_t>(0, text.size()), noise);
  if (const auto edition = parse_edition(text, "box.toml")) RC_ASSERT((*edition)->data.table() != nullptr);
}

}  // namespace
}  // namespace shengxiao
