#include "agents/levels.hpp"

#include <gtest/gtest.h>

#include <map>

#include "core/play.hpp"
#include "games/celestial_checkers/knowledge.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
static_assert(AgentFor<Levelled<Checkers>, Checkers>);

TEST(Levels, PlayWholeGamesLegallyAndTheSameAgain) {
  const auto game = *Checkers::make({});
  for (int level = 1; level <= level_count; ++level) {
    Levelled<Checkers> one(level, 1), two(level, 1);
    Rng a(level), b(level), other(9);
    auto s = game.start();
    Limits limits;
    limits.nodes = 300;
    while (!s.over) {
      const auto seat = seat_at(s.mover);
      const auto thought = one.think(game, observe(game, s, seat), limits, a, {}),
                 again = two.think(game, observe(game, s, seat), limits, b, {});
      ASSERT_TRUE(is_legal(game, s, seat, thought.best)) << level;
      EXPECT_EQ(thought.best, again.best) << level;
      EXPECT_FALSE(thought.text.empty());
      game.apply(s, seat, other.below(2) ? thought.best : random_action(game, s, seat, other));
    }
  }
}

TEST(Levels, AnEndIsWorthItsMargin) {
  const auto game = *Checkers::make({});
  const auto state = *game.from_position("4/1Rt2/4/4/4/4/4/4 -/- Ox/rthrmkrssnpggtdghsdr 1/75 S -");
  Levelled<Checkers> level(2, 1);
  Rng rng(1);
  EXPECT_EQ(level.think(game, observe(game, state, Seat::first), {}, rng, {}).score, 13 - 75);
}

// Depth counts turns, however many jumps a turn has: without misjudgement a level sees what alpha-beta sees to its depth.
TEST(Levels, WithoutErrorsTheyJudgeAsAlphaBetaToTheirDepth) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  int chains = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    auto s = game.start();
    while (s.placing()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
    for (int step = 0; step < 40 && !s.over; ++step) {
      const auto seat = seat_at(s.mover);
      const int depth = 1 + step % 2;
      Levelled<Checkers> level({depth, 1e-9, 0, 0}, 1);
      AlphaBeta<Checkers> whole(1);
      Limits limits;
      limits.depth = depth;
      const auto seen = observe(game, s, seat);
      const auto thought = level.think(game, seen, {}, rng, {});
      if (seen.legal.size() > 1 && !Knowledge<Checkers>{}.opening(s)) {
        EXPECT_NEAR(thought.score, whole.think(game, seen, limits, rng, {}).score, 1e-6) << game.position(s) << " to " << depth;
      }
      game.apply(s, seat, random_action(game, s, seat, rng));
      chains += !s.over && seat_at(s.mover) == seat;
    }
  }
  EXPECT_GT(chains, 20);
}

// To the end of the game and on the way there: a win is not more than its points.
TEST(Levels, AScoreIsAMargin) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  int ahead = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    Levelled<Checkers> level(5, 1);
    auto s = game.start();
    while (s.placing()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
    while (!s.over) {
      const auto seat = seat_at(s.mover);
      if (std::popcount(s.men[0] | s.men[1]) <= 4) {
        const auto thought = level.think(game, observe(game, s, seat), {}, rng, {});
        EXPECT_LE(std::abs(thought.score), 78) << game.position(s);
        ahead += thought.score != 0;
      }
      game.apply(s, seat, random_action(game, s, seat, rng));
    }
  }
  EXPECT_GT(ahead, 20);
}

// Limits that are given can only shorten what a level does.
TEST(Levels, HaveLimitsOfTheirOwn) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  auto s = game.start();
  Rng rng(3);
  while (s.placing()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
  const auto think = [&](int level, const Limits& limits) {
    return Levelled<Checkers>(level, 1).think(game, observe(game, s, game.to_act(s).front()), limits, rng, {});
  };
  Limits many, deep, shallow;
  many.nodes = 1'000'000;
  deep.depth = 7;
  shallow.depth = 1;
  EXPECT_LE(think(7, many).nodes, levels[6].nodes);
  EXPECT_EQ(think(3, deep).depth, 2);
  EXPECT_EQ(think(3, shallow).depth, 1);
}

// What a level chooses in a position, by how often.
std::map<std::string, int> choices(const Level& level) {
  const auto game = *Checkers::make({});
  const auto s = *game.from_position("ox2rt/4/4/Mk2Hs/4/1Ox2/4/Rt2Dr -/- -/- 0/0 S -");
  std::map<std::string, int> all;
  for (int i = 0; i < 60; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    ++all[game.text(Levelled<Checkers>(level, 1).think(game, observe(game, s, Seat::first), {}, rng, {}).best)];
  }
  return all;
}

TEST(Levels, MisjudgeByTheirErrorAndBlunderAtTheirRate) {
  const auto best = choices({1, 1e-9, 0, 0});
  ASSERT_EQ(best.size(), 1) << "one that sees clearly always does the same";
  const auto& move = best.begin()->first;
  const auto rough = choices({1, 12, 0, 0});
  EXPECT_GT(rough.size(), 2);
  const auto seldom = choices({1, 1e-9, 4, 0}), always = choices({1, 1e-9, 1, 0});
  EXPECT_GT(seldom.size(), 1);
  EXPECT_GT(seldom.at(move), 30);
  EXPECT_GT(always.size(), 4);
  EXPECT_LT(always.at(move), 30);
}

}  // namespace
}  // namespace shengxiao::agents
