#include "agents/rollout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <ctime>

#include "agents/rollout_levels.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
static_assert(AgentFor<Rollout<Checkers>, Checkers> && AgentFor<LevelledRollout<games::GreatRace>, games::GreatRace>);
static_assert(points_decide<games::WuXing> && !points_decide<games::Zodiac>);

template <class G>
class RolloutOf : public testing::Test {};
using RolloutGames = testing::Types<games::GreatRace, games::Zodiac, games::WuXing, games::RatAndDragon>;
TYPED_TEST_SUITE(RolloutOf, RolloutGames);

TYPED_TEST(RolloutOf, EveryLevelIsLegalForEverySeatAndRepeatable) {
  using G = TypeParam;
  const auto game = *G::make({std::min(int{G::max_seats}, 3), {}, nullptr, true});
  Limits limits;
  limits.nodes = 8;
  for (int level = 1; level <= level_count; ++level) {
    LevelledRollout<G> one(level), two(level);
    Rng chance(static_cast<std::uint64_t>(level));
    auto s = game.start();
    SeatSet who;
    for (int step = 0; step < 20 && !(who = game.to_act(s)).empty(); ++step) {
      const auto seat = who.nth(chance.below(who.size()));
      if (seat != Seat::chance) {
        Rng a(7), b(7);
        const auto thought = one.think(game, observe(game, s, seat), limits, a, {});
        ASSERT_TRUE(is_legal(game, s, seat, thought.best)) << level << ": " << game.text(thought.best);
        const auto same = two.think(game, observe(game, s, seat), limits, b, {});
        EXPECT_EQ(thought.best, same.best);
        EXPECT_EQ(thought.nodes, same.nodes);
        EXPECT_LE(thought.nodes, 8u);
      }
      game.apply(s, seat, random_action(game, s, seat, chance));
    }
  }
}

// Plays so many games, in which one is asked about every decision: choose(observation) is the action.
template <class G, class Choose>
void play(const G& game, int games, Rng& rng, Choose choose) {
  for (int n = 0; n < games; ++n) {
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.front();
      game.apply(s, seat, seat == Seat::chance ? random_action(game, s, seat, rng) : choose(observe(game, s, seat)));
    }
  }
}

// The first level does something else than the heuristic policy often, but nothing that this policy would rather pass than do.
TEST(Levels, TheFirstOverlooksAndSpendsNoTokenForNothing) {
  using G = games::WuXing;
  const auto game = *G::make({3, {}, nullptr, true});
  LevelledRollout<G> first(1);
  Rng rng(5);
  int slips = 0, tokens = 0, decisions = 0;
  play(game, 20, rng, [&](const auto& observation) {
    const auto move = first.think(game, observation, {}, rng, {}).best;
    const auto greedy = game.greedy(observation, rng);
    ++decisions;
    slips += move != greedy;
    if (move.kind == G::Kind::token) {
      ++tokens;
      auto without = observation;
      without.legal.clear();
      without.legal.push_back(move);
      without.legal.push_back(G::Action::pass());
      EXPECT_EQ(game.greedy(without, rng), move) << game.text(move);
    }
    return move;
  });
  EXPECT_GT(slips, decisions / 10);
  EXPECT_GT(tokens, 0);
}

// What the rule of thumb would do is left to whoever overlooks all but the obvious, beside what nobody overlooks.
TYPED_TEST(RolloutOf, TheObviousIsSeen) {
  using G = TypeParam;
  const auto game = *G::make({std::min(int{G::max_seats}, 3), {}, nullptr, true});
  constexpr RolloutLevel all_but_the_obvious{100, 0, 0, 1, true};
  Rng rng(11);
  auto s = game.start();
  SeatSet who;
  for (int step = 0; step < 200 && !(who = game.to_act(s)).empty(); ++step) {
    const auto seat = who.nth(rng.below(who.size()));
    if (seat != Seat::chance) {
      const auto observation = observe(game, s, seat);
      Rng luck(static_cast<std::uint64_t>(step)), same = luck;
      const auto seen = overlooking(game, all_but_the_obvious, observation, luck).legal;
      auto split = same.split();
      const auto rule_of_thumb = game.greedy(observation, split);
      EXPECT_TRUE(seen.contains(rule_of_thumb)) << game.text(rule_of_thumb);
      for (const auto& action : seen) {
        bool plain = action == rule_of_thumb;
        if constexpr (KnowsPlainMoves<G>) plain = plain || G::is_plain(action);
        EXPECT_TRUE(plain) << game.text(action);
      }
    }
    game.apply(s, seat, random_action(game, s, seat, rng));
  }
}

// How often a level throws out its only card of a sign although it could do something else.
int follies_of(int level) {
  using G = games::Zodiac;
  const auto game = *G::make({4, {}, nullptr, true});
  LevelledRollout<G> agent(level);
  Rng rng(3);
  int follies = 0;
  play(game, 10, rng, [&](const auto& observation) {
    const auto move = agent.think(game, observation, {}, rng, {}).best;
    const auto is_folly = [&](const auto& action) { return game.is_folly(observation.view, action); };
    follies += is_folly(move) && !std::ranges::all_of(observation.legal, is_folly);
    return move;
  });
  return follies;
}

TEST(Levels, FromTheThirdOnTheyThrowOutNoOnlySignBesideADouble) {
  EXPECT_GT(follies_of(1), 10);
  for (int level = 3; level <= 6; ++level) EXPECT_EQ(follies_of(level), 0) << level;
}

