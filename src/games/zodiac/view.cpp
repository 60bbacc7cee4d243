// What a viewer sees of a state and of an action.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

Zodiac::View Zodiac::view(const State& s, Seat viewer) const {
  View v{s};
  v.viewer = index(viewer);
  v.draw_pile_size = s.draw_pile.size();
  v.seen.draw_pile = {};
  for (int seat = 0; seat < rules_.seats; ++seat) {
    v.hand_size[seat] = s.hand[seat].size();
    if (seat != v.viewer) v.seen.hand[seat] = v.seen.own_draws[seat] = {};
  }
  if (s.mover != v.viewer) v.seen.just_drawn = none;
  if (s.phase == Phase::fining || s.phase == Phase::fining_blind) {
    // The mover knows, and so does the seat that fines it: fine_hand is legal or not. The others know only where the hand must have
    // a sign: one is being lost from it, or none lies face up (with no sign at all there is no fine).
    const bool told = s.mover == v.viewer || rules_.next_seat(s.mover) == v.viewer;
    const bool must_have_one = s.phase == Phase::fining_blind || !has_sign(s.face_up[s.mover]);
    if (told || must_have_one) v.fined_hand = has_sign(s.hand[s.mover]) ? FinedHand::has_sign : FinedHand::no_sign;
  }
  return v;
}

Zodiac::Redacted Zodiac::redact(const State& s, Seat actor, Action a, Seat viewer) const {
  Redacted r{a, none, 0, s.mover, 0, s.turns};
  const bool hidden = (a.kind == Kind::deal && index(viewer) != a.seat) || (a.kind == Kind::drawn && index(viewer) != s.mover);
  if (hidden) r.action.card = none;
  if (a.kind == Kind::take) r.taken = top(s.discard_pile);
  auto next = s;  // who is passed over shows only after the action
  apply(next, actor, a);
  if (next.turns != s.turns && next.phase != Phase::over) r.passed_over = next.passed_over;
  return r;
}

}  // namespace shengxiao::games::zodiac
