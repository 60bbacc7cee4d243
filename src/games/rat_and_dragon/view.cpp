// What a seat may know; a guess at the rest; and a view as JSON for drawing, and as floats for learning.
#include <algorithm>

#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr std::array<std::string_view, 12> names{"Rat",    "Rabbit", "Rooster", "Dog",   "Snake", "Pig",
                                                 "Monkey", "Goat",   "Tiger",   "Horse", "Ox",    "Dragon"};  // RD-1
std::string_view name_of(int number) { return names[static_cast<std::size_t>(number - 1)]; }
}  // namespace

RatAndDragon::View RatAndDragon::view(const State& s, Seat viewer) const {
  View v;
  v.table = s.table;
  v.viewer = static_cast<std::uint32_t>(index(viewer));
  if (index(viewer) < seats_) v.own = hidden(s, viewer);
  return v;
}

// Random steps of a drawing until it is finished, at most so many. Returns how many there were.
int RatAndDragon::random_steps(const Sheet& sheet, Drawing& d, const std::array<int, 2>& offer, int most, Rng rng) const {
  for (int steps = 0; steps < most; ++steps)
    if (step(sheet, d, step_at(sheet, d, offer, rng.below(step_count(sheet, d))))) return steps + 1;
  return most;
}

// The others draw at random. Who has not finished has come to any point of a drawing; everything that a seat may have drawn
// can come up. (To have each of the drawings equally often, they would have to be counted, and there are too many.)
RatAndDragon::State RatAndDragon::determinize(const View& v, Rng& rng) const {
  State s;
  s.table = v.table;
  if (v.table.drawing.empty()) return s;
  const auto values = offer(v.table);
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
    const auto seat = seat_at(static_cast<int>(i));
    auto& d = s.hidden[i];
    if (i == v.viewer) {
      d = v.own;
      continue;
    }
    if (v.table.done.has(seat)) continue;
    const auto& sheet = v.table.sheets[i];
    const auto luck = rng.split();
    const auto start = blank(sheet, values);
    d = start;
    const int steps = random_steps(sheet, d, values, 3 * creatures, luck);
    if (!v.table.drawing.has(seat)) continue;
    d = start;
    random_steps(sheet, d, values, rng.below(steps), luck);
  }
  return s;
}

