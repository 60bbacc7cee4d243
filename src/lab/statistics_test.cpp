#include "lab/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace shengxiao::lab {
namespace {

double uniform(Rng& rng) { return static_cast<double>(rng() >> 11) * 0x1p-53; }

// Values of the table in Newcombe: Two-sided Confidence Intervals for the Single Proportion, 1998.
TEST(Statistics, WilsonsInterval) {
  const auto some = wilson(81, 263), none = wilson(0, 20), nothing = wilson(0, 0);
  EXPECT_NEAR(some.low, 0.2553, 1e-4);
  EXPECT_NEAR(some.high, 0.3662, 1e-4);
  EXPECT_NEAR(none.low, 0, 1e-12);
  EXPECT_NEAR(none.high, 0.1611, 1e-4);
  EXPECT_EQ(nothing.low, 0);
  EXPECT_EQ(nothing.high, 1);
}

TEST(Statistics, WhatComesInGroupsTellsLess) {
  std::vector<Cluster> alone, together;
  for (int i = 0; i < 100; ++i) alone.push_back({1, i % 4 ? 0.0 : 1.0}), together.push_back({10, i % 4 ? 0.0 : 10.0});
  const auto one = clustered_share(alone), ten = clustered_share(together);
  EXPECT_EQ(one.low, wilson(25, 100).low);
  EXPECT_EQ(ten.value, 0.25);
  EXPECT_EQ(ten.n, 1000u);
  EXPECT_NEAR(ten.low, one.low, 1e-12) << "ten of a game are as one";
  EXPECT_EQ(clustered_share({{10, 10}, {10, 10}}).low, wilson(2, 2).low);
}

TEST(Statistics, OneOfManyNeedsAWiderInterval) {
  const Estimate one{0.3, 0.3 - 1.959964, 0.3 + 1.959964, 9};
  EXPECT_EQ(among(one, 1).low, one.low);
  EXPECT_NEAR(among(one, 12).low, 0.3 - 2.8653, 1e-3);   // the normal distribution leaves 0.05 / 24 beyond
  EXPECT_NEAR(among(one, 27).high, 0.3 + 3.1135, 1e-3);  // 0.05 / 54
}

TEST(Statistics, AMeanAndItsSpread) {
  Mean mean;
  for (const double x : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) mean.add(x);
  EXPECT_NEAR(mean.mean(), 5, 1e-12);
  EXPECT_NEAR(mean.variance(), 32.0 / 7, 1e-12);
  EXPECT_NEAR(mean.estimate().high - 5, 1.959964 * std::sqrt(32.0 / 56), 1e-5);
}

// Of 400 experiments that are looked at after every number, hardly more than 20 may ever exclude the truth.
template <class M>
int misses(double truth, int numbers, const auto& draw) {
  int missed = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Rng rng(seed * 7919);
    M mean(0.05, numbers);
    bool out = false;
    for (int i = 0; i < numbers; ++i) {
      mean.add(draw(rng));
      out = out || (i >= 30 && !mean.estimate().holds(truth));
    }
    missed += out;
  }
  return missed;
}

TEST(Statistics, SequencesHoldTheTruthAtEveryTimeAtOnce) {
  const auto coin = [](Rng& rng) { return uniform(rng) < 0.3 ? 1.0 : 0.0; };
  EXPECT_LE(misses<BoundedMean>(0.3, 1000, coin), 20);
  EXPECT_LE(misses<AnyTimeMean>(0.3, 1000, coin), 30);
  EXPECT_LE(misses<AnyTimeMean>(5, 1000, [](Rng& rng) { return 10 * uniform(rng); }), 30);
}

// The mean of a pair of games that are won with 53 of 100.
TEST(Statistics, ASequenceFindsThreePointsOfShare) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed + 1);
    BoundedMean mean(0.05, 4000);
    for (int pair = 0; pair < 4000 && mean.estimate().low <= 0.5; ++pair)
      mean.add(((uniform(rng) < 0.53 ? 1 : 0) + (uniform(rng) < 0.53 ? 1 : 0)) / 2.0);
    found += mean.estimate().low > 0.5;
  }
  EXPECT_GE(found, 90);
}

TEST(Statistics, RatingsAreFoundAgain) {
  const std::vector<double> truth{0, 200, -150};
  int held = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    BradleyTerry seen(3);
    for (std::uint64_t game = 0; game < 300; ++game) {
      const auto a = game % 3, b = (game + 1) % 3;
      const double chance = 1 / (1 + std::pow(10, (truth[b] - truth[a]) / 400));
      seen.add(game, a, b, uniform(rng) < chance ? 1 : 0);
    }
    const auto elo = seen.elo(0);
    EXPECT_EQ(elo[0].value, 0);
    EXPECT_NEAR(elo[1].value, 200, 200);
    held += elo[1].holds(200) + elo[2].holds(-150);
  }
  EXPECT_GE(held, 180);
  EXPECT_LE(held, 200);
}

TEST(Statistics, ACleanSweepIsFinite) {
  BradleyTerry seen(2);
  for (std::uint64_t game = 0; game < 50; ++game) seen.add(game, 1, 0, 1);
  EXPECT_NEAR(seen.elo(0)[1].value, 400 * std::log10(50.5 / 0.5), 1);
}

// Games of a deal that always end alike say as much as one: the interval is wider by the square root of how many they are.
TEST(Statistics, GamesOfADealMayBeAlike) {
  BradleyTerry alone(2), alike(2);
  Rng rng(4);
  for (std::uint64_t deal = 0; deal < 200; ++deal) {
    const double won = uniform(rng) < 0.6 ? 1 : 0;
    alone.add(deal, 1, 0, won);
    for (int game = 0; game < 4; ++game) alike.add(deal, 1, 0, won);
  }
  const auto one = alone.elo(0)[1], four = alike.elo(0)[1];
  EXPECT_NEAR((four.high - four.low) / (one.high - one.low), 1, 0.05);
}

}  // namespace
}  // namespace shengxiao::lab
