// apply(), and the legal actions. Inline, since playouts spend their time here. Only great_race.hpp includes it, at its end.
#pragma once
#include "games/great_race/setup.hpp"

namespace shengxiao::games::great_race {

inline void GreatRace::apply(State& s, Seat seat, Action a) const { apply(rules_, s, seat, a); }

inline void GreatRace::apply(const Rules& rules, State& s, Seat seat, Action a) {
  assert(s.to_act.has(seat));
  switch (a.kind) {
    case Kind::piece: return put_piece(rules, s, a.act());
    case Kind::animal: return give_next_animal(rules, s, a.animal());
    case Kind::card:
    case Kind::play:
      s.played[index(seat)] = a.play();
      s.to_act = s.to_act.without(seat);
      if (!s.to_act.empty()) return;
      return a.kind == Kind::card ? reveal_first_cards(rules, s) : reveal_plays(rules, s);
    default: return apply_choice(rules, s, a);
  }
}

// ---- Legal actions. why_illegal.cpp has the reasons for these conditions: they change together. ----

// The plays that a seat can choose: any of these action cards with any of these energy cards.
struct LegalPlays {
  ActSet acts;
  EnergySet energies;
  int count() const { return acts.size() * std::popcount(energies); }
  Play nth(int k) const {
    const int n = std::popcount(energies);
    return {acts.nth(k / n), nth_energy(energies, k % n)};
  }
};

inline LegalPlays legal_plays(const State& s, int seat) {
  LegalPlays plays{s.action_cards[seat], s.energy[seat].kinds()};
  if (s.energy[seat].size() == 1) {  // GR-17
    plays.acts = {};
    plays.acts.add(Act::strategise);
  } else if (last_act(s.row[seat]) == Act::none) {
    plays.acts.remove(Act::repeat);  // GR-16
  } else {
    plays.acts.remove_below(lowest_affordable(s, seat));  // GR-18
  }
  return plays;
}

inline unsigned animals_left(const Rules& rules, const State& s) {  // bits by AnimalId
  unsigned left = (rules.cat ? 1u << 14 : 1u << 13) - 2;  // all but AnimalId::none
  for (int seat = 0; seat < rules.seats; ++seat) left &= ~(1u << static_cast<int>(s.animal[seat]));
  return left;
}

// The k-th piece not yet placed. With 3 seats the empty slot takes the place of Walk (GR-7).
inline Action nth_piece(const Rules& rules, const State& s, int k) {
  for (const Act act : wheel_acts)
    if (s.slot_of(act) == not_placed && k-- == 0) return Action::piece(act == Act::walk && rules.seats == 3 ? Act::none : act);
  return Action::piece(Act::none);  // not reached: k is below legal_count()
}

inline Action nth_in_window(const State& s, int k) {  // GR-32
  const auto exchanges = legal_exchanges(s);
  const int n = exchanges.size();
  if (k < n) return Action::exchange(exchanges.nth(k));
  k -= n;
  if (can_trade(s) && k-- == 0) return Action(Kind::trade);
  if (s.ability_waits && k-- == 0) return Action(Kind::ability);
  return Action(Kind::done);
}

inline int GreatRace::legal_count(const State& s, Seat seat) const {
  if (!s.to_act.has(seat)) return 0;
  switch (s.phase) {
    case Phase::wheel: return wheel_slots - s.setup_step;
    case Phase::animals: return std::popcount(animals_left(rules_, s));
    case Phase::cards: return rules_.first_cards().size();
    case Phase::play: return legal_plays(s, index(seat)).count();
    case Phase::pig: return rules_.seats == 5 ? 3 : 2;
    case Phase::window: return legal_exchanges(s).size() + can_trade(s) + s.ability_waits + 1;
    case Phase::river: return std::popcount(s.energy[s.mover].kinds()) + 1;
    case Phase::horse: return 2;
    case Phase::over: break;
  }
  return 0;
}

inline Action GreatRace::legal_at(const State& s, Seat seat, int k) const {
  switch (s.phase) {
    case Phase::wheel: return nth_piece(rules_, s, k);
    case Phase::animals: return Action::animal(static_cast<AnimalId>(nth_bit(animals_left(rules_, s), k)));
    case Phase::cards: return Action::card(number(rules_.first_cards().nth(k)));
    case Phase::play: return Action::play(legal_plays(s, index(seat)).nth(k));
    case Phase::pig: return Action(static_cast<Kind>(static_cast<int>(Kind::ability_card) + k));
    case Phase::window: return nth_in_window(s, k);
    case Phase::river: {
      const auto held = s.energy[s.mover].kinds();
      return k < std::popcount(held) ? Action::return_card(nth_energy(held, k)) : Action(Kind::fallback);
    }
    case Phase::horse: return Action(k == 0 ? Kind::ability : Kind::done);
    case Phase::over: break;
  }
  return Action(Kind::done);
}

// Lists plays and exchanges directly, and everything else by legal_at().
inline void GreatRace::legal(const State& s, Seat seat, Actions<GreatRace>& out) const {
  if (!s.to_act.has(seat)) return;
  int listed = 0;
  if (s.phase == Phase::play) {
    const auto plays = legal_plays(s, index(seat));
    for (unsigned acts = plays.acts.bits; acts; acts &= acts - 1)
      for (auto energies = plays.energies; energies; energies &= energies - 1)
        out.push_back(Action::play(Play(act_with(std::countr_zero(acts) + 1), nth_energy(energies, 0))));
    return;
  }
  if (s.phase == Phase::window) {
    const auto exchanges = legal_exchanges(s);
    exchanges.each([&](int number) { out.push_back(Action::exchange(number)); });
    listed = exchanges.size();
  }
  const int count = legal_count(s, seat);
  for (int k = listed; k < count; ++k) out.push_back(legal_at(s, seat, k));
}

}  // namespace shengxiao::games::great_race
