// What the tests of Wu Xing share. For tests only.
#pragma once
#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

using Texts = std::vector<std::string>;
using State = WuXing::State;

inline WuXing game_with(int seats, const Options& options = {}) { return WuXing::make({seats, options}).value(); }

inline int tile_named(std::string_view name) {
  const auto found = std::ranges::find(tile_names, name);
  EXPECT_NE(found, tile_names.end()) << name;
  return static_cast<int>(found - tile_names.begin());
}

inline Tiles set_of(const Texts& names) {
  Tiles set = 0;
  for (const auto& name : names) set |= tile_set(tile_named(name));
  return set;
}

// A position before a throw: who holds what, what lies on the board (tile, and the panel at the bottom from 1; "" for none),
// what is in the piles; every tile that is not named lies in `rest`: "pile", "discards", or a seat, "2".
struct Places {
  std::vector<Texts> held = {};
  std::vector<std::pair<std::string, int>> board = {};
  Texts pile = {}, discards = {};
  std::string rest = "pile";
  std::vector<int> tokens = {};
  int mover = 0;
  int turn = 20;
};

inline State set_up(const WuXing& game, const Places& places) {
  State s = game.start();
  s.pile = set_of(places.pile);
  s.discards = set_of(places.discards);
  Tiles named = s.pile | s.discards;
  for (std::size_t i = 0; i < places.held.size(); ++i) named |= s.held[i] = set_of(places.held[i]);
  for (std::size_t i = 0; i < places.board.size(); ++i) {
    if (places.board[i].first.empty()) continue;
    s.board[i] = static_cast<std::uint8_t>(tile_named(places.board[i].first));
    s.panel[i] = static_cast<std::uint8_t>(places.board[i].second - 1);
    named |= tile_set(s.board[i]);
  }
  for (std::size_t i = 0; i < places.tokens.size(); ++i) s.tokens[i] = static_cast<std::uint8_t>(places.tokens[i]);
  auto& rest = places.rest == "pile"       ? s.pile
               : places.rest == "discards" ? s.discards
                                           : s.held[static_cast<std::size_t>(std::stoi(places.rest))];
  rest |= all_tiles & ~named;
  s.mover = static_cast<std::uint8_t>(places.mover);
  s.turn = static_cast<std::uint16_t>(places.turn);
  s.phase = WuXing::Phase::roll;
  return s;
}

// Steps by whoever owes them.
inline State after(const WuXing& game, State state, const Texts& steps) {
  for (const auto& step : steps) {
    const auto who = game.to_act(state);
    const auto a = who.empty() ? Result<WuXing::Action>(fail("WX-14", "game.over")) : find_legal(game, state, who.front(), step);
    if (!a) {
      ADD_FAILURE() << step << ": " << to_string(a.error());
      return state;
    }
    game.apply(state, who.front(), *a);
  }
  return state;
}

// What whoever is to act can do; of chance, with the weight: "throw 1 2 *2".
inline Texts moves(const WuXing& game, const State& state) {
  Texts texts;
  if (game.to_act(state).empty()) return texts;
  Actions<WuXing> legal;
  game.legal(state, game.to_act(state).front(), legal);
  for (const auto a : legal) texts.push_back(game.text(a));
  return texts;
}

inline Texts moves_of_kind(const WuXing& game, const State& state, std::string_view kind) {
  Texts texts;
  for (const auto& text : moves(game, state))
    if (text.starts_with(kind)) texts.push_back(text);
  return texts;
}

// The clause that a step breaks, or "allowed".
inline std::string clause(const WuXing& game, const State& state, Seat seat, std::string_view text) {
  const auto a = find_legal(game, state, seat, text);
  return a ? "allowed" : a.error().clause;
}
inline std::string clause(const WuXing& game, const State& state, int seat, std::string_view text) {
  return clause(game, state, seat_at(seat), text);
}

}  // namespace shengxiao::games::wu_xing
