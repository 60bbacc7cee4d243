// What a designer asks about: animals, action cards, energy, spaces of the wheel; how games end.
#include <fmt/format.h>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr int first_space = items_of::first_energy + top_energy;
}  // namespace

std::vector<Item> GreatRace::items() const {
  std::vector<Item> all;
  for (std::size_t i = 1; i < animal_names.size(); ++i) all.push_back({"animal", std::string(animal_names[i]), Item::Counts::held});
  for (const auto act : all_acts) all.push_back({"action card", std::string(name_of(act)), Item::Counts::used});
  for (int energy = 1; energy <= top_energy; ++energy)
    all.push_back({"energy card", fmt::format("{}", energy), Item::Counts::used});
  for (int at = 0; at < wheel_spaces; ++at) {
    const auto& space = rules_.printed.space[static_cast<std::size_t>(at)];
    const auto green = great_race::text(space.green), yellow = great_race::text(space.yellow);
    all.push_back({"space of the wheel",
                   space.split ? fmt::format("{} (green {}, yellow {})", at, green, yellow) : fmt::format("{} ({})", at, green),
                   Item::Counts::met});
  }
  return all;
}

void GreatRace::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  if (const auto animal = s.animal[static_cast<std::size_t>(index(seat))]; animal != AnimalId::none)
    out.push_back(static_cast<int>(animal) - 1);
}

// A space is met where it gives a seat something.
void GreatRace::apply(State& s, Seat seat, Action a, std::vector<ItemOf>& met) const {
  if (s.to_act.size() > 1) return apply(s, seat, a);  // a choice that is sealed until the last one
  Causes all;
  all.reserve(16);
  const auto before = s;
  apply(noting(rules_, all), s, seat, a);
  for (const auto& cause : all) {
    const auto why = static_cast<Why>(cause.why);
    if (why < benefit_of(Act::cheat) || why > benefit_of(Act::walk)) continue;
    const auto act = act_with(number(Act::cheat) + static_cast<int>(why) - static_cast<int>(benefit_of(Act::cheat)));
    met.push_back({cause.seat, first_space + space_at(before, act, rules_.printed.is_high(act, cause.detail))});
  }
}

int GreatRace::round(const State& s) const { return s.round; }

// ---- how games end ----

namespace {
enum Ending : std::uint8_t { one_home, several_home, last_round };
constexpr std::array<std::string_view, 3> all_endings{"one seat is home", "several seats come home in the same round",
                                                      "limit of rounds"};
enum Tally : std::uint8_t { karma_left, energy_left, spaces_to_go };
constexpr std::array<std::string_view, 3> all_tallies{"karma left", "energy cards left", "spaces short of Finish"};
}  // namespace

std::span<const std::string_view> GreatRace::endings() { return all_endings; }
std::span<const std::string_view> GreatRace::tallies() { return all_tallies; }

int GreatRace::ending(const State& s) const {  // GR-46, GR-49
  int home = 0;
  for (int seat = 0; seat < rules_.seats; ++seat) home += s.position[seat] == rules_.printed.finish;
  return home == 0 ? last_round : home == 1 ? one_home : several_home;
}

int GreatRace::tally(const State& s, Seat seat, int what) const {
  const int i = index(seat);
  return what == karma_left ? s.karma[i] : what == energy_left ? s.energy[i].size() : rules_.printed.finish - s.position[i];
}

static_assert(HasItems<GreatRace> && HasTally<GreatRace>);

}  // namespace shengxiao::games::great_race
