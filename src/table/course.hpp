// How a game that is over went, made of what a review finds.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "core/json.hpp"
#include "table/review.hpp"

namespace shengxiao::table {

// A change of how it stood that is worth telling, between two positions that were looked at next to each other.
struct TurningPoint {
  int from, to;  // after so many steps
  Seat seat;     // for which most changed
  double before, after;
  double own;         // what its own decision won over the best of the other moves, or cost; 0: none stands out
  bool luck, others;  // what else had a good part in it
  bool itself;        // what the seat did had, though no decision stands out
  friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

class GameCourse {
 public:
  GameCourse(std::shared_ptr<const AnyGame> game, std::span<const Played> steps);

  void add(const Review::Finding& finding);

  // The greatest changes, in the order of the game.
  std::vector<TurningPoint> turning_points(std::size_t most = 4) const;

  // Of the decisions of some seats those that won most over the best of the other moves, obvious ones left out, and those that
  // cost most, the greatest first; none that may be an accident of sampling.
  struct Decisions {
    std::vector<Review::Decided> best, worst;
  };
  Decisions decisions(SeatSet seats, std::size_t most = 3) const;

  const std::map<int, agents::Outlook>& stood() const { return stood_; }
  const std::map<int, Review::Decided>& decided() const { return decided_; }

  // As fields of `out`: "by"; and "turning", "best" and "worst", the last two by the steps of decisions of these seats. `place`:
  // how the reader counts a step.
  using Place = std::function<int(int step)>;
  void write_measure(Json& out) const;
  void write_summary(Json& out, SeatSet seats, const Place& place) const;
  // The items of "positions" and "decisions".
  void write(Json& out, const Review::Stood& stood, const Place& place) const;
  void write(Json& out, const Review::Decided& decided, const Place& place) const;
  // The same with all the moves that were tried.
  void write_with_rest(Json& out, const Review::Decided& decided, const Place& place) const;

 private:
  void write_fields(Json& out, const Review::Decided& decided, const Place& place) const;
  std::vector<ActionId> rest_of_turn(int step) const;
  bool wins(const Review::Decided& decided) const;

  std::shared_ptr<const AnyGame> game_;
  std::vector<Played> steps_;
  std::map<int, agents::Outlook> stood_;
  std::map<int, Review::Decided> decided_;
  std::map<int, Review::Moved> moved_;
};

}  // namespace shengxiao::table
