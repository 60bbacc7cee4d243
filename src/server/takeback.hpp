// What seats decided last is taken back: at once, or where the others agree.
#pragma once
#include "table/match.hpp"

namespace shengxiao::server {

enum class Takeback {
  free,       // nothing was revealed: only their own steps and the answers of computers in an open game
  noted,      // nobody need be asked, but the record says so
  by_consent  // the others must agree, and the record says so
};

// `from`: the step from which on everything is taken back. `others`: people at other screens.
Takeback takeback_of(const table::Match& match, int from, SeatSet others);

struct TakebackRequest {
  SeatSet by, waits_for;
  int from = 0;

  // Whether everybody has agreed by now. Nothing has changed where the seats are not waited for.
  bool is_asked(SeatSet seats) const { return !((seats - waits_for) == seats); }
  bool agree(SeatSet seats) {
    waits_for = waits_for - seats;
    return waits_for.empty();
  }
};

}  // namespace shengxiao::server
