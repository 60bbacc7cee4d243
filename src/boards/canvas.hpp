// A grid of cells to draw text on, and the places on it that can be pointed at. A plain value: knows no terminal.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shengxiao::boards {

// What a text means; what that looks like is for the screen.
enum class Ink : std::uint8_t {
  plain,
  faint,
  title,
  target,
  danger,
  last,
  cursor,
  seat0,
  seat1,
  seat2,
  seat3,
  seat4,
  seat5,
  seat6,
  seat7
};
constexpr std::array<std::string_view, 15> ink_names{"plain", "faint", "title", "target", "danger", "last",  "cursor", "seat0",
                                                     "seat1", "seat2", "seat3", "seat4",  "seat5",  "seat6", "seat7"};
constexpr Ink seat_ink(int seat) { return static_cast<Ink>(static_cast<int>(Ink::seat0) + seat % 8); }

struct Style {
  Ink ink = Ink::plain;
  bool bold = false, reverse = false, underline = false;
  friend bool operator==(const Style&, const Style&) = default;
};

struct Cell {
  std::string glyph = " ";  // one character and what combines with it; empty: the right half of a wide one
  Style style;
  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Area {
  int x = 0, y = 0, width = 0, height = 0;
  bool holds(int at_x, int at_y) const { return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height; }
  friend bool operator==(const Area&, const Area&) = default;
};

// A place that the cursor can stand on, under the name its board gave it.
struct Spot {
  std::string name;
  Area area;
};

class Canvas {
 public:
  Canvas(int width, int height);
  int width() const { return width_; }
  int height() const { return height_; }
  const Cell& at(int x, int y) const { return cells_[offset(x, y)]; }

  // Draws a line of text; what does not fit is cut off. Gives the column after it.
  int text(int x, int y, std::string_view text, Style style = {});
  void fill(Area area, std::string_view glyph, Style style = {});
  void box(Area area, Style style = {});  // its frame, and nothing inside
  void restyle(Area area, Style style);   // the glyphs stay
  void paste(int x, int y, const Canvas& other);  // with its spots

  void spot(std::string name, Area area) { spots_.push_back({std::move(name), area}); }
  const std::vector<Spot>& spots() const { return spots_; }

  std::string picture() const;  // as lines of text, without what is blank at their ends

 private:
  std::size_t offset(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }
  void put(int x, int y, std::string_view glyph, int glyph_width, Style style);

  int width_, height_;
  std::vector<Cell> cells_;
  std::vector<Spot> spots_;
};

// The first character of `text`, with what combines with it. An invalid byte is a character of its own.
std::string_view first_glyph(std::string_view text);
int glyph_width(std::string_view glyph);  // 2 for Chinese characters and emoji
int text_width(std::string_view text);
std::string padded(std::string_view text, int width);  // with blanks, or cut
std::vector<std::string> wrapped(std::string_view text, int width);  // an indent is that of every line

}  // namespace shengxiao::boards
