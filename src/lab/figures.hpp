// What is written down of every game of an experiment: all that reports, comparisons and assertions are made of. docs/lab.md
// defines each number.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/experiment.hpp"

namespace shengxiao::lab {

// How a seat did beside its result. By item (core/items.hpp): `used`; `could`, `chose`: of the decisions at which there was a
// choice, those at which it was possible, and was taken; `held` at the end. `tallies`: what it has at the end (HasTally).
struct SeatFigures {
  std::uint32_t decisions = 0, turns = 0;
  float busy = 0, longest_wait = 0;  // seconds, by the clock of docs/lab.md
  std::vector<std::uint32_t> used, could, chose, held;
  std::vector<int> tallies;
  friend bool operator==(const SeatFigures&, const SeatFigures&) = default;
};

// The chances to win at some point of a game, by seat, as playouts from the true state find them, and as others do that know
// nothing of the first: what is the best of the first is measured with the second.
struct CoursePoint {
  float at = 0;  // 0 to 1: so much of the game's decisions had been made
  std::vector<float> first, second;
  friend bool operator==(const CoursePoint&, const CoursePoint&) = default;
};

// One decision tried out: some of its options played on with common random numbers.
struct Trial {
  std::uint8_t seat = 0;
  bool out = false;  // the seat had hardly a chance left: `shift` counts, else `stake`
  bool begins = false;  // its turn; else it is a further step of one
  float at = 0;
  std::uint16_t options = 0, tried = 0;
  float stake = 0;  // by how much the best option beats the worst, in shares of the win
  float shift = 0;  // by how much the seat could shift another's chance
  friend bool operator==(const Trial&, const Trial&) = default;
};

struct GameFigures {
  std::uint32_t decisions = 0, forced = 0, rounds = 0, lead_changes = 0;
  std::uint32_t ending = 0;  // which of the game's endings it was (HasTally)
  // By thirds of the decisions: how many were not forced, and the sum of how many options they had.
  struct Third {
    std::uint32_t choices = 0;
    std::uint64_t options = 0;
    friend bool operator==(const Third&, const Third&) = default;
  };
  std::array<Third, 3> thirds{};
  float seconds = 0;
  std::vector<SeatFigures> seats;
  std::vector<CoursePoint> course;  // of games that were looked into
  std::vector<Trial> trials;
  friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

std::string encode(const GameFigures& figures);
Result<GameFigures> decode_figures(std::string_view bytes);
// Whether they are of this game, which has so many items.
bool fits(const GameFigures& figures, const table::AnyGame& game, std::size_t items);

// How deep a game is looked into. None: only what its steps tell.
struct Depth {
  int standings = 12;  // points of the game
  int playouts = 40;  // at each: an even number
  int trials = 6;  // decisions tried out, evenly spread
  int widest = 6;  // options of each
  int worlds = 48;  // playouts of each option
};
constexpr double hopeless = 0.02;  // a seat with a lower chance is out of it: kingmaking (docs/lab.md)

class FiguresStudy : public Study {
 public:
  static constexpr std::string_view name = "figures 3";

  // `seed`: of the playouts. `items`: those of the game, asked for once. `plays_on`: who plays for all seats in playouts; null: the
  // heuristic policy, one move in ten the next best.
  FiguresStudy(const table::AnyGame& game, const std::vector<Item>& items, std::optional<Depth> depth, std::uint64_t seed,
               std::unique_ptr<table::AnyAgent> plays_on = nullptr);

  void asked(const table::AnyState& state, SeatSet who) override;
  void decision(const table::AnyState& state, Seat seat, const std::vector<ActionId>& legal, ActionId chosen) override;
  void step(const table::AnyGame& game, table::AnyState& state, Seat actor, ActionId action) override;
  std::string end(const table::AnyState& state) override;

 private:
  struct Decided {
    table::AnyState state;
    Seat seat;
    std::vector<ActionId> legal;
    ActionId chosen;
    bool begins;  // its turn
  };
  void see_leader(const table::AnyState& state);
  void close_phase();
  void look_into(const table::AnyState& end);
  void play_on(table::AnyState& state, Rng& rng) const;
  std::vector<double> chances(const table::AnyState& state, int playouts, Rng& rng) const;
  Trial stakes(const Decided& decided, Rng& rng) const;
  Trial kingmaking(const Decided& decided, Rng& rng) const;
  // Each option's share of the win for every seat in one world.
  std::vector<double> play_option(const Decided& decided, ActionId option, Rng luck) const;
  std::vector<ActionId> some_options(const Decided& decided, int most, Rng& rng) const;

  const table::AnyGame& game_;
  const std::vector<Item>& items_;
  std::optional<Depth> depth_;
  std::uint64_t seed_;
  std::unique_ptr<table::AnyAgent> plays_on_;
  GameFigures figures_;
  std::vector<Decided> decided_;
  SeatSet choosing_;
  std::vector<std::uint32_t> options_;  // how many there were, by decision
  int leader_ = -1, last_ = -1;  // last_: the seat that decided last
  std::vector<float> in_phase_, waits_;  // by seat: seconds
  std::vector<int> phase_of_turn_;  // by seat: when it last decided
  int phase_ = 0;
  std::vector<ItemOf> met_;
  std::vector<std::uint32_t> last_could_;  // by item: the newest decision at which it could be used
};

// What each seat has of the win, together 1 where somebody wins or all draw.
std::vector<double> shares(const Returns& returns);

}  // namespace shengxiao::lab
