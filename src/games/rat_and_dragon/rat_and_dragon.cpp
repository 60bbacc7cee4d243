// Options, points, returns.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

#include "core/shared_win.hpp"
#include "games/editions.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr std::array<OptionSpec, 3> specs{{
    {"cards", "none", "none|first_creature"},
    {"rounds", "0", "<number of rounds, 0 to 676; 0: no limit>", true},
    {"faces", "6", "<number of faces of a die, 1 to 6>", true},
}};
constexpr int most_faces = 6;
}  // namespace

std::span<const OptionSpec> RatAndDragon::options() { return specs; }

Result<RatAndDragon> RatAndDragon::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, "RD-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  RatAndDragon game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  const auto printed = read_printed(*game.edition_);
  if (!printed) return tl::unexpected(printed.error());
  game.seats_ = *seats;
  game.first_creature_ = value_of(*options, "cards") == "first_creature";
  const auto rounds = number_of(specs, *options, "rounds", 0, max_columns * max_rows, "RD-20");
  if (!rounds) return tl::unexpected(rounds.error());
  game.rounds_ = *rounds;
  const auto faces = number_of(specs, *options, "faces", 1, most_faces, "RD-20");
  if (!faces) return tl::unexpected(faces.error());
  for (int k = 0; k < throws; ++k)
    if (all_throws[k].high() <= *faces && all_throws[k].other() <= *faces) game.throws_.push_back(all_throws[k]);
  game.options_ = std::move(*options);
  game.printed_ = *printed;
  for (int row = 0; row < printed->rows; ++row) game.grid_[row] = (SquareSet::Row{1} << printed->columns) - 1;
  return game;
}

int RatAndDragon::max_steps() const {
  const int drawing_steps = 3 * squares();  // at worst only Rats: chosen, drawn, paired
  const int chance_steps =
      1 + squares() + 1;  // a card; throws that fill a square or more of some sheet; a throw that nobody can use
  return seats_ * drawing_steps + chance_steps;
}

int RatAndDragon::pair_points(int a, int b) const {
  const bool alike = is_yang(a) == is_yang(b);
  return (alike ? printed_.alike : printed_.opposite).of(a, b);
}

int RatAndDragon::score(const Sheet& sheet) const {
  return sheet.pair_points - sheet.unpaired_cost() - sheet.penalty - empty_cost(sheet);
}

Points RatAndDragon::points(const State& s) const {
  Points p;
  for (int i = 0; i < seats_; ++i) p.push_back(score(s.table.sheets[i]));
  return p;
}

Returns RatAndDragon::returns(const State& s) const {
  const auto p = points(s);
  if (seats_ == 1) return Returns(1, p[0] > 0 ? 1.0 : -1.0);  // RD-14
  // RD-13: the fewest empty squares of those with the most points.
  const auto rank = [&](int i) { return std::pair(p[i], -empty_squares(s.table.sheets[i])); };
  auto best = rank(0);
  for (int i = 0; i < seats_; ++i) best = std::max(best, rank(i));
  SeatSet winners;
  for (int i = 0; i < seats_; ++i)
    if (rank(i) == best) winners = winners.with(seat_at(i));
  return shared_win(seats_, winners);
}

}  // namespace shengxiao::games::rat_and_dragon
