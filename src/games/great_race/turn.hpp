// A seat's turn (GR-32), from top to bottom: what the action gives, outbidding, the animal's gain, the window, the river. Where the
// mover has to choose, the turn asks (State::ask_mover) and ends there; apply_choice() continues it (round.hpp).
#pragma once
#include "games/great_race/gains.hpp"

namespace shengxiao::games::great_race {

// How the mover compares with all who resolve the action, itself included (GR-23).
struct Standing {
  int total = 0;  // the energy of all of them
  int resolvers = 0;
  int outbid = 0;  // those with less energy than the mover: bit i for seat i
  int lower = 0;  // how many these are
  bool highest = false;  // alone
  bool joint_highest = false;  // alone or not
};

inline Standing standing_of_mover(const Rules& rules, const State& s) {
  Standing standing;
  const int energy = s.played[s.mover].energy();
  int equal = 0;
  for (int other = 0; other < rules.seats; ++other) {
    if (s.resolves_as[other] != s.current_act) continue;
    const int theirs = s.played[other].energy();
    standing.total += theirs;
    ++standing.resolvers;
    if (theirs < energy) standing.outbid |= 1 << other;
    equal += theirs == energy;
  }
  standing.lower = std::popcount(static_cast<unsigned>(standing.outbid));
  standing.joint_highest = standing.lower + equal == standing.resolvers;
  standing.highest = standing.joint_highest && equal == 1;
  return standing;
}

inline void resolve_action(const Rules& rules, State& s, const Standing& standing);
inline bool gains_benefit(Act act, const Standing& standing);
inline void gain_benefit(const Rules& rules, State& s, const Standing& standing);
inline void gain_amount(const Rules& rules, State& s, int amount, Why why, int detail = 0);
inline const Benefit& benefit(const Rules& rules, const State& s, Act act, int total);
inline void gain_by_animal(const Rules& rules, State& s, const Standing& standing);
inline bool pig_chooses(const Rules& rules, const State& s);
inline void open_or_close_window(const Rules& rules, State& s);
inline bool window_is_usable(const State& s);
inline bool usable_after_ability(const State& s);
inline void take_ability(const Rules& rules, State& s);
inline void close_window(const Rules& rules, State& s);
inline bool owes_river(const Rules& rules, const State& s);

inline void begin_turn(const Rules& rules, State& s) {
  const auto standing = standing_of_mover(rules, s);
  assert(!s.exchanges && !s.trades && !s.ability_waits);  // the last turn's window is closed
  resolve_action(rules, s, standing);
  move(rules, s, s.mover, rules.seats == 3 ? 2 * standing.lower : standing.lower, Why::outbid, standing.outbid);  // GR-24
  gain_by_animal(rules, s, standing);
  if (pig_chooses(rules, s))
    s.ask_mover(Phase::pig);
  else
    open_or_close_window(rules, s);
}

inline void resolve_action(const Rules& rules, State& s, const Standing& standing) {
  // A 1-card in Help, karma in Rest, the leftmost card in Strategise.
  const bool gains_extra = rules.seats == 5 ? standing.joint_highest : standing.highest;
  if (s.current_act == Act::strategise) return take_row(rules, s, gains_extra);  // GR-31
  if (gains_benefit(s.current_act, standing))
    gain_benefit(rules, s, standing);
  else if (s.current_act == Act::cheat)
    move(rules, s, s.mover, -1, Why::cheated);  // GR-25
  else if (s.current_act == Act::run)
    move(rules, s, s.mover, 1, Why::ran_too);  // GR-27
  if (gains_extra && s.current_act == Act::help) gain_ones(rules, s, s.mover, 1, Why::most_help);  // GR-26
  if (gains_extra && s.current_act == Act::rest) gain_karma(rules, s, s.mover, 1, Why::most_rest);  // GR-28
}

inline bool gains_benefit(Act act, const Standing& standing) {
  if (act == Act::help || act == Act::rest) return true;  // GR-26, GR-28
  if (act == Act::cooperate) return standing.joint_highest;  // GR-29
  return standing.highest;  // GR-25, GR-27, GR-30
}

inline void gain_benefit(const Rules& rules, State& s, const Standing& standing) {
  const auto& gained = benefit(rules, s, s.current_act, standing.total);
  const int amount = gained.amount_for(standing.resolvers);  // GR-10
  gain_amount(rules, s, amount, benefit_of(s.current_act), standing.total);
  if (amount >= 3 && s.animal[s.mover] == AnimalId::cat) gain_amount(rules, s, 1, Why::cat);  // GR-50
  s.exchanges += gained.exchange;
  s.trades += gained.trade;
}

inline void gain_amount(const Rules& rules, State& s, int amount, Why why, int detail) {  // GR-11
  if (s.current_act == Act::help)
    gain_karma(rules, s, s.mover, amount, why, detail);
  else if (s.current_act == Act::rest)
    gain_ones(rules, s, s.mover, amount, why, detail);
  else
    move(rules, s, s.mover, amount, why, detail);
}

// The space that lies now at an action's low range, or at its high one (GR-8).
inline int space_at(const State& s, Act act, bool high) { return (2 * s.slot_of(act) + high + s.rotation) % wheel_spaces; }
inline const Benefit& benefit_at(const Rules& rules, const State& s, Act act, bool high) {
  const auto& space = rules.printed.space[space_at(s, act, high)];
  return is_movement(act) ? space.green : space.yellow;  // GR-11
}

// What the wheel gives now for an action with this total.
inline const Benefit& benefit(const Rules& rules, const State& s, Act act, int total) {
  return benefit_at(rules, s, act, rules.printed.is_high(act, total));
}

// Once a round, as a seat has one turn a round.
inline void gain_by_animal(const Rules& rules, State& s, const Standing& standing) {
  switch (s.animal[s.mover]) {
    case AnimalId::horse: return move(rules, s, s.mover, standing.lower > 0 ? 1 : 0, Why::horse);  // GR-41
    case AnimalId::goat: s.exchanges += standing.resolvers > 1; return;  // GR-42
    case AnimalId::monkey:
    case AnimalId::rooster: s.ability_waits = standing.resolvers > 1; return;  // GR-43
    case AnimalId::dog:  // GR-44
      if (s.current_act != Act::strategise) return;
      return in_river(rules, s, s.mover) ? move(rules, s, s.mover, 1, Why::dog) : gain_ones(rules, s, s.mover, 1, Why::dog);
    default: return;
  }
}

inline bool pig_chooses(const Rules& rules, const State& s) {  // GR-45
  if (s.animal[s.mover] != AnimalId::pig) return false;
  const Act own = s.played[s.mover].act();
  bool lowest = true, highest = rules.seats > 3;
  for (int other = 0; other < rules.seats; ++other) {
    const Act act = s.played[other].act();
    if (other == s.mover || act == Act::none) continue;  // none: the Cat in the first round (GR-50)
    lowest &= own < act;
    highest &= own > act;
  }
  return lowest || highest;
}

// The window: exchanges, a trade, the gain of the Monkey or the Rooster, in any order, as long as the mover can use it (GR-32).
inline void open_or_close_window(const Rules& rules, State& s) {
  if (window_is_usable(s))
    s.ask_mover(Phase::window);
  else
    close_window(rules, s);
}

inline bool window_is_usable(const State& s) {  // GR-32
  return can_trade(s) || !legal_exchanges(s).empty() || (s.ability_waits && usable_after_ability(s));
}

// Where nothing is usable yet: whether the Rooster's karma would make a trade possible, which takes 2, or the Monkey's card an
// exchange, which is tried out.
inline bool usable_after_ability(const State& s) {
  if (s.animal[s.mover] == AnimalId::rooster) return s.trades && s.karma[s.mover] == 1;
  auto after = s;
  add_ones(after, s.mover, 1);
  return !legal_exchanges(after).empty();
}

inline void take_ability(const Rules& rules, State& s) {  // GR-43
  s.ability_waits = false;
  if (s.animal[s.mover] == AnimalId::monkey)
    gain_ones(rules, s, s.mover, 1, Why::monkey);
  else
    gain_karma(rules, s, s.mover, 1, Why::rooster);
}

// What was not used is lost, but for the waiting gain.
inline void close_window(const Rules& rules, State& s) {
  if (s.ability_waits) take_ability(rules, s);
  if (s.exchanges && s.animal[s.mover] == AnimalId::tiger) gain_karma(rules, s, s.mover, 1, Why::tiger);  // GR-38: for one not made
  s.exchanges = s.trades = 0;
  if (owes_river(rules, s)) s.ask_mover(Phase::river);
}

// Whether the mover has to return a card or fall back.
inline bool owes_river(const Rules& rules, const State& s) {  // GR-31, GR-44
  return s.current_act == Act::strategise && in_river(rules, s, s.mover) && s.energy[s.mover].size() >= 2 &&
         s.animal[s.mover] != AnimalId::dog;
}

}  // namespace shengxiao::games::great_race
