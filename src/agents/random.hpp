// The opponent that does anything legal.
#pragma once
#include "agents/thought.hpp"

namespace shengxiao::agents {

struct RandomAgent {
  template <Game G>
  Thought<G> think(const G&, const Observation<G>& observation, const Limits&, Rng& rng, const Progress<G>&) {
    Thought<G> thought;
    thought.best = observation.legal[rng.below(observation.legal.size())];
    thought.line = {thought.best};
    thought.nodes = 1;
    return thought;
  }
};

}  // namespace shengxiao::agents
