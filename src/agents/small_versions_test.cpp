// Small versions of all games, solved, and what agents reach in them. Searches are limited by playouts, so the figures are the same
// everywhere; the bounds leave room for agents that become better, not for worse ones.
#include <gtest/gtest.h>

#include <memory>

#include "agents/alpha_beta.hpp"
#include "agents/greedy.hpp"
#include "agents/random.hpp"
#include "agents/rollout.hpp"
#include "agents/solver.hpp"
#include "agents/uct.hpp"
#include "core/notation.hpp"
#include "games/all.hpp"

namespace shengxiao::agents {
namespace {

Limits playouts(std::uint64_t number) {
  Limits limits;
  limits.nodes = number;
  return limits;
}

// A game, the state where it begins, and its solution.
template <Game G>
struct Small {
  explicit Small(const Setup& setup, const std::vector<std::string>& steps = {}) : game(*G::make(setup)), begin(game.start()) {
    for (const auto& text : steps) {
      const auto seat = game.to_act(begin).front();
      const auto action = find_legal(game, begin, seat, text);
      EXPECT_TRUE(action) << text;
      if (action) game.apply(begin, seat, *action);
    }
    SolverLimits limits;
    limits.nash_conv = 2e-3;
    solver = std::make_unique<Solver<G>>(game, limits);
    const auto solved = solver->solve(begin);
    EXPECT_TRUE(solved);
    if (solved) worth = *solved;
  }

  double nash_conv() const { return solver->nash_conv(worth); }

  template <class Agent>
  double nash_conv_of(Agent agent, const Limits& limits, int samples = 1) const {
    Solver<G> against(game, strategy_of(game, agent, limits, samples));
    return against.nash_conv(*against.solve(begin));
  }

  template <class Agent>
  ChoiceLoss loss_of(Agent agent, const Limits& limits, int decisions) {
    return choice_loss(game, begin, *solver, agent, limits, decisions, Rng(7));
  }

