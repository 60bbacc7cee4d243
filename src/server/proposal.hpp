// What needs the consent of other people: a takeback, or to end the game without a winner.
#pragma once
#include "core/seat.hpp"

namespace shengxiao::server {

struct Proposal {
  enum class Kind { takeback, draw };
  Kind kind;
  int number;  // which of the table's it is: an answer says to what
  SeatSet by, waits_for;
  // Of a takeback: with which step of which seat it begins, counted from 0. The number in the match may change by then, as others
  // take back what they have not yet shown.
  Seat seat = Seat::watcher;
  int step_of_seat = 0;

  // Whether one of these seats is waited for.
  bool is_asked(SeatSet seats) const { return !(seats & waits_for).empty(); }
  // Whether everybody has agreed by now.
  bool agree(SeatSet seats) {
    waits_for = waits_for - seats;
    return waits_for.empty();
  }
};

}  // namespace shengxiao::server
