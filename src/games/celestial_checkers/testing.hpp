// Shorthands for the tests of Celestial Checkers. For tests only.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/testing.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

using Texts = std::vector<std::string>;

constexpr Seat south = Seat::first;
constexpr Seat north = Seat::second;

inline const Texts strongest_first{"Ox", "Tg", "Dr", "Hs", "Dg", "Gt", "Pg", "Sn", "Rs", "Mk", "Hr", "Rt"};
inline const Texts south_camp{"a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"};
inline const Texts north_camp{"h8", "f8", "d8", "b8", "g7", "e7", "c7", "a7", "h6", "f6", "d6", "b6"};

// A code as it is written for North.
inline std::string lower(std::string code) {
  code[0] = static_cast<char>(code[0] - 'A' + 'a');
  return code;
}

// All 24 placements in turn, both seats in the same order of animals and, seen from their own side, of squares.
inline Texts placements() {
  Texts steps;
  for (std::size_t i = 0; i < strongest_first.size(); ++i) {
    steps.push_back(strongest_first[i] + "@" + south_camp[i]);
    steps.push_back(strongest_first[i] + "@" + north_camp[i]);
  }
  return steps;
}

inline CelestialCheckers game_with(const Options& options = {}) {
  auto game = CelestialCheckers::make({2, options});
  if (!game) ADD_FAILURE() << to_string(game.error());
  return game.value_or(CelestialCheckers::make({}).value());
}

inline const CelestialCheckers standard = game_with();

inline State at(std::string_view line, const CelestialCheckers& game = standard) {
  const auto state = game.from_position(line);
  if (!state) ADD_FAILURE() << line << ": " << to_string(state.error());
  return state.value_or(State{});
}

// A position line of pieces, such as "c3 Ox, d4 rt" for South's Ox on c3 and North's Rat on d4, and of the fields after the board,
// such as "-/- -/- 0/0 S -".
inline std::string line_of(std::string_view pieces, std::string_view rest) {
  std::array<std::array<std::string, 8>, 8> board;  // [rank][file]
  for (std::size_t i = 0; i + 5 <= pieces.size(); i += 7)
    board[static_cast<std::size_t>(pieces[i + 1] - '1')][static_cast<std::size_t>(pieces[i] - 'a')] = pieces.substr(i + 3, 2);
  std::string line;
  for (std::size_t rank = 8; rank-- > 0;) {
    int empty = 0;
    for (std::size_t file = rank % 2; file < 8; file += 2) {
      if (board[rank][file].empty()) {
        ++empty;
        continue;
      }
      if (empty) line += std::to_string(empty);
      empty = 0;
      line += board[rank][file];
    }
    if (empty) line += std::to_string(empty);
    line += rank ? "/" : " ";
  }
  return line + std::string(rest);
}

// Pieces on an otherwise empty board, all animals placed, nobody home yet.
inline State board(std::string_view pieces, char mover) { return at(line_of(pieces, std::string("-/- -/- 0/0 ") + mover + " -")); }

// What stands on a square: "Ox", "rt", or nothing.
inline std::string on(const State& state, std::string_view square) {
  const int s = square_of(square).value();
  if (!(state.occupied() & bit(s))) return "";
  const std::string code(animal_code(state.animal_at(s)));
  return state.men[1] & bit(s) ? lower(code) : code;
}

}  // namespace shengxiao::games::celestial_checkers
