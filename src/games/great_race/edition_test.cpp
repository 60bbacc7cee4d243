// The printed numbers: those that come with the program, and what is said about wrong ones.
#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/testing.hpp"
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

std::string at(int line, std::string_view path, std::string error, std::string_view clause = "") {
  return edition_error("mine.toml", line, path, std::move(error), clause);
}

std::string wrong(std::string_view from, std::string_view to) {
  const auto game = made(edition_with(from, to));
  return game ? "made" : to_string(game.error());
}

TEST(GreatRaceEdition, comes_with_the_program) {
  const auto edition = default_edition("great_race");
  for (const int seats : {3, 4, 5}) {
    const auto printed = read_printed(*edition, seats);
    ASSERT_TRUE(printed);
    EXPECT_EQ(printed->finish, 30);
    EXPECT_EQ(printed->river, 15) << "the second half";
    EXPECT_EQ(printed->low_top(Act::run), 4);
    EXPECT_EQ(printed->low_top(Act::walk), 2);
    EXPECT_GE(printed->low_top(Act::cheat), 1);
    EXPECT_EQ(std::ranges::count(printed->space, true, &PrintedData::Space::split), seats == 5 ? 4 : 3);
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
  EXPECT_EQ(game->rules().printed.finish, 44);
  EXPECT_EQ(text(game->rules().printed.space[4].yellow), "4");
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
  EXPECT_EQ(to_string(five.error()), at(1, "", "great_race.edition_space_missing(0, \"5\")", "GR-7"));
  EXPECT_FALSE(made(toml + "[[space]]\nside = \"5\"\nat = 3\nbenefit = \"1\"\n", 4)) << "half a side";
}

TEST(GreatRaceEdition, what_is_wrong_is_told_with_file_line_and_key) {
  ASSERT_EQ(wrong("", ""), "made");
  EXPECT_EQ(wrong("finish = 30", ""), at(1, "track", "edition.missing(\"finish\")"));
  EXPECT_EQ(wrong("finish = 30", "finish = 1"), at(2, "track.finish", "edition.out_of_range(1, 2, 200)"));
  EXPECT_EQ(wrong("finish = 30", "finish = 10"), at(3, "track.river", "edition.out_of_range(15, 1, 9)"));
  EXPECT_EQ(wrong("river = 15", "river = 0"), at(3, "track.river", "edition.out_of_range(0, 1, 29)"));
  EXPECT_EQ(wrong("river = 15", "river = \"wide\""), at(3, "track.river", "edition.not_a_number"));
  EXPECT_EQ(wrong("river = 15", "river = 15\nbridge = 3"), at(4, "track.bridge", "edition.unknown_key"));
  EXPECT_EQ(wrong("[track]", "[wheel]\nx = 1\n[track]"), at(1, "wheel", "edition.unknown_key"));
  EXPECT_EQ(wrong("low_top = 3", "low_top = 0"), at(6, "range[0].low_top", "edition.out_of_range(0, 1, 29)"));
  EXPECT_EQ(wrong("action = \"Cheat\"", "action = \"Fly\""), at(4, "range[0]", "great_race.edition_action(\"Fly\")", "GR-9"));
  EXPECT_EQ(wrong("action = \"Cheat\"", "action = \"Repeat\""), at(4, "range[0]", "great_race.edition_action(\"Repeat\")", "GR-9"));
  EXPECT_EQ(wrong("action = \"Help\"", "action = \"Cheat\""),
            at(7, "range[1]", "great_race.edition_range_twice(\"Cheat\")", "GR-9"));
  EXPECT_EQ(wrong("[[range]]\naction = \"Walk\"\nlow_top = 2\n", ""),
            at(1, "", "great_race.edition_range_missing(\"Walk\")", "GR-9"));
  EXPECT_EQ(wrong("side = \"3-4\"", "side = \"6\""), at(22, "space[0]", "great_race.edition_side(\"6\")", "GR-7"));
  EXPECT_EQ(wrong("at = 11", "at = 12"), at(68, "space[11].at", "edition.out_of_range(12, 0, 11)"));
  EXPECT_EQ(wrong("at = 11", "at = 10"), at(66, "space[11]", "great_race.edition_space_twice(10, \"3-4\")", "GR-7"));
  for (const char* benefit : {"5", "", "2 + trade", "2+trade+exchange", "M", "2+", "-1", "22"})
    EXPECT_EQ(wrong("benefit = \"2\"", fmt::format("benefit = \"{}\"", benefit)),
              at(33, "space[2].benefit", fmt::format("great_race.edition_benefit(\"{}\")", benefit), "GR-10"));
  EXPECT_EQ(wrong("benefit = \"2\"", "benefit = 2"), at(33, "space[2].benefit", "edition.not_a_string"));
  EXPECT_EQ(wrong("benefit = \"2\"", "green = \"2\""), at(30, "space[2]", "great_race.edition_space", "GR-10"));
  EXPECT_EQ(wrong("benefit = \"2\"", "benefit = \"2\"\ngreen = \"2\"\nyellow = \"1\""),
            at(30, "space[2]", "great_race.edition_space", "GR-10"));
}

}  // namespace
}  // namespace shengxiao::games::great_race
