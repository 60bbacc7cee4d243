// Why one move comes to more than another: the causes of what follows either, told apart by reason.
#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>
#include <vector>

#include "agents/average.hpp"
#include "agents/outlook.hpp"
#include "core/cause.hpp"
#include "core/items.hpp"

namespace shengxiao::agents {

struct Motive {
  Cause cause;  // whose, of what, and why; where it is soon also what it is about. Of the amount it has the sign alone
  double more;  // how much more of it there is after the first move, on average
  bool soon;    // before the seat's next turn
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
    others_moved_ = false;
  }
  // Before each step, that of the seat being the first.
  void add(const typename G::State& state, Seat who, typename G::Action action) {
    if (soon_ && who == seat_ && next_turn(state)) soon_ = false;
    if constexpr (!points_decide<G>)
      if (!soon_ || ends(state, who, action)) return;
    others_moved_ = others_moved_ || (is_player(who) && who != seat_);
    causes_.clear();
    if constexpr (ExplainsSteps<G>) game_.causes(state, who, action, causes_);
    for (const auto& cause : causes_) here_[{in_short(cause), soon_}] += sign_ * cause.amount;
  }
  // Both moves have been played on from one position.
  void end() {
    ++times_;
    for (const auto& [key, amount] : here_) differences_[key].add(amount);
    here_.clear();
  }

  // Those that are no accident of sampling, the greatest first; `most` at most.
  std::vector<Motive> found(std::size_t most = 16) const {
    std::vector<Motive> all;
    for (auto [key, difference] : differences_) {
      difference.fill_up(times_);
      const double mean = difference.mean();
      if (std::abs(mean) < least || std::abs(mean) <= doubt * difference.error()) continue;
      auto cause = key.cause;
      if (!key.soon) cause.amount = mean < 0 ? -1 : 1;
      all.push_back({cause, mean, key.soon});
    }
    std::ranges::stable_sort(all, std::greater(), [](const Motive& motive) { return std::abs(motive.more); });
    all.resize(std::min(all.size(), most));
    return all;
  }

 private:
  static constexpr double least = 0.1, doubt = 2;  // in standard errors

  struct Key {
    Cause cause;
    bool soon;
    auto tied() const { return std::tuple(soon, cause.seat, cause.what, cause.why, cause.during, cause.amount, cause.detail); }
    bool operator<(const Key& other) const { return tied() < other.tied(); }
  };

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
  // Where the rules know no rounds, once somebody else has had their turn.
  bool next_turn(const typename G::State& state) const {
    const int now = round(state);
    if (now > 0) return now != round_;
    if constexpr (MultiStepTurns<G>)
      if (game_.mid_turn(state, seat_)) return false;
    return others_moved_;
  }

  const G& game_;
  Seat seat_;
  int sign_ = 1, round_ = 0;
  bool soon_ = true, others_moved_ = false;
  double times_ = 0;
  Causes causes_;
  std::map<Key, double> here_;
  std::map<Key, Average> differences_;
};

}  // namespace shengxiao::agents
