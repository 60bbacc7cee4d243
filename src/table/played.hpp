// A step of a match.
#pragma once
#include "core/seat.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

struct Played {
  Seat actor;
  ActionId action;
  int turn;   // steps of one turn have the same number
  int phase;  // of choosing: grows where a seat is asked that was not asked before the last step
  int nth;    // of which of its actor's turns it is one, see Match::turns_of(); 0 for chance
  std::uint32_t causes;  // how many causes its match has with it
};

}  // namespace shengxiao::table
