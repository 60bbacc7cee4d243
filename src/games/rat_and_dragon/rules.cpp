// The rules: what a seat may draw, and what happens when a round begins and ends.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr std::size_t parity(int number) { return static_cast<std::size_t>(number & 1); }
constexpr std::uint8_t small(int x) { return static_cast<std::uint8_t>(x); }

// The squares at both ends of every link.
Plane ends(const RatAndDragon::Sheet& s) { return s.link_east | east(s.link_east) | s.link_south | south(s.link_south); }
}  // namespace

// --- a sheet ---

// RD-16: empty, and beside no creature of the same parity.
Plane RatAndDragon::allowed(const Sheet& sheet, int number) const {
  return grid_ - (taken(sheet) | touching(sheet.drawn[parity(number)]));
}

Plane RatAndDragon::creature(const Sheet& sheet, Square q) {
  for (const auto& plane : sheet.drawn)
    if (plane.has(q)) return region(q, plane).squares;
  return {};
}

Plane RatAndDragon::paired(const Sheet& sheet) {
  const auto linked = ends(sheet);
  return regions_with(linked & sheet.drawn[0], sheet.drawn[0]) | regions_with(linked & sheet.drawn[1], sheet.drawn[1]);
}

// A creature has as many squares as its number says, so squares add up to numbers.
int RatAndDragon::unpaired_sum(const Sheet& sheet) const { return (taken(sheet) - paired(sheet)).count(); }

int RatAndDragon::score(const Sheet& sheet) const {
  return sheet.pair_points - unpaired_cost(sheet) - sheet.penalty - empty_cost(sheet);
}

// Where a creature of this number can come to lie, and where the one that is being drawn still can.
Plane RatAndDragon::room(const Sheet& sheet, int number) const { return regions_of(number, allowed(sheet, number)); }

Plane RatAndDragon::room(const Sheet& sheet, const Drawing& d) const {
  if (d.left == 0 || d.left == d.number) return d.next;
  return region(d.squares.first(), allowed(sheet, d.number)).squares - d.squares;
}

// --- the steps of a drawing (RD-16) ---

// A drawing not begun. Its choices are bits: 1 the lower value on offer can be placed, 2 the higher one, if it is another.
RatAndDragon::Drawing RatAndDragon::blank(const Sheet& sheet, const std::array<int, 2>& offer) const {
  Drawing d;
  for (std::size_t i = 0; i < 2; ++i)
    if ((i == 0 || offer[1] != offer[0]) && has_region_of(offer[i], allowed(sheet, offer[i]))) d.choices |= small(1 << i);
  return d;
}

// What `q` adds to the squares that can be drawn next: those of its four neighbours that are allowed.
void RatAndDragon::draw(const Sheet& sheet, Drawing& d, Square q) const {
  const auto& same = sheet.drawn[parity(d.number)];
  const auto& others = sheet.drawn[parity(d.number + 1)];
  if (d.left == d.number) d.next = {};
  d.squares.add(q);
  const auto row_of = [](const Plane& p, int row) { return row >= 0 && row < max_rows ? p[row] : 0; };
  const auto bit = Plane::Row{1} << q.column;
  for (int row = std::max(0, q.row - 1); row <= std::min(print_.rows - 1, q.row + 1); ++row) {
    const auto beside = row == q.row ? bit << 1 | bit >> 1 : bit;
    const auto barred = same[row] | same[row] << 1 | same[row] >> 1 | row_of(same, row - 1) | row_of(same, row + 1) | others[row];
    d.next[row] |= beside & grid_[row] & ~barred;
    d.next[row] &= ~d.squares[row];
  }
  if (--d.left == 0) d.next = {};
}

// RD-9: the unpaired creatures that the finished one touches.
void RatAndDragon::partners(const Sheet& sheet, const Drawing& d, Squares& out) const {
  const auto& others = sheet.drawn[parity(d.number + 1)];
  auto rest = touching(d.squares) & others;
  if (rest.empty()) return;
  const auto linked = ends(sheet);
  while (!rest.empty()) {
    const auto other = region(rest.first(), others).squares;
    if ((other & linked).empty()) out.push_back(other.first());
    rest -= other;
  }
}

int RatAndDragon::step_count(const Sheet& sheet, const Drawing& d) const {
  if (!d.number) return std::popcount(d.choices);
  if (d.left) return d.next.count();
  Squares all;
  partners(sheet, d, all);
  return all.size() + 1;
}

RatAndDragon::Action RatAndDragon::step_at(const Sheet& sheet, const Drawing& d, const std::array<int, 2>& offer, int k) const {
  if (!d.number) return Action::choose(offer[k == 1 || d.choices == 2]);
  if (d.left) return Action::draw(d.next.nth(k));
  Squares all;
  partners(sheet, d, all);
  return k < all.size() ? Action::pair(all[k]) : Action::alone();
}

