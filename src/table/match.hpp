// One game being played: its state, how it came about, and the dice. Knows nothing of clocks, people or screens.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

class Match {
 public:
  struct Played {
    Seat actor;
    ActionId action;
    int turn;  // steps of one turn have the same number
  };

  // What a viewer has been told. Hidden steps of a seat that read alike are one entry as long as it goes on choosing with the
  // same others: how many there were would tell of them.
  struct Told {
    Seat actor;
    ActionId action;
    std::string text;
    bool whole;  // the text is all of the action
    int turn;    // entries of one turn have the same number
    int after;   // the step after which the viewer saw it
  };

  // Chance has drawn whatever comes before the first decision.
  static Result<Match> start(std::string_view game, const Setup& setup, std::uint64_t seed);
  // Every step is checked; an error names the step and the clause. `seed`: of what chance draws from there on.
  static Result<Match> replay(const Record& record, std::uint64_t seed);
  // The same, whatever its last line says: it may have been broken off anywhere.
  static Result<Match> resume(const Record& record, std::uint64_t seed);

  const AnyGame& game() const { return *game_; }
  std::shared_ptr<const AnyGame> shared_game() const { return game_; }
  const AnyState& state() const { return state_; }
  AnyState state_after(int steps) const;  // 0: the start
  const std::vector<Played>& steps() const { return steps_; }
  int step() const { return static_cast<int>(steps_.size()); }
  SeatSet to_act() const { return game_->to_act(state_); }
  bool over() const { return to_act().empty(); }

  // A step, or a whole turn of several steps, written in the game's notation. Illegal: an error with its clause, and nothing
  // has changed. Afterwards chance has drawn whatever comes before the next decision.
  Result<int> play(Seat seat, std::string_view turn);  // the number of steps made
  void play(Seat seat, ActionId legal_action);

  // Where undo goes back to: by one step where one of the seats is in the middle of a turn, else to where their last turn began;
  // -1 where they have decided nothing.
  int last_decision(SeatSet seats) const;
  void undo_to(int steps);
  // Takes back what the seats did from a step on, where everybody else was choosing at the same time and nothing was revealed
  // since: their choices stay. False, and nothing has changed, where it is not so.
  bool take_back(int from, SeatSet seats);
  std::vector<Told> told(Seat viewer) const;
  Record record(const std::vector<std::string>& seats) const;

 private:
  Match(std::shared_ptr<const AnyGame> game, std::uint64_t seed) : game_(std::move(game)), state_(game_->start()), rng_(seed) {}
  static Result<Match> steps_of(const Record& record, std::uint64_t seed);
  void add(Seat actor, ActionId action);
  void draw_chance();

  std::shared_ptr<const AnyGame> game_;
  AnyState state_;
  Rng rng_;
  std::vector<Played> steps_;
};

}  // namespace shengxiao::table