void RatAndDragon::json(Action a, Json& out) const {
  constexpr std::array<std::string_view, 6> kinds{"choose", "draw", "pair", "alone", "throw", "card"};
  out.field("kind", kinds[static_cast<std::size_t>(a.kind)]);
  switch (a.kind) {
    case Kind::choose:
    case Kind::card: out.field("number", a.a).field("creature", name_of(a.a)); break;
    case Kind::draw:
    case Kind::pair: out.field("square", square_name(a.square())); break;
    case Kind::roll: out.key("pair").open('[').value(a.a).value(a.b).close(']').field("other", a.c); break;
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
void square_list(std::string_view field, const Plane& squares, Json& out) {
  out.key(field).open('[');
  squares.each([&](Square q) { out.value(square_name(q)); });
  out.close(']');
}

// The first square of the creature that this one is paired with.
std::optional<Square> partner_of(const RatAndDragon::Sheet& sheet, const Plane& creature) {
  const auto ends = (east(creature & sheet.link_east) | south(creature & sheet.link_south) | (west(creature) & sheet.link_east) |
                     (north(creature) & sheet.link_south)) -
                    creature;
  if (ends.empty()) return std::nullopt;
  return RatAndDragon::creature(sheet, ends.first()).first();
}
}  // namespace

void RatAndDragon::json(const Sheet& sheet, Json& out) const {
  out.key("creatures").open('[');
  for (auto rest = taken(sheet); !rest.empty();) {
    const auto squares = creature(sheet, rest.first());
    const int number = squares.count();
    out.open('{').field("number", number).field("creature", name_of(number)).field("first", square_name(squares.first()));
    square_list("squares", squares, out);
    const auto partner = partner_of(sheet, squares);
    out.key("partner");
    partner ? out.value(square_name(*partner)) : out.null();
    out.key("points");  // of the pair
    partner ? out.value(pair_points(number, creature(sheet, *partner).count())) : out.null();
    out.close('}');
    rest -= squares;
  }
  out.close(']');
  out.field("pairs", sheet.pairs).field("pair_points", sheet.pair_points).field("unpaired", unpaired_sum(sheet));
  out.field("empty", empty_squares(sheet)).key("costs").open('{').field("unpaired", unpaired_cost(sheet));
  out.field("penalty", sheet.penalty).field("empty", empty_cost(sheet)).close('}').field("score", score(sheet));
}

// The values on offer, that of the pair first: the dice that make each, and where the viewer has room for it. At the end they
// are the last ones.
void RatAndDragon::json_offer(const View& v, Json& out) const {
  const auto& t = v.table;
  const auto viewer = seat_at(static_cast<int>(v.viewer));
  const bool draws = static_cast<int>(v.viewer) < seats_ && !t.drawing.empty() && !t.done.has(viewer);
  const auto value = [&](int number, std::string_view of) {
    out.open('{').field("number", number).field("creature", name_of(number)).field("of", of);
    square_list("room", draws ? room(sheet_of(t, viewer), number) : Plane{}, out);
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

// What the viewer has drawn in this round, where it can go on, and with whom it may be paired in the end: what each pair scores,
// and by how much the whole score changes with it and without any.
void RatAndDragon::json_drawing(const View& v, Json& out) const {
  const auto& d = v.own;
  out.key("drawing");
  if (!d.number) {
    out.null();
    return;
  }
  const auto viewer = seat_at(static_cast<int>(v.viewer));
  const auto& sheet = sheet_of(v.table, viewer);
  const auto change = [&](const Drawing& finished) {  // of the score
    auto next = sheet;
    keep(next, finished);
    return score(next) - score(sheet);
  };
  const bool asked = !d.left && v.table.drawing.has(viewer);
  out.open('{').field("number", d.number).field("creature", name_of(d.number)).field("left", d.left);
  square_list("squares", d.squares, out);
  square_list("room", room(sheet, d), out);
  out.key("partners").open('[');
  if (asked) {
    Squares all;
    partners(sheet, d, all);
    for (const auto first : all) {
      auto paired = d;
      step(sheet, paired, Action::pair(first));
      out.open('{').field("first", square_name(first)).field("points", pair_points(d.number, creature(sheet, first).count()));
      out.field("change", change(paired)).close('}');
    }
  }
  out.close(']').key("alone");
  asked ? out.value(change(d)) : out.null();
  out.key("partner");
  d.partner_column ? out.value(square_name(square(d.partner_column - 1, d.partner_row - 1))) : out.null();
  out.close('}');
}

void RatAndDragon::json(const View& v, Json& out) const {
  const auto& t = v.table;
  const auto number = [&](std::string_view field, int value) {
    out.key(field);
    value ? out.value(value) : out.null();
  };
  out.field("game", name).field("columns", print_.columns).field("rows", print_.rows).field("score_columns", print_.score_columns);
  out.field("phase", t.over ? "over" : !t.drawing.empty() ? "drawing" : turns_up(t) ? "card" : "throw");
  out.key("viewer");
  static_cast<int>(v.viewer) < seats_ ? out.value(v.viewer) : out.null();
  out.field("round", t.rounds);
  number("card", t.card);
  out.key("dice");
  if (t.dice[0])
    out.open('{').key("pair").open('[').value(t.dice[0]).value(t.dice[1]).close(']').field("other", t.dice[2]).close('}');
  else
    out.null();
  json_offer(v, out);
  json_drawing(v, out);
  out.key("sheets").open('[');
  for (int i = 0; i < seats_; ++i) {
    const auto seat = seat_at(i);
    out.open('{').field("seat", i).field("drawing", t.drawing.has(seat)).field("done", t.done.has(seat));
    json(t.sheets[static_cast<std::size_t>(i)], out);
    out.close('}');
  }
  out.close(']');
}

// Planes of the grid's squares: of each sheet, the viewer's first and then in order of seats, its even creatures, its odd ones,
// those that are paired; then what the viewer has drawn of this round's creature. Then 12 and 12 for the values on offer, the
// lower first, and 12 for the creature chosen; then of each sheet score, pairs, still drawing, done. All about from 0 to 1.
int RatAndDragon::tensor_size() const { return (3 * seats_ + 1) * squares() + 3 * creatures + 4 * seats_; }

void RatAndDragon::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::ranges::fill(out, 0.0f);
  std::size_t at = 0;
  const auto plane = [&](const Plane& p) {
    p.each([&](Square q) { out[at + static_cast<std::size_t>(q.row * print_.columns + q.column)] = 1; });
    at += static_cast<std::size_t>(squares());
  };
  const auto one_of_twelve = [&](int number) {
    if (number) out[at + static_cast<std::size_t>(number - 1)] = 1;
    at += creatures;
  };
  const int first = static_cast<int>(v.viewer) < seats_ ? static_cast<int>(v.viewer) : 0;
  const auto seat = [&](int k) { return seat_at((first + k) % seats_); };
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(v.table, seat(k));
    plane(sheet.drawn[0]);
    plane(sheet.drawn[1]);
    plane(paired(sheet));
  }
  plane(v.own.squares);
  const auto values = v.table.drawing.empty() ? std::array{0, 0} : offer(v.table);
  one_of_twelve(values[0]);
  one_of_twelve(values[1]);
  one_of_twelve(v.own.number);
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(v.table, seat(k));
    out[at++] = static_cast<float>(score(sheet)) / 100;
    out[at++] = static_cast<float>(sheet.pairs) / static_cast<float>(print_.score_columns);
    out[at++] = v.table.drawing.has(seat(k));
    out[at++] = v.table.done.has(seat(k));
  }
}

}  // namespace shengxiao::games::rat_and_dragon
