// What a seat gains and loses: spaces, karma, energy cards, its row; and what an exchange and a trade do. Each says why
// (causes.hpp).
#pragma once
#include "games/great_race/exchanges.hpp"

namespace shengxiao::games::great_race {

// The rules as they are applied where what happens is noted.
inline Rules noting(Rules rules, Causes& out) {
  rules.causes = &out;
  return rules;
}

// Of what a seat was to gain or to lose, what it did. `detail`: what it is about, see json(Cause).
inline void note(const Rules& rules, const State& s, int seat, Amount what, Why why, int wanted, int done, int detail = 0) {
  if (!rules.causes) return;
  const CauseDetails more{.detail = detail, .during = static_cast<int>(s.current_act), .lost = wanted - done};
  add_cause(*rules.causes, seat_at(seat), what, why, done, more);
}

inline void move(const Rules& rules, State& s, int seat, int spaces, Why why, int detail = 0) {  // GR-25, GR-47
  const int before = s.position[seat];
  s.position[seat] = std::clamp(before + spaces, 0, rules.printed.finish);
  note(rules, s, seat, Amount::spaces, why, spaces, s.position[seat] - before, detail);
}

inline bool in_river(const Rules& rules, const State& s, int seat) {  // GR-47
  return s.position[seat] >= rules.printed.river && s.position[seat] < rules.printed.finish;
}

// Without the Dragon's bonus.
inline void gain_just_karma(const Rules& rules, State& s, int seat, int amount, Why why, int detail = 0) {
  const int gained = std::min(amount, max_karma - s.karma[seat]);
  s.karma[seat] = s.karma[seat] + gained;
  note(rules, s, seat, Amount::karma, why, amount, gained, detail);
}

inline void gain_karma(const Rules& rules, State& s, int seat, int amount, Why why, int detail = 0) {
  gain_just_karma(rules, s, seat, amount, why, detail);
  if (amount > 0 && s.animal[seat] == AnimalId::dragon) gain_just_karma(rules, s, seat, 1, Why::dragon);  // GR-40
}

inline void pay_karma(const Rules& rules, State& s, int seat, int amount, Why why, int detail = 0) {
  s.karma[seat] = s.karma[seat] - amount;
  note(rules, s, seat, Amount::karma, why, -amount, -amount, detail);
}

// As many as there is room for; gives how many.
inline int add_ones(State& s, int seat, int amount) {
  const int added = std::min(amount, room_for_energy(s, seat));
  s.energy[seat] += energy_card(1, added);
  return added;
}

inline void gain_ones(const Rules& rules, State& s, int seat, int amount, Why why, int detail = 0) {
  note(rules, s, seat, Amount::energy, why, amount, add_ones(s, seat, amount), detail);
}

// From the hand.
inline void lose_energy(const Rules& rules, State& s, int seat, int energy, Why why) {
  s.energy[seat] -= energy_card(energy);
  note(rules, s, seat, Amount::energy, why, -1, -1, energy);
}

// From the hand into the row.
inline void lay_card(const Rules& rules, State& s, int seat, Play play, Why why) {
  s.row[seat].push_back(play);
  s.action_cards[seat].remove(play.act());
  note(rules, s, seat, Amount::cards, why, -1, -1, number(play.act()));
}

// Takes the mover's row back. Its leftmost card stays, unless it is to be taken too or is this round's Strategise, which is in
// the row already (GR-31).
inline void take_row(const Rules& rules, State& s, bool leftmost_too, Why why = Why::row) {
  Row& row = s.row[s.mover];
  const int first = leftmost_too || row.size() == 1 ? 0 : 1;
  const int cards = row.size(), energies = cards_under(row);
  while (row.size() > first) {
    const Play play = row.pop_back();
    s.action_cards[s.mover].add(play.act());
    if (play.energy()) s.energy[s.mover] += energy_card(play.energy());
  }
  const int back = cards - row.size(), energies_back = energies - cards_under(row);
  note(rules, s, s.mover, Amount::cards, why, back, back);
  note(rules, s, s.mover, Amount::energy, why, energies_back, energies_back);
}

inline void return_card(const Rules& rules, State& s, int energy) {  // GR-31
  lose_energy(rules, s, s.mover, energy, Why::returned);
  s.supply += without_ones(energy_card(energy));
}

inline void fall_back(const Rules& rules, State& s) {  // GR-31
  take_row(rules, s, true, Why::first_back);
  move(rules, s, s.mover, -8, Why::fallback);
}

inline void make_exchange(const Rules& rules, State& s, const Exchange& e) {
  const int more = e.get.size() - e.give.size();
  s.energy[s.mover] += e.get - e.give;
  s.supply += without_ones(e.give) - without_ones(e.get);
  note(rules, s, s.mover, Amount::energy, Why::exchange, more, more);
  pay_karma(rules, s, s.mover, e.karma, Why::exchange);
  --s.exchanges;
  if (s.animal[s.mover] == AnimalId::ox && e.up && e.target >= 4) move(rules, s, s.mover, e.target == 4 ? 1 : 2, Why::ox);  // GR-37
}

inline bool can_trade(const State& s) { return s.trades && s.karma[s.mover] >= 2; }  // GR-32

inline void make_trade(const Rules& rules, State& s) {  // GR-35
  pay_karma(rules, s, s.mover, 2, Why::trade);
  move(rules, s, s.mover, 3, Why::trade);
  --s.trades;
}

}  // namespace shengxiao::games::great_race
