// The solver finds values that are known, and says what strategies are worth.
#include "agents/solver.hpp"

#include <gtest/gtest.h>

#include "agents/poker_testing.hpp"
#include "agents/random.hpp"
#include "agents/uct.hpp"

namespace shengxiao::agents {
namespace {

const Poker kuhn = *Poker::make({2, {}});

TEST(Solver, KuhnPokerIsOneStage) {
  SolverLimits limits;
  limits.nash_conv = 1e-3;
  Solver<Poker> solver(kuhn, limits);
  const auto worth = *solver.solve(kuhn.start());
  EXPECT_NEAR(worth.value[0], -1.0 / 18, 5e-4);
  EXPECT_NEAR(worth.value[1], 1.0 / 18, 5e-4);
  EXPECT_LE(solver.nash_conv(worth), 1e-3);
  EXPECT_EQ(solver.effort().stages, 1);
  EXPECT_EQ(solver.effort().sets, 12);
  EXPECT_GT(solver.effort().iterations, 0);
}

// A seat that plays at random can be answered for 11/24 on average (see cfr_test.cpp).
TEST(Solver, SaysWhatAStrategyCanBeAnsweredFor) {
  const Strategy<Poker> at_random = [](const auto&, Seat, const auto& legal, std::span<double> share) {
    std::ranges::fill(share, 1.0 / legal.size());
  };
  Solver<Poker> solver(kuhn, at_random);
  const auto worth = *solver.solve(kuhn.start());
  EXPECT_NEAR(solver.nash_conv(worth), 11.0 / 12, 1e-9);
}

// Asking an agent gives its strategy: what the random agent is asked often enough for is close to even chances.
TEST(Solver, AsksAnAgentForItsStrategy) {
  RandomAgent agent;
  Solver<Poker> solver(kuhn, strategy_of(kuhn, agent, {}, 4000));
  EXPECT_NEAR(solver.nash_conv(*solver.solve(kuhn.start())), 11.0 / 12, 0.05);
}

// Determinized search believes that it will know the other's card when it acts again, so that it plays an open hand: more playouts
// do not take it to the equilibrium, whose NashConv is 0. It is not as bad as playing at random, though.
TEST(Solver, DeterminizedSearchCanBeAnswered) {
  Limits limits;
  limits.nodes = 400;
  Uct<Poker> agent(10'000);
  Solver<Poker> solver(kuhn, strategy_of(kuhn, agent, limits, 50));
  const double far = solver.nash_conv(*solver.solve(kuhn.start()));
  RecordProperty("nash_conv", std::to_string(far));
  EXPECT_GT(far, 0.02);
  EXPECT_LT(far, 11.0 / 12);
}

TEST(Solver, RefusesWhatIsTooLarge) {
  SolverLimits limits;
  limits.nodes = 20;
  EXPECT_FALSE(Solver<Poker>(kuhn, limits).solve(kuhn.start()));
}

}  // namespace
}  // namespace shengxiao::agents
