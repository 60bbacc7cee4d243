// The components, a view and an action as JSON (JSON.md).
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr std::array<std::string_view, 14> power_clauses{"",      "GR-5, GR-36", "GR-37", "GR-38", "GR-20", "GR-40", "GR-20",
                                                         "GR-41", "GR-42",       "GR-43", "GR-43", "GR-44", "GR-45", "GR-50"};
constexpr std::array<std::string_view, 9> phase_names{"wheel",  "animals", "cards", "play", "pig",
                                                      "window", "river",   "horse", "over"};

// What the amount of a benefit is counted in (GR-11).
std::string_view unit_of(Act act) { return is_movement(act) ? "spaces" : act == Act::help ? "karma" : "1-cards"; }

void write_name_or_null(Act act, Json& out) { act == Act::none ? out.null() : out.value(name_of(act)); }

// How many energy cards of 1, 2, … 6.
void write_counts(Energies cards, Json& out) {
  out.open('[');
  for (int v = 1; v <= top_energy; ++v) out.value(count_of(cards, v));
  out.close(']');
}

// The energy cards themselves, the highest first.
void write_energies(Energies cards, Json& out) {
  out.open('[');
  for (int v = top_energy; v >= 1; --v)
    for (int n = count_of(cards, v); n > 0; --n) out.value(v);
  out.close(']');
}

void write_play(Play play, Act as, Json& out) {
  out.open('{').field("number", number(play.act())).field("action", name_of(play.act())).key("energy");
  play.energy() ? out.value(play.energy()) : out.null();
  out.field("as", name_of(as)).close('}');
}

void write_action_cards(const State& s, int seat, Json& out) {
  const auto cards = s.action_cards[seat];
  out.key("cards").open('[');
  for (const Act act : all_acts)
    if (cards.has(act)) out.value(name_of(act));
  out.close(']').key("prices").open('{');
  for (const Act act : all_acts)
    if (cards.has(act) && s.phase == Phase::play) out.field(name_of(act), cost(s, seat, act));
  out.close('}');
}

void write_row(const Row& row, Json& out) {
  out.open('[');
  Act before = Act::none;
  for (const Play play : row) {
    write_play(play, counts_as(play.act(), before), out);
    before = play.act();
  }
  out.close(']');
}

void write_seat(const State& s, int seat, Json& out) {
  const auto& row = s.row[seat];
  out.open('{').key("animal");
  s.animal[seat] == AnimalId::none ? out.null() : out.value(name_of(s.animal[seat]));
  out.field("position", s.position[seat]).field("karma", s.karma[seat]).key("energy");
  write_counts(s.energy[seat], out);
  write_action_cards(s, seat, out);
  out.key("row");
  write_row(row, out);
  out.key("repeats");
  write_name_or_null(s.action_cards[seat].has(Act::repeat) ? last_act(row) : Act::none, out);
  const bool choosing = choices_are_secret(s), rests = sits_out(s, seat);
  out.field("sits_out", rests);
  out.field("chosen", choosing && !s.to_act.has(seat_at(seat)) && !rests).key("played");
  const Play played = s.played[seat];
  if (played == Play())
    out.null();
  else
    write_play(played, choosing ? counts_as(played.act(), last_act(row)) : s.resolves_as[seat], out);
  out.close('}');
}

// The outer spaces, the pieces in their slots, the rotation; and what each action gives now.
void write_wheel(const Rules& rules, const State& s, Json& out) {
  out.open('{').field("rotation", s.rotation).key("spaces").open('[');
  for (const auto& space : rules.printed.space) {
    out.open('{').field("green", text(space.green)).field("yellow", text(space.yellow)).field("split", space.split).close('}');
  }
  std::array<Act, wheel_slots> pieces{};
  for (const Act act : wheel_acts)
    if (on_wheel(rules, s, act)) pieces[s.slot_of(act)] = act;
  out.close(']').key("slots").open('[');
  for (const Act act : pieces) write_name_or_null(act, out);
  out.close(']').key("actions").open('[');
  for (const Act act : wheel_acts) {
    if (!on_wheel(rules, s, act)) continue;
    const int low_top = rules.printed.low_top(act);
    out.open('{').field("action", name_of(act)).field("unit", unit_of(act)).field("low_top", low_top);
    out.field("low", text(benefit_at(rules, s, act, false))).field("high", text(benefit_at(rules, s, act, true))).close('}');
  }
  out.close(']').close('}');
}

// An action of the last revealed round, if anybody resolves it: its total, what that gives (GR-9), and who resolves it.
void write_revealed_action(const Rules& rules, const State& s, const BySeat<Play>& played, Act act, Json& out) {
  int total = 0;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (s.resolves_as[seat] == act) total += played[seat].energy();
  if (total == 0) return;
  out.open('{').field("action", name_of(act)).field("total", total);
  if (act != Act::strategise) {
    out.field("unit", unit_of(act)).field("low_top", rules.printed.low_top(act));
    out.field("gives", text(benefit(rules, s, act, total)));
  }
  out.key("plays").open('[');
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (s.resolves_as[seat] != act) continue;
    out.open('{').field("seat", seat).field("action", name_of(played[seat].act()));
    out.field("energy", played[seat].energy()).close('}');
  }
  out.close(']').close('}');
}

