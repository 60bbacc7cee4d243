// Set-up, score and refusals of Wu Xing.
#include "games/wu_xing/wu_xing.hpp"

#include "games/editions.hpp"

namespace shengxiao::games {

using wu_xing::spaces, wu_xing::tile_names, wu_xing::tile_set;

namespace {
constexpr std::array<OptionSpec, 2> specs{{
    {"end", "tiles", "tiles|piles", "when the game ends: when every tile is claimed, or when both piles are empty"},
    {"turn_limit", "0", "<number of turns>", "the game ends after so many turns of all seats together; 0: no limit"},
}};
constexpr int simulation_turns = 600;  // WX-14
}  // namespace

std::span<const OptionSpec> WuXing::options() { return specs; }

Result<WuXing> WuXing::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 3, min_seats, max_seats, title, "WX-4");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  const auto limit = shengxiao::turn_limit(setup, *options, simulation_turns, UINT16_MAX, "WX-14");
  if (!limit) return tl::unexpected(limit.error());
  WuXing game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  auto tiles = read(*game.edition_);
  if (!tiles) return tl::unexpected(tiles.error());
  game.seats_ = *seats;
  game.options_ = *options;
  game.turn_limit_ = *limit;
  game.piles_ = value_of(*options, "end") == "piles";
  game.tiles_ = *tiles;
  for (std::size_t tile = 0; tile < wu_xing::tiles; ++tile)
    for (std::size_t t = 0; t < wu_xing::throws; ++t)
      for (std::size_t p = 0; p < wu_xing::panels; ++p) {
        const auto& panel = game.tiles_[tile].dice[p];
        if (!panel.matches(wu_xing::all_throws[t])) continue;
        game.claimed_by_[tile][p] |= 1u << t;
        if (panel.dice == 2) game.captured_by_[t] |= tile_set(static_cast<int>(tile));  // WX-9
      }
  return game;
}

// A turn is a throw, an action, an answer and three tiles at most; a token adds itself and a throw.
int WuXing::longest() const {
  if (!turn_limit_) return 0;
  return spaces + 1 + turn_limit_ * (3 + spaces) + 2 * wu_xing::tokens_each * seats_;
}

WuXing::State WuXing::start() const {
  State s;
  for (int seat = 0; seat < seats_; ++seat) s.tokens[static_cast<std::size_t>(seat)] = wu_xing::tokens_each;  // WX-4
  return s;
}

int WuXing::values(Tiles held) const {
  int sum = 0;
  for (Tiles rest = held; rest; rest &= rest - 1) sum += tile(std::countr_zero(rest)).value;
  return sum;
}

int WuXing::score(Tiles held) const {
  int sum = values(held);
  for (const Tiles set : wu_xing::colour_sets) sum += wu_xing::colour_bonus[static_cast<std::size_t>(std::popcount(held & set))];
  for (std::size_t f = 0; f < wu_xing::family_sets.size(); ++f) sum += wu_xing::family_bonus(held, f);
  return sum;
}

int WuXing::worth(Tiles held, int tile) const { return score(held | tile_set(tile)) - score(held & ~tile_set(tile)); }

Points WuXing::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < seats_; ++seat) p.push_back(score(s.held[static_cast<std::size_t>(seat)]));
  return p;
}

Returns WuXing::returns(const State& s) const {  // WX-18
  const auto p = points(s);
  const int best = *std::ranges::max_element(p);
  const auto winners = static_cast<int>(std::ranges::count(p, best));
  Returns r;
  for (const int x : p) r.push_back(winners == seats_ ? 0.0 : x == best ? 1.0 / winners : -1.0 / (seats_ - winners));
  return r;
}

