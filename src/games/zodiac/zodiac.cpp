// Options, the start, points, returns.
#include "games/zodiac/zodiac.hpp"

#include "core/shared_win.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr std::array<OptionSpec, 7> specs{{
    {"dealer", "cut", "cut|0|1|2|3|4|5|6|7"},
    {"pangu", "missing", "missing|any"},
    {"enforcement", "guided", "guided|table"},
    {"turn_limit", "0", "<number of turns>"},
    {"signs", "12", "<even number of signs, 2 to 12>", true},
    {"copies", "7", "<number of cards of a sign, 1 to 7>", true},
    {"action_cards", "8", "<number of Cats, and of Pangus, 0 to 8>", true},
}};
constexpr int most_turns = 1'000'000;
constexpr int simulation_turns = 100;  // for each seat: ZO-22

// ZO-25.
Result<bool> make_small(const Options& options, Rules& rules) {
  const auto different = number_of(specs, options, "signs", 2, signs, "ZO-25");
  if (!different) return tl::unexpected(different.error());
  const auto of_each = number_of(specs, options, "copies", 1, 7, "ZO-25");
  if (!of_each) return tl::unexpected(of_each.error());
  const auto action_cards = number_of(specs, options, "action_cards", 0, 8, "ZO-25");
  if (!action_cards) return tl::unexpected(action_cards.error());
  if (*different % 2) return fail("ZO-25", "zodiac.odd_signs", *different);
  rules.most_cards = *different / 2;
  rules.deck = deck_of(*different, *of_each, *action_cards);
  rules.wanted = sign_kinds(rules.deck);
  const int dealt = rules.most_cards * rules.seats, sign_cards = *different * *of_each;
  if (sign_cards <= dealt) return fail("ZO-25", "zodiac.deck_too_small", sign_cards, rules.seats, dealt);
  if (rules.dealer < 0 && !*action_cards) return fail("ZO-25", "zodiac.no_cut_without_action_cards");
  return true;
}
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
  if (const auto small = make_small(*options, rules); !small) return tl::unexpected(small.error());
  game.options_ = *std::move(options);
  return game;
}

Zodiac::State Zodiac::start() const {
  State s;
  s.draw_pile = s.public_draw_bound = rules_.deck;
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
  return cut_steps + rules_.most_cards * rules_.seats + turn_up_steps + static_cast<int>(rules_.turn_limit) * (moves + other_steps);
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
