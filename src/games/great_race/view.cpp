// What a seat sees, the states that look so to it, and a view as JSON for drawing.
#include <algorithm>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

void GreatRace::components(Json& out) {
  out.key("animals").open('[');
  for (std::size_t animal = rat; animal <= cat; ++animal)
    out.open('{').field("name", animal_names[animal]).field("clauses", power_clauses[animal]).close('}');
  out.close(']');
}

GreatRace::View GreatRace::view(const State& s, Seat viewer) const {
  View v{s, static_cast<std::uint64_t>(index(viewer))};
  if (s.phase != Phase::cards && s.phase != Phase::plays) return v;
  for (int seat = 0; seat < seats_; ++seat)
    if (seat != index(viewer)) v.seen.played[static_cast<Index>(seat)] = 0;     // GR-6
  return v;
}

// Who has chosen and is not the viewer has chosen any of what it may play: the hands are open, so nothing more is known (GR-6).
GreatRace::State GreatRace::determinize(const View& v, Rng& rng) const {
  State s = v.seen;
  if (s.phase != Phase::cards && s.phase != Phase::plays) return s;
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat == static_cast<int>(v.viewer) || owes(s, seat_at(seat)) || sits_out(s, seat)) continue;
    auto& played = s.played[static_cast<Index>(seat)];
    if (s.phase == Phase::cards) {
      played = static_cast<Pair>(1 + rng.below(std::popcount(first_cards())));
    } else {
      const auto all = plays(s, seat);
      played = all.nth(rng.below(all.count())).what;
    }
  }
  return s;
}

namespace {
constexpr std::array<std::string_view, 9> phase_names{"wheel",  "animals", "cards", "play", "pig",
                                                      "window", "river",   "horse", "over"};

std::string_view act_name(int act) { return act_names[static_cast<std::size_t>(act)]; }

// A card as it is played: `as` is the action that it counts as after the one that lies before it.
void play(Pair p, int before, Json& out) {
  out.open('{').field("number", act_of(p)).field("action", act_name(act_of(p))).key("energy");
  energy_of(p) ? out.value(energy_of(p)) : out.null();
  out.field("as", act_name(counts_as(act_of(p), before))).close('}');
}

// What the amount of a benefit is counted in (GR-11).
std::string_view unit_of(int act) { return is_movement(act) ? "spaces" : act == help ? "karma" : "1-cards"; }

void acts(std::string_view field, unsigned set, Json& out) {
  out.key(field).open('[');
  for (; set; set &= set - 1) out.value(act_name(std::countr_zero(set) + 1));
  out.close(']');
}

// Numbers of energy cards from 1 to 6.
void counts(std::string_view field, Energies cards, Json& out) {
  out.key(field).open('[');
  for (int v = 1; v <= top_energy; ++v) out.value(count_of(cards, v));
  out.close(']');
}

void seat_fields(const GreatRace::State& s, std::size_t seat, int viewer, Json& out) {
  out.open('{').key("animal");
  s.animal[seat] ? out.value(animal_names[s.animal[seat]]) : out.null();
  out.field("position", s.position[seat]).field("karma", s.karma[seat]);
  counts("energy", s.hand[seat], out);
  acts("cards", s.cards[seat], out);
  out.key("prices").open('{');  // the karma that the cards in hand would cost now
  const int number = static_cast<int>(seat);
  for (unsigned left = s.phase == GreatRace::Phase::plays ? s.cards[seat] : 0; left; left &= left - 1) {
    const int act = std::countr_zero(left) + 1;
    out.field(act_name(act), GreatRace::cost(s, number, act));
  }
  out.close('}').key("row").open('[');
  int before = no_act;
  for (Row row = s.row[seat]; row; row >>= 8) {
    play(static_cast<Pair>(row), before, out);
    before = act_of(static_cast<Pair>(row));
  }
  out.close(']').key("repeats");  // what a Repeat in hand would count as
  s.row[seat] && s.cards[seat] & act_bit(repeat) ? out.value(act_name(last_act(s.row[seat]))) : out.null();
  const bool choosing = s.phase == GreatRace::Phase::cards || s.phase == GreatRace::Phase::plays;
  const bool owes = s.owing >> seat & 1, rests = GreatRace::sits_out(s, number);
  out.field("sits_out", rests).field("chosen", choosing && !owes && !rests);
  out.key("played");  // this round's choice: one's own at once, the others' when all are revealed
  if (s.played[seat] && (!choosing || number == viewer))
    play(s.played[seat], choosing ? last_act(s.row[seat]) : s.resolves[seat], out);
  else
    out.null();
  out.close('}');
}
}  // namespace

