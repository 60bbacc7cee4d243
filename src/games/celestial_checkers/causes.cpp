// Why a side gains and loses animals and points.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
enum Amount : std::uint8_t { points_scored, animals_on_board };
constexpr std::array<std::string_view, 2> amount_names{"points", "animals"};
enum Why : std::uint8_t { placed, captured, home };
constexpr std::array<Reason, 3> all_reasons{{{"placed", "CC-6"}, {"captured", "CC-10"}, {"home", "CC-15"}}};

Cause cause(int seat, Amount what, Why why, int amount, int animal) {
  return {seat_at(seat), what, why, 0, static_cast<std::int16_t>(amount), 0, static_cast<std::uint8_t>(animal)};
}
}  // namespace

std::span<const std::string_view> CelestialCheckers::quantities() { return amount_names; }
std::span<const Reason> CelestialCheckers::reasons() { return all_reasons; }

int CelestialCheckers::amount(const State& s, Seat seat, int what) const {
  return what == points_scored ? s.score(index(seat)) : std::popcount(s.men[static_cast<std::size_t>(index(seat))]);
}

void CelestialCheckers::causes(const State& s, Seat, Action a, Causes& out) const {
  if (a.is_placement()) return out.push_back(cause(s.mover, animals_on_board, placed, 1, a.animal()));
  if (a.is_jump()) out.push_back(cause(1 - s.mover, animals_on_board, captured, -1, s.animal_at(a.jumped())));
  if ((bit(a.to) & far_rank[s.mover]) == 0) return;
  const int animal = s.animal_at(a.from);
  out.push_back(cause(s.mover, animals_on_board, home, -1, animal));
  out.push_back(cause(s.mover, points_scored, home, intelligence(animal), animal));
}

void CelestialCheckers::json(const Cause& cause, Json& out) const { out.field("animal", animal_name(cause.detail)); }

}  // namespace shengxiao::games::celestial_checkers
