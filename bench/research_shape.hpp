// The shape that research libraries give a game: a virtual state on the heap, moves as vectors of numbers, what chance may do
// as vectors of a number and its probability, the history inside, cloning by new. Kept only as the baseline of the benchmarks.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/play.hpp"
#include "core/rng.hpp"

namespace shengxiao::research {

constexpr int chance_player = -1;

class State {
 public:
  virtual ~State() = default;
  virtual int current_player() const = 0;
  virtual bool is_terminal() const = 0;
  virtual std::vector<std::int64_t> legal_actions() const = 0;
  virtual std::vector<std::pair<std::int64_t, double>> chance_outcomes() const { return {}; }
  virtual std::vector<double> returns() const = 0;
  virtual std::unique_ptr<State> clone() const = 0;
  void apply_action(std::int64_t action) {
    const int player = current_player();
    do_apply_action(action);
    history_.emplace_back(player, action);
  }

 protected:
  State() = default;
  State(const State&) = default;
  State& operator=(const State&) = default;
  virtual void do_apply_action(std::int64_t action) = 0;

 private:
  std::vector<std::pair<int, std::int64_t>> history_;
};

// One of the legal actions, each as likely; of nature's by their probabilities.
inline std::int64_t draw(const State& s, Rng& rng) {
  if (s.current_player() != chance_player) {
    const auto legal = s.legal_actions();
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
  const auto outcomes = s.chance_outcomes();
  double left = static_cast<double>(rng() >> 11) * 0x1p-53;
  for (const auto& [action, probability] : outcomes) {
    left -= probability;
    if (left < 0) return action;
  }
  return outcomes.back().first;
}

inline int playout(State& s, Rng& rng) {
  int steps = 0;
  for (; !s.is_terminal(); ++steps) s.apply_action(draw(s, rng));
  return steps;
}

}  // namespace shengxiao::research
