#include "core/tensor.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/rng.hpp"

namespace shengxiao {
namespace {

// Written into exactly as much room as there has to be, and after that with room to spare: what can be stored many at a time is
// the same as what is stored one by one at the end.
template <TensorElement T, class Write>
std::vector<T> written(std::size_t size, const Write& write) {
  std::vector<T> tight(size), loose(size + 64);
  Tensor<T> first(tight), second(loose);
  write(first);
  write(second);
  EXPECT_TRUE(first.full());
  EXPECT_FALSE(second.full());
  EXPECT_TRUE(std::equal(tight.begin(), tight.end(), loose.begin()));
  EXPECT_TRUE(std::all_of(loose.begin() + static_cast<std::ptrdiff_t>(size), loose.end(), [](T x) { return x == T{}; }));
  return tight;
}

template <class T>
class TensorTest : public testing::Test {};
using Elements = testing::Types<float, std::uint8_t>;
TYPED_TEST_SUITE(TensorTest, Elements);

TYPED_TEST(TensorTest, rows_are_the_bits_of_one_row_after_another) {
  Rng rng(1);
  for (int columns = 1; columns <= 32; ++columns) {
    for (std::size_t count = 1; count <= 10; ++count) {
      std::vector<std::uint32_t> rows(count);
      for (auto& row : rows) row = static_cast<std::uint32_t>(rng() & ((std::uint64_t{1} << columns) - 1));
      const auto size = count * static_cast<std::size_t>(columns);
      const auto numbers = written<TypeParam>(size, [&](Tensor<TypeParam>& out) { out.rows(rows, columns); });
      for (std::size_t i = 0; i < size; ++i)
        ASSERT_EQ(numbers[i], rows[i / static_cast<std::size_t>(columns)] >> i % static_cast<std::size_t>(columns) & 1);
    }
  }
}

TYPED_TEST(TensorTest, counts_are_those_of_the_first_kinds) {
  Rng rng(2);
  for (int kinds = 1; kinds <= 14; ++kinds) {
    Multiset<std::uint64_t> bag;
    for (int i = 0; i < 20; ++i) bag.add(rng.below(14));
    const auto size = static_cast<std::size_t>(kinds);
    const auto numbers = written<TypeParam>(size, [&](Tensor<TypeParam>& out) { out.counts(bag, kinds, 8); });
    const auto one_by_one = written<TypeParam>(size, [&](Tensor<TypeParam>& out) {
      for (int kind = 0; kind < kinds; ++kind) out.number(bag.count(kind), 8);
    });
    ASSERT_EQ(numbers, one_by_one);
  }
}

TYPED_TEST(TensorTest, one_of_several_or_none) {
  for (const int which : {-1, 0, 2, 3}) {
    const auto numbers = written<TypeParam>(3, [&](Tensor<TypeParam>& out) { out.one_hot(which, 3); });
    for (int i = 0; i < 3; ++i) EXPECT_EQ(numbers[static_cast<std::size_t>(i)], i == which) << which;
  }
}

}  // namespace
}  // namespace shengxiao
