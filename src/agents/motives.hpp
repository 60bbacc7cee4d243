// Why one move comes to more than another: the causes of what follows either, told apart by reason.
#pragma once
#include <algorithm>
#include <cmath>
#include <compare>
#include <functional>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "agents/average.hpp"
#include "agents/outlook.hpp"
#include "core/cause.hpp"
#include "core/items.hpp"

namespace shengxiao::agents {

struct Motive {
  Cause cause;  // whose, of what, and why; where it is soon also what it is about. Of the amount it has the sign alone
  double more;  // how much more of it there is after the first move, on average
  friend bool operator==(const Motive&, const Motive&) = default;
};

// How much more of something a seat has after the first move, on average, from all causes.
struct Difference {
  Seat seat;
  int what;   // see ExplainsSteps
  bool soon;  // by what happens before the next turn of the seat that decides, or later
  double more;
  std::vector<Motive> motives;  // the greatest first
  friend bool operator==(const Difference&, const Difference&) = default;
};

// Two moves of a seat, each played on from the same positions. What comes soon is told apart by what it is about, what comes later
// by its reason alone; nothing where points do not decide, for then it says when the game ends, and no more. Of a game that does
// not explain its steps nothing is found.
template <Game G>
class Motives {
 public:
  Motives(const G& game, Seat seat) : game_(game), seat_(seat) {}

  // From here on the causes are those of the first move, or of the second.
  void begin(const typename G::State& state, bool first) {
    sign_ = first ? 1 : -1;
    round_ = round(state);
    soon_ = true;
    turn_over_ = false;
  }
  // Before each step, that of the seat being the first.
  void add(const typename G::State& state, Seat who, typename G::Action action) {
    if (next_turn(state)) soon_ = false;
    if constexpr (!points_decide<G>)
      if (!soon_ || ends(state, who, action)) return;
    causes_.clear();
    if constexpr (ExplainsSteps<G>) game_.causes(state, who, action, causes_);
    for (const auto& cause : causes_) here_[{in_short(cause), soon_}] += sign_ * cause.amount;
  }
  // Both moves have been played on from one position.
  void end() {
    ++times_;
    std::map<Sum, double> sums;
    std::map<Reason, double> reasons;
    for (const auto& [key, amount] : here_) {
      sums[key.sum()] += amount;
      reasons[key.reason()] += amount;
      by_cause_[key].add(amount);
    }
    for (const auto& [sum, amount] : sums) sums_[sum].add(amount);
    for (const auto& [reason, amount] : reasons) by_reason_[reason].add(amount);
    here_.clear();
  }

  // Those that are no accident of sampling, the greatest first; `most` motives of each at most, and none whose reason as a whole
  // comes to nothing: either card that is played is one card less.
  std::vector<Difference> found(std::size_t most = 8) const {
    std::vector<Difference> all;
    for (const auto& [sum, amount] : sums_)
      if (const auto more = told(amount)) all.push_back({sum.seat, sum.what, sum.soon, more, {}});
    for (const auto& [key, amount] : by_cause_) {
      if (points_decide<G> && told(by_reason_.at(key.reason())) == 0) continue;
      const auto more = told(amount);
      const auto of = std::ranges::find_if(all, [&key](const Difference& difference) {
        return difference.seat == key.cause.seat && difference.what == key.cause.what && difference.soon == key.soon;
      });
      if (more == 0 || of == all.end()) continue;
      of->motives.push_back({key.cause, more});
      if (!key.soon) of->motives.back().cause.amount = more < 0 ? -1 : 1;
    }
    const auto size = [](const auto& one) { return std::abs(one.more); };
    for (auto& difference : all) {
      std::ranges::stable_sort(difference.motives, std::greater(), size);
      difference.motives.resize(std::min(difference.motives.size(), most));
    }
    std::ranges::stable_sort(all, std::greater(), size);
    return all;
  }

 private:
  static constexpr double least = 0.1, doubt = 2;  // in standard errors

  struct Sum {
    Seat seat;
    int what;
    bool soon;
    auto operator<=>(const Sum&) const = default;
  };
  using Reason = std::pair<Sum, int>;  // and why
  struct Key {
    Cause cause;
    bool soon;
    Sum sum() const { return {cause.seat, cause.what, soon}; }
    Reason reason() const { return {sum(), cause.why}; }
    auto tied() const { return std::tuple(soon, cause.seat, cause.what, cause.why, cause.during, cause.amount, cause.detail); }
    bool operator<(const Key& other) const { return tied() < other.tied(); }
  };

  // 0: nothing, or what may be an accident of sampling.
  double told(Average amount) const {
    amount.fill_up(times_);
    const double more = amount.mean();
    return std::abs(more) < least || std::abs(more) <= doubt * amount.error() ? 0 : more;
  }

  Cause in_short(const Cause& cause) const {
    Cause some{.seat = cause.seat, .what = cause.what, .why = cause.why, .during = 0, .amount = 0, .lost = 0, .detail = 0};
    if (!soon_) return some;
    some.during = cause.during;
    some.amount = cause.amount < 0 ? -1 : 1;
    some.detail = cause.detail;
    return some;
  }

  bool ends(typename G::State state, Seat who, typename G::Action action) const {
    game_.apply(state, who, action);
    return game_.to_act(state).empty();
  }

  int round(const typename G::State& state) const {
    if constexpr (HasItems<G>) return game_.round(state);
    return 0;
  }
  // Once it was somebody else's turn; for those who choose at the same time, in the next round.
  bool next_turn(const typename G::State& state) {
    if constexpr (requires { game_.turn_of(state); }) {
      const bool own = game_.turn_of(state) == seat_;
      turn_over_ = turn_over_ || !own;
      return turn_over_ && own;
    } else {
      return round(state) != round_;
    }
  }

  const G& game_;
  Seat seat_;
  int sign_ = 1, round_ = 0;
  bool soon_ = true, turn_over_ = false;
  double times_ = 0;
  Causes causes_;
  std::map<Key, double> here_;
  std::map<Sum, Average> sums_;
  std::map<Reason, Average> by_reason_;
  std::map<Key, Average> by_cause_;
};

}  // namespace shengxiao::agents
