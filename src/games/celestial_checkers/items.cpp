// What a designer asks the worth of: the animals, brought home, lost and moved.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

std::vector<Item> CelestialCheckers::items() const {
  std::vector<Item> all;
  for (const auto name : animal_names) all.push_back({"animal brought home", std::string(name), Item::Counts::held});
  for (const auto name : animal_names) all.push_back({"animal moved", std::string(name), Item::Counts::used});
  return all;
}

void CelestialCheckers::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  for (int animal = 0; animal < animals; ++animal)
    if (s.home[static_cast<std::size_t>(index(seat))] >> animal & 1) out.push_back(animal);
}

void CelestialCheckers::items_used(const State& s, Seat, Action a, std::vector<int>& out) const {
  if (!a.is_placement()) out.push_back(animals + s.animal_at(a.from));
}

void CelestialCheckers::items_met(const State&, Seat, Action, std::vector<ItemOf>&) const {}

int CelestialCheckers::round(const State&) const { return 0; }

static_assert(HasItems<CelestialCheckers>);

}  // namespace shengxiao::games::celestial_checkers
