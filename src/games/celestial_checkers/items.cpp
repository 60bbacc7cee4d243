// What a designer asks about: the animals, brought home, lost and moved; how games end.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

std::vector<Item> CelestialCheckers::items() const {
  std::vector<Item> all;
  for (std::size_t animal = 0; animal < animal_names.size(); ++animal)
    all.push_back(
        {"animal brought home", std::string(animal_names[animal]), Item::Counts::held, intelligence(static_cast<int>(animal))});
  for (const auto name : animal_names) all.push_back({"animal moved", std::string(name), Item::Counts::used});
  return all;
}

void CelestialCheckers::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  for (int animal = 0; animal < animals; ++animal)
    if (s.home[static_cast<std::size_t>(index(seat))] >> animal & 1) out.push_back(animal);
}

ItemsUsed CelestialCheckers::items_used(const State& s, Seat, Action a) const {
  if (a.is_placement()) return {};
  return uses(animals + s.animal_at(a.from));
}

int CelestialCheckers::round(const State&) const { return 0; }

// ---- how games end ----

namespace {
enum Ending : std::uint8_t { no_animals, blocked };
constexpr std::array<std::string_view, 2> all_endings{"the seat to move has no animals left",
                                                      "all animals of the seat to move are blocked"};
enum Tally : std::uint8_t { brought_home, captures, under_way };
constexpr std::array<std::string_view, 3> all_tallies{"animals brought home", "enemies captured", "animals still under way"};
}  // namespace

std::span<const std::string_view> CelestialCheckers::endings() { return all_endings; }
std::span<const std::string_view> CelestialCheckers::tallies() { return all_tallies; }

int CelestialCheckers::ending(const State& s) const { return s.men[s.mover] ? blocked : no_animals; }  // CC-16

int CelestialCheckers::tally(const State& s, Seat seat, int what) const {
  const auto own = static_cast<std::size_t>(index(seat)), other = 1 - own;
  switch (what) {
    case brought_home: return std::popcount(s.home[own]);
    case captures:
      return std::popcount(in_game_) - std::popcount(s.hand[other]) - std::popcount(s.home[other]) - std::popcount(s.men[other]);
    default: return std::popcount(s.men[own]);
  }
}

static_assert(HasItems<CelestialCheckers> && HasTally<CelestialCheckers>);

}  // namespace shengxiao::games::celestial_checkers
