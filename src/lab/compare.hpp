// Two players, or two ways to set a game up, on common random numbers: paired differences, with intervals that hold at every time
// at once. So it stops as soon as it knows, and its error stays what it says.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "lab/experiment.hpp"
#include "lab/statistics.hpp"

namespace shengxiao::lab {

// Of players: "share", that of the first one's wins less a half. Of two setups, the second less the first: "decisions", "rounds",
// "minutes", "margin" (of the first in the race over the next), "points" (of the winner), "forced" (share of the decisions),
// "lead_changes", "seat 0", … (the seat's share of the win).
struct FigureDifference {
  std::string figure;
  Estimate difference;
  bool bounded = false;  // its interval is exact; the others' are for large samples
};

struct CompareRules {
  double error = 0.05;            // of each interval
  std::uint64_t deals = 5000;     // pairs of games at most
  std::optional<double> within{};  // so small a difference is none: it stops where it knows that
  std::string figure{};           // that decides when to stop; empty: share, or decisions
};

enum class Conclusion : std::uint8_t { less, more, none_found, small };

struct Compared {
  std::vector<FigureDifference> differences;  // the one that decides first
  Conclusion verdict = Conclusion::none_found;
  std::uint64_t deals = 0;
};

// Two games, the same but for what is compared, and who sits there.
Plan compare_plan(std::shared_ptr<const table::AnyGame> first, std::shared_ptr<const table::AnyGame> second,
                  const std::vector<Player>& seated, std::uint64_t seed);

// Hears the games of a plan of compare_plan() or of match_plan(), until it knows.
class Comparison {
 public:
  // An error where the plan has no such figure.
  static Result<Comparison> make(const Plan& plan, const CompareRules& rules);

  bool add(const FinishedGame& game);  // false: it knows
  Compared result() const;

 private:
  class Tally {
   public:
    Tally(std::string figure, std::optional<double> most, const CompareRules& rules);
    const std::string& figure() const { return figure_; }
    void add(double difference);
    FigureDifference difference() const;

   private:
    std::string figure_;
    std::optional<double> most_;  // its difference is between -most and most; nothing: it has no bound
    std::variant<AnyTimeMean, BoundedMean> mean_;
  };

  bool of_players_ = false;
  CompareRules rules_;
  std::vector<Tally> tallies_;
  std::size_t deciding_ = 0;
  std::vector<double> before_;  // of the first game of a pair
  Conclusion verdict_ = Conclusion::none_found;
  std::uint64_t deals_ = 0;
};

Result<Compared> compare(const Plan& plan, const CompareRules& rules, const Running& running);

std::string text(const Compared& compared, const CompareRules& rules, std::string_view first, std::string_view second);
void json(const Compared& compared, Json& out);  // fields

}  // namespace shengxiao::lab
