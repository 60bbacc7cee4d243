#include "lab/worth.hpp"

#include <cmath>

#include "lab/least_squares.hpp"

namespace shengxiao::lab {

void Worth::add(std::uint64_t game, std::vector<std::pair<int, int>> had, double more) {
  had.emplace_back(items_, 1);  // the constant
  rows_.push_back({game, std::move(had), more});
}

std::vector<Estimate> Worth::estimates() const {
  const auto size = static_cast<std::size_t>(items_) + 1;
  LeastSquares squares(static_cast<int>(size));
  std::vector<double> often(size);
  std::vector<std::uint64_t> seats(size);
  double all = 0;
  for (const auto& row : rows_) {
    squares.add(row.had, row.more);
    for (const auto& [item, times] : row.had)
      if (item < items_) often[static_cast<std::size_t>(item)] += times, all += times, ++seats[static_cast<std::size_t>(item)];
  }
  constexpr double pull = 1;  // as much as one seat says
  const std::vector<double> nothing(size);
  const auto weights = squares.solve(nothing, pull);
  const auto normal = squares.normal(pull);
  double average = 0;
  for (std::size_t i = 0; i + 1 < size && all > 0; ++i) average += often[i] / all * weights[i];

  std::vector<double> residuals;
  for (const auto& row : rows_) {
    double left = row.more;
    for (const auto& [item, times] : row.had) left -= times * weights[static_cast<std::size_t>(item)];
    residuals.push_back(left);
  }
  std::vector<Estimate> estimates;
  for (std::size_t i = 0; i + 1 < size; ++i) {
    std::vector<double> contrast(size);
    for (std::size_t j = 0; j + 1 < size && all > 0; ++j) contrast[j] = -often[j] / all;
    contrast[i] += 1;
    const auto direction = normal.solve(std::move(contrast));
    double variance = 0, of_game = 0;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      double along = 0;
      for (const auto& [item, times] : rows_[r].had) along += times * direction[static_cast<std::size_t>(item)];
      of_game += along * residuals[r];
      if (r + 1 < rows_.size() && rows_[r + 1].game == rows_[r].game) continue;
      variance += of_game * of_game;
      of_game = 0;
    }
    const double value = weights[i] - average, half = normal_95 * std::sqrt(variance);
    estimates.push_back({value, value - half, value + half, seats[i]});
  }
  return estimates;
}

}  // namespace shengxiao::lab
