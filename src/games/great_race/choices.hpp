// Whose decision it is in The Great Race, and what may be chosen. Part of the class in great_race.hpp, which includes this last.
#pragma once

namespace shengxiao::games::great_race {

inline SeatSet GreatRace::to_act(const State& s) const { return std::bit_cast<SeatSet>(s.owing); }

inline void GreatRace::ask_all(State& s, Phase phase) const {
  s.phase = phase;
  s.owing = static_cast<std::uint16_t>((1u << seats_) - 1);
}

inline void GreatRace::ask(State& s, Phase phase) const {
  s.phase = phase;
  s.owing = static_cast<std::uint16_t>(1u << s.turn);
}

inline unsigned GreatRace::animals_left(const State& s) const {
  unsigned set = cat_ ? 0x3FFE : 0x1FFE;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) set &= ~(1u << s.animal[seat]);
  return set;
}

inline int GreatRace::cost(const State& s, int seat, int act) {
  const auto me = static_cast<Index>(seat);
  const int fall = std::clamp(last_act(s.row[me]) - act, 0, 2);  // GR-19
  return fall - (fall > 0 && s.animal[me] == rabbit);  // GR-20
}

inline GreatRace::Plays GreatRace::plays(const State& s, int seat) {
  const auto me = static_cast<Index>(seat);
  const auto energies = kinds(s.hand[me]);
  if (count_of(s.hand[me]) == 1) return {act_bit(strategise), energies};  // GR-17
  unsigned acts = s.cards[me];
  const int last = last_act(s.row[me]);
  if (last == 0) acts &= ~unsigned{act_bit(repeat)};  // GR-16
  const int fall = s.karma[me] + (s.animal[me] == rabbit);  // GR-18: by how much the number may fall
  if (last && fall < 2) acts &= ~0u << std::max(last - 1 - fall, 0);
  return {static_cast<ActSet>(acts), energies};
}

inline GreatRace::Action GreatRace::Plays::nth(int k) const {
  const int number = std::popcount(energies);
  auto left = acts;
  for (int n = k / number; n > 0; --n) left &= static_cast<ActSet>(left - 1);
  return {Kind::play, pair(std::countr_zero(left) + 1, nth_kind(energies, k % number))};
}

inline ExchangeSet GreatRace::exchanges(const State& s) {
  return legal_exchanges({s.hand[s.turn], s.supply, s.row[s.turn], s.animal[s.turn], s.karma[s.turn]});
}

inline int GreatRace::legal_count(const State& s, Seat seat) const {
  if (!owes(s, seat)) return 0;
  switch (s.phase) {
    case Phase::pieces: return wheel_slots - s.step;
    case Phase::animals: return std::popcount(animals_left(s));
    case Phase::cards: return std::popcount(first_cards());
    case Phase::plays: return plays(s, index(seat)).count();
    case Phase::pig: return seats_ == 5 ? 3 : 2;
    case Phase::window: return (s.exchanges ? exchanges(s).size() : 0) + can_trade(s) + (s.gains != 0) + 1;
    case Phase::river: return std::popcount(kinds(s.hand[s.turn])) + 1;
    case Phase::horse: return 2;
    case Phase::over: break;
  }
  return 0;
}

inline GreatRace::Action GreatRace::legal_at(const State& s, Seat seat, int k) const {
  switch (s.phase) {
    case Phase::pieces: return nth_piece(s, k);
    case Phase::animals: {
      auto left = animals_left(s);
      while (k-- > 0) left &= left - 1;
      return action_of(Kind::animal, std::countr_zero(left));
    }
    case Phase::cards: return action_of(Kind::card, k + 1);
    case Phase::plays: return plays(s, index(seat)).nth(k);
    case Phase::pig: return action_of(static_cast<Kind>(static_cast<int>(Kind::ability_card) + k));
    case Phase::window: return nth_in_window(s, k);
    case Phase::river: {
      const auto held = kinds(s.hand[s.turn]);
      return k < std::popcount(held) ? action_of(Kind::give_back, nth_kind(held, k)) : action_of(Kind::fallback);
    }
    case Phase::horse: return action_of(k == 0 ? Kind::ability : Kind::done);
    case Phase::over: break;
  }
  return action_of(Kind::done);
}

inline GreatRace::Action GreatRace::nth_piece(const State& s, int k) const {
  int act = cheat;
  while (s.slot[static_cast<Index>(act - 1)] != wheel_slots || k-- > 0) ++act;
  return action_of(Kind::piece, act == walk && seats_ == 3 ? 0 : act);
}

inline GreatRace::Action GreatRace::nth_in_window(const State& s, int k) {  // GR-32
  if (s.exchanges) {
    const auto all = exchanges(s);
    const int number = all.size();
    if (k < number) return action_of(Kind::exchange, all.nth(k));
    k -= number;
  }
  if (can_trade(s) && k-- == 0) return action_of(Kind::trade);
  return action_of(s.gains && k == 0 ? Kind::ability : Kind::done);
}

}  // namespace shengxiao::games::great_race
