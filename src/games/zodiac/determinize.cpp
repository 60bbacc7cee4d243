// A random state that a view allows: the cards that the viewer cannot place are dealt anew.
#include <algorithm>

#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
// Takes a random card.
int pick(Bag& bag, Rng& rng) {
  int left = rng.below(bag.size());
  int card = 0;
  while ((left -= bag.count(card)) >= 0) ++card;
  bag.remove(card);
  return card;
}

// Takes a random sign, or a random action card. If there is none, any card.
int pick_of(Bag& bag, bool sign, Rng& rng) {
  Bag such;
  for (int card = 0; card < card_kinds; ++card)
    for (int k = is_sign(card) == sign ? bag.count(card) : 0; k > 0; --k) such.add(card);
  if (!such.size()) return pick(bag, rng);
  const int card = pick(such, rng);
  bag.remove(card);
  return card;
}

Bag intersection(Bag a, Bag b) {
  Bag all;
  for (int card = 0; card < card_kinds; ++card)
    for (int k = std::min(a.count(card), b.count(card)); k > 0; --k) all.add(card);
  return all;
}

// A random part of a bag, of so many cards.
Bag some_of(Bag bag, int size, Rng& rng) {
  Bag chosen;
  if (2 * size <= bag.size()) {
    while (chosen.size() < size) chosen.add(pick(bag, rng));
    return chosen;
  }
  while (bag.size() > size) pick(bag, rng);
  return bag;
}

// Whether no other seat holds a complete zodiac that would have won or that was called in vain, and a fined hand has a sign, or
// none, as the view says.
bool is_consistent(const Rules& rules, const Zodiac::View& v, const State& s) {
  const bool wins_by_itself = !rules.players_enforce && s.phase >= Phase::begin && s.phase != Phase::over;
  for (int seat = 0; seat < rules.seats && wins_by_itself; ++seat) {
    if (seat == v.viewer) continue;
    Bag hand = s.hand[seat];
    if (seat == s.mover && s.phase == Phase::arranging) continue;  // it may have been completed in this turn
    if (seat == s.mover && s.phase == Phase::drawn) hand.remove(s.just_drawn);
    if (rules.is_zodiac(hand, s.face_up[seat])) return false;
  }
  if ((s.phase != Phase::fining && s.phase != Phase::fining_blind) || s.mover == v.viewer) return true;
  if (s.fines == 2 && rules.is_zodiac(s.hand[s.mover], s.face_up[s.mover])) return false;
  return v.fined_hand == Zodiac::FinedHand::untold || (v.fined_hand == Zodiac::FinedHand::has_sign) == has_sign(s.hand[s.mover]);
}

// Deals the unknown cards: first the draw pile, out of the cards within its bound; the rest to the hands. If another seat has just
// drawn a card, it draws here again: from the draw pile with one card more, or, if it was the last card of the pile before, from
// the rest. force_fined_hand: the fined hand gets a sign, or none, as the view says. Returns whether the state is consistent.
bool deal_unknown_cards(const Rules& rules, const Zodiac::View& v, State& s, Rng& rng, bool force_fined_hand) {
  Bag rest = rules.deck - bag_of(s.discard_pile);
  for (int seat = 0; seat < rules.seats; ++seat) {
    s.hand[seat] = seat == v.viewer ? v.seen.hand[seat] : s.known[seat];
    rest = rest - s.hand[seat] - s.face_up[seat];
  }
  const Bag bound = s.draw_bound(v.viewer);
  const bool redraw = s.phase == Phase::drawn && s.mover != v.viewer, was_last = bound.size() == v.draw_pile_size;
  const int size = v.draw_pile_size + (redraw && !was_last);
  Bag pile = intersection(bound, rest);
  const bool wants_sign = v.fined_hand == Zodiac::FinedHand::has_sign;
  if (force_fined_hand) {
    Bag chosen;  // the pile takes what the fined hand must not have
    while (chosen.size() < size) chosen.add(pick_of(pile, !wants_sign, rng));
    pile = chosen;
  } else {
    pile = some_of(pile, size, rng);
  }
  rest = rest - pile;
  if (redraw) {
    s.just_drawn = pick(was_last ? rest : pile, rng);
    s.hand[s.mover].add(s.just_drawn);
    s.own_draws[s.mover] = {};
    if (!was_last) s.own_draws[s.mover].add(s.just_drawn);
  }
  s.draw_pile = pile;
  for (int k = 0; k < rules.seats; ++k) {  // the mover first: only a fined hand needs certain cards
    const int seat = (s.mover + k) % rules.seats;
    while (s.hand[seat].size() < v.hand_size[seat])
      s.hand[seat].add(force_fined_hand && k == 0 ? pick_of(rest, wants_sign, rng) : pick(rest, rng));
  }
  return is_consistent(rules, v, s);
}
}  // namespace

// Rejection sampling. If every try fails, the last deal stays: it is legal, only unlikely, since an opponent holds a zodiac that
// would have won already. While a fine is due, it may contradict what was said about the fined hand; then that is forced.
Zodiac::State Zodiac::determinize(const View& v, Rng& rng) const {
  State s = v.seen;
  int tries = 100;
  while (tries > 0 && !deal_unknown_cards(rules_, v, s, rng, false)) --tries;
  if (!tries && s.fines) deal_unknown_cards(rules_, v, s, rng, true);
  return s;
}

}  // namespace shengxiao::games::zodiac
