// The heuristic policy of Wu Xing: the better of claim and capture, tokens where they earn a good tile or keep one.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr int point = 4;            // gains are counted in quarters of a point
constexpr int good = 6 * point;     // a tile worth a token
constexpr int late = 6;             // unclaimed tiles; then a token is spent rather than kept
}  // namespace

// The points that the tile brings, and a little for what it begins: a colour, a whole family.
int WuXing::gain(Tiles held, int tile) const {
  const Tiles family = family_sets[static_cast<std::size_t>(family_of(tile))];
  const Tiles colour = colour_sets[colour_of[static_cast<std::size_t>(tile)]];
  const int begun = 2 * std::popcount(held & colour) + point * std::popcount(held & family) / std::popcount(family);
  return point * worth(held, tile) + begun;
}

// Of a claim or a capture; a capture also takes from another, and may be prevented. Anything else is worth nothing.
int WuXing::worth(const State& s, Action a) const {
  const Tiles mine = s.held[s.mover];
  if (a.kind == Kind::claim) return gain(mine, s.board[a.what]) + 1;  // rather than a capture as good
  if (a.kind != Kind::capture) return 0;
  const Tiles theirs = s.held[a.more];
  const int loss = point * worth(theirs, a.what);
  const int all = gain(mine, a.what) + loss / (seats_ - 1);
  return s.tokens[a.more] ? all / 2 : all;
}

int WuXing::best_worth(const State& s, int dice) const {
  int best = 0;
  for (unsigned rest = claimable(s, dice); rest; rest &= rest - 1)
    best = std::max(best, worth(s, Action::make(Kind::claim, std::countr_zero(rest))));
  for (Tiles rest = capturable(s, dice); rest; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    best = std::max(best, worth(s, Action::make(Kind::capture, tile, owner_of(s, tile))));
  }
  return best;
}

WuXing::Action WuXing::greedy(const Observation<WuXing>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  const bool ending = std::popcount(unclaimed(v)) <= late;
  if (v.phase == Phase::answer) {
    const int loss = point * worth(v.held[v.owner], v.wanted);
    return Action::make(ending || loss > good ? Kind::prevent : Kind::allow);
  }
  const bool spare = v.tokens[v.mover] > 1 || ending;  // the last token guards, until the end is near
  const int now = best_worth(v, v.dice);
  constexpr int never = -1;
  return best_of(legal, rng, [&](Action a) {
    if (a.kind != Kind::token) return worth(v, a);
    if (now > 0 || !spare || static_cast<Change>(a.more) == Change::again) return never;
    auto next = v;
    apply(next, seat_at(v.mover), a);
    const int then = best_worth(next, next.dice);
    return then < (ending ? good / 2 : good) ? never : then;
  });
}

}  // namespace shengxiao::games::wu_xing
