// The legal actions, and apply(). Inline, since playouts spend their time here. Only wu_xing.hpp includes it, at its end.
#pragma once
#include <utility>

namespace shengxiao::games::wu_xing {

// ---- Legal moves ----

// WX-8. Bit i: the tile on space i can be claimed with this throw.
inline unsigned WuXing::claimable(const State& s, int dice) const {
  unsigned set = 0;
  for (int i = 0; i < spaces; ++i) set |= (claiming_throws_[s.board[i]][s.panel[i]] >> dice & 1) << i;
  return set;
}

// WX-9. The tiles of other seats that can be captured with this throw.
inline Tiles WuXing::capturable(const State& s, int dice) const {
  return capturable_tiles_[dice] & ~(unclaimed(s) | s.held[s.mover]);
}

// The tiles that can be claimed or captured with this throw.
inline Tiles WuXing::in_reach(const State& s, int dice) const {
  Tiles set = capturable(s, dice);
  for (unsigned rest = claimable(s, dice); rest; rest &= rest - 1) set |= tile_set(s.board[std::countr_zero(rest)]);
  return set;
}

inline Tiles WuXing::on_board(const State& s) {
  Tiles set = 0;
  for (const auto tile : s.board) set |= tile_set(tile);
  return set & all_tiles;  // without the bit of `none`
}

inline std::uint8_t WuXing::owner_of(const State& s, int tile) {
  std::uint8_t seat = 0;
  while (seat + 1u < s.held.size() && !(s.held[seat] >> tile & 1)) ++seat;
  return seat;
}

// WX-7: three changes for each die. Two dice alike count as one die.
inline int WuXing::token_moves(const State& s) {
  if (!s.tokens[s.mover]) return 0;
  return all_throws[s.dice].is_double() ? 3 : 6;
}

inline WuXing::Action WuXing::token_move(const State& s, int k) {
  const auto dice = all_throws[s.dice];
  return Action::token(k < 3 ? dice.low : dice.high, static_cast<Change>(k % 3));
}

inline void WuXing::legal(const State& s, Seat seat, Actions<WuXing>& out) const {
  if (!to_act(s).has(seat)) return;
  switch (s.phase) {
    case Phase::draw:
      for (Tiles rest = s.draw_pile; rest; rest &= rest - 1) out.push_back(Action::draw(std::countr_zero(rest)));
      break;
    case Phase::first:
      for (int first = 0; first < seats_; ++first) out.push_back(Action::first(first));
      break;
    case Phase::throw_dice:
      for (const auto dice : all_throws) out.push_back(Action::throw_dice(dice));
      break;
    case Phase::rethrow:
      for (int face = 1; face <= faces; ++face) out.push_back(Action::rethrow(face));
      break;
    case Phase::act:
      for (int k = 0; k < token_moves(s); ++k) out.push_back(token_move(s, k));
      for (unsigned rest = claimable(s, s.dice); rest; rest &= rest - 1) out.push_back(Action::claim(std::countr_zero(rest)));
      for (Tiles rest = capturable(s, s.dice); rest; rest &= rest - 1) {
        const int tile = std::countr_zero(rest);
        out.push_back(Action::capture(tile, owner_of(s, tile)));
      }
      out.push_back(Action::pass());  // WX-10
      break;
    case Phase::answer:
      out.push_back(Action::prevent());
      out.push_back(Action::allow());
      break;
    case Phase::over: break;
  }
}

inline int WuXing::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  switch (s.phase) {
    case Phase::draw: return std::popcount(s.draw_pile);
    case Phase::first: return seats_;
    case Phase::throw_dice: return throws;
    case Phase::rethrow: return faces;
    case Phase::act: return token_moves(s) + std::popcount(claimable(s, s.dice)) + std::popcount(capturable(s, s.dice)) + 1;
    case Phase::answer: return 2;
    case Phase::over: break;
  }
  return 0;
}

inline WuXing::Action WuXing::legal_at(const State& s, Seat, int k) const {
  switch (s.phase) {
    case Phase::act: break;
    case Phase::answer: return k ? Action::allow() : Action::prevent();
    case Phase::draw: return Action::draw(nth_bit(s.draw_pile, k));
    case Phase::first: return Action::first(k);
    case Phase::throw_dice: return Action::throw_dice(all_throws[k]);
    default: return Action::rethrow(k + 1);
  }
  const int tokens = token_moves(s);
  if (k < tokens) return token_move(s, k);
  k -= tokens;
  const unsigned claims = claimable(s, s.dice);
  if (k < std::popcount(claims)) return Action::claim(nth_bit(claims, k));
  k -= std::popcount(claims);
  const Tiles captures = capturable(s, s.dice);
  if (k == std::popcount(captures)) return Action::pass();
  const int tile = nth_bit(captures, k);
  return Action::capture(tile, owner_of(s, tile));
}

