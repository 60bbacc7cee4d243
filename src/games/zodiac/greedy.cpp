// The heuristic policy: keep the signs you lack, throw out doubles, use a Pangu as soon as it helps, show as little as you can.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
using Kind = Zodiac::Kind;
using Action = Zodiac::Action;

// The seat whose greedy move is asked for, and its table.
struct Heuristic {
  const Zodiac::View& v;
  const Actions<Zodiac>& legal;
  Rng& rng;
  int seats;
  std::size_t me;
  Bag hand, open, own;

  Heuristic(const Zodiac::View& view, const Actions<Zodiac>& moves, Rng& chance, int n)
      : v(view), legal(moves), rng(chance), seats(n), me(view.viewer), hand(view.hand), open(view.open[me]), own(hand + open) {}

  Kinds missing() const { return every_sign & ~own.kinds(); }
  bool can(Action a) const { return legal.contains(a); }
  Kinds shown(std::size_t seat) const { return (v.open[seat] + v.known[seat]).kinds() & every_sign; }

  // How many others are known to have a card: showing or discarding it helps those least.
  int owners(int card) const {
    int n = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) n += seat != me && (shown(seat) & only(card));
    return n;
  }

  // The best card of a set by worth; none where it is empty.
  template <class Worth>
  static int best(Kinds set, Worth worth) {
    int card = none, most = 0;
    for (; set; set &= set - 1) {
      const int one = lowest(set), w = worth(one);
      if (card == none || w > most) card = one, most = w;
    }
    return card;
  }

  // A Pangu that brings a missing sign, from whom seems to have the most; the sign lies where there is room for it in the end.
  const Action* helpful_pangu() const {
    const Action* found = nullptr;
    int most = 0, as_good = 0;
    for (const auto& a : legal) {
      if (a.kind != Kind::pangu || !(missing() & only(a.card))) continue;
      const int in_hand = hand.size() - !a.from_open() + !(a.place & Action::to_open);
      const int worth = 100 * (in_hand <= 6) + 40 * !(a.place & Action::to_open) + 2 * count(shown(a.seat)) + a.from_open();
      if (!found || worth > most) found = &a, most = worth, as_good = 0;
      if (worth == most && rng.below(++as_good) == 0) found = &a;
    }
    return found;
  }

  // What to throw out: a Cat, a double (best one that the next seat has), a Pangu where it is one too many.
  int worst_card() const {
    if (own.has(cat)) return cat;
    Kinds doubles = 0;
    for (int card = 0; card < signs; ++card)
      if (own.count(card) > 1) doubles |= only(card);
    const auto next = (me + 1) % static_cast<std::size_t>(seats);
    if (doubles) return best(doubles, [&](int card) { return 10 * ((shown(next) & only(card)) != 0) + owners(card); });
    const bool full = own.size() > 12 || count(own.kinds() & every_sign) == signs;
    return own.has(pangu) && (full || own.count(pangu) > 1) ? pangu : none;
  }

  // What to show: an action card, a double, a sign that many have.
  int worth_showing(int card) const { return card >= cat ? 30 : own.count(card) > 1 ? 20 : owners(card); }

  Action begin() const {
    if (const auto a = helpful_pangu()) return *a;
    const int top = v.pile.top();
    const Action take{Kind::take}, draw{Kind::draw};
    if (can(take) && (missing() & only(top))) return take;
    for (const auto& a : legal)
      if (a.kind == Kind::cat && (seats == 2 || !can(draw))) return a;  // with two seats it costs nothing
    if (can(draw)) return draw;
    return can(take) ? take : legal[0];
  }

  // Six cards in hand and the rest face up; then the worst card goes, or none.
  Action arrange() const {
    for (const auto& a : legal)
      if (a.kind == Kind::cat) return a;
    if (const auto a = helpful_pangu()) return *a;
    const int out = worst_card();
    const bool some = out != none;
    const bool from_open = some && open.has(out) && !(hand.has(out) && hand.size() > 6);
    const int left_in_hand = hand.size() - (some && !from_open), left_open = open.size() - from_open;
    Kinds ups = 0, downs = 0;
    for (const auto& a : legal) {
      if (a.kind == Kind::up) ups |= only(a.card);
      if (a.kind == Kind::down) downs |= only(a.card);
    }
    if (left_in_hand > 6 && left_open < 6 && ups)
      return {Kind::up, static_cast<std::uint8_t>(best(ups, [&](int card) { return worth_showing(card); }))};
    if (left_open > 6 && left_in_hand < 6 && downs)
      return {Kind::down, static_cast<std::uint8_t>(best(downs, [&](int card) { return -worth_showing(card); }))};
    const Action word{Kind::pass}, call{Kind::call};
    if (!some) return can(call) && is_zodiac(hand, open) ? call : can(word) ? word : any_discard();
    const Action first{Kind::discard, static_cast<std::uint8_t>(out), 0,
                       from_open ? std::uint8_t{Action::open_card} : std::uint8_t{0}};
    return can(first) ? first : any_discard();
  }

  // Where the plan does not work out: the least useful of the cards that may go.
  Action any_discard() const {
    const Action* found = nullptr;
    for (const auto& a : legal)
      if (a.kind == Kind::discard && (!found || worth_showing(a.card) > worth_showing(found->card))) found = &a;
    return found ? *found : legal[0];
  }

  // A sign that the offender has once, as far as one sees.
  Action fine() const {
    const Action* found = nullptr;
    for (const auto& a : legal)
      if (!found || (a.kind == Kind::fine && (v.open[v.mover] + v.known[v.mover]).count(a.card) == 1)) found = &a;
    return *found;
  }
};
}  // namespace

Zodiac::Action Zodiac::greedy(const Observation<Zodiac>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  const Heuristic heuristic(v, legal, rng, seats_);
  switch (v.phase) {
    case Phase::begin: return heuristic.begin();
    case Phase::fining: return heuristic.fine();
    case Phase::calling: return is_zodiac(heuristic.hand, heuristic.open) ? Action{Kind::call} : Action{Kind::pass};
    default: return heuristic.arrange();
  }
}

}  // namespace shengxiao::games::zodiac
