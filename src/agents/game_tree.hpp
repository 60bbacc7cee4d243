// A game unrolled: a tree of states with the information sets of its seats, for solvers (cfr.hpp) and exact best responses.
//
// An information set is what a seat has gone through: its own actions, and each change of its view with what it was told of the
// step. So every seat has perfect recall, also where a view forgets.
#pragma once
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "agents/hash.hpp"
#include "core/game.hpp"

namespace shengxiao::agents {

// The shape alone, without a game's types. Nodes lie in preorder: those below node i are i + 1 to end - 1, and parents come first.
// An edge is an entry of the list of probabilities: first those of chance, then each seat's, by information set.
class GameTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index nothing = ~Index{0};

  struct Node {
    Index parent, edge, end;
    Index set;  // of a decision; of a leaf its number; of chance nothing
    std::uint8_t kind;  // the seat that acts, `by_chance`, or `leaf`
  };
  static constexpr std::uint8_t by_chance = 8, leaf = 9;

  struct Set {
    Index first_edge, actions;
    Index above;  // the seat's own edge that leads here, or nothing
    std::uint8_t seat;
  };

  int seats() const { return seats_; }
  const std::vector<Node>& nodes() const { return nodes_; }
  const std::vector<Set>& sets() const { return sets_; }  // a set comes after the one that its seat acts in before it
  Index leaves() const { return leaves_; }
  Index edges() const { return static_cast<Index>(chance_.size()) + decisions_; }
  const std::vector<double>& chance() const { return chance_; }

  bool is_decision(const Node& node) const { return node.kind < by_chance; }

 private:
  template <Game G>
  friend class TreeBuilder;
  int seats_ = 0;
  Index leaves_ = 0, decisions_ = 0;
  std::vector<Node> nodes_;
  std::vector<Set> sets_;
  std::vector<double> chance_;
};

// What everybody knows: of such a state the past does not matter, and a game may be taken apart there.
template <Game G>
bool is_open(const G& game, const typename G::State& s) {
  if constexpr (std::is_same_v<typename G::View, typename G::State>)
    return true;
  else if constexpr (requires {
                       { game.open(s) } -> std::same_as<bool>;
                     })
    return game.open(s);
  else
    return false;
}

template <Game G>
class TreeBuilder {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Index = GameTree::Index;

  TreeBuilder(const G& game, Index most_nodes) : game_(game), most_nodes_(most_nodes) {}

  // The tree below `root`, down to the ends of the game and, if `in_stages`, to the next open states. Tells of every leaf and of
  // every new information set, by one decision of it, in the order of their numbers. nullopt: it has more nodes than allowed, or a
  // view hides from a seat which actions it has.
  template <class OnLeaf, class OnSet>
  std::optional<GameTree> build(const State& root, bool in_stages, OnLeaf on_leaf, OnSet on_set) {
    on_leaf_ = on_leaf;
    on_set_ = on_set;
    in_stages_ = in_stages;
    tree_ = {};
    tree_.seats_ = game_.setup().seats;
    found_.clear();
    offered_.clear();
    chance_edges_.clear();
    Path path;
    for (int p = 0; p < tree_.seats_; ++p) {
      path.view[at(p)] = hash_of(game_.view(root, seat_at(p)));
      path.known[at(p)] = path.view[at(p)] + static_cast<std::uint64_t>(p);
      path.own[at(p)] = GameTree::nothing;
    }
    if (!visit(root, path, GameTree::nothing, GameTree::nothing, true)) return std::nullopt;
    // Until now the edges of chance and those of decisions were counted apart.
    const auto shift = static_cast<Index>(tree_.chance_.size());
    for (auto& node : tree_.nodes_)
      if (node.parent != GameTree::nothing && tree_.is_decision(tree_.nodes_[node.parent])) node.edge += shift;
    for (auto& set : tree_.sets_) {
      set.first_edge += shift;
      if (set.above != GameTree::nothing) set.above += shift;
    }
    return std::move(tree_);
  }

 private:
  struct Path {
    std::array<std::uint64_t, max_seats> known{}, view{};  // what each seat has gone through; its view now
    std::array<Index, max_seats> own{};  // its last edge
  };

