// The moves of Wu Xing. Inline, since search and playouts live on them; included by wu_xing.hpp alone, after the class.
#pragma once
#include <utility>

namespace shengxiao::games::wu_xing {

// WX-8. Spaces without a tile match nothing.
inline unsigned WuXing::claimable(const State& s, int dice) const {
  unsigned set = 0;
  for (std::size_t i = 0; i < spaces; ++i) set |= (claimed_by_[s.board[i]][s.panel[i]] >> dice & 1) << i;
  return set;
}

// WX-9
inline Tiles WuXing::capturable(const State& s, int dice) const {
  return captured_by_[static_cast<std::size_t>(dice)] & ~(unclaimed(s) | s.held[s.mover]);
}

inline Tiles WuXing::in_reach(const State& s, int dice) const {
  Tiles set = capturable(s, dice);
  for (unsigned rest = claimable(s, dice); rest; rest &= rest - 1)
    set |= tile_set(s.board[static_cast<std::size_t>(std::countr_zero(rest))]);
  return set;
}

inline Tiles WuXing::on_board(const State& s) {
  Tiles set = 0;
  for (const auto tile : s.board) set |= tile_set(tile);
  return set & all_tiles;
}

inline std::uint8_t WuXing::owner_of(const State& s, int tile) {
  std::uint8_t seat = 0;
  while (seat + 1u < s.held.size() && !(s.held[seat] >> tile & 1)) ++seat;
  return seat;
}

// WX-7: three things to do to a die; two dice alike are one die to choose.
inline int WuXing::token_moves(const State& s) {
  if (!s.tokens[s.mover]) return 0;
  return all_throws[s.dice].is_double() ? 3 : 6;
}

inline WuXing::Action WuXing::token_move(const State& s, int k) {
  const auto dice = all_throws[s.dice];
  return Action::make(Kind::token, k < 3 ? dice.low : dice.high, k % 3);
}

inline void WuXing::legal(const State& s, Seat seat, Actions<WuXing>& out) const {
  if (!to_act(s).has(seat)) return;
  switch (s.phase) {
    case Phase::draw:
      for (Tiles rest = s.pile; rest; rest &= rest - 1) out.push_back(Action::make(Kind::draw, std::countr_zero(rest)));
      break;
    case Phase::first:
      for (int first = 0; first < seats_; ++first) out.push_back(Action::make(Kind::first, first));
      break;
    case Phase::roll:
      for (const auto dice : all_throws) out.push_back(Action::make(Kind::roll, dice.low, dice.high));
      break;
    case Phase::reroll:
      for (int face = 1; face <= faces; ++face) out.push_back(Action::make(Kind::reroll, face));
      break;
    case Phase::act:
      for (int k = 0; k < token_moves(s); ++k) out.push_back(token_move(s, k));
      for (unsigned rest = claimable(s, s.dice); rest; rest &= rest - 1)
        out.push_back(Action::make(Kind::claim, std::countr_zero(rest)));
      for (Tiles rest = capturable(s, s.dice); rest; rest &= rest - 1) {
        const int tile = std::countr_zero(rest);
        out.push_back(Action::make(Kind::capture, tile, owner_of(s, tile)));
      }
      out.push_back(Action::make(Kind::pass));  // WX-10
      break;
    case Phase::answer:
      out.push_back(Action::make(Kind::prevent));
      out.push_back(Action::make(Kind::allow));
      break;
    case Phase::over: break;
  }
}

inline int WuXing::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  switch (s.phase) {
    case Phase::act: return token_moves(s) + std::popcount(claimable(s, s.dice)) + std::popcount(capturable(s, s.dice)) + 1;
    case Phase::answer: return 2;
    case Phase::draw: return std::popcount(s.pile);
    case Phase::first: return seats_;
    case Phase::roll: return throws;
    case Phase::reroll: return faces;
    case Phase::over: break;
  }
  return 0;
}

inline WuXing::Action WuXing::legal_at(const State& s, Seat, int k) const {
  const auto nth = [](std::uint32_t set, int n) {
    while (n-- > 0) set &= set - 1;
    return std::countr_zero(set);
  };
  switch (s.phase) {
    case Phase::act: {
      if (const int moves = token_moves(s); k < moves)
        return token_move(s, k);
      else
        k -= moves;
      const unsigned claims = claimable(s, s.dice);
      if (const int n = std::popcount(claims); k < n)
        return Action::make(Kind::claim, nth(claims, k));
      else
        k -= n;
      const Tiles captures = capturable(s, s.dice);
      if (k == std::popcount(captures)) return Action::make(Kind::pass);
      const int tile = nth(captures, k);
      return Action::make(Kind::capture, tile, owner_of(s, tile));
    }
    case Phase::answer: return Action::make(k ? Kind::allow : Kind::prevent);
    case Phase::draw: return Action::make(Kind::draw, nth(s.pile, k));
    case Phase::first: return Action::make(Kind::first, k);
    case Phase::roll: {
      const auto dice = all_throws[static_cast<std::size_t>(k)];
      return Action::make(Kind::roll, dice.low, dice.high);
    }
    default: return Action::make(Kind::reroll, k + 1);
  }
}

