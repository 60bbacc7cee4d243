// The board of Celestial Checkers as sets of squares, in bits (CC-4). Bit 0 is a1, bit 7 h1, bit 63 h8.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"

namespace shengxiao::games::celestial_checkers {

using Bits = std::uint64_t;

// The playable squares. A diagonal step off the side of the board ends on a square that is not playable, so masking with this is
// all the edge handling there is.
constexpr Bits dark = 0xAA55AA55AA55AA55;
constexpr std::array<Bits, 2> camp{dark & 0x0000000000FFFFFF, dark & 0xFFFFFF0000000000};  // the first three ranks of a seat
constexpr std::array<Bits, 2> far_rank{0xFF00000000000000, 0x00000000000000FF};            // the rank that a seat moves to

constexpr Bits bit(int square) { return Bits{1} << square; }
constexpr int file_of(int square) { return square & 7; }
constexpr int rank_of(int square) { return square >> 3; }
constexpr int rotated(int square) { return 63 - square; }  // the board turned by half a circle

// Forward steps as differences of squares (CC-8), by seat and direction. Direction 0 is towards file a, 1 towards file h.
constexpr std::array<std::array<int, 2>, 2> forward{{{7, 9}, {-9, -7}}};

template <int Delta>
constexpr Bits shifted(Bits b) {
  if constexpr (Delta > 0)
    return b << Delta;
  else
    return b >> -Delta;
}

// The squares whose animal is at least as strong as the one Delta ahead (CC-11). Strengths are four-bit numbers in bit planes,
// which are compared for all squares at once, from the lowest bit up.
template <int Delta>
constexpr Bits not_weaker(const std::array<Bits, 4>& strength) {
  Bits squares = ~Bits{0};
  for (const Bits plane : strength) {
    const Bits ahead = shifted<-Delta>(plane);
    squares = (plane & ~ahead) | (~(plane ^ ahead) & squares);
  }
  return squares;
}

inline std::string square_name(int square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

// The square with this name, playable or not.
constexpr std::optional<int> square_of(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
  return (name[1] - '1') * 8 + (name[0] - 'a');
}

}  // namespace shengxiao::games::celestial_checkers
