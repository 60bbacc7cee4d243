// Small helpers of the tests of Zodiac; only they include this.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

using State = Zodiac::State;
using Texts = std::vector<std::string>;

inline Zodiac zodiac_of(int seats, const Options& options = {}, bool simulation = false) {
  auto game = Zodiac::make({seats, options, nullptr, simulation});
  if (!game) ADD_FAILURE() << to_string(game.error());
  return game.value_or(Zodiac::make({}).value());
}
inline Zodiac table_of(int seats, Options more = {}) {
  more.emplace_back("enforcement", "table");
  return zodiac_of(seats, more);
}

// The cards of "Rt Ox Pangu".
inline std::vector<int> cards(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<int> all;
  for (std::string code; in >> code;) {
    const auto found = std::ranges::find(codes, code);
    if (found == codes.end()) ADD_FAILURE() << "no card " << code;
    all.push_back(static_cast<int>(found - codes.begin()));
  }
  return all;
}
inline Bag bag(std::string_view text) {
  Bag all;
  for (int card : cards(text)) all.add(card);
  return all;
}

struct Cards {
  const char *hand, *open;
};

// Seat 0 is about to play. These hands and face-up cards, these discards (the top one last); the other cards are to be drawn.
inline State at(const std::vector<Cards>& seats, std::string_view pile = "Hs") {
  State s;
  s.draw = deck();
  s.fresh.fill({});
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    s.hand[seat] = bag(seats[seat].hand);
    s.open[seat] = bag(seats[seat].open);
    s.draw = s.draw - s.hand[seat] - s.open[seat];
    s.fresh[seat] = deck();
  }
  s.fresh[max_seats] = deck();
  for (int card : cards(pile)) {
    s.draw.remove(card);
    s.pile.push(card);
  }
  s.phase = Zodiac::Phase::begin;
  return s;
}

// All cards of the draw pile but these are put below the discards.
inline State with_draw(State s, std::string_view left) {
  const auto top = s.pile.pop();
  const auto rest = s.draw - bag(left);
  for (int card = 0; card < kinds; ++card)
    for (int k = 0; k < rest.count(card); ++k) s.pile.push(card);
  s.pile.push(top);
  s.draw = bag(left);
  return s;
}

// What the seat to act can do, in the order of the alphabet.
inline Texts moves(const Zodiac& game, const State& s) {
  Texts texts;
  const auto who = game.to_act(s);
  if (who.empty()) return texts;
  Actions<Zodiac> legal;
  game.legal(s, who.front(), legal);
  for (const auto a : legal) texts.push_back(game.text(a));
  std::ranges::sort(texts);
  return texts;
}

// Those of them that begin so.
inline Texts moves(const Zodiac& game, const State& s, std::string_view beginning) {
  Texts texts;
  for (const auto& text : moves(game, s))
    if (text.starts_with(beginning)) texts.push_back(text);
  return texts;
}
inline bool can(const Zodiac& game, const State& s, std::string_view text) { return std::ranges::count(moves(game, s), text) == 1; }

// The state after some steps, each by the seat to act.
inline State after(const Zodiac& game, State s, const Texts& steps) {
  for (const auto& text : steps) {
    const auto who = game.to_act(s);
    if (who.empty()) {
      ADD_FAILURE() << text << ": the game is over";
      return s;
    }
    const auto a = find_legal(game, s, who.front(), text);
    if (!a) {
      ADD_FAILURE() << text << ": " << to_string(a.error());
      return s;
    }
    game.apply(s, who.front(), *a);
  }
  return s;
}

// The clause that forbids this to the seat to act, or to another; "allowed" where it may.
inline std::string clause(const Zodiac& game, const State& s, std::string_view text, Seat seat = Seat::watcher) {
  const auto who = game.to_act(s);
  const auto a = find_legal(game, s, seat == Seat::watcher && !who.empty() ? who.front() : seat, text);
  return a ? "allowed" : a.error().clause;
}

inline int mover(const Zodiac& game, const State& s) { return index(game.to_act(s).front()); }

inline Bag all_cards(const Zodiac& game, const State& s) {
  Bag all = s.draw + s.pile.bag();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.setup().seats); ++seat) all = all + s.hand[seat] + s.open[seat];
  return all;
}

// Plays a game: each move random, or once in `wild` moves and else by the heuristic policy. Looks at every state with `look`.
template <class Look>
State play(const Zodiac& game, Rng& rng, int wild, Look look) {
  auto s = game.start();
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    Actions<Zodiac> legal;
    game.legal(s, who.front(), legal);
    const bool heuristic = !who.is_chance() && rng.below(wild) != 0;
    const auto a = heuristic ? game.greedy(observe(game, s, who.front()), rng) : random_action(game, s, who.front(), rng);
    look(s, who.front(), a);
    game.apply(s, who.front(), a);
  }
  return s;
}

}  // namespace shengxiao::games::zodiac
