// What a seat gains and loses: spaces, karma, energy cards, its row; and what an exchange and a trade do.
#pragma once
#include "games/great_race/exchanges.hpp"

namespace shengxiao::games::great_race {

inline void move(const Rules& rules, State& s, int seat, int spaces) {  // GR-25, GR-47
  s.position[seat] = std::clamp(s.position[seat] + spaces, 0, rules.printed.finish);
}

inline bool in_river(const Rules& rules, const State& s, int seat) {  // GR-47
  return s.position[seat] >= rules.printed.river && s.position[seat] < rules.printed.finish;
}

inline void gain_karma(State& s, int seat, int amount) {
  if (amount == 0) return;
  amount += s.animal[seat] == AnimalId::dragon;  // GR-40
  s.karma[seat] = std::min(s.karma[seat] + amount, max_karma);
}

inline void pay_karma(State& s, int seat, int amount) { s.karma[seat] = s.karma[seat] - amount; }

inline void gain_ones(State& s, int seat, int amount) {
  s.energy[seat] += energy_card(1, std::min(amount, room_for_energy(s, seat)));
}

// Takes the mover's row back. Its leftmost card stays, unless it is to be taken too or is this round's Strategise, which is in
// the row already (GR-31).
inline void take_row(State& s, bool leftmost_too) {
  Row& row = s.row[s.mover];
  const int first = leftmost_too || row.size() == 1 ? 0 : 1;
  while (row.size() > first) {
    const Play play = row.pop_back();
    s.action_cards[s.mover].add(play.act());
    if (play.energy()) s.energy[s.mover] += energy_card(play.energy());
  }
}

inline void return_card(State& s, int energy) {  // GR-31
  s.energy[s.mover] -= energy_card(energy);
  s.supply += without_ones(energy_card(energy));
}

inline void fall_back(const Rules& rules, State& s) {  // GR-31
  take_row(s, true);
  move(rules, s, s.mover, -8);
}

inline void make_exchange(const Rules& rules, State& s, const Exchange& e) {
  s.energy[s.mover] += e.get - e.give;
  s.supply += without_ones(e.give) - without_ones(e.get);
  pay_karma(s, s.mover, e.karma);
  --s.exchanges;
  if (s.animal[s.mover] == AnimalId::ox && e.up && e.target >= 4) move(rules, s, s.mover, e.target == 4 ? 1 : 2);  // GR-37
}

inline bool can_trade(const State& s) { return s.trades && s.karma[s.mover] >= 2; }  // GR-32

inline void make_trade(const Rules& rules, State& s) {  // GR-35
  pay_karma(s, s.mover, 2);
  move(rules, s, s.mover, 3);
  --s.trades;
}

}  // namespace shengxiao::games::great_race
