// A view as JSON for drawing, and as floats for learning.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

void CelestialCheckers::components(Json& out) {
  out.key("animals").open('[');
  for (int a = 0; a < animals; ++a) {
    const auto at = static_cast<std::size_t>(a);
    out.open('{').field("name", animal_names[at]).field("code", animal_codes[at]);
    out.field("strength", strength(a)).field("intelligence", intelligence(a)).close('}');
  }
  out.close(']');
}

void CelestialCheckers::json(Action a, Json& out) const {
  if (a.is_placement()) {
    out.field("kind", "place").field("animal", animal_names[static_cast<std::size_t>(a.animal())]);
  } else {
    out.field("kind", a.is_jump() ? "jump" : "slide").field("from", square_name(a.from));
    if (a.is_jump()) out.field("over", square_name(a.over()));
  }
  out.field("to", square_name(a.to));
}

namespace {
void animal_list(unsigned set, Json& out) {
  out.open('[');
  for (; set; set &= set - 1) out.value(animal_names[static_cast<std::size_t>(std::countr_zero(set))]);
  out.close(']');
}

void both(std::string_view name, unsigned south, unsigned north, Json& out) {
  out.key(name).open('[');
  animal_list(south, out);
  animal_list(north, out);
  out.close(']');
}

unsigned on_board(const CelestialCheckers::State& s, std::size_t seat) {
  unsigned set = 0;
  for (auto rest = s.men[seat]; rest; rest &= rest - 1) set |= 1u << s.animal_at(std::countr_zero(rest));
  return set;
}
}  // namespace

void CelestialCheckers::json(const View& v, Json& out) const {
  out.field("game", name);
  out.field("phase", v.over ? "over" : v.placing() ? "placement" : "movement");
  out.field("mover", static_cast<int>(v.mover));
  out.key("chain");
  v.chain ? out.value(square_name(v.chain - 1)) : out.null();
  out.key("board").open('[');
  for (auto rest = v.men[0] | v.men[1]; rest; rest &= rest - 1) {
    const int square = std::countr_zero(rest), animal = v.animal_at(square);
    out.open('{').field("square", square_name(square)).field("seat", v.men[1] >> square & 1 ? 1 : 0);
    out.field("animal", animal_names[static_cast<std::size_t>(animal)]);
    out.field("strength", strength(animal)).field("intelligence", intelligence(animal)).close('}');
  }
  out.close(']');
  both("hands", v.hand[0], v.hand[1], out);
  both("home", v.home[0], v.home[1], out);
  const auto lost = [&](std::size_t seat) { return 0xFFFu & ~(on_board(v, seat) | v.hand[seat] | v.home[seat]); };
  both("captured", lost(0), lost(1), out);
  out.key("scores").open('[').value(v.score(0)).value(v.score(1)).close(']');
  out.field("position", position(v));
}

// Planes of 32 squares (a1, c1, … h8), South's before North's: 12 animals each, then one for the piece that must go on jumping;
// then 24 animals in hand, 24 home, whether North is to move. All 0 or 1.
int CelestialCheckers::tensor_size() const { return 25 * 32 + 24 + 24 + 1; }

void CelestialCheckers::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::fill(out.begin(), out.end(), 0.0f);
  const auto cell = [](int square) { return static_cast<std::size_t>(square / 2); };
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (auto rest = v.men[seat]; rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      out[(seat * animals + static_cast<std::size_t>(v.animal_at(square))) * 32 + cell(square)] = 1;
    }
    for (std::size_t animal = 0; animal < animals; ++animal) {
      out[25 * 32 + seat * animals + animal] = static_cast<float>(v.hand[seat] >> animal & 1);
      out[25 * 32 + 24 + seat * animals + animal] = static_cast<float>(v.home[seat] >> animal & 1);
    }
  }
  if (v.chain) out[24 * 32 + cell(v.chain - 1)] = 1;
  out[25 * 32 + 48] = v.mover;
}

}  // namespace shengxiao::games::celestial_checkers
