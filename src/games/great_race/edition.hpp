// The printed numbers of The Great Race, read from an edition.
#pragma once
#include <array>

#include "core/data.hpp"
#include "games/great_race/cards.hpp"

namespace shengxiao::games::great_race {

// GR-10.
struct Benefit {
  static constexpr std::uint8_t by_seats = 5;  // N
  std::uint8_t amount = 0;
  bool exchange = false, trade = false;
  friend bool operator==(const Benefit&, const Benefit&) = default;
};
std::string text(const Benefit& benefit);

constexpr int wheel_spaces = 12, wheel_slots = 6;

struct Printed {
  struct Space {
    Benefit green, yellow;  // for movement actions, for the others (GR-11)
    bool split = false;
  };
  std::array<Space, wheel_spaces> space{};
  std::array<std::uint8_t, 8> low_top{};  // by action (GR-9)
  int finish = 0, river = 0;              // GR-47
};

// The side of the wheel for so many seats, the ranges and the track; or what is wrong in the file, and where. Both sides are
// checked, and the one that is not in use may be missing as a whole.
Result<Printed> read_printed(const Edition& edition, int seats);

}  // namespace shengxiao::games::great_race
