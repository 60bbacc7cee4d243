// The tiles of Wu Xing, the throws of two dice, and when they match.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/data.hpp"

namespace shengxiao::games::wu_xing {

constexpr int tiles = 27, spaces = 3, panels = 4, seats_at_most = 6, tokens_each = 3, faces = 6;
constexpr std::uint8_t none = tiles;  // no tile

using Tiles = std::uint32_t;  // a set of tiles: bit i for tile i
constexpr Tiles tile_set(int tile) { return Tiles{1} << tile; }
constexpr Tiles all_tiles = tile_set(tiles) - 1;

constexpr std::array<std::string_view, tiles> tile_names{
    "Wood", "Fire", "Earth", "Metal",  "Water",                                              //
    "Rat",  "Ox",   "Tiger", "Rabbit", "Dragon", "Snake", "Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig",  //
    "jia",  "yi",   "bing",  "ding",   "wu",     "ji",    "geng",  "xin",  "ren",    "gui"};

enum Family : std::uint8_t { elements, animals, stems };  // WX-1
constexpr int families = 3;
constexpr std::array<std::string_view, families> family_names{"element", "animal", "stem"};
constexpr std::array<Tiles, families> family_sets{0x1F, 0xFFFu << 5, 0x3FFu << 17};
constexpr Family family_of(int tile) { return tile < 5 ? elements : tile < 17 ? animals : stems; }

// A colour has the number of the Element that it is named after (WX-2).
constexpr int colours = 5;
constexpr std::array<std::uint8_t, tiles> colour_of{0, 1, 2, 3, 4,                          //
                                                    4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4,     //
                                                    0, 0, 1, 1, 2, 2, 3, 3, 4, 4};
constexpr auto colour_sets = [] {
  std::array<Tiles, colours> sets{};
  for (int tile = 0; tile < tiles; ++tile) sets[colour_of[tile]] |= tile_set(tile);
  return sets;
}();
static_assert(std::popcount(colour_sets[2]) == 7 && std::popcount(colour_sets[4]) == 5);

constexpr int value_at_most = 99;  // that may be printed on a tile
constexpr std::array<int, 8> colour_bonus{0, 0, 0, 5, 7, 10, 15, 25};  // WX-16, by number of tiles
constexpr std::array<int, families> family_worth{25, 15, 10};                 // WX-17, for a complete family
constexpr int family_bonus(Tiles held, int family) {
  return (held & family_sets[family]) == family_sets[family] ? family_worth[family] : 0;
}

// What two dice show, the lower die first.
struct Throw {
  std::uint8_t low, high;
  constexpr bool is_double() const { return low == high; }
  friend constexpr bool operator==(Throw, Throw) = default;
};
constexpr int throws = 21;
constexpr std::uint8_t no_throw = throws;
constexpr auto all_throws = [] {
  std::array<Throw, throws> all{};
  std::size_t n = 0;
  for (std::uint8_t low = 1; low <= faces; ++low)
    for (std::uint8_t high = low; high <= faces; ++high) all[n++] = {low, high};
  return all;
}();
// The number of a throw, by its two dice in either order.
constexpr auto throw_numbers = [] {
  std::array<std::array<std::uint8_t, 8>, 8> numbers{};
  for (std::uint8_t n = 0; n < throws; ++n) {
    const auto [low, high] = all_throws[n];
    numbers[low][high] = numbers[high][low] = n;
  }
  return numbers;
}();
constexpr std::uint8_t throw_of(int one, int other) { return throw_numbers[one][other]; }

// A panel of a tile: one, two or three dice.
struct Panel {
  std::array<std::uint8_t, 3> shows{};  // the faces
  std::uint8_t dice = 0;                // how many there are

  // Whether this throw claims a tile with this panel at the bottom (WX-8).
  constexpr bool matches(Throw t) const {
    const auto shown = [&](int face) { return std::count(shows.begin(), shows.begin() + dice, face); };
    if (dice == 1) return shown(t.low) || shown(t.high);
    return t.is_double() ? shown(t.low) >= 2 : shown(t.low) && shown(t.high);
  }
};

struct Tile {
  int value = 0;
  std::array<Panel, panels> panel{};  // in the order in which they come to the bottom
};
using TileList = std::array<Tile, tiles>;

// Reads the tiles of an edition, and checks them against WX-1 to WX-3.
Result<TileList> read_printed(const Edition& edition);

}  // namespace shengxiao::games::wu_xing
