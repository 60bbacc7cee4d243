// The rules of The Great Race as they are played: whose move, which moves, what they do. Inline, since playouts live on them;
// included by great_race.hpp alone.
#pragma once
#include "games/great_race/great_race.hpp"

namespace shengxiao::games {

inline SeatSet GreatRace::to_act(const State& s) const { return std::bit_cast<SeatSet>(s.owing); }

inline GreatRace::Action GreatRace::Plays::nth(int k) const {
  const int number = std::popcount(energies);
  auto left = acts;
  for (int n = k / number; n > 0; --n) left &= static_cast<great_race::ActSet>(left - 1);
  return {Kind::play, great_race::pair(std::countr_zero(left) + 1, great_race::nth_kind(energies, k % number))};
}

inline int GreatRace::cost(const State& s, int seat, int act) {
  const auto me = static_cast<Index>(seat);
  const int fall = std::clamp(great_race::last_act(s.row[me]) - act, 0, 2);           // GR-19
  return fall - (fall > 0 && s.animal[me] == great_race::rabbit);                     // GR-20
}

inline GreatRace::Plays GreatRace::plays(const State& s, int seat) {
  const auto me = static_cast<Index>(seat);
  const auto energies = great_race::kinds(s.hand[me]);
  if (great_race::count_of(s.hand[me]) == 1) return {great_race::act_bit(great_race::strategise), energies};  // GR-17
  unsigned acts = s.cards[me];
  const int last = great_race::last_act(s.row[me]);
  if (last == 0) acts &= ~unsigned{great_race::act_bit(great_race::repeat)};                // GR-16
  const int fall = s.karma[me] + (s.animal[me] == great_race::rabbit);                // GR-18: by how much the number may fall
  if (last && fall < 2) acts &= ~0u << std::max(last - 1 - fall, 0);
  return {static_cast<great_race::ActSet>(acts), energies};
}

inline unsigned GreatRace::animals_left(const State& s) const {
  unsigned set = cat_ ? 0x3FFE : 0x1FFE;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) set &= ~(1u << s.animal[seat]);
  return set;
}

inline great_race::ExchangeSet GreatRace::exchanges(const State& s, great_race::Energies hand) {
  return great_race::legal_exchanges({hand, s.supply, s.row[s.turn], s.animal[s.turn], s.karma[s.turn]});
}

inline int GreatRace::legal_count(const State& s, Seat seat) const {
  if (!owes(s, seat)) return 0;
  switch (s.phase) {
    case Phase::pieces: return great_race::wheel_slots - s.step;
    case Phase::animals: return std::popcount(animals_left(s));
    case Phase::cards: return std::popcount(first_cards());
    case Phase::plays: return plays(s, index(seat)).count();
    case Phase::pig: return seats_ == 5 ? 3 : 2;
    case Phase::window: return (s.exchanges ? exchanges(s).size() : 0) + (s.trades && s.karma[s.turn] >= 2) + (s.gains != 0) + 1;
    case Phase::river: return std::popcount(great_race::kinds(s.hand[s.turn])) + 1;
    case Phase::horse: return 2;
    case Phase::over: break;
  }
  return 0;
}

inline GreatRace::Action GreatRace::legal_at(const State& s, Seat seat, int k) const {
  const auto of = [](Kind kind, int what = 0) { return Action{kind, static_cast<std::uint8_t>(what)}; };
  switch (s.phase) {
    case Phase::pieces:
      for (int act = 1; act <= great_race::wheel_slots; ++act)
        if (s.slot[static_cast<Index>(act - 1)] == great_race::wheel_slots && k-- == 0)
          return of(Kind::piece, act == 6 && seats_ == 3 ? 0 : act);
      break;
    case Phase::animals: {
      auto left = animals_left(s);
      while (k-- > 0) left &= left - 1;
      return of(Kind::animal, std::countr_zero(left));
    }
    case Phase::cards: return of(Kind::card, k + 1);
    case Phase::plays: return plays(s, index(seat)).nth(k);
    case Phase::pig: return of(static_cast<Kind>(static_cast<int>(Kind::ability_card) + k));
    case Phase::window: {
      if (s.exchanges) {
        const auto all = exchanges(s);
        const int number = all.size();
        if (k < number) return of(Kind::exchange, all.nth(k));
        k -= number;
      }
      if (s.trades && s.karma[s.turn] >= 2 && k-- == 0) return of(Kind::trade);
      return of(s.gains && k == 0 ? Kind::ability : Kind::done);
    }
    case Phase::river: {
      const auto kinds = great_race::kinds(s.hand[s.turn]);
      return k < std::popcount(kinds) ? of(Kind::give_back, great_race::nth_kind(kinds, k)) : of(Kind::fallback);
    }
    case Phase::horse: return of(k == 0 ? Kind::ability : Kind::done);
    case Phase::over: break;
  }
  return of(Kind::done);
}

