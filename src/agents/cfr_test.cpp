// The solvers find the published values of small pokers, and no best answer gains against what they found.
#include "agents/cfr.hpp"

#include <gtest/gtest.h>

#include "agents/poker_testing.hpp"

namespace shengxiao::agents {
namespace {

struct Solved {
  GameTree tree;
  LeafValues leaves;
  Profile profile;
  double value, nash_conv;
};

Solved solved(const std::string& kind, int iterations) {
  const auto game = *Poker::make({2, {{"kind", kind}}});
  TreeBuilder<Poker> builder(game, 100'000);
  Solved s{*builder.build(game.start(), false), {}, {}, 0, 0};
  for (const auto& end : builder.leaves)
    for (const double r : game.returns(end)) s.leaves.push_back(r);
  Cfr cfr(s.tree, s.leaves);
  while (cfr.iterations() < iterations) cfr.iterate();
  s.profile = cfr.average();
  Evaluator evaluator(s.tree);
  s.value = evaluator.expected(s.profile, s.leaves)[0];
  s.nash_conv = evaluator.nash_conv(s.profile, s.leaves);
  return s;
}

// Three cards, four histories at which somebody acts: twelve information sets (Kuhn 1950).
TEST(Cfr, KuhnPokerIsWorthMinusAnEighteenth) {
  const auto s = solved("kuhn", 2000);
  EXPECT_EQ(s.tree.sets().size(), 12);
  EXPECT_NEAR(s.value, -1.0 / 18, 1e-3);
  EXPECT_LT(s.nash_conv, 4e-3);
  EXPECT_GE(s.nash_conv, 0);
}

// -0.0856 in OpenSpiel and in Lanctot and others 2017. With suits that do not matter there are 288 information sets.
TEST(Cfr, LeducPokerIsWorthMinus0_0856) {
  const auto s = solved("leduc", 500);
  EXPECT_EQ(s.tree.sets().size(), 288);
  EXPECT_NEAR(s.value, -0.0856, 2e-3);
  EXPECT_LT(s.nash_conv, 0.02 * 26);  // 1 % of the range of the returns, for each of the two
}

// Published for OpenSpiel: playing at random in Kuhn poker can be answered for 11/24 a seat, NashConv 0.9167; in Leduc for 4.747.
TEST(Cfr, WhatPlayingAtRandomCanBeAnsweredForIsKnown) {
  for (const auto& [kind, published] : {std::pair("kuhn", 0.916667), std::pair("leduc", 4.747222)}) {
    const auto s = solved(kind, 0);
    EXPECT_NEAR(s.nash_conv, published, 1e-5) << kind;
  }
}

// A seat knows its own card, what was done, and no more.
TEST(GameTree, InformationSetsHoldWhatOneSeatCannotTellApart) {
  const auto game = *Poker::make({2, {}});
  TreeBuilder<Poker> builder(game, 100'000);
  const auto tree = *builder.build(game.start(), false);
  std::vector<int> members(tree.sets().size());
  for (const auto& node : tree.nodes())
    if (tree.is_decision(node)) ++members[node.set];
  for (const int n : members) EXPECT_EQ(n, 2);  // the other has one of the two other cards
  EXPECT_EQ(builder.examples.size(), tree.sets().size());
  EXPECT_EQ(tree.leaves(), 6 * 5);
  EXPECT_FALSE(TreeBuilder<Poker>(game, 50).build(game.start(), false)) << "more nodes than allowed";
}

// The second to act knows what the first did, and then decides only once more after a check and a bet.
TEST(GameTree, ASetKnowsTheOwnActionBeforeIt) {
  const auto game = *Poker::make({2, {}});
  TreeBuilder<Poker> builder(game, 100'000);
  const auto tree = *builder.build(game.start(), false);
  int later = 0;
  for (const auto& set : tree.sets()) later += set.above != GameTree::nothing;
  EXPECT_EQ(later, 3);  // the first seat's, for each card
}

}  // namespace
}  // namespace shengxiao::agents
