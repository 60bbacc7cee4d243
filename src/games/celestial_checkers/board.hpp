// The board of Celestial Checkers in bits: CC-4. Bit 0 is a1, bit 7 h1, bit 63 h8; only dark squares are ever set.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace shengxiao::games::celestial_checkers {

using Bits = std::uint64_t;

// Playable squares: file + rank even, a counting 1 (CC-4). A diagonal step off the side of the board lands on a square that
// is not playable, so masking with this is all the edge handling there is.
constexpr Bits dark = 0xAA55AA55AA55AA55;
// The first three ranks of each seat, and the far rank it moves to.
constexpr std::array<Bits, 2> camp{dark & 0x0000000000FFFFFF, dark & 0xFFFFFF0000000000};
constexpr std::array<Bits, 2> far_rank{0xFF00000000000000, 0x00000000000000FF};

constexpr Bits bit(int square) { return Bits{1} << square; }
constexpr int file_of(int square) { return square & 7; }
constexpr int rank_of(int square) { return square >> 3; }
constexpr int rotated(int square) { return 63 - square; }  // the board turned by half a circle

// Forward steps (CC-8): South's towards higher bits, North's towards lower ones; way 0 towards file a, way 1 towards file h.
constexpr std::array<std::array<int, 2>, 2> forward{{{7, 9}, {-9, -7}}};

template <int Delta>
constexpr Bits shifted(Bits b) {
  if constexpr (Delta > 0)
    return b << Delta;
  else
    return b >> -Delta;
}

// The square of the k-th bit set, from the lowest, k counting from 0.
inline int nth_square(Bits b, int k) {
#ifdef __BMI2__
  return std::countr_zero(_pdep_u64(bit(k), b));
#else
  while (k-- > 0) b &= b - 1;
  return std::countr_zero(b);
#endif
}

inline std::string square_name(int square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

// A square from its name, whether playable or not.
constexpr std::optional<int> square_of(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
  return (name[1] - '1') * 8 + (name[0] - 'a');
}

}  // namespace shengxiao::games::celestial_checkers
