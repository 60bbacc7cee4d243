// Helpers for the tests of Wu Xing.
#pragma once
#include <gtest/gtest.h>

#include "core/testing.hpp"
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

using Texts = std::vector<std::string>;
using State = WuXing::State;

inline WuXing game_with(int seats, const Options& options = {}) { return WuXing::make({seats, options}).value(); }

inline const WuXing& usual() {
  static const auto game = game_with(3);
  return game;
}

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

// A position before a throw. A board space has a tile, "" for none, and the number of the panel at its bottom, from 1. Every tile
// that is not named lies in `rest`: "pile", "discards", or a seat, "2".
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
  s.draw_pile = set_of(places.pile);
  s.discard_pile = set_of(places.discards);
  Tiles named = s.draw_pile | s.discard_pile;
  for (std::size_t i = 0; i < places.held.size(); ++i) named |= s.held[i] = set_of(places.held[i]);
  for (std::size_t i = 0; i < places.board.size(); ++i) {
    if (places.board[i].first.empty()) continue;
    s.board[i] = static_cast<std::uint8_t>(tile_named(places.board[i].first));
    s.panel[i] = static_cast<std::uint8_t>(places.board[i].second - 1);
    named |= tile_set(s.board[i]);
  }
  for (std::size_t i = 0; i < places.tokens.size(); ++i) s.tokens[i] = static_cast<std::uint8_t>(places.tokens[i]);
  auto& rest = places.rest == "pile"       ? s.draw_pile
               : places.rest == "discards" ? s.discard_pile
                                           : s.held[static_cast<std::size_t>(std::stoi(places.rest))];
  rest |= all_tiles & ~named;
  s.mover = static_cast<std::uint8_t>(places.mover);
  s.turn = static_cast<std::uint16_t>(places.turn);
  s.phase = WuXing::Phase::throw_dice;
  return s;
}

// The legal moves that begin so.
inline Texts moves_of_kind(const WuXing& game, const State& state, std::string_view kind) {
  Texts texts;
  for (const auto& text : moves(game, state))
    if (text.starts_with(kind)) texts.push_back(text);
  return texts;
}

}  // namespace shengxiao::games::wu_xing
