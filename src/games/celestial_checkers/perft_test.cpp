// Numbers of ways to go on, against figures that are known and against the reference rules.
#include "games/celestial_checkers/perft.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "games/celestial_checkers/reference_rules.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {
using Counts = std::vector<std::uint64_t>;

// South's animals on a1, c1, e1, g1, b2, … g3 and North's on h8, f8, … b6: weakest first, and strongest first.
const auto weak_behind = "rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -";
const auto strong_behind = "hsdrtgox/snpggtdg/rthrmkrs/4/4/RsMkHrRt/DgGtPgSn/OxTgDrHs -/- -/- 0/0 N -";

// Depths 1 to `deepest`.
Counts counted(const State& state, int deepest) {
  const auto game = game_with();
  Counts counts;
  for (int depth = 1; depth <= deepest; ++depth) counts.push_back(perft(game, state, depth));
  return counts;
}
Counts counted(const reference::Position& position, int deepest) {
  Counts counts;
  for (int depth = 1; depth <= deepest; ++depth) counts.push_back(reference::perft(position, depth));
  return counts;
}

TEST(CelestialCheckers, perft_of_known_positions) {
  EXPECT_EQ(counted(at(weak_behind), 8), (Counts{7, 49, 326, 1821, 10962, 63144, 372677, 2083832}));
  EXPECT_EQ(counted(at(strong_behind), 8), (Counts{7, 49, 332, 1869, 11161, 64402, 370368, 2023151}));
  EXPECT_EQ(counted(game_with().start(), 3), (Counts{144, 144 * 144, 144 * 144 * 121}));
}

TEST(CelestialCheckers, perft_of_what_chance_may_place) {
  const auto independent = game_with({{"placement", "random"}});
  EXPECT_EQ(perft(independent, independent.start(), 4), 12u * 12u * 11u * 11u);
  const auto mirrored = game_with({{"placement", "random"}, {"shuffle", "mirrored"}});
  EXPECT_EQ(perft(mirrored, mirrored.start(), 5), 12u * 1u * 11u * 1u * 10u);
}

TEST(CelestialCheckers, perft_agrees_with_the_reference_on_known_positions) {
  std::array<int, 12> order{};
  std::iota(order.begin(), order.end(), 1);
  EXPECT_EQ(reference::line(reference::lined_up(order)), weak_behind);
  EXPECT_EQ(counted(reference::lined_up(order), 6), counted(at(weak_behind), 6));
  std::ranges::reverse(order);
  EXPECT_EQ(reference::line(reference::lined_up(order)), strong_behind);
  EXPECT_EQ(counted(reference::lined_up(order), 6), counted(at(strong_behind), 6));
  EXPECT_EQ(counted(reference::empty_board(), 2), counted(game_with().start(), 2));
}

TEST(CelestialCheckers, perft_agrees_with_the_reference_on_random_positions) {
  Rng rng(8);
  std::array<int, 12> order{};
  std::iota(order.begin(), order.end(), 1);
  int chains = 0;
  for (int game = 0; game < 60; ++game) {
    for (int i = 11; i > 0; --i) std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(rng.below(i + 1))]);
    auto position = reference::lined_up(order);
    for (int steps = rng.below(50); steps > 0 && !reference::is_over(position); --steps) {
      const auto legal = reference::legal(position);
      reference::apply(position, legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
      if (!position.is_chain) continue;
      ++chains;
      EXPECT_EQ(counted(position, 3), counted(at(reference::line(position)), 3)) << reference::line(position);
    }
    EXPECT_EQ(counted(position, 4), counted(at(reference::line(position)), 4)) << reference::line(position);
  }
  EXPECT_GE(chains, 20) << "positions within a chain";
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
