// What agents, tests and tables do with any game.
#pragma once
#include "core/game.hpp"

namespace shengxiao {

template <Game G>
bool is_legal(const G& game, const typename G::State& state, Seat seat, typename G::Action action) {
  Actions<G> out;
  game.legal(state, seat, out);
  return out.contains(action);
}

template <Game G>
Observation<G> observe(const G& game, const typename G::State& state, Seat seat) {
  Observation<G> observation{game.view(state, seat), seat, {}};
  game.legal(state, seat, observation.legal);
  return observation;
}

// What an agent is to decide by: of choices made at the same time, what the seat saw before anybody had made theirs.
template <Game G>
typename G::View view_to_decide_by(const G& game, const typename G::View& view) {
  if constexpr (requires { game.before_others_chose(view); })
    return game.before_others_chose(view);
  else
    return view;
}

// A random legal action: uniform for a player, by weight for chance.
template <Game G>
typename G::Action random_action(const G& game, const typename G::State& state, Seat seat, Rng& rng) {
  if constexpr (Indexed<G>) {
    if (seat != Seat::chance) return game.legal_at(state, seat, rng.below(game.legal_count(state, seat)));
  }
  Actions<G> out;
  game.legal(state, seat, out);
  if (seat != Seat::chance) return out[rng.below(out.size())];
  std::uint32_t total = 0;
  for (auto a : out) total += game.weight(state, a);
  auto left = static_cast<std::int64_t>(rng.below(total));
  for (auto a : out) {
    left -= game.weight(state, a);
    if (left < 0) return a;
  }
  return out[0];  // not reached: the weights add up to total
}

// Plays random legal actions until the game is over. Returns the number of steps.
template <Game G>
int playout(const G& game, typename G::State& state, Rng& rng) {
  int steps = 0;
  for (SeatSet who; !(who = game.to_act(state)).empty(); ++steps)
    game.apply(state, who.front(), random_action(game, state, who.front(), rng));
  return steps;
}

// The action with the highest `worth`; ties are broken at random. For heuristic policies.
template <class Action, int N, class Worth>
Action best_of(const Buffer<Action, N>& actions, Rng& rng, Worth worth) {
  Buffer<Action, N> best;
  decltype(worth(actions[0])) most{};
  for (const auto a : actions) {
    const auto w = worth(a);  // once for each: it may be random
    if (!best.empty() && w < most) continue;
    if (w > most) best.clear();
    most = w;
    best.push_back(a);
  }
  return best[rng.below(best.size())];
}

}  // namespace shengxiao
