#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "lab/cholesky.hpp"

namespace shengxiao::lab {

Estimate wilson(double in, std::uint64_t n) {
  if (!n) return {0, 0, 1, 0};
  const double count = static_cast<double>(n), p = in / count, z2 = normal_95 * normal_95;
  const double middle = (p + z2 / (2 * count)) / (1 + z2 / count);
  const double half = normal_95 / (1 + z2 / count) * std::sqrt(p * (1 - p) / count + z2 / (4 * count * count));
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half), n};
}

Estimate share_of(const Mean& shares) { return wilson(shares.mean() * static_cast<double>(shares.n()), shares.n()); }

Estimate clustered_share(const std::vector<Cluster>& clusters) {
  double n = 0, in = 0, squares = 0;
  for (const auto& cluster : clusters) n += cluster.n, in += cluster.in;
  if (n == 0) return wilson(0, 0);
  const double share = in / n;
  for (const auto& cluster : clusters) squares += (cluster.in - share * cluster.n) * (cluster.in - share * cluster.n);
  const double tell = squares > 0 ? std::min(n, share * (1 - share) * n * n / squares) : static_cast<double>(clusters.size());
  const auto whole = std::max(1.0, std::floor(tell));
  const auto e = wilson(share * whole, static_cast<std::uint64_t>(whole));
  return {share, e.low, e.high, static_cast<std::uint64_t>(n)};
}

Estimate among(const Estimate& e, std::size_t many) {
  if (many < 2) return e;
  // The normal distribution leaves 0.05 / many beyond this on both sides: Abramowitz, Stegun, 26.2.23, good to 0.00045.
  const double t = std::sqrt(-2 * std::log(0.025 / static_cast<double>(many)));
  const double z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  const double by = z / normal_95;
  return {e.value, e.value - by * (e.value - e.low), e.value + by * (e.high - e.value), e.n};
}

Estimate Mean::estimate() const {
  const double half = n_ ? normal_95 * std::sqrt(variance() / static_cast<double>(n_)) : 0;
  return {mean_, mean_ - half, mean_ + half, n_};
}

void BoundedMean::add(double x) {
  const double t = static_cast<double>(n_ + 1);
  const double variance = squares_ / t, before = (0.5 + sum_) / t;  // of what came before
  const double bet = std::min(std::sqrt(2 * std::log(2 / error_) / (variance * std::max(horizon_, t))), 0.5);
  const double surprise = 4 * (x - before) * (x - before), price = (-std::log1p(-bet) - bet) / 4;
  bets_ += bet;
  weighted_ += bet * x;
  spent_ += surprise * price;
  sum_ += x;
  ++n_;
  const double mean = (0.5 + sum_) / (t + 1);
  squares_ += (x - mean) * (x - mean);
  const double half = (std::log(2 / error_) + spent_) / bets_, middle = weighted_ / bets_;
  low_ = std::max(low_, middle - half);  // it holds at every time at once, so all of them together hold it
  high_ = std::min(high_, middle + half);
}

Estimate BoundedMean::estimate() const {
  const double mean = n_ ? sum_ / static_cast<double>(n_) : 0.5;
  return {std::clamp(mean, std::min(low_, high_), std::max(low_, high_)), low_, high_, n_};
}

Estimate AnyTimeMean::estimate() const {
  const auto n = mean_.n();
  if (n < 2) return {mean_.mean(), -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), n};
  const double t = static_cast<double>(n), spent = 2 * std::log(1 / error_);
  const double rho2 = (spent + std::log(spent + 1)) / horizon_;  // for the narrowest interval about the horizon
  const double half =
      std::sqrt(mean_.variance()) * std::sqrt((t * rho2 + 1) / (t * t * rho2) * std::log((t * rho2 + 1) / (error_ * error_)));
  return {mean_.mean(), mean_.mean() - half, mean_.mean() + half, n};
}

void BradleyTerry::add(std::uint64_t deal, std::size_t first, std::size_t second, double won) {
  seen_.push_back({deal, first, second, won});
}

std::vector<Estimate> BradleyTerry::elo(std::size_t anchor) const {
  constexpr int rounds = 60;
  std::vector<double> strength(players_), met(players_ * players_), games(players_);
  for (const auto& c : seen_) {
    met[c.first * players_ + c.second] = met[c.second * players_ + c.first] = 1;
    ++games[c.first], ++games[c.second];
  }
  const auto chance = [&](std::size_t a, std::size_t b) { return 1 / (1 + std::exp(strength[b] - strength[a])); };
  const auto information = [&] {  // without the anchor, whose strength is given
    std::vector<double> matrix(players_ * players_);
    const auto count = [&](std::size_t a, std::size_t b, double weight) {
      const double v = weight * chance(a, b) * (1 - chance(a, b));
      matrix[a * players_ + a] += v, matrix[b * players_ + b] += v;
      matrix[a * players_ + b] -= v, matrix[b * players_ + a] -= v;
    };
    for (const auto& c : seen_) count(c.first, c.second, 1);
    for (std::size_t a = 0; a < players_; ++a)
      for (std::size_t b = 0; b < a; ++b)
        if (met[a * players_ + b] != 0) count(a, b, 1);
    for (std::size_t i = 0; i < players_; ++i) matrix[anchor * players_ + i] = matrix[i * players_ + anchor] = i == anchor;
    for (std::size_t i = 0; i < players_; ++i) matrix[i * players_ + i] += 1e-9;  // players who met nobody
    return Cholesky(std::move(matrix), players_);
  };
  for (int round = 0; round < rounds; ++round) {
    std::vector<double> slope(players_);
    const auto pull = [&](std::size_t a, std::size_t b, double won, double weight) {
      const double more = weight * (won - chance(a, b));
      slope[a] += more, slope[b] -= more;
    };
    for (const auto& c : seen_) pull(c.first, c.second, c.won, 1);
    for (std::size_t a = 0; a < players_; ++a)
      for (std::size_t b = 0; b < a; ++b)
        if (met[a * players_ + b] != 0) pull(a, b, 0.5, 1);
    slope[anchor] = 0;
    const auto move = information().solve(std::move(slope));
    for (std::size_t i = 0; i < players_; ++i) strength[i] += std::clamp(move[i], -1.0, 1.0);
  }
  const auto inverse = information();
  std::vector<double> variance(players_);
  for (std::size_t at = 0; at < seen_.size();) {
    std::vector<double> score(players_);
    const auto deal = seen_[at].deal;
    for (; at < seen_.size() && seen_[at].deal == deal; ++at) {
      const auto& c = seen_[at];
      const double more = c.won - chance(c.first, c.second);
      score[c.first] += more, score[c.second] -= more;
    }
    score[anchor] = 0;
    const auto moved = inverse.solve(std::move(score));
    for (std::size_t i = 0; i < players_; ++i) variance[i] += moved[i] * moved[i];
  }
  const double unit = 400 / std::log(10.0);
  std::vector<Estimate> all;
  for (std::size_t i = 0; i < players_; ++i) {
    const double middle = unit * strength[i], half = unit * normal_95 * std::sqrt(variance[i]);
    all.push_back({middle, middle - half, middle + half, static_cast<std::uint64_t>(games[i])});
  }
  return all;
}

}  // namespace shengxiao::lab
