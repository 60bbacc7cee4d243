// How moves are written (GR-51), and their numbering.
#include <algorithm>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
// The kinds one after the other, each with as many actions as it has; within a kind by what it is about.
constexpr std::array<int, 14> first_ids = [] {
  //                                piece, animal, card, play, exchange,     trade, ability ×4,  done, return, fallback
  constexpr std::array<int, 13> sizes{7, 13, 6, 8 * top_energy, exchange_count, 1, 1, 1, 1, 1, 1, top_energy, 1};
  std::array<int, 14> first{};
  for (std::size_t kind = 0; kind < sizes.size(); ++kind) first[kind + 1] = first[kind] + sizes[kind];
  return first;
}();

constexpr int place(GreatRace::Action a) {
  switch (a.kind) {
    case GreatRace::Kind::animal:
    case GreatRace::Kind::card:
    case GreatRace::Kind::give_back: return a.what - 1;
    case GreatRace::Kind::play: return (act_of(a.what) - 1) * top_energy + energy_of(a.what) - 1;
    default: return a.what;
  }
}

std::string cards_text(Energies cards, bool karma) {
  std::string text;
  for (int v = top_energy; v >= 1; --v)
    for (int n = count_of(cards, v); n > 0; --n) text += fmt::format("{}{}", text.empty() ? "" : "+", v);
  return karma ? text + "+k" : text;
}
}  // namespace

int GreatRace::action_count() const { return first_ids.back(); }

ActionId GreatRace::id(Action a) const { return static_cast<ActionId>(first_ids[static_cast<Index>(a.kind)] + place(a)); }

GreatRace::Action GreatRace::action(ActionId id) const {
  const auto kind =
      static_cast<Kind>(std::upper_bound(first_ids.begin(), first_ids.end(), static_cast<int>(id)) - first_ids.begin() - 1);
  const int k = id - first_ids[static_cast<Index>(kind)];
  switch (kind) {
    case Kind::animal:
    case Kind::card:
    case Kind::give_back: return {kind, static_cast<std::uint8_t>(k + 1)};
    case Kind::play: return {kind, pair(k / top_energy + 1, k % top_energy + 1)};
    default: return {kind, static_cast<std::uint8_t>(k)};
  }
}

std::string GreatRace::text(Action a) const {
  switch (a.kind) {
    case Kind::piece: return fmt::format("piece {}", act_names[a.what]);
    case Kind::animal: return fmt::format("animal {}", animal_names[a.what]);
    case Kind::card: return fmt::format("card {}", a.what);
    case Kind::play: return fmt::format("play {} {}", act_names[static_cast<Index>(act_of(a.what))], energy_of(a.what));
    case Kind::exchange: {
      const auto& e = exchange(a.what);
      return fmt::format("exchange {}>{}", cards_text(e.give, e.karma), cards_text(e.get, false));
    }
    case Kind::trade: return "trade";
    case Kind::ability: return "ability";
    case Kind::ability_card: return "ability card";
    case Kind::ability_karma: return "ability karma";
    case Kind::ability_move: return "ability move";
    case Kind::done: return "done";
    case Kind::give_back: return fmt::format("return {}", a.what);
    case Kind::fallback: break;
  }
  return "fallback";
}

GreatRace::Redacted GreatRace::redact(const State&, Seat actor, Action a, Seat viewer) const {
  const bool hidden = viewer != actor && (a.kind == Kind::card || a.kind == Kind::play);
  return hidden ? Redacted{{a.kind, 0}, 1} : Redacted{a};
}

std::string GreatRace::text(Redacted a) const {
  if (!a.hidden) return text(a.action);
  return a.action.kind == Kind::card ? "card ?" : "play ?";
}

namespace {
void card_list(std::string_view field, Energies cards, Json& out) {
  out.key(field).open('[');
  for (int v = top_energy; v >= 1; --v)
    for (int n = count_of(cards, v); n > 0; --n) out.value(v);
  out.close(']');
}
}  // namespace

void GreatRace::json(Action a, Json& out) const {
  switch (a.kind) {
    case Kind::piece:
      out.field("kind", "piece").key("action");
      a.what ? out.value(act_names[a.what]) : out.null();
      return;
    case Kind::animal: out.field("kind", "animal").field("animal", animal_names[a.what]); return;
    case Kind::card: out.field("kind", "card").field("number", a.what).field("action", act_names[a.what]); return;
    case Kind::play:
      out.field("kind", "play").field("number", act_of(a.what));
      out.field("action", act_names[static_cast<Index>(act_of(a.what))]).field("energy", energy_of(a.what));
      return;
    case Kind::exchange: {
      const auto& e = exchange(a.what);
      out.field("kind", "exchange").field("up", e.up != 0).field("karma", e.karma);
      card_list("give", e.give, out);
      card_list("get", e.get, out);
      return;
    }
    case Kind::ability_card: out.field("kind", "ability").field("gain", "card"); return;
    case Kind::ability_karma: out.field("kind", "ability").field("gain", "karma"); return;
    case Kind::ability_move: out.field("kind", "ability").field("gain", "move"); return;
    case Kind::give_back: out.field("kind", "return").field("energy", a.what); return;
    default: out.field("kind", text(a));
  }
}

void GreatRace::json(Redacted a, Json& out) const {
  if (!a.hidden) return json(a.action, out);
  out.field("kind", a.action.kind == Kind::card ? "card" : "play").key("number").null().key("action").null();
  if (a.action.kind == Kind::play) out.key("energy").null();
}

}  // namespace shengxiao::games::great_race
