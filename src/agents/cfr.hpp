// Counterfactual regret minimization on a tree (game_tree.hpp), and what a strategy is worth: to each seat, and to one that answers
// it in the best way.
//
// CFR+ (Tammelin: Solving Large Imperfect Information Games Using CFR+, 2014; Zinkevich and others: Regret Minimization in Games
// with Incomplete Information, NIPS 2007): the seats update in turn, regrets do not fall below 0, and the average strategy weighs
// iteration t by t. With two seats whose returns add up to 0 it approaches an equilibrium. With more it need not; NashConv says how
// near it came.
#pragma once
#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

#include "agents/game_tree.hpp"

namespace shengxiao::agents {

// A probability for each edge of the tree: chance's, then those of all decisions.
using Profile = std::vector<double>;

// What each leaf is worth to each seat: leaf by leaf, seat by seat.
using LeafValues = std::vector<double>;

inline Profile uniform_profile(const GameTree& tree) {
  Profile profile(tree.chance());
  for (const auto& set : tree.sets()) profile.insert(profile.end(), set.actions, 1.0 / set.actions);
  return profile;
}

// What a profile is worth.
class Evaluator {
 public:
  using Index = GameTree::Index;

  explicit Evaluator(const GameTree& tree) : tree_(tree), reach_(tree.nodes().size()), value_(tree.nodes().size()) {}

  // The expected value for each seat where everybody follows the profile.
  std::vector<double> expected(const Profile& profile, const LeafValues& leaves) {
    const auto& nodes = tree_.nodes();
    std::vector<double> sum(seats());
    reach_[0] = 1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (i) reach_[i] = reach_[nodes[i].parent] * profile[nodes[i].edge];
      if (nodes[i].kind != GameTree::leaf) continue;
      for (std::size_t p = 0; p < seats(); ++p) sum[p] += reach_[i] * leaves[nodes[i].set * seats() + p];
    }
    return sum;
  }

  // What the best answer to the others' strategies is worth to a seat.
  double best_response(const Profile& profile, const LeafValues& leaves, std::size_t seat) {
    const auto& nodes = tree_.nodes();
    const auto& sets = tree_.sets();
    reach_[0] = 1;
    for (std::size_t i = 1; i < nodes.size(); ++i)
      reach_[i] = reach_[nodes[i].parent] * (nodes[nodes[i].parent].kind == seat ? 1 : profile[nodes[i].edge]);
    std::vector<std::vector<Index>> members(sets.size());
    for (Index i = 0; i < nodes.size(); ++i)
      if (nodes[i].kind == seat) members[nodes[i].set].push_back(i);
    for (std::size_t k = sets.size(); k-- > 0;) {
      if (sets[k].seat != seat) continue;
      std::vector<double> worth(sets[k].actions);
      for (const auto node : members[k]) each_child(node, [&](Index a, Index child) { worth[a] += below(child, leaves, seat); });
      const auto best = static_cast<Index>(std::ranges::max_element(worth) - worth.begin());
      for (const auto node : members[k])
        each_child(node, [&](Index a, Index child) {
          if (a == best) value_[node] = below(child, leaves, seat);
        });
    }
    return below(0, leaves, seat);
  }

  // What the seats could gain, each by itself, by answering better: 0 at an equilibrium (Lanctot and others: A Unified
  // Game-Theoretic Approach to Multiagent Reinforcement Learning, NIPS 2017). Half of it is the exploitability with two seats.
  double nash_conv(const Profile& profile, const LeafValues& leaves) {
    const auto value = expected(profile, leaves);
    double sum = 0;
    for (std::size_t p = 0; p < seats(); ++p) sum += best_response(profile, leaves, p) - value[p];
    return sum;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(tree_.seats()); }

  template <class Visit>
  void each_child(Index node, Visit visit) const {
    const auto& nodes = tree_.nodes();
    Index a = 0;
    for (Index child = node + 1; child < nodes[node].end; child = nodes[child].end) visit(a++, child);
  }

