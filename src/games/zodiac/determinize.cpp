// A state that a view allows: the cards that the viewer cannot place are dealt anew.
#include <algorithm>

#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
// Takes a card from a heap, each card as likely.
int pick(Bag& heap, Rng& rng) {
  int left = rng.below(heap.size());
  int card = 0;
  while ((left -= heap.count(card)) >= 0) ++card;
  heap.remove(card);
  return card;
}

// Takes a card that is a sign, or is none, where the heap has such; any other where it has not.
int pick(Bag& heap, bool sign, Rng& rng) {
  Bag some;
  for (int card = 0; card < kinds; ++card)
    for (int k = is_sign(card) == sign ? heap.count(card) : 0; k > 0; --k) some.add(card);
  if (!some.size()) return pick(heap, rng);
  const int card = pick(some, rng);
  heap.remove(card);
  return card;
}

Bag lesser(Bag a, Bag b) {
  Bag all;
  for (int card = 0; card < kinds; ++card)
    for (int k = std::min(a.count(card), b.count(card)); k > 0; --k) all.add(card);
  return all;
}

// Any so many cards of a heap, each choice as likely.
Bag some_of(Bag heap, int size, Rng& rng) {
  Bag chosen, left = heap;
  if (2 * size <= heap.size()) {
    while (chosen.size() < size) chosen.add(pick(left, rng));
    return chosen;
  }
  while (left.size() > size) pick(left, rng);
  return left;
}
}  // namespace

// Deals once. First the draw pile is filled, from the cards that may be in it; the rest goes to the hands. While a card that the
// viewer has not seen was just drawn, it is drawn here again: from a pile of one card more, or, where it was the last of the pile
// before, from what goes to the hands. `hard`: see to it first that a fined hand has a sign, or has none.
bool Zodiac::deals(const View& v, State& s, Rng& rng, bool hard) const {
  Bag rest = deck() - v.pile.bag();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
    s.hand[seat] = seat == v.viewer ? v.hand : v.known[seat];
    rest = rest - s.hand[seat] - v.open[seat];
  }
  const bool redraw = v.phase == Phase::drawn && v.mover != v.viewer, last = v.fresh.size() == v.draw_size;
  const int size = v.draw_size + (redraw && !last);
  Bag pool = lesser(v.fresh, rest);
  if (hard) {
    Bag chosen;
    while (chosen.size() < size) chosen.add(pick(pool, v.fined_hand == no_sign, rng));
    pool = chosen;
  } else {
    pool = some_of(pool, size, rng);
  }
  rest = rest - pool;
  if (redraw) {
    s.drawn = static_cast<std::uint8_t>(last ? pick(rest, rng) : pick(pool, rng));
    s.hand[v.mover].add(s.drawn);
  }
  s.draw = pool;
  for (int k = 0; k < seats_; ++k) {  // the mover first, as only a fined hand may be in need
    const auto seat = static_cast<std::size_t>((v.mover + k) % seats_);
    while (s.hand[seat].size() < v.held[seat])
      s.hand[seat].add(hard && k == 0 ? pick(rest, v.fined_hand == has_sign, rng) : pick(rest, rng));
  }
  return believable(v, s);
}

// What the cards themselves tell of a state: nobody waits with a complete zodiac that would have won, or that was called in vain;
// and a hand to be fined has a sign, or none, where that was said.
bool Zodiac::believable(const View& v, const State& s) const {
  const bool turns = v.phase >= Phase::begin && v.phase != Phase::over;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_) && turns && !table_; ++seat) {
    if (seat == v.viewer) continue;
    Bag hand = s.hand[seat];
    if (seat == v.mover && v.phase == Phase::arranging) continue;
    if (seat == v.mover && v.phase == Phase::drawn) hand.remove(s.drawn);
    if (is_zodiac(hand, s.open[seat])) return false;
  }
  if ((v.phase != Phase::fining && v.phase != Phase::fining_blind) || v.mover == v.viewer) return true;
  if (v.fines == 2 && is_zodiac(s.hand[v.mover], s.open[v.mover])) return false;
  return v.fined_hand == unsaid || v.fined_hand == ((s.hand[v.mover].kinds() & every_sign) != 0);
}

Zodiac::State Zodiac::determinize(const View& v, Rng& rng) const {
  State s;
  s.open = v.open;
  s.known = v.known;
  s.raised = v.raised;
  s.lowered = v.lowered;
  s.pile = v.pile;
  s.skips = v.skips;
  s.turns = v.turns;
  s.phase = v.phase;
  s.mover = v.mover;
  s.drawn = v.drawn;
  s.dealer = v.dealer;
  s.barred = v.barred;
  s.fines = v.fines;
  s.winner = v.winner;
  s.cut = v.cut;
  // What exactly the others have seen of the draw pile is not the viewer's to know: they know what everybody knows.
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) s.fresh[seat] = seat == v.viewer ? v.fresh : v.common;
  s.fresh[max_seats] = v.common;
  int tries = 100;
  while (tries > 0 && !deals(v, s, rng, false)) --tries;
  if (!tries && v.fines) deals(v, s, rng, true);
  if (v.phase == Phase::drawn && v.mover != v.viewer && v.common.size() > v.draw_size) s.fresh[v.mover].remove(s.drawn);
  return s;
}

}  // namespace shengxiao::games::zodiac
