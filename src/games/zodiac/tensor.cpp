// A view as a tensor.
//
// Seats are counted from the viewer on; a watcher counts from seat 0. Bags and sets of cards have 14 numbers, one for each kind.
//
//   bags: own hand, bound of the draw pile, discard pile; sets: top discard, card just drawn, moved up, moved down in this turn
//   for each of 8 seats: bags face up and known in hand; cards in hand, skips owed, its turn (0 or 1), winner (0 or 1)
//   the phase, one of 11; cards in the draw pile, fines, whether taking is barred (0 or 1)
//
// Counts are divided by 8, that of the draw pile by 100.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

int Zodiac::tensor_size() const { return 7 * card_kinds + max_seats * (2 * card_kinds + 4) + 11 + 3; }

template <TensorElement T>
void Zodiac::tensor(const View& v, Tensor<T> out) const {
  const auto put_count = [&](int count) { out.number(count, 8); };
  const auto put_bag = [&](Bag bag) { out.counts(bag, card_kinds, 8); };
  const auto put_set = [&](CardSet set) { out.counts(Bag{set}, card_kinds, 1); };
  const State& s = v.seen;
  const bool has_viewer = v.viewer < rules_.seats;
  put_bag(has_viewer ? s.hand[v.viewer] : Bag{});
  put_bag(s.draw_bound(v.viewer));
  put_bag(bag_of(s.discard_pile));
  for (const int card : {int{top(s.discard_pile)}, int{s.just_drawn}}) put_set(card == none ? CardSet{} : only(card));
  put_set(s.moved_up);
  put_set(s.moved_down);
  const int first = has_viewer ? v.viewer : 0;
  for (int k = 0; k < max_seats; ++k) {
    const int seat = k < rules_.seats ? (first + k) % rules_.seats : k;
    put_bag(s.face_up[seat]);
    put_bag(s.known[seat]);
    put_count(v.hand_size[seat]);
    put_count(s.turns_to_miss[seat]);
    out.flag(k < rules_.seats && s.phase >= Phase::begin && s.mover == seat);
    out.flag(s.winner == seat);
  }
  out.one_hot(static_cast<int>(s.phase), 11);
  out.number(v.draw_pile_size, 100);
  put_count(s.fines);
  out.flag(s.take_barred);
  assert(out.full());
}

template void Zodiac::tensor(const View&, Tensor<float>) const;
template void Zodiac::tensor(const View&, Tensor<std::uint8_t>) const;
template void Zodiac::tensor(const View&, Tensor<TensorUnit>) const;

}  // namespace shengxiao::games::zodiac