  // The value of a subtree to the seat that answers, times the others' reach. Its decisions further down have been made.
  double below(Index i, const LeafValues& leaves, std::size_t seat) const {
    const auto& node = tree_.nodes()[i];
    if (node.kind == GameTree::leaf) return reach_[i] * leaves[node.set * seats() + seat];
    if (node.kind == seat) return value_[i];
    double sum = 0;
    each_child(i, [&](Index, Index child) { sum += below(child, leaves, seat); });
    return sum;
  }

  const GameTree& tree_;
  std::vector<double> reach_, value_;
};

class Cfr {
 public:
  using Index = GameTree::Index;

  Cfr(const GameTree& tree, const LeafValues& leaves)
      : tree_(tree),
        leaves_(leaves),
        profile_(uniform_profile(tree)),
        regret_(profile_.size()),
        average_(profile_.size()),
        worth_(profile_.size()),
        own_reach_(profile_.size(), 1),
        reach_(tree.nodes().size()),
        value_(tree.nodes().size()) {}

  // Every seat updates once.
  void iterate() {
    ++iterations_;
    for (int p = 0; p < tree_.seats(); ++p) {
      look(static_cast<std::uint8_t>(p));
      learn(static_cast<std::uint8_t>(p));
    }
  }

  int iterations() const { return iterations_; }

  Profile average() const {
    Profile profile = uniform_profile(tree_);
    for (const auto& set : tree_.sets()) {
      const auto sums = std::span(average_).subspan(set.first_edge, set.actions);
      const double total = std::accumulate(sums.begin(), sums.end(), 0.0);
      if (total > 0)
        for (Index a = 0; a < set.actions; ++a) profile[set.first_edge + a] = sums[a] / total;
    }
    return profile;
  }

 private:
  // What each action of a seat is worth, times the others' reach: down for the reach, up for the values.
  void look(std::uint8_t seat) {
    const auto& nodes = tree_.nodes();
    const auto seats = static_cast<std::size_t>(tree_.seats());
    std::ranges::fill(worth_, 0);
    reach_[0] = 1;
    value_[0] = 0;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      const auto& node = nodes[i];
      reach_[i] = nodes[node.parent].kind == seat ? reach_[node.parent] : reach_[node.parent] * profile_[node.edge];
      value_[i] = node.kind == GameTree::leaf ? reach_[i] * leaves_[node.set * seats + seat] : 0;
    }
    for (std::size_t i = nodes.size(); i-- > 1;) {
      const auto& node = nodes[i];
      if (nodes[node.parent].kind == seat) {
        worth_[node.edge] += value_[i];
        value_[node.parent] += profile_[node.edge] * value_[i];
      } else {
        value_[node.parent] += value_[i];
      }
    }
  }

  void learn(std::uint8_t seat) {
    for (const auto& set : tree_.sets()) {
      if (set.seat != seat) continue;
      const auto first = set.first_edge, last = first + set.actions;
      const double reach = set.above == GameTree::nothing ? 1 : own_reach_[set.above];
      double mean = 0, total = 0;
      for (auto e = first; e < last; ++e) {
        average_[e] += iterations_ * reach * profile_[e];
        own_reach_[e] = reach * profile_[e];
        mean += profile_[e] * worth_[e];
      }
      for (auto e = first; e < last; ++e) total += regret_[e] = std::max(regret_[e] + worth_[e] - mean, 0.0);
      for (auto e = first; e < last; ++e) profile_[e] = total > 0 ? regret_[e] / total : 1.0 / set.actions;
    }
  }

  const GameTree& tree_;
  const LeafValues& leaves_;
  int iterations_ = 0;
  Profile profile_;
  std::vector<double> regret_, average_, worth_, own_reach_, reach_, value_;
};

}  // namespace shengxiao::agents
