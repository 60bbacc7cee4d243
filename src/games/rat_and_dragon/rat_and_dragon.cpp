// Options, points and returns, and why a step is refused.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

#include "games/editions.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr std::array<OptionSpec, 1> specs{{{"cards", "none", "none|first_creature"}}};
}  // namespace

std::span<const OptionSpec> RatAndDragon::options() { return specs; }

Result<RatAndDragon> RatAndDragon::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, "RD-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  RatAndDragon game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  auto print = read_print(*game.edition_);
  if (!print) return tl::unexpected(print.error());
  game.seats_ = *seats;
  game.first_creature_ = value_of(*options, "cards") == "first_creature";
  game.options_ = std::move(*options);
  game.print_ = *print;
  for (int row = 0; row < print->rows; ++row) game.grid_[row] = (Plane::Row{1} << print->columns) - 1;
  return game;
}

// Every drawing takes squares that stay taken. It takes at most three steps a square (those of a Rat); and who is done last has
// drawn in every round but, perhaps, the one in which it could not.
int RatAndDragon::longest() const { return seats_ * 3 * squares() + squares() + 2; }

Points RatAndDragon::points(const State& s) const {
  Points p;
  for (int i = 0; i < seats_; ++i) p.push_back(score(s.table.sheets[static_cast<std::size_t>(i)]));
  return p;
}

Returns RatAndDragon::returns(const State& s) const {
  const auto p = points(s);
  Returns r;
  if (seats_ == 1) {  // RD-14
    r.push_back(p[0] > 0 ? 1.0 : -1.0);
    return r;
  }
  // RD-13: the fewest empty squares of those with the most points.
  const auto rank = [&](int i) { return std::pair(p[i], -empty_squares(s.table.sheets[static_cast<std::size_t>(i)])); };
  auto best = rank(0);
  int winners = 0;
  for (int i = 0; i < seats_; ++i) best = std::max(best, rank(i));
  for (int i = 0; i < seats_; ++i) winners += rank(i) == best;
  for (int i = 0; i < seats_; ++i)
    r.push_back(winners == seats_ ? 0.0 : rank(i) == best ? 1.0 / winners : -1.0 / (seats_ - winners));
  return r;
}

Error RatAndDragon::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.table.over) return {"RD-11", "game.over"};
  if (a.is_chance()) return why_illegal_chance(s, seat, a);
  if (seat == Seat::chance) return {"RD-2", "rat_and_dragon.chance_draws_nothing"};
  if (index(seat) >= seats_) return {"RD-3", "rat_and_dragon.no_sheet"};
  if (s.table.done.has(seat)) return {"RD-8", "rat_and_dragon.seat_done"};
  if (to_act(s).is_chance()) {
    if (turns_up(s.table)) return {"RD-15", "rat_and_dragon.card_first"};
    return {"RD-2", "rat_and_dragon.dice_first"};
  }
  if (!s.table.drawing.has(seat)) return {"RD-17", "rat_and_dragon.drawing_done"};
  return why_illegal_step(s, seat, a);
}

Error RatAndDragon::why_illegal_chance(const State& s, Seat seat, Action a) const {
  const bool card = a.kind == Kind::card;
  const std::string clause = card ? "RD-15" : "RD-2";
  if (card && !first_creature_) return {clause, "rat_and_dragon.no_cards"};
  if (seat != Seat::chance)
    return {clause, card ? MessageId("rat_and_dragon.chance_turns_card") : MessageId("rat_and_dragon.chance_throws")};
  if (card && s.table.card) return {clause, "rat_and_dragon.card_turned"};
  if (!to_act(s).is_chance()) return {"RD-17", "rat_and_dragon.round_not_over"};
  return {"RD-15", "rat_and_dragon.card_before_throw"};
}

Error RatAndDragon::why_illegal_step(const State& s, Seat seat, Action a) const {
  const auto& sheet = sheet_of(s.table, seat);
  const auto& d = hidden(s, seat);
  if (a.kind == Kind::choose) {
    if (d.number) return {"RD-16", "rat_and_dragon.creature_chosen", d.number};
    const auto values = offer(s.table);
    if (a.a != values[0] && a.a != values[1]) {
      if (values[0] == values[1]) return {"RD-2", "rat_and_dragon.one_on_offer", values[0]};
      return {"RD-2", "rat_and_dragon.two_on_offer", values[0], values[1]};
    }
    return {"RD-16", "rat_and_dragon.no_region", a.a};
  }
  if (!d.number) return {"RD-16", "rat_and_dragon.choose_first"};
  if (a.kind == Kind::draw) return why_illegal_square(sheet, d, a.square());
  if (d.left) return {"RD-9", "rat_and_dragon.incomplete", d.left};
  return why_illegal_pair(sheet, d, a.square());
}

Error RatAndDragon::why_illegal_square(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  if (!d.left) return {"RD-9", "rat_and_dragon.complete"};
  if (d.squares.has(q) || taken(sheet).has(q)) return {"RD-5", "rat_and_dragon.not_empty", name};
  if (!allowed(sheet, d.number).has(q))
    return {"RD-6", d.number % 2 ? MessageId("rat_and_dragon.touches_odd") : MessageId("rat_and_dragon.touches_even"), name};
  if (d.left != d.number) return {"RD-5", "rat_and_dragon.not_adjacent", name};
  return {"RD-16", "rat_and_dragon.no_room", name, d.number};
}

Error RatAndDragon::why_illegal_pair(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  const auto other = creature(sheet, q);
  if (other.empty()) return {"RD-9", "rat_and_dragon.no_creature", name};
  if ((touching(d.squares) & other).empty()) return {"RD-9", "rat_and_dragon.not_touching", name};
  if (!(paired(sheet) & other).empty()) return {"RD-9", "rat_and_dragon.already_paired", name};
  return {"RD-18", "rat_and_dragon.first_square", square_name(other.first())};
}

}  // namespace shengxiao::games::rat_and_dragon
