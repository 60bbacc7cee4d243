// Views and actions as JSON: see JSON.md.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

void RatAndDragon::components(Json& out) {
  out.key("creatures").open('[');
  for (int number = 1; number <= creatures; ++number)
    out.open('{').field("number", number).field("name", name_of(number)).field("yang", is_yang(number)).close('}');
  out.close(']');
}

void RatAndDragon::json(Action a, Json& out) const {
  constexpr std::array<std::string_view, 6> kinds{"choose", "draw", "pair", "alone", "throw", "card"};
  out.field("kind", kinds[static_cast<std::size_t>(a.kind)]);
  switch (a.kind) {
    case Kind::choose:
    case Kind::card: out.field("number", a.number()).field("creature", name_of(a.number())); break;
    case Kind::draw:
    case Kind::pair: out.field("square", square_name(a.square())); break;
    case Kind::throw_dice:
      out.key("pair").open('[').value(a.low()).value(a.high()).close(']').field("other", a.other());
      out.key("offers").open('[').value(a.low() + a.high());
      if (a.other() != a.low() + a.high()) out.value(a.other());
      out.close(']');
      break;
    case Kind::alone: break;
  }
}

void RatAndDragon::json(Redacted a, Json& out) const {
  if (a.hidden)
    out.field("kind", "hidden");
  else
    json(a.action, out);
}

namespace {
void write_squares(std::string_view field, const SquareSet& squares, Json& out) {
  out.key(field).open('[');
  squares.each([&](Square q) { out.value(square_name(q)); });
  out.close(']');
}

// The first square of the creature that this one is paired with.
std::optional<Square> partner_of(const RatAndDragon::Sheet& sheet, const SquareSet& creature) {
  const auto ends = (east(creature & sheet.link_east) | south(creature & sheet.link_south) | (west(creature) & sheet.link_east) |
                     (north(creature) & sheet.link_south)) -
                    creature;
  if (ends.empty()) return std::nullopt;
  return sheet.creature(ends.first()).first();
}
}  // namespace

void RatAndDragon::write_sheet(const Sheet& sheet, Json& out) const {
  out.key("creatures").open('[');
  for (auto rest = sheet.taken(); !rest.empty();) {
    const auto squares = sheet.creature(rest.first());
    const int number = squares.count();
    out.open('{').field("number", number).field("creature", name_of(number)).field("first", square_name(squares.first()));
    write_squares("squares", squares, out);
    const auto partner = partner_of(sheet, squares);
    out.key("partner");
    partner ? out.value(square_name(*partner)) : out.null();
    out.key("points");  // of the pair
    partner ? out.value(pair_points(number, sheet.creature(*partner).count())) : out.null();
    out.close('}');
    rest -= squares;
  }
  out.close(']');
  out.field("pairs", sheet.pairs).field("pair_points", sheet.pair_points).field("unpaired", sheet.unpaired_sum());
  out.field("empty", empty_squares(sheet)).key("costs").open('{').field("unpaired", sheet.unpaired_cost());
  out.field("penalty", sheet.penalty).field("empty", empty_cost(sheet)).close('}').field("score", score(sheet));
}

// What a seat that draws a creature of this number has to know beforehand (RD-6, RD-9, RD-12): where it can lie, which squares its
// kind closes, and whom it can be paired with from where, what each pair brings, and what it costs to stay without a partner.
void RatAndDragon::write_prospects(const Sheet& sheet, int number, Json& out) const {
  const auto room = room_for(sheet, number);
  write_squares("room", room, out);
  write_squares("beside", grid_ - (sheet.taken() | allowed(sheet, number)), out);
  const int unpaired = sheet.unpaired_sum(), cost = sheet.unpaired_cost(), filled = seats_ == 1 ? number : 0;
  out.key("partners").open('[');
  auto free = sheet.drawn[(number + 1) & 1] - sheet.paired;
  while (!free.empty()) {
    const auto partner = sheet.creature(free.first());
    free -= partner;
    const auto touched = touching(partner) & room;
    if (touched.empty()) continue;
    const int points = pair_points(number, partner.count()), lifts = cost - half_up(unpaired - partner.count());
    out.open('{').field("first", square_name(partner.first())).field("points", points).field("lifts", lifts);
    out.field("change", points + lifts + filled);
    write_squares("squares", touched, out);
    out.close('}');
  }
  const int costs = half_up(unpaired + number) - cost;
  out.close(']').key("alone").open('{').field("costs", costs).field("change", filled - costs).close('}');
}

