// Which items an action uses. Inline, since a study asks of every legal action. Only great_race.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::great_race {

namespace items_of {  // the animals come first
constexpr int first_card = static_cast<int>(animal_names.size()) - 1;
constexpr int first_energy = first_card + static_cast<int>(all_acts.size());
}  // namespace items_of

inline ItemsUsed GreatRace::items_used(const State&, Seat, Action a) const {
  using namespace items_of;
  if (a.kind != Kind::play) return {};
  const int card = first_card + number(a.play().act()) - 1;
  return a.play().energy() ? uses(card, first_energy + a.play().energy() - 1) : uses(card);
}

}  // namespace shengxiao::games::great_race