  G game;
  typename G::State begin;
  std::unique_ptr<Solver<G>> solver;
  typename Solver<G>::Worth worth{};
};

// ---- Zodiac: two signs, one in hand and one face up, two turns ----

const Options two_signs{{"signs", "2"}, {"copies", "2"}, {"dealer", "0"}, {"turn_limit", "2"}};

TEST(SmallVersions, ZO25_ZodiacIsSolvedToAHundredthOfTheRange) {
  auto options = two_signs;
  options.emplace_back("action_cards", "1");
  const Small<games::Zodiac> small({2, options});
  EXPECT_EQ(small.solver->effort().stages, 1) << "hands are hidden from the deal on";
  EXPECT_NEAR(small.worth.value[0], -small.worth.value[1], 1e-9);
  EXPECT_NEAR(small.worth.value[1], 0.566, 2e-3);
  EXPECT_LT(small.nash_conv(), 0.01 * 2);
}

TEST(SmallVersions, ZO25_ZodiacsAgentsAgainstTheEquilibrium) {
  auto options = two_signs;
  options.emplace_back("action_cards", "0");
  const Small<games::Zodiac> small({2, options});
  EXPECT_NEAR(small.worth.value[1], 1, 2e-3);
  EXPECT_GT(small.nash_conv_of(RandomAgent(), {}), 1);
  EXPECT_LT(small.nash_conv_of(GreedyAgent(), {}), 1e-9);
  EXPECT_LT(small.nash_conv_of(Uct<games::Zodiac>(), playouts(50)), 1e-9);
  EXPECT_LT(small.nash_conv_of(Rollout<games::Zodiac>(), playouts(50)), 1e-9);
}

// ---- The Great Race: three seats, three action cards, two energy cards, two rounds ----

// With three seats an equilibrium need not be the only one, and its values need not be the only ones.
TEST(SmallVersions, GR53_TheGreatRaceIsSolvedToAHundredthOfTheRange) {
  const Small<games::GreatRace> small({3,
                                       {{"rounds", "2"},
                                        {"action_cards", "Run,Cooperate,Strategise"},
                                        {"energy", "1,2"},
                                        {"animals", "Ox,Tiger,Dog"},
                                        {"wheel", "Cheat,Help,Run,Rest,Cooperate,-"}}});
  EXPECT_GT(small.solver->effort().stages, 100) << "each round of each course is a stage";
  EXPECT_NEAR(small.worth.value[0] + small.worth.value[1] + small.worth.value[2], 0, 1e-9);
  EXPECT_LT(small.nash_conv(), 0.01 * 1.5);
  const double random = small.nash_conv_of(RandomAgent(), {}, 4);
  EXPECT_GT(random, 1);
  EXPECT_LT(small.nash_conv_of(Rollout<games::GreatRace>(), playouts(50), 4), random);
}

// ---- Celestial Checkers: two animals a side, placed by chance ----

TEST(SmallVersions, CC21_AlphaBetaFindsTheBestMoveOfEveryPosition) {
  for (const std::string animals : {"Ox,Rat", "Tiger,Hare"}) {
    Small<games::CelestialCheckers> small({2, {{"animals", animals}, {"placement", "random"}}});
    EXPECT_EQ(small.nash_conv(), 0);
    const auto loss = small.loss_of(AlphaBeta<games::CelestialCheckers>(4), playouts(1'000'000), 200);
    EXPECT_EQ(loss.decisions, 200);
    EXPECT_EQ(loss.best, loss.decisions) << animals;
    EXPECT_EQ(loss.sum, 0);
    const auto uct = small.loss_of(Uct<games::CelestialCheckers>(), playouts(500), 200);
    EXPECT_GE(uct.best, 180) << animals;
    EXPECT_LT(small.loss_of(RandomAgent(), {}, 200).best, 150) << animals;
  }
}

// ---- Wu Xing: three tiles, a token each, four turns; where seat 0 begins ----

TEST(SmallVersions, WX21_WuXingIsWorthTheSameToWhoeverBegins) {
  const shengxiao::Setup setup{2, {{"tiles", "Wood,Rat,jia"}, {"tokens", "1"}, {"turn_limit", "4"}}};
  const std::vector<std::string> drawn{"draw Wood", "draw Rat", "draw jia"};
  auto first = drawn, second = drawn;
  first.emplace_back("first 0");
  second.emplace_back("first 1");
  const Small<games::WuXing> one(setup, first), other(setup, second);
  Small<games::WuXing> lot(setup, drawn);
  EXPECT_NEAR(one.worth.value[0], other.worth.value[1], 1e-12);
  EXPECT_GT(one.worth.value[0], 0.01) << "to begin is worth something";
  EXPECT_NEAR(lot.worth.value[0], 0, 1e-12) << "before the lot is drawn (WX-5)";
  EXPECT_EQ(one.nash_conv(), 0) << "nothing is hidden: the best action everywhere";
  EXPECT_EQ(one.solver->effort().stages, 0);
  const auto rollout = lot.loss_of(Rollout<games::WuXing>(), playouts(200), 150);
  EXPECT_EQ(rollout.decisions, 150);
  EXPECT_LT(rollout.mean(), 0.06);
  EXPECT_LT(rollout.mean(), lot.loss_of(RandomAgent(), {}, 150).mean() / 2);
}

// ---- The Rat and the Dragon: a sheet of 2 x 2 and two rounds; alone on 3 x 2 ----

EditionPtr sheet(int columns, int rows, std::string_view points) {
  return *parse_edition(fmt::format("[grid]\ncolumns = {}\nrows = {}\n[score_columns]\nnumber = 20\n[pair_points]\nopposite = {}\n"
                                    "alike = {}\n[unplayable]\ncosts = 0\n",
                                    columns, rows, points, points),
                        "small.toml");
}

// Both seats have the same sheet and the same throws.
TEST(SmallVersions, RD20_TheRatAndTheDragonIsWorthNothingToEither) {
  const Small<games::RatAndDragon> small({2, {{"rounds", "2"}, {"faces", "2"}}, sheet(2, 2, "\"difference\"")});
  EXPECT_GT(small.solver->effort().stages, 100);
  EXPECT_NEAR(small.worth.value[0], 0, 2e-3);
  EXPECT_LT(small.nash_conv(), 0.01 * 2);
  EXPECT_GT(small.nash_conv_of(RandomAgent(), {}), 0.5);
}

TEST(SmallVersions, RD20_AloneTheBestActionIsKnownEverywhere) {
  Small<games::RatAndDragon> small({1, {{"faces", "3"}}, sheet(3, 2, "\"sum\"")});
  EXPECT_EQ(small.nash_conv(), 0);
  EXPECT_GT(small.worth.value[0], -1);
  EXPECT_LT(small.worth.value[0], 1);
  const auto uct = small.loss_of(Uct<games::RatAndDragon>(), playouts(200), 100);
  EXPECT_EQ(uct.decisions, 100);
  EXPECT_LT(uct.mean(), 0.1);
  EXPECT_LT(uct.mean(), small.loss_of(RandomAgent(), {}, 100).mean() / 2);
}

}  // namespace
}  // namespace shengxiao::agents
