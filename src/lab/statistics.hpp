// Estimates with their intervals, all in closed form: the same numbers on every machine.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shengxiao::lab {

// A number, the interval that holds the true one in 95 of 100 experiments, and how many games (or decisions) it rests on.
struct Estimate {
  double value = 0, low = 0, high = 0;
  std::uint64_t n = 0;

  bool holds(double x) const { return low <= x && x <= high; }
  Estimate scaled(double by) const { return {value * by, low * by, high * by, n}; }
  Estimate negated() const { return {-value, -high, -low, n}; }
  Estimate less(double x) const { return {value - x, low - x, high - x, n}; }
};

constexpr double normal_95 = 1.959963984540054;

// Of a share of n that were each in or out. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, JASA
// 1927.
Estimate wilson(double in, std::uint64_t n);

// The same of what came in clusters, such as games, in which one goes with another: each has how many there were and how many were
// in. Wilson's interval with as many as would tell as much by themselves (the design effect: Kish, Survey Sampling, 1965).
struct Cluster {
  double n = 0, in = 0;
};
Estimate clustered_share(const std::vector<Cluster>& clusters);

// The interval that one of so many estimates needs so that all of them together hold the truth in 95 of 100 experiments, whatever
// they have to do with each other (Bonferroni).
Estimate among(const Estimate& e, std::size_t many);

// A mean and its spread, added one number after another (Welford 1962).
class Mean {
 public:
  void add(double x) {
    ++n_;
    const double step = x - mean_;
    mean_ += step / static_cast<double>(n_);
    squares_ += step * (x - mean_);
  }
  std::uint64_t n() const { return n_; }
  double mean() const { return mean_; }
  double variance() const { return n_ > 1 ? squares_ / static_cast<double>(n_ - 1) : 0; }
  Estimate estimate() const;

 private:
  std::uint64_t n_ = 0;
  double mean_ = 0, squares_ = 0;
};

// Of shares of the win, one a game: Wilson's where each game is won or lost, and close to it where wins are shared.
Estimate share_of(const Mean& shares);

// The mean of numbers from 0 to 1 that come one after another: an interval that holds it at every time at once in 1 - error of all
// experiments, so that one may look after each number and stop whenever one likes. The predictable plug-in empirical-Bernstein
// confidence sequence: Waudby-Smith, Ramdas: Estimating Means of Bounded Random Variables by Betting, JRSS B 2024, theorem 2. The
// bets are those for a horizon: the interval is narrowest about there.
class BoundedMean {
 public:
  BoundedMean(double error, double horizon) : error_(error), horizon_(horizon) {}
  void add(double x);
  Estimate estimate() const;

 private:
  double error_, horizon_;
  std::uint64_t n_ = 0;
  double sum_ = 0, squares_ = 0.25;                      // of the numbers; of their distances from the means so far
  double bets_ = 0, weighted_ = 0, spent_ = 0;
  double low_ = 0, high_ = 1;
};

// The same for numbers without bounds, for large samples: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas: Time-Uniform Central Limit
// Theory and Asymptotic Confidence Sequences, Annals of Statistics 2024, theorem 2.2.
class AnyTimeMean {
 public:
  AnyTimeMean(double error, double horizon) : error_(error), horizon_(horizon) {}
  void add(double x) { mean_.add(x); }
  Estimate estimate() const;
  std::uint64_t n() const { return mean_.n(); }

 private:
  double error_, horizon_;
  Mean mean_;
};

// Strengths of players from who came before whom.
class BradleyTerry {
 public:
  explicit BradleyTerry(std::size_t players) : players_(players) {}

  // `first` did better than `second` (1), worse (0), or the same (0.5), in one of the games of a deal; deals come in their order.
  void add(std::uint64_t deal, std::size_t first, std::size_t second, double won);
  // By player, in Elo, that of the anchor 0. Of the logistic model by Newton's method; half a game won and lost against everybody
  // met keeps a clean sweep finite. The intervals allow for games of one deal being alike (Liang, Zeger 1986).
  std::vector<Estimate> elo(std::size_t anchor) const;

 private:
  struct Comparison {
    std::uint64_t deal;
    std::size_t first, second;
    double won;
  };
  std::size_t players_;
  std::vector<Comparison> seen_;
};

}  // namespace shengxiao::lab
