#include "core/play.hpp"

#include <gtest/gtest.h>

namespace shengxiao {
namespace {

Buffer<int, 8> some(std::initializer_list<int> numbers) {
  Buffer<int, 8> all;
  for (const int number : numbers) all.push_back(number);
  return all;
}

TEST(BestOf, TakesTheHighestWorthAndBreaksTiesAtRandom) {
  Rng rng(1);
  bool first = false, last = false;
  for (int k = 0; k < 100; ++k) {
    const int best = best_of(some({-5, -2, -9, -2}), rng, [](int number) { return number == -2 ? -1 : -10; });
    EXPECT_EQ(best, -2);
    const int tied = best_of(some({1, 2, 3}), rng, [](int number) { return number == 2 ? -4.0 : -3.0; });
    first = first || tied == 1;
    last = last || tied == 3;
    EXPECT_NE(tied, 2);
  }
  EXPECT_TRUE(first && last);
}

TEST(BestOf, AsksOnceForEachWorthSoThatItMayBeRandom) {
  Rng rng(2);
  for (int k = 0; k < 1000; ++k) {
    int asked = 0;
    const auto actions = some({0, 1, 2});
    EXPECT_TRUE(actions.contains(best_of(actions, rng, [&](int) { return ++asked, -rng.below(100); })));
    EXPECT_EQ(asked, 3);
  }
}

}  // namespace
}  // namespace shengxiao
