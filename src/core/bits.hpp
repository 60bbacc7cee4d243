// Sets of small numbers as the bits of a word.
#pragma once
#include <bit>
#include <cstdint>
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

}  // namespace shengxiao
