// A hash of any Plain value, for the tables of searchers.
#pragma once
#include <array>
#include <cstdint>
#include <cstring>

#include "core/list.hpp"

namespace shengxiao::agents {

__extension__ using Wide = unsigned __int128;

// Both halves of a product, folded: every bit of either factor reaches every bit of the result.
constexpr std::uint64_t folded(std::uint64_t a, std::uint64_t b) {
  const auto product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// The same on every machine of one byte order. Words are taken in pairs whose products do not wait for each other.
template <Plain T>
std::uint64_t hash_of(const T& x) {
  constexpr std::size_t words = (sizeof(T) + 7) / 8, pairs = (words + 1) / 2;
  std::array<std::uint64_t, pairs * 2> w{};
  std::memcpy(w.data(), &x, sizeof(T));
  std::uint64_t sum = 0x9E3779B97F4A7C15u, salt = 0xD1B54A32D192ED03u;
  for (std::size_t i = 0; i < pairs; ++i) {
    sum += folded(w[2 * i] ^ salt, w[2 * i + 1] ^ 0x8BB84B93962EACC9u);
    salt = salt * 0x2545F4914F6CDD1Du + 0x9E3779B97F4A7C15u;
  }
  return folded(sum, 0xA0761D6478BD642Fu);
}

}  // namespace shengxiao::agents
