// Monte Carlo tree search with random playouts: knows nothing of a game but its rules, and its heuristic policy where random moves
// need not come to an end. Any number of seats, chance and secrets.
//
// Every playout starts from a determinization of the view, so nothing is known that the seat does not see; the tree is shared
// by all of them (information set UCT: an action's chances to be chosen count only where it was legal).
#pragma once
#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "agents/thought.hpp"
#include "core/play.hpp"

namespace shengxiao::agents {

template <Game G>
class Uct {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `most`: as many nodes as the tree may have. It is kept only while it is grown.
  explicit Uct(int most = 1 << 20, double exploration = 0.7) : exploration_(exploration), most_(static_cast<std::size_t>(most)) {}

  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    const auto limits = ended(given);
    const auto start = std::chrono::steady_clock::now();
    pool_.assign(1, Node{});
    low_ = 0;
    high_ = 0;
    for (std::uint64_t n = 1;; ++n) {
      iterate(game, game.determinize(observation.view, rng), observation.seat, rng);
      if (limits.nodes && n >= limits.nodes) break;
      if (limits.stop && limits.stop->load(std::memory_order_relaxed)) break;
      if (limits.time.count() && n % 16 == 0 && std::chrono::steady_clock::now() - start >= limits.time) break;
      if (progress && n % 16384 == 0) progress(sum_up());
    }
    auto thought = sum_up();
    std::vector<Node>().swap(pool_);
    if (thought.line.empty()) thought.line = {thought.best = observation.legal[rng.below(observation.legal.size())]};
    return thought;
  }

 private:
  // One action taken by one seat. Children lie in a list.
  struct Node {
    double sum = 0;  // of returns, for the seat that took the action
    std::uint32_t visits = 0, legal = 0;
    std::uint32_t child = 0, sibling = 0;
    Action action{};
    Seat seat = Seat::watcher;
  };

  // Of simultaneous choices its own comes first: the root is its decision.
  void iterate(const G& game, State s, Seat thinker, Rng& rng) {
    path_.assign(1, 0);
    std::uint32_t at = 0;
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.has(thinker) ? thinker : who.front();
      if (seat == Seat::chance) {
        const auto a = random_action(game, s, seat, rng);
        game.apply(s, seat, a);
        at = child(at, seat, a);
        if (!at) break;
        path_.push_back(at);
        continue;
      }
      legal_.clear();
      game.legal(s, seat, legal_);
      const bool fresh = pool_[at].visits == 0 && at != 0;
      if (fresh) break;
      at = select(at, seat, rng);
      if (!at) break;
      path_.push_back(at);
      game.apply(s, seat, pool_[at].action);
    }
    play_on(game, s, rng);
    const auto returns = game.returns(s);
    for (auto i : path_) {
      auto& n = pool_[i];
      ++n.visits;
      if (!is_player(n.seat)) continue;
      const double r = returns[n.seat];
      low_ = std::min(low_, r);
      high_ = std::max(high_, r);
      n.sum += r;
    }
  }

  // To the end with random moves. They may never end a game that has no bound: there the heuristic policy plays, mostly, and what a
  // game that is broken off would pay counts.
  static void play_on(const G& game, State& s, Rng& rng) {
    if (game.max_steps()) return void(playout(game, s, rng));
    constexpr int far = 2000, strays = 16;
    Observation<G> o;
    int steps = 0;
    for (SeatSet who; steps < far && !(who = game.to_act(s)).empty(); ++steps) {
      o.seat = who.front();
      o.legal.clear();
      if (o.seat != Seat::chance) game.legal(s, o.seat, o.legal);
      const bool heuristic = o.legal.size() > 1 && rng.below(strays) != 0;
      if (heuristic) o.view = game.view(s, o.seat);
      game.apply(s, o.seat, heuristic ? game.greedy(o, rng) : random_action(game, s, o.seat, rng));
    }
  }

  // The child of a node for an action, made where there is none; 0 where the pool is full.
  std::uint32_t child(std::uint32_t at, Seat seat, Action a) {
    for (auto c = pool_[at].child; c; c = pool_[c].sibling)
      if (pool_[c].action == a && pool_[c].seat == seat) return c;
    if (pool_.size() == most_) return 0;
    const auto made = static_cast<std::uint32_t>(pool_.size());
    pool_.emplace_back();
    pool_[made].action = a;
    pool_[made].seat = seat;
    pool_[made].sibling = pool_[at].child;
    pool_[at].child = made;
    return made;
  }

  // An action that was never tried here, any of them; else the best by UCB1, the returns scaled to 0..1.
  std::uint32_t select(std::uint32_t at, Seat seat, Rng& rng) {
    std::array<bool, static_cast<std::size_t>(G::max_legal)> tried{};
    int untried = legal_.size();
    std::uint32_t best = 0;
    double most = -1;
    for (auto c = pool_[at].child; c; c = pool_[c].sibling) {
      auto& n = pool_[c];
      int i = 0;
      while (i < legal_.size() && !(legal_[i] == n.action)) ++i;
      if (n.seat != seat || i == legal_.size()) continue;  // not legal in this determinization
      tried[static_cast<std::size_t>(i)] = true;
      --untried;
      ++n.legal;
      const double u = scaled(n) + exploration_ * std::sqrt(std::log(n.legal + 1.0) / std::max(n.visits, 1u));
      if (u > most) {
        most = u;
        best = c;
      }
    }
    if (untried == 0) return best;
    int k = rng.below(untried), i = 0;
    while (tried[static_cast<std::size_t>(i)] || k-- > 0) ++i;
    return child(at, seat, legal_[i]);
  }

  double scaled(const Node& n) const {
    const double range = high_ > low_ ? high_ - low_ : 1;
    return n.visits ? (n.sum / n.visits - low_) / range : 0.5;
  }

  // The robust child: the one tried most.
  Thought<G> sum_up() const {
    Thought<G> t;
    t.nodes = pool_[0].visits;
    for (std::uint32_t at = 0;;) {
      std::uint32_t best = 0;
      for (auto c = pool_[at].child; c; c = pool_[c].sibling)
        if (!best || pool_[c].visits > pool_[best].visits) best = c;
      const auto& n = pool_[best];
      if (!best || !is_player(n.seat) || n.visits < (at ? 8u : 1u)) return t;
      if (!at) {
        t.best = n.action;
        t.score = n.sum / n.visits;
        t.text = fmt::format("{:.0f} %", 100 * scaled(n));
      }
      t.line.push_back(n.action);
      at = best;
    }
  }

  double exploration_;
  std::size_t most_;
  std::vector<Node> pool_;
  std::vector<std::uint32_t> path_;
  Actions<G> legal_;
  double low_ = 0, high_ = 0;
};

}  // namespace shengxiao::agents
