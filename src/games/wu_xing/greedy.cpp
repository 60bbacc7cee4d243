// The heuristic policy: the better of claim and capture, and tokens that bring a good tile or keep one.
#include "core/play.hpp"
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr int point = 4;         // values are in quarters of a point
constexpr int good = 6 * point;  // the value of a tile for which a token is spent
constexpr int late = 6;          // with so few unclaimed tiles the game is ending
}  // namespace

// The value of a tile in quarters of a point: the points that it brings, and a little for progress in its colour and family.
int WuXing::tile_value(Tiles held, int tile) const {
  const Tiles family = family_sets[family_of(tile)];
  const Tiles colour = colour_sets[colour_of[tile]];
  const int progress = 2 * std::popcount(held & colour) + point * std::popcount(held & family) / std::popcount(family);
  return point * score_change(held, tile) + progress;
}

// The value of a claim or capture in quarters of a point; 0 for any other move. A capture that may be prevented counts half.
int WuXing::move_value(const State& s, Action a) const {
  const Tiles mine = s.held[s.mover];
  if (a.kind == Kind::claim) return tile_value(mine, s.board[a.space()]) + 1;  // preferred to a capture of the same value
  if (a.kind != Kind::capture) return 0;
  const Tiles theirs = s.held[a.owner()];
  const int loss = point * score_change(theirs, a.tile());
  const int all = tile_value(mine, a.tile()) + loss / (seats_ - 1);
  return s.tokens[a.owner()] ? all / 2 : all;
}

int WuXing::best_move_value(const State& s, int dice) const {
  int best = 0;
  for (unsigned rest = claimable(s, dice); rest; rest &= rest - 1)
    best = std::max(best, move_value(s, Action::claim(std::countr_zero(rest))));
  for (Tiles rest = capturable(s, dice); rest; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    best = std::max(best, move_value(s, Action::capture(tile, owner_of(s, tile))));
  }
  return best;
}

// What a move that ends the game returns to its mover; 0 where it goes on.
double WuXing::ends_with(const State& s, Action a) const {
  auto next = s;
  apply(next, seat_at(s.mover), a);
  return next.phase == Phase::over ? returns(next)[s.mover] : 0;
}

WuXing::Action WuXing::greedy(const Observation<WuXing>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  const bool ending = std::popcount(unclaimed(v)) <= late;
  if (v.phase == Phase::answer) {
    const int loss = point * score_change(v.held[v.contested_owner], v.contested_tile);
    return ending || loss > good ? Action::prevent() : Action::allow();
  }
  const bool spare = v.tokens[v.mover] > 1 || ending;  // the last token is kept for preventing a capture
  const int now = best_move_value(v, v.dice);
  constexpr int never = -1, always = 1000 * point;
  return best_of(legal, rng, [&](Action a) {
    if (a.kind == Kind::claim && ending)
      if (const double end = ends_with(v, a); end != 0) return end > 0 ? always : never;
    if (a.kind != Kind::token) return move_value(v, a);
    if (now > 0 || !spare || a.change() == Change::again) return never;
    auto next = v;
    apply(next, seat_at(v.mover), a);
    const int then = best_move_value(next, next.dice);
    return then < (ending ? good / 2 : good) ? never : then;
  });
}

}  // namespace shengxiao::games::wu_xing
