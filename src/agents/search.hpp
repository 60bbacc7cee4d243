// Alpha-beta over any Searchable game: principal variation search with a transposition table, and proofs.
//
// A value counts in units of the game's points. What is proved of it travels with it (Verdict): a bound that rests on the rules
// alone stays marked as such through the tree and through the table, and is then good at any depth. Several steps of one seat
// make a turn; depth counts turns.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

#include "agents/hash.hpp"
#include "agents/searchable.hpp"
#include "agents/thought.hpp"
#include "agents/transposition.hpp"

namespace shengxiao::agents {

// When to stop. The clock is looked at every 1024 nodes; a search under a node limit alone is the same on every machine.
class Budget {
 public:
  explicit Budget(const Limits& limits) : limits_(limits), start_(std::chrono::steady_clock::now()) {}

  bool spent(std::uint64_t nodes) {
    if (limits_.nodes && nodes >= limits_.nodes) return over_ = true;
    if ((nodes & 1023) == 0) look();
    return over_;
  }
  bool look() {
    if (limits_.stop && limits_.stop->load(std::memory_order_relaxed)) over_ = true;
    if (limits_.time.count() && std::chrono::steady_clock::now() - start_ >= limits_.time) over_ = true;
    return over_;
  }
  bool over() const { return over_; }

 private:
  Limits limits_;
  std::chrono::steady_clock::time_point start_;
  bool over_ = false;
};

// Bounds of a value that rest on the rules alone.
struct Interval {
  static constexpr int limit = 32000;  // no value is beyond
  int low = -limit, high = limit;
  // What is proved of a verdict.
  static Interval of(Verdict v) {
    return {has(v.proof, Proof::at_least) ? v.value : -limit, has(v.proof, Proof::at_most) ? v.value : limit};
  }
  bool is_exact() const { return low == high; }
  bool decided() const { return low > 0 || high < 0 || is_exact(); }  // is it known who wins?
};

template <Searchable G>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using K = Knowledge<G>;
  // Values: proved wins from `won` upwards, drawn 0, heuristic ones strictly between. Where the margin counts, the margin.
  static constexpr int won = 20000, limit = Interval::limit, max_ply = 250;

  Search(TranspositionTable& table, const K& knowledge) : table_(table), k_(knowledge), scratch_(std::make_unique<Scratch>()) {}

  void begin(const G& game, Budget& budget) {
    game_ = &game;
    budget_ = &budget;
    table_.allocate();
    linear_ = k_.by_margin(game);
    nodes_ = 0;
    *scratch_ = {};
  }

  // One iteration: the value of `root` to `depth` turns, by windows that open around the guess. `barred`: a move of the root that
  // is left out, as if it were not legal; there are others.
  Verdict iterate(const State& root, int depth, int guess, std::optional<Action> barred = {}) {
    barred_ = barred;
    guesses_ = depth > 4;
    int margin = K::unit / 2;
    int alpha = depth < 4 ? -limit : std::max(guess - margin, -limit), beta = depth < 4 ? limit : std::min(guess + margin, +limit);
    while (true) {
      const auto v = visit(root, alpha, beta, depth, 0);
      if (budget_->over()) return v;
      if (v.value <= alpha && alpha > -limit) {
        alpha = std::abs(v.value) >= won - 1 ? -limit : std::max(v.value - margin, -limit);
      } else if (v.value >= beta && beta < limit) {
        beta = std::abs(v.value) >= won - 1 ? limit : std::min(v.value + margin, +limit);
      } else {
        return v;
      }
      margin *= 3;
    }
  }

  // Bounds of the exact value of `root`, searched to the end of the game: by null windows around values that a result can have,
  // until the bounds meet (Plaat and others: Best-first fixed-depth minimax algorithms, 1996) or the budget ends. Who wins is
  // asked first: that takes far fewer positions than by how much. Needs linear values.
  Interval mtdf(const State& root, int guess, std::optional<Action> barred = {}) {
    barred_ = barred;
    guesses_ = false;
    Interval value;
    auto& [low, high] = value;
    const int likely = static_cast<int>(std::lround(static_cast<double>(guess) / K::unit)) * K::unit;
    auto& line = scratch_->line[0];
    auto& length = scratch_->length[0];
    auto best = line;
    int kept = 0;
    while (!value.is_exact()) {
      const int draw_or_win = low == 0 || (likely > 0 && high > 0) ? K::unit : 0;
      const int next = value.decided() ? std::clamp(likely, low + K::unit, high) : draw_or_win;
      const auto v = visit(root, next - 1, next, game_->max_steps(), 0);
      if (budget_->over()) break;
      if (v.value >= next) {
        low = v.value;
        best = line;
        kept = length;
      } else {
        high = v.value;
      }
    }
    line = best;
    length = kept;
    return value;
  }

