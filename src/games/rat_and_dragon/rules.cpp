// The rules: sheets, the steps of a drawing, legal moves, apply.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr int parity(int number) { return number & 1; }
}  // namespace

// ---- Sheets ----

SquareSet RatAndDragon::Sheet::creature(Square q) const {
  for (const auto& squares : drawn)
    if (squares.has(q)) return flood_fill(q, squares).squares;
  return {};
}

// A creature has as many squares as its number says.
int RatAndDragon::Sheet::unpaired_sum() const {
  SquareSet unpaired;
  for (int row = 0; row < max_rows; ++row) unpaired[row] = (drawn[0][row] | drawn[1][row]) & ~paired[row];
  return unpaired.count();
}

// RD-16: empty, and touching no creature of the same parity.
SquareSet RatAndDragon::allowed(const Sheet& sheet, int number) const {
  return grid_ - (sheet.taken() | touching(sheet.drawn[parity(number)]));
}

// ---- The steps of a drawing (RD-16) ----

RatAndDragon::Offer RatAndDragon::offer(const Table& t) {
  if (!t.dice[0]) return {t.card, t.card};
  const int sum = t.dice[0] + t.dice[1], other = t.dice[2];
  return {std::min(sum, other), std::max(sum, other)};
}

RatAndDragon::Drawing RatAndDragon::new_drawing(const Sheet& sheet, const Offer& offer) const {
  const auto can_place = [&](int number) { return has_region_of_at_least(number, allowed(sheet, number)); };
  Drawing d;
  if (can_place(offer[0])) d.placeable |= 0b01;
  if (offer[1] != offer[0] && can_place(offer[1])) d.placeable |= 0b10;
  return d;
}

// The squares on which a creature of this number can come to lie.
SquareSet RatAndDragon::room_for(const Sheet& sheet, int number) const {
  return regions_of_at_least(number, allowed(sheet, number));
}

// The squares on which the rest of the creature can come to lie.
SquareSet RatAndDragon::room_left(const Sheet& sheet, const Drawing& d) const {
  if (d.left == 0 || !d.started()) return d.next;
  return flood_fill(d.squares.first(), allowed(sheet, d.number)).squares - d.squares;
}

// RD-9: the first squares of the creatures that the finished one may be paired with.
void RatAndDragon::partners(const Sheet& sheet, const Drawing& d, Squares& out) const {
  const auto others = sheet.drawn[parity(d.number + 1)] - sheet.paired;
  for (auto rest = touching(d.squares) & others; !rest.empty();) {
    const auto other = flood_fill(rest.first(), others).squares;
    out.push_back(other.first());
    rest -= other;
  }
}

int RatAndDragon::step_count(const Sheet& sheet, const Drawing& d) const {
  if (!d.number) return std::popcount(d.placeable);
  if (d.left) return d.next.count();
  Squares all;
  partners(sheet, d, all);
  return all.size() + 1;
}

RatAndDragon::Action RatAndDragon::step_at(const Sheet& sheet, const Drawing& d, const Offer& offer, int k) const {
  if (!d.number) return Action::choose(offer[nth_bit(d.placeable, k)]);
  if (d.left) return Action::draw(d.next.nth(k));
  Squares all;
  partners(sheet, d, all);
  return k < all.size() ? Action::pair(all[k]) : Action::alone();
}

// Returns whether the drawing is finished.
bool RatAndDragon::take_step(const Sheet& sheet, Drawing& d, Action a) const {
  switch (a.kind) {
    case Kind::choose:
      d.number = d.left = static_cast<std::uint8_t>(a.number());
      d.placeable = 0;
      d.next = room_for(sheet, a.number());
      return false;
    case Kind::draw: {
      add_square(sheet, d, a.square());
      if (d.left) return false;
      Squares all;
      partners(sheet, d, all);
      return all.empty();
    }
    case Kind::pair:
      d.paired = 1;
      d.partner = a.square();
      return true;
    default: return true;
  }
}

void RatAndDragon::add_square(const Sheet& sheet, Drawing& d, Square q) const {
  const auto& same = sheet.drawn[parity(d.number)];
  const auto& others = sheet.drawn[parity(d.number + 1)];
  if (!d.started()) d.next = {};
  d.squares.add(q);
  // Adds allowed() & touching(q), computed on three rows only: this is the inner loop of a playout.
  const auto row_of = [](const SquareSet& set, int row) { return row >= 0 && row < max_rows ? set[row] : 0; };
  const auto bit = SquareSet::Row{1} << q.column;
  for (int row = std::max(0, q.row - 1); row <= std::min(printed_.rows - 1, q.row + 1); ++row) {
    const auto beside = row == q.row ? bit << 1 | bit >> 1 : bit;
    const auto forbidden =
        same[row] | same[row] << 1 | same[row] >> 1 | row_of(same, row - 1) | row_of(same, row + 1) | others[row];
    d.next[row] |= beside & grid_[row] & ~forbidden;
    d.next[row] &= ~d.squares[row];
  }
  if (--d.left == 0) d.next = {};
}

