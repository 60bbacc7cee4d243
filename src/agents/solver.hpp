// Solves a small game, or says what given strategies are worth in it.
//
// Where everybody knows the whole state (is_open) the past does not matter, so a game is taken apart at such states and solved from
// its ends: where one seat acts, by the best action; where chance does, by the expected value; a stage in which something is
// hidden, or chosen by several at the same time, by CFR on its tree, with the values of the states after it at its leaves. A game
// that is never open is one stage. States are remembered by hashes of 64 bits: with ten million of them the chance that two fall
// together is 1 in 300,000.
#pragma once
#include <functional>

#include "agents/cfr.hpp"
#include "agents/thought.hpp"
#include "core/play.hpp"

namespace shengxiao::agents {

struct SolverLimits {
  double nash_conv = 1e-3;  // of each stage: then it is solved
  int iterations = 10'000;  // of CFR for each stage
  GameTree::Index nodes = 20'000'000;  // of a stage's tree
  std::size_t states = 20'000'000;
};

// How a seat plays: the probabilities of its legal actions.
template <Game G>
using Strategy = std::function<void(const typename G::State&, Seat, const Actions<G>&, std::span<double>)>;

template <Game G>
class Solver {
 public:
  using State = typename G::State;

  // What a state is worth to each seat: where all keep to their strategies, and where it alone answers in the best way.
  struct Worth {
    std::array<double, static_cast<std::size_t>(G::max_seats)> value{}, best{};
  };
  struct Effort {
    std::size_t states = 0, stages = 0, sets = 0, nodes = 0;  // sets and nodes of all stages; where one seat acts, a set is a state
    long iterations = 0;
    double worst = 0;  // NashConv of a stage
  };

  explicit Solver(const G& game, const SolverLimits& limits = {})
      : game_(game), seats_(static_cast<std::size_t>(game.setup().seats)), limits_(limits) {}
  // Evaluates strategies instead of finding the best ones.
  Solver(const G& game, Strategy<G> strategy, const SolverLimits& limits = {}) : Solver(game, limits) {
    strategy_ = std::move(strategy);
  }

  // nullopt: it is too large, has no bound of its length, or a view hides what a seat may do. `s` is what everybody knows.
  std::optional<Worth> solve(const State& s) {
    if (!game_.max_steps()) return std::nullopt;
    const auto worth = visit(s);
    return failed_ ? std::nullopt : std::optional(worth);
  }

  const Effort& effort() const { return effort_; }
  double nash_conv(const Worth& worth) const {
    double sum = 0;
    for (std::size_t p = 0; p < seats(); ++p) sum += worth.best[p] - worth.value[p];
    return sum;
  }

  // What each legal action is worth to the one seat to act, where that is not a stage.
  std::optional<std::vector<double>> action_values(const State& s) {
    const auto who = game_.to_act(s);
    if (who.size() != 1 || who.is_chance() || !is_single(s, who.front())) return std::nullopt;
    std::vector<double> values;
    Actions<G> legal;
    game_.legal(s, who.front(), legal);
    for (const auto& a : legal)
      values.push_back(visit(after(s, who.front(), a)).value[static_cast<std::size_t>(index(who.front()))]);
    return failed_ ? std::nullopt : std::optional(values);
  }

 private:
  std::size_t seats() const { return seats_; }

  State after(const State& s, Seat seat, const typename G::Action& a) const {
    auto next = s;
    game_.apply(next, seat, a);
    return next;
  }

  // Whether one seat acts and everybody sees what it does.
  bool is_single(const State& s, Seat seat) const {
    if (game_.to_act(s).size() != 1) return false;
    if constexpr (std::is_same_v<typename G::View, State>) return true;
    Actions<G> legal;
    game_.legal(s, seat, legal);
    return std::ranges::all_of(legal, [&](const auto& a) {
      const auto next = after(s, seat, a);
      return game_.to_act(next).empty() || is_open(game_, next);
    });
  }

  Worth visit(const State& s) {
    Worth worth;
    if (failed_) return worth;
    const auto who = game_.to_act(s);
    if (who.empty()) {
      const auto returns = game_.returns(s);
      for (std::size_t p = 0; p < seats(); ++p) worth.value[p] = worth.best[p] = returns[static_cast<int>(p)];
      return worth;
    }
    const auto key = hash_of(s);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    if (known_.size() >= limits_.states) {
      failed_ = true;
      return worth;
    }
    worth = is_single(s, who.front()) ? single(s, who.front()) : stage(s);
    effort_.states = known_.size() + 1;
    return known_[key] = worth;
  }

  Worth single(const State& s, Seat seat) {
    Actions<G> legal;
    game_.legal(s, seat, legal);
    std::vector<double> share(static_cast<std::size_t>(legal.size()));
    std::vector<Worth> all;
    for (const auto& a : legal) all.push_back(visit(after(s, seat, a)));
    const auto own = static_cast<std::size_t>(index(seat));
    double total = 0;
    for (std::size_t k = 0; k < all.size() && seat == Seat::chance; ++k) total += game_.weight(s, legal[static_cast<int>(k)]);
    if (seat == Seat::chance) {
      for (std::size_t k = 0; k < all.size(); ++k) share[k] = game_.weight(s, legal[static_cast<int>(k)]) / total;
    } else {
      ++effort_.sets;
      if (strategy_)
        strategy_(s, seat, legal, share);
      else
        share[static_cast<std::size_t>(std::ranges::max_element(all, {}, [&](const Worth& w) { return w.value[own]; }) -
                                       all.begin())] = 1;
    }
    Worth worth;
    for (std::size_t p = 0; p < seats(); ++p) {
      for (std::size_t k = 0; k < all.size(); ++k) {
        worth.value[p] += share[k] * all[k].value[p];
        if (p != own) worth.best[p] += share[k] * all[k].best[p];
      }
      if (p == own) worth.best[p] = std::ranges::max_element(all, {}, [&](const Worth& w) { return w.best[p]; })->best[p];
    }
    return worth;
  }

