// Options, the start, points, returns.
#include "games/zodiac/zodiac.hpp"

#include "core/shared_win.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr std::array<OptionSpec, 4> specs{{
    {"dealer", "cut", "cut|0|1|2|3|4|5|6|7"},
    {"pangu", "missing", "missing|any"},
    {"enforcement", "guided", "guided|table"},
    {"turn_limit", "0", "<number of turns>"},
}};
constexpr int most_turns = 1'000'000;
constexpr int simulation_turns = 100;  // for each seat: ZO-22
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
  s.draw_pile = s.public_draw_bound = deck();
  if (dealer_ < 0) return s;
  s.dealer = static_cast<std::uint8_t>(dealer_);  // ZO-3
  s.phase = Phase::deal;
  return s;
}

int Zodiac::max_steps() const {
  if (!turn_limit_) return 0;
  constexpr int cut_steps = 7 * signs + 1;      // every sign, then an action card
  constexpr int turn_up_steps = 8 + 8 + 1;      // every action card, then a sign
  const int moves = table_ ? deck().size() : 14;  // a seat's cards, each of which moves up or down at most once
  constexpr int other_steps = 9;                // draw, drawn, play, discard, call; two fines, each chosen and drawn
  return cut_steps + 6 * seats_ + turn_up_steps + static_cast<int>(turn_limit_) * (moves + other_steps);
}

// ZO-22: during the game only what everybody knows counts, so that the score reveals no hand.
Points Zodiac::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < seats_; ++seat) p.push_back(count((s.known[seat] + s.face_up[seat]).sign_kinds()));
  return p;
}

Returns Zodiac::returns(const State& s) const {  // ZO-22
  return shared_win(seats_, s.winner == none ? SeatSet() : SeatSet(seat_at(s.winner)));
}

}  // namespace shengxiao::games::zodiac
