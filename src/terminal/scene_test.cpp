#include "terminal/scene.hpp"

#include <gtest/gtest.h>

#include "boards/generic_board.hpp"

namespace shengxiao::terminal {
namespace {

TEST(Told, NamesTheSeatAndWhatChanceDidAfterwards) {
  const GenericBoard board;
  const Turn first{Seat::chance, 1, "first 0"}, pass{Seat::first, 2, "pass"}, hidden{Seat::second, 3, "play ?", false};
  EXPECT_EQ(told({}, board), "");
  EXPECT_EQ(told({first}, board), "");
  EXPECT_EQ(told({first, pass}, board), "Seat 1: pass");
  EXPECT_EQ(told({pass, {Seat::chance, 3, "draw Ox"}, {Seat::chance, 4, "throw 3 5"}}, board),
            "Seat 1: pass. Chance: draw Ox, throw 3 5");
  EXPECT_EQ(told({pass, hidden, {Seat::chance, 4, "drawn ?", false}}, board), "Seat 2: play ? (hidden)");
}

std::string ending(std::string_view game, int seats, const Options& options) {
  auto match = table::Match::start(game, {seats, options}, 1);
  EXPECT_TRUE(match) << to_string(match.error());
  Rng rng(1);
  while (!match->over()) {
    const auto seat = match->to_act().front();
    match->play(seat, match->game().random_action(match->state(), seat, rng));
  }
  return result(*match, GenericBoard());
}

TEST(Result, AloneItIsWonOrLost) {
  const auto text = ending("rat_and_dragon", 1, {});
  EXPECT_TRUE(text.starts_with("The game is over: lost with -") && text.ends_with(" points")) << text;
}

TEST(Result, AloneTheHeuristicPolicyWins) {
  auto match = *table::Match::start("rat_and_dragon", {1, {}}, 1);
  for (Rng rng(1); !match.over();)
    match.play(Seat::first, match.game().greedy(match.game().observe(match.state(), Seat::first), rng));
  const auto points = match.game().points(match.state())[0];
  ASSERT_GT(points, 0);
  EXPECT_EQ(result(match, GenericBoard()), fmt::format("The game is over: won with {} points", points));
}

TEST(Result, TellsWhoHasWonOrThatNobodyHas) {
  EXPECT_TRUE(ending("zodiac", 3, {{"turn_limit", "1"}}).starts_with("The game is over: a draw, "));
  const auto text = ending("great_race", 3, {});
  EXPECT_NE(text.find(" wins, "), std::string::npos) << text;
}

TEST(Result, NamesAllWhoHaveWon) {
  for (std::uint64_t seed = 1; seed < 300; ++seed) {
    auto match = *table::Match::start("wu_xing", {3, {{"turn_limit", "6"}}}, seed);
    for (Rng rng(seed); !match.over();) {
      const auto seat = match.to_act().front();
      match.play(seat, match.game().random_action(match.state(), seat, rng));
    }
    const auto returns = match.game().returns(match.state());
    if (returns[0] != returns[1] || returns[0] <= returns[2]) continue;
    const auto text = result(match, GenericBoard());
    EXPECT_TRUE(text.starts_with("The game is over: Seat 1 and Seat 2 win, ")) << text;
    return;
  }
  FAIL() << "nobody shared a win";
}

Scene scene_now(const Options& options, const Session::Who& who, const std::string& move = "") {
  auto session = Session::start("celestial_checkers", {2, options}, who, 1);
  EXPECT_TRUE(session) << to_string(session.error());
  if (!move.empty()) {
    EXPECT_TRUE((*session)->play(move));
  }
  return scene_of(**session, (*session)->match().step());
}

TEST(Scene, IsSeenFromTheSeatOfThePerson) {
  const table::SeatOccupant person{}, computer{false, 1};
  EXPECT_EQ(scene_now({}, {person, computer}).near, 0);
  EXPECT_EQ(scene_now({}, {computer, person}).near, 1);
  EXPECT_EQ(scene_now({}, {computer, computer}).near, 0);
}

TEST(Scene, MarksEveryStepOfTheLastTurn) {
  const Options jump{{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}};
  EXPECT_TRUE(scene_now(jump, {table::SeatOccupant{}, table::SeatOccupant{}}).last.empty());
  EXPECT_EQ(scene_now(jump, {table::SeatOccupant{}, table::SeatOccupant{}}, "d4xf6xd8").last.size(), 2);
}

}  // namespace
}  // namespace shengxiao::terminal
