// What a searcher asks of a game's Knowledge, beyond the rules.
#pragma once
#include "core/game.hpp"

namespace shengxiao::agents {

// What a searcher wants to know of one game beyond its rules: an evaluation, which moves are tactical, a key for its table. A game
// that has such knowledge names it G::Knowledge and defines it in its own folder (knowledge.hpp).
template <class G>
using Knowledge = typename G::Knowledge;

// A game of two seats and perfect information that can be searched. Everything is said for the seat to act. A margin is the
// seat's points less the other's; evaluations and priors are expected final margins in units, `unit` of which make a point.
// `key` is what of a state its future depends on: in two states with the same key the same is legal ever after, and what is
// added to their margins is the same. Nothing but `margins` goes into a proof.
template <class G>
concept Searchable =
    Game<G> && G::max_seats == 2 && std::is_same_v<typename G::View, typename G::State> &&
    std::is_copy_constructible_v<Knowledge<G>> &&
    requires(const Knowledge<G> k, const G game, const typename G::State state, const typename G::Action action, Rng& rng) {
      { Knowledge<G>::unit } -> std::convertible_to<int>;
      { Knowledge<G>::slots } -> std::convertible_to<int>;  // slot(action) is below this
      { k.by_margin(game) } -> std::same_as<bool>;  // does the margin count, or only its sign?
      { k.key(state) };
      { k.margin(state) } -> std::same_as<int>;  // as the scores stand
      { k.margins(state).least } -> std::convertible_to<int>;  // sound bounds of the final margin, for the seat to act
      { k.margins(state).most } -> std::convertible_to<int>;
      { k.evaluate(state) } -> std::same_as<int>;  // the expected final margin
      { k.tactical(state) } -> std::same_as<bool>;  // must something violent be done? Then nothing is evaluated yet
      { k.few(state) } -> std::same_as<bool>;  // near enough to the end for the best margin to be the aim
      { k.solvable(state) } -> std::same_as<bool>;  // can it be searched to the end at once?
      { k.slot(action) } -> std::same_as<int>;
      { k.action(int{}) } -> std::same_as<typename G::Action>;  // the inverse of slot
      { k.ordering_score(state, action) } -> std::same_as<int>;  // for ordering moves: the most promising first
      { k.opening(state) } -> std::same_as<bool>;  // too early to look ahead: see opening.hpp
      { k.prior(state, action) } -> std::same_as<int>;  // in the opening: the expected margin after a move
      { k.sample_opening(state, rng) } -> std::same_as<typename G::State>;  // the state after a plausible rest of the opening
    };

}  // namespace shengxiao::agents
