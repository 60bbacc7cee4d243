// What a seat can gain and lose in The Great Race: spaces, karma, energy cards, the benefit of an action, its row. Part of the
// class in great_race.hpp, which includes this last.
#pragma once

namespace shengxiao::games::great_race {

inline void GreatRace::move(State& s, int seat, int by) const {
  auto& position = s.position[static_cast<Index>(seat)];
  position = static_cast<std::uint8_t>(std::clamp(position + by, 0, printed_.finish));  // GR-25, GR-47
}

inline bool GreatRace::in_river(const State& s, int seat) const {
  const int position = s.position[static_cast<Index>(seat)];
  return position >= printed_.river && position < printed_.finish;  // GR-47
}

inline void GreatRace::gain_karma(State& s, int seat, int amount) {
  if (amount == 0) return;
  const auto me = static_cast<Index>(seat);
  amount += s.animal[me] == dragon;  // GR-40
  s.karma[me] = static_cast<std::uint8_t>(std::min(s.karma[me] + amount, most_karma));
}

inline void GreatRace::pay_karma(State& s, int seat, int amount) {
  auto& karma = s.karma[static_cast<Index>(seat)];
  karma = static_cast<std::uint8_t>(karma - amount);
}

inline void GreatRace::gain_ones(State& s, int seat, int amount) {
  const auto me = static_cast<Index>(seat);
  const int room = most_energy - count_of(s.hand[me]) - energies_under(s.row[me]);  // GR-4
  s.hand[me] += static_cast<Energies>(std::min(amount, room));
}

// The wheel.

inline const Benefit& GreatRace::benefit(const State& s, int act, int total) const {
  const auto which = static_cast<Index>(act);
  const int section = 2 * s.slot[which - 1] + (total > printed_.low_top[which]);  // GR-9
  const auto& space = printed_.space[static_cast<Index>((section + s.rotation) % wheel_spaces)];  // GR-8
  return is_movement(act) ? space.green : space.yellow;  // GR-11
}

// GR-10, for the seat whose turn it is.
inline void GreatRace::gain_benefit(State& s, const Standing& standing) const {
  const auto& gained = benefit(s, s.act, standing.total);
  int amount = gained.amount == Benefit::by_seats ? standing.resolvers : gained.amount;
  amount += amount >= 3 && s.animal[s.turn] == cat;  // GR-50
  if (s.act == help)
    gain_karma(s, s.turn, amount);
  else if (s.act == rest)
    gain_ones(s, s.turn, amount);
  else
    move(s, s.turn, amount);
  s.exchanges += gained.exchange;
  s.trades += gained.trade;
}

// The row. GR-31: the leftmost card stays, unless it is taken too. This round's Strategise is in the row already.

inline void GreatRace::take_row(State& s, bool leftmost_too) const {
  auto& row = s.row[s.turn];
  const bool alone = length(row) == 1;
  const auto leftmost = leftmost_too || alone ? Row{0} : row & 0xFF;
  for (auto taken = leftmost ? row >> 8 : row; taken; taken >>= 8) {
    const auto pair = static_cast<Pair>(taken);
    s.cards[s.turn] |= act_bit(act_of(pair));
    if (energy_of(pair)) s.hand[s.turn] += one(energy_of(pair));
  }
  row = leftmost;
}

inline void GreatRace::pay_river(State& s, Action a) const {
  if (a.kind == Kind::give_back) {
    s.hand[s.turn] -= one(a.what);
    s.supply += from_supply(one(a.what));
    return;
  }
  take_row(s, true);
  move(s, s.turn, -8);
}

// Exchange and trade.

inline void GreatRace::do_exchange(State& s, int number) const {
  const auto& e = exchange(number);
  s.hand[s.turn] += e.get - e.give;
  s.supply += from_supply(e.give) - from_supply(e.get);
  pay_karma(s, s.turn, e.karma);
  --s.exchanges;
  if (s.animal[s.turn] == ox && e.up && e.target >= 4) move(s, s.turn, e.target == 4 ? 1 : 2);  // GR-37
}

inline void GreatRace::do_trade(State& s) const {  // GR-35
  pay_karma(s, s.turn, 2);
  move(s, s.turn, 3);
  --s.trades;
}

}  // namespace shengxiao::games::great_race
