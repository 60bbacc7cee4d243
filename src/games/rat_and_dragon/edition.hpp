// The numbers of the physical game that are printed, or lost and reconstructed: editions/rat_and_dragon.toml. RD-19.
#pragma once
#include <algorithm>

#include "core/data.hpp"

namespace shengxiao::games::rat_and_dragon {

// How many points two numbers make: one of them, their difference or sum, or always the same.
struct PointsRule {
  enum class Kind : std::uint8_t { fixed, larger, smaller, difference, sum };
  Kind kind = Kind::fixed;
  int number = 0;  // where fixed

  constexpr int of(int a, int b) const {
    switch (kind) {
      case Kind::larger: return std::max(a, b);
      case Kind::smaller: return std::min(a, b);
      case Kind::difference: return std::max(a, b) - std::min(a, b);
      case Kind::sum: return a + b;
      case Kind::fixed: break;
    }
    return number;
  }
  friend constexpr bool operator==(PointsRule, PointsRule) = default;
};

struct Print {
  int columns, rows;              // RD-4
  int score_columns;              // RD-11
  PointsRule opposite, alike;     // RD-10
  PointsRule costs;               // RD-8
};

Result<Print> read_print(const Edition& edition);

}  // namespace shengxiao::games::rat_and_dragon