  std::uint64_t nodes() const { return nodes_; }
  // From here on a win counts by its margin. A better margin is never a worse result, so wherever a search can see the end
  // the best margin is the best result too; and what is found then holds whatever the score is (see key).
  void count_margins() { linear_ = true; }
  bool linear() const { return linear_; }

  // The place in the table: of what can still happen alone where values are linear, else of that and the score.
  std::uint64_t key(const State& s) const {
    const auto hash = hash_of(k_.key(s));
    return linear_ ? hash : hash ^ (static_cast<std::uint64_t>(k_.margin(s)) + 1000) * 0x9E3779B97F4A7C15u;
  }
  std::span<const Action> line() const { return {scratch_->line[0].data(), static_cast<std::size_t>(scratch_->length[0])}; }

  static void leave_out(Actions<G>& moves, const Action& barred) {
    Actions<G> rest;
    for (const auto& action : moves)
      if (!(action == barred)) rest.push_back(action);
    moves = rest;
  }

  // The deepest search there is any use for: to the end of the game.
  int to_the_end() const { return game_->max_steps(); }

  // What a final margin is worth.
  int worth(int margin) const {
    if (linear_ || margin == 0) return margin * K::unit;
    return margin > 0 ? won + margin * K::unit : margin * K::unit - won;
  }

 private:
  struct Scratch {
    std::array<std::array<Action, max_ply + 2>, max_ply + 2> line;
    std::array<int, max_ply + 2> length{};
    std::array<std::array<int, 2>, max_ply + 2> killers{};
    std::array<std::array<int, static_cast<std::size_t>(K::slots)>, 2> history{};
  };
  struct Move {
    Action action;
    int slot, rank;
  };
  // A node's moves, sorted as they are taken.
  struct Moves {
    Actions<G> legal;
    std::array<int, static_cast<std::size_t>(G::max_legal)> rank;
    Action take(int i) {
      int best = i;
      for (int j = i + 1; j < legal.size(); ++j)
        if (rank[static_cast<std::size_t>(j)] > rank[static_cast<std::size_t>(best)]) best = j;
      std::swap(legal[i], legal[best]);
      std::swap(rank[static_cast<std::size_t>(i)], rank[static_cast<std::size_t>(best)]);
      return legal[i];
    }
  };
  // The state of one node's search.
  struct Node {
    int alpha, beta, depth, ply;
    bool tactical;
    Seat seat;
    Verdict best{-limit, Proof::none};
    Proof rest = Proof::at_most;  // is it proved that no move is worth more than best?
    int move = 0;  // slot + 1 of the best
    int standing = limit;  // what the position seems to be worth, where that may decide
  };

  Verdict visit(const State& s, int alpha, int beta, int depth, int ply) {
    scratch_->length[at(ply)] = 0;
    ++nodes_;
    if (budget_->spent(nodes_)) return {};
    const auto who = game_->to_act(s);
    if (who.empty()) return {worth(k_.margin(s)), Proof::exact};
    if (ply > 0) {
      const auto sure = k_.margins(s);
      const int least = worth(sure.least), most = worth(sure.most);
      if (least == most) return {least, Proof::exact};
      if (least >= beta) return {least, Proof::at_least};
      if (most <= alpha) return {most, Proof::at_most};
    }
    const bool tactical = k_.tactical(s);
    if ((depth <= 0 && !tactical) || ply >= max_ply) return {heuristic(s), Proof::none};
    Node n{alpha, beta, depth, ply, tactical, who.front()};
    return expand(s, n);
  }

  int heuristic(const State& s) const {
    const int v = k_.evaluate(s);
    return linear_ ? v : std::clamp(v, 1 - won, won - 1);
  }

