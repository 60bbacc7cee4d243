// A view as a tensor. Seats are counted from the viewer on; a watcher counts from seat 0.
//
//   of each sheet, three planes of the grid's squares: even creatures, odd creatures, paired creatures
//   one more plane: what the viewer has drawn of this round's creature
//   one of 12 each: the lower and the higher value on offer, and the creature chosen
//   of each sheet: score / 100, pairs / score columns, still drawing, done
#include <algorithm>

#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

int RatAndDragon::tensor_size() const { return (3 * seats_ + 1) * squares() + 3 * creatures + 4 * seats_; }

void RatAndDragon::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::ranges::fill(out, 0.0f);
  int at = 0;
  const auto put_plane = [&](const SquareSet& p) {
    p.each([&](Square q) { out[at + q.row * printed_.columns + q.column] = 1; });
    at += squares();
  };
  const auto put_creature = [&](int number) {
    if (number) out[at + number - 1] = 1;
    at += creatures;
  };
  const int first = static_cast<int>(v.viewer) < seats_ ? static_cast<int>(v.viewer) : 0;
  const auto seat = [&](int k) { return seat_at((first + k) % seats_); };
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(v.table, seat(k));
    put_plane(sheet.drawn[0]);
    put_plane(sheet.drawn[1]);
    put_plane(sheet.paired());
  }
  put_plane(v.own.squares);
  const auto values = v.table.drawing.empty() ? std::array{0, 0} : offer(v.table);
  put_creature(values[0]);
  put_creature(values[1]);
  put_creature(v.own.number);
  for (int k = 0; k < seats_; ++k) {
    const auto& sheet = sheet_of(v.table, seat(k));
    out[at++] = static_cast<float>(score(sheet)) / 100;
    out[at++] = static_cast<float>(sheet.pairs) / static_cast<float>(printed_.score_columns);
    out[at++] = v.table.drawing.has(seat(k));
    out[at++] = v.table.done.has(seat(k));
  }
}

}  // namespace shengxiao::games::rat_and_dragon
