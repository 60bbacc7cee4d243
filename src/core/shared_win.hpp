// The returns of a game that is won or lost, however many win.
#pragma once
#include "core/list.hpp"
#include "core/seat.hpp"

namespace shengxiao {

// The winners share +1, the others share -1. Nobody gets anything if all win, or none.
inline PerSeat<double> shared_win(int seats, SeatSet winners) {
  const int won = winners.size(), lost = seats - won;
  PerSeat<double> returns;
  for (int seat = 0; seat < seats; ++seat)
    returns.push_back(won == 0 || lost == 0 ? 0.0 : winners.has(seat_at(seat)) ? 1.0 / won : -1.0 / lost);
  return returns;
}

}  // namespace shengxiao
