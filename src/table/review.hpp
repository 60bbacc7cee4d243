// Looks back at a match that is over: how it stood whenever somebody was to decide, and what the decisions of some seats were
// worth.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <variant>
#include <vector>

#include "table/match.hpp"

namespace shengxiao::table {

// How it stood changed so much for a seat between two positions that were looked at next to each other.
struct Swing {
  int from, to;  // after so many steps
  Seat seat;     // for which most changed
  double before, after;
};
// Those that are worth telling, in the order of the game. `stood`: by the steps before it.
std::vector<Swing> greatest_swings(const AnyGame& game, const std::map<int, agents::Outlook>& stood, std::size_t most = 4);

class Review {
 public:
  struct Stood {  // after so many steps
    int step;
    agents::Outlook outlook;
  };
  struct Decided {  // in the step after so many
    int step;
    Seat seat;
    AnyJudgement judgement;
    bool obvious = false;  // the heuristic policy would have chosen so too
  };
  struct Moved {  // from the position after so many steps to the next, of the greatest changes
    int step;
    double own, others, luck;  // by what the seat did for which most changed, by what the others did, and by chance
  };
  using Finding = std::variant<Stood, Decided, Moved>;  // takes the place of an earlier one of the same kind and step
  using Report = std::function<void(Finding)>;

  struct Played {
    std::shared_ptr<const AnyGame> game;
    AnyState start;
    std::vector<table::Played> steps;
  };
  struct Scope {
    SeatSet seats;                                     // whose decisions are judged
    int from = 0, to = std::numeric_limits<int>::max();  // those in the steps from one to before the other
    std::size_t most = 250;  // so many of them, and so many positions, evenly spread over a long game
    bool course = true;      // whether it is looked at how it stood, too
  };
  // Of a whole game and the decisions of these seats. Where it is searched, what one decision cost is told by where it led: then
  // those of all seats are judged.
  static Scope whole(const AnyGame& game, SeatSet seats) {
    return {.seats = game.info().judged_in_points ? SeatSet::all(game.seats()) : seats};
  }
  // What they are judged by follows from the seed: of whatever scope, the same of the same step.
  Review(const Played& match, const Scope& scope, std::uint64_t seed);
  // What is needed of a match; a copy of all that the viewers were told would cost more.
  static Played of(const Match& match) { return {match.shared_game(), match.state_after(0), match.steps()}; }

  int size() const { return static_cast<int>(tasks_.size()); }
  int done() const { return done_; }  // of so many; not each is a finding
  // Goes on where it was. False: `stop` was raised, or the time was over (0: there is no end to it), before the end; it may be
  // called again.
  bool go_on(const std::atomic<bool>* stop, std::chrono::milliseconds time, const Report& report);

 private:
  struct Position {
    int step;
    AnyState state;
  };
  struct Decision {
    int step;
    ActionId chosen;
    AnyObservation observation;
  };
  struct Agreement {};    // of what was found
  struct Attribution {};  // of the greatest changes, where chance has part in a game
  struct Turn {
    Seat mover;
    bool forced = true;  // there was nothing to choose in it
  };
  using Task = std::variant<Position, Decision, Agreement, Attribution>;

  Rng luck_of(int step) const { return Rng(seed_ + static_cast<std::uint64_t>(step)); }
  bool look_at(const Position& position, const std::atomic<bool>* stop, const Report& report);
  bool look_at(const Decision& decision, const std::atomic<bool>* stop, const Report& report);
  bool look_at(const Agreement&, const std::atomic<bool>* stop, const Report& report);
  bool look_at(const Attribution&, const std::atomic<bool>* stop, const Report& report);

  Played match_;
  std::unique_ptr<AnyHindsight> hindsight_;
  std::map<int, Turn> turns_;  // by step, of each position; with Agreement alone, as the decisions
  std::map<int, Decided> decided_;
  std::map<int, agents::Outlook> stood_;
  std::uint64_t seed_;
  std::vector<Task> tasks_;
  int done_ = 0;
};

}  // namespace shengxiao::table