// ---- apply ----

inline void WuXing::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  switch (a.kind) {
    case Kind::draw:
      s.draw_pile &= ~tile_set(a.tile());
      s.board[empty_space(s)] = static_cast<std::uint8_t>(a.tile());  // its panel is 0 already
      return refill_or_next_turn(s);
    case Kind::first:
      s.mover = static_cast<std::uint8_t>(a.seat());
      s.turn = 1;
      s.phase = Phase::throw_dice;
      return;
    case Kind::throw_dice:
      s.dice = throw_of(a.low(), a.high());
      s.phase = Phase::act;
      return;
    case Kind::rethrow:
      s.dice = throw_of(a.die(), s.kept_die);
      s.kept_die = 0;
      s.phase = Phase::act;
      return;
    case Kind::token: return spend_token(s, a.die(), a.change());
    case Kind::claim: return claim(s, a.space());
    case Kind::capture: return capture(s, a.tile(), a.owner());
    case Kind::prevent: --s.tokens[s.contested_owner]; return end_action(s);
    case Kind::allow: return take_contested_tile(s);
    case Kind::pass: return end_action(s);
  }
}

// The first empty space; -1 if there is none.
inline int WuXing::empty_space(const State& s) {
  for (int i = 0; i < spaces; ++i)
    if (s.board[i] == none) return i;
  return -1;
}

// A die moved up or down by one. 1 comes after 6: WX-7.
inline int WuXing::turned(int face, Change change) {
  if (change == Change::up) return face == faces ? 1 : face + 1;
  return face == 1 ? faces : face - 1;
}

inline void WuXing::spend_token(State& s, int face, Change change) const {  // WX-7
  const auto dice = all_throws[s.dice];
  const int other = dice.low == face ? dice.high : dice.low;
  --s.tokens[s.mover];
  if (change == Change::again) {
    s.kept_die = static_cast<std::uint8_t>(other);
    s.dice = no_throw;
    s.phase = Phase::rethrow;
    return;
  }
  s.dice = throw_of(turned(face, change), other);
}

inline void WuXing::claim(State& s, int space) const {
  s.held[s.mover] |= tile_set(s.board[space]);
  s.board[space] = none;
  s.panel[space] = 0;
  if (unclaimed(s)) return end_action(s);
  s.dice = no_throw;
  s.phase = Phase::over;  // WX-14: at once
}

inline void WuXing::capture(State& s, int tile, int owner) const {  // WX-9
  s.contested_owner = static_cast<std::uint8_t>(owner);
  s.contested_tile = static_cast<std::uint8_t>(tile);
  if (!s.tokens[owner]) return take_contested_tile(s);
  s.phase = Phase::answer;
}

inline void WuXing::take_contested_tile(State& s) const {
  s.held[s.contested_owner] ^= tile_set(s.contested_tile);
  s.held[s.mover] |= tile_set(s.contested_tile);
  end_action(s);
}

// Turns the tiles on the board and discards: WX-11, WX-13.
inline void WuXing::end_action(State& s) const {
  s.dice = no_throw;
  s.contested_tile = none;
  s.contested_owner = 0;
  const bool stays = discards_stop(s);
  for (int i = 0; i < spaces; ++i) {
    if (s.board[i] == none || ++s.panel[i] < panels) continue;
    s.panel[i] = 0;
    if (stays) continue;
    s.discard_pile |= tile_set(s.board[i]);
    s.board[i] = none;
  }
  refill_or_next_turn(s);
}

// WX-12: has a tile drawn if a space is empty and a tile is left; else the turn is over.
inline void WuXing::refill_or_next_turn(State& s) const {
  if (empty_space(s) >= 0) {
    if (!s.draw_pile) s.draw_pile = std::exchange(s.discard_pile, 0);
    if (s.draw_pile) {
      s.phase = Phase::draw;
      return;
    }
  }
  if (s.turn == 0) {
    s.phase = Phase::first;
    return;
  }
  if ((piles_ && !(s.draw_pile | s.discard_pile)) || s.turn == turn_limit_) {  // WX-14
    s.phase = Phase::over;
    return;
  }
  if (s.turn < UINT16_MAX) ++s.turn;  // saturates
  s.mover = s.mover + 1 == seats_ ? 0 : static_cast<std::uint8_t>(s.mover + 1);
  s.phase = Phase::throw_dice;
}

}  // namespace shengxiao::games::wu_xing
