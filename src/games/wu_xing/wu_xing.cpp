// Options, the start, scores, returns.
#include "games/wu_xing/wu_xing.hpp"

#include "core/shared_win.hpp"
#include "core/text.hpp"
#include "games/editions.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr std::array<OptionSpec, 4> specs{{
    {"end", "tiles", "tiles|piles"},
    {"turn_limit", "0", "<number of turns>"},
    {"tiles", "all", "<list of tiles in the game, or all>", true},
    {"tokens", "3", "<number of tokens of each seat, 0 to 3>", true},
}};
constexpr int simulation_turns = 600;  // WX-14

Result<Tiles> read_tiles(std::string_view text) {  // WX-21
  if (text == "all") return all_tiles;
  Tiles set = 0;
  for (const auto item : split_list(text)) {
    const auto which = std::ranges::find(tile_names, item) - tile_names.begin();
    if (which == tiles) return fail("WX-21", "wu_xing.tiles_unknown", item);
    if (set >> which & 1) return fail("WX-21", "wu_xing.tiles_twice", item);
    set |= tile_set(static_cast<int>(which));
  }
  return set;
}
}  // namespace

std::span<const OptionSpec> WuXing::options() { return specs; }

Result<WuXing> WuXing::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 3, min_seats, max_seats, "WX-4");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  const auto limit = shengxiao::turn_limit(setup, *options, simulation_turns, UINT16_MAX, "WX-14");
  if (!limit) return tl::unexpected(limit.error());
  WuXing game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  const auto printed = read_printed(*game.edition_);
  if (!printed) return tl::unexpected(printed.error());
  game.seats_ = *seats;
  game.options_ = *options;
  game.turn_limit_ = *limit;
  const auto in_game = read_tiles(value_in_use(specs, *options, "tiles"));
  if (!in_game) return tl::unexpected(in_game.error());
  game.in_game_ = *in_game;
  const auto tokens = number_of(specs, *options, "tokens", 0, tokens_each, "WX-21");
  if (!tokens) return tl::unexpected(tokens.error());
  game.tokens_ = *tokens;
  game.piles_ = value_of(*options, "end") == "piles";
  game.tiles_ = *printed;
  for (int tile = 0; tile < tiles; ++tile) {
    for (std::size_t place = 0; place < game.value_places_.size(); ++place)
      if (game.tiles_[tile].value >> place & 1) game.value_places_[place] |= tile_set(tile);
    for (int k = 0; k < panels; ++k)
      for (int t = 0; t < throws; ++t) {
        const auto& panel = game.tiles_[tile].panel[k];
        if (!panel.matches(all_throws[t])) continue;
        game.claiming_throws_[tile][k] |= 1u << t;
        if (panel.dice == 2 && (*in_game >> tile & 1)) game.capturable_tiles_[t] |= tile_set(tile);  // WX-9
      }
  }
  return game;
}

int WuXing::max_steps() const {
  if (!turn_limit_) return 0;
  constexpr int setup_steps = spaces + 1;     // draws and `first`
  constexpr int turn_steps = 3 + spaces;      // a throw, an action, an answer; draws
  constexpr int token_steps = 2;              // a token and a rethrow
  return setup_steps + turn_limit_ * turn_steps + token_steps * tokens_each * seats_;
}

WuXing::State WuXing::start() const {
  State s;
  s.draw_pile = in_game_;
  for (int seat = 0; seat < seats_; ++seat) s.tokens[seat] = static_cast<std::uint8_t>(tokens_);  // WX-4
  return s;
}

int WuXing::value_sum(Tiles held) const {
  int sum = 0;
  for (std::size_t place = 0; place < value_places_.size(); ++place) sum += std::popcount(held & value_places_[place]) << place;
  return sum;
}

int WuXing::score(Tiles held) const {
  int sum = value_sum(held);
  for (const Tiles set : colour_sets) sum += colour_bonus[std::popcount(held & set)];
  for (int f = 0; f < families; ++f) sum += family_bonus(held, f);
  return sum;
}

int WuXing::score_change(Tiles held, int tile) const { return score(held | tile_set(tile)) - score(held & ~tile_set(tile)); }

Points WuXing::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < seats_; ++seat) p.push_back(score(s.held[seat]));
  return p;
}

Returns WuXing::returns(const State& s) const {  // WX-18
  const auto p = points(s);
  const int best = *std::ranges::max_element(p);
  SeatSet winners;
  for (int seat = 0; seat < seats_; ++seat)
    if (p[seat] == best) winners = winners.with(seat_at(seat));
  return shared_win(seats_, winners);
}

}  // namespace shengxiao::games::wu_xing
