// The Great Race before the first round: the wheel is put together (GR-7), animals are given (GR-1), a card is played by each
// (GR-12 to GR-14). Part of the class in great_race.hpp, which includes this last.
#pragma once

namespace shengxiao::games::great_race {

inline void GreatRace::put_piece(State& s, int act) const {
  s.slot[static_cast<Index>(act ? act - 1 : walk - 1)] = s.step;  // GR-7: the empty slot in the place of Walk
  if (++s.step < wheel_slots) return;
  s.step = 0;
  if (naming_ == Naming::given) return ask_all(s, Phase::cards);
  s.phase = Phase::animals;
  if (naming_ == Naming::draft) s.owing = static_cast<std::uint16_t>(1u << oldest_[0]);
}

inline void GreatRace::give_next_animal(State& s, int animal) const {
  give_animal(s, naming_ == Naming::draft ? oldest_[s.step] : s.step, animal);
  if (++s.step == seats_) {
    s.step = 0;
    return ask_all(s, Phase::cards);
  }
  if (naming_ == Naming::draft) s.owing = static_cast<std::uint16_t>(1u << oldest_[s.step]);
}

inline void GreatRace::give_animal(State& s, int seat, int animal) const {
  const auto me = static_cast<Index>(seat);
  s.animal[me] = static_cast<std::uint8_t>(animal);
  if (animal != rat) return;
  s.hand[me] += one(3);  // GR-5
  s.supply -= one(3);
  s.karma[me] = 3;
}

inline void GreatRace::reveal_first_cards(State& s) const {
  for (Index me = 0; me < static_cast<Index>(seats_); ++me) {
    s.row[me] = s.played[me];  // GR-12
    s.cards[me] &= static_cast<ActSet>(~act_bit(s.played[me]));
  }
  gain_karma_by_rank(s);
  give_gifts(s);
  begin_round(s);
}

// GR-13. A seat's place counts those with a number as large or larger, so that seats with the same number take the lowest place.
inline void GreatRace::gain_karma_by_rank(State& s) const {
  for (int seat = 0; seat < seats_; ++seat) {
    int place = 0;
    for (Index other = 0; other < static_cast<Index>(seats_); ++other)
      place += s.played[other] >= s.played[static_cast<Index>(seat)];
    gain_karma(s, seat, seats_ - place + 1);
  }
}

// GR-14. The numbers of giver and taker always have the same sum.
inline void GreatRace::give_gifts(State& s) const {
  const int sum = seats_ == 3 ? 5 + 1 : 6 + 1;
  const auto before = s.karma;
  for (Index me = 0; me < static_cast<Index>(seats_); ++me) {
    int karma = before[me];
    for (Index other = 0; other < static_cast<Index>(seats_); ++other) {
      if (s.played[me] + s.played[other] != sum || s.played[me] == s.played[other]) continue;
      karma += s.played[me] < s.played[other] ? 1 : -1;
    }
    s.karma[me] = static_cast<std::uint8_t>(std::min(karma, most_karma));
  }
}

}  // namespace shengxiao::games::great_race
