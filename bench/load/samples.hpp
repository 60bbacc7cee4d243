// Latencies, and what is said of them.
#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <vector>

namespace shengxiao::load {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

class Samples {
 public:
  void add(Clock::duration latency) { micros_.push_back(std::chrono::duration<float, std::micro>(latency).count()); }
  void add(const Samples& other) { micros_.insert(micros_.end(), other.micros_.begin(), other.micros_.end()); }
  std::size_t size() const { return micros_.size(); }
  // In milliseconds; `part` 0.5 is the median, 1 the longest.
  double percentile(double part) {
    if (micros_.empty()) return 0;
    const auto last = static_cast<double>(micros_.size() - 1);
    const auto at = micros_.begin() + std::lround(part * last);
    std::nth_element(micros_.begin(), at, micros_.end());
    return static_cast<double>(*at) / 1000;
  }

 private:
  std::vector<float> micros_;
};

}  // namespace shengxiao::load
