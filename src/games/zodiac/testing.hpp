// Helpers for the tests of Zodiac.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

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
  const char *hand, *face_up;
};

// Seat 0 begins its turn with these cards and this discard pile, the top card last. All other cards are in the draw pile.
inline State at(const std::vector<Cards>& seats, std::string_view pile = "Hs") {
  State s;
  s.draw_pile = deck;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    s.hand[seat] = bag(seats[seat].hand);
    s.face_up[seat] = bag(seats[seat].face_up);
    s.draw_pile = s.draw_pile - s.hand[seat] - s.face_up[seat];
  }
  s.public_draw_bound = deck;
  for (int card : cards(pile)) {
    s.draw_pile.remove(card);
    s.discard_pile.push_back(card);
  }
  s.phase = Phase::begin;
  return s;
}

// Moves all cards but these from the draw pile to the bottom of the discard pile.
inline State with_draw(State s, std::string_view left) {
  const auto top_card = s.discard_pile.pop_back();
  const auto rest = s.draw_pile - bag(left);
  for (int card = 0; card < card_kinds; ++card)
    for (int k = 0; k < rest.count(card); ++k) s.discard_pile.push_back(card);
  s.discard_pile.push_back(top_card);
  s.draw_pile = bag(left);
  return s;
}

// The legal moves of the seat to act that begin so, in alphabetical order.
using shengxiao::moves;
inline Texts moves(const Zodiac& game, const State& s, std::string_view beginning) {
  Texts texts;
  for (const auto& text : moves(game, s))
    if (text.starts_with(beginning)) texts.push_back(text);
  return texts;
}
inline bool can(const Zodiac& game, const State& s, std::string_view text) { return std::ranges::count(moves(game, s), text) == 1; }

// The clause that forbids a move to a seat, or else to the seat to act; "allowed" if nothing does.
inline std::string clause(const Zodiac& game, const State& s, std::string_view text, std::optional<Seat> seat = {}) {
  return clause_of(game, s, seat ? *seat : game.to_act(s).front(), text);
}

inline int mover(const Zodiac& game, const State& s) { return index(game.to_act(s).front()); }

inline Bag all_cards(const Zodiac& game, const State& s) {
  Bag all = s.draw_pile + bag_of(s.discard_pile);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.setup().seats); ++seat)
    all = all + s.hand[seat] + s.face_up[seat];
  return all;
}

// Plays a game. One move in `wild` is random, the others are those of the heuristic policy. Calls look(state, seat, action) before
// every action.
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
