// Cells in, keys out: all that the client wants of a terminal.
#pragma once
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "boards/canvas.hpp"

namespace shengxiao::terminal {

using namespace boards;

struct Key {
  enum Kind {
    nothing,  // none came in time
    character,
    up,
    down,
    left,
    right,
    enter,
    escape,
    tab,
    back_tab,
    backspace,
    erase,
    home,
    end,
    page_up,
    page_down,
    help,
    resize,
    click,
    interrupt  // Ctrl-C, or the terminal went away
  };
  Kind kind;
  std::string text;  // of a character
  int x, y;          // of a click

  Key(Kind k = nothing, std::string t = "", int column = 0, int line = 0) : kind(k), text(std::move(t)), x(column), y(line) {}
};

class Screen {
 public:
  virtual ~Screen() = default;
  virtual int width() const = 0;
  virtual int height() const = 0;
  // Shows a canvas of the screen's size; the text cursor, where there is one, at its place.
  virtual void show(const Canvas& canvas, std::optional<Area> cursor) = 0;
  virtual Key key(std::chrono::milliseconds wait) = 0;
};

// The terminal that the program runs in, until the screen is destroyed; nothing where it cannot be drawn on. One at a time.
std::unique_ptr<Screen> open_screen(bool colour);

}  // namespace shengxiao::terminal
