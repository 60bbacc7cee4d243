#include "boards/canvas.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shengxiao::boards {

namespace {
// The number of the character that a text begins with, and its bytes.
std::pair<char32_t, std::size_t> decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const std::size_t size = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
  if (size == 0 || size > text.size()) return {0xFFFD, 1};
  if (size == 1) return {lead, 1};
  char32_t code = lead & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (byte(i) >> 6 != 2) return {0xFFFD, 1};
    code = code << 6 | (byte(i) & 0x3F);
  }
  return {code, size};
}

using Ranges = std::pair<char32_t, char32_t>;
constexpr std::array<Ranges, 5> combining{
    {{0x300, 0x36F}, {0x200B, 0x200D}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}}};
constexpr std::array<Ranges, 10> wide{{{0x1100, 0x115F},
                                       {0x2E80, 0x303E},
                                       {0x3041, 0xA4CF},
                                       {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF},
                                       {0xFE30, 0xFE6F},
                                       {0xFF00, 0xFF60},
                                       {0xFFE0, 0xFFE6},
                                       {0x1F300, 0x1FAFF},
                                       {0x20000, 0x3FFFD}}};

bool among(const auto& ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Ranges& range) { return code >= range.first && code <= range.second; });
}
}  // namespace

std::string_view first_glyph(std::string_view text) {
  if (text.empty()) return text;
  auto size = decode(text).second;
  while (size < text.size()) {
    const auto [code, more] = decode(text.substr(size));
    if (!among(combining, code)) break;
    size += more;
  }
  return text.substr(0, size);
}

int glyph_width(std::string_view glyph) { return glyph.empty() ? 0 : among(wide, decode(glyph).first) ? 2 : 1; }

int text_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const auto glyph = first_glyph(text);
    width += glyph_width(glyph);
    text.remove_prefix(glyph.size());
  }
  return width;
}

std::string padded(std::string_view text, int width) {
  std::string out;
  while (!text.empty()) {
    const auto glyph = first_glyph(text);
    if (glyph_width(glyph) > width) break;
    width -= glyph_width(glyph);
    out += glyph;
    text.remove_prefix(glyph.size());
  }
  return out.append(static_cast<std::size_t>(std::max(width, 0)), ' ');
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  const std::string indent(std::min(text.find_first_not_of(' '), text.size()), ' ');
  text.remove_prefix(indent.size());
  width -= static_cast<int>(indent.size());
  std::vector<std::string> lines{indent};
  int used = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const int size = text_width(word);
    if (used && used + 1 + size > width) {
      lines.push_back(indent);
      used = 0;
    }
    if (used) lines.back() += ' ';
    used += size + (used ? 1 : 0);
    lines.back() += word;
  }
  return lines;
}

Canvas::Canvas(int width, int height)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

void Canvas::put(int x, int y, std::string_view glyph, int glyph_width, Style style) {
  // Half of a wide character is no character: what is left of one that is drawn over becomes blank.
  if (at(x, y).glyph.empty() && x > 0) cells_[offset(x - 1, y)].glyph = " ";
  if (const int after = x + glyph_width; after < width_ && at(after, y).glyph.empty()) cells_[offset(after, y)].glyph = " ";
  cells_[offset(x, y)] = {std::string(glyph), style};
  if (glyph_width == 2) cells_[offset(x + 1, y)] = {"", style};
}

int Canvas::text(int x, int y, std::string_view text, Style style) {
  while (!text.empty()) {
    auto glyph = first_glyph(text);
    text.remove_prefix(glyph.size());
    if (static_cast<unsigned char>(glyph[0]) < 0x20 || glyph[0] == 0x7F || decode(glyph).first == 0xFFFD) glyph = "?";
    const int wide = glyph_width(glyph);
    if (x + wide > width_ || y < 0 || y >= height_) break;
    if (x >= 0) put(x, y, glyph, wide, style);
    x += wide;
  }
  return x;
}

void Canvas::fill(Area area, std::string_view glyph, Style style) {
  std::string line;
  for (int k = 0; k < area.width / std::max(glyph_width(glyph), 1); ++k) line += glyph;
  for (int y = area.y; y < area.y + area.height; ++y) text(area.x, y, line, style);
}

void Canvas::box(Area area, Style style) {
  if (area.width < 2 || area.height < 2) return;
  const int right = area.x + area.width - 1, bottom = area.y + area.height - 1;
  fill({area.x, area.y, area.width, 1}, "─", style);
  fill({area.x, bottom, area.width, 1}, "─", style);
  fill({area.x, area.y, 1, area.height}, "│", style);
  fill({right, area.y, 1, area.height}, "│", style);
  text(area.x, area.y, "┌", style);
  text(right, area.y, "┐", style);
  text(area.x, bottom, "└", style);
  text(right, bottom, "┘", style);
}

void Canvas::restyle(Area area, Style style) {
  for (int y = std::max(area.y, 0); y < std::min(area.y + area.height, height_); ++y)
    for (int x = std::max(area.x, 0); x < std::min(area.x + area.width, width_); ++x) cells_[offset(x, y)].style = style;
}

void Canvas::paste(int x, int y, const Canvas& other) {
  for (int row = 0; row < other.height(); ++row)
    for (int column = 0; column < other.width(); ++column)
      if (const auto& cell = other.at(column, row); !cell.glyph.empty()) text(x + column, y + row, cell.glyph, cell.style);
  for (const auto& [name, area] : other.spots()) spot(name, {x + area.x, y + area.y, area.width, area.height});
}

std::string Canvas::picture() const {
  std::string all;
  for (int y = 0; y < height_; ++y) {
    std::string line;
    for (int x = 0; x < width_; ++x) line += at(x, y).glyph;
    line.erase(line.find_last_not_of(' ') + 1);
    all += line + '\n';
  }
  return all;
}

}  // namespace shengxiao::boards
