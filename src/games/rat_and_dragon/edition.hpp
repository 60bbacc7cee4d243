// The printed data of an edition (RD-19), as in editions/rat_and_dragon.toml.
#pragma once
#include <algorithm>

#include "core/data.hpp"

namespace shengxiao::games::rat_and_dragon {

// How many points two numbers are worth.
struct PointsRule {
  enum class Kind : std::uint8_t { fixed, larger, smaller, difference, sum };
  Kind kind = Kind::fixed;
  int number = 0;  // the points if kind is fixed

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

struct PrintedData {
  int columns, rows;           // RD-4
  int score_columns;           // RD-11
  PointsRule opposite;         // RD-10, for a pair of one Yang and one Yin
  PointsRule alike;            // RD-10, for a pair of two Yang or of two Yin
  PointsRule unplayable_cost;  // RD-8
};

Result<PrintedData> read_printed(const Edition& edition);

}  // namespace shengxiao::games::rat_and_dragon
