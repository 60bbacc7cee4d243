// What lies on the table of The Great Race: actions, animals, energy cards counted in one word, rows of played cards in another.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace shengxiao::games::great_race {

// GR-2. A card's number is also its place in the order of resolution (GR-21 makes Repeat another action).
enum Act : std::uint8_t { no_act, cheat, help, run, rest, cooperate, walk, repeat, strategise, no_play };
constexpr std::array<std::string_view, 9> act_names{"-",         "Cheat", "Help",   "Run",       "Rest",
                                                    "Cooperate", "Walk",  "Repeat", "Strategise"};
constexpr bool is_movement(int act) { return act == cheat || act == run || act == cooperate || act == walk; }  // GR-11
constexpr int counts_as(int act, int before) { return act == repeat ? before : act; }                          // GR-21

// GR-1, GR-50.
enum AnimalId : std::uint8_t { no_animal, rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig, cat };
constexpr std::array<std::string_view, 14> animal_names{"-",     "Rat",  "Ox",     "Tiger",   "Rabbit", "Dragon", "Snake",
                                                        "Horse", "Goat", "Monkey", "Rooster", "Dog",    "Pig",    "Cat"};
// The clauses of an animal's power.
constexpr std::array<std::string_view, 14> power_clauses{"",      "GR-5, GR-36", "GR-37", "GR-38", "GR-20", "GR-40", "GR-20",
                                                         "GR-41", "GR-42",       "GR-43", "GR-43", "GR-44", "GR-45", "GR-50"};

// GR-4.
constexpr int most_energy = 12, most_karma = 8;

// Energy cards as a multiset: five bits for each number from 1 to 6, of which the fifth is never set. No number comes more than
// 15 times: 12 in a hand, 15 in the supply (which does not count its 1s: they never run out, GR-3).
using Energies = std::uint32_t;
constexpr int top_energy = 6;
constexpr Energies one(int energy) { return Energies{1} << 5 * (energy - 1); }
constexpr Energies ones = one(1) | one(2) | one(3) | one(4) | one(5) | one(6);
constexpr Energies guards = ones << 4;
constexpr int count_of(Energies cards, int energy) { return static_cast<int>(cards >> 5 * (energy - 1) & 31); }
constexpr int count_of(Energies cards) { return static_cast<int>(cards % 31); }  // 32 is 1 modulo 31, so the digits add up
constexpr bool holds(Energies cards, Energies wanted) { return ((cards + guards - wanted) & guards) == guards; }
constexpr Energies from_supply(Energies cards) { return cards & ~Energies{31}; }
constexpr Energies kinds(Energies cards) { return (cards + 15 * ones) & guards; }  // a bit for each number there is
constexpr int nth_kind(Energies kinds, int k) {
  for (int i = 0; i < k; ++i) kinds &= kinds - 1;
  return std::countr_zero(kinds) / 5 + 1;
}
constexpr Energies all_energies = 15 * one(2) + 10 * one(3) + 10 * one(4) + 15 * one(5) + 5 * one(6);  // GR-3
constexpr Energies first_hand = 2 * one(1) + 2 * one(2) + one(3);                                      // GR-5

// A card that lies in a row, with the energy under it (0: none).
using Pair = std::uint8_t;
constexpr Pair pair(int act, int energy) { return static_cast<Pair>(act | energy << 4); }
constexpr int act_of(Pair p) { return p & 15; }
constexpr int energy_of(Pair p) { return p >> 4; }

// A row of played cards: a byte each, the leftmost lowest. Never more than the eight cards of a seat.
using Row = std::uint64_t;
constexpr int length(Row row) { return (71 - std::countl_zero(row)) / 8; }
constexpr Pair at(Row row, int i) { return static_cast<Pair>(row >> 8 * i); }
constexpr Row add(Row row, Pair p) { return row | Row{p} << 8 * length(row); }
constexpr int last_act(Row row) { return row ? act_of(at(row, length(row) - 1)) : no_act; }
constexpr int energies_under(Row row) {
  return length(row) - (row && energy_of(at(row, 0)) == 0);
}  // GR-12: only the first has none

using ActSet = std::uint8_t;  // bit a - 1: the action card a
constexpr ActSet act_bit(int act) { return static_cast<ActSet>(1u << (act - 1)); }

}  // namespace shengxiao::games::great_race
