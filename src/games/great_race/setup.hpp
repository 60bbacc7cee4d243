// Before the first round: the wheel is put together (GR-7), animals are given (GR-1), everybody plays a card (GR-12 to GR-14).
#pragma once
#include "games/great_race/round.hpp"

namespace shengxiao::games::great_race {

inline void give_animal(const Rules& rules, State& s, int seat, AnimalId animal) {
  s.animal[seat] = animal;
  if (animal != AnimalId::rat) return;
  s.energy[seat] += energy_card(3);  // GR-5
  s.supply -= energy_card(3);
  note(rules, s, seat, Amount::energy, Why::rat, 1, 1);
  gain_karma(rules, s, seat, 3, Why::rat);
}

inline SeatSet next_to_get_animal(const Rules& rules, const State& s) {
  return rules.animal_choice == AnimalChoice::draft ? seat_at(rules.by_age[s.setup_step]) : Seat::chance;
}

inline void put_piece(const Rules& rules, State& s, Act act) {
  const auto which = act == Act::none ? Act::walk : act;  // GR-7: the empty slot takes the place of Walk
  s.slot_by_act[number(which) - 1] = s.setup_step;
  if (++s.setup_step < wheel_slots) return;
  s.setup_step = 0;
  if (rules.animal_choice == AnimalChoice::given) return s.ask(Phase::cards, rules.all_seats());
  s.ask(Phase::animals, next_to_get_animal(rules, s));
}

// For those who show the wheel: whether the piece of this action is on it. With 3 seats Walk has none.
inline bool on_wheel(const Rules& rules, const State& s, Act act) {
  return s.slot_of(act) != not_placed && (act != Act::walk || rules.seats != 3);
}

inline void give_next_animal(const Rules& rules, State& s, AnimalId animal) {
  give_animal(rules, s, rules.animal_choice == AnimalChoice::draft ? rules.by_age[s.setup_step] : s.setup_step, animal);
  if (++s.setup_step < rules.seats) return s.ask(Phase::animals, next_to_get_animal(rules, s));
  s.setup_step = 0;
  s.ask(Phase::cards, rules.all_seats());
}

// GR-13. A seat's place counts the seats with a number at least as large, so that seats with the same number share the lowest of
// their places.
inline void gain_karma_by_rank(const Rules& rules, State& s) {
  for (int seat = 0; seat < rules.seats; ++seat) {
    int place = 0;
    for (int other = 0; other < rules.seats; ++other) place += s.played[other].act() >= s.played[seat].act();
    gain_karma(rules, s, seat, rules.seats - place + 1, Why::place, number(s.played[seat].act()));
  }
}

// GR-14. The numbers of giver and taker have the same sum, whoever they are. A seat either gives or takes. Who gives can pay: by
// GR-13 it has more karma than there are seats with lower numbers.
inline void give_gifts(const Rules& rules, State& s) {
  const int sum = rules.seats == 3 ? 5 + 1 : 6 + 1;
  for (int giver = 0; giver < rules.seats; ++giver)
    for (int taker = 0; taker < rules.seats; ++taker) {
      const int high = number(s.played[giver].act()), low = number(s.played[taker].act());
      if (high <= low || high + low != sum) continue;
      pay_karma(rules, s, giver, 1, Why::gift, taker);
      gain_just_karma(rules, s, taker, 1, Why::gift, giver);
    }
}

inline void reveal_first_cards(const Rules& rules, State& s) {
  for (int seat = 0; seat < rules.seats; ++seat) lay_card(rules, s, seat, s.played[seat], Why::first_card);  // GR-12
  gain_karma_by_rank(rules, s);
  give_gifts(rules, s);
  begin_round(rules, s);
}

}  // namespace shengxiao::games::great_race