void write_revealed(const Rules& rules, const State& s, Json& out) {
  const bool next_has_begun = s.phase == Phase::play;
  const bool has_turned = next_has_begun || s.phase == Phase::horse || s.phase == Phase::over;  // the wheel, since then (GR-46)
  const int round = next_has_begun ? s.round - 1 : s.round;
  if (round < 1) {
    out.null();
    return;
  }
  auto then = s;
  if (has_turned) then.rotation = (s.rotation + wheel_spaces - 1) % wheel_spaces;
  out.open('{').field("round", round).key("actions").open('[');
  for (const Act act : all_acts) write_revealed_action(rules, then, next_has_begun ? s.last_plays : s.played, act, out);
  out.close(']').close('}');
}

void write_turn(const Rules& rules, const State& s, Json& out) {
  if (s.phase != Phase::pig && s.phase != Phase::window && s.phase != Phase::river && s.phase != Phase::horse) {
    out.null();
    return;
  }
  out.open('{').field("seat", s.mover).key("action");
  write_name_or_null(s.current_act, out);
  out.field("exchanges", s.exchanges).field("trades", s.trades).field("gain", s.ability_waits).key("next").open('[');
  for (auto rest = s; !rest.waiting.empty();) {
    const int next = next_resolver(rules, rest);
    rest.waiting = rest.waiting.without(seat_at(next));
    out.value(next);
  }
  out.close(']').close('}');
}
}  // namespace

void GreatRace::components(Json& out) {
  out.key("animals").open('[');
  for (std::size_t animal = 1; animal < animal_names.size(); ++animal)
    out.open('{').field("name", animal_names[animal]).field("clauses", power_clauses[animal]).close('}');
  out.close(']').key("actions").open('[');
  for (std::size_t act = 1; act < act_names.size(); ++act)
    out.open('{').field("number", act).field("name", act_names[act]).close('}');
  out.close(']');
}

void GreatRace::json(const View& v, Json& out) const {
  const auto& s = v.seen;
  out.field("game", name).field("phase", phase_names[static_cast<std::size_t>(s.phase)]).field("round", s.round);
  out.field("finish", rules_.printed.finish).field("river", rules_.printed.river);
  out.key("seats").open('[');
  for (int seat = 0; seat < rules_.seats; ++seat) write_seat(s, seat, out);
  out.close(']').key("age_order").array(std::span(rules_.by_age).first(static_cast<std::size_t>(rules_.seats)));
  out.key("wheel");
  write_wheel(rules_, s, out);
  out.key("supply");
  write_counts(s.supply, out);
  out.key("revealed");
  write_revealed(rules_, s, out);
  out.key("turn");
  write_turn(rules_, s, out);
  out.key("forecast");
  write_forecast(v, out);
  out.key("ranking");
  s.phase == Phase::over ? out.array(ranking(s)) : out.null();
}

void GreatRace::json(Action a, Json& out) const {
  switch (a.kind) {
    case Kind::piece:
      out.field("kind", "piece").key("action");
      write_name_or_null(a.act(), out);
      return;
    case Kind::animal: out.field("kind", "animal").field("animal", name_of(a.animal())); return;
    case Kind::card:
    case Kind::play:
      out.field("kind", a.kind == Kind::card ? "card" : "play").field("number", number(a.play().act()));
      out.field("action", name_of(a.play().act()));
      if (a.kind == Kind::play) out.field("energy", a.play().energy());
      return;
    case Kind::exchange: {
      const auto& e = exchange_numbered(a.exchange());
      out.field("kind", "exchange").field("up", e.up).field("karma", int{e.karma}).key("give");
      write_energies(e.give, out);
      out.key("get");
      write_energies(e.get, out);
      return;
    }
    case Kind::ability_card: out.field("kind", "ability").field("gain", "card"); return;
    case Kind::ability_karma: out.field("kind", "ability").field("gain", "karma"); return;
    case Kind::ability_move: out.field("kind", "ability").field("gain", "move"); return;
    case Kind::return_card: out.field("kind", "return").field("energy", a.energy()); return;
    default: out.field("kind", text(a));
  }
}

void GreatRace::json(Redacted a, Json& out) const {
  if (!a.hidden) return json(a.action, out);
  out.field("kind", a.action.kind == Kind::card ? "card" : "play").key("number").null().key("action").null();
  if (a.action.kind == Kind::play) out.key("energy").null();
}

}  // namespace shengxiao::games::great_race