void GreatRace::json(const View& v, Json& out) const {
  const auto& s = v.seen;
  out.field("game", name).field("phase", phase_names[static_cast<Index>(s.phase)]).field("round", s.round);
  out.field("finish", printed_.finish).field("river", printed_.river);
  out.key("seats").open('[');
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) seat_fields(s, seat, static_cast<int>(v.viewer), out);
  out.close(']');
  out.key("age_order").array(std::span(oldest_).first(static_cast<Index>(seats_)));
  wheel_json(s, out);
  counts("supply", s.supply, out);
  revealed_json(s, out);
  turn_json(s, out);
  out.key("ranking");
  s.phase == Phase::over ? out.array(ranking(s)) : out.null();
}

// The outer spaces, the pieces in their slots, how far the wheel is turned; and what each action gives now.
void GreatRace::wheel_json(const State& s, Json& out) const {
  out.key("wheel").open('{').field("rotation", s.rotation).key("spaces").open('[');
  for (const auto& space : printed_.space) {
    out.open('{')
        .field("green", great_race::text(space.green))
        .field("yellow", great_race::text(space.yellow))
        .field("split", space.split)
        .close('}');
  }
  out.close(']').key("slots").open('[');
  std::array<int, wheel_slots> piece{};
  for (Index act = cheat; act <= walk; ++act)
    if (s.slot[act - 1] < wheel_slots) piece[s.slot[act - 1]] = act == walk && seats_ == 3 ? 0 : static_cast<int>(act);
  for (int act : piece) act ? out.value(act_name(act)) : out.null();
  out.close(']').key("actions").open('[');
  for (int act = cheat; act <= walk; ++act) {
    const auto i = static_cast<Index>(act);
    if (s.slot[i - 1] >= wheel_slots || (act == walk && seats_ == 3)) continue;
    out.open('{').field("action", act_name(act)).field("unit", unit_of(act)).field("low_top", printed_.low_top[i]);
    out.field("low", great_race::text(benefit(s, act, 1)))
        .field("high", great_race::text(benefit(s, act, printed_.low_top[i] + 1)))
        .close('}');
  }
  out.close(']').close('}');
}

// What is being resolved.
void GreatRace::turn_json(const State& s, Json& out) {
  out.key("turn");
  const bool in_turn = s.phase == Phase::pig || s.phase == Phase::window || s.phase == Phase::river || s.phase == Phase::horse;
  if (in_turn) {
    out.open('{').field("seat", s.turn).key("action");
    s.act ? out.value(act_name(s.act)) : out.null();
    out.field("exchanges", s.exchanges).field("trades", s.trades).field("gain", s.gains != 0).key("next").open('[');
    for (unsigned queue = s.queue; queue; queue >>= 3) out.value((queue & 7) - 1);
    out.close(']').close('}');
  } else {
    out.null();
  }
}

// The round whose cards were turned over last: who resolves which action with which energy, and what the total gives (GR-9).
void GreatRace::revealed_json(const State& s, Json& out) const {
  out.key("revealed");
  const bool before = s.phase == Phase::plays;
  const int round = s.round - before;
  if (round < 1) {
    out.null();
    return;
  }
  auto then = s;
  if (before || s.phase == Phase::horse || s.phase == Phase::over)  // GR-46: the wheel has turned since
    then.rotation = static_cast<std::uint8_t>((s.rotation + wheel_spaces - 1) % wheel_spaces);
  const auto& played = before ? s.before : s.played;
  out.open('{').field("round", round).key("actions").open('[');
  for (int act = cheat; act <= strategise; ++act) {
    int total = 0;
    for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat)
      if (s.resolves[seat] == act) total += energy_of(played[seat]);
    if (total == 0) continue;
    out.open('{').field("action", act_name(act)).field("total", total);
    if (act != strategise) {
      out.field("unit", unit_of(act)).field("low_top", printed_.low_top[static_cast<Index>(act)]);
      out.field("gives", great_race::text(benefit(then, act, total)));
    }
    out.key("plays").open('[');
    for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat)
      if (s.resolves[seat] == act)
        out.open('{')
            .field("seat", seat)
            .field("action", act_name(act_of(played[seat])))
            .field("energy", energy_of(played[seat]))
            .close('}');
    out.close(']').close('}');
  }
  out.close(']').close('}');
}

}  // namespace shengxiao::games::great_race
