// The heuristic policy: draw the creature that can be paired best, beside its partner, and waste few squares.
#include "core/play.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
// Where a creature should begin, beside the best partner that it can have, and its worth in points.
struct Plan {
  SquareSet starts;
  double worth;
};

Plan plan(const RatAndDragon& game, const RatAndDragon::Sheet& sheet, int number) {
  const auto room = regions_of_at_least(number, game.allowed(sheet, number));
  Plan best{room, 0};
  // Unpaired it costs half of its number, but more often than not its best match will come.
  for (int other = 1; other <= RatAndDragon::creatures; ++other)
    if ((other ^ number) & 1) best.worth = std::max(best.worth, game.pair_points(number, other) * 0.6);
  best.worth -= number * 0.5;
  bool pairs = false;
  for (auto rest = sheet.taken() - sheet.paired; !rest.empty();) {
    const auto other = sheet.creature(rest.first());
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

// Of the squares that may come next, those after which a creature without a partner has no square of `open` beside it, on which one
// could begin: what is drawn closes the squares beside it, too.
SquareSet sealing(const SquareSet& creature, const SquareSet& open, const SquareSet& next) {
  constexpr int most = 5;  // a square and the four that touch it
  const auto beside = touching(creature) & open;
  if (beside.empty() || beside.count() > most) return {};
  auto all = next;
  beside.each([&](Square q) { all &= only(q) | touching(only(q)); });
  return all;
}

// Of the squares that may come next, those after which no partner could begin beside the drawing itself.
SquareSet sealing_itself(const RatAndDragon::Drawing& d, const SquareSet& open) {
  const auto beside = touching(d.squares) & open;
  if (beside.count() > 1) return {};
  return (beside.empty() ? d.next : d.next & beside) - touching(open);
}

constexpr double never = -1e9, seals_off = 8;
}  // namespace

RatAndDragon::Action RatAndDragon::greedy(const Observation<RatAndDragon>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  if (legal.size() == 1) return legal[0];
  switch (legal[0].kind) {
    case Kind::choose: return greedy_choice(v, legal, rng);
    case Kind::draw: return greedy_square(v, legal, rng);
    default: return greedy_pair(v, legal, rng);
  }
}

RatAndDragon::Action RatAndDragon::greedy_choice(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const {
  return best_of(legal, rng, [&](Action a) {
    const double worth = plan(*this, v.table.sheets[v.viewer], a.number()).worth;
    return seats_ == 1 ? worth + a.number() * 0.5 : worth;  // RD-14: alone every square counts
  });
}

// Where the next square would seal off a creature that has no partner, or the one that is drawn, unless it touches one. `open`:
// where others of its parity could begin beside it.
SquareSet RatAndDragon::sealing_squares(const Sheet& sheet, const Drawing& d, const SquareSet& open) const {
  const auto others = static_cast<std::size_t>((d.number + 1) & 1);
  const auto singles = sheet.drawn[others] - sheet.paired;
  SquareSet all, partners;
  for (auto rest = singles & touching(d.squares | d.next | touching(d.next)); !rest.empty();) {
    const auto creature = flood_fill(rest.first(), singles).squares;
    rest -= creature;
    const bool is_partner = pair_points(d.number, creature.count()) > 0;
    if (is_partner) partners |= creature;
    if (!is_partner || (touching(creature) & d.squares).empty())
      all |= sealing(creature, open, is_partner ? d.next - touching(creature) : d.next);
  }
  if ((touching(d.squares) & partners).empty())
    all |= sealing_itself(d, allowed(sheet, d.number + 1) - d.squares) - touching(partners);
  return all;
}

// Of the squares of the plan, the one that touches the fewest other allowed squares and seals off nobody.
RatAndDragon::Action RatAndDragon::greedy_square(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const {
  const auto& sheet = v.table.sheets[v.viewer];
  const auto& d = v.own;
  const auto wanted = !d.started() ? plan(*this, sheet, d.number).starts : grid_;
  const auto fresh = allowed(sheet, d.number) - d.squares - touching(d.squares);
  const auto seals = sealing_squares(sheet, d, fresh);
  return best_of(legal, rng, [&](Action a) -> double {
    if (!wanted.has(a.square())) return never;
    return -(touching(only(a.square())) & fresh).count() - (seals.has(a.square()) ? seals_off : 0);
  });
}

// The pair that scores most. A pair that scores nothing is made late only: the partner may still find a better one.
RatAndDragon::Action RatAndDragon::greedy_pair(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const {
  const auto& sheet = v.table.sheets[v.viewer];
  const bool late = 3 * empty_squares(sheet) < squares();
  return best_of(legal, rng, [&](Action a) -> double {
    if (a.kind == Kind::alone) return late ? -0.5 : 0.5;
    return pair_points(v.own.number, sheet.creature(a.square()).count());
  });
}

}  // namespace shengxiao::games::rat_and_dragon
