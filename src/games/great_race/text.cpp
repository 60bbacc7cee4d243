// Actions as texts (GR-51).
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
std::string cards_text(Energies cards, bool karma) {
  std::string text;
  for (int v = top_energy; v >= 1; --v)
    for (int n = count_of(cards, v); n > 0; --n) text += fmt::format("{}{}", text.empty() ? "" : "+", v);
  return karma ? text + "+k" : text;
}
}  // namespace

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
