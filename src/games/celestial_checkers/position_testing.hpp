// Positions of Celestial Checkers to which random games come. For tests and benchmarks only.
#pragma once
#include <bit>

#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// Of at most so many pieces, in a game that is not over. `game` has its animals placed by chance.
inline State random_position(const CelestialCheckers& game, Rng& rng, int pieces) {
  while (true) {
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty() && (s.placing() || std::popcount(s.occupied()) > pieces);)
      game.apply(s, who.front(), random_action(game, s, who.front(), rng));
    if (!s.over) return s;
  }
}

}  // namespace shengxiao::games::celestial_checkers
