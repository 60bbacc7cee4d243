// Eight levels of strength, from one that a beginner can beat to all that alpha-beta can do.
#pragma once
#include <array>

#include "agents/alpha_beta.hpp"

namespace shengxiao::agents {

// A level looks `depth` turns ahead (0: as far as its nodes go). The weak ones misjudge every move by up to `error` points either
// way, and one time in `blunder_rate` they do anything at all (0: never). No level goes by the clock: it is as strong on every
// machine, and the same seed brings the same move however busy that is.
struct Level {
  int depth;
  double error;
  int blunder_rate;
  std::uint64_t nodes;
};

constexpr int level_count = 8;
constexpr std::array<Level, level_count> levels{{
    {1, 12.0, 3, 0},
    {1, 7.0, 0, 0},
    {2, 4.5, 0, 0},
    {2, 1.6, 0, 0},
    {3, 1.5, 0, 0},
    {4, 1.1, 0, 0},
    {0, 0.0, 0, 700},
    {0, 0.0, 0, 1'000'000},
}};

template <Searchable G>
class Levelled {
 public:
  using State = typename G::State;
  using K = Knowledge<G>;

  explicit Levelled(int level, int mib = 32)
      : Levelled(levels[static_cast<std::size_t>(level - 1)], level < level_count ? 1 : mib) {}
  Levelled(const Level& level, int mib) : level_(level), agent_(mib), table_(1), search_(table_, k_) {}

  // The level decides how long it thinks; limits given can only shorten that.
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    auto limits = given;
    const auto tighter = [](auto own, auto other) {
      return own == decltype(own){} ? other : other == decltype(own){} ? own : std::min(own, other);
    };
    limits.depth = tighter(level_.depth, given.depth);
    limits.nodes = tighter(level_.nodes, given.nodes);
    return level_.error > 0 ? misjudge(game, observation, limits, rng) : agent_.think(game, observation, limits, rng, progress);
  }

  // As those of AlphaBeta.
  void release() {
    agent_.release();
    table_.release();
  }
  std::size_t memory() const { return agent_.memory() + table_.bytes(); }

 private:
  // Looks at every move by itself, and not quite clearly.
  Thought<G> misjudge(const G& game, const Observation<G>& observation, const Limits& limits, Rng& rng) {
    const auto root = game.determinize(observation.view, rng);
    const auto seat = observation.seat;
    const auto& legal = observation.legal;
    Budget budget(limits);
    search_.begin(game, budget);
    const bool blunders = level_.blunder_rate && rng.below(level_.blunder_rate) == 0;
    Thought<G> thought;
    thought.best = legal[0];
    double most = 0;
    for (int i = 0; i < legal.size() && !budget.over(); ++i) {
      const double score = k_.opening(root) ? k_.prior(root, legal[i]) : worth(game, root, seat, legal[i], limits.depth);
      if (budget.over()) break;
      const double seen = blunders ? rng.below(1000) : score + level_.error * K::unit * blur(rng);
      if (i > 0 && seen <= most) continue;
      most = seen;
      thought.best = legal[i];
      thought.score = score / K::unit;
    }
    thought.line = {thought.best};
    thought.text = fmt::format("{:+.1f}", thought.score);
    thought.depth = k_.opening(root) ? 0 : limits.depth;
    thought.nodes = search_.nodes();
    return thought;
  }

  double worth(const G& game, const State& root, Seat seat, typename G::Action a, int depth) {
    auto next = root;
    game.apply(next, seat, a);
    const auto who = game.to_act(next);
    if (who.empty()) {
      const auto points = game.points(next);
      return K::unit * (points[seat] - points[index(seat) == 0 ? Seat::second : Seat::first]);
    }
    const bool same = who.has(seat);
    int value = search_.iterate(next, same ? depth : depth - 1, 0).value;
    if (!search_.linear() && std::abs(value) >= search_.won) value += value > 0 ? -search_.won : search_.won;
    return same ? value : -value;
  }

  // From -1 to 1, mostly near 0.
  static double blur(Rng& rng) { return (rng.below(1000) + rng.below(1000) - 999) / 999.0; }

  Level level_;
  K k_;
  AlphaBeta<G> agent_;
  TranspositionTable table_;
  Search<G> search_;
};

}  // namespace shengxiao::agents
