// The heuristic policy: keep the signs you lack, throw out doubles, use a Pangu as soon as it helps, show as little as you can.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
// The seat that chooses and what it sees.
struct Heuristic {
  const Zodiac::State& s;
  const Actions<Zodiac>& legal;
  Rng& rng;
  const Rules& rules;
  int seats;
  int me;
  Bag hand, face_up, own;

  Heuristic(const Zodiac::View& view, const Actions<Zodiac>& moves, Rng& random, const Rules& in_force)
      : s(view.seen),
        legal(moves),
        rng(random),
        rules(in_force),
        seats(in_force.seats),
        me(view.viewer),
        hand(s.hand[me]),
        face_up(s.face_up[me]),
        own(hand + face_up) {}

  CardSet missing() const { return rules.wanted & ~own.kinds(); }
  bool can(Action a) const { return legal.contains(a); }
  CardSet shown(int seat) const { return sign_kinds(s.face_up[seat] + s.known[seat]); }

  // The number of other seats known to have a card. Showing or discarding it does not help those.
  int owners(int card) const {
    int n = 0;
    for (int seat = 0; seat < seats; ++seat) n += seat != me && (shown(seat) & only(card));
    return n;
  }

  // The card of a set with the highest worth; none if the set is empty.
  template <class Worth>
  static int best(CardSet set, Worth worth) {
    int card = none, most = 0;
    for (; set; set &= set - 1) {
      const int one = lowest(set), w = worth(one);
      if (card == none || w > most) card = one, most = w;
    }
    return card;
  }

  // A Pangu that brings a missing sign: rather into the hand, if there is room, and from the seat that shows the most signs.
  const Action* helpful_pangu() const {
    const Action* found = nullptr;
    int most = 0, as_good = 0;
    for (const auto& a : legal) {
      if (a.kind != Kind::play_pangu || !(missing() & only(a.card))) continue;
      const int in_hand = hand.size() - !a.from_face_up() + !a.to_face_up();
      const int worth = 100 * (in_hand <= rules.most_cards) + 40 * !a.to_face_up() + 2 * count(shown(a.seat)) + a.from_face_up();
      if (!found || worth > most) found = &a, most = worth, as_good = 0;
      if (worth == most && rng.below(++as_good) == 0) found = &a;
    }
    return found;
  }

  // The card to discard: a Cat, a double (best one that the next seat has), a Pangu if it is one too many; else none.
  int worst_card() const {
    if (own.has(cat)) return cat;
    CardSet doubles = 0;
    for (int card = 0; card < signs; ++card)
      if (own.count(card) > 1) doubles |= only(card);
    const auto next = (me + 1) % seats;
    if (doubles) return best(doubles, [&](int card) { return 10 * ((shown(next) & only(card)) != 0) + owners(card); });
    const bool full = own.size() > 2 * rules.most_cards || sign_kinds(own) == rules.wanted;
    return own.has(pangu) && (full || own.count(pangu) > 1) ? pangu : none;
  }

  // High for an action card, then for a double, then for a sign that many have.
  int worth_showing(int card) const { return card >= cat ? 30 : own.count(card) > 1 ? 20 : owners(card); }

  Action begin() const {
    if (const auto a = helpful_pangu()) return *a;
    const int top_card = top(s.discard_pile);
    const Action take{Kind::take}, draw{Kind::draw};
    if (can(take) && (missing() & only(top_card))) return take;
    for (const auto& a : legal)
      if (a.kind == Kind::play_cat && (seats == 2 || !can(draw))) return a;  // with two seats it costs nothing
    if (can(draw)) return draw;
    return can(take) ? take : legal[0];
  }

  // Brings the hand down to as many cards as it may hold, then discards the worst card or passes.
  Action arrange() const {
    for (const auto& a : legal)
      if (a.kind == Kind::play_cat) return a;
    if (const auto a = helpful_pangu()) return *a;
    const int out = worst_card();
    const bool discards = out != none;
    const bool from_face_up = discards && face_up.has(out) && !(hand.has(out) && hand.size() > rules.most_cards);
    const int left_in_hand = hand.size() - (discards && !from_face_up), left_face_up = face_up.size() - from_face_up;
    const int most = rules.most_cards;
    CardSet ups = 0, downs = 0;
    for (const auto& a : legal) {
      if (a.kind == Kind::up) ups |= only(a.card);
      if (a.kind == Kind::down) downs |= only(a.card);
    }
    if (left_in_hand > most && left_face_up < most && ups)
      return {Kind::up, best(ups, [&](int card) { return worth_showing(card); })};
    if (left_face_up > most && left_in_hand < most && downs)
      return {Kind::down, best(downs, [&](int card) { return -worth_showing(card); })};
    const Action pass{Kind::pass}, call{Kind::call};
    if (!discards) return can(call) && rules.is_zodiac(hand, face_up) ? call : can(pass) ? pass : any_discard();
    const Action discard{Kind::discard, out, 0, from_face_up ? Place::face_up : Place::hand};
    return can(discard) ? discard : any_discard();
  }

  // If the plan fails: the least useful of the cards that may be discarded.
  Action any_discard() const {
    const Action* found = nullptr;
    for (const auto& a : legal)
      if (a.kind == Kind::discard && (!found || worth_showing(a.card) > worth_showing(found->card))) found = &a;
    return found ? *found : legal[0];
  }

  // A sign of which the offender is known to have one only, else whatever can be chosen.
  Action fine() const {
    const Action* found = nullptr;
    for (const auto& a : legal)
      if (!found || (a.kind == Kind::fine && (s.face_up[s.mover] + s.known[s.mover]).count(a.card) == 1)) found = &a;
    return *found;
  }
};
}  // namespace

Zodiac::Action Zodiac::greedy(const Observation<Zodiac>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  const Heuristic heuristic(v, legal, rng, rules_);
  switch (v.seen.phase) {
    case Phase::begin: return heuristic.begin();
    case Phase::fining: return heuristic.fine();
    case Phase::calling: return rules_.is_zodiac(heuristic.hand, heuristic.face_up) ? Action{Kind::call} : Action{Kind::pass};
    default: return heuristic.arrange();
  }
}

bool Zodiac::is_folly(const View& v, const Action& action) const {
  if (action.kind != Kind::discard || action.card >= signs) return false;
  const Bag own = v.seen.hand[v.viewer] + v.seen.face_up[v.viewer];
  return own.count(action.card) == 1 && own.size() - own.count(pangu) > count(sign_kinds(own));
}

}  // namespace shengxiao::games::zodiac
