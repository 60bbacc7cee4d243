// A round of The Great Race: the plays, karma, the actions in their order, the turn of the wheel. Part of the class in
// great_race.hpp, which includes this last.
#pragma once

namespace shengxiao::games::great_race {

inline void GreatRace::begin_round(State& s) const {
  s.before = s.played;
  s.played = {};
  s.act = s.turn = 0;
  ++s.round;
  ask_all(s, Phase::plays);
  if (s.round > 1 || !cat_) return;
  for (int seat = 0; seat < seats_; ++seat)
    if (sits_out(s, seat)) s.owing &= static_cast<std::uint16_t>(~(1u << seat));  // GR-50
}

inline void GreatRace::reveal_plays(State& s) const {
  for (int seat = 0; seat < seats_; ++seat) {
    const auto me = static_cast<Index>(seat);
    const auto play = s.played[me];
    if (!play) continue;
    const int act = act_of(play), paid = cost(s, seat, act);
    s.resolves[me] = static_cast<std::uint8_t>(counts_as(act, last_act(s.row[me])));
    pay_karma(s, seat, paid);
    if (s.animal[me] == snake) move(s, seat, paid);  // GR-20
    s.row[me] = add(s.row[me], play);  // GR-15
    s.cards[me] &= static_cast<ActSet>(~act_bit(act));
    s.hand[me] -= one(energy_of(play));
  }
  resolve(s);
}

// Goes on with the actions until somebody is asked something.
inline void GreatRace::resolve(State& s) const {
  while (true) {
    while (s.queue) {
      s.turn = static_cast<std::uint8_t>((s.queue & 7) - 1);
      s.queue >>= 3;
      if (take_turn(s)) return;
    }
    if (!begin_next_action(s)) return end_round(s);
  }
}

// GR-21. The numbers of the actions are their order, as nothing resolves as a Repeat. False where there is no more.
inline bool GreatRace::begin_next_action(State& s) const {
  int next = no_play;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat)
    if (s.resolves[seat] > s.act && s.resolves[seat] < next) next = s.resolves[seat];
  if (next == no_play) return false;
  s.act = static_cast<std::uint8_t>(next);
  queue_resolvers(s);
  return true;
}

// GR-22: the furthest ahead first, then the older. Sorts keys of position, age and seat, and queues the seats of the lowest first,
// as the last one queued is the next to resolve.
inline void GreatRace::queue_resolvers(State& s) const {
  std::array<int, max_seats> keys;
  Index n = 0;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) {
    if (s.resolves[seat] != s.act) continue;
    const int key = s.position[seat] << 8 | (7 - age_[seat]) << 4 | static_cast<int>(seat + 1);
    Index at = n++;
    for (; at > 0 && keys[at - 1] > key; --at) keys[at] = keys[at - 1];
    keys[at] = key;
  }
  for (Index i = 0; i < n; ++i) s.queue = static_cast<std::uint16_t>(s.queue << 3 | (keys[i] & 15));
}

inline void GreatRace::end_round(State& s) const {  // GR-46
  s.rotation = static_cast<std::uint8_t>((s.rotation + 1) % wheel_spaces);
  s.act = s.turn = 0;
  bool over = s.round == last_round;  // GR-49
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) over |= s.position[seat] == printed_.finish;
  if (over) {
    s.phase = Phase::over;
    s.owing = 0;
    return;
  }
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat)
    if (s.animal[seat] == horse && s.position[seat] > 0) {
      s.turn = static_cast<std::uint8_t>(seat);
      return ask(s, Phase::horse);  // GR-41
    }
  begin_round(s);
}

inline void GreatRace::go_back_as_horse(State& s) const {  // GR-41
  move(s, s.turn, -1);
  gain_ones(s, s.turn, 1);
  gain_karma(s, s.turn, 1);
}

}  // namespace shengxiao::games::great_race
