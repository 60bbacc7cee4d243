// How long the players of an experiment think: by what was asked for, and never by the clock.
#include "lab/player.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "agents/levels.hpp"
#include "core/play.hpp"
#include "games/all.hpp"
#include "games/template/template.hpp"
#include "table/erased.hpp"

namespace shengxiao::lab {
namespace {

using std::chrono::milliseconds;

// A game whose heuristic policy holds everything up, once.
class HeldUp : public games::Lanterns {
 public:
  static inline milliseconds delay{0};

  explicit HeldUp(const Lanterns& game) : Lanterns(game) {}
  static Result<HeldUp> make(const Setup& setup) {
    return Lanterns::make(setup).map([](const Lanterns& game) { return HeldUp(game); });
  }
  Action greedy(const Observation<HeldUp>& observation, Rng& rng) const {
    std::this_thread::sleep_for(std::exchange(delay, milliseconds(0)));
    return Lanterns::greedy(observation, rng);
  }
};

std::uint64_t playouts_of(const std::string& level, milliseconds delay, bool untimed) {
  const auto game = *table::Erased<HeldUp>::make({2, {}});
  Rng luck(1);
  auto state = game->start();
  while (game->to_act(state).front() == Seat::chance)
    game->apply(state, Seat::chance, game->random_action(state, Seat::chance, luck));
  const auto player = *Player::make(level, {.nodes = 64, .untimed = untimed});
  Rng rng(2);
  HeldUp::delay = delay;
  return (*player.sit(*game))->think(game->observe(state, game->to_act(state).front()), player.limits(), rng, {}).nodes;
}

// Each level is held up for longer than its time, and does all the same what it would have done.
TEST(Player, LevelsOfTheLabDoNotMindTheClock) {
  for (const auto& [level, longer] : {std::pair("level:5", 260), {"level:6", 510}, {"level:7", 1010}, {"level:8", 2010}}) {
    const auto undisturbed = playouts_of(level, milliseconds(0), true);
    EXPECT_GE(undisturbed, 32u) << level;
    EXPECT_EQ(playouts_of(level, milliseconds(longer), true), undisturbed) << level;
  }
  EXPECT_LT(playouts_of("level:5", milliseconds(260), false), 32u) << "elsewhere it would have been too late";
}

// As deep as was asked for, though that takes longer than the millisecond that the level has.
TEST(Player, SearchingLevelsOfTheLabDoNotMindTheClock) {
  using Checkers = games::CelestialCheckers;
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  Rng rng(3);
  auto s = game.start();
  while (s.placing()) game.apply(s, game.to_act(s).front(), random_action(game, s, game.to_act(s).front(), rng));
  const auto observation = observe(game, s, game.to_act(s).front());
  agents::Limits limits;
  limits.untimed = true;
  agents::Levelled<Checkers> exact({5, 0.0, 0, 0, milliseconds(1)}, 8), blurred({4, 0.5, 0, 0, milliseconds(1)}, 8);
  EXPECT_EQ(exact.think(game, observation, limits, rng, {}).depth, 5);
  agents::Levelled<Checkers> endless({4, 0.5, 0, 0, {}}, 8);
  Rng same = rng, again = rng;
  EXPECT_EQ(blurred.think(game, observation, limits, same, {}).nodes, endless.think(game, observation, limits, again, {}).nodes);
}

}  // namespace
}  // namespace shengxiao::lab