  Worth stage(const State& s) {
    LeafValues values, bests;
    std::vector<double> shares;  // of the strategies, by set
    const auto on_leaf = [&](const State& leaf) {
      const auto worth = visit(leaf);
      values.insert(values.end(), worth.value.begin(), worth.value.begin() + static_cast<std::ptrdiff_t>(seats()));
      bests.insert(bests.end(), worth.best.begin(), worth.best.begin() + static_cast<std::ptrdiff_t>(seats()));
    };
    const auto on_set = [&](const State& example, Seat seat, const Actions<G>& legal) {
      if (!strategy_) return;
      shares.resize(shares.size() + static_cast<std::size_t>(legal.size()));
      strategy_(example, seat, legal, std::span(shares).last(static_cast<std::size_t>(legal.size())));
    };
    const auto tree = TreeBuilder<G>(game_, limits_.nodes).build(s, true, on_leaf, on_set);
    failed_ |= !tree;
    if (failed_) return {};
    ++effort_.stages;
    effort_.sets += tree->sets().size();
    effort_.nodes += tree->nodes().size();
    auto profile = strategy_ ? tree->chance() : equilibrium(*tree, values);
    profile.insert(profile.end(), shares.begin(), shares.end());
    Evaluator evaluator(*tree);
    Worth worth;
    const auto expected = evaluator.expected(profile, values);
    for (std::size_t p = 0; p < seats(); ++p) {
      worth.value[p] = expected[p];
      worth.best[p] = evaluator.best_response(profile, bests, p);
    }
    return worth;
  }

  // Looks how far it is after 8, 16, 32, … iterations.
  Profile equilibrium(const GameTree& tree, const LeafValues& values) {
    Cfr cfr(tree, values);
    Evaluator evaluator(tree);
    while (true) {
      cfr.iterate();
      const int done = cfr.iterations();
      const bool last = done >= limits_.iterations;
      if (!last && (done < 8 || (done & (done - 1)))) continue;
      auto profile = cfr.average();
      const double far = evaluator.nash_conv(profile, values);
      if (far > limits_.nash_conv && !last) continue;
      effort_.iterations += done;
      effort_.worst = std::max(effort_.worst, far);
      return profile;
    }
  }

  const G& game_;
  std::size_t seats_;
  SolverLimits limits_;
  Strategy<G> strategy_;
  std::unordered_map<std::uint64_t, Worth> known_;
  Effort effort_;
  bool failed_ = false;
};

// What an agent's choices cost, against the exact values.
struct ChoiceLoss {
  int decisions = 0, best = 0;  // best: those that cost nothing
  double sum = 0, most = 0;
  double mean() const { return decisions ? sum / decisions : 0; }
};

// Asks an agent at decisions that random games come to, of one seat alone that has something to decide: not all its actions are
// worth the same.
template <Game G, AgentFor<G> Agent>
ChoiceLoss choice_loss(const G& game, const typename G::State& begin, Solver<G>& solver, Agent& agent, const Limits& limits,
                       int decisions, Rng rng) {
  constexpr int most_games = 10'000;
  ChoiceLoss loss;
  for (int games = 0; games < most_games && loss.decisions < decisions; ++games) {
    auto s = begin;
    for (SeatSet who; !(who = game.to_act(s)).empty() && loss.decisions < decisions;) {
      const auto seat = who.front();
      if (who.size() == 1 && seat != Seat::chance && rng.below(4) == 0) {
        const auto observation = observe(game, s, seat);
        const auto values = solver.action_values(s);
        if (values && std::ranges::max(*values) - std::ranges::min(*values) > 1e-9) {
          auto luck = rng.split();
          const auto chosen = agent.think(game, observation, limits, luck, {}).best;
          const auto at = std::find(observation.legal.begin(), observation.legal.end(), chosen) - observation.legal.begin();
          const double cost = std::ranges::max(*values) - (*values)[static_cast<std::size_t>(at)];
          ++loss.decisions;
          loss.best += cost < 1e-9;
          loss.sum += cost;
          loss.most = std::max(loss.most, cost);
        }
      }
      game.apply(s, seat, random_action(game, s, seat, rng));
    }
  }
  return loss;
}

// How an agent plays, by asking it `samples` times about the same decision.
template <Game G, AgentFor<G> Agent>
Strategy<G> strategy_of(const G& game, Agent& agent, const Limits& limits, int samples, std::uint64_t seed = 1) {
  return [&game, &agent, limits, samples, seed](const typename G::State& s, Seat seat, const Actions<G>& legal,
                                                std::span<double> share) {
    std::ranges::fill(share, 0);
    const auto observation = observe(game, s, seat);
    for (int k = 0; k < samples; ++k) {
      Rng rng(hash_of(observation.view) ^ (seed + static_cast<std::uint64_t>(k)) * 0x9E3779B97F4A7C15u);
      const auto best = agent.think(game, observation, limits, rng, {}).best;
      share[static_cast<std::size_t>(std::find(legal.begin(), legal.end(), best) - legal.begin())] += 1.0 / samples;
    }
  };
}

}  // namespace shengxiao::agents
