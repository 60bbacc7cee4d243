// Editions: what is read, and what is refused and where.
#include "games/rat_and_dragon/edition.hpp"

#include "games/editions.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games {
namespace {

using namespace rat_testing;
using rat_and_dragon::PointsRule;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The error that comes of a change to a sound edition.
Error error_of(const std::string& from, const std::string& to) {
  const auto game = make_with(replaced(toml({}), from, to));
  EXPECT_FALSE(game) << to;
  return game ? Error{} : game.error();
}

TEST(RatAndDragon, RD_19_the_edition_that_comes_with_the_program) {
  const auto game = game_of(2);
  ASSERT_TRUE(game.edition());
  EXPECT_EQ(game.edition()->file, "rat_and_dragon.toml");
  EXPECT_EQ(game.setup().edition, game.edition());
  const auto& print = game.print();
  EXPECT_EQ(print.columns, 15);
  EXPECT_EQ(print.rows, 15);
  EXPECT_EQ(print.score_columns, 20);
  EXPECT_EQ(print.opposite, (PointsRule{PointsRule::Kind::difference, 0}));
  EXPECT_EQ(print.alike, (PointsRule{PointsRule::Kind::fixed, 0}));
  EXPECT_EQ(print.costs, (PointsRule{PointsRule::Kind::smaller, 0}));
  // The same in our tests' words.
  const auto ours = game_with({}).print();
  EXPECT_EQ(ours.columns, print.columns);
  EXPECT_EQ(ours.opposite, print.opposite);
  EXPECT_EQ(ours.costs, print.costs);
}

TEST(RatAndDragon, RD_19_rules_for_points_are_words_or_numbers) {
  const auto print =
      game_with({.columns = 7, .rows = 3, .pairs = 225, .opposite = "\"sum\"", .alike = "-1000", .costs = "\"larger\""}).print();
  EXPECT_EQ(print.columns, 7);
  EXPECT_EQ(print.rows, 3);
  EXPECT_EQ(print.score_columns, 225);
  EXPECT_EQ(print.opposite.of(3, 8), 11);
  EXPECT_EQ(print.alike.of(3, 8), -1000);
  EXPECT_EQ(print.costs.of(3, 8), 8);
  EXPECT_TRUE(make_with("name = \"ours\"\n" + replaced(toml({}), "[grid]", "[grid]\nsource = \"our sheets\"")));
}

TEST(RatAndDragon, RD_19_wrong_editions_are_refused_by_file_line_and_key) {
  EXPECT_EQ(error_of("columns = 15", "columns = 27").message(),
            "house.toml, line 2, grid.columns: 27 is not from 1 to 26, the columns that have a letter (RD-4)");
  EXPECT_EQ(error_of("rows = 15", "rows = 40").message(),
            "house.toml, line 3, grid.rows: 40 is not from 1 to 26, the rows that a state of the game has room for (RD-4)");
  for (const char* absurd : {"0", "-3", "9000000000000"}) {
    EXPECT_EQ(error_of("columns = 15", fmt::format("columns = {}", absurd)).clause, "RD-4");
    EXPECT_EQ(error_of("rows = 15", fmt::format("rows = {}", absurd)).clause, "RD-4");
    EXPECT_EQ(error_of("number = 20", fmt::format("number = {}", absurd)).clause, "RD-11");
  }
  EXPECT_EQ(error_of("number = 20", "number = 226").clause, "RD-11");
  EXPECT_EQ(
      error_of("\"difference\"", "\"product\"").message(),
      "house.toml, line 7, pair_points.opposite: \"product\" is not larger, smaller, difference, sum or a whole number (RD-19)");
  EXPECT_EQ(error_of("alike = 0", "alike = 1001").text, "house.toml, line 8, pair_points.alike: 1001 is not from -1000 to 1000");
  EXPECT_EQ(error_of("\"smaller\"", "-1").text, "house.toml, line 10, unplayable.costs: -1 is not from 0 to 1000");
  EXPECT_EQ(error_of("columns = 15", "columns = \"15\"").text, "house.toml, line 2, grid.columns: not a whole number");
  for (const char* wrong : {"alike = []", "alike = [1]", "alike = 1.5", "alike = true"}) error_of("alike = 0", wrong);
  // Missing and extra.
  for (const char* line :
       {"columns = 15\n", "rows = 15\n", "number = 20\n", "opposite = \"difference\"\n", "alike = 0\n", "costs = \"smaller\"\n"})
    EXPECT_NE(error_of(line, "").text.find("is missing"), std::string::npos) << line;
  EXPECT_EQ(error_of("[unplayable]\ncosts = \"smaller\"\n", "").text, "house.toml, line 1: \"unplayable\" is missing");
  EXPECT_EQ(error_of("rows = 15", "rows = 15\nholes = 3").text, "house.toml, line 4, grid.holes: there is no such entry");
  EXPECT_EQ(error_of("[grid]", "[dice]\nnumber = 3\n[grid]").text, "house.toml, line 1, dice: there is no such entry");
  EXPECT_FALSE(make_with("grid = 15\n" + replaced(toml({}), "[grid]\ncolumns = 15\nrows = 15\n", "")));
  EXPECT_FALSE(make_with("columns = ["));
  EXPECT_FALSE(make_with(""));
}

}  // namespace
}  // namespace shengxiao::games
