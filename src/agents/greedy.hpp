// The opponent that follows the game's own rule of thumb.
#pragma once
#include "agents/thought.hpp"

namespace shengxiao {

struct GreedyAgent {
  template <Game G>
  Thought<G> think(const G& game, const typename G::View& view, Seat seat, const Limits&, Rng& rng, const Progress<G>&) {
    Actions<G> legal;
    game.legal(game.guess(view, rng), seat, legal);
    Thought<G> thought;
    thought.best = game.greedy(view, legal, rng);
    thought.line = {thought.best};
    thought.nodes = 1;
    return thought;
  }
};

}  // namespace shengxiao
