// What a designer asks about: the worth of the animals, tiles and cards of a game, of the spaces of its wheel and the ways to play;
// how games end, and what their seats then have.
#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace shengxiao {

struct Item {
  enum class Counts : std::uint8_t {
    held,  // what a seat has at the end, or has not
    used,  // how often a seat has chosen it
    met  // how often it fell to a seat
  };
  std::string_view kind;  // animal, tile, card: items of a kind are compared with each other
  std::string name;  // Rat
  Counts counts = Counts::used;
  std::optional<int> printed = {};  // points that are printed on it
};

struct ItemOf {
  Seat seat;
  int item;
};

using ItemsUsed = List<int, 2>;  // by one action

// How often a seat used each item, by item; of its decisions at which there was a choice, at how many it could, and at how many it
// did. Decisions have numbers from 1; `last`: that of the newest at which it could.
struct ItemCounts {
  std::span<std::uint32_t> used, could, chose, last;
  std::uint32_t decision = 0;

  void chosen(int item, bool is_choice) const {
    ++used[static_cast<std::size_t>(item)];
    chose[static_cast<std::size_t>(item)] += is_choice;
  }
  void possible(int item) const {  // of a choice; counted once however many actions use it
    const auto i = static_cast<std::size_t>(item);
    could[i] += last[i] != decision;
    last[i] = decision;
  }
};

constexpr ItemsUsed uses(std::convertible_to<int> auto... items) {
  ItemsUsed used;
  (used.push_back(items), ...);
  return used;
}

// A game that says so. Its items are numbered from 0. They are public: what is used is asked before the step is made.
template <class G>
concept HasItems = Game<G> && requires(const G game, const typename G::State state, Seat seat, const typename G::Action action,
                                       std::vector<int>& out) {
  { game.items() } -> std::same_as<std::vector<Item>>;
  { game.items_held(state, seat, out) } -> std::same_as<void>;  // appends
  { game.items_used(state, seat, action) } -> std::same_as<ItemsUsed>;  // that the seat takes or plays with a legal action
  { game.round(state) } -> std::same_as<int>;  // of the rules, from 1; 0: they know none
};

// A game some of whose items fall to seats: it makes a step as apply() does, and appends what falls to whom in it.
template <class G>
concept HasItemsMet = HasItems<G> && requires(const G game, typename G::State state, Seat seat, const typename G::Action action,
                                              std::vector<ItemOf>& met) {
  { game.apply(state, seat, action, met) } -> std::same_as<void>;
};

// A game that says how it ended, and what each seat then has: the parts of its points, what it captured, what it has left.
template <class G>
concept HasTally = Game<G> && requires(const G game, const typename G::State state, Seat seat, int what) {
  { game.endings() } -> std::same_as<std::span<const std::string_view>>;  // that there are by its options: limit of turns
  { game.ending(state) } -> std::same_as<int>;  // which of them; of a game that is over
  { G::tallies() } -> std::same_as<std::span<const std::string_view>>;  // points of pairs
  { game.tally(state, seat, what) } -> std::same_as<int>;
};

// Beside that a game may have
//   std::array<std::string_view, n> study_options   options that a study sets where nothing is said of them: animals=random

}  // namespace shengxiao
