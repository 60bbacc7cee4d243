// Options, points and returns, and why a step is refused.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

#include "games/editions.hpp"

namespace shengxiao::games {

namespace {
constexpr std::array<OptionSpec, 1> specs{
    {{"cards", "none", "none|first_creature", "first_creature: a card is turned up, and everybody draws that creature first"}}};
}  // namespace

std::span<const OptionSpec> RatAndDragon::options() { return specs; }

Result<RatAndDragon> RatAndDragon::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, title, "RD-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  RatAndDragon game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  auto print = rat_and_dragon::read_print(*game.edition_);
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

Error RatAndDragon::refuse(const State& s, Seat seat, Action a) const {
  if (s.table.over) return {"the game is over", "RD-11"};
  if (a.is_chance()) return refuse_chance(s, seat, a);
  if (seat == Seat::chance) return {"chance throws the dice and draws nothing", "RD-2"};
  if (index(seat) >= seats_) return {"who has no sheet does not draw", "RD-3"};
  if (s.table.done.has(seat)) return {"this seat could not draw, and is done for the rest of the game", "RD-8"};
  if (to_act(s).is_chance()) {
    if (turns_up(s.table)) return {"a card is turned up first", "RD-15"};
    return {"the dice are thrown first", "RD-2"};
  }
  if (!s.table.drawing.has(seat)) return {"this seat has finished its drawing of this round", "RD-17"};
  return refuse_step(s, seat, a);
}

Error RatAndDragon::refuse_chance(const State& s, Seat seat, Action a) const {
  const bool card = a.kind == Kind::card;
  const std::string clause = card ? "RD-15" : "RD-2";
  if (card && !first_creature_) return {"no cards are used in this game (option cards)", clause};
  if (seat != Seat::chance) return {card ? "chance turns up the card" : "chance throws the dice", clause};
  if (card && s.table.card) return {"the card has been turned up", clause};
  if (!to_act(s).is_chance()) return {"the round is not over", "RD-17"};
  return {"a card is turned up before the first throw", "RD-15"};
}

Error RatAndDragon::refuse_step(const State& s, Seat seat, Action a) const {
  const auto& sheet = sheet_of(s.table, seat);
  const auto& d = hidden(s, seat);
  if (a.kind == Kind::choose) {
    if (d.number) return {fmt::format("the creature {} is chosen", d.number), "RD-16"};
    const auto values = offer(s.table);
    if (a.a != values[0] && a.a != values[1]) {
      if (values[0] == values[1]) return {fmt::format("only {} is on offer", values[0]), "RD-2"};
      return {fmt::format("{} and {} are on offer", values[0], values[1]), "RD-2"};
    }
    return {fmt::format("no region has room for {} squares", a.a), "RD-16"};
  }
  if (!d.number) return {"choose a creature first", "RD-16"};
  if (a.kind == Kind::draw) return refuse_square(sheet, d, a.square());
  if (d.left) return {fmt::format("the creature lacks {} of its squares", d.left), "RD-9"};
  return refuse_pair(sheet, d, a.square());
}

Error RatAndDragon::refuse_square(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  if (!d.left) return {"the creature is complete: pair it or leave it alone", "RD-9"};
  if (d.squares.has(q) || taken(sheet).has(q)) return {fmt::format("{} is not empty", name), "RD-5"};
  if (!allowed(sheet, d.number).has(q))
    return {
        d.number % 2 ? fmt::format("{} touches another odd creature", name) : fmt::format("{} touches another even creature", name),
        "RD-6"};
  if (d.left != d.number) return {fmt::format("{} touches no square of the creature", name), "RD-5"};
  return {fmt::format("round {} there is no room for {} squares", name, d.number), "RD-16"};
}

Error RatAndDragon::refuse_pair(const Sheet& sheet, const Drawing& d, Square q) const {
  const auto name = square_name(q);
  const auto other = creature(sheet, q);
  if (other.empty()) return {fmt::format("there is no other creature on {}", name), "RD-9"};
  if ((touching(d.squares) & other).empty()) return {fmt::format("the creature on {} is not touched", name), "RD-9"};
  if (!(paired(sheet) & other).empty()) return {fmt::format("the creature on {} is paired", name), "RD-9"};
  return {fmt::format("a partner is named by its first square, {}", square_name(other.first())), "RD-18"};
}

}  // namespace shengxiao::games
