// The ids of actions. Inline, since every policy asks for them. Only great_race.hpp includes it, at its end.
#pragma once
#include <algorithm>

namespace shengxiao::games::great_race {

namespace ids {
// The ids are those of one kind after the other; within a kind they are in the order of its values.
constexpr std::array<int, 14> first_ids = [] {
  //                                piece, animal, card, play, exchange,     trade, ability ×4,  done, return, fallback
  constexpr std::array<int, 13> sizes{7, 13, 6, 8 * top_energy, exchange_count, 1, 1, 1, 1, 1, 1, top_energy, 1};
  std::array<int, 14> first{};
  for (std::size_t kind = 0; kind < sizes.size(); ++kind) first[kind + 1] = first[kind] + sizes[kind];
  return first;
}();
constexpr int first_id(Kind kind) { return first_ids[static_cast<std::size_t>(kind)]; }

constexpr Action action_of(int id) {
  const auto kind = static_cast<Kind>(std::ranges::upper_bound(first_ids, id) - first_ids.begin() - 1);
  const int place = id - first_id(kind);
  switch (kind) {
    case Kind::animal:
    case Kind::card:
    case Kind::return_card: return Action(kind, place + 1);
    case Kind::play: return Action::play(Play(act_with(place / top_energy + 1), place % top_energy + 1));
    default: return Action(kind, place);
  }
}
constexpr auto all_actions = [] {
  std::array<Action, first_ids.back()> all{};
  for (std::size_t id = 0; id < all.size(); ++id) all[id] = action_of(static_cast<int>(id));
  return all;
}();
}  // namespace ids

inline int GreatRace::action_count() const { return ids::first_ids.back(); }

inline ActionId GreatRace::id(Action a) const {
  const auto place = [&] {
    switch (a.kind) {
      case Kind::animal:
      case Kind::card:
      case Kind::return_card: return a.value() - 1;
      case Kind::play: return (number(a.play().act()) - 1) * top_energy + a.play().energy() - 1;
      default: return a.value();
    }
  };
  return static_cast<ActionId>(ids::first_id(a.kind) + place());
}

inline Action GreatRace::action(ActionId id) const { return ids::all_actions[id]; }

}  // namespace shengxiao::games::great_race
