// Computers know nothing that their seat may not know.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "table/driver.hpp"
#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

class ComputersKnowNothing : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(games, ComputersKnowNothing, testing::ValuesIn(names_of_games()),
                         [](const auto& info) { return info.param; });

// The next action of a computer of this level, and what is told of its thinking.
std::string thoughts(const Match& match, Seat seat, int level) {
  SeatOccupants players(static_cast<std::size_t>(match.game().seats()));
  players[static_cast<std::size_t>(index(seat))] = {false, level, ""};
  GameDriver driver(match, players, 5, inline_executors(), {});
  std::string told;
  EXPECT_TRUE(driver.ask(seat, {"level", std::min(level, 2)}, {.nodes = 100}, [&](const AnyThought& thought) {
    told = fmt::format("{} {} {} {} {} {}", thought.best, fmt::join(thought.line, " "), thought.score, thought.text, thought.depth,
                       thought.nodes);
  }));
  const auto made = [&] {
    const auto later = std::span(driver.match().steps()).subspan(match.steps().size());
    return std::ranges::find(later, seat, &Played::actor);
  };
  driver.resume();
  // Where seats choose at the same time, it plays once the people have.
  while (driver.match().to_act().has(seat)) {
    const Seat other = driver.match().to_act().without(seat).front();
    std::vector<ActionId> legal;
    driver.match().game().legal(driver.match().state(), other, legal);
    if (!driver.play(other, driver.match().game().text(legal.front()))) break;
    driver.resume();
  }
  return told + " " + driver.match().game().text(made()->action);
}

// A computer's move, and what is told of its thinking, are the same in two worlds that its seat cannot tell apart.
TEST_P(ComputersKnowNothing, of_what_their_seat_may_not_know) {
  const int seats = GetParam() == "great_race" ? 3 : 2;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Seat viewer = seat_at(static_cast<int>(seed) % seats);
    const int level = 1 + static_cast<int>(seed) % 5;
    Pair pair(GetParam(), seats, viewer, seed, static_cast<int>(seed) * 8);
    for (int looks = 0; looks < 3 && !pair[0].over();) {
      const auto who = pair[0].to_act();
      const bool differ = pair[0].game().open() ? pair[0].step() > 30 : !(pair[0].state() == pair[1].state());
      if (who.has(viewer) && differ) {
        ++looks;
        ++compared;
        EXPECT_EQ(thoughts(pair[0], viewer, level), thoughts(pair[1], viewer, level)) << "level " << level << ", seed " << seed;
      }
      // The others first: the choices of this seat are compared while theirs are sealed.
      const auto others = who.without(viewer);
      const Seat actor = who.is_chance() ? Seat::chance : others.empty() ? viewer : others.nth(pair.below(others.size()));
      if (!pair.step(actor)) break;
    }
  }
  EXPECT_GT(compared, 0);
}

// The others may have taken more steps than it was told of.
TEST(GameDriver, plays_alike_however_much_is_done_out_of_sight) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    auto match = *Match::start("rat_and_dragon", {2, {}}, seed);
    const auto last_legal = [&] {
      std::vector<ActionId> legal;
      match.game().legal(match.state(), Seat::first, legal);
      return legal.back();
    };
    const auto played = [&] {
      GameDriver driver(match, {SeatOccupant{}, {false, 1, ""}}, 5, inline_executors(), {});
      driver.resume();
      std::vector<ActionId> actions;
      for (const auto& step : driver.match().steps())
        if (step.actor == Seat::second) actions.push_back(step.action);
      return actions;
    };
    match.play(Seat::first, last_legal());
    const auto after_one = played();
    match.play(Seat::first, last_legal());
    ASSERT_TRUE(match.to_act().has(Seat::first)) << "seed " << seed;
    EXPECT_FALSE(after_one.empty()) << "seed " << seed;
    EXPECT_EQ(played(), after_one) << "seed " << seed;
  }
}

}  // namespace
}  // namespace shengxiao::table
