// What a board is drawn from, made of a session.
#pragma once
#include "boards/scene.hpp"
#include "terminal/session.hpp"

namespace shengxiao::terminal {

using namespace boards;

// As it was after a number of steps; what is legal only where that is now.
Scene scene_of(const Session& session, int step);

// The board in lines of text, as wide as a terminal is and as high as it needs.
std::string picture(const Board& board, const Scene& scene);

// The last turn of a seat, and what chance did after it: "Seat 1: play ? (hidden)", "Seat 0: pass. Chance: throw 3 5".
std::string told(const std::vector<Turn>& turns, const Board& board);

// What was done since the last turn of whoever looks, that one too, and why the seats gained and lost by it: line by line.
std::vector<std::string> story(const Session& session, const Board& board);
// Of these turns of a game, for whoever sits at a seat.
std::vector<std::string> story(const std::vector<Turn>& turns, Seat viewer, std::string_view game, const Board& board);

// How a game that is over ended, in a sentence.
std::string result(const table::Match& match, const Board& board);
std::string result(const Returns& returns, const Points& points, const Board& board);

}  // namespace shengxiao::terminal
