#include "agents/uct.hpp"

#include <gtest/gtest.h>

#include "agents/greedy.hpp"
#include "agents/random.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
static_assert(AgentFor<Uct<Checkers>, Checkers> && AgentFor<RandomAgent, Checkers> && AgentFor<GreedyAgent, Checkers>);

const Checkers game = *Checkers::make({});

// North has nothing left to move, so this is the last turn (CC-16): the Rat goes home and South wins, or the Ox moves and it loses.
TEST(Uct, CC16_FindsAWinInOne) {
  const auto s = *game.from_position("4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -");
  ASSERT_EQ(game.legal_count(s, Seat::first), 3);
  Limits limits;
  limits.nodes = 100;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const auto thought = Uct<Checkers>(1000).think(game, observe(game, s, Seat::first), limits, rng, {});
    EXPECT_EQ(games::celestial_checkers::square_name(thought.best.from), "c7");
    EXPECT_EQ(thought.score, 1);
    EXPECT_EQ(thought.text, "100 %");
  }
}

TEST(Uct, AFullPoolIsNoHarm) {
  Limits limits;
  limits.nodes = 500;
  Rng rng(1);
  const auto thought = Uct<Checkers>(10).think(game, observe(game, game.start(), Seat::first), limits, rng, {});
  EXPECT_TRUE(is_legal(game, game.start(), Seat::first, thought.best));
}

TEST(Uct, Stops) {
  std::atomic<bool> stop{true};
  Limits limits;
  limits.stop = &stop;
  Rng rng(1);
  EXPECT_EQ(Uct<Checkers>(1000).think(game, observe(game, game.start(), Seat::first), limits, rng, {}).nodes, 1u);
}

TEST(Uct, AlwaysLegalAndRepeatable) {
  Limits limits;
  limits.nodes = 200;
  Uct<Checkers> one(5000), two(5000);
  auto s = game.start();
  while (!s.over) {
    Rng a(7), b(7);
    const auto seat = seat_at(s.mover);
    const auto thought = one.think(game, observe(game, s, seat), limits, a, {}),
               again = two.think(game, observe(game, s, seat), limits, b, {});
    ASSERT_TRUE(is_legal(game, s, seat, thought.best));
    EXPECT_EQ(thought.best, again.best);
    EXPECT_EQ(thought.nodes, 200u);
    game.apply(s, seat, thought.best);
  }
}

// The line goes on only with moves that were tried a few times.
TEST(Uct, TheLineEndsWhereLittleWasTried) {
  const auto s = *game.from_position("4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -");
  ASSERT_EQ(game.legal_count(s, Seat::first), 1);
  const auto line = [&](std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    Rng rng(1);
    return Uct<Checkers>(1000).think(game, observe(game, s, Seat::first), limits, rng, {}).line.size();
  };
  EXPECT_EQ(line(5), 1);
  EXPECT_GT(line(200), 1);
}

// Between people Zodiac has no limit of turns (ZO-22), and random moves hardly ever complete a zodiac.
TEST(Uct, ZO22_ComesToAnEndWhereRandomMovesDoNot) {
  Limits limits;
  limits.nodes = 8;
  for (const int seats : {2, 8}) {
    const auto zodiac = *games::Zodiac::make({seats, {}});
    ASSERT_EQ(zodiac.max_steps(), 0);
    Rng rng(1);
    auto s = zodiac.start();
    while (zodiac.to_act(s).has(Seat::chance)) zodiac.apply(s, Seat::chance, random_action(zodiac, s, Seat::chance, rng));
    const auto seat = zodiac.to_act(s).front();
    const auto thought = Uct<games::Zodiac>(1000).think(zodiac, observe(zodiac, s, seat), limits, rng, {});
    EXPECT_TRUE(is_legal(zodiac, s, seat, thought.best));
    EXPECT_EQ(thought.nodes, 8u);
  }
}

}  // namespace
}  // namespace shengxiao::agents
