// Drives one game: holds the match and lets its computers play, and thinks about it for people. Where seats choose at the same time
// a computer's choice is complete only when the people have chosen: how long it thought would tell of it. Everything happens on the
// thread of its owner but the thinking. Knows no clocks, no network and no screens.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/agent_memory.hpp"
#include "table/computers.hpp"
#include "table/match.hpp"
#include "table/seat_occupant.hpp"
#include "table/task.hpp"

namespace shengxiao::table {

// Where things are run, and what by. Both may run them at once.
struct Executors {
  std::function<void(std::shared_ptr<Task>)> background;  // runs it on some other thread, as often as it makes way
  std::function<void(std::function<void()>)> foreground;  // runs it on the owner's thread
  std::shared_ptr<AgentMemory> memory = nullptr;  // null: the agents remember as much as they like
  std::shared_ptr<const Computers> computers = std::make_shared<const Computers>();
};
Executors inline_executors();

// What a computer draws from when it thinks of a move. Of how many steps its seat has been told: how many there were would tell of
// hidden ones. And of the seat: two that are told the same, and hold the same, would else choose the same.
std::uint64_t seed_of_thought(std::uint64_t table, std::size_t told, Seat seat);

class GameDriver {
 public:
  // Called on the owner's thread.
  struct Events {
    // A computer has moved: the match has new steps from this number on.
    std::function<void(int from)> moved;
    // How far the thinking about a move or the analysis is, at most four times a second, and after how many steps the position is
    // that it is about. Nothing where that would tell of hidden things.
    std::function<void(Seat, const AnyThought&, int step)> thought;
  };
  using Answer = std::function<void(const AnyThought&)>;
  struct AgentName {
    std::string kind;  // see AnyGame::agent; or a path to a policy
    int level = 0;
    friend auto operator<=>(const AgentName&, const AgentName&) = default;
  };

  // `seed`: of what the agents draw. `players`: by seat, with levels that the game has.
  GameDriver(Match match, SeatOccupants players, std::uint64_t seed, Executors executors, Events events);
  ~GameDriver();
  GameDriver(const GameDriver&) = delete;
  GameDriver& operator=(const GameDriver&) = delete;

  const Match& match() const { return match_; }
  const SeatOccupants& players() const { return players_; }
  void set_player(Seat seat, SeatOccupant player);
  Seat computer_to_act() const { return table::computer_to_act(match_, players_); }

  // As those of Match. What was thought about is given up; resume() goes on from there.
  Result<int> play(Seat seat, std::string_view turn);
  void undo_to(int steps);
  void set_luck(const Luck& luck);
  bool take_back(int from, SeatSet seats);

  // Thinks about what is to be thought about, unless it does already: the move of a computer, else the analysis. Goes on by
  // itself after a computer's move and after a hint.
  void resume();
  // Gives up what it thinks about.
  void stop();
  // The same; the agents forget what they learnt, too.
  void forget();

  // What the strongest computer would play for a seat that owes a decision. `answer` is not called where the match changes
  // meanwhile.
  void hint(Seat seat, Answer answer);
  // The same, of any agent. An error where the game has none of that name.
  Result<bool> ask(Seat seat, const AgentName& agent, const agents::Limits& limits, Answer answer);
  // For which seat a position is analysed while nothing else is thought about, where it owes a decision there; watcher: for none.
  // `step`: the position after so many steps, 0 to match().step(); none: always the newest.
  void analyse(Seat seat, std::optional<int> step = {});

  bool thinks() const { return task_ && task_->priority() != Priority::hint; }
  bool thinks_about_hint() const { return task_ && task_->priority() == Priority::hint; }

 private:
  struct Thinking;
  struct Position {  // that a seat thinks about
    Seat seat;
    int step;
    AnyObservation observation;
  };
  using Foreground = std::function<void(std::function<void()>)>;
  Position position(Seat seat) const;
  std::optional<Position> analysed() const;
  void think(Priority priority, Position position, std::shared_ptr<Thinker> thinker, const agents::Limits& limits,
             std::uint64_t seed, Answer answer);
  static bool work(GameDriver* driver, const std::shared_ptr<const Thinking>& thinking, const Foreground& foreground,
                   const Task::Run& run);
  void finish(const Thinking& thinking, const AnyThought& thought);
  void report(const Position& position, const AnyThought& thought);
  void move(Seat seat, const AnyThought& thought);
  SeatSet computers() const { return SeatSet::all(static_cast<int>(players_.size())) - people(players_); }
  Seat next_to_think() const;
  bool release();  // plays something that was held back, if it is time; whether there was such
  void play(Seat seat, ActionId action);
  bool waits_for_people(Seat seat, ActionId action) const;
  Result<std::shared_ptr<Thinker>> adviser(const AgentName& name);
  const std::optional<ActionId>& held_back(Seat seat) const { return held_back_[static_cast<std::size_t>(index(seat))]; }
  std::optional<ActionId>& held_back(Seat seat) { return held_back_[static_cast<std::size_t>(index(seat))]; }
  std::shared_ptr<Thinker>& thinker(Seat seat) { return thinkers_[static_cast<std::size_t>(index(seat))]; }

  Match match_;
  SeatOccupants players_;
  std::uint64_t seed_;
  Rng rng_;  // of those that are asked for advice
  Executors executors_;
  Events events_;
  std::vector<std::optional<ActionId>> held_back_;  // by seat
  std::vector<std::shared_ptr<Thinker>> thinkers_;  // by seat; null where no computer has played
  std::map<AgentName, std::shared_ptr<Thinker>> advisers_;
  Seat analysed_seat_ = Seat::watcher;
  std::optional<int> analysed_step_;
  std::shared_ptr<Task> task_;  // what is thought about now
};

}  // namespace shengxiao::table
