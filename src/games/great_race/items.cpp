// What a designer asks the worth of: animals, action cards, energy, spaces of the wheel.
#include <fmt/format.h>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr int first_card = static_cast<int>(animal_names.size()) - 1, first_energy = first_card + static_cast<int>(all_acts.size());
constexpr int first_space = first_energy + top_energy;
}  // namespace

std::vector<Item> GreatRace::items() const {
  std::vector<Item> all;
  for (std::size_t i = 1; i < animal_names.size(); ++i) all.push_back({"animal", std::string(animal_names[i]), Item::Counts::held});
  for (const auto act : all_acts) all.push_back({"action card", std::string(name_of(act)), Item::Counts::used});
  for (int energy = 1; energy <= top_energy; ++energy)
    all.push_back({"energy card", fmt::format("{}", energy), Item::Counts::used});
  for (int at = 0; at < wheel_spaces; ++at) {
    const auto& space = rules_.printed.space[static_cast<std::size_t>(at)];
    auto name = fmt::format("{}: {}", at, great_race::text(space.green));
    if (space.split) name += fmt::format("/{}", great_race::text(space.yellow));
    all.push_back({"space of the wheel", std::move(name), Item::Counts::met});
  }
  return all;
}

void GreatRace::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  if (const auto animal = s.animal[static_cast<std::size_t>(index(seat))]; animal != AnimalId::none)
    out.push_back(static_cast<int>(animal) - 1);
}

void GreatRace::items_used(const State&, Seat, Action a, std::vector<int>& out) const {
  if (a.kind != Kind::play) return;
  out.push_back(first_card + number(a.play().act()) - 1);
  if (a.play().energy()) out.push_back(first_energy + a.play().energy() - 1);
}

// A space is met where it gives a seat something.
void GreatRace::items_met(const State& s, Seat seat, Action a, std::vector<ItemOf>& out) const {
  if (to_act(s).size() > 1) return;  // a choice that is sealed until the last one
  Causes all;
  causes(s, seat, a, all);
  for (const auto& cause : all) {
    const auto why = static_cast<Why>(cause.why);
    if (why < benefit_of(Act::cheat) || why > benefit_of(Act::walk)) continue;
    const auto act = act_with(number(Act::cheat) + static_cast<int>(why) - static_cast<int>(benefit_of(Act::cheat)));
    out.push_back({cause.seat, first_space + space_at(s, act, rules_.printed.is_high(act, cause.detail))});
  }
}

int GreatRace::round(const State& s) const { return s.round; }

static_assert(HasItems<GreatRace>);

}  // namespace shengxiao::games::great_race
