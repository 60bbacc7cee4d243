// What people have been shown of a game, ever, whether they are connected or not: a takeback asks those who have seen what it
// takes back.
#pragma once
#include <algorithm>
#include <vector>

#include "core/seat.hpp"

namespace shengxiao::server {

class Shown {
 public:
  // `steps`: as many steps of the match as every holder of a seat has been shown.
  Shown(int seats, int steps) : steps_(static_cast<std::size_t>(seats), steps) {}

  void show(SeatSet seats, int steps) {
    for (int k = 0; k < seats.size(); ++k) at(seats.nth(k)) = std::max(at(seats.nth(k)), steps);
  }
  // Somebody else holds the seat, who has been shown nothing yet.
  void forget(Seat seat) { at(seat) = 0; }
  void undo_to(int steps) {
    for (auto& shown : steps_) shown = std::min(shown, steps);
  }
  // The seats whose holders have been shown something after so many steps.
  SeatSet beyond(int steps) const {
    SeatSet seats;
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (steps_[i] > steps) seats = seats.with(seat_at(static_cast<int>(i)));
    return seats;
  }

 private:
  int& at(Seat seat) { return steps_[static_cast<std::size_t>(index(seat))]; }

  std::vector<int> steps_;
};

}  // namespace shengxiao::server
