// Actions as texts (GR-51), and their ids.
#include <algorithm>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
// The ids are those of one kind after the other; within a kind they are in the order of its values.
constexpr std::array<int, 14> first_ids = [] {
  //                                piece, animal, card, play, exchange,     trade, ability ×4,  done, return, fallback
  constexpr std::array<int, 13> sizes{7, 13, 6, 8 * top_energy, exchange_count, 1, 1, 1, 1, 1, 1, top_energy, 1};
  std::array<int, 14> first{};
  for (std::size_t kind = 0; kind < sizes.size(); ++kind) first[kind + 1] = first[kind] + sizes[kind];
  return first;
}();
constexpr int first_id(Kind kind) { return first_ids[static_cast<std::size_t>(kind)]; }

std::string cards_text(Energies cards, bool karma) {
  std::string text;
  for (int v = top_energy; v >= 1; --v)
    for (int n = count_of(cards, v); n > 0; --n) text += fmt::format("{}{}", text.empty() ? "" : "+", v);
  return karma ? text + "+k" : text;
}
}  // namespace

int GreatRace::action_count() const { return first_ids.back(); }

ActionId GreatRace::id(Action a) const {
  const auto place = [&] {
    switch (a.kind) {
      case Kind::animal:
      case Kind::card:
      case Kind::return_card: return a.value() - 1;
      case Kind::play: return (number(a.play().act()) - 1) * top_energy + a.play().energy() - 1;
      default: return a.value();
    }
  };
  return static_cast<ActionId>(first_id(a.kind) + place());
}

Action GreatRace::action(ActionId id) const {
  const auto kind =
      static_cast<Kind>(std::upper_bound(first_ids.begin(), first_ids.end(), static_cast<int>(id)) - first_ids.begin() - 1);
  const int place = id - first_id(kind);
  switch (kind) {
    case Kind::animal:
    case Kind::card:
    case Kind::return_card: return Action(kind, place + 1);
    case Kind::play: return Action::play(Play(act_with(place / top_energy + 1), place % top_energy + 1));
    default: return Action(kind, place);
  }
}

std::string GreatRace::text(Action a) const {
  switch (a.kind) {
    case Kind::piece: return fmt::format("piece {}", name_of(a.act()));
    case Kind::animal: return fmt::format("animal {}", name_of(a.animal()));
    case Kind::card: return fmt::format("card {}", number(a.play().act()));
    case Kind::play: return fmt::format("play {} {}", name_of(a.play().act()), a.play().energy());
    case Kind::exchange: {
      const auto& e = exchange_numbered(a.exchange());
      return fmt::format("exchange {}>{}", cards_text(e.give, e.karma), cards_text(e.get, false));
    }
    case Kind::trade: return "trade";
    case Kind::ability: return "ability";
    case Kind::ability_card: return "ability card";
    case Kind::ability_karma: return "ability karma";
    case Kind::ability_move: return "ability move";
    case Kind::done: return "done";
    case Kind::return_card: return fmt::format("return {}", a.energy());
    case Kind::fallback: break;
  }
  return "fallback";
}

std::string GreatRace::text(Redacted a) const {
  if (!a.hidden) return text(a.action);
  return a.action.kind == Kind::card ? "card ?" : "play ?";
}

}  // namespace shengxiao::games::great_race
