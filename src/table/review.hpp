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
#include <optional>
#include <set>
#include <span>
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
std::vector<Swing> greatest_swings(const AnyGame& game, std::span<const Played> steps, const std::map<int, agents::Outlook>& stood,
                                   std::size_t most = 4);

// What a decision won over the best of the other moves, or cost.
inline double gain(const AnyJudgement& judgement) { return judgement.chosen - judgement.other; }
// It is enough to be worth telling, and no accident of sampling.
bool stands_out(const AnyGame& game, const AnyJudgement& judgement);

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
    AnyState state_after(int step) const { return replayed(*game, start, std::span(steps).first(static_cast<std::size_t>(step))); }
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
    Seat seat;
    ActionId chosen;
    AnyState state;  // of the choices that are made at the same time only those of the seat are made
  };
  struct Agreement {};    // of what was found
  struct Attribution {};  // of the greatest changes, where chance has part in a game
  enum class Looked : std::uint8_t { stopped, some, all };
  struct Turn {
    Seat mover;
    bool forced = true;  // there was nothing to choose in it
  };
  struct Judged {  // with Agreement alone
    Decided decided;
    bool closely = false;
    std::optional<double> other_alone{};  // what the other move leads to, for the seat, searched by itself
    // Whether anything is left to look at that could bring the two moves and what came of one together.
    bool can_be_looked_at() const { return !closely || (!other_alone && gain(decided.judgement) < 0); }
  };
  using Task = std::variant<Position, Decision, Agreement, Attribution>;

  Rng luck_of(int step) const { return Rng(seed_ + static_cast<std::uint64_t>(step)); }
  void list_tasks(const Scope& scope);
  bool begins_choosing(const table::Played& last, const table::Played& played, const AnyState& state) const;
  AnyState seen_by(const AnyState& before, int first, int step) const;
  Looked look_at(const Position& position, const std::atomic<bool>* stop, const Report& report);
  Looked look_at(const Decision& decision, const std::atomic<bool>* stop, const Report& report);
  Looked look_at(const Agreement&, const std::atomic<bool>* stop, const Report& report);
  std::optional<AnyJudgement> judge_closely(const AnyJudgement& first, const Decision& decision, Rng& rng,
                                            const std::atomic<bool>* stop);
  Looked look_again(Judged& judged, const std::atomic<bool>* stop, const Report& report);
  Looked look_at(const Attribution&, const std::atomic<bool>* stop, const Report& report);
  std::optional<Moved> parts_of(const Swing& swing, const std::atomic<bool>* stop);
  // How it stands after so many steps, closely, with luck of its own.
  std::optional<agents::Outlook> look_closely(int step, const AnyState& state, const std::atomic<bool>* stop);

  Played match_;
  std::unique_ptr<AnyHindsight> hindsight_;
  std::map<int, Turn> turns_;  // by step, of each position; with Agreement alone, as the decisions
  std::map<int, Judged> judged_;
  std::map<int, agents::Outlook> stood_;
  std::set<int> looked_closely_;  // at positions after so many steps
  std::uint64_t seed_;
  std::vector<Task> tasks_;
  int done_ = 0;
};

}  // namespace shengxiao::table
