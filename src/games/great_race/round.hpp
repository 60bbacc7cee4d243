// A round, from top to bottom: the plays and their karma, the actions in their order, each seat's turn (turn.hpp), the wheel.
// apply() (rules.hpp) calls reveal_plays() when all have chosen, and apply_choice() for a choice in a turn.
#pragma once
#include "games/great_race/turn.hpp"

namespace shengxiao::games::great_race {

inline void reveal_play(const Rules& rules, State& s, int seat);
inline void resolve(const Rules& rules, State& s);
inline bool begin_next_action(const Rules& rules, State& s);
inline int next_resolver(const Rules& rules, const State& s);
inline void end_round(const Rules& rules, State& s);
inline void go_back_as_horse(const Rules& rules, State& s);
inline void begin_round(const Rules& rules, State& s);

// GR-20: how far the number of a play may drop below the last one's without karma.
inline int free_drop(const State& s, int seat) { return s.animal[seat] == AnimalId::rabbit; }

// The karma that a play of this card costs: 1 for each number that it drops, but at most 2, less what is free (GR-18 to GR-20).
inline int cost(const State& s, int seat, Act act) {
  const int drop = std::clamp(number(last_act(s.row[seat])) - number(act), 0, 2);
  return std::max(drop - free_drop(s, seat), 0);
}

// The lowest number whose cost() the seat can pay: cost() solved for the number. Who can pay for a drop of 2 can pay for any.
inline int lowest_affordable(const State& s, int seat) {
  const int drop = s.karma[seat] + free_drop(s, seat);
  return drop < 2 ? number(last_act(s.row[seat])) - drop : 1;
}

// All seats have chosen: they pay karma for what they drop, and their cards go into their rows.
inline void reveal_plays(const Rules& rules, State& s) {
  for (int seat = 0; seat < rules.seats; ++seat)
    if (!sits_out(s, seat)) reveal_play(rules, s, seat);
  resolve(rules, s);
}

inline void reveal_play(const Rules& rules, State& s, int seat) {
  const Play play = s.played[seat];
  const int paid = cost(s, seat, play.act());
  s.resolves_as[seat] = counts_as(play.act(), last_act(s.row[seat]));
  lay_card(rules, s, seat, play, Why::played);  // GR-15
  lose_energy(rules, s, seat, play.energy(), Why::played);
  pay_karma(rules, s, seat, paid, s.animal[seat] == AnimalId::rabbit ? Why::rabbit : Why::drop);
  if (s.animal[seat] == AnimalId::snake) move(rules, s, seat, paid, Why::snake);  // GR-20
}

// Resolves the actions, and each action seat by seat, until begin_turn() or end_round() asks somebody to choose or the game is
// over. Who is asked is in `to_act`, and the choice comes to apply_choice(), which resolves the rest. Returns at once where
// somebody is asked already.
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

// GR-21: the next action in the order of Act, which all who have played it resolve. False if there is none left.
inline bool begin_next_action(const Rules& rules, State& s) {
  Act next = Act::after_last;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves_as[seat] > s.current_act && s.resolves_as[seat] < next) next = s.resolves_as[seat];
  if (next == Act::after_last) return false;
  s.current_act = next;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves_as[seat] == next) s.waiting = s.waiting.with(seat_at(seat));
  return true;
}

// GR-22: of the seats that wait, the one furthest ahead, or of several the oldest. A seat moves only in its own turn, so this is
// the order from when the action began.
inline int next_resolver(const Rules& rules, const State& s) {
  const auto key = [&](int seat) { return std::pair(s.position[seat], -rules.age_rank[seat]); };
  int next = index(s.waiting.front());
  for (int seat = next + 1; seat < rules.seats; ++seat)
    if (s.waiting.has(seat_at(seat)) && key(seat) > key(next)) next = seat;
  return next;
}

// A choice in the mover's turn, which goes on after it, or the Horse's at the end of the round.
inline void apply_choice(const Rules& rules, State& s, Action a) {
  s.to_act = {};
  if (s.phase == Phase::horse) {
    if (a.kind == Kind::ability) go_back_as_horse(rules, s);
    return begin_round(rules, s);
  }
  switch (a.kind) {
    case Kind::exchange: make_exchange(rules, s, exchange_numbered(a.exchange())); break;
    case Kind::trade: make_trade(rules, s); break;
    case Kind::ability: take_ability(rules, s); break;
    case Kind::ability_card: gain_ones(rules, s, s.mover, 1, Why::pig); break;  // GR-45
    case Kind::ability_karma: gain_karma(rules, s, s.mover, 1, Why::pig); break;
    case Kind::ability_move: move(rules, s, s.mover, 1, Why::pig); break;
    case Kind::done: close_window(rules, s); return resolve(rules, s);  // where the river asks, resolve() returns at once
    case Kind::return_card: return_card(rules, s, a.energy()); return resolve(rules, s);
    case Kind::fallback: fall_back(rules, s); return resolve(rules, s);
    default: assert(false);  // not a choice
  }
  open_or_close_window(rules, s);  // the Pig has chosen, or something in the window has been used
  resolve(rules, s);
}

inline void end_round(const Rules& rules, State& s) {  // GR-46
  s.rotation = (s.rotation + 1) % wheel_spaces;
  s.current_act = Act::none;
  s.mover = 0;
  bool over = s.round == rules.most_rounds;
  for (int seat = 0; seat < rules.seats; ++seat) over |= s.position[seat] == rules.printed.finish;
  if (over) return s.ask(Phase::over, {});
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.animal[seat] == AnimalId::horse && s.position[seat] > 0) {
      s.mover = seat;
      return s.ask_mover(Phase::horse);  // GR-41
    }
  begin_round(rules, s);
}

inline void go_back_as_horse(const Rules& rules, State& s) {  // GR-41
  move(rules, s, s.mover, -1, Why::horse_back);
  gain_ones(rules, s, s.mover, 1, Why::horse_back);
  gain_karma(rules, s, s.mover, 1, Why::horse_back);
}

inline void begin_round(const Rules& rules, State& s) {
  s.last_plays = s.played;
  s.played = {};
  s.mover = 0;
  ++s.round;
  s.ask(Phase::play, rules.all_seats());
  for (int seat = 0; seat < rules.seats; ++seat)
    if (sits_out(s, seat)) s.to_act = s.to_act.without(seat_at(seat));  // GR-50
}

}  // namespace shengxiao::games::great_race
