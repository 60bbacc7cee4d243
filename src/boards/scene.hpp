// What a board is drawn from, made of a state.
#pragma once
#include "boards/board.hpp"
#include "table/any_game.hpp"

namespace shengxiao::boards {

// As the viewer may know it, with what `chooser` may do; Seat::watcher: nothing. Who sits there, and what was done last, is for
// those who know a match.
Scene scene_of(const table::AnyGame& game, const table::AnyState& state, Seat viewer, Seat chooser);

}  // namespace shengxiao::boards
