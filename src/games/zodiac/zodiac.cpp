// Options, points, results.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr std::array<OptionSpec, 4> specs{{
    {"dealer", "cut", "cut|0|1|2|3|4|5|6|7"},
    {"pangu", "missing", "missing|any"},
    {"enforcement", "guided", "guided|table"},
    {"turn_limit", "0", "<number of turns>"},
}};
constexpr int most_turns = 1'000'000, simulation_turns = 100;  // simulation: for each seat, ZO-22
}  // namespace

std::span<const OptionSpec> Zodiac::options() { return specs; }

Result<Zodiac> Zodiac::make(const Setup& setup) {
  const auto seats = check_seats(setup.seats, 4, min_seats, max_seats, "ZO-2");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  Zodiac game;
  game.seats_ = *seats;
  if (const auto dealer = value_of(*options, "dealer"); dealer != "cut") game.dealer_ = dealer[0] - '0';
  if (game.dealer_ >= *seats) return fail("ZO-3", "zodiac.no_such_dealer", game.dealer_, *seats - 1);
  game.any_sign_ = value_of(*options, "pangu") == "any";
  game.table_ = value_of(*options, "enforcement") == "table";
  const auto limit = shengxiao::turn_limit(setup, *options, simulation_turns * *seats, most_turns, "ZO-22");
  if (!limit) return tl::unexpected(limit.error());
  game.turn_limit_ = static_cast<std::uint32_t>(*limit);
  game.options_ = *std::move(options);
  return game;
}

Zodiac::State Zodiac::start() const {
  State s;
  s.draw = deck();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) s.fresh[seat] = s.draw;
  s.fresh[max_seats] = s.draw;
  if (dealer_ < 0) return s;
  s.dealer = static_cast<std::uint8_t>(dealer_);  // ZO-3
  s.phase = Phase::deal;
  return s;
}

// A cut is over when no sign is left, the last turned card at the latest when no action card is; a turn draws, is answered, plays
// once, moves each of its cards once, and ends with a discard, a word and two fines.
int Zodiac::longest() const {
  const int setup = 85 + 6 * seats_ + 17, moves = table_ ? 100 : 14;
  return turn_limit_ ? setup + static_cast<int>(turn_limit_) * (moves + 9) : 0;
}

// ZO-22. While a game is under way only what lies open or is known counts: the score on show betrays no hand.
Points Zodiac::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < seats_; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    p.push_back(count((s.known[i].kinds() | s.open[i].kinds()) & every_sign));
  }
  return p;
}

Returns Zodiac::returns(const State& s) const {  // ZO-22
  Returns r;
  for (int seat = 0; seat < seats_; ++seat) r.push_back(s.winner == none ? 0.0 : s.winner == seat ? 1.0 : -1.0 / (seats_ - 1));
  return r;
}

}  // namespace shengxiao::games::zodiac
