// The tiles of Wu Xing, the faces of two dice, and when they match.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/result.hpp"

namespace shengxiao::games::wu_xing {

constexpr int tiles = 27, spaces = 3, panels = 4, seats_at_most = 6, tokens_each = 3, faces = 6;
constexpr std::uint8_t none = tiles;  // no tile

using Tiles = std::uint32_t;  // a set of tiles
constexpr Tiles tile_set(int tile) { return Tiles{1} << tile; }
constexpr Tiles all_tiles = tile_set(tiles) - 1;

constexpr std::array<std::string_view, tiles> tile_names{
    "Wood", "Fire", "Earth", "Metal",  "Water",                                              //
    "Rat",  "Ox",   "Tiger", "Rabbit", "Dragon", "Snake", "Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig",  //
    "jia",  "yi",   "bing",  "ding",   "wu",     "ji",    "geng",  "xin",  "ren",    "gui"};

enum class Family : std::uint8_t { element, animal, stem };
constexpr std::array<std::string_view, 3> family_names{"element", "animal", "stem"};
constexpr std::array<Tiles, 3> family_sets{0x1F, 0xFFFu << 5, 0x3FFu << 17};
constexpr Family family_of(int tile) { return tile < 5 ? Family::element : tile < 17 ? Family::animal : Family::stem; }

// Colours are numbered as the Elements that they are named after (WX-2).
constexpr int colours = 5;
constexpr std::array<std::uint8_t, tiles> colour_of{0, 1, 2, 3, 4,                          //
                                                    4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4,     //
                                                    0, 0, 1, 1, 2, 2, 3, 3, 4, 4};
constexpr auto colour_sets = [] {
  std::array<Tiles, colours> sets{};
  for (int tile = 0; tile < tiles; ++tile) sets[colour_of[static_cast<std::size_t>(tile)]] |= tile_set(tile);
  return sets;
}();
static_assert(std::popcount(colour_sets[2]) == 7 && std::popcount(colour_sets[4]) == 5);

constexpr std::array<int, 8> colour_bonus{0, 0, 0, 5, 7, 10, 15, 25};  // WX-16, by the number of tiles
constexpr std::array<int, 3> family_worth{25, 15, 10};                 // WX-17, of a whole family
constexpr int family_bonus(Tiles held, std::size_t family) {
  return (held & family_sets[family]) == family_sets[family] ? family_worth[family] : 0;
}

// What two dice show, the lower first: 21 throws, numbered.
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
constexpr auto throw_numbers = [] {
  std::array<std::array<std::uint8_t, 8>, 8> numbers{};
  for (std::uint8_t n = 0; n < throws; ++n) {
    const auto [low, high] = all_throws[n];
    numbers[low][high] = numbers[high][low] = n;
  }
  return numbers;
}();
constexpr std::uint8_t throw_of(int one, int other) {
  return throw_numbers[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)];
}

// One, two or three dice on a tile.
struct Panel {
  std::array<std::uint8_t, 3> shows{};
  std::uint8_t dice = 0;

  // Whether these two dice claim a tile with this panel at the bottom (WX-8).
  constexpr bool matches(Throw t) const {
    const auto shown = [&](int face) { return std::count(shows.begin(), shows.begin() + dice, face); };
    if (dice == 1) return shown(t.low) || shown(t.high);
    return t.is_double() ? shown(t.low) >= 2 : shown(t.low) && shown(t.high);
  }
};

struct Tile {
  int value = 0;
  std::array<Panel, panels> dice{};
};
using TileList = std::array<Tile, tiles>;

}  // namespace shengxiao::games::wu_xing
