// The features of a position in the movement phase and of a finished placement, for the evaluation and for the tuner
// (lab/fit.cpp). A feature is an index into the list of weights, see FeatureOffset and PlacementOffset. In the movement phase
// every piece has four: how far it has to go among how many possible captors, how many enemies it may still capture, its file, and
// what holds it up or covers it now. Then come the pieces of the seat to move that hang, and how many moves the seats have left.
#pragma once
#include <algorithm>
#include <cstdlib>

#include "games/celestial_checkers/knowledge.hpp"

namespace shengxiao::games::celestial_checkers {

// The pieces of a seat, as a list and by strength.
struct PieceList {
  std::array<std::uint8_t, 12> square, strength;  // of the first `count`
  int count = 0;
  std::array<Bits, 14> at_least{};  // [k]: the squares of those of strength k and more

  PieceList(const State& s, std::size_t seat) {
    for (auto men = s.men[seat]; men; men &= men - 1) {
      const int at = std::countr_zero(men), k = s.strength_at(at);
      square[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(at);
      strength[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(k);
      at_least[static_cast<std::size_t>(k)] = bit(at);
    }
    for (std::size_t k = 13; k-- > 0;) at_least[k] |= at_least[k + 1];
  }
};

// The pieces that no enemy can jump where they stand, however strong: on both diagonals the square behind them is taken or off the
// board. (An enemy jumps against their direction, so it lands behind them.)
template <std::size_t Side>
Bits unjumpable(Bits men, Bits empty) {
  return men & ~(shifted<forward[Side][0]>(empty) | shifted<forward[Side][1]>(empty));
}

// The pieces of `Side` that an enemy could jump if it were its turn.
template <std::size_t Side>
Bits hanging(const State& s) {
  const auto enemies = jumpers<1 - Side>(s, s.men[1 - Side], s.empty());
  return shifted<forward[1 - Side][0]>(enemies[0]) | shifted<forward[1 - Side][1]>(enemies[1]);
}

// The ranks that the pieces of a seat still have to go: all of them, and those with no enemy ahead.
struct Mobility {
  int moves = 0, free_moves = 0;
};

// Calls add(feature, sign) four times for every piece of a seat. Without branches, since a search spends its time here.
template <std::size_t Side, class Add>
Mobility piece_features(const State& s, const PieceList& own, const PieceList& other, Add&& add) {
  constexpr int sign = Side == 0 ? 1 : -1;
  Mobility mobility;
  const auto sliding = sliders<Side>(s.men[Side], s.empty());
  const auto movable = sliding[0] | sliding[1], covered = unjumpable<Side>(s.men[Side], s.empty());
  for (std::size_t i = 0; i < static_cast<std::size_t>(own.count); ++i) {
    const auto square = own.square[i], k = own.strength[i];
    const int animal = k - 1, place = Side == 0 ? square : rotated(square), distance = 7 - rank_of(place);
    const auto ahead = cones.of[Side][square] & s.men[1 - Side];
    const int free = ahead == 0;
    const int captors = std::popcount(ahead & other.at_least[k]), prey = std::popcount(ahead & ~other.at_least[k + 1u]);
    mobility.moves += distance;
    mobility.free_moves += distance & -free;
    add(FeatureOffset::reach + animal * 56 + distance * 7 + danger_bucket[static_cast<std::size_t>(captors + 16 * free)], sign);
    add(FeatureOffset::prey + animal * 7 + std::min(prey, 6), sign);
    add(FeatureOffset::file + animal * 8 + file_of(place), sign);
    add(FeatureOffset::blocked_covered + animal * 4 + static_cast<int>((~movable >> square & 1) * 2 + (covered >> square & 1)),
        sign);
  }
  return mobility;
}

// Calls add(feature, sign) for every feature of a position. The sign is 1 if it counts for the seat to move, and -1 if against.
template <class Add>
void features(const State& s, Add&& add) {
  const PieceList south(s, 0), north(s, 1);
  const int turn = s.mover == 0 ? 1 : -1;
  const auto for_mover = [&](int feature, int sign) { add(feature, sign * turn); };
  const auto south_has = piece_features<0>(s, south, north, for_mover);
  const auto north_has = piece_features<1>(s, north, south, for_mover);
  for (auto left = s.mover == 0 ? hanging<0>(s) : hanging<1>(s); left; left &= left - 1)
    add(FeatureOffset::hanging + s.animal_at(std::countr_zero(left)), 1);
  const int pieces = std::popcount(s.occupied()), stage = pieces > 16 ? 0 : pieces > 8 ? 1 : 2;
  add(FeatureOffset::tempo + stage * 17 + std::clamp(turn * (south_has.free_moves - north_has.free_moves), -8, 8) + 8, 1);
  add(FeatureOffset::spare + stage * 9 + std::clamp(turn * (south_has.moves - north_has.moves), -8, 8) / 2 + 4, 1);
}

// The number of a square in the camp of a seat (PlacementOffset).
inline int camp_index(int square, int seat) {
  const int own = seat == 0 ? square : rotated(square);
  return rank_of(own) * 4 + file_of(own) / 2;
}

// The same as features() for a position in which all animals have just been placed. The sign is 1 if a feature counts for South.
template <class Add>
void placement_features(const State& s, Add&& add) {
  std::array<std::array<int, animals>, 2> square{};
  for (std::size_t seat = 0; seat < 2; ++seat)
    for (auto men = s.men[seat]; men; men &= men - 1) {
      const int at = std::countr_zero(men);
      square[seat][static_cast<std::size_t>(s.animal_at(at))] = at;
    }
  for (int a = 0; a < animals; ++a) {
    const int south = square[0][static_cast<std::size_t>(a)];
    add(PlacementOffset::on + a * 12 + camp_index(south, 0), 1);
    add(PlacementOffset::on + a * 12 + camp_index(square[1][static_cast<std::size_t>(a)], 1), -1);
    for (int b = 0; b < animals; ++b) {
      if (a == b) continue;
      const int apart = std::abs(file_of(south) - file_of(square[1][static_cast<std::size_t>(b)])) / 2;
      add(PlacementOffset::facing + (a * 12 + b) * 4 + apart, 1);
      add(PlacementOffset::facing + (b * 12 + a) * 4 + apart, -1);
    }
  }
  add(PlacementOffset::mover, -1);
}

}  // namespace shengxiao::games::celestial_checkers
