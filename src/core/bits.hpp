// Sets of small numbers as the bits of a word.
#pragma once
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace shengxiao {

// The number of the k-th bit set, from the lowest, k counting from 0. There must be one.
constexpr int nth_bit(std::uint64_t set, int k) {
#ifdef __BMI2__
  if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << k, set));
#endif
  while (k-- > 0) set &= set - 1;
  return std::countr_zero(set);
}

// Eight bits as bytes, 0 or 1: byte i, the lowest first, is bit i. Each bit is moved into a byte of its own, and from there to that
// byte's highest bit, by adding what it lacks.
constexpr std::uint64_t bytes_of(std::uint64_t eight_bits) {
  const auto apart = eight_bits * 0x0101010101010101u & 0x8040201008040201u;
  return (apart + 0x00406070787C7E7Fu) >> 7 & 0x0101010101010101u;
}

// The same into memory.
inline void store_bytes(std::uint64_t eight_bits, std::uint8_t* out) {
  auto bytes = bytes_of(eight_bits);
  if constexpr (std::endian::native == std::endian::little)
    std::memcpy(out, &bytes, sizeof bytes);
  else
    for (int i = 0; i < 8; ++i, bytes >>= 8) out[i] = static_cast<std::uint8_t>(bytes);
}

}  // namespace shengxiao