bool RatAndDragon::step(const Sheet& sheet, Drawing& d, Action a) const {
  switch (a.kind) {
    case Kind::choose:
      d.number = d.left = a.a;
      d.choices = 0;
      d.next = room(sheet, a.a);
      return false;
    case Kind::pair:
      d.partner_column = small(a.a + 1);
      d.partner_row = small(a.b + 1);
      return true;
    case Kind::draw: {
      draw(sheet, d, a.square());
      if (d.left) return false;
      Squares all;
      partners(sheet, d, all);
      return all.empty();  // RD-16: where it touches no unpaired creature, nothing is asked
    }
    default: return true;
  }
}

// --- rounds ---

void RatAndDragon::legal(const State& s, Seat seat, Actions<RatAndDragon>& out) const {
  if (!to_act(s).has(seat)) return;
  if (seat == Seat::chance) {
    if (turns_up(s.table)) {
      for (int number = 1; number <= creatures; ++number) out.push_back(Action::card(number));
      return;
    }
    for (int low = 1; low <= 6; ++low)
      for (int high = low; high <= 6; ++high)
        for (int other = 1; other <= 6; ++other) out.push_back(Action::roll(low, high, other));
    return;
  }
  const auto& sheet = sheet_of(s.table, seat);
  const auto& d = hidden(s, seat);
  if (d.left) {
    d.next.each([&](Square q) { out.push_back(Action::draw(q)); });
  } else {
    const auto values = offer(s.table);
    const int count = step_count(sheet, d);
    for (int k = 0; k < count; ++k) out.push_back(step_at(sheet, d, values, k));
  }
}

int RatAndDragon::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  if (seat == Seat::chance) return turns_up(s.table) ? creatures : throws;
  return step_count(sheet_of(s.table, seat), hidden(s, seat));
}

RatAndDragon::Action RatAndDragon::legal_at(const State& s, Seat seat, int k) const {
  if (seat == Seat::chance) return action(static_cast<ActionId>(action_count() - creatures - (turns_up(s.table) ? 0 : throws) + k));
  return step_at(sheet_of(s.table, seat), hidden(s, seat), offer(s.table), k);
}

void RatAndDragon::apply(State& s, Seat seat, Action a) const {
  if (a.is_chance()) {
    if (a.kind == Kind::card)
      s.table.card = a.a;
    else
      s.table.dice = {a.a, a.b, a.c};
    begin_round(s);
    return;
  }
  const auto i = static_cast<std::size_t>(index(seat));
  if (!step(s.table.sheets[i], s.hidden[i], a)) return;
  s.table.drawing = s.table.drawing.without(seat);
  if (s.table.drawing.empty()) end_round(s);  // RD-17
}

// RD-8: who can place neither value is done when the dice fall.
void RatAndDragon::begin_round(State& s) const {
  auto& t = s.table;
  ++t.rounds;
  const auto values = offer(t);
  for (int i = 0; i < seats_; ++i) {
    const auto seat = seat_at(i);
    if (t.done.has(seat)) continue;
    auto& sheet = t.sheets[static_cast<std::size_t>(i)];
    const auto drawing = blank(sheet, values);
    if (!drawing.choices) {
      t.done = t.done.with(seat);
      sheet.penalty = static_cast<std::int16_t>(print_.costs.of(values[0], values[1]));
    } else {
      t.drawing = t.drawing.with(seat);
      s.hidden[static_cast<std::size_t>(i)] = drawing;
    }
  }
  if (t.drawing.empty()) end_round(s);
}

void RatAndDragon::end_round(State& s) const {
  auto& t = s.table;
  t.over = t.done == SeatSet::all(seats_);  // RD-11
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
    if (!s.hidden[i].number) continue;
    keep(t.sheets[i], s.hidden[i]);
    s.hidden[i] = {};
    if (t.sheets[i].pairs >= print_.score_columns) t.over = 1;  // RD-11
  }
}

// Puts a finished drawing down on the sheet, with its pair.
void RatAndDragon::keep(Sheet& sheet, const Drawing& d) const {
  if (d.partner_column) {
    const auto other = creature(sheet, square(d.partner_column - 1, d.partner_row - 1));
    ++sheet.pairs;
    sheet.pair_points += pair_points(d.number, other.count());
    // Of the places where the two touch the first one will do, so that a pair is one link.
    const auto to_east = (d.squares & west(other)) | (other & west(d.squares));
    const auto to_south = (d.squares & north(other)) | (other & north(d.squares));
    const auto at = only((to_east | to_south).first());
    ((at & to_east).empty() ? sheet.link_south : sheet.link_east) |= at;
  }
  sheet.drawn[parity(d.number)] |= d.squares;
}

}  // namespace shengxiao::games::rat_and_dragon
