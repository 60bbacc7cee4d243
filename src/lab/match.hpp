// Matches between opponents: pairs of games from the same start with the seats exchanged, and what they say about strength. With
// more than two seats the opponents take them by turns, and their means count: equals still share the pairs.
#pragma once
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "agents/thought.hpp"
#include "core/play.hpp"
#include "table/any_game.hpp"

namespace shengxiao::lab {

// What one game came to, for the first of two opponents.
struct MatchGame {
  double returns;  // above 0 won, 0 drawn, below 0 lost
  double margin;   // points
};

// Whether a seat is the first opponent's.
constexpr bool is_firsts(Seat seat, bool exchanged) { return (index(seat) % 2 == 0) != exchanged; }

// The means of the first opponent's seats less those of the other's.
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

// One way to play: an opponent, and how long it may think about a move.
template <class A>
struct Player {
  A agent;
  agents::Limits limits;
};

// Plays a game to its end.
template <Game G, class A, class B>
MatchGame play_game(const G& game, typename G::State s, Player<A>& first, Player<B>& second, bool exchanged, Rng& rng) {
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    const auto seat = who.front();
    typename G::Action a;
    if (seat == Seat::chance)
      a = random_action(game, s, seat, rng);
    else if (is_firsts(seat, exchanged))
      a = first.agent.think(game, observe(game, s, seat), first.limits, rng, {}).best;
    else
      a = second.agent.think(game, observe(game, s, seat), second.limits, rng, {}).best;
    game.apply(s, seat, a);
  }
  return compare(game.returns(s), game.points(s), exchanged);
}

// Plays `pairs` pairs of games. What chance does before the first decision is the same in both games of a pair.
template <Game G, class A, class B>
MatchResult match(const G& game, Player<A>& first, Player<B>& second, int pairs, std::uint64_t seed, std::FILE* log = nullptr) {
  MatchResult result;
  for (int pair = 0; pair < pairs; ++pair) {
    Rng rng(Rng(seed + static_cast<std::uint64_t>(pair))());
    auto start = game.start();
    for (SeatSet who; (who = game.to_act(start)).is_chance();)
      game.apply(start, Seat::chance, random_action(game, start, Seat::chance, rng));
    for (bool exchanged : {false, true}) result.add(play_game(game, start, first, second, exchanged, rng));
    if (log) std::fprintf(log, "%d: %s\n", result.games(), report(result).c_str()), std::fflush(log);
  }
  return result;
}

// The same for opponents chosen at run time.
struct AnyPlayer {
  std::unique_ptr<table::AnyAgent> agent;
  agents::Limits limits;
};
MatchResult match(const table::AnyGame& game, AnyPlayer& first, AnyPlayer& second, int pairs, std::uint64_t seed,
                  std::FILE* log = nullptr);

}  // namespace shengxiao::lab
