#include "table/edition.hpp"

#include <gtest/gtest.h>

#include "table/any_game.hpp"

namespace shengxiao::table {
namespace {

std::string refused(std::string_view json) {
  const auto edition = parse_edition_json(json);
  return edition ? "" : to_string(edition.error());
}

std::string nested(std::size_t deep) { return R"({"list": )" + std::string(deep, '[') + std::string(deep, ']') + "}"; }

TEST(EditionJson, is_not_nested_without_end) {
  EXPECT_EQ(refused(nested(8)), "");
  EXPECT_NE(refused(nested(9)).find("edition.too_deep"), std::string::npos) << refused(nested(9));
}

TEST(EditionJson, has_whole_numbers_texts_lists_and_tables) {
  EXPECT_EQ(refused(R"({"number": 9223372036854775807, "text": "x", "list": [-1], "table": {}})"), "");
  for (const auto* value : {"9223372036854775808", "1.5", "true", "null"})
    EXPECT_NE(refused(fmt::format(R"({{"value": {}}})", value)).find("edition.value_kind"), std::string::npos) << value;
  EXPECT_NE(refused("[]").find("edition.not_a_table"), std::string::npos);
  EXPECT_NE(refused("{").find("edition.not_json"), std::string::npos);
}

TEST(EditionJson, is_printed_as_it_was_read) {
  const auto* text = R"({"name":"x","list":[1,{"b":2,"a":[]}]})";
  EXPECT_EQ(edition_json(**parse_edition_json(text)), text);
}

TEST(EditionJson, is_only_for_games_that_have_printed_data) {
  const auto edition = *parse_edition_json("{}");
  const auto refused = make_game("celestial_checkers", {2, {}, edition});
  ASSERT_FALSE(refused);
  EXPECT_NE(to_string(refused.error()).find("edition.unused"), std::string::npos) << to_string(refused.error());
}

}  // namespace
}  // namespace shengxiao::table
