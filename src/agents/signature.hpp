// One number that changes when the search does, and never otherwise: the nodes of fixed searches of fixed positions.
#pragma once
#include "agents/alpha_beta.hpp"
#include "core/play.hpp"

namespace shengxiao::agents {

// Random games give the positions: one from each game, by turns from its beginning, its middle and its end.
template <Searchable G>
std::uint64_t search_signature(const G& game, int positions = 32, int depth = 10) {
  AlphaBeta<G> agent(8);
  std::uint64_t nodes = 0;
  for (int i = 0; i < positions; ++i) {
    Rng rng(static_cast<std::uint64_t>(i) + 1);
    std::vector<typename G::State> states;
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      if (!who.is_chance()) states.push_back(s);
      game.apply(s, who.front(), random_action(game, s, who.front(), rng));
    }
    if (states.empty()) continue;
    const auto& root = states[states.size() * static_cast<std::size_t>(i) / static_cast<std::size_t>(positions)];
    Limits limits;
    limits.depth = depth;
    agent.clear();
    nodes += agent.think(game, observe(game, root, game.to_act(root).front()), limits, rng, {}).nodes;
  }
  return nodes;
}

}  // namespace shengxiao::agents
