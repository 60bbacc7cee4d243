#include "core/multiset.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <array>
#include <numeric>

namespace shengxiao {
namespace {

template <class Word>
class MultisetOf : public testing::Test {};
using Words = testing::Types<std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(MultisetOf, Words);

// What it holds is what an array of counts holds, whatever is done to it.
TYPED_TEST(MultisetOf, counts_like_an_array) {
  using Set = Multiset<TypeParam>;
  EXPECT_TRUE(rc::check([] {
    Set set;
    std::array<int, Set::most_kinds> counts{};
    for (int i = *rc::gen::inRange(0, 60); i > 0; --i) {
      const int kind = *rc::gen::inRange(0, Set::most_kinds);
      auto& count = counts[static_cast<std::size_t>(kind)];
      if (count == 15 || (count > 0 && *rc::gen::arbitrary<bool>())) {
        set.remove(kind);
        --count;
      } else {
        set.add(kind);
        ++count;
      }
    }
    TypeParam kinds = 0;
    for (int kind = 0; kind < Set::most_kinds; ++kind) {
      const int count = counts[static_cast<std::size_t>(kind)];
      RC_ASSERT(set.count(kind) == count);
      RC_ASSERT(set.has(kind) == (count > 0));
      RC_ASSERT(set.holds(Set::of(kind, count)));
      if (count < 15) RC_ASSERT(!set.holds(Set::of(kind, count + 1)));
      if (count > 0) kinds |= TypeParam{1} << 4 * kind;
    }
    RC_ASSERT(set.kinds() == kinds);
    RC_ASSERT(set.size() == std::accumulate(counts.begin(), counts.end(), 0));
    RC_ASSERT(set.empty() == (set.size() == 0));
  }));
}

TEST(Multiset, sums_and_differences_are_of_every_kind) {
  const auto three = Multiset<std::uint32_t>::of(2, 3), five = Multiset<std::uint32_t>::of(5, 5);
  const auto both = three + five;
  EXPECT_EQ(both.count(2), 3);
  EXPECT_EQ(both.count(5), 5);
  EXPECT_EQ(both.size(), 8);
  EXPECT_EQ(both - five, three);
  EXPECT_FALSE(three.holds(both));
}

}  // namespace
}  // namespace shengxiao
