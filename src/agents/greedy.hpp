// The opponent that follows the game's own heuristic policy.
#pragma once
#include "agents/thought.hpp"

namespace shengxiao::agents {

struct GreedyAgent {
  template <Game G>
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits&, Rng& rng, const Progress<G>&) {
    Thought<G> thought;
    thought.best = game.greedy(observation, rng);
    thought.line = {thought.best};
    thought.nodes = 1;
    return thought;
  }
};

}  // namespace shengxiao::agents
