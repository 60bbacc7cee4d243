#include "lab/least_squares.hpp"

#include <gtest/gtest.h>

namespace shengxiao::lab {
namespace {

using Row = std::vector<std::pair<int, int>>;
using Numbers = std::vector<double>;

TEST(LeastSquares, FindsTheWeightsThatExplainWhatWasSeen) {
  const Numbers weights{3, -2, 0.5};
  LeastSquares seen(3);
  for (const auto& row : {Row{{0, 1}, {1, 1}}, {{2, 2}, {0, -1}}, {{1, 3}, {2, 1}}, {{0, 2}, {1, -1}, {2, 4}}}) {
    double sum = 0;
    for (const auto& [weight, times] : row) sum += weights[static_cast<std::size_t>(weight)] * times;
    seen.add(row, sum);
  }
  const auto found = seen.solve(Numbers{9, 9, 9}, 1e-9);
  for (std::size_t i = 0; i < weights.size(); ++i) EXPECT_NEAR(found[i], weights[i], 1e-6) << i;
}

TEST(LeastSquares, StaysWithTheFirstGuessWhereNothingWasSeen) {
  LeastSquares seen(2);
  for (int i = 0; i < 30; ++i) seen.add(Row{{0, 1}}, 6);
  const auto found = seen.solve(Numbers{0, 5}, 10);
  EXPECT_NEAR(found[0], 4.5, 1e-9) << "30 times 6, and 10 times 0";
  EXPECT_NEAR(found[1], 5, 1e-9);
}

}  // namespace
}  // namespace shengxiao::lab
