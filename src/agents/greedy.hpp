// The opponent that follows the game's own heuristic policy.
#pragma once
#include "agents/thought.hpp"

namespace shengxiao::agents {

struct GreedyAgent {
  template <Game G>
  Thought<G> think(const G& game, const typename G::View& view, Seat seat, const Limits&, Rng& rng, const Progress<G>&) {
    Actions<G> legal;
    game.legal(game.determinize(view, rng), seat, legal);
    Thought<G> thought;
    thought.best = game.greedy(view, legal, rng);
    thought.line = {thought.best};
    thought.nodes = 1;
    return thought;
  }
};

}  // namespace shengxiao::agents
