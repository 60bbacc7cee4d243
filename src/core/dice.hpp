// What a simulated game draws from.
#pragma once
#include "core/rng.hpp"

namespace shengxiao {

// Two generators that have nothing to do with each other: a seed brings the same luck, whoever plays and however they think.
struct Dice {
  explicit Dice(std::uint64_t seed) : chance(seed), thinking(Rng(seed).split()) {}

  Rng chance;
  Rng thinking;
};

}  // namespace shengxiao