// Small things that happen to a seat.

inline void GreatRace::move(State& s, int seat, int by) const {
  auto& position = s.position[static_cast<Index>(seat)];
  position = static_cast<std::uint8_t>(std::clamp(position + by, 0, printed_.finish));  // GR-25, GR-47
}

inline void GreatRace::gain_karma(State& s, int seat, int amount) {
  if (amount == 0) return;
  const auto me = static_cast<Index>(seat);
  amount += s.animal[me] == great_race::dragon;                                       // GR-40
  s.karma[me] = static_cast<std::uint8_t>(std::min(s.karma[me] + amount, great_race::most_karma));
}

inline void GreatRace::gain_ones(State& s, int seat, int amount) {
  const auto me = static_cast<Index>(seat);
  const int room = great_race::most_energy - great_race::count_of(s.hand[me]) - great_race::energies_under(s.row[me]);  // GR-4
  s.hand[me] += static_cast<great_race::Energies>(std::min(amount, room));
}

inline bool GreatRace::in_river(const State& s, int seat) const {
  const int position = s.position[static_cast<Index>(seat)];
  return position >= printed_.river && position < printed_.finish;              // GR-47
}

// Set-up.

inline void GreatRace::ask_all(State& s, Phase phase) const {
  s.phase = phase;
  s.owing = static_cast<std::uint16_t>((1u << seats_) - 1);
}

inline void GreatRace::ask(State& s, Phase phase) const {
  s.phase = phase;
  s.owing = static_cast<std::uint16_t>(1u << s.turn);
}

inline void GreatRace::give_animal(State& s, int seat, int animal) const {
  const auto me = static_cast<Index>(seat);
  s.animal[me] = static_cast<std::uint8_t>(animal);
  if (animal != great_race::rat) return;
  s.hand[me] += great_race::one(3);                                                   // GR-5
  s.supply -= great_race::one(3);
  s.karma[me] = 3;
}

inline void GreatRace::after_piece(State& s) const {
  if (++s.step < great_race::wheel_slots) return;
  s.step = 0;
  if (naming_ == Naming::given) return ask_all(s, Phase::cards);
  s.phase = Phase::animals;
  if (naming_ == Naming::draft) s.owing = static_cast<std::uint16_t>(1u << oldest_[0]);
}

inline void GreatRace::after_animal(State& s) const {
  if (++s.step == seats_) {
    s.step = 0;
    return ask_all(s, Phase::cards);
  }
  if (naming_ == Naming::draft) s.owing = static_cast<std::uint16_t>(1u << oldest_[s.step]);
}

// GR-12 to GR-14.
inline void GreatRace::first_karma(State& s) const {
  const auto n = static_cast<Index>(seats_);
  std::array<int, max_seats> gifts{};
  const int most = seats_ == 3 ? 5 : 6;
  for (Index me = 0; me < n; ++me) {
    int place = 0;  // seats with as large a number or a larger: of tied seats all take the lowest place
    for (Index other = 0; other < n; ++other) {
      place += s.played[other] >= s.played[me];
      const int sum = s.played[other] + s.played[me];
      if (sum != most + 1 || s.played[other] == s.played[me]) continue;
      gifts[me] += s.played[me] < s.played[other] ? 1 : -1;                     // GR-14
    }
    gain_karma(s, static_cast<int>(me), seats_ - place + 1);                    // GR-13
    s.row[me] = s.played[me];
    s.cards[me] &= static_cast<great_race::ActSet>(~great_race::act_bit(s.played[me]));
  }
  for (Index me = 0; me < n; ++me)
    s.karma[me] = static_cast<std::uint8_t>(std::min(s.karma[me] + gifts[me], great_race::most_karma));
  begin_round(s);
}