// ---- Legal moves ----

SeatSet RatAndDragon::to_act(const State& s) const {
  if (s.table.over) return {};
  return s.table.drawing.empty() ? SeatSet(Seat::chance) : s.table.drawing;
}

void RatAndDragon::legal(const State& s, Seat seat, Actions<RatAndDragon>& out) const {
  if (!to_act(s).has(seat)) return;
  if (seat == Seat::chance && !turns_up_card(s.table)) {
    for (const auto a : throws_) out.push_back(a);
  } else if (seat != Seat::chance && drawing_of(s, seat).left) {
    drawing_of(s, seat).next.each([&](Square q) { out.push_back(Action::draw(q)); });
  } else {
    const int count = legal_count(s, seat);
    for (int k = 0; k < count; ++k) out.push_back(legal_at(s, seat, k));
  }
}

void RatAndDragon::mark_legal(const State& s, Seat seat, ActionBits out) const {
  if (!to_act(s).has(seat)) return;
  const auto* drawing = seat == Seat::chance ? nullptr : &drawing_of(s, seat);
  if (drawing && drawing->left) {
    auto first = id(Action::draw(square(0, 0)));
    for (int row = 0; row < printed_.rows; ++row, first += printed_.columns) out.add_all(first, drawing->next[row]);
  } else if (drawing && drawing->number) {
    Squares all;
    partners(sheet_of(s.table, seat), *drawing, all);
    for (const auto partner : all) out.add(id(Action::pair(partner)));
    out.add(id(Action::alone()));
  } else {
    const int count = legal_count(s, seat);
    for (int k = 0; k < count; ++k) out.add(id(legal_at(s, seat, k)));
  }
}

int RatAndDragon::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  if (seat == Seat::chance) return turns_up_card(s.table) ? creatures : throws_.size();
  return step_count(sheet_of(s.table, seat), drawing_of(s, seat));
}

RatAndDragon::Action RatAndDragon::legal_at(const State& s, Seat seat, int k) const {
  if (seat == Seat::chance) return turns_up_card(s.table) ? Action::card(k + 1) : throws_[k];
  return step_at(sheet_of(s.table, seat), drawing_of(s, seat), offer(s.table), k);
}

// ---- apply ----

void RatAndDragon::apply(State& s, Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  auto& t = s.table;
  if (a.kind == Kind::card) {
    t.card = static_cast<std::uint8_t>(a.number());
    begin_round(s);
  } else if (a.kind == Kind::throw_dice) {
    t.dice = {static_cast<std::uint8_t>(a.low()), static_cast<std::uint8_t>(a.high()), static_cast<std::uint8_t>(a.other())};
    begin_round(s);
  } else if (take_step(sheet_of(t, seat), s.drawings[index(seat)], a)) {
    t.drawing = t.drawing.without(seat);
    if (t.drawing.empty()) end_round(s);  // RD-17
  }
}

// RD-8: a seat that can place neither value is done as soon as the dice have fallen.
void RatAndDragon::begin_round(State& s) const {
  auto& t = s.table;
  ++t.rounds;
  const auto values = offer(t);
  for (int i = 0; i < seats_; ++i) {
    const auto seat = seat_at(i);
    if (t.done.has(seat)) continue;
    const auto drawing = new_drawing(t.sheets[i], values);
    if (drawing.placeable) {
      t.drawing = t.drawing.with(seat);
      s.drawings[i] = drawing;
    } else {
      t.done = t.done.with(seat);
      t.sheets[i].penalty = static_cast<std::int16_t>(printed_.unplayable_cost.of(values[0], values[1]));
    }
  }
  if (t.drawing.empty()) end_round(s);
}

void RatAndDragon::end_round(State& s) const {
  auto& t = s.table;
  t.over = t.done == SeatSet::all(seats_) || t.rounds == rounds_;  // RD-11, RD-20
  for (int i = 0; i < seats_; ++i) {
    if (!s.drawings[i].number) continue;
    commit(s.drawings[i], t.sheets[i]);
    s.drawings[i] = {};
    if (t.sheets[i].pairs >= printed_.score_columns) t.over = 1;  // RD-11
  }
}

// Adds a finished drawing to the sheet.
void RatAndDragon::commit(const Drawing& d, Sheet& sheet) const {
  if (d.paired) {
    const auto partner = sheet.creature(d.partner);
    ++sheet.pairs;
    sheet.pair_points += pair_points(d.number, partner.count());
    sheet.paired |= d.squares | partner;
    // The link lies where the two touch first in reading order.
    const auto to_east = (d.squares & west(partner)) | (partner & west(d.squares));
    const auto to_south = (d.squares & north(partner)) | (partner & north(d.squares));
    const auto link = only((to_east | to_south).first());
    ((link & to_east).empty() ? sheet.link_south : sheet.link_east) |= link;
  }
  sheet.drawn[parity(d.number)] |= d.squares;
}

}  // namespace shengxiao::games::rat_and_dragon
