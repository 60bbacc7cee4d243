// A seat's turn in The Great Race (GR-32): what the action gives, outbidding, the animal's gain, the window, the river. Functions
// that return bool say whether the seat is asked something. Part of the class in great_race.hpp, which includes this last.
#pragma once

namespace shengxiao::games::great_race {

// Up to the first question.
inline bool GreatRace::take_turn(State& s) const {
  const auto standing = standing_of_turn(s);
  s.exchanges = s.trades = s.gains = 0;
  resolve_action(s, standing);
  move(s, s.turn, seats_ == 3 ? 2 * standing.lower : standing.lower);  // GR-24
  gain_by_animal(s, standing);
  if (pig_chooses(s)) {
    ask(s, Phase::pig);
    return true;
  }
  return go_on_with_turn(s);
}

inline bool GreatRace::go_on_with_turn(State& s) const { return open_window(s) || close_window(s); }

inline GreatRace::Standing GreatRace::standing_of_turn(const State& s) const {
  Standing standing;
  const int energy = energy_of(s.played[s.turn]);
  int equal = 0;
  for (Index other = 0; other < static_cast<Index>(seats_); ++other) {
    if (s.resolves[other] != s.act) continue;
    const int theirs = energy_of(s.played[other]);
    standing.total += theirs;
    ++standing.resolvers;
    standing.lower += theirs < energy;
    equal += theirs == energy;
  }
  standing.joint_highest = standing.lower + equal == standing.resolvers;
  standing.highest = standing.joint_highest && equal == 1;
  return standing;
}

inline void GreatRace::resolve_action(State& s, const Standing& standing) const {
  const bool extra = seats_ == 5 ? standing.joint_highest : standing.highest;
  if (s.act == strategise) return take_row(s, extra);  // GR-31
  if (gains_benefit(s.act, standing))
    gain_benefit(s, standing);
  else if (s.act == cheat)
    move(s, s.turn, -1);  // GR-25
  else if (s.act == run)
    move(s, s.turn, 1);  // GR-27
  if (extra && s.act == help) gain_ones(s, s.turn, 1);  // GR-26
  if (extra && s.act == rest) gain_karma(s, s.turn, 1);  // GR-28
}

inline bool GreatRace::gains_benefit(int act, const Standing& standing) {
  if (act == help || act == rest) return true;  // GR-26, GR-28
  if (act == cooperate) return standing.joint_highest;  // GR-29
  return standing.highest;  // GR-25, GR-27, GR-30
}

inline void GreatRace::gain_by_animal(State& s, const Standing& standing) const {
  switch (s.animal[s.turn]) {
    case horse: return move(s, s.turn, standing.lower > 0);  // GR-41
    case goat: s.exchanges += standing.resolvers > 1; return;  // GR-42
    case monkey:
    case rooster: s.gains = standing.resolvers > 1; return;  // GR-43: waits in the window
    case dog:  // GR-44
      if (s.act != strategise) return;
      return in_river(s, s.turn) ? move(s, s.turn, 1) : gain_ones(s, s.turn, 1);
    default: return;
  }
}

// GR-45: whether the seat is a Pig that is alone with the lowest number of this round, or with the highest.
inline bool GreatRace::pig_chooses(const State& s) const {
  if (s.animal[s.turn] != pig) return false;
  const int number = act_of(s.played[s.turn]);
  bool lowest = true, highest = seats_ > 3;
  for (int other = 0; other < seats_; ++other) {
    const auto play = s.played[static_cast<Index>(other)];
    if (other == s.turn || !play) continue;
    lowest &= number < act_of(play);
    highest &= number > act_of(play);
  }
  return lowest || highest;
}

// Asks where something can be used, be it only after the gain that waits.
inline bool GreatRace::open_window(State& s) const {
  const bool usable = can_trade(s) || (s.exchanges && !exchanges(s).empty()) || (s.gains && usable_after_gain(s));
  if (usable) ask(s, Phase::window);
  return usable;
}

inline bool GreatRace::usable_after_gain(const State& s) const {
  if (s.trades && s.karma[s.turn] == 1 && s.animal[s.turn] == rooster) return true;
  if (!s.exchanges || s.animal[s.turn] != monkey) return false;
  auto after = s;
  take_waiting_gain(after);
  return !exchanges(after).empty();
}

// After it the river may be owed a card.
inline bool GreatRace::close_window(State& s) const {
  if (s.gains) take_waiting_gain(s);
  if (s.exchanges && s.animal[s.turn] == tiger) gain_karma(s, s.turn, 1);  // GR-38
  s.exchanges = s.trades = 0;
  if (!owes_river(s)) return false;
  ask(s, Phase::river);
  return true;
}

inline void GreatRace::take_waiting_gain(State& s) {  // GR-43
  s.gains = 0;
  s.animal[s.turn] == monkey ? gain_ones(s, s.turn, 1) : gain_karma(s, s.turn, 1);
}

inline bool GreatRace::owes_river(const State& s) const {  // GR-31, GR-44
  return s.act == strategise && in_river(s, s.turn) && count_of(s.hand[s.turn]) >= 2 && s.animal[s.turn] != dog;
}

}  // namespace shengxiao::games::great_race
