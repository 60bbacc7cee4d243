#include "agents/levels.hpp"

#include <gtest/gtest.h>

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
    limits.nodes = 300;  // which take far less than the seconds of the strongest level
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
  Levelled<Checkers> level(3, 1);
  Rng rng(1);
  EXPECT_EQ(level.think(game, observe(game, state, Seat::first), {}, rng, {}).score, 13 - 75);
}

}  // namespace
}  // namespace shengxiao::agents
