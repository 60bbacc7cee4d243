// Ridge regression over sparse rows: the weights nearest to a first guess that explain what was seen.
#pragma once
#include <span>
#include <utility>
#include <vector>

#include "lab/cholesky.hpp"

namespace shengxiao::lab {

class LeastSquares {
 public:
  using Row = std::span<const std::pair<int, int>>;  // (weight, how often it counts)

  explicit LeastSquares(int size) : size_(static_cast<std::size_t>(size)), matrix_(size_ * size_), right_(size_) {}

  void add(Row row, double seen) {
    for (const auto& [i, x] : row) {
      const auto r = static_cast<std::size_t>(i);
      right_[r] += x * seen;
      for (const auto& [j, y] : row)
        if (j <= i) matrix_[r * size_ + static_cast<std::size_t>(j)] += x * y;
    }
  }

  void operator+=(const LeastSquares& other) {
    for (std::size_t i = 0; i < matrix_.size(); ++i) matrix_[i] += other.matrix_[i];
    for (std::size_t i = 0; i < size_; ++i) right_[i] += other.right_[i];
  }

  // Minimises the squared errors plus `pull` times the squared distance from `prior`.
  std::vector<double> solve(std::span<const double> prior, double pull) const {
    auto x = right_;
    for (std::size_t i = 0; i < size_; ++i) x[i] += pull * prior[i];
    return normal(pull).solve(std::move(x));
  }
  // The matrix of those equations.
  Cholesky normal(double pull) const {
    auto matrix = matrix_;
    for (std::size_t i = 0; i < size_; ++i) matrix[i * size_ + i] += pull;
    return {std::move(matrix), size_};
  }

 private:
  std::size_t size_;
  std::vector<double> matrix_, right_;
};

}  // namespace shengxiao::lab
