// Ridge regression over sparse rows: the weights nearest to a first guess that explain what was seen.
#pragma once
#include <cmath>
#include <span>
#include <utility>
#include <vector>

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

  // Minimises the squared errors plus `pull` times the squared distance from `prior`. By Cholesky's decomposition.
  std::vector<double> solve(std::span<const double> prior, double pull) const {
    auto l = matrix_;
    auto x = right_;
    for (std::size_t i = 0; i < size_; ++i) {
      l[i * size_ + i] += pull;
      x[i] += pull * prior[i];
    }
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = l[i * size_ + j];
        for (std::size_t k = 0; k < j; ++k) sum -= l[i * size_ + k] * l[j * size_ + k];
        l[i * size_ + j] = i == j ? std::sqrt(sum) : sum / l[j * size_ + j];
      }
    }
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t k = 0; k < i; ++k) x[i] -= l[i * size_ + k] * x[k];
      x[i] /= l[i * size_ + i];
    }
    for (std::size_t i = size_; i-- > 0;) {
      for (std::size_t k = i + 1; k < size_; ++k) x[i] -= l[k * size_ + i] * x[k];
      x[i] /= l[i * size_ + i];
    }
    return x;
  }

 private:
  std::size_t size_;
  std::vector<double> matrix_, right_;
};

}  // namespace shengxiao::lab