inline void WuXing::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  switch (a.kind) {
    case Kind::draw:
      s.pile &= ~tile_set(a.what);
      s.board[static_cast<std::size_t>(empty_space(s))] = a.what;  // its panel is 0 already
      return fill(s);
    case Kind::first:
      s.mover = a.what;
      s.turn = 1;
      s.phase = Phase::roll;
      return;
    case Kind::roll:
      s.dice = throw_of(a.what, a.more);
      s.phase = Phase::act;
      return;
    case Kind::reroll:
      s.dice = throw_of(a.what, s.kept);
      s.kept = 0;
      s.phase = Phase::act;
      return;
    case Kind::token: return spend(s, a.what, static_cast<Change>(a.more));
    case Kind::claim: return claim(s, a.what);
    case Kind::capture: return capture(s, a.what, a.more);
    case Kind::prevent: --s.tokens[s.owner]; return turn_tiles(s);
    case Kind::allow:
      s.held[s.owner] ^= tile_set(s.wanted);
      s.held[s.mover] |= tile_set(s.wanted);
      return turn_tiles(s);
    case Kind::pass: return turn_tiles(s);
  }
}

inline int WuXing::empty_space(const State& s) {
  for (int i = 0; i < spaces; ++i)
    if (s.board[static_cast<std::size_t>(i)] == none) return i;
  return -1;
}

// WX-7: 6 and 1 are next to each other.
inline int WuXing::turned(int face, Change change) {
  if (change == Change::up) return face == faces ? 1 : face + 1;
  return face == 1 ? faces : face - 1;
}

inline void WuXing::spend(State& s, int face, Change change) const {  // WX-7
  const auto dice = all_throws[s.dice];
  const int other = dice.low == face ? dice.high : dice.low;
  --s.tokens[s.mover];
  if (change == Change::again) {
    s.kept = static_cast<std::uint8_t>(other);
    s.dice = no_throw;
    s.phase = Phase::reroll;
    return;
  }
  s.dice = throw_of(turned(face, change), other);
}

inline void WuXing::claim(State& s, int space) const {
  const auto i = static_cast<std::size_t>(space);
  s.held[s.mover] |= tile_set(s.board[i]);
  s.board[i] = none;
  s.panel[i] = 0;
  if (unclaimed(s)) return turn_tiles(s);
  s.dice = no_throw;
  s.phase = Phase::over;  // WX-14: at once
}

inline void WuXing::capture(State& s, int tile, int owner) const {  // WX-9
  s.owner = static_cast<std::uint8_t>(owner);
  s.wanted = static_cast<std::uint8_t>(tile);
  if (!s.tokens[s.owner]) return apply(s, seat_at(s.mover), Action::make(Kind::allow));
  s.phase = Phase::answer;
}

// WX-11 and WX-13, when the action is done.
inline void WuXing::turn_tiles(State& s) const {
  s.dice = no_throw;
  s.wanted = none;
  s.owner = 0;
  const bool stays = few(s);
  for (std::size_t i = 0; i < spaces; ++i) {
    if (s.board[i] == none || ++s.panel[i] < panels) continue;
    s.panel[i] = 0;
    if (stays) continue;
    s.discards |= tile_set(s.board[i]);
    s.board[i] = none;
  }
  fill(s);
}

// WX-12: asks chance for a tile while one is wanted and there is one; then goes on to the next seat.
inline void WuXing::fill(State& s) const {
  if (empty_space(s) >= 0) {
    if (!s.pile) s.pile = std::exchange(s.discards, 0);
    if (s.pile) {
      s.phase = Phase::draw;
      return;
    }
  }
  if (s.turn == 0) {
    s.phase = Phase::first;
    return;
  }
  if ((piles_ && !(s.pile | s.discards)) || s.turn == turn_limit_) {  // WX-14
    s.phase = Phase::over;
    return;
  }
  s.turn += s.turn != UINT16_MAX;
  s.mover = s.mover + 1 == seats_ ? 0 : static_cast<std::uint8_t>(s.mover + 1);
  s.phase = Phase::roll;
}

}  // namespace shengxiao::games::wu_xing
