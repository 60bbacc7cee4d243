// How a game is drawn and pointed at. A board knows no rules: it has a view, what is legal, and where the cursor stands.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "boards/canvas.hpp"
#include "core/seat.hpp"

namespace shengxiao::boards {

// Something that may be done now.
struct Choice {
  std::string text;    // in the game's notation
  std::string action;  // a JSON object
};

// All that a board is drawn from. JSON is that of docs/protocol.md.
struct Scene {
  std::string view;                // a JSON object
  std::vector<Choice> legal;       // of the person to act; none while looking back
  std::vector<std::string> last;   // the actions of the last turn, JSON objects; none where they may be hidden
  std::vector<std::string> seats;  // who sits there
  SeatSet to_act;
  int near = 0;  // the seat whose side of the board is drawn nearest
};

// Where the player is. Spots are named by the board.
struct Focus {
  std::string cursor;
  std::vector<std::string> held;  // picked so far, of the spots that make a move
};

class Board {
 public:
  virtual ~Board() = default;

  // Fills the canvas, and puts a spot on it for every place that can be pointed at.
  virtual void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const = 0;

  // The spots that are picked one after another to make a move.
  virtual std::vector<std::string> path(const Choice& choice) const = 0;
  // Is there something to pick up, legal or not? And how would a move be written that is not legal, so that the rules can say
  // why? Empty where nothing is meant.
  virtual bool can_hold(const Scene&, const std::string&) const { return false; }
  virtual std::string attempt(const Scene&, const std::vector<std::string>&, const std::string&) const { return ""; }

  virtual std::string caption(const Scene& scene, const std::string& spot) const = 0;  // what is there, in words
  virtual std::string seat_name(int seat) const { return "Seat " + std::to_string(std::int64_t{seat} + 1); }  // people count from 1
};

// The boards of games: src/games/GAME/terminal_board.cpp defines the function GAME_board, and the build makes the list
// (game_boards.cpp.in).
struct GameBoard {
  std::string_view game;
  std::unique_ptr<Board> (*make)();
};
std::span<const GameBoard> game_boards();

// The board made for a game, else one that shows any.
std::unique_ptr<Board> board_for(std::string_view game);

// The spots that go on with a path, each once.
std::vector<std::string> next_picks(const Board& board, const Scene& scene, const std::vector<std::string>& held);

// A list of spots under a title, from column `left` to the right edge. It scrolls with the cursor.
void draw_list(std::string_view title, const std::vector<std::string>& spots, const Focus& focus, int left, Canvas& canvas);

// The spot that an arrow key leads to from another: x and y are -1, 0 or 1. The same where there is none.
std::string neighbour(const std::vector<Spot>& spots, const std::string& from, int x, int y);
// The nearest of some spots.
std::string nearest(const std::vector<Spot>& spots, const std::string& from, const std::vector<std::string>& among);

}  // namespace shengxiao::boards
