// What the table shows of an action. (A view is the whole state.)
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

WuXing::Redacted WuXing::redact(const State& s, Seat actor, Action a, Seat) const {
  Redacted r{a, none, s.mover, s.phase == Phase::act ? s.dice : no_throw, 0, Sequel::none, 0, 0};
  if (a.kind == Kind::token && a.change() != Change::again) r.turned = static_cast<std::uint8_t>(turned(a.die(), a.change()));
  if (a.kind == Kind::claim) r.tile = s.board[a.space()];
  if (a.kind == Kind::capture) r.tile = static_cast<std::uint8_t>(a.tile());
  if (a.kind == Kind::prevent || a.kind == Kind::allow) r.tile = s.contested_tile;
  auto next = s;
  apply(next, actor, a);
  const auto change = [&](int seat) { return static_cast<std::int16_t>(points(next)[seat] - points(s)[seat]); };
  if (next.phase == Phase::answer) r.sequel = Sequel::pending;
  if (next.draw_pile & ~s.draw_pile) r.sequel = Sequel::shuffled;
  r.gain = change(s.mover);
  if (a.kind == Kind::capture) r.loss = static_cast<std::int16_t>(-change(a.owner()));
  if (a.kind == Kind::allow) r.loss = static_cast<std::int16_t>(-change(s.contested_owner));
  return r;
}

}  // namespace shengxiao::games::wu_xing
