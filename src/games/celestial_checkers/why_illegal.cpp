// Why an action or a text is not legal.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

Error CelestialCheckers::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.over) return {"CC-16", "game.over"};
  if (!is_player(seat) && seat != Seat::chance) return {"CC-1", "game.spectator"};
  return s.placing() ? why_illegal_placement(s, seat, a) : why_illegal_step(s, seat, a);
}

Error CelestialCheckers::why_illegal_placement(const State& s, Seat seat, Action a) const {
  if (!a.is_placement()) return {"CC-7", "celestial_checkers.still_placing"};
  if (chance_places(s) && seat != Seat::chance) return {"CC-5", "celestial_checkers.placed_by_chance"};
  if (!to_act(s).has(seat)) return {"CC-5", "celestial_checkers.other_places", seat_at(s.mover)};
  if (!(in_game_ >> a.animal() & 1)) return {"CC-21", "celestial_checkers.not_in_game", Term(animal_name(a.animal()))};
  if (!(s.hand[s.mover] >> a.animal() & 1))
    return {"CC-6", "celestial_checkers.already_placed", seat_at(s.mover), Term(animal_name(a.animal()))};
  if (!(dark & bit(a.to))) return {"CC-4", "celestial_checkers.light_square", square_name(a.to)};
  if (!(camp[s.mover] & bit(a.to))) return {"CC-6", "celestial_checkers.outside_camp", square_name(a.to), seat_at(s.mover)};
  if (s.occupied() & bit(a.to)) return {"CC-6", "celestial_checkers.square_taken", square_name(a.to)};
  return {"CC-6", "celestial_checkers.chance_fills", square_name(next_square(s))};
}

Error CelestialCheckers::why_illegal_step(const State& s, Seat seat, Action a) const {
  if (a.is_placement()) return {"CC-7", "celestial_checkers.all_placed"};
  if (!to_act(s).has(seat)) {
    if (s.chain) return {"CC-13", "celestial_checkers.jumps_on_first", seat_at(s.mover)};
    return {"CC-7", "celestial_checkers.other_turn", seat_at(s.mover)};
  }
  const auto from = square_name(a.from), to = square_name(a.to);
  if (!(s.men[s.mover] & bit(a.from))) return {"CC-8", "celestial_checkers.no_animal", seat_at(s.mover), from};
  const int ahead = (rank_of(a.to) - rank_of(a.from)) * (s.mover == 0 ? 1 : -1);
  if (ahead <= 0) return {"CC-8", "celestial_checkers.forward_only"};
  if (s.chain && a.from != s.chain - 1) return {"CC-13", "celestial_checkers.other_jumps_on", square_name(s.chain - 1)};
  if (ahead != std::abs(file_of(a.to) - file_of(a.from))) return {"CC-8", "celestial_checkers.not_diagonal", to, from};
  if (ahead > 2) return {"CC-9", "celestial_checkers.too_far", to, from};
  if (s.occupied() & bit(a.to)) return {a.is_jump() ? "CC-10" : "CC-9", "celestial_checkers.not_empty", to};
  if (!a.is_jump()) {
    if (s.chain) return {"CC-13", "celestial_checkers.must_jump_on"};
    return {"CC-12", "celestial_checkers.must_jump"};
  }
  const auto over = square_name(a.jumped());
  if (!(s.men[s.mover ^ 1] & bit(a.jumped()))) return {"CC-10", "celestial_checkers.nothing_to_jump", over};
  return {"CC-11",
          "celestial_checkers.too_strong",
          Term(animal_name(s.animal_at(a.jumped()))),
          over,
          Term(animal_name(s.animal_at(a.from))),
          from,
          s.strength_at(a.jumped()),
          s.strength_at(a.from)};
}

// Explains a well-formed placement or step that has no action id, such as a move to a light square.
std::optional<Error> CelestialCheckers::why_illegal(const State& s, Seat seat, std::string_view text) const {
  if (text.size() != 5) return std::nullopt;
  const auto to = square_of(text.substr(3));
  const auto from = square_of(text.substr(0, 2));
  const auto animal = animal_of(text.substr(0, 2));
  if (to && animal && text[2] == '@') return why_illegal(s, seat, Action::place(*animal, *to));
  if (!to || !from || (text[2] != '-' && text[2] != 'x')) return std::nullopt;
  const auto step = Action::step(*from, *to);
  // A step without an id has id 0, that of another action. One with an id is a slide written as a jump, or a jump as a slide.
  if (action(id(step)) == step) return std::nullopt;
  return why_illegal(s, seat, step);
}

}  // namespace shengxiao::games::celestial_checkers
