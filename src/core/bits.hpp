// Sets of small numbers as the bits of a word.
#pragma once
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#if defined(__BMI2__) || defined(__AVX2__)
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

// Eight bytes, the lowest first.
inline void store_little_endian(std::uint64_t bytes, std::uint8_t* out) {
  if constexpr (std::endian::native == std::endian::little)
    std::memcpy(out, &bytes, sizeof bytes);
  else
    for (int i = 0; i < 8; ++i, bytes >>= 8) out[i] = static_cast<std::uint8_t>(bytes);
}
inline void store_bytes(std::uint64_t eight_bits, std::uint8_t* out) { store_little_endian(bytes_of(eight_bits), out); }

// 32 bits at once: 32 bytes.
inline void store_32_bytes(std::uint32_t bits, std::uint8_t* out) {
#ifdef __AVX2__
  // Each byte of the word eight times, then in each of these copies a bit of its own.
  const auto copies = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)),
                                          _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303));
  const auto own_bit = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201u));
  const auto is_set = _mm256_cmpeq_epi8(_mm256_and_si256(copies, own_bit), own_bit);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm256_and_si256(is_set, _mm256_set1_epi8(1)));
#else
  for (int i = 0; i < 32; i += 8) store_bytes(bits >> i & 0xFF, out + i);
#endif
}

// Eight numbers of four bits, the lowest first, as bytes.
inline void store_nibbles(std::uint32_t numbers, std::uint8_t* out) {
  std::uint64_t apart = numbers;
  apart = (apart | apart << 16) & 0x0000FFFF0000FFFFu;
  apart = (apart | apart << 8) & 0x00FF00FF00FF00FFu;
  apart = (apart | apart << 4) & 0x0F0F0F0F0F0F0F0Fu;
  store_little_endian(apart, out);
}
// The same as floats, each divided by `unit`.
inline void store_nibbles(std::uint32_t numbers, float unit, float* out) {
#ifdef __AVX2__
  const auto moved =
      _mm256_srlv_epi32(_mm256_set1_epi32(static_cast<int>(numbers)), _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28));
  const auto apart = _mm256_and_si256(moved, _mm256_set1_epi32(15));
  _mm256_storeu_ps(out, _mm256_div_ps(_mm256_cvtepi32_ps(apart), _mm256_set1_ps(unit)));
#else
  for (int i = 0; i < 8; ++i) out[i] = static_cast<float>(numbers >> 4 * i & 15) / unit;
#endif
}

}  // namespace shengxiao
