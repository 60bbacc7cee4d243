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
  auto& rules = game.rules_;
  rules.seats = *seats;
  if (const auto dealer = value_of(*options, "dealer"); dealer != "cut") rules.dealer = dealer[0] - '0';
  if (rules.dealer >= *seats) return fail("ZO-3", "zodiac.no_such_dealer", rules.dealer, *seats - 1);
  rules.pangu_takes_any = value_of(*options, "pangu") == "any";
  rules.players_enforce = value_of(*options, "enforcement") == "table";
  const auto limit = shengxiao::turn_limit(setup, *options, simulation_turns * *seats, most_turns, "ZO-22");
  if (!limit) return tl::unexpected(limit.error());
  rules.turn_limit = static_cast<std::uint32_t>(*limit);
  game.options_ = *std::move(options);
  return game;
}

Zodiac::State Zodiac::start() const {
  State s;
  s.draw_pile = s.public_draw_bound = deck;
  if (rules_.dealer < 0) return s;
  s.dealer = rules_.dealer;  // ZO-3
  s.phase = Phase::deal;
  return s;
}

int Zodiac::max_steps() const {
  if (!rules_.turn_limit) return 0;
  constexpr int cut_steps = 7 * signs + 1;      // every sign, then an action card
  constexpr int turn_up_steps = 8 + 8 + 1;      // every action card, then a sign
  const int moves = rules_.players_enforce ? deck.size() : 14;  // the kinds that a seat can move up or down, each once
  constexpr int other_steps = 9;                // draw, drawn, play, discard, call; two fines, each chosen and drawn
  return cut_steps + hand_dealt * rules_.seats + turn_up_steps + static_cast<int>(rules_.turn_limit) * (moves + other_steps);
}

// ZO-22: during the game only what everybody knows counts, so that the score reveals no hand.
Points Zodiac::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < rules_.seats; ++seat) p.push_back(count(sign_kinds(s.known[seat] + s.face_up[seat])));
  return p;
}

Returns Zodiac::returns(const State& s) const {  // ZO-22
  return shared_win(rules_.seats, s.winner == nobody ? SeatSet() : SeatSet(seat_at(s.winner)));
}

}  // namespace shengxiao::games::zodiac
