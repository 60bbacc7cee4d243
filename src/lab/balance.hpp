// The balance report: what a game is really like, measured on games between players of one strength, on games of other strengths,
// and on games in which one seat may not do something. docs/lab.md defines every number.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/figures.hpp"
#include "lab/statistics.hpp"

namespace shengxiao::lab {

// How many games of which kind. The same arguments give the same games.
struct BalancePlan {
  // One block of games after the other.
  struct Block {
    enum class Kind : std::uint8_t { main, skill, against, free, restricted };
    Kind kind;
    int player;         // of the plan's players
    int others = -1;    // where one seat alone is of `player`, each in turn: who the others are
    int item = -1;      // that this one may not use
    std::uint64_t first = 0, games = 0;
  };
  Plan plan;
  std::vector<Block> blocks;
  std::vector<Item> items;
  std::uint64_t games = 0;
  const Block& block_of(std::uint64_t number) const;
};

struct BalanceRules {
  std::uint64_t games = 600;  // of the main block; all else is in proportion
  std::uint64_t seed = 0;
  // What is played beside the main block. The main block has the same games in any case.
  bool looks = true, skills = true, restricted = true;
};

// Who plays a report, and how often, where that is not said: level 5 in up to 600 games, so that two cores need a few minutes, or
// in 6000 where it is a network without search; and where 100 games would take longer, level 4. By what the game says that it
// costs, not by the clock.
struct Extent {
  std::string agent;
  std::uint64_t games;
};
Extent usual_extent(const table::AnyGame& game, const std::string& agent = {});

// `agent` is measured. Where something is forbidden and in playouts it plays, too, if it is a network, else the heuristic policy:
// who is quick.
Result<BalancePlan> balance_plan(std::shared_ptr<const table::AnyGame> game, const Player& agent, const BalanceRules& rules);

struct Labelled {
  std::string name;
  Estimate estimate;
};

constexpr std::uint64_t fewest_seats = 30;   // that had a thing, for its worth to be told
constexpr std::uint64_t fewest_trials = 20;  // of a kind of decision, for what hangs on it to be told

// What an item is worth.
struct ItemReport {
  Item item;
  std::uint64_t seats = 0;           // seats of the main block that had or used it
  Estimate worth;                    // in shares of the win, beside the average item of its kind
  std::optional<Estimate> beyond_points;  // the worth beyond what things of its kind with as many printed points have
  std::optional<Estimate> taken;     // how often it was chosen, of the decisions at which it could have been
  std::optional<Estimate> missing;   // restricted play: what a seat loses that may not use it
  std::optional<Estimate> taken_free;  // as `taken`, by the player of restricted play where nothing is forbidden
  std::optional<Estimate> struck;      // how often in a game that player chooses it there, having something else to choose
  bool is_measured = false;            // often enough, and not more than a share of the win can be
  bool worth_stands_out = false, missing_stands_out = false;  // is not 0, as one of so many of its kind

  // To forbid what a player never does changes nothing.
  bool is_missed() const { return missing && taken_free && taken_free->value > 0; }
};

// The items of a kind together.
struct KindReport {
  std::string kind;
  Item::Counts counts = Item::Counts::used;
  std::size_t measured = 0, missed = 0;  // how many items are
  bool worth_differs = false, missing_differs = false;  // some differ from their average: a test of all of them together
};

// A way in which games end.
struct EndingReport {
  std::string name;
  Estimate share;   // of the games
  Estimate rounds;  // of those that end so
  Estimate no_winner;  // the share of those that nobody wins
};

// What a seat has when a game is over: the mean of all seats, of those that win, and of the others.
struct TallyReport {
  std::string name;
  Estimate all;
  std::optional<Estimate> winners, others;  // of the games that somebody wins and somebody loses
};

constexpr std::string_view first_steps = "first step of a turn, or after luck";  // a place in the game

// What hangs on a decision of some place in the game: a third of it, or the steps of turns.
struct StakeReport {
  std::string name;
  Estimate stake;
  std::optional<Estimate> options;  // of thirds: where there is a choice
};

// Seats whose chances to win were found to be about the same, and how often they won.
struct Calibration {
  double said;
  Estimate won;
};

// The main figures at one strength.
struct SkillReport {
  std::string player;
  std::optional<Estimate> agent_wins;  // the share of the agent that is measured, alone among such players
  std::uint64_t games = 0;
  Estimate decisions, rounds, lead_changes, no_winner;
  std::vector<Labelled> by_seat;
  std::vector<Labelled> worth;  // of the items of the first kind that is held, else of the first
};

struct Exemplar {
  std::string why;
  std::uint64_t number = 0;
  std::string record;  // opens at a table
};

struct Balance {
  std::string game, title, command;
  std::string agent, restricted_agent;  // is measured; plays where something is forbidden, and in playouts
  int seats = 0, rules_version = 0;
  std::string options, edition;  // edition: JSON, empty where the game has none
  std::string unusual;           // of the options, those that are not as usual
  std::uint64_t seed = 0, games = 0, all_games = 0;
  Estimate decisions, rounds, minutes, forced, options_each, lead_changes, margin, downtime, longest_wait;
  std::vector<Estimate> options_by_third;  // `options_each`, by thirds of a game's decisions
  std::vector<std::uint64_t> lengths;  // a histogram of rounds
  double shortest = 0, width = 1;      // where it begins; of a bar
  Estimate no_winner;                  // games that nobody won, or all
  std::vector<Labelled> by_seat;       // share of the win
  std::vector<Labelled> by_order;      // the same by who is first to play, where that is not always the same seat
  std::vector<ItemReport> items;
  std::vector<KindReport> kinds;
  std::optional<Estimate> share_free;  // of the seat of restricted play where nothing is forbidden
  std::vector<EndingReport> endings;   // all that there are
  std::vector<TallyReport> tallies;    // points first
  // Of the games that were looked into.
  std::uint64_t looked_into = 0;
  struct Point {
    double at;
    Estimate winner, leader, last;  // chance of who won in the end, of who seemed ahead, of who seemed behind
  };
  std::vector<Point> course;
  std::optional<Estimate> drama, decided, runaway, catch_up, kingmaking, stake, weighty;
  std::vector<StakeReport> stakes;  // by where in the game the decision is
  std::vector<Calibration> calibration;
  std::vector<SkillReport> skills;
  std::vector<Exemplar> exemplars;
  std::vector<std::string> findings;  // three things that the designer should know
};

class Analysis;

// Hears the games of a plan, which has to live as long.
class BalanceHearing {
 public:
  explicit BalanceHearing(const BalancePlan& plan);
  BalanceHearing(BalanceHearing&&) noexcept;
  ~BalanceHearing();

  bool add(const FinishedGame& game);  // true
  Balance figures() const;             // of the games so far
  Balance report() const;              // of all games

 private:
  std::unique_ptr<Analysis> analysis_;
};

// Looks on while a report is made: told after each game how many were heard of, and how to get the figures of those. As long as it
// takes, no other game is heard of.
using LookOn = std::function<void(std::uint64_t games, const std::function<Balance()>& figures)>;

// An error where it was stopped.
Result<Balance> balance(const BalancePlan& plan, const Running& running, const LookOn& look_on = {});
// The figures alone, of games that were played, by block and deal: no curve over skill, no games to look at, no findings.
Result<Balance> figures(const BalancePlan& plan, const std::vector<std::vector<FinishedGame>>& by_block);

std::vector<std::string> findings(const Balance& balance);  // by rule, the most striking first
std::string json(const Balance& balance);
std::string html(const Balance& balance);

}  // namespace shengxiao::lab
