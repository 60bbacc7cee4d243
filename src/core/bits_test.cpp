#include "core/bits.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/action_bits.hpp"
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

// In a piece of memory that is just large enough.
TEST(Bits, numbers_of_four_bits_are_stored_one_after_another) {
  Rng rng(2);
  for (int i = 0; i < 1000; ++i) {
    const auto numbers = static_cast<std::uint32_t>(rng());
    std::vector<std::uint8_t> bytes(8);
    std::vector<float> floats(8);
    store_nibbles(numbers, bytes.data());
    store_nibbles(numbers, 3, floats.data());
    for (std::size_t k = 0; k < 8; ++k) {
      EXPECT_EQ(bytes[k], numbers >> 4 * k & 15);
      EXPECT_EQ(floats[k], static_cast<float>(bytes[k]) / 3);
    }
  }
}

TEST(Bits, a_mask_has_a_byte_for_each_action) {
  Rng rng(3);
  for (std::size_t actions = 1; actions <= 200; ++actions) {
    std::vector<std::uint64_t> words((actions + 63) / 64);
    ActionBits bits(words);
    std::vector<std::uint8_t> expected(actions);
    for (std::size_t id = 0; id < actions; ++id) {
      if (rng.below(2)) continue;
      bits.add(static_cast<std::uint32_t>(id));
      expected[id] = 1;
    }
    std::vector<std::uint8_t> mask(actions, 7);
    bits.write(mask);
    EXPECT_EQ(mask, expected);
  }
}

}  // namespace
}  // namespace shengxiao
