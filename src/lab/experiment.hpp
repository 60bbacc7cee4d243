// The engine of all experiments: games by a plan, on all cores, into a file that can be gone on with. A game is a function of the
// plan, its seed and its number: what comes of it does not depend on threads, on interruptions, or on how busy the machine is.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/games_file.hpp"
#include "lab/player.hpp"
#include "lab/progress.hpp"
#include "table/any_game.hpp"

namespace shengxiao::lab {

// One game of a plan.
struct GameTask {
  int game = 0;              // which of the plan's games
  std::uint64_t deal = 0;    // games of one deal have common random numbers: the same luck, the same whims of the players
  std::vector<int> players;  // by seat, of the plan's players
  friend bool operator==(const GameTask&, const GameTask&) = default;
};

struct GameStep {
  Seat actor;
  ActionId action;
  friend bool operator==(const GameStep&, const GameStep&) = default;
};

struct FinishedGame {
  std::uint64_t number = 0;
  std::vector<GameStep> steps;
  Points points;
  Returns returns;
  std::string notes;  // of its study
  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

// Looks on at one game, makes its steps, and writes down what is wanted of it.
class Study {
 public:
  virtual ~Study() = default;
  virtual void asked(const table::AnyState&, SeatSet /*who*/) {}  // before each decision and each step of chance
  virtual void decision(const table::AnyState&, Seat, const std::vector<ActionId>& /*legal*/, ActionId /*chosen*/) {}
  virtual void step(const table::AnyGame& game, table::AnyState& state, Seat actor, ActionId action) {
    game.apply(state, actor, action);
  }
  virtual std::string end(const table::AnyState&) { return {}; }
};

struct Plan {
  std::string kind;  // play, rate, compare, …
  std::vector<std::shared_ptr<const table::AnyGame>> games;
  std::vector<Player> players;
  std::uint64_t seed = 0;
  std::function<GameTask(std::uint64_t number)> task;
  std::function<std::unique_ptr<Study>(const GameTask&, std::uint64_t number)> study{};  // none: nothing is written down
  std::string study_name{};  // with its version: files of another one are not gone on with
  std::function<bool(const GameTask&, std::string_view notes)> is_of_study{};  // whether these are notes that it writes
  Work work{};  // for the time that is left
};

// The number for a stream of random numbers: they have nothing to do with each other.
std::uint64_t stream(std::uint64_t seed, std::uint64_t deal, std::uint64_t which);

// An error where a player cannot play a game of the plan.
Result<bool> check(const Plan& plan);

// Plays one game of it. The plan has been checked. Once `stop` is raised it breaks off: what it gives then is no game.
FinishedGame play(const Plan& plan, std::uint64_t number, const std::atomic<bool>* stop = nullptr);

// An error where this is no game of the plan: of another number, with other seats, with actions that there are not. That every step
// was legal is not looked at.
Result<bool> check(const Plan& plan, const FinishedGame& game, std::uint64_t number);

struct Running {
  std::uint64_t games = 0;
  int threads = 0;  // 0: one for each processor
  std::string file{};  // where the games are kept; empty: nowhere
  RunProgress* progress = nullptr;
  const std::atomic<bool>* stop = nullptr;  // raised by another thread: no further game is heard of
};

// Hears of the games in the order of their numbers, those that the file holds already among them. False: that is enough.
using Hear = std::function<bool(const GameTask& task, const FinishedGame& game)>;

// Hears of a plan's games and keeps them, whoever plays them. The plan has to live as long.
class Hearing {
 public:
  // Opens the file, or begins it, and hears of the games in it, of so many at most. No file: they are kept nowhere.
  static Result<Hearing> begin(const Plan& plan, std::uint64_t games, const std::string& file, Hear hear);

  std::uint64_t heard() const { return heard_; }
  bool is_over() const { return enough_ || heard_ >= games_; }
  std::uint64_t cut() const { return file_ ? file_->cut() : 0; }  // bytes of a game that was not written whole
  // Game number heard(). It is in the file before it is heard of.
  Result<bool> add(const FinishedGame& game);
  Result<bool> keep(const FinishedGame& game);  // one that is known to be of the plan

 private:
  Hearing(const Plan& plan, std::uint64_t games, Hear hear) : plan_(&plan), games_(games), hear_(std::move(hear)) {}
  void take(const FinishedGame& game);

  const Plan* plan_;
  std::uint64_t games_, heard_ = 0;
  bool enough_ = false;
  Hear hear_;
  std::optional<GamesFile> file_;
};

// As many threads as are asked for; 0: one for each processor.
int threads_for(int asked);

// Gives how many games were heard of.
Result<std::uint64_t> run(const Plan& plan, const Running& running, const Hear& hear);

// What a plan is, as a JSON object: the head of its file.
std::string head(const Plan& plan);

// Gives every seat each place in turn: in game r of a deal seat i has the player of seat i + r.
GameTask rotated(std::uint64_t number, const std::vector<int>& players, bool rotate);

}  // namespace shengxiao::lab
