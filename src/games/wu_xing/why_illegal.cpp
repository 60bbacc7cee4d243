// Why an action is illegal.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

Error WuXing::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"WX-14", "game.over"};
  if (seat == Seat::watcher) return {"WX-4", "game.spectator"};
  if (is_player(seat) && index(seat) >= seats_) return {"WX-4", "game.no_seat", index(seat)};
  const bool by_chance = is_chance(a.kind);
  if (by_chance && seat != Seat::chance) return {a.kind == Kind::draw ? "WX-12" : "WX-6", "game.decided_by_chance"};
  if (by_chance) return why_illegal_chance(s, a);
  if (seat == Seat::chance) return {"WX-6", "wu_xing.chance_only_draws"};
  if (to_act(s).is_chance()) {
    if (s.turn == 0) return {"WX-5", "wu_xing.setting_up"};
    if (s.phase == Phase::draw) return {"WX-12", "wu_xing.spaces_first"};
    return {s.phase == Phase::rethrow ? "WX-7" : "WX-6", "wu_xing.dice_first"};
  }
  const bool answer = a.kind == Kind::prevent || a.kind == Kind::allow;
  if (s.phase == Phase::answer) {
    const auto tile = tile_names[s.contested_tile];
    if (!answer) return {"WX-9", "wu_xing.answer_first", seat_at(s.mover), Term(tile), seat_at(s.contested_owner)};
    return {"WX-9", "wu_xing.other_answers", seat_at(s.mover), Term(tile), seat_at(s.contested_owner)};
  }
  if (!to_act(s).has(seat)) return {a.kind == Kind::token ? "WX-7" : "WX-5", "game.other_turn", seat_at(s.mover)};
  if (answer) return {"WX-9", "wu_xing.no_capture"};
  if (a.kind == Kind::claim) return why_illegal_claim(s, a);
  if (a.kind == Kind::capture) return why_illegal_capture(s, a);
  return why_illegal_token(s, a);
}

Error WuXing::why_illegal_chance(const State& s, Action a) const {
  if (a.kind == Kind::draw && s.phase == Phase::draw)
    return {s.turn ? "WX-12" : "WX-5", "wu_xing.not_in_pile", Term(tile_names[a.tile()])};
  if (a.kind == Kind::draw) return {s.turn ? "WX-12" : "WX-5", "wu_xing.no_draw"};
  if (a.kind == Kind::first && s.phase == Phase::first) return {"WX-5", "game.no_seat", a.seat()};
  if (a.kind == Kind::first) return {"WX-5", "wu_xing.first_drawn"};
  if (a.kind == Kind::rethrow) return {"WX-7", "wu_xing.no_rethrow"};
  return {"WX-6", "wu_xing.no_throw"};
}

Error WuXing::why_illegal_claim(const State& s, Action a) const {
  const int which = s.board[a.space()];
  if (which == none) return {"WX-8", "wu_xing.space_empty", a.space() + 1};
  const auto& panel = tile(which).panel[s.panel[a.space()]];
  const auto shows = std::span(panel.shows).first(panel.dice);
  const auto& dice = all_throws[s.dice];
  return {"WX-8",   "wu_xing.no_match", Term(tile_names[which]), a.space() + 1, fmt::format("{}", fmt::join(shows, "-")),
          dice.low, dice.high};
}

Error WuXing::why_illegal_capture(const State& s, Action a) const {
  const auto name = tile_names[a.tile()];
  if (a.owner() >= seats_) return {"WX-9", "game.no_seat", a.owner()};
  if (!(s.held[a.owner()] >> a.tile() & 1)) return {"WX-9", "wu_xing.not_held", seat_at(a.owner()), Term(name)};
  if (a.owner() == s.mover) return {"WX-9", "wu_xing.own_tile", Term(name)};
  const auto& dice = all_throws[s.dice];
  return {"WX-9", "wu_xing.no_pair", Term(name), dice.low, dice.high};
}

Error WuXing::why_illegal_token(const State& s, Action a) const {
  if (a.kind != Kind::token) return {"WX-10", "wu_xing.may_pass"};
  if (!s.tokens[s.mover]) return {"WX-7", "wu_xing.no_token", seat_at(s.mover)};
  const auto& dice = all_throws[s.dice];
  return {"WX-7", "wu_xing.no_such_die", a.die(), dice.low, dice.high};
}

}  // namespace shengxiao::games::wu_xing
