#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace shengxiao::lab {
namespace {

MatchResult played(std::string_view name, const Setup& setup, std::string_view first, std::string_view second, int pairs,
                   std::uint64_t seed) {
  const auto game = *table::make_game(name, setup);
  return *match(match_plan(game, *Player::make(first), *Player::make(second), seed), {.games = 2 * static_cast<unsigned>(pairs)});
}

const Setup random_placement{2, {{"placement", "random"}}};

TEST(Match, EloOfEqualsIsNothing) {
  MatchResult even;
  for (int i = 0; i < 100; ++i) even.add({i % 2 ? 1.0 : -1.0, i % 2 ? 3.0 : -3.0});
  EXPECT_EQ(even.wins, 50);
  EXPECT_EQ(even.losses, 50);
  EXPECT_NEAR(elo(even).middle, 0, 1e-9);
  EXPECT_NEAR(elo(even).high, 69, 2);  // 1.96 * 0.5 / sqrt(101) of a game is 9.8 %
  EXPECT_NEAR(elo(even).low, -elo(even).high, 1e-9);
  EXPECT_EQ(even.mean_margin(), 0);
}

TEST(Match, EloKnowsAThreeQuarterScore) {
  MatchResult result;
  for (int i = 0; i < 4000; ++i) result.add({i % 4 ? 1.0 : -1.0, 1});
  EXPECT_NEAR(elo(result).middle, 190.8, 1);
  EXPECT_LT(elo(result).low, elo(result).middle);
}

// The same seed, the same match; and the seats are exchanged, so that one player against itself comes out even.
TEST(Match, IsRepeatableAndFair) {
  const auto play = [&] { return played("celestial_checkers", random_placement, "greedy", "random", 50, 7); };
  const auto result = play();
  EXPECT_EQ(result.games(), 100);
  EXPECT_EQ(result.wins, play().wins);
  EXPECT_EQ(result.margins, play().margins);
  EXPECT_GT(result.wins, result.losses);
  const auto even = played("celestial_checkers", random_placement, "level:4", "level:4", 4, 1);
  EXPECT_EQ(even.wins, even.losses);
}

// With three seats a player has two of them, then one; the means count, so one against itself comes out even.
TEST(Match, OfManySeatsIsPlayedByTurns) {
  Returns returns;
  Points points;
  for (const int won : {0, 0, 1}) returns.push_back(won ? 1 : -0.5), points.push_back(won ? 12 : 6);
  EXPECT_EQ(compare(returns, points, false).returns, 0.75);
  EXPECT_EQ(compare(returns, points, false).margin, 3);
  EXPECT_EQ(compare(returns, points, true).returns, -0.75);
  for (const std::string_view name : {"great_race", "zodiac", "wu_xing", "rat_and_dragon"}) {
    const shengxiao::Setup setup{3, {}, nullptr, true};
    EXPECT_GT(played(name, setup, "greedy", "random", 10, 1).wins, 15) << name;
    EXPECT_GT(played(name, setup, "level:3", "level:1", 20, 1).share(), 0.6) << name;
  }
}

TEST(Match, EqualSharesAreADrawHoweverTheyAreRounded) {
  Returns returns;
  Points points;
  for (int seat = 0; seat < 5; ++seat) returns.push_back(0.1), points.push_back(3);
  EXPECT_EQ(compare(returns, points, false).returns, 0);
  EXPECT_EQ(compare(returns, points, true).returns, 0);
}

TEST(Match, HasAnotherStartInEachPair) {
  const auto margins = [&](int pairs, std::uint64_t seed) {
    return played("celestial_checkers", random_placement, "greedy", "random", pairs, seed).margins;
  };
  EXPECT_NE(margins(3, 7), 3 * margins(1, 7));
  EXPECT_NE(margins(3, 7), margins(3, 8));
}

TEST(Match, IsReportedInALine) {
  MatchResult result;
  for (const double margin : {4, 4, 4, 0, 0, -2}) result.add({margin, margin});
  const auto line = report(result);
  EXPECT_TRUE(line.starts_with("won 3, drawn 2, lost 1 of 6; margin +1.7 ± 1.9 a game; Elo +")) << line;
}

TEST(Match, EachLevelBeatsTheOneBeforeLast) {
  for (int level = 3; level <= 6; ++level) {
    const auto result =
        played("celestial_checkers", random_placement, fmt::format("level:{}", level), fmt::format("level:{}", level - 2), 15, 3);
    EXPECT_GT(result.wins, result.losses) << report(result);
  }
}

}  // namespace
}  // namespace shengxiao::lab
