// Counts the ways in which a game can go on: a check of the move generator, and a benchmark.
#pragma once
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// The number of sequences of `depth` turns from a state (CC-20: a chain of jumps is one turn, each distinct chain counts once).
// The last turn is counted without being made, unless it is a jump.
inline std::uint64_t perft(const CelestialCheckers& game, const State& state, int depth) {
  if (depth == 0) return 1;
  const auto who = game.to_act(state);
  if (who.empty()) return 0;
  const auto seat = who.front();
  const auto onward = [&](Action a) {
    auto next = state;
    game.apply(next, seat, a);
    return perft(game, next, next.chain ? depth : depth - 1);
  };
  std::uint64_t sum = 0;
  if (state.placing()) {
    if (depth == 1) return static_cast<std::uint64_t>(game.legal_count(state, seat));
    Actions<CelestialCheckers> legal;
    game.legal(state, seat, legal);
    for (auto a : legal) sum += onward(a);
    return sum;
  }
  const auto all = steps(state);
  if (depth == 1 && !all.jumps) return static_cast<std::uint64_t>(all.count());
  for (std::size_t way = 0; way < 2; ++way) {
    const int delta = forward[state.mover][way] * (all.jumps ? 2 : 1);
    for (auto left = all.from[way]; left; left &= left - 1) {
      const int from = std::countr_zero(left);
      sum += onward(Action::step(from, from + delta));
    }
  }
  return sum;
}

}  // namespace shengxiao::games::celestial_checkers