  Verdict expand(const State& s, Node& n) {
    const bool is_barred = n.ply == 0 && barred_;
    const bool stored = n.depth > 0 && !is_barred;
    const auto place = stored ? key(s) : 0;
    const int base = linear_ ? k_.margin(s) * K::unit : 0;  // the table holds what is to come
    int hint = 0;
    if (const auto* e = stored ? table_.find(place) : nullptr) {
      if (const auto known = probe(*e, base, n)) return *known;
      hint = e->move;
    }
    if (guesses_ && !n.tactical && !k_.few(s)) {
      if (n.depth <= 5 && n.ply > 0 && n.beta - n.alpha == 1 && std::abs(n.beta) < won - 1) {
        n.standing = heuristic(s);
        if (const int least = n.standing - in_doubt(n.depth); least >= n.beta) return {least, Proof::none};
      }
      if (stored && !hint && n.depth >= 3) --n.depth;  // internal iterative reduction: next time the best move is known
    }
    Moves moves;
    game_->legal(s, n.seat, moves.legal);
    if (is_barred) leave_out(moves.legal, *barred_);
    rank(s, moves, n, hint);
    const int alpha = n.alpha;
    for (int i = 0; i < moves.legal.size(); ++i) {
      const auto a = moves.take(i);
      if (i > 0 && passes_over(s, a, n)) continue;
      const auto v = follow(s, a, n, i, moves.legal.size());
      if (budget_->over()) return n.best;
      if (weigh(v, a, n)) {
        if (i + 1 < moves.legal.size()) n.rest = Proof::none;
        if (!n.tactical) credit(moves, i, n);
        break;
      }
    }
    n.best.proof = n.best.proof | n.rest;
    if (stored) {
      const auto bound = n.best.value >= n.beta ? Bound::at_least : n.best.value <= alpha ? Bound::at_most : Bound::exact;
      table_.store(place, {n.best.value - base, n.best.proof}, bound, n.move, n.depth);
    }
    return n.best;
  }

  // What the table knows, where that settles this node. Never at the root, which owes a move, and a principal variation is
  // cut short only by what is proved.
  std::optional<Verdict> probe(const TranspositionTable::Entry& e, int base, const Node& n) const {
    if (n.ply == 0) return std::nullopt;
    const Verdict v{e.value + base, e.proof};
    if (v.proof == Proof::exact) return v;
    if (has(v.proof, Proof::at_least) && v.value >= n.beta) return v;
    if (has(v.proof, Proof::at_most) && v.value <= n.alpha) return v;
    if (n.beta - n.alpha > 1 || e.depth < n.depth) return std::nullopt;
    if (has(e.bound, Bound::at_least) && v.value >= n.beta) return v;
    if (has(e.bound, Bound::at_most) && v.value <= n.alpha) return v;
    return std::nullopt;
  }

  // The value of one move: late ones to less depth and by a null window first.
  Verdict follow(const State& s, Action a, const Node& n, int index, int count) {
    auto next = s;
    game_->apply(next, n.seat, a);
    const bool same = game_->to_act(next).has(n.seat);
    const int depth = same || (count == 1 && n.depth > 0) ? n.depth : n.depth - 1;  // a lone answer costs no depth
    if (depth > 0) table_.prefetch(key(next));
    const auto look = [&](int alpha, int beta, int to) {
      if (same) return visit(next, alpha, beta, to, n.ply + 1);
      const auto v = visit(next, -beta, -alpha, to, n.ply + 1);
      return Verdict{-v.value, flipped(v.proof)};
    };
    if (index == 0) return look(n.alpha, n.beta, depth);
    const int cut = n.tactical || same ? 0 : reduction(n.depth, index);
    auto v = look(n.alpha, n.alpha + 1, depth - cut);
    if (cut && v.value > n.alpha && !has(v.proof, Proof::at_least) && !budget_->over()) v = look(n.alpha, n.alpha + 1, depth);
    if (v.value > n.alpha && v.value < n.beta && v.proof != Proof::exact && !budget_->over()) v = look(n.alpha, n.beta, depth);
    return v;
  }

