// Our own small generator: the standard library's distributions differ from one library to another, ours give the same game
// for the same seed on every machine and compiler.
#pragma once
#include <cstdint>

namespace shengxiao {

// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014): 64 bits of state, period 2^64.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t operator()() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }

  // A whole number from 0 to n - 1, each exactly as likely (Lemire: Fast Random Integer Generation in an Interval, TOMACS
  // 2019). n must be at least 1.
  constexpr std::uint32_t below(std::uint32_t n) {
    auto product = ((*this)() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t floor = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < floor) product = ((*this)() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }
  constexpr int below(int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

  // A generator whose numbers have nothing to do with this one's: for a playout, a thread, a seat.
  constexpr Rng split() { return Rng((*this)() ^ 0xD1B54A32D192ED03u); }

  friend constexpr bool operator==(Rng, Rng) = default;

 private:
  std::uint64_t state_;
};

}  // namespace shengxiao
