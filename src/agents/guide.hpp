// What a playout is guided by: which moves are worth trying, and how a game goes on after one of them.
#pragma once
#include <cmath>
#include <limits>
#include <vector>

#include "agents/advice.hpp"
#include "agents/play_on.hpp"

namespace shengxiao::agents {

// What a seat had of a playout: what the game returned or will return, its points beyond the best of the others, where they say
// something, and its share of the win.
struct End {
  float returns, margin, share;
};

template <Game G>
End end_of(const G& game, const typename G::State& s, Seat seat) {
  const auto points = game.points(s);
  int others = points.size() == 1 ? 0 : std::numeric_limits<int>::min();
  for (int i = 0; i < points.size(); ++i)
    if (i != index(seat)) others = std::max(others, points[i]);
  const double returns = game.returns(s)[seat];
  return {static_cast<float>(returns), static_cast<float>(points[seat] - others),
          static_cast<float>(share_of_win(returns, points.size()))};
}

// Of what may still come: winners share 1, and the others lose it in equal parts (core/shared_win.hpp).
inline End end_of_value(double value, int seats) {
  const double share = seats > 1 ? (1 + value * (seats - 1)) / seats : value;
  return {static_cast<float>(value), 0, static_cast<float>(std::clamp(share, 0.0, 1.0))};
}

// A move worth trying, and how much the guide is for it beforehand, beside others.
template <Game G>
struct Candidate {
  typename G::Action action;
  float logit = 0;
};

// By the game's own heuristic policy, to the end of the game.
template <Game G>
class HeuristicGuide {
 public:
  static constexpr double doubt = 2.5;  // in standard errors: how much better than its own move another must be
  static constexpr double trust = 0;    // what a logit is worth, in returns

  std::vector<Candidate<G>> order(const G& game, const Observation<G>& observation, int most, Rng& rng) {
    std::vector<Candidate<G>> candidates;
    for (const auto& action : by_preference(game, observation, most, rng)) candidates.push_back({action});
    return candidates;
  }

  End finish(const G& game, typename G::State& s, Seat seat, Rng& luck) {
    play_on_(game, s, luck);
    return end_of(game, s, seat);
  }

 private:
  PlayOn<G> play_on_;
};

// Moves as the policy of a network prefers them.
template <Game G>
class PolicyMoves {
 public:
  using Action = typename G::Action;

  explicit PolicyMoves(std::shared_ptr<const NeuralNetwork> network) : advice_(std::move(network)) {}

  // The most preferred ones first.
  std::vector<Candidate<G>> order(const G& game, const Observation<G>& observation, int most) {
    std::vector<Candidate<G>> candidates;
    const auto& logits = advice_.of(game, view_to_decide_by(game, observation.view), observation.legal).logits;
    for (const int at : by_logits(logits))
      if (static_cast<int>(candidates.size()) < most)
        candidates.push_back({observation.legal[at], logits[static_cast<std::size_t>(at)]});
    return candidates;
  }

  // By chance, each move as likely as the policy says.
  Action draw(const G& game, const typename G::State& s, Seat seat, Rng& luck) {
    legal_.clear();
    game.legal(s, seat, legal_);
    if (legal_.size() == 1) return legal_[0];
    const auto& logits = advice_.of(game, view_to_decide_by(game, game.view(s, seat)), legal_).logits;
    return legal_[sample(logits, luck)];
  }
  bool had_choice() const { return legal_.size() > 1; }  // in the last draw

  // The network must have one.
  double value(const G& game, const typename G::View& view) { return advice_.value(game, view_to_decide_by(game, view)); }

 private:
  // A place, as likely as a softmax says.
  int sample(const std::vector<float>& logits, Rng& luck) {
    const float most = *std::ranges::max_element(logits);
    double sum = 0;
    odds_.clear();
    for (const float logit : logits) odds_.push_back(sum += std::exp(static_cast<double>(logit - most)));
    const double at = sum * static_cast<double>(luck() >> 11) * 0x1p-53;
    return std::min(static_cast<int>(std::ranges::upper_bound(odds_, at) - odds_.begin()), static_cast<int>(odds_.size()) - 1);
  }

  Advice<G> advice_;
  Actions<G> legal_;
  std::vector<double> odds_;
};

// By a network: every seat acts by chance as the policy prefers, and where the seat owes its first decision after `horizon`
// decisions of anybody, what the network expects for it stands for the rest of the game (Tesauro, Galperin: truncated rollouts). It
// trusts the policy, too: to choose by return + trust * log(policy) is to improve the policy without going far from it, where alone
// the value is known to be right (Grill and others: Monte-Carlo Tree Search as Regularized Policy Optimization, ICML 2020).
template <Game G>
class LearnedGuide {
 public:
  static constexpr double doubt = 0;
  static constexpr double trust = 0.04;

  explicit LearnedGuide(std::shared_ptr<const NeuralNetwork> network, int horizon = 6)
      : moves_(std::move(network)), horizon_(horizon) {}

  std::vector<Candidate<G>> order(const G& game, const Observation<G>& observation, int most, Rng&) {
    return moves_.order(game, observation, most);
  }

  End finish(const G& game, typename G::State& s, Seat seat, Rng& luck) {
    int decisions = 0;
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto next = who.front();
      if (next == Seat::chance) {
        game.apply(s, next, random_action(game, s, next, luck));
        continue;
      }
      if (next == seat && decisions >= horizon_) return end_of_value(moves_.value(game, game.view(s, seat)), game.points(s).size());
      game.apply(s, next, moves_.draw(game, s, next, luck));
      decisions += moves_.had_choice();
    }
    auto end = end_of(game, s, seat);
    end.margin = 0;
    return end;
  }

 private:
  PolicyMoves<G> moves_;
  int horizon_;
};

}  // namespace shengxiao::agents
