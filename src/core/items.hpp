// What a designer asks the worth of: the animals, tiles and cards of a game, the spaces of its wheel, the ways to play.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace shengxiao {

struct Item {
  enum class Counts : std::uint8_t {
    held,  // what a seat has at the end, or has not
    used,  // how often a seat has chosen it
    met    // how often it fell to a seat
  };
  std::string_view kind;  // animal, tile, card: items of a kind are compared with each other
  std::string name;       // Rat
  Counts counts = Counts::used;
};

struct ItemOf {
  Seat seat;
  int item;
};

// A game that says so. Its items are numbered from 0. They are public: what is used and met is asked of steps before they are made.
template <class G>
concept HasItems = Game<G> && requires(const G game, const typename G::State state, Seat seat, const typename G::Action action,
                                       std::vector<int>& out, std::vector<ItemOf>& met) {
  { game.items() } -> std::same_as<std::vector<Item>>;
  { game.items_held(state, seat, out) } -> std::same_as<void>;  // all of these append
  { game.items_used(state, seat, action, out) } -> std::same_as<void>;  // that the seat takes or plays with a legal action
  { game.items_met(state, seat, action, met) } -> std::same_as<void>;  // by any seat, in a step of this one or of chance
  { game.round(state) } -> std::same_as<int>;  // of the rules, from 1; 0: they know none
};
// Beside that a game may have
//   std::array<std::string_view, n> study_options   options that a study sets where nothing is said of them: animals=random

}  // namespace shengxiao
