// Symmetric systems of equations, by Cholesky's decomposition. Small ones: matrices are dense.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace shengxiao::lab {

class Cholesky {
 public:
  // The lower half of a positive definite matrix, by rows.
  Cholesky(std::vector<double> matrix, std::size_t size) : size_(size), l_(std::move(matrix)) {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = l_[i * size_ + j];
        for (std::size_t k = 0; k < j; ++k) sum -= l_[i * size_ + k] * l_[j * size_ + k];
        l_[i * size_ + j] = i == j ? std::sqrt(sum) : sum / l_[j * size_ + j];
      }
    }
  }

  std::vector<double> solve(std::vector<double> x) const {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t k = 0; k < i; ++k) x[i] -= l_[i * size_ + k] * x[k];
      x[i] /= l_[i * size_ + i];
    }
    for (std::size_t i = size_; i-- > 0;) {
      for (std::size_t k = i + 1; k < size_; ++k) x[i] -= l_[k * size_ + i] * x[k];
      x[i] /= l_[i * size_ + i];
    }
    return x;
  }

 private:
  std::size_t size_;
  std::vector<double> l_;
};

}  // namespace shengxiao::lab
