// Matches between two players: pairs of games with common random numbers and the seats exchanged, and what they say about strength.
// With more than two seats the players take them by turns, and their means count: equals still share the pairs.
#pragma once
#include <string>

#include "lab/experiment.hpp"

namespace shengxiao::lab {

// What one game came to, for the first of two players.
struct MatchGame {
  double returns;  // above 0 won, 0 drawn, below 0 lost
  double margin;  // points

  double won() const { return returns > 0 ? 1 : returns < 0 ? 0 : 0.5; }
};

// Whether a seat is the first player's.
constexpr bool is_firsts(Seat seat, bool exchanged) { return (index(seat) % 2 == 0) != exchanged; }

// The means of the first player's seats less those of the other's.
MatchGame compare(const Returns& returns, const Points& points, bool exchanged);

struct MatchResult {
  int wins = 0, draws = 0, losses = 0;
  double margins = 0, squares = 0;  // sums over games

  void add(MatchGame g) {
    ++(g.returns > 0 ? wins : g.returns < 0 ? losses : draws);
    margins += g.margin;
    squares += g.margin * g.margin;
  }
  int games() const { return wins + draws + losses; }
  double share() const { return games() ? (wins + draws / 2.0) / games() : 0.5; }
  double mean_margin() const { return games() ? margins / games() : 0; }
};

// An Elo difference and its 95 % interval, from wins, draws and losses. Half a game is added to either side, so that a clean
// sweep has a finite answer.
struct Elo {
  double low, middle, high;
};
Elo elo(const MatchResult& result);

// "won 61, drawn 3, lost 36 of 100; margin +4.1 ± 1.9 a game; Elo +88 (+20 … +160)"
std::string report(const MatchResult& result);

// Games 2k and 2k + 1 are a pair.
Plan match_plan(std::shared_ptr<const table::AnyGame> game, const Player& first, const Player& second, std::uint64_t seed);
Result<MatchResult> match(const Plan& plan, const Running& running);

}  // namespace shengxiao::lab