// Rounds.

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

inline void GreatRace::reveal(State& s) const {
  for (int seat = 0; seat < seats_; ++seat) {
    const auto me = static_cast<Index>(seat);
    const auto play = s.played[me];
    if (!play) continue;
    const int act = great_race::act_of(play), paid = cost(s, seat, act);
    s.resolves[me] = static_cast<std::uint8_t>(great_race::counts_as(act, great_race::last_act(s.row[me])));
    s.karma[me] = static_cast<std::uint8_t>(s.karma[me] - paid);
    if (s.animal[me] == great_race::snake) move(s, seat, paid);                       // GR-20
    s.row[me] = great_race::add(s.row[me], play);                                     // GR-15
    s.cards[me] &= static_cast<great_race::ActSet>(~great_race::act_bit(act));
    s.hand[me] -= great_race::one(great_race::energy_of(play));
  }
  go(s);
}

// Resolves until somebody is asked something.
inline void GreatRace::go(State& s) const {
  while (true) {
    while (s.queue) {
      s.turn = static_cast<std::uint8_t>((s.queue & 7) - 1);
      s.queue >>= 3;
      if (take_turn(s)) return;
    }
    if (!next_action(s)) return end_round(s);
  }
}

// The numbers of the actions are their order, as nothing resolves as a Repeat.
inline bool GreatRace::next_action(State& s) const {
  int next = great_race::sits_out;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat)
    if (s.resolves[seat] > s.act && s.resolves[seat] < next) next = s.resolves[seat];
  if (next == great_race::sits_out) return false;
  s.act = static_cast<std::uint8_t>(next);
  line_up(s);
  return true;
}

inline void GreatRace::line_up(State& s) const {  // GR-22
  std::array<int, max_seats> keys;
  int n = 0;
  for (int seat = 0; seat < seats_; ++seat) {
    if (s.resolves[static_cast<Index>(seat)] != s.act) continue;
    const int key = s.position[static_cast<Index>(seat)] << 8 | (7 - age_[static_cast<Index>(seat)]) << 4 | (seat + 1);
    int at = n++;
    for (; at > 0 && keys[static_cast<Index>(at - 1)] > key; --at) keys[static_cast<Index>(at)] = keys[static_cast<Index>(at - 1)];
    keys[static_cast<Index>(at)] = key;
  }
  for (int i = 0; i < n; ++i) s.queue = static_cast<std::uint16_t>(s.queue << 3 | (keys[static_cast<Index>(i)] & 15));
}

inline const great_race::Benefit& GreatRace::benefit(const State& s, int act, int total) const {
  const auto which = static_cast<Index>(act);
  const int section = 2 * s.slot[which - 1] + (total > printed_.low_top[which]);  // GR-9
  const auto& space = printed_.space[static_cast<Index>((section + s.rotation) % great_race::wheel_spaces)];  // GR-8
  return great_race::is_movement(act) ? space.green : space.yellow;                   // GR-11
}

// GR-10, for the seat whose turn it is.
inline void GreatRace::gain(State& s, const great_race::Benefit& benefit, int act, int sharing) const {
  int amount = benefit.amount == great_race::Benefit::by_seats ? sharing : benefit.amount;
  amount += amount >= 3 && s.animal[s.turn] == great_race::cat;                       // GR-50
  if (act == great_race::help)
    gain_karma(s, s.turn, amount);
  else if (act == great_race::rest)
    gain_ones(s, s.turn, amount);
  else
    move(s, s.turn, amount);
  s.exchanges += benefit.exchange;
  s.trades += benefit.trade;
}

// GR-31: the leftmost card stays, unless it is taken too. Here this round's Strategise is in the row already.
inline void GreatRace::take_row(State& s, bool leftmost_too) const {
  auto& row = s.row[s.turn];
  const bool alone = great_race::length(row) == 1;
  const auto leftmost = leftmost_too || alone ? great_race::Row{0} : row & 0xFF;
  for (auto taken = leftmost ? row >> 8 : row; taken; taken >>= 8) {
    const auto pair = static_cast<great_race::Pair>(taken);
    s.cards[s.turn] |= great_race::act_bit(great_race::act_of(pair));
    if (great_race::energy_of(pair)) s.hand[s.turn] += great_race::one(great_race::energy_of(pair));
  }
  row = leftmost;
}

