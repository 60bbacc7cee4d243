// A step of a match.
#pragma once
#include <span>

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

// The state after these steps.
inline AnyState replayed(const AnyGame& game, AnyState state, std::span<const Played> steps) {
  for (const auto& played : steps) game.apply(state, played.actor, played.action);
  return state;
}

}  // namespace shengxiao::table
