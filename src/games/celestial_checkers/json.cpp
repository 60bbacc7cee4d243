// The components, a view and an action as JSON (JSON.md).
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
void write_animals(unsigned set, Json& out) {
  out.open('[');
  for (; set; set &= set - 1) out.value(animal_name(std::countr_zero(set)));
  out.close(']');
}

void write_both_sides(unsigned south, unsigned north, Json& out) {
  out.open('[');
  write_animals(south, out);
  write_animals(north, out);
  out.close(']');
}

unsigned captured_animals(const State& s, std::size_t seat, unsigned in_game) {
  unsigned left = s.hand[seat] | s.home[seat];
  for (auto men = s.men[seat]; men; men &= men - 1) left |= 1u << s.animal_at(std::countr_zero(men));
  return in_game & ~left;
}
}  // namespace

void CelestialCheckers::components(Json& out) {
  out.key("animals").open('[');
  for (int a = 0; a < animals; ++a) {
    out.open('{').field("name", animal_name(a)).field("code", animal_code(a));
    out.field("strength", strength(a)).field("intelligence", intelligence(a)).close('}');
  }
  out.close(']').key("home").open('[');
  for (auto squares : far_rank) {
    out.open('[');
    for (; squares; squares &= squares - 1) out.value(square_name(std::countr_zero(squares)));
    out.close(']');
  }
  out.close(']');
}

void CelestialCheckers::json(Action a, Json& out) const {
  if (a.is_placement()) {
    out.field("kind", "place").field("animal", animal_name(a.animal()));
  } else {
    out.field("kind", a.is_jump() ? "jump" : "slide").field("from", square_name(a.from));
    if (a.is_jump()) out.field("over", square_name(a.jumped()));
  }
  out.field("to", square_name(a.to));
}

void CelestialCheckers::json(const View& v, Json& out) const {
  out.field("game", name);
  out.field("phase", v.over ? "over" : v.placing() ? "placement" : "movement");
  out.field("mover", v.mover);
  out.key("chain");
  v.chain ? out.value(square_name(v.chain - 1)) : out.null();
  out.key("board").open('[');
  for (auto men = v.occupied(); men; men &= men - 1) {
    const int square = std::countr_zero(men), animal = v.animal_at(square);
    out.open('{').field("square", square_name(square)).field("seat", v.men[1] >> square & 1 ? 1 : 0);
    out.field("animal", animal_name(animal));
    out.field("strength", strength(animal)).field("intelligence", intelligence(animal)).close('}');
  }
  out.close(']');
  out.key("hands");
  write_both_sides(v.hand[0], v.hand[1], out);
  out.key("home");
  write_both_sides(v.home[0], v.home[1], out);
  out.key("captured");
  write_both_sides(captured_animals(v, 0, in_game_), captured_animals(v, 1, in_game_), out);
  out.key("scores").open('[').value(v.score(0)).value(v.score(1)).close(']');
  out.field("position", position(v));
}

}  // namespace shengxiao::games::celestial_checkers
