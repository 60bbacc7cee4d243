// The rule of thumb: draw what can be paired best, beside its partner, and close together.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao {

using sheet::touching;

namespace {
// Where a creature could be drawn so that it touches the best partner it can have, and what that is worth.
struct Plan {
  RatAndDragon::Plane starts;
  double worth;
};

Plan plan(const RatAndDragon& game, const RatAndDragon::Sheet& sheet, int number) {
  const auto room = sheet::regions_of(number, game.allowed(sheet, number));
  Plan best{room, 0};
  // Alone it costs half of itself; but half of the time its best match will come by.
  for (int other = 1; other <= RatAndDragon::creatures; ++other)
    if ((other ^ number) & 1) best.worth = std::max(best.worth, game.pair_points(number, other) * 0.6);
  best.worth -= number * 0.5;
  bool pairs = false;
  for (auto rest = game.taken(sheet) - RatAndDragon::paired(sheet); !rest.empty();) {
    const auto other = RatAndDragon::creature(sheet, rest.first());
    rest -= other;
    const int size = other.count();
    const auto beside = touching(other) & room;
    if (((size ^ number) & 1) == 0 || beside.empty()) continue;
    const double worth = game.pair_points(number, size) + size * 0.5;  // the partner is worth saving
    if (game.pair_points(number, size) <= 0 || (pairs && worth <= best.worth)) continue;
    best = {beside, worth};
    pairs = true;
  }
  return best;
}
}  // namespace

RatAndDragon::Action RatAndDragon::greedy(const View& v, const Actions<RatAndDragon>& legal, Rng&) const {
  if (legal.size() == 1) return legal[0];
  switch (legal[0].kind) {
    case Kind::choose: return greedy_choice(v, legal);
    case Kind::draw: return greedy_square(v, legal);
    default: return greedy_pair(v, legal);
  }
}

RatAndDragon::Action RatAndDragon::greedy_choice(const View& v, const Actions<RatAndDragon>& legal) const {
  const auto& sheet = v.table.sheets[v.viewer];
  auto best = legal[0];
  double most = -1e9;
  for (const auto a : legal) {
    double worth = plan(*this, sheet, a.a).worth;
    if (seats_ == 1) worth += a.a * 0.5;  // RD-14: there every square counts
    if (worth > most) {
      most = worth;
      best = a;
    }
  }
  return best;
}

// Of the squares that further the plan, the one that spoils the fewest others.
RatAndDragon::Action RatAndDragon::greedy_square(const View& v, const Actions<RatAndDragon>& legal) const {
  const auto& sheet = v.table.sheets[v.viewer];
  const auto& d = v.own;
  const auto free = allowed(sheet, d.number) - d.squares;
  Plane wanted = grid_;
  if (d.left == d.number) wanted = plan(*this, sheet, d.number).starts;
  auto best = legal[0];
  int least = 99;
  for (const auto a : legal) {
    if (!wanted.has(a.square())) continue;
    const int spoilt = ((touching(sheet::only(a.square())) - touching(d.squares)) & free).count();
    if (spoilt < least) {
      least = spoilt;
      best = a;
    }
  }
  return best;
}

// The pair that scores most. One that scores nothing only late: the partner may yet find better.
RatAndDragon::Action RatAndDragon::greedy_pair(const View& v, const Actions<RatAndDragon>& legal) const {
  const auto& sheet = v.table.sheets[v.viewer];
  auto best = Action::alone();
  int most = 3 * empty_squares(sheet) < squares() ? -1 : 0;
  for (const auto a : legal) {
    if (a.kind != Kind::pair) continue;
    const int points = pair_points(v.own.number, creature(sheet, a.square()).count());
    if (points > most) {
      most = points;
      best = a;
    }
  }
  return best;
}

}  // namespace shengxiao
