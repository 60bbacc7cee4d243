// The opponent that does anything legal.
#pragma once
#include "agents/thought.hpp"

namespace shengxiao::agents {

struct RandomAgent {
  template <Game G>
  Thought<G> think(const G& game, const typename G::View& view, Seat seat, const Limits&, Rng& rng, const Progress<G>&) {
    Thought<G> thought;
    thought.best = draw(game, game.determinize(view, rng), seat, rng);
    thought.line = {thought.best};
    thought.nodes = 1;
    return thought;
  }
};

}  // namespace shengxiao::agents