// The values on offer, that of the pair of dice first: the dice that make each, and what the viewer can do with it. When the game
// is over, the last ones.
void RatAndDragon::write_offer(const View& v, Json& out) const {
  const auto& t = v.table;
  const auto viewer = seat_at(static_cast<int>(v.viewer));
  const bool draws = static_cast<int>(v.viewer) < seats_ && t.drawing.has(viewer);
  const auto value = [&](int number, std::string_view of) {
    out.open('{').field("number", number).field("creature", name_of(number)).field("of", of).key("prospects");
    if (draws) {
      out.open('{');
      write_prospects(sheet_of(t, viewer), number, out);
      out.close('}');
    } else {
      out.null();
    }
    out.close('}');
  };
  out.key("offer").open('[');
  if (t.over || !t.drawing.empty()) {
    const int sum = t.dice[0] + t.dice[1], other = t.dice[2];
    if (!t.dice[0]) {
      value(t.card, "card");
    } else if (sum == other) {
      value(sum, "both");
    } else {
      value(sum, "pair");
      value(other, "other");
    }
  }
  out.close(']');
}

// The viewer's drawing of this round and where it can go on.
void RatAndDragon::write_drawing(const View& v, Json& out) const {
  const auto& d = v.own;
  out.key("drawing");
  if (!d.number) {
    out.null();
    return;
  }
  const auto& sheet = sheet_of(v.table, seat_at(static_cast<int>(v.viewer)));
  out.open('{').field("number", d.number).field("creature", name_of(d.number)).field("left", d.left);
  write_squares("squares", d.squares, out);
  write_squares("room", room_left(sheet, d), out);
  out.key("partner");
  d.paired ? out.value(square_name(d.partner)) : out.null();
  out.close('}');
}

void RatAndDragon::json(const View& v, Json& out) const {
  const auto& t = v.table;
  const auto number = [&](std::string_view field, int value) {
    out.key(field);
    value ? out.value(value) : out.null();
  };
  out.field("game", name)
      .field("columns", printed_.columns)
      .field("rows", printed_.rows)
      .field("score_columns", printed_.score_columns);
  out.field("phase", t.over ? "over" : !t.drawing.empty() ? "drawing" : turns_up_card(t) ? "card" : "throw");
  out.key("viewer");
  static_cast<int>(v.viewer) < seats_ ? out.value(v.viewer) : out.null();
  out.field("round", t.rounds);
  number("card", t.card);
  out.key("dice");
  if (t.dice[0])
    out.open('{').key("pair").open('[').value(t.dice[0]).value(t.dice[1]).close(']').field("other", t.dice[2]).close('}');
  else
    out.null();
  write_offer(v, out);
  write_drawing(v, out);
  out.key("sheets").open('[');
  for (int i = 0; i < seats_; ++i) {
    const auto seat = seat_at(i);
    out.open('{').field("seat", i).field("drawing", t.drawing.has(seat)).field("done", t.done.has(seat));
    write_sheet(t.sheets[i], out);
    out.close('}');
  }
  out.close(']');
}

// `during` is the creature that was drawn, `detail` another one.
void RatAndDragon::json(const Cause& cause, Json& out) const {
  if (cause.during) out.field("drawn", name_of(cause.during));
  if (cause.detail) out.field("partner", name_of(cause.detail));
}

}  // namespace shengxiao::games::rat_and_dragon
