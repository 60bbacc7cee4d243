// The part of a game that is too wide to look ahead in: the game's knowledge says what a move promises, and where there is
// time, plausible ways to go on are sampled and searched a little, to correct it.
#pragma once
#include <fmt/format.h>

#include "agents/search.hpp"

namespace shengxiao::agents {

template <Searchable G>
class Opening {
 public:
  using State = typename G::State;
  using K = Knowledge<G>;

  Opening(const G& game, const K& knowledge, Search<G>& search) : game_(game), k_(knowledge), search_(search) {}

  Thought<G> think(const State& root, const Limits& limits, Budget& budget, Rng& rng, const Progress<G>& progress) {
    const auto seat = game_.to_act(root).front();
    collect(root, seat);
    // Without a clock or a node limit the number of samples stands in for one.
    const int rounds = limits.time.count() || limits.nodes || limits.stop ? 1 << 20 : 4 * width;
    const int depth = limits.depth ? std::min(limits.depth, sample_depth) : sample_depth;
    for (int i = 0; i < rounds && !budget.look() && choices_.size() > 1; ++i) {
      auto& choice = most_promising();
      auto next = root;
      game_.apply(next, seat, choice.action);
      const auto value = sampled(k_.sample_opening(next, rng), seat, depth, budget);
      if (budget.over()) break;
      choice.sum += value;
      ++choice.samples;
      if (progress && i % 256 == 255) progress(sum_up());
    }
    return sum_up();
  }

 private:
  // How many candidates are looked at; how deep samples are searched; how far off, in units, samples and priors are.
  static constexpr int width = 12, sample_depth = 5;
  static constexpr double sample_error = 6.0 * K::unit, prior_error = 0.7 * K::unit;

  struct Choice {
    typename G::Action action;
    double prior, sum = 0;
    int samples = 0;

    // The prior and the samples, each by its weight.
    double expected() const {
      const double p = 1 / (prior_error * prior_error), q = 1 / (sample_error * sample_error);
      return (prior * p + sum * q) / (p + samples * q);
    }
    double doubt() const { return 1 / std::sqrt(1 / (prior_error * prior_error) + samples / (sample_error * sample_error)); }
  };

  void collect(const State& root, Seat seat) {
    Actions<G> legal;
    game_.legal(root, seat, legal);
    for (auto a : legal) choices_.push_back({a, static_cast<double>(k_.prior(root, a))});
    std::sort(choices_.begin(), choices_.end(), [&](const Choice& a, const Choice& b) {
      return a.prior != b.prior ? a.prior > b.prior : k_.slot(a.action) < k_.slot(b.action);
    });
    if (choices_.size() > width) choices_.resize(width);
  }

  Choice& most_promising() {
    return *std::max_element(choices_.begin(), choices_.end(),
                             [](const Choice& a, const Choice& b) { return a.expected() + a.doubt() < b.expected() + b.doubt(); });
  }

  // The value of a sample for `seat`, by a short search; what is decided counts by its margin.
  double sampled(const State& s, Seat seat, int depth, Budget& budget) {
    const auto who = game_.to_act(s);
    if (who.empty()) return K::unit * k_.margin(s);
    Verdict v;
    for (int d = 1; d <= depth && !budget.over(); ++d) v = search_.iterate(s, d, v.value);
    const int won = Search<G>::won;
    if (!search_.linear() && std::abs(v.value) >= won) v.value += v.value > 0 ? -won : won;
    return who.has(seat) ? v.value : -v.value;
  }

  Thought<G> sum_up() const {
    const auto& best = *std::max_element(choices_.begin(), choices_.end(),
                                         [](const Choice& a, const Choice& b) { return a.expected() < b.expected(); });
    Thought<G> thought;
    thought.best = best.action;
    thought.line = {best.action};
    thought.score = best.expected() / K::unit;
    thought.text = fmt::format("{:+.1f}", thought.score);
    thought.nodes = search_.nodes();
    return thought;
  }

  const G& game_;
  const K& k_;
  Search<G>& search_;
  std::vector<Choice> choices_;
};

}  // namespace shengxiao::agents
