// The printed numbers: those that come with the program, and what is said about wrong ones.
#include <gtest/gtest.h>

#include "games/editions.hpp"
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {
namespace {

std::string edition_with(std::string_view from = "", std::string_view to = "") {
  std::string toml = "[track]\nfinish = 30\nriver = 15\n";
  for (const auto& [action, top] : {std::pair{"Cheat", 3}, {"Help", 2}, {"Run", 4}, {"Rest", 3}, {"Cooperate", 5}, {"Walk", 2}})
    toml += fmt::format("[[range]]\naction = \"{}\"\nlow_top = {}\n", action, top);
  for (const char* side : {"3-4", "5"})
    for (int at = 0; at < 12; ++at) toml += fmt::format("[[space]]\nside = \"{}\"\nat = {}\nbenefit = \"{}\"\n", side, at, at % 5);
  if (!from.empty()) {
    const auto found = toml.find(from);
    EXPECT_NE(found, std::string::npos) << from;
    toml.replace(found, from.size(), to);
  }
  return toml;
}

Result<GreatRace> made(const std::string& toml, int seats = 4) {
  auto edition = parse_edition(toml, "mine.toml");
  EXPECT_TRUE(edition);
  return GreatRace::make({seats, {}, *edition});
}

std::string wrong(std::string_view from, std::string_view to) {
  const auto game = made(edition_with(from, to));
  return game ? "made" : game.error().text;
}

TEST(GreatRaceEdition, comes_with_the_program) {
  const auto edition = default_edition("great_race");
  for (const int seats : {3, 4, 5}) {
    const auto printed = read_printed(*edition, seats);
    ASSERT_TRUE(printed);
    EXPECT_EQ(printed->finish, 30);
    EXPECT_EQ(printed->river, 15) << "the second half";
    EXPECT_EQ(printed->low_top[run], 4);
    EXPECT_EQ(printed->low_top[walk], 2);
    EXPECT_GE(printed->low_top[cheat], 1);
    EXPECT_EQ(std::ranges::count(printed->space, true, &Printed::Space::split), seats == 5 ? 4 : 3);
    const auto has = [&](std::string_view benefit) {
      return std::ranges::count(printed->space, benefit, [](const auto& space) { return text(space.green); }) > 0;
    };
    for (const char* bare : {"2", "3", "4", "N+exchange"}) EXPECT_TRUE(has(bare)) << bare;
    EXPECT_TRUE(has("2+trade"));
  }
  EXPECT_EQ(GreatRace::make({4, {}})->edition()->data, edition->data);
}

TEST(GreatRaceEdition, another_one_is_used) {
  const auto game = made(edition_with("finish = 30", "finish = 44"));
  ASSERT_TRUE(game);
  EXPECT_EQ(game->printed().finish, 44);
  EXPECT_EQ(text(game->printed().space[4].yellow), "4");
  EXPECT_TRUE(made(edition_with("benefit = \"3\"", "green = \"0+exchange+trade\"\nyellow = \"N+trade\"")));
  Rng rng(5);
  auto s = game->start();
  playout(*game, s, rng);
  EXPECT_TRUE(game->to_act(s).empty());
}

TEST(GreatRaceEdition, the_side_not_in_use_may_be_left_out) {
  auto toml = edition_with();
  toml.resize(toml.find("[[space]]\nside = \"5\""));
  EXPECT_TRUE(made(toml, 3));
  EXPECT_TRUE(made(toml, 4));
  const auto five = made(toml, 5);
  ASSERT_FALSE(five);
  EXPECT_EQ(five.error().text, "mine.toml, line 1: space 0 of side 5 is missing");
  EXPECT_EQ(five.error().clause, "GR-7");
  EXPECT_FALSE(made(toml + "[[space]]\nside = \"5\"\nat = 3\nbenefit = \"1\"\n", 4)) << "half a side";
}

TEST(GreatRaceEdition, what_is_wrong_is_told_with_file_line_and_key) {
  ASSERT_EQ(wrong("", ""), "made");
  EXPECT_EQ(wrong("finish = 30", ""), "mine.toml, line 1, track: \"finish\" is missing");
  EXPECT_EQ(wrong("finish = 30", "finish = 1"), "mine.toml, line 2, track.finish: 1 is not from 2 to 200");
  EXPECT_EQ(wrong("finish = 30", "finish = 10"), "mine.toml, line 3, track.river: 15 is not from 1 to 9");
  EXPECT_EQ(wrong("river = 15", "river = 0"), "mine.toml, line 3, track.river: 0 is not from 1 to 29");
  EXPECT_EQ(wrong("river = 15", "river = \"wide\""), "mine.toml, line 3, track.river: not a whole number");
  EXPECT_EQ(wrong("river = 15", "river = 15\nbridge = 3"), "mine.toml, line 4, track.bridge: there is no such entry");
  EXPECT_EQ(wrong("[track]", "[wheel]\nx = 1\n[track]"), "mine.toml, line 1, wheel: there is no such entry");
  EXPECT_EQ(wrong("low_top = 3", "low_top = 0"), "mine.toml, line 6, range[0].low_top: 0 is not from 1 to 29");
  EXPECT_EQ(wrong("action = \"Cheat\"", "action = \"Fly\""),
            "mine.toml, line 4, range[0]: \"Fly\" is not an action that has a range");
  EXPECT_EQ(wrong("action = \"Cheat\"", "action = \"Repeat\""),
            "mine.toml, line 4, range[0]: \"Repeat\" is not an action that has a range");
  EXPECT_EQ(wrong("action = \"Help\"", "action = \"Cheat\""), "mine.toml, line 7, range[1]: the range of Cheat is given twice");
  EXPECT_EQ(wrong("[[range]]\naction = \"Walk\"\nlow_top = 2\n", ""), "mine.toml, line 1: the range of Walk is missing");
  EXPECT_EQ(wrong("side = \"3-4\"", "side = \"6\""), "mine.toml, line 22, space[0]: \"6\" is not a side of the wheel (3-4 or 5)");
  EXPECT_EQ(wrong("at = 11", "at = 12"), "mine.toml, line 68, space[11].at: 12 is not from 0 to 11");
  EXPECT_EQ(wrong("at = 11", "at = 10"), "mine.toml, line 66, space[11]: space 10 of side 3-4 is given twice");
  for (const char* benefit : {"5", "", "2 + trade", "2+trade+exchange", "M", "2+", "-1", "22"})
    EXPECT_EQ(
        wrong("benefit = \"2\"", fmt::format("benefit = \"{}\"", benefit)),
        fmt::format("mine.toml, line 33, space[2].benefit: \"{}\" is not a benefit (0 to 4 or N, then +exchange, then +trade, "
                    "where it has them)",
                    benefit));
  EXPECT_EQ(wrong("benefit = \"2\"", "benefit = 2"), "mine.toml, line 33, space[2].benefit: not a text");
  EXPECT_EQ(wrong("benefit = \"2\"", "green = \"2\""), "mine.toml, line 30, space[2]: a space has a benefit, or green and yellow");
  EXPECT_EQ(wrong("benefit = \"2\"", "benefit = \"2\"\ngreen = \"2\"\nyellow = \"1\""),
            "mine.toml, line 30, space[2]: a space has a benefit, or green and yellow");
}

}  // namespace
}  // namespace shengxiao::games::great_race