  bool visit(const State& s, const Path& path, Index parent, Index edge, bool is_root) {
    auto& nodes = tree_.nodes_;
    if (nodes.size() >= most_nodes_) return false;
    const auto here = static_cast<Index>(nodes.size());
    const auto who = game_.to_act(s);
    nodes.push_back({parent, edge, here + 1, GameTree::nothing, GameTree::leaf});
    if (who.empty() || (in_stages_ && !is_root && is_open(game_, s))) {
      nodes[here].set = tree_.leaves_++;
      on_leaf_(s);
      return true;
    }
    const auto seat = who.front();
    Actions<G> legal;
    game_.legal(s, seat, legal);
    if (!(seat == Seat::chance ? follow_chance(s, path, here, legal) : follow(s, path, here, seat, legal))) return false;
    nodes[here].end = static_cast<Index>(nodes.size());
    return true;
  }

  bool follow_chance(const State& s, const Path& path, Index here, const Actions<G>& legal) {
    tree_.nodes_[here].kind = GameTree::by_chance;
    double total = 0;
    for (const auto& a : legal) total += game_.weight(s, a);
    for (const auto& a : legal)
      if (!step(s, path, here, Seat::chance, a, chance_edge(game_.weight(s, a) / total))) return false;
    return true;
  }

  bool follow(const State& s, const Path& path, Index here, Seat seat, const Actions<G>& legal) {
    const auto p = at(index(seat));
    const auto [place, is_new] = found_.try_emplace(path.known[p] * 0x9E3779B97F4A7C15u + p, tree_.sets_.size());
    const auto set = place->second;
    if (is_new) {
      tree_.sets_.push_back({tree_.decisions_, static_cast<Index>(legal.size()), path.own[p], static_cast<std::uint8_t>(p)});
      tree_.decisions_ += static_cast<Index>(legal.size());
      offered_.push_back(hash_of_actions(legal));
      on_set_(s, seat, legal);
    } else if (offered_[set] != hash_of_actions(legal)) {
      return false;
    }
    tree_.nodes_[here].kind = static_cast<std::uint8_t>(p);
    tree_.nodes_[here].set = static_cast<Index>(set);
    const auto first = tree_.sets_[set].first_edge;
    for (int k = 0; k < legal.size(); ++k)
      if (!step(s, path, here, seat, legal[k], first + static_cast<Index>(k))) return false;
    return true;
  }

  bool step(const State& s, const Path& path, Index here, Seat actor, const Action& a, Index edge) {
    auto next = s;
    game_.apply(next, actor, a);
    auto onward = path;
    if (is_player(actor)) onward.own[at(index(actor))] = edge;
    for (int p = 0; p < tree_.seats_; ++p) {
      const bool own = seat_at(p) == actor;
      const auto view = hash_of(game_.view(next, seat_at(p)));
      if (!own && view == path.view[at(p)]) continue;
      onward.view[at(p)] = view;
      const auto told = hash_of(game_.redact(s, actor, a, seat_at(p)));
      onward.known[at(p)] = folded(folded(path.known[at(p)] ^ view, 0x8BB84B93962EACC9u) + told, 0xA0761D6478BD642Fu) + own;
    }
    return visit(next, onward, here, edge, false);
  }

  std::uint64_t hash_of_actions(const Actions<G>& actions) const {
    std::uint64_t hash = 0;
    for (const auto& a : actions) hash = folded(hash ^ game_.id(a), 0x8BB84B93962EACC9u) + 1;
    return hash;
  }

  // The entry of this probability, the same for all that are equal.
  Index chance_edge(double probability) {
    const auto [place, is_new] = chance_edges_.try_emplace(probability, static_cast<Index>(tree_.chance_.size()));
    if (is_new) tree_.chance_.push_back(probability);
    return place->second;
  }

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  const G& game_;
  Index most_nodes_;
  bool in_stages_ = false;
  std::function<void(const State&)> on_leaf_;
  std::function<void(const State&, Seat, const Actions<G>&)> on_set_;
  GameTree tree_;
  std::vector<std::uint64_t> offered_;  // by set: a hash of its actions
  std::unordered_map<std::uint64_t, std::size_t> found_;
  std::unordered_map<double, Index> chance_edges_;
};

}  // namespace shengxiao::agents