  // Late moves are searched less deep: by log(depth) · log(index) / 1.1 + 0.3 turns.
  static constexpr int reduction(int depth, int index) {
    if (depth < 3 || index < 2) return 0;
    return (eighths_of_log2(std::min(depth, 20)) * eighths_of_log2(std::min(index, 31)) * 7 + 300) / 1000;
  }
  static constexpr int eighths_of_log2(int n) {  // of at most 255
    const auto square = static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(n);
    return std::bit_width(square * square * square * square) - 1;
  }

  // What so many turns may bring that is not seen now. Near the horizon, where no more than a bound is asked for, who is ahead or
  // behind by more stays so (futility pruning: Heinz, Extended Futility Pruning, 1998; and its counterpart for who is ahead).
  static constexpr int in_doubt(int depth) { return 2 * K::unit * depth; }

  // Whether a move is left out, since it promises nothing and the seat is too far behind. What it can be worth at most counts.
  bool passes_over(const State& s, Action a, Node& n) const {
    const int most = n.standing + in_doubt(n.depth);
    if (n.depth > 3 || most > n.alpha || n.best.value <= 1 - won || k_.ordering_score(s, a) != 0) return false;
    n.rest = Proof::none;
    if (most > n.best.value) n.best = {most, Proof::none};
    return true;
  }

  // Takes a move's value into account. True where it refutes the move that led here.
  bool weigh(Verdict v, Action a, Node& n) {
    if (!has(v.proof, Proof::at_most)) n.rest = Proof::none;
    if (v.value == n.best.value && has(v.proof, Proof::at_least) && !has(n.best.proof, Proof::at_least)) {
      n.best.proof = n.best.proof | Proof::at_least;
      if (n.move) prefer(a, n);  // what was the best until now may be worth less
    }
    if (v.value <= n.best.value) return false;
    n.best = {v.value, v.proof & Proof::at_least};
    if (v.value > n.alpha || (n.ply == 0 && !n.move)) {
      prefer(a, n);
      n.alpha = std::max(n.alpha, v.value);
    }
    return v.value >= n.beta;
  }

  void prefer(Action a, Node& n) {
    n.move = k_.slot(a) + 1;
    auto& line = scratch_->line;
    const int onward = scratch_->length[at(n.ply + 1)];
    line[at(n.ply)][0] = a;
    std::copy_n(line[at(n.ply + 1)].begin(), onward, line[at(n.ply)].begin() + 1);
    scratch_->length[at(n.ply)] = onward + 1;
  }

  // The table's move first; then what the game promises, the killers and history.
  void rank(const State& s, Moves& moves, const Node& n, int hint) const {
    const auto& killers = scratch_->killers[at(n.ply)];
    const auto& history = scratch_->history[at(index(n.seat))];
    for (int i = 0; i < moves.legal.size(); ++i) {
      const auto a = moves.legal[i];
      const int slot = k_.slot(a);
      int r = k_.ordering_score(s, a);
      if (slot + 1 == hint)
        r = 1 << 30;
      else if (!n.tactical)
        r = slot + 1 == killers[0] ? (1 << 20) + 1 : slot + 1 == killers[1] ? 1 << 20 : 16 * r + history[at(slot)];
      moves.rank[at(i)] = r;
    }
  }

  // A quiet move that refuted: remembered as a killer and in the history; those tried before it in vain lose credit.
  void credit(const Moves& moves, int taken, const Node& n) {
    auto& killers = scratch_->killers[at(n.ply)];
    if (killers[0] != n.move) killers = {n.move, killers[0]};
    auto& history = scratch_->history[at(index(n.seat))];
    const int weight = std::min(n.depth * n.depth, 16);
    const auto nudge = [&](int& h, int by) { h += by - h * std::abs(by) / 16384; };
    nudge(history[at(n.move - 1)], 32 * weight);
    for (int i = 0; i < taken; ++i) nudge(history[at(k_.slot(moves.legal[i]))], -32 * weight);
  }

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  TranspositionTable& table_;
  K k_;
  std::unique_ptr<Scratch> scratch_;
  const G* game_ = nullptr;
  Budget* budget_ = nullptr;
  std::optional<Action> barred_;
  std::uint64_t nodes_ = 0;
  bool linear_ = false;
  bool guesses_ = false;  // may nodes go unsearched? Not in short searches, nor in those to the end of the game
};

}  // namespace shengxiao::agents
