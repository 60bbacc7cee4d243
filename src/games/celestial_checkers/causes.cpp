// Why a side gains and loses animals and points.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
enum Amount : std::uint8_t { points_scored, animals_on_board };
constexpr std::array<std::string_view, 2> amount_names{"points", "animals"};
enum Why : std::uint8_t { placed, captured, home };
constexpr std::array<Reason, 3> all_reasons{{{"placed", "CC-6"}, {"captured", "CC-10"}, {"home", "CC-15"}}};
}  // namespace

std::span<const std::string_view> CelestialCheckers::quantities() { return amount_names; }
std::span<const Reason> CelestialCheckers::reasons() { return all_reasons; }

int CelestialCheckers::amount(const State& s, Seat seat, int what) const {
  return what == points_scored ? s.score(index(seat)) : std::popcount(s.men[static_cast<std::size_t>(index(seat))]);
}

void CelestialCheckers::causes(const State& s, Seat, Action a, Causes& out) const {
  const auto mover = seat_at(s.mover), other = seat_at(1 - s.mover);
  if (a.is_placement()) return add_cause(out, mover, animals_on_board, placed, 1, {.detail = a.animal()});
  if (a.is_jump()) add_cause(out, other, animals_on_board, captured, -1, {.detail = s.animal_at(a.jumped())});
  if ((bit(a.to) & far_rank[s.mover]) == 0) return;
  const int animal = s.animal_at(a.from);
  add_cause(out, mover, animals_on_board, home, -1, {.detail = animal});
  add_cause(out, mover, points_scored, home, intelligence(animal), {.detail = animal});
}

void CelestialCheckers::json(const Cause& cause, Json& out) const { out.field("animal", animal_name(cause.detail)); }

}  // namespace shengxiao::games::celestial_checkers
