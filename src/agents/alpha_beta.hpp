// The strong opponent of games without secrets: alpha-beta, deeper and deeper, until the time is spent or the result is proved.
#pragma once
#include <fmt/format.h>

#include "agents/opening.hpp"
#include "agents/search.hpp"

namespace shengxiao::agents {

template <Searchable G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using K = Knowledge<G>;

  explicit AlphaBeta(int mib = 32, const K& knowledge = {}) : k_(knowledge), table_(mib), search_(table_, knowledge) {}

  // From here on a score is the margin that is expected, also where a win by whatever margin is as good.
  void count_margins() { by_margin_ = true; }
  // From here on this move of the position that is asked about is left out, as if it were not legal; nothing: none is.
  void bar(std::optional<Action> action) { barred_ = action; }
  // Forgets all it has seen. Until then it uses again what it found out in earlier calls.
  void clear() { table_.clear(); }
  // The same, and gives its memory back.
  void release() { table_.release(); }
  std::size_t memory() const { return table_.bytes(); }

  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& limits, Rng& rng, const Progress<G>& progress) {
    const State root = game.determinize(observation.view, rng);
    auto bounds = limits;
    if (!bounds.time.count() && !bounds.nodes && !bounds.depth && !bounds.stop) bounds.time = std::chrono::milliseconds(1000);
    Budget budget(bounds);
    search_.begin(game, budget);
    table_.grow_older();
    if (k_.opening(root)) return Opening<G>(game, k_, search_).think(root, bounds, budget, rng, progress);
    return deepen(game, root, bounds, budget, progress);
  }

 private:
  Thought<G> deepen(const G& game, const State& root, const Limits& limits, Budget& budget, const Progress<G>& progress) {
    Thought<G> thought;
    Actions<G> legal;
    game.legal(root, game.to_act(root).front(), legal);
    if (barred_) Search<G>::leave_out(legal, *barred_);
    thought.best = legal[0];
    thought.line = {legal[0]};
    const int deepest = limits.depth ? limits.depth : game.max_steps();
    const bool solvable = k_.solvable(root) && !limits.depth;
    int guess = 0;
    if (by_margin_ || k_.few(root)) search_.count_margins();
    for (int depth = 1; depth <= deepest; ++depth) {
      const bool to_the_end = solvable && depth > 6;
      const auto found = to_the_end ? solve(root, guess) : iterate(root, depth, guess);
      const auto line = search_.line();
      thought.nodes = search_.nodes();
      if (!line.empty() && !(budget.over() && line[0] == thought.best)) {  // a longer line of the same move is kept
        thought.best = line[0];
        thought.line.assign(line.begin(), line.end());
      }
      if (budget.over()) {  // what was found of an unfinished iteration is a move at least as good, and who wins may be known
        if (to_the_end && found.bounds.decided()) report(found, thought.depth, thought);
        break;
      }
      guess = found.value;
      report(found, depth, thought);
      if (thought.proved) lengthen(game, root, thought);
      if (progress) progress(thought);
      if (thought.proved || budget.look()) break;
      if (legal.size() == 1 && !solvable && limits.time.count() && !limits.stop && depth >= 6) break;  // nothing to decide
    }
    return thought;
  }

  // A value, and what is proved of it.
  struct Found {
    int value;
    Interval bounds;
  };
  Found iterate(const State& root, int depth, int guess) {
    const auto v = search_.iterate(root, depth, guess, barred_);
    return {v.value, Interval::of(v)};
  }
  // The exact value; where the budget ends first, the likeliest between its bounds.
  Found solve(const State& root, int guess) {
    const auto bounds = search_.mtdf(root, guess, barred_);
    return {std::clamp(guess, bounds.low, bounds.high), bounds};
  }

  // The score as a number and in words.
  void report(const Found& found, int depth, Thought<G>& thought) const {
    const int won = search_.won;
    const auto& [value, bounds] = found;
    const bool seen = !search_.linear() && std::abs(value) >= won;
    const int margin = seen ? value - (value > 0 ? won : -won) : value;
    thought.depth = depth;
    thought.score = static_cast<double>(margin) / K::unit;
    thought.proved = bounds.is_exact();
    thought.decided = bounds.decided();
    const auto points = std::lround(std::abs(thought.score));
    if (thought.proved)
      thought.text = margin == 0 ? "drawn" : fmt::format("{} by {}", margin > 0 ? "won" : "lost", points);
    else if (seen || thought.decided)
      thought.text = fmt::format("{}, by about {}", margin > 0 ? "won" : "lost", points);
    else
      thought.text = fmt::format("{:+.1f}", thought.score);
  }

  // Carries a proved line on to the end of the game, most of which the table knows. Its length in turns is the depth.
  void lengthen(const G& game, const State& root, Thought<G>& thought) {
    auto s = root;
    const auto mover = game.to_act(root).front();
    int turns = 0;
    const auto follow = [&](Action a) {
      const auto seat = game.to_act(s).front();
      game.apply(s, seat, a);
      turns += !game.to_act(s).has(seat);
    };
    for (auto a : thought.line) follow(a);
    while (!game.to_act(s).empty() && search_.linear() &&
           k_.solvable(s)) {  // else the proof was by bounds, and a search may be long
      const int score = static_cast<int>(std::lround(thought.score * K::unit));
      const auto value = search_.mtdf(s, game.to_act(s).has(mover) ? score : -score);
      if (!value.is_exact() || search_.line().empty()) break;
      const auto a = search_.line()[0];
      thought.line.push_back(a);
      follow(a);
    }
    thought.depth = turns;
    thought.nodes = search_.nodes();
  }

  K k_;
  bool by_margin_ = false;
  std::optional<Action> barred_;
  TranspositionTable table_;
  Search<G> search_;
};

}  // namespace shengxiao::agents
