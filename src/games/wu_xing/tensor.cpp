// A view as a tensor. Seats are counted from the one to act, or the mover where chance is; all numbers are 0 or 1 unless stated.
//
//   of 27 tiles each: draw pile, discard pile, spaces 1 to 3, held by each of 6 seats, the tile of a capture to be answered
//   of 21 throws each: the dice, the throws that claim each of the spaces 1 to 3
//   of 4 panels each: the panel at the bottom of spaces 1 to 3
//   of 6 each: the kept die; the tokens of each seat, divided by 3; the mover; the owner who answers
//   the phase, one of 7; of 6 seats the points, divided by 100; turns played divided by turn_limit; whether the
//   game ends with the piles (end=piles)
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

int WuXing::tensor_size() const { return 12 * tiles + 4 * throws + 3 * panels + 6 + 4 * 6 + 7 + 2; }

template <TensorElement T>
void WuXing::tensor(const View& v, Tensor<T> out) const {
  const int first = v.phase == Phase::answer ? v.contested_owner : v.mover;
  std::array<int, seats_at_most> seats{};  // those that nobody has come last
  for (int k = 0; k < seats_at_most; ++k) seats[k] = k < seats_ ? (first + k) % seats_ : k;
  const auto place = [&](int seat) { return (seat - first + seats_) % seats_; };
  out.bits(v.draw_pile, tiles);
  out.bits(v.discard_pile, tiles);
  for (const auto tile : v.board) out.one_hot(tile, tiles);
  for (const auto seat : seats) out.bits(v.held[seat], tiles);
  out.one_hot(v.contested_tile, tiles);
  out.one_hot(v.dice, throws);
  for (int i = 0; i < spaces; ++i) out.bits(claiming_throws_[v.board[i]][v.panel[i]], throws);
  for (int i = 0; i < spaces; ++i) out.one_hot(v.board[i] == none ? -1 : int{v.panel[i]}, panels);
  out.one_hot(v.kept_die - 1, 6);
  for (const auto seat : seats) out.number(v.tokens[seat], 3);
  out.one_hot(v.turn ? place(v.mover) : -1, 6);
  out.one_hot(v.phase == Phase::answer ? place(v.contested_owner) : -1, 6);
  out.one_hot(static_cast<int>(v.phase), 7);
  for (int k = 0; k < seats_at_most; ++k) out.number(k < seats_ ? score(v.held[seats[k]]) : 0, 100);
  out.share(v.turn, turn_limit_);
  out.flag(piles_);
  assert(out.full());
}

template void WuXing::tensor(const View&, Tensor<float>) const;
template void WuXing::tensor(const View&, Tensor<std::uint8_t>) const;
template void WuXing::tensor(const View&, Tensor<TensorUnit>) const;

}  // namespace shengxiao::games::wu_xing
