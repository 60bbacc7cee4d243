// The interface of a game. Nothing here knows any particular game.
//
// A Game is an immutable value (its number of seats, its options, its printed data) with const functions over four types of its
// own: State, Action, View (what a seat may know of a state) and Redacted (what it learns of an action). They are Plain
// (core/list.hpp): trivially copyable and without padding, so that they are compared and saved as bytes. History, clocks, undo,
// search and drawing live elsewhere. A game is played like this:
//
//   auto state = game.start();
//   while (!game.to_act(state).empty())  // nobody to act: the game is over
//     game.apply(state, seat, action);   // any seat of to_act(state), any of its legal actions
//
// Chance is a seat, Seat::chance. It acts alone, and its actions have weights. If several players are to act, they choose
// simultaneously: their actions are applied one by one, in any order, and views hide them until the last one. What nobody has drawn
// has no order in the state: a deck is a multiset, and chance draws one card at a time.
//
// An action that is applied is a step of the game. What a turn is, one step or several, the rules of the game say; with
// MultiStepTurns the steps of a turn are written as one text. A clause is a numbered rule of the game's RULES.md, such as CC-12.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action_bits.hpp"
#include "core/json.hpp"
#include "core/list.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/setup.hpp"
#include "core/tensor.hpp"

namespace shengxiao {

using ActionId = std::uint16_t;  // 0 to action_count() - 1; an action has the same id in every state
using Points = PerSeat<int>;  // the score by the rules, one for each seat, during the game too
using Returns = PerSeat<double>;  // the payoffs, one for each seat, which the players maximize; asked for when the game is over

template <class G>
using Actions = Buffer<typename G::Action, G::max_legal>;

// A decision to make: all that an agent is ever given. It depends on View and Legal and not on G, so that a game derived from
// another, as in tests, inherits its greedy().
template <class View, class Legal>
struct ObservationOf {
  View view;  // what the seat may know
  Seat seat;  // the view's viewer
  Legal legal;  // its legal actions; never empty
};
template <class G>
using Observation = ObservationOf<typename G::View, Actions<G>>;

// clang-format off
template <class G>
concept Game =
    Plain<typename G::State> && Plain<typename G::Action> && Plain<typename G::View> && Plain<typename G::Redacted> &&
    requires(const G game, const typename G::State state, typename G::State& changing, const typename G::View view,
             const typename G::Action action, const typename G::Redacted redacted, const Observation<G> observation, Seat seat,
             Seat actor, Seat viewer, Actions<G>& out, ActionId id, const Setup setup, Rng& rng, Json& json) {
      // What it is called, who can play it, and how it is asked for.
      { G::name } -> std::convertible_to<std::string_view>;       // celestial_checkers
      { G::title } -> std::convertible_to<std::string_view>;      // Celestial Checkers
      { G::notation } -> std::convertible_to<std::string_view>;   // the clause that says how moves are written
      { G::version } -> std::convertible_to<int>;                 // of the rules; raised when old records may replay differently
      { G::max_legal } -> std::convertible_to<int>;               // the capacity of Actions<G>
      { G::min_seats } -> std::convertible_to<int>;
      { G::max_seats } -> std::convertible_to<int>;
      { G::options() } -> std::convertible_to<std::span<const OptionSpec>>;
      { G::make(setup) } -> std::same_as<Result<G>>;
      { game.setup() } -> std::same_as<Setup>;                    // every option with its value in use
      { game.max_steps() } -> std::same_as<int>;                  // the most steps that a game can take; 0: no bound

      // The rules.
      { game.start() } -> std::same_as<typename G::State>;
      { game.to_act(state) } -> std::same_as<SeatSet>;
      { game.legal(state, seat, out) } -> std::same_as<void>;     // appends; nothing if the seat is not to act
      { game.weight(state, action) } -> std::same_as<std::uint32_t>;  // of a chance action, at least 1
      { game.apply(changing, seat, action) } -> std::same_as<void>;
      { game.points(state) } -> std::same_as<Points>;             // shown to everybody: reveals nothing hidden
      { game.returns(state) } -> std::same_as<Returns>;           // of a game that is over
      { game.why_illegal(state, seat, action) } -> std::same_as<Error>;  // of an action that is not legal for this seat now

      // Imperfect information. The viewer is a player, or Seat::watcher, who sees what everybody may see.
      //   view         what the viewer knows; depends on the state alone, so what is to be remembered is kept in the state
      //   determinize  a random state with exactly this view and the same seats to act; not all such states need be equally likely
      //   redact       what the viewer learns of an action; asked before the action is applied. What is revealed later is learned
      //                from the view
      { game.view(state, viewer) } -> std::same_as<typename G::View>;
      { game.determinize(view, rng) } -> std::same_as<typename G::State>;
      { game.redact(state, actor, action, viewer) } -> std::same_as<typename G::Redacted>;

      // Representations. Of an action: a struct, an id, a text, JSON. Of a redacted action: a struct, a text (that of the action if
      // nothing is hidden), JSON. Of a view: a struct, JSON. No game has a parser: a text is compared with those of all
      // actions (core/notation.hpp).
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

// Optional members, beside those of the concepts below:
//   G::Knowledge               what searchers know of the game: evaluation, proofs, move ordering (agents/searchable.hpp)
//   bool points_decide         whether the score says much about who is winning (agents/outlook.hpp); without it: true
//   int slips                  looking back, one move in so many is the next best (agents/hindsight.hpp); without it: 10
//   bool slow_playouts         whether the heuristic policy takes long to play on (agents/hindsight.hpp); without it: false
//   bool luck_decides          whether trying out hardly wins more than that policy (agents/rollout_levels.hpp); without it: false
//   bool is_plain(action), bool is_folly(view, action)
//                              what nobody overlooks, and what nobody would do (agents/rollout_levels.hpp); without them: nothing
//   string_view seat_names[n]  what players call the seats; without it: Seat 1, Seat 2, …
//   bool decides_anew(state, seat)
//                              whether a step within a turn is a decision of its own (table/review.hpp); without it: false
//   Seat turn_of(state)        whose turn it is, before the game is over, also while others answer in it (agents/motives.hpp);
//                              without it: all choose at the same time
//   bool open(state)           whether every seat knows the whole state (agents/solver.hpp); without it: only where View is State
//   View before_others_chose(view)
//                              of simultaneous choices, what the seat saw before others made theirs: agents decide by that, so
//                              that it makes no difference who is asked first (core/play.hpp); without it: the view
//   bool hides_only_choices    whether the only secrets are simultaneous choices that are not yet revealed: then a record without
//                              them can be replayed and continued; without it: false

// A game that can count its legal moves and name the k-th without listing them, in the order of legal().
template <class G>
concept Indexed = Game<G> && requires(const G game, const typename G::State state, Seat seat, int k) {
  { game.legal_count(state, seat) } -> std::same_as<int>;
  { game.legal_at(state, seat, k) } -> std::same_as<typename G::Action>;
};

// A game that can mark its legal actions without listing them.
template <class G>
concept MarksLegal = Game<G> && requires(const G game, const typename G::State state, Seat seat, ActionBits out) {
  { game.mark_legal(state, seat, out) } -> std::same_as<void>;  // adds what legal() lists
};

// A game whose positions can be written as one line of text, like FEN in chess.
template <class G>
concept HasPositionText = Game<G> && requires(const G game, const typename G::State state, std::string_view line) {
  { game.position(state) } -> std::same_as<std::string>;
  { game.from_position(line) } -> std::same_as<Result<typename G::State>>;
};

// A game whose views can be encoded as a tensor, for learning: as floats or, compactly, as bytes. One whose views are large may
// also have tensor(state, seat, numbers), the same without a view; a batch calls that.
template <class G>
concept HasTensor = Game<G> && requires(const G game, const typename G::View view, Tensor<float> floats, Tensor<std::uint8_t> bytes,
                                        Tensor<TensorUnit> units) {
  { game.tensor_size() } -> std::same_as<int>;
  { game.tensor(view, floats) } -> std::same_as<void>;  // fills all tensor_size() of them
  { game.tensor(view, bytes) } -> std::same_as<void>;
  { game.tensor(view, units) } -> std::same_as<void>;  // what the bytes stand for, the same for every view
};

// A game whose components have names, codes or values that clients need to know; they are the same at every table.
template <class G>
concept HasComponents = Game<G> && requires(Json& json) {
  { G::components(json) } -> std::same_as<void>;  // the fields of an object
};

// A game with printed data, such as a board or cards. The edition in use is part of its setup.
template <class G>
concept HasEdition = Game<G> && requires(const G game) {
  { game.edition() } -> std::same_as<EditionPtr>;  // never null
};

// A game that writes the steps of a turn as one text: c3xe5xg7.
template <class G>
concept MultiStepTurns = Game<G> && requires(const G game, const typename G::State state, Seat seat, std::string_view turn,
                                             const std::vector<std::string> steps) {
  { G::split(turn) } -> std::same_as<std::vector<std::string>>;
  { G::join(steps) } -> std::same_as<std::string>;
  { game.mid_turn(state, seat) } -> std::same_as<bool>;  // the seat's next step continues its last turn
};

// A game that can explain some texts that no action has, such as a move to a light square. nullopt: the text cannot be read.
template <class G>
concept ExplainsText = Game<G> && requires(const G game, const typename G::State state, Seat seat, std::string_view text) {
  { game.why_illegal(state, seat, text) } -> std::same_as<std::optional<Error>>;
};

}  // namespace shengxiao
