// One chair at a table: for a computer, or for a person at this screen or another.
#pragma once
#include <chrono>
#include <optional>
#include <string>

#include "table/seat_occupant.hpp"

namespace shengxiao::server {

using Milliseconds = std::chrono::milliseconds;

struct Chair {
  table::SeatOccupant occupant;
  std::string token;         // only who sits there knows it; empty: nobody does
  int deputy = 0;            // the level of the computer that plays for the person; 0: the person plays
  bool out_of_time = false;  // then the deputy stays
  Milliseconds left{0};      // on the clock, where there is one

  bool free() const { return occupant.person && token.empty(); }
  bool person_plays() const { return occupant.person && deputy == 0; }
};

// How a table is played, beyond the rules of its game.
struct Terms {
  struct Clock {
    Milliseconds start, increment;  // increment: gained with each decision
  };
  bool takeback = true;
  std::optional<Clock> clock;
};

}  // namespace shengxiao::server
