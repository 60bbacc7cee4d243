// Reading editions, and their errors.
#include "games/rat_and_dragon/edition.hpp"
#include "core/testing.hpp"

#include "games/editions.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string at(int line, std::string_view path, std::string error, std::string_view clause = "") {
  return edition_error("house.toml", line, path, std::move(error), clause);
}

// The error that comes of a change to a sound edition.
std::string error_of(const std::string& from, const std::string& to) {
  const auto game = make_with(replaced(toml({}), from, to));
  EXPECT_FALSE(game) << to;
  return game ? "made" : to_string(game.error());
}

TEST(RatAndDragon, RD_19_the_edition_that_comes_with_the_program) {
  const auto game = game_of(2);
  ASSERT_TRUE(game.edition());
  EXPECT_EQ(game.edition()->file, "rat_and_dragon.toml");
  EXPECT_EQ(game.setup().edition, game.edition());
  const auto& printed = game.printed();
  EXPECT_EQ(printed.columns, 15);
  EXPECT_EQ(printed.rows, 15);
  EXPECT_EQ(printed.score_columns, 20);
  EXPECT_EQ(printed.opposite, (PointsRule{PointsRule::Kind::difference, 0}));
  EXPECT_EQ(printed.alike, (PointsRule{PointsRule::Kind::fixed, 0}));
  EXPECT_EQ(printed.unplayable_cost, (PointsRule{PointsRule::Kind::smaller, 0}));
  // The same in our tests' words.
  const auto ours = game_with({}).printed();
  EXPECT_EQ(ours.columns, printed.columns);
  EXPECT_EQ(ours.opposite, printed.opposite);
  EXPECT_EQ(ours.unplayable_cost, printed.unplayable_cost);
}

TEST(RatAndDragon, RD_19_rules_for_points_are_words_or_numbers) {
  const auto printed =
      game_with({.columns = 7, .rows = 3, .pairs = 225, .opposite = "\"sum\"", .alike = "-1000", .costs = "\"larger\""}).printed();
  EXPECT_EQ(printed.columns, 7);
  EXPECT_EQ(printed.rows, 3);
  EXPECT_EQ(printed.score_columns, 225);
  EXPECT_EQ(printed.opposite.of(3, 8), 11);
  EXPECT_EQ(printed.alike.of(3, 8), -1000);
  EXPECT_EQ(printed.unplayable_cost.of(3, 8), 8);
  EXPECT_TRUE(make_with("name = \"ours\"\n" + replaced(toml({}), "[grid]", "[grid]\nsource = \"our sheets\"")));
}

TEST(RatAndDragon, RD_19_wrong_editions_are_refused_by_file_line_and_key) {
  EXPECT_EQ(error_of("columns = 15", "columns = 27"), at(2, "grid.columns", "rat_and_dragon.edition_columns(27, 26)", "RD-4"));
  EXPECT_EQ(error_of("rows = 15", "rows = 40"), at(3, "grid.rows", "rat_and_dragon.edition_rows(40, 26)", "RD-4"));
  for (const char* absurd : {"0", "-3", "9000000000000"}) {
    EXPECT_TRUE(error_of("columns = 15", fmt::format("columns = {}", absurd)).ends_with("[RD-4]"));
    EXPECT_TRUE(error_of("rows = 15", fmt::format("rows = {}", absurd)).ends_with("[RD-4]"));
    EXPECT_TRUE(error_of("number = 20", fmt::format("number = {}", absurd)).ends_with("[RD-11]"));
  }
  EXPECT_TRUE(error_of("number = 20", "number = 226").ends_with("[RD-11]"));
  EXPECT_EQ(error_of("\"difference\"", "\"product\""),
            at(7, "pair_points.opposite", "rat_and_dragon.edition_points(\"product\")", "RD-19"));
  EXPECT_EQ(error_of("alike = 0", "alike = 1001"), at(8, "pair_points.alike", "edition.out_of_range(1001, -1000, 1000)"));
  EXPECT_EQ(error_of("\"smaller\"", "-1"), at(10, "unplayable.costs", "edition.out_of_range(-1, 0, 1000)"));
  EXPECT_EQ(error_of("columns = 15", "columns = \"15\""), at(2, "grid.columns", "edition.not_a_number"));
  for (const char* wrong : {"alike = []", "alike = [1]", "alike = 1.5", "alike = true"}) error_of("alike = 0", wrong);
  // Missing and extra.
  for (const char* line :
       {"columns = 15\n", "rows = 15\n", "number = 20\n", "opposite = \"difference\"\n", "alike = 0\n", "costs = \"smaller\"\n"})
    EXPECT_NE(error_of(line, "").find("edition.missing"), std::string::npos) << line;
  EXPECT_EQ(error_of("[unplayable]\ncosts = \"smaller\"\n", ""), at(1, "", "edition.missing(\"unplayable\")"));
  EXPECT_EQ(error_of("rows = 15", "rows = 15\nholes = 3"), at(4, "grid.holes", "edition.unknown_key"));
  EXPECT_EQ(error_of("[grid]", "[dice]\nnumber = 3\n[grid]"), at(1, "dice", "edition.unknown_key"));
  EXPECT_FALSE(make_with("grid = 15\n" + replaced(toml({}), "[grid]\ncolumns = 15\nrows = 15\n", "")));
  EXPECT_FALSE(make_with("columns = ["));
  EXPECT_FALSE(make_with(""));
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
