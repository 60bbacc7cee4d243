// Helpers for the tests of The Rat and the Dragon.
#pragma once
#include <gtest/gtest.h>

#include "core/testing.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

using Texts = std::vector<std::string>;
using State = RatAndDragon::State;

// The values of an edition as they stand in its file.
struct Numbers {
  int columns = 15, rows = 15, pairs = 20;
  std::string opposite = "\"difference\"", alike = "0", costs = "\"smaller\"";
};

inline std::string toml(const Numbers& n) {
  return fmt::format(
      "[grid]\ncolumns = {}\nrows = {}\n[score_columns]\nnumber = {}\n[pair_points]\nopposite = {}\nalike = {}\n"
      "[unplayable]\ncosts = {}\n",
      n.columns, n.rows, n.pairs, n.opposite, n.alike, n.costs);
}

inline Result<RatAndDragon> make_with(const std::string& toml, int seats = 2, const char* cards = "none") {
  return parse_edition(toml, "house.toml").and_then([&](const EditionPtr& edition) {
    return RatAndDragon::make({seats, {{"cards", cards}}, edition});
  });
}

inline RatAndDragon game_with(const Numbers& numbers, int seats = 2, const char* cards = "none") {
  return make_with(toml(numbers), seats, cards).value();
}

inline RatAndDragon game_of(int seats, const char* cards = "none") {
  return RatAndDragon::make({seats, {{"cards", cards}}}).value();
}

// The state after whole turns: "throw 3+5 2" and "card 7" of chance, "1: 8 c4 c5 …" of seat 1.
inline State after(const RatAndDragon& game, State state, const Texts& turns) {
  for (const auto& turn : turns) {
    const bool chance = turn.size() < 2 || turn[1] != ':';
    const auto seat = chance ? Seat::chance : seat_at(turn[0] - '0');
    for (const auto& step : RatAndDragon::split(chance ? turn : std::string(trim(turn.substr(2))))) {
      const auto a = find_legal(game, state, seat, step);
      if (!a) {
        ADD_FAILURE() << turn << ", " << step << ": " << to_string(a.error());
        return state;
      }
      game.apply(state, seat, *a);
    }
  }
  return state;
}
inline State after(const RatAndDragon& game, const Texts& turns) { return after(game, game.start(), turns); }

// The legal moves of a seat, in the order of legal().
inline Texts moves(const RatAndDragon& game, const State& state, Seat seat) {
  Actions<RatAndDragon> legal;
  game.legal(state, seat, legal);
  Texts texts;
  for (const auto a : legal) texts.push_back(game.text(a));
  return texts;
}

inline const RatAndDragon::Sheet& sheet_of(const State& s, std::size_t seat = 0) { return s.table.sheets[seat]; }

}  // namespace shengxiao::games::rat_and_dragon
