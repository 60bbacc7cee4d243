// Plays a game on to its end as the heuristic policy would, every seat by what it knows, with the luck that it is given.
//
// `slips`: one time in so many a seat does the next best (0: never). Without them a game that has no luck goes the same way every
// time.
#pragma once
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/play.hpp"

namespace shengxiao::agents {

template <Game G>
void drop(Actions<G>& actions, const typename G::Action& action) {
  Actions<G> others;
  for (const auto& other : actions)
    if (!(other == action)) others.push_back(other);
  actions = others;
}

// What the heuristic policy would choose of these moves, which may be only some of those that are legal.
template <Game G>
typename G::Action preferred(const G& game, const Observation<G>& observation, Rng& rng) {
  const auto& legal = observation.legal;
  const auto a = legal.size() == 1 ? legal[0] : game.greedy(observation, rng);
  return legal.contains(a) ? a : legal[rng.below(legal.size())];
}

// Chance and each seat have their own, so that after another move, too, the same dice fall, and nobody else chooses otherwise by
// accident.
class PlayoutLuck {
 public:
  explicit PlayoutLuck(Rng& from) : of_(split(from, std::make_index_sequence<max_seats + 1>())) {}
  Rng& of(Seat seat) { return of_[is_player(seat) ? static_cast<std::size_t>(index(seat)) : max_seats]; }

 private:
  using All = std::array<Rng, max_seats + 1>;
  template <std::size_t... i>
  static All split(Rng& from, std::index_sequence<i...>) {
    return {((void)i, from.split())...};
  }
  All of_;
};

// Whoever wants to know of no step.
struct Unwatched {
  template <class State, class Action>
  void operator()(const State&, Seat, const Action&) const {}
};

// To the end of the game, every player's move by `choose`, which is given the seat and its luck. `watch`: called with each step
// before it is made.
template <Game G, class Choose, class Watch = Unwatched>
void play_to_end(const G& game, typename G::State& s, Rng& rng, const Choose& choose, const Watch& watch = {}) {
  PlayoutLuck luck(rng);
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    const auto next = who.front();
    auto& own = luck.of(next);
    const auto action = next == Seat::chance ? random_action(game, s, next, own) : choose(next, own);
    watch(s, next, action);
    game.apply(s, next, action);
  }
}

template <Game G>
class PlayOn {
 public:
  explicit PlayOn(int slips = 0) : slips_(slips) {}

  template <class Watch = Unwatched>
  void operator()(const G& game, typename G::State& s, Rng& rng, const Watch& watch = {}) {
    play_to_end(game, s, rng, [&](Seat seat, Rng& luck) { return follow(game, s, seat, luck); }, watch);
  }

 private:
  typename G::Action follow(const G& game, const typename G::State& s, Seat seat, Rng& luck) {
    auto& legal = observation_.legal;
    legal.clear();
    game.legal(s, seat, legal);
    if (legal.size() == 1) return legal[0];
    observation_.view = game.view(s, seat);
    observation_.seat = seat;
    const auto best = game.greedy(observation_, luck);
    if (!slips_ || is_mid_turn(game, s, seat) || luck.below(slips_)) return best;
    drop<G>(legal, best);
    return preferred(game, observation_, luck);
  }

  // A shape that is half drawn is not spoilt.
  static bool is_mid_turn([[maybe_unused]] const G& game, [[maybe_unused]] const typename G::State& s, [[maybe_unused]] Seat seat) {
    if constexpr (MultiStepTurns<G>) return game.mid_turn(s, seat);
    return false;
  }

  int slips_;
  Observation<G> observation_;  // of whoever moves
};

// The moves in the order in which the heuristic policy would choose them, were those before not there; `most` at most.
template <Game G>
std::vector<typename G::Action> by_preference(const G& game, const Observation<G>& observation, int most, Rng& rng) {
  std::vector<typename G::Action> order{preferred(game, observation, rng)};
  if (most == 1) return order;
  auto rest = observation;
  while (static_cast<int>(order.size()) < most) {
    drop<G>(rest.legal, order.back());
    if (rest.legal.empty()) break;
    order.push_back(preferred(game, rest, rng));
  }
  return order;
}

// What a seat has of the win: what it gains, where somebody wins; where nobody does, as much as everybody else.
inline double share_of_win(double returns, int seats) { return returns == 0 ? 1.0 / seats : std::clamp(returns, 0.0, 1.0); }

}  // namespace shengxiao::agents
