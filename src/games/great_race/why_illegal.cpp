// Why an action is not legal: the conditions of legal(), one by one. The last return of each function is the one reason left.
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
Error why_illegal_piece(const Rules& rules, Seat seat, Act act) {
  if (seat != Seat::chance) return {"GR-7", "great_race.pieces_by_chance"};
  if (act == Act::none && rules.seats != 3) return {"GR-7", "great_race.no_empty_slot"};
  if (act == Act::walk && rules.seats == 3) return {"GR-7", "great_race.no_walk"};
  return {"GR-7", "great_race.piece_on_wheel", Term(name_of(act))};
}

Error why_illegal_animal(const Rules& rules, const State& s, Seat seat, AnimalId animal) {
  if (!s.to_act.has(seat)) return {"GR-1", "great_race.other_gets_animal"};
  if (animal == AnimalId::cat && !rules.cat) return {"GR-50", "great_race.no_cat"};
  return {"GR-1", "great_race.animal_taken", Term(name_of(animal))};
}

Error why_illegal_first_card(const State& s, Seat seat) {
  if (s.phase != Phase::cards) return {"GR-12", "great_race.first_cards_played"};
  if (!s.to_act.has(seat)) return {"GR-12", "great_race.chosen"};
  return {"GR-12", "great_race.first_card"};
}

Error why_illegal_play(const Rules& rules, const State& s, Seat by, Play play) {
  const int seat = index(by);
  const Act act = play.act();
  if (s.phase != Phase::play) return {"GR-32", "great_race.round_goes_on", seat_at(s.mover)};
  if (sits_out(s, seat)) return {"GR-50", "great_race.cat_sits_out"};
  if (!s.to_act.has(by)) return {"GR-15", "great_race.chosen"};
  if (act == Act::walk && rules.seats == 3) return {"GR-2", "great_race.no_walk"};
  if (!s.action_cards[seat].has(act)) return {"GR-15", "great_race.no_such_card", Term(name_of(act))};
  if (!count_of(s.energy[seat], play.energy())) return {"GR-15", "great_race.no_such_energy", play.energy()};
  if (s.energy[seat].size() == 1 && act != Act::strategise) return {"GR-17", "great_race.last_energy"};
  if (act == Act::repeat && s.row[seat].empty()) return {"GR-16", "great_race.nothing_to_repeat"};
  return {"GR-18",      "great_race.too_little_karma", Term(name_of(act)), Term(name_of(last_act(s.row[seat]))), cost(s, seat, act),
          s.karma[seat]};
}

Error why_illegal_exchange(const State& s, const Exchange& e) {
  const auto animal = s.animal[s.mover];
  const auto hand = s.energy[s.mover];
  if (!s.exchanges) return {"GR-32", "great_race.no_exchange"};
  if (e.karma && animal != AnimalId::dragon) return {"GR-40", "great_race.only_the_dragon"};
  if (e.karma && !s.karma[s.mover]) return {"GR-40", "great_race.dragon_karma"};
  if (animal == AnimalId::tiger && !(e.allowed & for_tiger)) return {"GR-38", "great_race.tiger_superfluous"};
  if (animal != AnimalId::tiger && !e.karma && !(e.allowed & for_others)) return {"GR-33", "great_race.too_little_given"};
  if (!hand.holds(e.give)) return {"GR-33", "great_race.give_not_in_hand"};
  if (!(s.supply + energy_card(1, 15)).holds(e.get)) return {"GR-34", "great_race.supply_lacks"};  // 1s never run out (GR-3)
  if (e.get.size() - e.give.size() > room_for_energy(s, s.mover)) return {"GR-4", "great_race.hand_limit"};
  return {"GR-34", "great_race.high_card"};
}

// A choice in a turn, by the mover.
Error why_illegal_choice(const State& s, Action a) {
  const bool of_pig = a.kind == Kind::ability_card || a.kind == Kind::ability_karma || a.kind == Kind::ability_move;
  if (s.phase == Phase::pig) {
    if (of_pig) return {"GR-45", "great_race.no_movement"};
    return {"GR-45", "great_race.pig_chooses"};
  }
  if (of_pig) return {"GR-45", "great_race.only_the_pig"};
  if (s.phase == Phase::river) {
    if (a.kind == Kind::return_card) return {"GR-31", "great_race.no_such_energy", a.energy()};
    return {"GR-31", "great_race.river_owed"};
  }
  if (a.kind == Kind::return_card || a.kind == Kind::fallback) return {"GR-31", "great_race.nothing_owed"};
  if (s.phase == Phase::horse) return {"GR-41", "great_race.horse_decides"};
  if (a.kind == Kind::ability) return {"GR-43", "great_race.no_ability"};
  if (a.kind == Kind::trade && s.trades) return {"GR-35", "great_race.trade_karma"};
  if (a.kind == Kind::trade) return {"GR-35", "great_race.no_trade"};
  return why_illegal_exchange(s, exchange_numbered(a.exchange()));
}
}  // namespace

Error GreatRace::why_illegal(const State& s, Seat seat, Action a) const {
  const bool of_wheel = a.kind == Kind::piece, of_animals = a.kind == Kind::animal;
  if (s.phase == Phase::over) return {"GR-46", "game.over"};
  if (of_wheel && s.phase != Phase::wheel) return {"GR-7", "great_race.wheel_ready"};
  if (!of_wheel && s.phase == Phase::wheel) return {"GR-7", "great_race.wheel_first"};
  if (of_animals && s.phase != Phase::animals) return {"GR-1", "great_race.animals_ready"};
  if (!of_animals && s.phase == Phase::animals) return {"GR-1", "great_race.animals_first"};
  if (seat == Seat::watcher) return {"GR-1", "game.spectator"};
  if (seat == Seat::chance && !s.to_act.has(seat)) return {"GR-1", "game.other_turn", s.to_act.front()};
  if (of_wheel) return why_illegal_piece(rules_, seat, a.act());
  if (of_animals) return why_illegal_animal(rules_, s, seat, a.animal());
  if (index(seat) >= rules_.seats) return {"GR-1", "game.no_seat", index(seat)};
  if (a.kind == Kind::card && s.to_act.has(seat) && !rules_.action_cards.has(a.play().act()))
    return {"GR-53", "great_race.not_in_game", Term(name_of(a.play().act()))};
  if (a.kind == Kind::card) return why_illegal_first_card(s, seat);
  if (s.phase == Phase::cards) return {"GR-12", "great_race.first_cards", std::bit_width(rules_.first_cards().bits)};
  if (a.kind == Kind::play) return why_illegal_play(rules_, s, seat, a.play());
  if (s.phase == Phase::play) return {"GR-15", "great_race.play_first"};
  if (!s.to_act.has(seat)) return {"GR-32", "game.other_turn", seat_at(s.mover)};
  return why_illegal_choice(s, a);
}

}  // namespace shengxiao::games::great_race
