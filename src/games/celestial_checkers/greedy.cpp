// The heuristic policy, as a beginner plays: captures the cleverest animal, risks the least in the reply, brings the clever ones
// home. Places the strong animals in front and the clever ones behind.
#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

Action CelestialCheckers::greedy(const Observation<CelestialCheckers>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  return best_of(legal, rng, [&](Action a) {
    if (a.is_placement()) {
      const int rank = v.mover == 0 ? rank_of(a.to) : 7 - rank_of(a.to);
      return 2 * (rank - 1) * (2 * strength(a.animal()) - 13);
    }
    auto next = v;
    apply(next, seat_at(v.mover), a);
    const int gain = a.is_jump() ? 4 * intelligence(v.animal_at(a.jumped())) : 0;
    const int home = 4 * (next.score(v.mover) - v.score(v.mover));
    int loss = 0;
    if (!next.over && next.mover != v.mover) {
      Actions<CelestialCheckers> replies;
      this->legal(next, seat_at(next.mover), replies);
      for (auto b : replies)
        if (b.is_jump()) loss = std::max(loss, 4 * intelligence(next.animal_at(b.jumped())));
    }
    return gain + home - loss;
  });
}

}  // namespace shengxiao::games::celestial_checkers
