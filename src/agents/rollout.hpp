// Tries its moves out. Each is played on as a guide has it (guide.hpp): by the game's heuristic policy to the end of the game, or
// by a network; in the same sampled worlds and with the same luck as the others. What is clearly worse is given up at once, and the
// worse half from time to time, so that the rest gets more. The guide's own move stands until another is better by more than it
// doubts.
//
// The rollout algorithm (Tesauro, Galperin: On-line Policy Improvement using Monte-Carlo Search, NIPS 1996) with sequential
// halving (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013). No tree: with dice and hidden
// hands hardly a node below the first move would be seen twice.
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

#include "agents/average.hpp"
#include "agents/guide.hpp"
#include "agents/outlook.hpp"
#include "agents/thought.hpp"

namespace shengxiao::agents {

constexpr int usual_width = 8;

template <Game G, class Guide = HeuristicGuide<G>>
class Rollout {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // Tries `wide` moves at most, those that the guide likes best.
  explicit Rollout(int wide = usual_width, Guide guide = {}) : wide_(wide), guide_(std::move(guide)) {}

  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    const auto limits = ended(given);
    const auto start = std::chrono::steady_clock::now();
    playouts_ = 0;
    const auto spent = [&] {  // of what may be spent; without limits it goes on beyond 1
      const double of = static_cast<double>(limits.nodes ? limits.nodes : limits.time.count() ? most_playouts : usual);
      const double share = static_cast<double>(playouts_) / of;
      if (!limits.time.count()) return share;
      const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
      return std::max(share, passed.count() / static_cast<double>(limits.time.count()));
    };
    const auto over = [&] {
      return ((limits.nodes || limits.time.count()) && spent() >= 1) ||
             (limits.stop && limits.stop->load(std::memory_order_relaxed));
    };
    choose(game, observation, rng);
    const double phase = 1.0 / std::bit_width(static_cast<unsigned>(wide_));  // so many times the moves are halved
    double halve = phase;
    // Where nothing but a stop ends it, the last move that is left is tried on: what it is worth is asked for, too.
    const bool endless = !limits.nodes && !limits.time.count();
    for (std::uint64_t worlds = 1; (tries_.size() > 1 || endless) && playouts_ < most_playouts; ++worlds) {
      if (!try_all(game, game.determinize(observation.view, rng), observation.seat, rng.split(), over)) break;
      const bool half = spent() >= halve;
      if (!half && (worlds < 8 || !std::has_single_bit(worlds))) continue;
      if (half) halve += phase;
      give_up(half);
      if (progress) progress(sum_up());
    }
    return sum_up();
  }

  // Without a playout: what the guide would do.
  Thought<G> preferred(const G& game, const Observation<G>& observation, Rng& rng) {
    Thought<G> t;
    t.best = guide_.order(game, observation, 1, rng).front().action;
    t.line = {t.best};
    return t;
  }

 private:
  static constexpr std::uint64_t usual = 1 << 14, most_playouts = 1 << 20;
  static constexpr double margin_counts = points_decide<G> ? 0.1 : 0;  // the average margin, beside a game won
  static constexpr double hope = 2;  // in standard errors: to keep a move
  static constexpr std::size_t fewest = 16;  // worlds, of which a standard error says something

  struct Try {
    Action action;
    float logit;
    std::vector<End> ends;  // by world
  };

  void choose(const G& game, const Observation<G>& observation, Rng& rng) {
    tries_.clear();
    for (const auto& [action, logit] : guide_.order(game, observation, wide_, rng)) tries_.push_back({action, logit, {}});
  }

  // Every move once, in one world. A world that not all have seen says nothing.
  template <class Over>
  bool try_all(const G& game, const State& world, Seat seat, Rng luck, const Over& over) {
    for (std::size_t i = 0; i < tries_.size(); ++i) {
      if (over()) {
        while (i-- > 0) tries_[i].ends.pop_back();
        return false;
      }
      tries_[i].ends.push_back(play(game, world, seat, tries_[i].action, luck));
      ++playouts_;
    }
    return true;
  }

  End play(const G& game, State s, Seat seat, Action first, Rng luck) {
    game.apply(s, seat, first);
    return guide_.finish(game, s, seat, luck);
  }

  // What a point of margin is worth, by how large margins are here.
  double point() const {
    double sum = 0, n = 0;
    for (const auto& t : tries_)
      for (const auto& end : t.ends) sum += std::abs(end.margin), ++n;
    return sum > 0 ? margin_counts * n / sum : 0;
  }

  // How much better a move did than the guide's own, by world, less what the guide holds against it; and the standard error of
  // that.
  Average gain(const Try& t, double point) const {
    const auto& baseline = tries_[0].ends;
    const double held = Guide::trust * (t.logit - tries_[0].logit);
    Average all;
    for (std::size_t i = 0; i < baseline.size(); ++i)
      all.add(t.ends[i].returns - baseline[i].returns + point * (t.ends[i].margin - baseline[i].margin) + held);
    return all;
  }

  // What is clearly worse than the guide's move goes, or the worse half of all, but never that move.
  void give_up(bool half) {
    const double worth = point();
    std::vector<std::pair<Average, std::size_t>> order;
    for (std::size_t i = 1; i < tries_.size(); ++i) order.emplace_back(gain(tries_[i], worth), i);
    std::ranges::sort(order, [](const auto& a, const auto& b) {
      return a.first.mean() != b.first.mean() ? a.first.mean() > b.first.mean() : a.second < b.second;
    });
    if (half) order.resize((order.size() + 1) / 2);
    std::erase_if(order, [](const auto& one) { return one.first.mean() + hope * one.first.error() < 0; });
    std::vector<Try> kept;
    kept.push_back(std::move(tries_[0]));
    for (const auto& one : order) kept.push_back(std::move(tries_[one.second]));
    tries_ = std::move(kept);
  }

  Thought<G> sum_up() const {
    const auto* best = &tries_[0];
    double most = 0;
    const double worth = point();
    for (std::size_t i = 1; i < tries_.size() && tries_[0].ends.size() >= fewest; ++i) {
      const auto g = gain(tries_[i], worth);
      if (g.mean() <= Guide::doubt * g.error() || g.mean() <= most) continue;
      most = g.mean();
      best = &tries_[i];
    }
    Thought<G> t;
    t.best = best->action;
    t.line = {t.best};
    t.nodes = playouts_;
    if (best->ends.empty()) return t;
    double won = 0;
    for (const auto& end : best->ends) {
      t.score += end.returns / static_cast<double>(best->ends.size());
      won += end.share;
    }
    t.text = fmt::format("{:.0f} %", 100 * won / static_cast<double>(best->ends.size()));
    return t;
  }

  int wide_;
  std::vector<Try> tries_;  // the guide's first
  std::uint64_t playouts_ = 0;
  Guide guide_;
};

}  // namespace shengxiao::agents
