// A view as a tensor. Seats are counted from the viewer on; a watcher counts from seat 0.
//
//   of each sheet, three planes of the grid's squares: even creatures, odd creatures, paired creatures
//   one more plane: what the viewer has drawn of this round's creature
//   one of 12 each: the lower and the higher value on offer, and the creature chosen
//   of each sheet: score / 100, pairs / score columns, still drawing, done
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

int RatAndDragon::tensor_size() const { return (3 * seats_ + 1) * squares() + 3 * creatures + 4 * seats_; }

template <TensorElement T>
void RatAndDragon::tensor(const Table& table, const Drawing& own, int viewer, Tensor<T> out) const {
  const auto put_plane = [&](const SquareSet& plane) {
    out.rows(std::span(plane.rows).first(static_cast<std::size_t>(printed_.rows)), printed_.columns);
  };
  const int first = viewer < seats_ ? viewer : 0;
  const auto seat = [&](int k) { return seat_at((first + k) % seats_); };
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(table, seat(k));
    put_plane(sheet.drawn[0]);
    put_plane(sheet.drawn[1]);
    put_plane(sheet.paired);
  }
  put_plane(own.squares);
  const auto values = table.drawing.empty() ? std::array{0, 0} : offer(table);
  for (const int number : {values[0], values[1], int{own.number}}) out.one_hot(number - 1, creatures);
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(table, seat(k));
    out.number(score(sheet), 100, 100);
    out.number(sheet.pairs, printed_.score_columns);
    out.flag(table.drawing.has(seat(k)));
    out.flag(table.done.has(seat(k)));
  }
  assert(out.full());
}

template void RatAndDragon::tensor(const Table&, const Drawing&, int, Tensor<float>) const;
template void RatAndDragon::tensor(const Table&, const Drawing&, int, Tensor<std::uint8_t>) const;
template void RatAndDragon::tensor(const Table&, const Drawing&, int, Tensor<TensorUnit>) const;

}  // namespace shengxiao::games::rat_and_dragon
