// What the tests of agents share.
#pragma once
#include "core/play.hpp"

namespace shengxiao::agents {

// The game as its heuristic policy plays it, up to a decision between several moves after so many steps.
template <Game G>
typename G::State decision_after(const G& game, int steps, Rng& rng) {
  auto s = game.start();
  for (SeatSet who; !(who = game.to_act(s)).empty(); --steps) {
    const auto seat = who.front();
    if (seat == Seat::chance) {
      game.apply(s, seat, random_action(game, s, seat, rng));
      continue;
    }
    const auto seen = observe(game, s, seat);
    if (steps <= 0 && seen.legal.size() > 1) break;
    game.apply(s, seat, game.greedy(seen, rng));
  }
  return s;
}

}  // namespace shengxiao::agents
