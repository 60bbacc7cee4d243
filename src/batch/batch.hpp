// Many games of one kind at once, for learning. Each goes on until somebody who learns owes a decision: chance, and the opponents
// that hold the other seats, have played by then. All decisions that are owed are made in one step.
//
//   auto batch = *make_batch("wu_xing", setup, {.games = 1024});
//   while (learning) batch->step(one action for each row of batch->rows());
//
// A game depends on nothing but its seed and what is decided in it, so the number of threads changes nothing, and a game can be
// looked at afterwards: record().
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "batch/block.hpp"
#include "core/record.hpp"
#include "table/any_game.hpp"

namespace shengxiao::batch {

// When a game that is over starts anew. As Gymnasium 1.x defines it.
enum class Autoreset : std::uint8_t {
  next_step,  // in the next step, in which nobody decides anything in it
  same_step,  // at once; what it was at its end is told by Ended
  disabled,   // when reset() says so
};

// How the arrays are laid out.
enum class Layout : std::uint8_t {
  rows,   // a row for each decision that is owed, in the order of the games and their seats
  seats,  // a row for each seat of each game, whether it owes a decision or not
};

struct BatchSetup {
  int games = 1;
  std::uint64_t seed = 0;
  int threads = 1;
  Autoreset autoreset = Autoreset::next_step;
  Layout layout = Layout::rows;
  bool compact = false;   // observations are bytes instead of floats: core/tensor.hpp
  bool oracle = false;    // whether `oracle` is written: what all seats together know
  int most_decisions = 0;  // a game is truncated after so many; 0: never
  std::map<int, std::string> opponents{};  // seats that do not learn, and who holds them: table/named_agent.hpp
  agents::Limits limits{};                 // how long these may think
};

constexpr int most_games = 1 << 20;
constexpr int most_threads = 256;

// What is told of the games. Everything stays where it is in memory for as long as the batch lives; a step writes it anew.
struct Arrays {
  int rows = 0;                    // m; with Layout::seats games * seats
  Block<std::int32_t> game;        // [m]
  Block<std::int8_t> seat;         // [m]
  Block<std::byte> observation;    // [m, size], of float or std::uint8_t
  Block<std::uint8_t> mask;        // [m, action_count], 0 or 1
  Block<std::uint8_t> to_act;      // [games, seats]
  Block<std::byte> oracle;         // [games, seats, size]: what each seat knows; empty unless it was asked for
  Block<float> reward;             // [games, seats]: the returns where the game ended in this step, else 0
  Block<std::int32_t> points;      // [games, seats]: as they were when points() was asked
  Block<std::uint8_t> terminated;  // [games]: ended in this step, by the rules
  Block<std::uint8_t> truncated;   // [games]: ended in this step, being too long
  Block<std::uint64_t> seed;       // [games]: of the game that is there now
  Block<std::int32_t> decisions;   // [games]: those of learners in it so far
  // The games that ended in this step, as they were at their ends.
  struct Ended {
    int count = 0;
    Block<std::int32_t> game;      // [count]: its place
    Block<std::uint64_t> seed;     // [count]
    Block<std::int32_t> decisions;  // [count]
    Block<float> reward;           // [count, seats]
    Block<std::int32_t> points;    // [count, seats]
    Block<std::byte> observation;  // [count, seats, size]: what each seat knew
  } ended;

  bool failed() const;  // there is not so much memory
};

// The seed of the n-th game, from 0, in a place of a batch.
std::uint64_t seed_of(std::uint64_t batch_seed, int place, int n);

class Batch {
 public:
  virtual ~Batch() = default;

  const table::AnyGame& game() const { return *game_; }
  const BatchSetup& setup() const { return setup_; }
  const Arrays& arrays() const { return arrays_; }
  bool failed() const { return arrays_.failed() || legal_.failed(); }

  // All games begin; or those alone whose place is 1 in `which`, the next one in each place.
  virtual void reset(std::uint64_t seed) = 0;
  virtual void reset(std::span<const std::uint8_t> which) = 0;

  // One action for each row; with Layout::seats those of seats that owe nothing are not looked at. Where one is not legal nothing
  // has happened.
  virtual Result<bool> step(std::span<const std::int64_t> actions) = 0;
  // For each row a random legal action, each as likely; with Layout::seats -1 for a seat that owes nothing.
  void random_actions(Rng& rng, std::span<std::int64_t> out) const;

  virtual std::span<const std::int32_t> points() = 0;
  virtual table::AnyState state(int place) const = 0;
  // One for each game. A game that goes on from a state has no record.
  virtual void set_states(std::span<const table::AnyState> states) = 0;
  // The game that is in a place now; or, where one ended in the last step and the next one has begun at once, that one.
  virtual Result<Record> record(int place, bool ended) const = 0;

 protected:
  Batch(std::shared_ptr<const table::AnyGame> game, const BatchSetup& setup);

  std::shared_ptr<const table::AnyGame> game_;
  BatchSetup setup_;
  std::size_t seats_;
  SeatSet learners_;
  Arrays arrays_;
  // The legal actions of a row: what is checked, since the mask is written to by whoever likes.
  ActionBits legal(std::size_t row) const { return ActionBits(legal_.piece(row, action_words_)); }
  std::size_t action_words_;
  Block<std::uint64_t> legal_;
};

Result<std::unique_ptr<Batch>> make_batch(std::string_view game, const Setup& setup, const BatchSetup& how);

}  // namespace shengxiao::batch
