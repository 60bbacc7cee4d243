// Why an action is illegal.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

Error RatAndDragon::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.table.over) return {"RD-11", "game.over"};
  if (a.is_chance()) return why_illegal_chance(s, seat, a);
  if (seat == Seat::chance) return {"RD-2", "rat_and_dragon.chance_draws_nothing"};
  if (seat == Seat::watcher) return {"RD-3", "game.spectator"};
  if (index(seat) >= seats_) return {"RD-3", "game.no_seat", index(seat)};
  if (s.table.done.has(seat)) return {"RD-8", "rat_and_dragon.seat_done"};
  if (to_act(s).is_chance()) {
    if (turns_up_card(s.table)) return {"RD-15", "rat_and_dragon.card_first"};
    return {"RD-2", "rat_and_dragon.dice_first"};
  }
  if (!s.table.drawing.has(seat)) return {"RD-17", "rat_and_dragon.drawing_done"};
  return why_illegal_step(s, seat, a);
}

Error RatAndDragon::why_illegal_chance(const State& s, Seat seat, Action a) const {
  const bool card = a.kind == Kind::card;
  const std::string clause = card ? "RD-15" : "RD-2";
  if (card && !first_creature_) return {clause, "rat_and_dragon.no_cards"};
  if (seat != Seat::chance)
    return {clause, card ? MessageId("rat_and_dragon.chance_turns_card") : MessageId("rat_and_dragon.chance_throws")};
  if (card && s.table.card) return {clause, "rat_and_dragon.card_turned"};
  if (!to_act(s).is_chance()) return {"RD-17", "rat_and_dragon.round_not_over"};
  if (!turns_up_card(s.table)) return {"RD-20", "rat_and_dragon.no_such_face"};
  return {"RD-15", "rat_and_dragon.card_before_throw"};
}

Error RatAndDragon::why_illegal_step(const State& s, Seat seat, Action a) const {
  const auto& sheet = sheet_of(s.table, seat);
  const auto& d = drawing_of(s, seat);
  if (a.kind == Kind::choose) {
    if (d.number) return {"RD-16", "rat_and_dragon.creature_chosen", d.number};
    const auto values = offer(s.table);
    if (a.number() != values[0] && a.number() != values[1]) {
      if (values[0] == values[1]) return {"RD-2", "rat_and_dragon.one_on_offer", values[0]};
      return {"RD-2", "rat_and_dragon.two_on_offer", values[0], values[1]};
    }
    return {"RD-16", "rat_and_dragon.no_region", a.number()};
  }
  if (!d.number) return {"RD-16", "rat_and_dragon.choose_first"};
  if (a.kind == Kind::draw) return why_illegal_square(sheet, d, a.square());
  if (d.left) return {"RD-9", "rat_and_dragon.incomplete", d.left};
  return why_illegal_pair(sheet, d, a.square());
}

Error RatAndDragon::why_illegal_square(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  if (!d.left) return {"RD-9", "rat_and_dragon.complete"};
  if (d.squares.has(q) || sheet.taken().has(q)) return {"RD-5", "rat_and_dragon.not_empty", name};
  if (!allowed(sheet, d.number).has(q))
    return {"RD-6", d.number % 2 ? MessageId("rat_and_dragon.touches_odd") : MessageId("rat_and_dragon.touches_even"), name};
  if (d.started()) return {"RD-5", "rat_and_dragon.not_adjacent", name};
  return {"RD-16", "rat_and_dragon.no_room", name, d.number};
}

Error RatAndDragon::why_illegal_pair(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  const auto other = sheet.creature(q);
  if (other.empty()) return {"RD-9", "rat_and_dragon.no_creature", name};
  if ((touching(d.squares) & other).empty()) return {"RD-9", "rat_and_dragon.not_touching", name};
  if (!(sheet.paired & other).empty()) return {"RD-9", "rat_and_dragon.already_paired", name};
  return {"RD-18", "rat_and_dragon.first_square", square_name(other.first())};
}

}  // namespace shengxiao::games::rat_and_dragon