// A seat's turn (GR-32) up to its first question; true where it is asked one.
inline bool GreatRace::take_turn(State& s) const {
  const int seat = s.turn, act = s.act, energy = great_race::energy_of(s.played[s.turn]);
  int total = 0, sharing = 0, lower = 0, equal = 0;
  for (Index other = 0; other < static_cast<Index>(seats_); ++other) {
    if (s.resolves[other] != act) continue;
    const int theirs = great_race::energy_of(s.played[other]);
    total += theirs;
    ++sharing;
    lower += theirs < energy;
    equal += theirs == energy;
  }
  const bool joint = lower + equal == sharing, highest = joint && equal == 1;   // GR-23
  const bool extra = seats_ == 5 ? joint : highest;
  s.exchanges = s.trades = s.gains = 0;
  switch (act) {
    case great_race::cheat:
      highest ? gain(s, benefit(s, act, total), act, sharing) : move(s, seat, -1);  // GR-25
      break;
    case great_race::help:
      gain(s, benefit(s, act, total), act, sharing);                            // GR-26
      if (extra) gain_ones(s, seat, 1);
      break;
    case great_race::run:
      highest ? gain(s, benefit(s, act, total), act, sharing) : move(s, seat, 1);   // GR-27
      break;
    case great_race::rest:
      gain(s, benefit(s, act, total), act, sharing);                            // GR-28
      if (extra) gain_karma(s, seat, 1);
      break;
    case great_race::cooperate:
      if (joint) gain(s, benefit(s, act, total), act, sharing);                 // GR-29
      break;
    case great_race::walk:
      if (highest) gain(s, benefit(s, act, total), act, sharing);               // GR-30
      break;
    default: take_row(s, extra);                                                // GR-31
  }
  move(s, seat, seats_ == 3 ? 2 * lower : lower);                               // GR-24
  switch (s.animal[s.turn]) {
    case great_race::horse: move(s, seat, lower > 0); break;                          // GR-41
    case great_race::goat: s.exchanges += sharing > 1; break;                         // GR-42
    case great_race::monkey:
    case great_race::rooster: s.gains = sharing > 1; break;                           // GR-43
    case great_race::dog:                                                             // GR-44
      if (act == great_race::strategise) {
        if (!in_river(s, seat)) {
          gain_ones(s, seat, 1);
          return false;
        }
        move(s, seat, 1);
        return false;
      }
      break;
    case great_race::pig: {                                                           // GR-45
      const int number = great_race::act_of(s.played[s.turn]);
      bool lowest = true, largest = seats_ > 3;
      for (int other = 0; other < seats_; ++other) {
        const auto play = s.played[static_cast<Index>(other)];
        if (other == seat || !play) continue;
        lowest &= number < great_race::act_of(play);
        largest &= number > great_race::act_of(play);
      }
      if (lowest || largest) return ask(s, Phase::pig), true;
      break;
    }
    default: break;
  }
  return after_pig(s);
}

inline bool GreatRace::after_pig(State& s) const { return window_asks(s) || close_window(s); }

// Whether something in the window can be used, be it only after the gain that waits (GR-32).
inline bool GreatRace::window_asks(State& s) const {
  const bool waits = s.gains != 0;
  const int karma = s.karma[s.turn] + (waits && s.animal[s.turn] == great_race::rooster);
  bool usable = s.trades && karma >= 2;
  if (s.exchanges && !usable) {
    usable = !exchanges(s).empty();
    if (!usable && waits && s.animal[s.turn] == great_race::monkey) {
      auto after = s;
      gain_ones(after, s.turn, 1);
      usable = !exchanges(after).empty();
    }
  }
  if (usable) ask(s, Phase::window);
  return usable;
}

