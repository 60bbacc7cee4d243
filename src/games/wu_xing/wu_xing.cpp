// Set-up, score and refusals of Wu Xing.
#include "games/wu_xing/wu_xing.hpp"

#include "games/editions.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr std::array<OptionSpec, 2> specs{{
    {"end", "tiles", "tiles|piles"},
    {"turn_limit", "0", "<number of turns>"},
}};
constexpr int simulation_turns = 600;  // WX-14
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
  const auto list = read(*game.edition_);
  if (!list) return tl::unexpected(list.error());
  game.seats_ = *seats;
  game.options_ = *options;
  game.turn_limit_ = *limit;
  game.piles_ = value_of(*options, "end") == "piles";
  game.tiles_ = *list;
  for (std::size_t tile = 0; tile < tiles; ++tile)
    for (std::size_t t = 0; t < throws; ++t)
      for (std::size_t p = 0; p < panels; ++p) {
        const auto& panel = game.tiles_[tile].dice[p];
        if (!panel.matches(all_throws[t])) continue;
        game.claimed_by_[tile][p] |= 1u << t;
        if (panel.dice == 2) game.captured_by_[t] |= tile_set(static_cast<int>(tile));  // WX-9
      }
  return game;
}

// A turn is a throw, an action, an answer and three tiles at most; a token adds itself and a throw.
int WuXing::longest() const {
  if (!turn_limit_) return 0;
  return spaces + 1 + turn_limit_ * (3 + spaces) + 2 * tokens_each * seats_;
}

WuXing::State WuXing::start() const {
  State s;
  for (int seat = 0; seat < seats_; ++seat) s.tokens[static_cast<std::size_t>(seat)] = tokens_each;  // WX-4
  return s;
}

int WuXing::values(Tiles held) const {
  int sum = 0;
  for (Tiles rest = held; rest; rest &= rest - 1) sum += tile(std::countr_zero(rest)).value;
  return sum;
}

int WuXing::score(Tiles held) const {
  int sum = values(held);
  for (const Tiles set : colour_sets) sum += colour_bonus[static_cast<std::size_t>(std::popcount(held & set))];
  for (std::size_t f = 0; f < family_sets.size(); ++f) sum += family_bonus(held, f);
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

Error WuXing::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"WX-14", "game.over"};
  if (seat != Seat::chance && index(seat) >= seats_) return {"WX-4", "wu_xing.nobody_there"};
  const bool chances = a.kind <= Kind::reroll;
  if (chances && seat != Seat::chance) return {a.kind == Kind::draw ? "WX-12" : "WX-6", "game.decided_by_chance"};
  if (chances) return why_illegal_chance(s, a);
  if (seat == Seat::chance) return {"WX-6", "wu_xing.chance_only_draws"};
  if (to_act(s).is_chance()) {
    if (s.turn == 0) return {"WX-5", "wu_xing.setting_up"};
    if (s.phase == Phase::draw) return {"WX-12", "wu_xing.spaces_first"};
    return {s.phase == Phase::reroll ? "WX-7" : "WX-6", "wu_xing.dice_first"};
  }
  const bool answer = a.kind == Kind::prevent || a.kind == Kind::allow;
  if (s.phase == Phase::answer) {
    const auto wanted = tile_names[s.wanted];
    if (!answer) return {"WX-9", "wu_xing.answer_first", seat_at(s.mover), Term(wanted), seat_at(s.owner)};
    return {"WX-9", "wu_xing.other_answers", seat_at(s.mover), Term(wanted), seat_at(s.owner)};
  }
  if (!to_act(s).has(seat)) return {a.kind == Kind::token ? "WX-7" : "WX-5", "game.other_turn", seat_at(s.mover)};
  if (answer) return {"WX-9", "wu_xing.no_capture"};
  if (a.kind == Kind::claim) return why_illegal_claim(s, a);
  if (a.kind == Kind::capture) return why_illegal_capture(s, a);
  return why_illegal_token(s, a);
}

Error WuXing::why_illegal_chance(const State& s, Action a) const {
  if (a.kind == Kind::draw && s.phase == Phase::draw)
    return {s.turn ? "WX-12" : "WX-5", "wu_xing.not_in_pile", Term(tile_names[a.what])};
  if (a.kind == Kind::draw) return {s.turn ? "WX-12" : "WX-5", "wu_xing.no_draw"};
  if (a.kind == Kind::first && s.phase == Phase::first) return {"WX-5", "game.no_seat", a.what};
  if (a.kind == Kind::first) return {"WX-5", "wu_xing.first_drawn"};
  if (a.kind == Kind::reroll) return {"WX-7", "wu_xing.no_rethrow"};
  return {"WX-6", "wu_xing.no_throw"};
}

Error WuXing::why_illegal_claim(const State& s, Action a) const {
  const int which = s.board[a.what];
  if (which == none) return {"WX-8", "wu_xing.space_empty", a.what + 1};
  const auto& panel = tile(which).dice[s.panel[a.what]];
  const auto shows = std::span(panel.shows).first(panel.dice);
  const auto& dice = all_throws[s.dice];
  return {"WX-8",
          "wu_xing.no_match",
          Term(tile_names[static_cast<std::size_t>(which)]),
          a.what + 1,
          fmt::format("{}", fmt::join(shows, "-")),
          dice.low,
          dice.high};
}

Error WuXing::why_illegal_capture(const State& s, Action a) const {
  const auto name = tile_names[a.what];
  if (a.more >= seats_) return {"WX-9", "game.no_seat", a.more};
  if (!(s.held[a.more] >> a.what & 1)) return {"WX-9", "wu_xing.not_held", seat_at(a.more), Term(name)};
  if (a.more == s.mover) return {"WX-9", "wu_xing.own_tile", Term(name)};
  const auto& dice = all_throws[s.dice];
  return {"WX-9", "wu_xing.no_pair", Term(name), dice.low, dice.high};
}

Error WuXing::why_illegal_token(const State& s, Action a) const {
  if (a.kind != Kind::token) return {"WX-10", "wu_xing.may_pass"};
  if (!s.tokens[s.mover]) return {"WX-7", "wu_xing.no_token", seat_at(s.mover)};
  const auto& dice = all_throws[s.dice];
  return {"WX-7", "wu_xing.no_such_die", a.what, dice.low, dice.high};
}

}  // namespace shengxiao::games::wu_xing
