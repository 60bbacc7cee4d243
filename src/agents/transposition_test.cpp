#include "agents/transposition.hpp"

#include <gtest/gtest.h>

namespace shengxiao::agents {
namespace {

constexpr std::uint64_t here = 77, stride = std::uint64_t{1} << 32;  // keys that far apart fall into one bucket

TEST(TranspositionTable, AProofStays) {
  TranspositionTable table(1);
  table.allocate();
  table.store(here, {300, Proof::exact}, Bound::exact, 4, 2);
  table.store(here, {-50, Proof::none}, Bound::exact, 5, 9);
  ASSERT_TRUE(table.find(here));
  EXPECT_EQ(table.find(here)->value, 300);
  EXPECT_EQ(table.find(here)->proof, Proof::exact);
}

TEST(TranspositionTable, AMoveIsKeptWhereALaterSearchFoundNone) {
  TranspositionTable table(1);
  table.allocate();
  table.store(here, {10, Proof::none}, Bound::exact, 5, 2);
  table.store(here, {-50, Proof::none}, Bound::at_most, 0, 3);
  EXPECT_EQ(table.find(here)->move, 5);
  EXPECT_EQ(table.find(here)->value, -50);
  table.store(here, {0, Proof::none}, Bound::exact, 6, 4);
  EXPECT_EQ(table.find(here)->move, 6);
}

TEST(TranspositionTable, NoDepthIsTooGreat) {
  TranspositionTable table(1);
  table.allocate();
  table.store(here, {10, Proof::none}, Bound::exact, 1, 300);
  EXPECT_EQ(table.find(here)->depth, 255);
}

TEST(TranspositionTable, WhatIsClearedIsForgotten) {
  TranspositionTable table(1);
  table.allocate();
  table.store(here, {10, Proof::exact}, Bound::exact, 1, 2);
  table.clear();
  EXPECT_FALSE(table.find(here));
}

TEST(TranspositionTable, WhatIsReleasedTakesNoMemory) {
  TranspositionTable table(1);
  table.allocate();
  EXPECT_EQ(table.bytes(), std::size_t{1} << 20);
  table.store(here, {10, Proof::exact}, Bound::exact, 1, 2);
  table.release();
  EXPECT_EQ(table.bytes(), 0u);
  table.allocate();
  EXPECT_FALSE(table.find(here));
}

TEST(TranspositionTable, WhatIsProvedIsWorthTwoTurnsOfDepth) {
  TranspositionTable table(1);
  table.allocate();
  const auto store = [&](std::uint64_t k, int depth, Proof proof) { table.store(k * stride, {0, proof}, Bound::exact, 1, depth); };
  store(1, 4, Proof::at_least);
  for (std::uint64_t k = 2; k <= 4; ++k) store(k, 5, Proof::none);
  store(5, 5, Proof::none);
  EXPECT_TRUE(table.find(1 * stride));
  EXPECT_FALSE(table.find(2 * stride));
}

}  // namespace
}  // namespace shengxiao::agents
