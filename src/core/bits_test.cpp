#include "core/bits.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/rng.hpp"

namespace shengxiao {
namespace {

TEST(Bits, nth_bit_counts_from_the_lowest) {
  static_assert(nth_bit(0b10110, 0) == 1 && nth_bit(0b10110, 1) == 2 && nth_bit(0b10110, 2) == 4);
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const auto set = rng() & rng();
    std::vector<int> bits;
    for (int b = 0; b < 64; ++b)
      if (set >> b & 1) bits.push_back(b);
    for (std::size_t k = 0; k < bits.size(); ++k) EXPECT_EQ(nth_bit(set, static_cast<int>(k)), bits[k]) << set;
  }
}

}  // namespace
}  // namespace shengxiao