Error WuXing::refuse(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"the game is over", "WX-14"};
  if (seat != Seat::chance && index(seat) >= seats_) return {"nobody sits there", "WX-4"};
  const bool chances = a.kind <= Kind::reroll;
  if (chances && seat != Seat::chance) return {"this is chance's to do", a.kind == Kind::draw ? "WX-12" : "WX-6"};
  if (chances) return refuse_chance(s, a);
  if (seat == Seat::chance) return {"chance draws and throws, nothing else", "WX-6"};
  if (to_act(s).is_chance()) {
    if (s.turn == 0) return {"the game is still being set up", "WX-5"};
    if (s.phase == Phase::draw) return {"first the empty spaces are filled", "WX-12"};
    return {"first the dice are thrown", s.phase == Phase::reroll ? "WX-7" : "WX-6"};
  }
  const bool answer = a.kind == Kind::prevent || a.kind == Kind::allow;
  if (s.phase == Phase::answer) {
    const auto wanted = tile_names[s.wanted];
    if (!answer) return {fmt::format("seat {} wants {}: seat {} prevents or allows it first", s.mover, wanted, s.owner), "WX-9"};
    return {fmt::format("whether seat {} takes {} is for seat {} to say", s.mover, wanted, s.owner), "WX-9"};
  }
  if (!to_act(s).has(seat)) return {fmt::format("it is seat {}'s turn", s.mover), a.kind == Kind::token ? "WX-7" : "WX-5"};
  if (answer) return {"nobody wants to capture a tile", "WX-9"};
  if (a.kind == Kind::claim) return refuse_claim(s, a);
  if (a.kind == Kind::capture) return refuse_capture(s, a);
  return refuse_token(s, a);
}

Error WuXing::refuse_chance(const State& s, Action a) const {
  if (a.kind == Kind::draw && s.phase == Phase::draw)
    return {fmt::format("{} is not in the draw pile", tile_names[a.what]), s.turn ? "WX-12" : "WX-5"};
  if (a.kind == Kind::draw) return {"no tile is wanted now", s.turn ? "WX-12" : "WX-5"};
  if (a.kind == Kind::first && s.phase == Phase::first) return {fmt::format("there is no seat {}", a.what), "WX-5"};
  if (a.kind == Kind::first) return {"the first seat is drawn once, when three tiles lie on the board", "WX-5"};
  if (a.kind == Kind::reroll) return {"no die is to be thrown again", "WX-7"};
  return {"the dice are not to be thrown now", "WX-6"};
}

Error WuXing::refuse_claim(const State& s, Action a) const {
  const int which = s.board[a.what];
  if (which == wu_xing::none) return {fmt::format("space {} is empty", a.what + 1), "WX-8"};
  const auto& panel = tile(which).dice[s.panel[a.what]];
  const auto shows = std::span(panel.shows).first(panel.dice);
  const auto& dice = wu_xing::all_throws[s.dice];
  return {fmt::format("{} on space {} shows {}: {} and {} do not match it", tile_names[static_cast<std::size_t>(which)], a.what + 1,
                      fmt::join(shows, "-"), dice.low, dice.high),
          "WX-8"};
}

Error WuXing::refuse_capture(const State& s, Action a) const {
  const auto name = tile_names[a.what];
  if (a.more >= seats_) return {fmt::format("there is no seat {}", a.more), "WX-9"};
  if (!(s.held[a.more] >> a.what & 1)) return {fmt::format("seat {} does not have {}", a.more, name), "WX-9"};
  if (a.more == s.mover) return {fmt::format("{} is the seat's own", name), "WX-9"};
  const auto& dice = wu_xing::all_throws[s.dice];
  return {fmt::format("{} has no pair of {} and {}", name, dice.low, dice.high), "WX-9"};
}

Error WuXing::refuse_token(const State& s, Action a) const {
  if (a.kind != Kind::token) return {"to pass is always allowed in one's turn", "WX-10"};
  if (!s.tokens[s.mover]) return {fmt::format("seat {} has no token left", s.mover), "WX-7"};
  const auto& dice = wu_xing::all_throws[s.dice];
  return {fmt::format("no die shows {}: they show {} and {}", a.what, dice.low, dice.high), "WX-7"};
}

}  // namespace shengxiao::games
