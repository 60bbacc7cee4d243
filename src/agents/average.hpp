// The mean of numbers that were sampled, and its standard error.
#pragma once
#include <algorithm>
#include <cmath>

namespace shengxiao::agents {

class Average {
 public:
  void add(double number) {
    ++n_;
    sum_ += number;
    squares_ += number * number;
  }
  // There are so many numbers, and those that were not added are 0.
  void fill_up(double n) { n_ = n; }
  double mean() const { return sum_ / n_; }
  double error() const { return std::sqrt(std::max(squares_ / n_ - mean() * mean(), 0.0) / n_); }

 private:
  double n_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace shengxiao::agents
