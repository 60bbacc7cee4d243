// The printed numbers of The Great Race, read from an edition.
#pragma once
#include <array>

#include "core/data.hpp"
#include "games/great_race/cards.hpp"

namespace shengxiao::games::great_race {

// GR-10.
struct Benefit {
  std::uint8_t amount = 0;
  bool by_seats = false;  // N, the number of seats that resolve the action, instead of `amount`, which is 0
  bool exchange = false, trade = false;

  int amount_for(int resolvers) const { return by_seats ? resolvers : amount; }
  friend bool operator==(const Benefit&, const Benefit&) = default;
};
std::string text(const Benefit& benefit);

constexpr int wheel_spaces = 12, wheel_slots = 6;

struct PrintedData {
  struct Space {
    Benefit green, yellow;  // of movement actions, of the others (GR-11)
    bool split = false;     // false: both are the same
  };
  std::array<Space, wheel_spaces> space{};
  std::array<std::uint8_t, wheel_slots> low_tops{};  // of Cheat, Help, …: the largest total in the low range
  int finish = 0;
  int river = 0;  // its first space (GR-47)

  constexpr int low_top(Act act) const { return low_tops[number(act) - 1]; }  // GR-9
  constexpr bool is_high(Act act, int total) const { return total > low_top(act); }
};

// Reads the track, the ranges, and the side of the wheel for this number of seats. Both sides are checked; the side not in use may
// be left out as a whole.
Result<PrintedData> read_printed(const Edition& edition, int seats);

}  // namespace shengxiao::games::great_race