// What comes after the window; true where the seat owes the river a card.
inline bool GreatRace::close_window(State& s) const {
  const int animal = s.animal[s.turn];
  if (s.gains && animal == great_race::monkey) gain_ones(s, s.turn, 1);               // GR-43
  if (s.gains && animal == great_race::rooster) gain_karma(s, s.turn, 1);
  if (s.exchanges && animal == great_race::tiger) gain_karma(s, s.turn, 1);           // GR-38
  s.exchanges = s.trades = s.gains = 0;
  if (s.act != great_race::strategise || !in_river(s, s.turn) || great_race::count_of(s.hand[s.turn]) < 2) return false;
  ask(s, Phase::river);                                                         // GR-31
  return true;
}

inline void GreatRace::do_exchange(State& s, int number) const {
  const auto& e = great_race::exchange(number);
  s.hand[s.turn] += e.get - e.give;
  s.supply += great_race::from_supply(e.give) - great_race::from_supply(e.get);
  s.karma[s.turn] = static_cast<std::uint8_t>(s.karma[s.turn] - e.karma);
  --s.exchanges;
  if (s.animal[s.turn] == great_race::ox && e.up && e.target >= 4) move(s, s.turn, e.target == 4 ? 1 : 2);  // GR-37
}

inline void GreatRace::pay_river(State& s, Action a) const {
  if (a.kind == Kind::give_back) {
    s.hand[s.turn] -= great_race::one(a.what);
    s.supply += great_race::from_supply(great_race::one(a.what));
    return;
  }
  take_row(s, true);
  move(s, s.turn, -8);
}

// GR-46.
inline void GreatRace::end_round(State& s) const {
  s.rotation = static_cast<std::uint8_t>((s.rotation + 1) % great_race::wheel_spaces);
  s.act = s.turn = 0;
  bool over = s.round == last_round;                                            // GR-49
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) over |= s.position[seat] == printed_.finish;
  if (over) {
    s.phase = Phase::over;
    s.owing = 0;
    return;
  }
  for (int seat = 0; seat < seats_; ++seat)
    if (s.animal[static_cast<Index>(seat)] == great_race::horse && s.position[static_cast<Index>(seat)] > 0) {
      s.turn = static_cast<std::uint8_t>(seat);
      return ask(s, Phase::horse);                                              // GR-41
    }
  begin_round(s);
}

inline void GreatRace::apply(State& s, Seat seat, Action a) const {
  assert(owes(s, seat));
  const auto me = static_cast<Index>(index(seat));
  switch (a.kind) {
    case Kind::piece:
      s.slot[a.what ? a.what - 1u : great_race::walk - 1u] = s.step;  // GR-7: the empty slot in the place of Walk
      return after_piece(s);
    case Kind::animal: give_animal(s, naming_ == Naming::draft ? index(seat) : s.step, a.what); return after_animal(s);
    case Kind::card:
    case Kind::play:
      s.played[me] = a.what;
      s.owing &= static_cast<std::uint16_t>(~(1u << me));
      if (s.owing) return;
      return a.kind == Kind::card ? first_karma(s) : reveal(s);
    case Kind::exchange: do_exchange(s, a.what); break;
    case Kind::trade:                                                           // GR-35
      s.karma[me] = static_cast<std::uint8_t>(s.karma[me] - 2);
      move(s, s.turn, 3);
      --s.trades;
      break;
    case Kind::ability:
      if (s.phase == Phase::horse) {                                            // GR-41
        move(s, s.turn, -1);
        gain_ones(s, s.turn, 1);
        gain_karma(s, s.turn, 1);
        return begin_round(s);
      }
      s.gains = 0;
      s.animal[me] == great_race::monkey ? gain_ones(s, s.turn, 1) : gain_karma(s, s.turn, 1);
      break;
    case Kind::ability_card: gain_ones(s, s.turn, 1); break;                    // GR-45
    case Kind::ability_karma: gain_karma(s, s.turn, 1); break;
    case Kind::ability_move: move(s, s.turn, 1); break;
    case Kind::done:
      if (s.phase == Phase::horse) return begin_round(s);
      if (!close_window(s)) go(s);
      return;
    case Kind::give_back:
    case Kind::fallback: pay_river(s, a); return go(s);
  }
  if (!after_pig(s)) go(s);
}

}  // namespace shengxiao::games
