// What a seat sees, and states that look the same to it.
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

View GreatRace::view(const State& s, Seat viewer) const {
  View v{s, index(viewer)};
  if (choices_are_secret(s))
    for (int seat = 0; seat < rules_.seats; ++seat)
      if (seat != v.viewer) v.seen.played[seat] = {};  // GR-6. Hands and rows change only when all is revealed.
  return v;
}

// Another seat that has chosen may have chosen anything that it may play: all hands are open, so its legal plays are known. Each
// choice is taken as equally likely.
State GreatRace::determinize(const View& v, Rng& rng) const {
  State s = v.seen;
  if (!choices_are_secret(s)) return s;
  for (int seat = 0; seat < rules_.seats; ++seat) {
    if (seat == v.viewer || s.to_act.has(seat_at(seat)) || sits_out(s, seat)) continue;
    if (s.phase == Phase::cards) {
      s.played[seat] = Play(rules_.first_cards().nth(rng.below(rules_.first_cards().size())), 0);
    } else {
      const auto plays = legal_plays(s, seat);
      s.played[seat] = plays.nth(rng.below(plays.count()));
    }
  }
  return s;
}

View GreatRace::before_others_chose(View v) const {
  if (!choices_are_secret(v.seen)) return v;
  for (int seat = 0; seat < rules_.seats; ++seat)
    if (!sits_out(v.seen, seat)) v.seen.to_act = v.seen.to_act.with(seat_at(seat));
  return v;
}

GreatRace::Redacted GreatRace::redact(const State&, Seat actor, Action a, Seat viewer) const {
  const bool hidden = viewer != actor && (a.kind == Kind::card || a.kind == Kind::play);
  return hidden ? Redacted{Action(a.kind), 1} : Redacted{a};
}

}  // namespace shengxiao::games::great_race
