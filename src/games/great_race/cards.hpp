// The components of The Great Race: action cards, animals, energy cards, rows of played cards.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/bits.hpp"
#include "core/list.hpp"
#include "core/multiset.hpp"

namespace shengxiao::games::great_race {

// The action cards of GR-2, and the actions that they stand for, which are resolved in this order. Nothing is resolved as a Repeat
// (GR-21). An Action (action.hpp) is what a seat does in one step.
enum class Act : std::uint8_t { none, cheat, help, run, rest, cooperate, walk, repeat, strategise, after_last };
inline constexpr std::array wheel_acts{Act::cheat, Act::help, Act::run, Act::rest, Act::cooperate, Act::walk};
inline constexpr std::array all_acts{Act::cheat,     Act::help, Act::run,    Act::rest,
                                     Act::cooperate, Act::walk, Act::repeat, Act::strategise};
constexpr std::array<std::string_view, 9> act_names{"-",         "Cheat", "Help",   "Run",       "Rest",
                                                    "Cooperate", "Walk",  "Repeat", "Strategise"};
constexpr int number(Act act) { return static_cast<int>(act); }
constexpr Act act_with(int number) { return static_cast<Act>(number); }
constexpr std::string_view name_of(Act act) { return act_names[static_cast<std::size_t>(act)]; }
constexpr bool is_movement(Act act) {  // GR-11
  return act == Act::cheat || act == Act::run || act == Act::cooperate || act == Act::walk;
}
constexpr Act counts_as(Act act, Act card_before) { return act == Act::repeat ? card_before : act; }  // GR-21

// A set of action cards. Bit i stands for the card with the number i + 1.
struct ActSet {
  std::uint8_t bits = 0;

  static constexpr ActSet up_to(int number) { return {static_cast<std::uint8_t>((1u << number) - 1)}; }
  constexpr bool has(Act act) const { return bits >> (number(act) - 1) & 1; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr Act nth(int k) const { return act_with(nth_bit(bits, k) + 1); }
  constexpr void add(Act act) { bits |= static_cast<std::uint8_t>(1u << (number(act) - 1)); }
  constexpr void remove(Act act) { bits &= static_cast<std::uint8_t>(~(1u << (number(act) - 1))); }
  constexpr void remove_below(int number) { bits &= static_cast<std::uint8_t>(~0u << std::max(number - 1, 0)); }
  friend constexpr bool operator==(ActSet, ActSet) = default;
};

// GR-1, GR-50. Where the power of an animal works: search for AnimalId::ox and so on. What the Tiger and the Dragon may exchange is
// decided in exchanges.hpp.
enum class AnimalId : std::uint8_t { none, rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig, cat };
constexpr std::array<std::string_view, 14> animal_names{"-",     "Rat",  "Ox",     "Tiger",   "Rabbit", "Dragon", "Snake",
                                                        "Horse", "Goat", "Monkey", "Rooster", "Dog",    "Pig",    "Cat"};
constexpr std::string_view name_of(AnimalId animal) { return animal_names[static_cast<std::size_t>(animal)]; }

constexpr int max_energy_cards = 12, max_karma = 8;  // GR-4

// Energy cards by their numbers, 1 to 6: the number v is the kind v - 1. The supply does not count its 1s, which never run out
// (GR-3).
using Energies = Multiset<std::uint32_t>;  // a difference may be less than nothing in between
using EnergySet = std::uint32_t;  // a set of numbers, as Energies::kinds() has them: bit 4(v - 1) for v
constexpr int top_energy = 6;
constexpr Energies energy_card(int energy, int n = 1) { return Energies::of(energy - 1, n); }
constexpr int count_of(Energies cards, int energy) { return cards.count(energy - 1); }
constexpr Energies without_ones(Energies cards) { return cards - energy_card(1, count_of(cards, 1)); }
constexpr int nth_energy(EnergySet set, int k) { return nth_bit(set, k) / 4 + 1; }

constexpr Energies full_supply =  // GR-3
    energy_card(2, 15) + energy_card(3, 10) + energy_card(4, 10) + energy_card(5, 15) + energy_card(6, 5);

// A played action card with the energy card under it. Energy 0: none, as before the race (GR-12).
struct Play {
  std::uint8_t bits = 0;

  constexpr Play() = default;
  constexpr explicit Play(std::uint8_t its_bits) : bits(its_bits) {}
  constexpr Play(Act act, int energy) : bits(static_cast<std::uint8_t>(number(act) | energy << 4)) {}
  constexpr Act act() const { return act_with(bits & 15); }  // Act::none: no card
  constexpr int energy() const { return bits >> 4; }
  friend constexpr bool operator==(Play, Play) = default;
};

// A row of played cards, the leftmost first: at most the eight of a seat.
using Row = List<Play, 8>;
constexpr Act last_act(const Row& row) { return row.empty() ? Act::none : row[row.size() - 1].act(); }
// The energy cards under them. Only the leftmost card may have none.
constexpr int cards_under(const Row& row) { return row.size() - (!row.empty() && row[0].energy() == 0); }

}  // namespace shengxiao::games::great_race
