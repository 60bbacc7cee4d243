// The evaluation's features of a position of the movement phase. One function for the evaluation and for the tuner.
#pragma once
#include <algorithm>

#include "games/celestial_checkers/knowledge.hpp"

namespace shengxiao::games::celestial_checkers {

// Where a seat's animals stand, one after another and by strength.
struct LineUp {
  std::array<std::uint8_t, 12> square, strength;  // of the first `count`
  int count = 0;
  std::array<Bits, 14> from{};  // [k]: those of strength k and more
  int moves = 0, free_moves = 0;

  LineUp(const CelestialCheckers::State& s, std::size_t seat) {
    for (auto rest = s.men[seat]; rest; rest &= rest - 1) {
      const int at = std::countr_zero(rest), k = s.strength_at(at);
      square[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(at);
      strength[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(k);
      from[static_cast<std::size_t>(k)] = bit(at);
    }
    for (std::size_t k = 13; k-- > 0;) from[k] |= from[k + 1];
  }
};

template <std::size_t Side>
Bits slidable(Bits men, Bits empty) {
  return men & (shifted<-forward[Side][0]>(empty) | shifted<-forward[Side][1]>(empty));
}

// Those that no enemy of whatever strength can jump where they stand: a landing square behind them is taken or off the board,
// both ways. (An enemy moves against their forward direction, so it lands on a square behind them.)
template <std::size_t Side>
Bits unjumpable(Bits men, Bits empty) {
  return men & ~(shifted<forward[Side][0]>(empty) | shifted<forward[Side][1]>(empty));
}

// Calls add(feature, sign) for every piece of a seat, four times; without branches, since this is where a search spends its time.
template <std::size_t Side, class Add>
void piece_features(const CelestialCheckers::State& s, LineUp& own, const LineUp& other, Bits empty, Add&& add) {
  constexpr int sign = Side == 0 ? 1 : -1;
  const auto movable = slidable<Side>(s.men[Side], empty), backed = unjumpable<Side>(s.men[Side], empty);
  for (std::size_t i = 0; i < static_cast<std::size_t>(own.count); ++i) {
    const auto square = own.square[i], k = own.strength[i];
    const int animal = k - 1, place = Side == 0 ? square : 63 - square, distance = 7 - place / 8;
    const auto ahead = cones.of[Side][square] & s.men[1 - Side];
    const int free = ahead == 0;
    const int hunters = std::popcount(ahead & other.from[k]), prey = std::popcount(ahead & ~other.from[k + 1u]);
    own.moves += distance;
    own.free_moves += distance & -free;
    add(Feature::reach + animal * 56 + distance * 7 + danger_steps[static_cast<std::size_t>(hunters + 16 * free)], sign);
    add(Feature::prey + animal * 7 + std::min(prey, 6), sign);
    add(Feature::file + animal * 8 + place % 8, sign);
    add(Feature::pose + animal * 4 + static_cast<int>((~movable >> square & 1) * 2 + (backed >> square & 1)), sign);
  }
}

// The squares of `Side`'s pieces that an enemy could jump if it were its turn.
template <std::size_t Side>
Bits hanging(const CelestialCheckers::State& s, Bits empty) {
  Bits all = 0;
  const auto way = [&]<int Delta>() {  // Delta: the enemy's direction
    const auto victims = s.men[Side] & shifted<Delta>(s.men[1 - Side]) & shifted<-Delta>(empty);
    if (!victims) return;
    Bits not_less = ~Bits{0};
    for (const Bits plane : s.strength) {
      const Bits hunter = shifted<Delta>(plane);
      not_less = (hunter & ~plane) | (~(hunter ^ plane) & not_less);
    }
    all |= victims & not_less;
  };
  way.template operator()<forward[1 - Side][0]>();
  way.template operator()<forward[1 - Side][1]>();
  return all;
}

// All features of a position, for the seat to move: add(feature, +1 or -1).
template <class Add>
void features(const CelestialCheckers::State& s, Add&& add) {
  const auto empty = dark & ~(s.men[0] | s.men[1]);
  LineUp south(s, 0), north(s, 1);
  const int turn = s.mover == 0 ? 1 : -1;
  const auto seen = [&](int feature, int sign) { add(feature, sign * turn); };
  piece_features<0>(s, south, north, empty, seen);
  piece_features<1>(s, north, south, empty, seen);
  for (auto rest = s.mover == 0 ? hanging<0>(s, empty) : hanging<1>(s, empty); rest; rest &= rest - 1)
    add(Feature::hanging + s.animal_at(std::countr_zero(rest)), 1);
  const int pieces = std::popcount(s.men[0] | s.men[1]), stage = pieces > 16 ? 0 : pieces > 8 ? 1 : 2;
  add(Feature::tempo + stage * 17 + std::clamp(turn * (south.free_moves - north.free_moves), -8, 8) + 8, 1);
  add(Feature::spare + stage * 9 + std::clamp(turn * (south.moves - north.moves), -9, 9) / 2 + 4, 1);
}

}  // namespace shengxiao::games::celestial_checkers
