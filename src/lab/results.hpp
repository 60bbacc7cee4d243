// What the experiments "play" and "rate" come to: results by player and by seat, ratings; as text, JSON and CSV.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "lab/experiment.hpp"
#include "lab/figures.hpp"
#include "lab/statistics.hpp"

namespace shengxiao::lab {

// The games of players at their seats, who take each place in turn.
Plan play_plan(std::shared_ptr<const table::AnyGame> game, const std::vector<Player>& seated, bool rotate, std::uint64_t seed);
// Everybody against everybody. With two seats every pair in turn; with more, tables that are drawn so that all play as often.
Plan rate_plan(std::shared_ptr<const table::AnyGame> game, const std::vector<Player>& players, std::uint64_t seed);
// Adds the study of figures.hpp to a plan; `depth` by the number of a game, and who plays on in playouts, if not the heuristic
// policy.
void add_figures(Plan& plan, std::function<std::optional<Depth>(std::uint64_t number)> depth = {},
                 std::optional<Player> plays_on = {});

class Results {
 public:
  explicit Results(const Plan& plan);

  bool add(const GameTask& task, const FinishedGame& game);  // true

  std::uint64_t games() const { return games_; }
  const BradleyTerry& comparisons() const { return comparisons_; }
  std::string text() const;
  std::string csv() const { return csv_; }  // a line for each seat of each game
  void json(Json& out) const;               // fields

 private:
  struct Line {
    Mean share, points;
  };
  const Plan& plan_;
  std::uint64_t games_ = 0;
  std::vector<Line> by_player_, by_seat_;
  Mean decisions_, rounds_, minutes_;
  BradleyTerry comparisons_;
  std::string csv_;
};

// A rating list: the strongest first.
struct Rating {
  std::string player;
  Estimate elo;
  // Of a list with random and clairvoyant: the chance to come before the heuristic policy, on a scale from that of random, 0, to
  // that of the clairvoyant, 1. So much of what can be reached the player does.
  std::optional<Estimate> reached = {};
};
std::vector<Rating> ratings(const Plan& plan, const Results& results);
std::string text(const std::vector<Rating>& ratings);
void json(const std::vector<Rating>& ratings, Json& out);  // an array

// "12.3 (11.9 … 12.7)"
std::string text(const Estimate& estimate, int digits = 1);
void json(const Estimate& estimate, Json& out);  // an object

// A game of an experiment as a record that opens at a table. `names`: who sat where.
std::string record_text(const table::AnyGame& game, const FinishedGame& played, const std::vector<std::string>& names);

}  // namespace shengxiao::lab
