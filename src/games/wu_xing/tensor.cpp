// A view as a tensor. Seats are counted from seat 0. All numbers are 0 or 1 unless stated.
//
//   of 27 tiles each: draw pile, discard pile, spaces 1 to 3, held by seats 0 to 5, the tile of a capture to be answered
//   of 21 throws each: the dice, the throws that claim each of the spaces 1 to 3
//   of 4 panels each: the panel at the bottom of spaces 1 to 3
//   of 6: the kept die; the tokens of each seat, divided by 3; the mover; the owner who answers
//   the phase, one of 7; of 6 seats the points, divided by 100; turns played divided by turn_limit
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

int WuXing::tensor_size() const { return 12 * tiles + 4 * throws + 3 * panels + 6 + 4 * 6 + 7 + 1; }

void WuXing::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  int at = 0;
  const auto put = [&](double x) { out[at++] = static_cast<float>(x); };
  const auto put_set = [&](std::uint32_t set, int size) {
    for (int i = 0; i < size; ++i) put(set >> i & 1);
  };
  const auto bit = [](int i) { return i < 32 ? 1u << i : 0u; };
  put_set(v.draw_pile, tiles);
  put_set(v.discard_pile, tiles);
  for (const auto tile : v.board) put_set(bit(tile), tiles);
  for (const auto held : v.held) put_set(held, tiles);
  put_set(bit(v.contested_tile), tiles);
  put_set(bit(v.dice), throws);
  for (int i = 0; i < spaces; ++i) put_set(claiming_throws_[v.board[i]][v.panel[i]], throws);
  for (int i = 0; i < spaces; ++i) put_set(v.board[i] == none ? 0 : bit(v.panel[i]), panels);
  put_set(v.kept_die ? bit(v.kept_die - 1) : 0, 6);
  for (const auto tokens : v.tokens) put(tokens / 3.0);
  put_set(v.turn ? bit(v.mover) : 0, 6);
  put_set(v.phase == Phase::answer ? bit(v.contested_owner) : 0, 6);
  put_set(bit(static_cast<int>(v.phase)), 7);
  for (const auto held : v.held) put(score(held) / 100.0);
  put(turn_limit_ ? static_cast<double>(v.turn) / turn_limit_ : 0.0);
  assert(at == tensor_size());
}

}  // namespace shengxiao::games::wu_xing
