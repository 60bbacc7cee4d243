// A round: the plays and their karma, the actions in their order, the turn of the wheel.
#pragma once
#include "games/great_race/turn.hpp"

namespace shengxiao::games::great_race {

// The karma that a play of this card costs (GR-19, GR-20).
inline int cost(const State& s, int seat, Act act) {
  const int karma = std::clamp(number(s.row[seat].last()) - number(act), 0, 2);
  return karma - (karma > 0 && s.animal[seat] == AnimalId::rabbit);
}

inline void begin_round(const Rules& rules, State& s) {
  s.last_plays = s.played;
  s.played = {};
  s.resolving = Act::none;
  s.mover = 0;
  ++s.round;
  s.ask(Phase::play, rules.all_seats());
  if (s.round > 1 || !rules.cat) return;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (sits_out(s, seat)) s.to_act = s.to_act.without(seat_at(seat));  // GR-50
}

// GR-22: furthest ahead first, then the older. Sorts keys of position, age and seat, lowest first: the seat queued last is the
// next.
inline void queue_resolvers(const Rules& rules, State& s) {
  BySeat<int> keys;
  std::size_t n = 0;
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (s.resolves[seat] != s.resolving) continue;
    const int key = s.position[seat] << 8 | (7 - rules.age[seat]) << 4 | static_cast<int>(seat + 1);
    std::size_t at = n++;
    for (; at > 0 && keys[at - 1] > key; --at) keys[at] = keys[at - 1];
    keys[at] = key;
  }
  for (std::size_t i = 0; i < n; ++i) s.queue = static_cast<std::uint16_t>(s.queue << 3 | (keys[i] & 15));
}

// False: all actions are resolved.
inline bool begin_next_action(const Rules& rules, State& s) {  // GR-21
  Act next = Act::after_last;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves[seat] > s.resolving && s.resolves[seat] < next) next = s.resolves[seat];
  if (next == Act::after_last) return false;
  s.resolving = next;
  queue_resolvers(rules, s);
  return true;
}

inline void end_round(const Rules& rules, State& s) {  // GR-46
  s.rotation = (s.rotation + 1) % wheel_spaces;
  s.resolving = Act::none;
  s.mover = 0;
  bool over = s.round == last_round;
  for (int seat = 0; seat < rules.seats; ++seat) over |= s.position[seat] == rules.printed.finish;
  if (over) return s.ask(Phase::over, {});
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.animal[seat] == AnimalId::horse && s.position[seat] > 0) {
      s.mover = seat;
      return s.ask_mover(Phase::horse);  // GR-41
    }
  begin_round(rules, s);
}

// Resolves actions until somebody has to choose, or else to the end of the round.
inline void resolve(const Rules& rules, State& s) {
  while (s.to_act.empty()) {
    if (s.queue) {
      s.mover = (s.queue & 7) - 1;
      s.queue >>= 3;
      begin_turn(rules, s);
    } else if (!begin_next_action(rules, s)) {
      return end_round(rules, s);
    }
  }
}

inline void reveal_plays(const Rules& rules, State& s) {
  for (int seat = 0; seat < rules.seats; ++seat) {
    const Play play = s.played[seat];
    if (play == Play()) continue;
    const int paid = cost(s, seat, play.act());
    s.resolves[seat] = counts_as(play.act(), s.row[seat].last());
    pay_karma(s, seat, paid);
    if (s.animal[seat] == AnimalId::snake) move(rules, s, seat, paid);  // GR-20
    s.row[seat].push_back(play);                                      // GR-15
    s.action_cards[seat].remove(play.act());
    s.energy[seat] -= energy_card(play.energy());
  }
  resolve(rules, s);
}

inline void go_back_as_horse(const Rules& rules, State& s) {  // GR-41
  move(rules, s, s.mover, -1);
  gain_ones(s, s.mover, 1);
  gain_karma(s, s.mover, 1);
}

}  // namespace shengxiao::games::great_race
