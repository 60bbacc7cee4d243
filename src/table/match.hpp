// One game being played: its state, how it came about, and the dice. Knows nothing of clocks, people or screens.
#pragma once
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <ranges>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/record.hpp"
#include "table/any_game.hpp"
#include "table/played.hpp"
#include "table/seen_steps.hpp"

namespace shengxiao::table {

// Which outcome chance draws: the place of one among those with these weights. `draw`: how many were drawn before, in the whole
// game. After a takeback the same place has the same number.
using Draw = std::function<std::size_t(std::uint64_t draw, std::span<const std::uint32_t> weights)>;
// What chance draws with; nothing: its outcomes are played by hand, as Seat::chance.
using Luck = std::variant<std::monostate, Rng, Draw>;

// The weights of legal actions of chance, in their order.
std::vector<std::uint32_t> chance_weights(const AnyGame& game, const AnyState& state, const std::vector<ActionId>& legal);

class Match {
 public:
  struct Start {
    Luck luck{};
    std::string position{};  // a position line; empty: the start of the game. A record does not hold it.
  };

  // Chance has drawn whatever comes before the first decision.
  static Result<Match> start(std::string_view game, const Setup& setup, std::uint64_t seed);
  static Result<Match> start(std::string_view game, const Setup& setup, const Start& how);
  // Looks at a step of a record that is legal after these; an error ends the replay.
  using StepCheck = std::function<Result<bool>(const Match& before, Seat actor, ActionId action)>;
  // Every step is checked; an error names the step and the clause. `luck`: of what is drawn from there on.
  static Result<Match> replay(const Record& record, const Luck& luck, const StepCheck& check = {});
  // The same, whatever its last line says: it may have been broken off anywhere.
  static Result<Match> resume(const Record& record, const Luck& luck);

  const AnyGame& game() const { return *game_; }
  std::shared_ptr<const AnyGame> shared_game() const { return game_; }
  const AnyState& state() const { return state_; }
  AnyState state_after(int steps) const;  // 0: the start
  const std::vector<Played>& steps() const { return steps_; }
  int step() const { return static_cast<int>(steps_.size()); }
  SeatSet to_act() const { return game_->to_act(state_); }
  bool over() const { return to_act().empty(); }
  int draws() const { return draws_; }  // the number of steps of chance
  bool has_luck() const { return luck_.index() != 0; }
  // Chance draws with it from now on, and at once what comes before the next decision.
  void set_luck(const Luck& luck);

  // A step, or a whole turn of several steps, written in the game's notation. Illegal: an error with its clause, and nothing
  // has changed. Afterwards chance has drawn whatever comes before the next decision.
  Result<int> play(Seat seat, std::string_view turn);  // the number of steps made
  void play(Seat seat, ActionId legal_action);

  // Where undo goes back to: by one step where one of the seats is in the middle of a turn, else to where their last turn began;
  // -1 where they have decided nothing.
  int last_decision(SeatSet seats) const;
  bool has_decided(SeatSet seats) const;
  // How often the seat has been asked and has decided: once for all that it does until others are asked, or, where seats choose
  // at the same time, until all have chosen.
  int turns_of(Seat seat) const;
  // The number of steps before the last one that was not drawn: the drawn ones go back with it. -1 where there is none.
  int before_last_step() const;
  void undo_to(int steps);
  // Takes back what the seats did from a step on, where everybody else was choosing at the same time and nothing was revealed
  // since: their choices stay. False, and nothing has changed, where it is not so.
  bool take_back(int from, SeatSet seats);

  // The steps so far as a viewer was told them: a range of SeenStep. The list is kept from the first time it is asked for, and then
  // costs what is new. The end uncovers what was hidden, and all steps are told whole.
  auto seen(Seat viewer) const {
    const auto step = [this](SeenSteps::Place place) -> const SeenStep& { return pool_[place]; };
    return std::views::transform(seen_by(viewer).list(), step);
  }
  const SeenSteps& seen_by(Seat viewer) const;
  // After how many entries of it so many steps had been made.
  int entries_after(Seat viewer, int step) const;
  // So many steps hide nothing from anybody while the game goes on: all where nothing is hidden; where only choices are that are
  // made at the same time, those before they began; else none.
  int revealed() const;
  // What is told of an entry of that list.
  Told told(Seat viewer, std::size_t entry) const { return seen_by(viewer).told(*game_, pool_, entry); }
  // Why the seats gained and lost in the n-th step, from 1.
  std::span<const Cause> causes_of(int n) const;
  Record record(const std::vector<std::string>& seats) const;
  // What a viewer has been shown of it. Where nothing but choices is hidden it is the game up to the last time that all had chosen,
  // and what the viewer chose since; else `shown` is set where steps are hidden.
  Record record_shown_to(Seat viewer, const std::vector<std::string>& seats) const;

 private:
  Match(std::shared_ptr<const AnyGame> game, const AnyState& state, const Start& how);
  static Result<Match> steps_of(const Record& record, const StepCheck& check);
  void add(Seat actor, ActionId action);
  bool is_uncovered() const { return over() && !game_->open() && !game_->hides_only_choices(); }
  void tell(SeenSteps& seen, const SeenSteps* other) const;
  void tell_anew();
  int next_turn_of(Seat actor) const;
  AnyState first_state() const;
  Record head(const std::vector<std::string>& seats) const;
  void draw_chance();
  ActionId drawn();

  std::shared_ptr<const AnyGame> game_;
  std::string position_;  // that it started from; empty: the start of the game
  AnyState state_;
  Luck luck_;
  std::vector<Played> steps_;
  Causes causes_;  // of all of them
  int draws_ = 0;
  int phase_ = 0;  // of the next step
  std::array<int, max_seats> first_step_{};  // by seat: the number of steps after its first one; 0 where it made none
  mutable std::map<Seat, SeenSteps> seen_;  // for those that were asked for
  mutable SeenSteps::Pool pool_;  // of their steps
};

}  // namespace shengxiao::table
