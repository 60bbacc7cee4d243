// What a game is. Nothing here knows any particular game.
//
// A game is an immutable value (its number of seats, its options, its printed data) with pure const functions over a Plain
// state. History, clocks, undo, search and drawing live elsewhere.
#pragma once
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/list.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/setup.hpp"

namespace shengxiao {

using ActionId = std::uint16_t;  // dense, and independent of the state: for learning, files and tables
using Points = PerSeat<int>;     // the game's own score
using Returns = PerSeat<double>; // what a player wants as large as it can be

template <class G>
using Actions = Buffer<typename G::Action, G::max_legal>;

// What a player is given when it owes a decision, and all that an agent is ever given.
template <class View, class Legal>
struct ObservationOf {
  View view;    // what its seat may know
  Seat seat;
  Legal legal;  // never empty
};
template <class G>
using Observation = ObservationOf<typename G::View, Actions<G>>;

// clang-format off
template <class G>
concept Game =
    Plain<typename G::State> && Plain<typename G::Action> && Plain<typename G::View> && Plain<typename G::Redacted> &&
    requires(const G game, const typename G::State state, typename G::State& next, const typename G::View view,
             const typename G::Action action, const typename G::Redacted redacted, const Observation<G> observation, Seat seat,
             Actions<G>& out, ActionId id, const Setup setup, Rng& rng, Json& json) {
      // What it is called, who can play it, and how it is asked for.
      { G::name } -> std::convertible_to<std::string_view>;       // celestial_checkers
      { G::title } -> std::convertible_to<std::string_view>;      // Celestial Checkers
      { G::notation } -> std::convertible_to<std::string_view>;   // the clause that says how moves are written
      { G::version } -> std::convertible_to<int>;                 // of the rules: grows when a record may replay differently
      { G::min_seats } -> std::convertible_to<int>;
      { G::max_seats } -> std::convertible_to<int>;
      { G::options() } -> std::convertible_to<std::span<const OptionSpec>>;
      { G::make(setup) } -> std::same_as<Result<G>>;
      { game.setup() } -> std::same_as<Setup>;                    // every option with its value in use
      { game.longest() } -> std::same_as<int>;                    // no game takes more steps than this; 0: no bound

      // The rules. Whose decision it is; what can be done; what it does. An action goes with the seat that owes it.
      { game.start() } -> std::same_as<typename G::State>;
      { game.to_act(state) } -> std::same_as<SeatSet>;
      { game.legal(state, seat, out) } -> std::same_as<void>;     // appends; nothing where the seat owes nothing
      { game.weight(state, action) } -> std::same_as<std::uint32_t>;  // of a chance action, at least 1
      { game.apply(next, seat, action) } -> std::same_as<void>;
      { game.points(state) } -> std::same_as<Points>;
      { game.returns(state) } -> std::same_as<Returns>;           // of a game that is over
      { game.refuse(state, seat, action) } -> std::same_as<Error>;    // why an action that is not legal is not

      // What a seat (or the watcher) may know; a state drawn from all those that look the same to it; and what a viewer may know
      // of a step that is about to be made.
      { game.view(state, seat) } -> std::same_as<typename G::View>;
      { game.determinize(view, rng) } -> std::same_as<typename G::State>;
      { game.redact(state, seat, action, seat) } -> std::same_as<typename G::Redacted>;  // the actor's seat, the viewer's

      // An action's three faces: the struct, a dense id, a text. Of a redacted action: the struct, a text that is text(action)
      // where nothing of it is hidden, JSON. Of a view: the struct, JSON.
      { game.action_count() } -> std::same_as<int>;
      { game.id(action) } -> std::same_as<ActionId>;
      { game.action(id) } -> std::same_as<typename G::Action>;
      { game.text(action) } -> std::same_as<std::string>;
      { game.text(redacted) } -> std::same_as<std::string>;
      { game.json(action, json) } -> std::same_as<void>;          // the fields of an object
      { game.json(redacted, json) } -> std::same_as<void>;        // the fields of an object
      { game.json(view, json) } -> std::same_as<void>;            // the fields of an object

      // The heuristic policy: what a sensible beginner would do.
      { game.greedy(observation, rng) } -> std::same_as<typename G::Action>;
    };
// clang-format on

// A game that can count its legal moves and name the k-th without listing them, in the order of legal().
template <class G>
concept Indexed = Game<G> && requires(const G game, const typename G::State state, Seat seat, int k) {
  { game.legal_count(state, seat) } -> std::same_as<int>;
  { game.legal_at(state, seat, k) } -> std::same_as<typename G::Action>;
};

// A game whose positions have a text line.
template <class G>
concept Positioned = Game<G> && requires(const G game, const typename G::State state, std::string_view line) {
  { game.position(state) } -> std::same_as<std::string>;
  { game.from_position(line) } -> std::same_as<Result<typename G::State>>;
};

// A game whose views can be told as floats, for learning.
template <class G>
concept HasTensor = Game<G> && requires(const G game, const typename G::View view, std::span<float> floats) {
  { game.tensor_size() } -> std::same_as<int>;
  { game.tensor(view, floats) } -> std::same_as<void>;  // fills all tensor_size() of them
};

// A game whose components have names, codes or values that its clients need. They are the same at every table.
template <class G>
concept HasComponents = Game<G> && requires(Json& json) {
  { G::components(json) } -> std::same_as<void>;  // the fields of an object
};

// A game with printed data. Its setup names the edition in use too.
template <class G>
concept HasEdition = Game<G> && requires(const G game) {
  { game.edition() } -> std::same_as<EditionPtr>;  // never null
};

// A game in which several steps may make one turn, written as one: c3xe5xg7.
template <class G>
concept MultiStepTurns = Game<G> && requires(const G game, const typename G::State state, Seat seat, std::string_view turn,
                                             const std::vector<std::string> steps) {
  { G::split(turn) } -> std::same_as<std::vector<std::string>>;
  { G::join(steps) } -> std::same_as<std::string>;
  { game.mid_turn(state, seat) } -> std::same_as<bool>;  // the seat's next step goes on with the turn of its last
};

// A game that makes out what is meant by some texts that none of its actions has, as a square that no move goes to, and says why
// that cannot be done. Nothing where the text cannot be read.
template <class G>
concept ExplainsText = Game<G> && requires(const G game, const typename G::State state, Seat seat, std::string_view text) {
  { game.refuse(state, seat, text) } -> std::same_as<std::optional<Error>>;
};

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

// One of the legal actions of a seat: each as likely, or for nature by its weight.
template <Game G>
typename G::Action draw(const G& game, const typename G::State& state, Seat seat, Rng& rng) {
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

// Plays a game to its end with random moves: chance, one seat or many, the same three lines. Returns the number of steps.
template <Game G>
int playout(const G& game, typename G::State& state, Rng& rng) {
  int steps = 0;
  for (SeatSet who; !(who = game.to_act(state)).empty(); ++steps)
    game.apply(state, who.front(), draw(game, state, who.front(), rng));
  return steps;
}

// The action that `worth` says most for; one of equals is drawn. For heuristic policies.
template <class Action, int N, class Worth>
Action best_of(const Buffer<Action, N>& actions, Rng& rng, Worth worth) {
  Buffer<Action, N> best;
  auto most = worth(actions[0]);
  for (const auto a : actions) {
    const auto w = worth(a);
    if (w < most) continue;
    if (w > most) best.clear();
    most = w;
    best.push_back(a);
  }
  return best[rng.below(best.size())];
}

}  // namespace shengxiao
