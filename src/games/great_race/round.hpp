// A round: the plays and their karma, the actions in their order, the turn of the wheel. It begins with reveal_plays(), at the end.
#pragma once
#include "games/great_race/turn.hpp"

namespace shengxiao::games::great_race {

// The karma that a play of this card costs: 1 for each number that it drops, but at most 2, less what is free (GR-18 to GR-20).
inline int cost(const State& s, int seat, Act act) {
  const int drop = std::clamp(number(last_act(s.row[seat])) - number(act), 0, 2);
  return std::max(drop - free_drop(s, seat), 0);
}

inline void go_back_as_horse(const Rules& rules, State& s) {  // GR-41
  move(rules, s, s.mover, -1);
  gain_ones(s, s.mover, 1);
  gain_karma(s, s.mover, 1);
}

inline void begin_round(const Rules& rules, State& s) {
  s.last_plays = s.played;
  s.played = {};
  s.mover = 0;  // nobody's turn: equal states compare equal
  ++s.round;
  s.ask(Phase::play, rules.all_seats());
  for (int seat = 0; seat < rules.seats; ++seat)
    if (sits_out(s, seat)) s.to_act = s.to_act.without(seat_at(seat));  // GR-50
}

// False: all actions are resolved.
inline bool begin_next_action(const Rules& rules, State& s) {  // GR-21
  Act next = Act::after_last;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves[seat] > s.resolving && s.resolves[seat] < next) next = s.resolves[seat];
  if (next == Act::after_last) return false;
  s.resolving = next;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves[seat] == next) s.waiting = s.waiting.with(seat_at(seat));
  return true;
}

// GR-22: of the seats that wait, the one furthest ahead, or else the older. Seats do not move while they wait.
inline int next_resolver(const Rules& rules, const State& s) {
  const auto key = [&](int seat) { return max_seats * s.position[seat] - rules.age_rank[seat]; };
  int next = index(s.waiting.front());
  for (int seat = next + 1; seat < rules.seats; ++seat)
    if (s.waiting.has(seat_at(seat)) && key(seat) > key(next)) next = seat;
  return next;
}

inline void end_round(const Rules& rules, State& s) {  // GR-46
  s.rotation = (s.rotation + 1) % wheel_spaces;
  s.resolving = Act::none;
  s.mover = 0;
  bool over = s.round == most_rounds;
  for (int seat = 0; seat < rules.seats; ++seat) over |= s.position[seat] == rules.printed.finish;
  if (over) return s.ask(Phase::over, {});
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.animal[seat] == AnimalId::horse && s.position[seat] > 0) {
      s.mover = seat;
      return s.ask_mover(Phase::horse);  // GR-41
    }
  begin_round(rules, s);
}

// Resolves actions until somebody has to choose, or else to the end of the round. `to_act` is empty until begin_turn() or
// end_round() asks somebody; where somebody has been asked already nothing happens.
inline void resolve(const Rules& rules, State& s) {
  while (s.to_act.empty()) {
    if (!s.waiting.empty()) {
      s.mover = next_resolver(rules, s);
      s.waiting = s.waiting.without(seat_at(s.mover));
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
    s.resolves[seat] = counts_as(play.act(), last_act(s.row[seat]));
    pay_karma(s, seat, paid);
    if (s.animal[seat] == AnimalId::snake) move(rules, s, seat, paid);  // GR-20
    s.row[seat].push_back(play);  // GR-15
    s.action_cards[seat].remove(play.act());
    s.energy[seat] -= energy_card(play.energy());
  }
  resolve(rules, s);
}

}  // namespace shengxiao::games::great_race
