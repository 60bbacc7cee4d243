// What needs the consent of other people: a takeback, or to end the game without a winner.
#pragma once
#include "core/seat.hpp"

namespace shengxiao::server {

struct Proposal {
  enum class Kind { takeback, draw };
  Kind kind;
  SeatSet by, waits_for;
  int from = 0;  // of a takeback: the steps that stay

  // Whether one of these seats is waited for.
  bool is_asked(SeatSet seats) const { return !((seats - waits_for) == seats); }
  // Whether everybody has agreed by now.
  bool agree(SeatSet seats) {
    waits_for = waits_for - seats;
    return waits_for.empty();
  }
};

}  // namespace shengxiao::server