TYPED_TEST(RolloutOf, StopsOnTimeAndWhenTold) {
  using G = TypeParam;
  const auto game = *G::make({int{G::max_seats}, {}, nullptr, true});
  Rng rng(3);
  auto s = game.start();
  Actions<G> legal;
  do {
    const auto seat = game.to_act(s).front();
    game.apply(s, seat, random_action(game, s, seat, rng));
    legal.clear();
    if (!game.to_act(s).is_chance()) game.legal(s, game.to_act(s).front(), legal);
  } while (legal.size() < 2);
  const auto seat = game.to_act(s).front();
  std::atomic<bool> stop{true};
  Limits limits;
  limits.stop = &stop;
  EXPECT_EQ(Rollout<G>().think(game, observe(game, s, seat), limits, rng, {}).nodes, 0u);
  limits = {};
  limits.time = std::chrono::milliseconds(20);
  const auto start = std::clock();  // of this process alone: machines are shared
  const auto thought = LevelledRollout<G>(level_count).think(game, observe(game, s, seat), limits, rng, {});
  EXPECT_LT(std::clock() - start, CLOCKS_PER_SEC);
  EXPECT_TRUE(is_legal(game, s, seat, thought.best));
}

// North has nothing left to move, so this is the last turn (CC-16): the Rat goes home and South wins, or the Ox moves and it loses.
TEST(Rollout, CC16_FindsAWinInOne) {
  const auto game = *Checkers::make({});
  const auto s = *game.from_position("4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -");
  Limits limits;
  limits.nodes = 60;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const auto thought = Rollout<Checkers>().think(game, observe(game, s, Seat::first), limits, rng, {});
    EXPECT_EQ(games::celestial_checkers::square_name(thought.best.from), "c7");
    EXPECT_LE(thought.nodes, 60u);
  }
}

// One legal move needs no thought; of more, the best so far is told while it thinks.
TEST(Rollout, TellsWhatItThinks) {
  const auto game = *games::WuXing::make({2, {}, nullptr, true});
  Rng rng(5);
  Limits limits;
  limits.nodes = 400;
  auto s = game.start();
  int told = 0;
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    const auto seat = who.front();
    if (seat != Seat::chance) {
      Actions<games::WuXing> legal;
      game.legal(s, seat, legal);
      const auto thought =
          Rollout<games::WuXing>().think(game, observe(game, s, seat), limits, rng, [&](const Thought<games::WuXing>& t) {
            ++told;
            EXPECT_TRUE(legal.contains(t.best));
            EXPECT_FALSE(t.text.empty());
          });
      EXPECT_EQ(thought.nodes == 0, legal.size() == 1);
    }
    game.apply(s, seat, random_action(game, s, seat, rng));
  }
  EXPECT_GT(told, 10);
}

TEST(Rollout, TellsTheChanceToWinAmongAllSeats) {
  const auto game = *games::WuXing::make({6, {}});
  Rng rng(3);
  auto s = game.start();
  SeatSet who;
  while ((who = game.to_act(s)).has(Seat::chance)) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
  Limits limits;
  limits.nodes = 600;
  const auto thought = Rollout<games::WuXing>().think(game, observe(game, s, who.front()), limits, rng, {});
  const int percent = std::stoi(thought.text);
  EXPECT_GT(percent, 5) << thought.text;
  EXPECT_LT(percent, 35) << "a sixth at the beginning, or a little more";
}

// Where nobody can win any more, each seat has as much of the win as the others.
TEST(Rollout, WhereNobodyWinsTheChanceIsShared) {
  const auto game = *games::Zodiac::make({3, {{"turn_limit", "1"}}});
  auto s = game.start();
  Rng rng(5);
  Actions<games::Zodiac> legal;
  while (legal.size() < 2) {
    const auto seat = game.to_act(s).front();
    game.apply(s, seat, random_action(game, s, seat, rng));
    legal.clear();
    if (!game.to_act(s).is_chance()) game.legal(s, game.to_act(s).front(), legal);
  }
  Limits limits;
  limits.nodes = 60;
  EXPECT_EQ(Rollout<games::Zodiac>().think(game, observe(game, s, game.to_act(s).front()), limits, rng, {}).text, "33 %");
}

// Whoever analyses is told what the only move is worth, however clear it is.
TEST(Rollout, TriesTheLastMoveOnWhileNothingButAStopEndsIt) {
  const auto game = *games::WuXing::make({3, {}, nullptr, true});
  auto state = game.start();
  Rng rng(5);
  while (game.to_act(state).is_chance()) game.apply(state, Seat::chance, random_action(game, state, Seat::chance, rng));
  auto observation = observe(game, state, game.to_act(state).front());
  const auto only = observation.legal[0];
  observation.legal.clear();
  observation.legal.push_back(only);
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  const auto thought =
      Rollout<games::WuXing>().think(game, observation, limits, rng, [&](const auto& t) { stop = t.nodes >= 600; });
  EXPECT_EQ(thought.best, only);
  EXPECT_GE(thought.nodes, 600u);
  EXPECT_FALSE(thought.text.empty());
  limits.nodes = 600;
  EXPECT_EQ(Rollout<games::WuXing>().think(game, observation, limits, rng, {}).nodes, 0u) << "which ends by itself";
}

TEST(Rollout, ALevelHasLimitsOfItsOwn) {
  const auto game = *games::WuXing::make({3, {{"turn_limit", "30"}}});
  auto state = game.start();
  Rng rng(5);
  while (game.to_act(state).is_chance()) game.apply(state, Seat::chance, random_action(game, state, Seat::chance, rng));
  LevelledRollout<games::WuXing> level(5);
  EXPECT_LE(level.think(game, observe(game, state, game.to_act(state).front()), {}, rng, {}).nodes, 85u);
}

}  // namespace
}  // namespace shengxiao::agents
