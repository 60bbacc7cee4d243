// What a viewer sees of a state and of an action.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

Zodiac::View Zodiac::view(const State& s, Seat viewer) const {
  View v{s};
  v.viewer = static_cast<std::uint8_t>(index(index(viewer) < seats_ ? viewer : Seat::watcher));
  v.draw_pile_size = static_cast<std::uint8_t>(s.draw_pile.size());
  v.seen.draw_pile = {};
  for (int seat = 0; seat < max_seats; ++seat) {
    v.hand_size[seat] = static_cast<std::uint8_t>(s.hand[seat].size());
    if (seat != v.viewer) v.seen.hand[seat] = v.seen.own_draws[seat] = {};
  }
  if (s.mover != v.viewer) v.seen.playable = none;
  if (s.phase == Phase::fining || s.phase == Phase::fining_blind) {
    // The seats that lose and that choose the sign know whether the hand has one; the others know it where it follows from the
    // moves.
    const bool told = s.mover == v.viewer || next_seat(s.mover) == v.viewer;
    const bool follows = s.phase == Phase::fining_blind || !s.face_up[s.mover].has_sign();
    if (told || follows) v.fined_hand = s.hand[s.mover].has_sign() ? FinedHand::has_sign : FinedHand::no_sign;
  }
  return v;
}

Zodiac::Redacted Zodiac::redact(const State& s, Seat actor, Action a, Seat viewer) const {
  Redacted r{a, none, 0, s.mover, 0, s.turns};
  const bool hidden = (a.kind == Kind::deal && index(viewer) != a.seat) || (a.kind == Kind::drawn && index(viewer) != s.mover);
  if (hidden) r.action.card = none;
  if (a.kind == Kind::take) r.taken = static_cast<std::uint8_t>(s.discard_pile.top());
  auto next = s;
  apply(next, actor, a);
  if (next.turns == s.turns || next.phase == Phase::over) return r;
  for (int seat = next_seat(s.mover); seat != next.mover; seat = next_seat(seat)) r.skipped |= static_cast<std::uint8_t>(1 << seat);
  return r;
}

}  // namespace shengxiao::games::zodiac
