// The twelve animals of Celestial Checkers, the weakest first (CC-2, CC-3).
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shengxiao::games::celestial_checkers {

constexpr int animals = 12;
constexpr std::uint16_t every_animal = (1u << animals) - 1;

// An animal is a number from 0, the Rat, to 11, the Ox: its strength less one.
constexpr std::array<std::string_view, animals> animal_names{"Rat",  "Hare", "Monkey", "Rooster", "Snake", "Pig",
                                                             "Goat", "Dog",  "Horse",  "Dragon",  "Tiger", "Ox"};
constexpr std::array<std::string_view, animals> animal_codes{"Rt", "Hr", "Mk", "Rs", "Sn", "Pg",
                                                             "Gt", "Dg", "Hs", "Dr", "Tg", "Ox"};

constexpr std::string_view animal_name(int animal) { return animal_names[static_cast<std::size_t>(animal)]; }
constexpr std::string_view animal_code(int animal) { return animal_codes[static_cast<std::size_t>(animal)]; }
constexpr int strength(int animal) { return animal + 1; }
constexpr int intelligence(int animal) { return 13 - strength(animal); }  // CC-3

// The points of every set of animals. A table, since a search asks for them at every node.
struct SetPoints {
  std::array<std::uint8_t, 1 << animals> of{};
  constexpr SetPoints() {
    for (unsigned set = 1; set < of.size(); ++set)
      of[set] = static_cast<std::uint8_t>(of[set & (set - 1)] + intelligence(std::countr_zero(set)));
  }
};
inline constexpr SetPoints set_points;

// The animal with this code, such as "Ox".
constexpr std::optional<int> animal_of(std::string_view code) {
  for (int a = 0; a < animals; ++a)
    if (animal_codes[static_cast<std::size_t>(a)] == code) return a;
  return std::nullopt;
}

}  // namespace shengxiao::games::celestial_checkers
