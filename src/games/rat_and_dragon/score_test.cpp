// The clauses of pairs, of the end and of points (RD-9 to RD-14).
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

// The Rat on c1, the Dragon beside it, and a Horse below.
const Texts rat_and_dragon{"throw 2+3 1", "0: 1 c1", "throw 6+6 3", "0: 12 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1"};

TEST(RatAndDragon, RD_9_a_complete_creature_may_be_paired_with_one_that_it_touches) {
  const auto game = game_of(1);
  const auto asked = after(game, rat_and_dragon);
  EXPECT_EQ(moves(game, asked, Seat::first), (Texts{"pair c1", "alone"}));
  EXPECT_EQ(clause_of(game, asked, Seat::first, "c2"), "RD-9") << "complete";
  EXPECT_EQ(clause_of(game, asked, Seat::first, "pair a1"), "RD-9") << "nothing there";
  const auto paired = after(game, asked, {"0: pair c1"});
  EXPECT_EQ(sheet_of(paired).pairs, 1);
  EXPECT_EQ(sheet_of(paired).paired.count(), 13);
  // A Rabbit beside the paired Rat: it is taken, so nothing is asked.
  const auto beside = after(game, paired, {"throw 1+1 5", "0: 2 b1 a1"});
  EXPECT_EQ(game.to_act(beside), SeatSet(Seat::chance));
  // Left alone, both may be chosen by later neighbours, one of them only.
  const auto alone = after(game, asked, {"0: alone"});
  EXPECT_EQ(sheet_of(alone).pairs, 0);
  const auto snake = after(game, alone, {"throw 1+1 5", "0: 5 e2 f2 g2 h2 i2"});
  EXPECT_EQ(moves(game, snake, Seat::first), (Texts{"pair d1", "alone"}));
  EXPECT_EQ(clause_of(game, snake, Seat::first, "pair c1"), "RD-9") << "not touched";
  const auto with_dragon = after(game, snake, {"0: pair d1"});
  const auto dog = after(game, with_dragon, {"throw 2+2 6", "0: 4 b1 b2 c2"});
  EXPECT_EQ(clause_of(game, dog, Seat::first, "pair c1"), "RD-9") << "not complete";
  EXPECT_EQ(clause_of(game, dog, Seat::first, "alone"), "RD-9");
  const auto whole = after(game, dog, {"0: b3"});
  EXPECT_EQ(moves(game, whole, Seat::first), (Texts{"pair c1", "alone"}));
  EXPECT_EQ(clause_of(game, whole, Seat::first, "pair b1"), "RD-9") << "itself";
  const auto end = after(game, whole, {"0: pair c1"});
  EXPECT_EQ(sheet_of(end).pairs, 2);
  EXPECT_EQ(sheet_of(end).unpaired_sum(), 0);
  // Two to choose from.
  const auto between = after(game, {"throw 1+1 1", "0: 1 a1", "throw 1+2 1", "0: 3 c1 d1 e1", "throw 1+1 6", "0: 2 b1 b2"});
  EXPECT_EQ(moves(game, between, Seat::first), (Texts{"pair a1", "pair c1", "alone"}));
  const auto taken = after(game, between, {"0: pair c1", "throw 1+2 1", "0: 3 h1 i1 j1", "throw 1+1 4", "0: 4 e2 f2 g2 h2"});
  EXPECT_EQ(moves(game, taken, Seat::first), (Texts{"pair h1", "alone"}));
  EXPECT_EQ(clause_of(game, taken, Seat::first, "pair c1"), "RD-9") << "touched, but paired";
}

TEST(RatAndDragon, RD_10_yang_with_yin_scores_the_difference_and_like_with_like_nothing) {
  const auto game = game_of(1);
  EXPECT_EQ(sheet_of(after(game, after(game, rat_and_dragon), {"0: pair c1"})).pair_points, 11);
  const auto alike = after(game, {"throw 1+1 1", "0: 1 a1", "throw 1+1 6", "0: 6 b1 b2 b3 b4 b5 b6 pair a1"});
  EXPECT_EQ(sheet_of(alike).pair_points, 0);
  EXPECT_EQ(sheet_of(alike).pairs, 1);
  EXPECT_EQ(sheet_of(alike).unpaired_sum(), 0);
  for (int a = 1; a <= 12; ++a)
    for (int b = 1; b <= 12; ++b)
      EXPECT_EQ(game.pair_points(a, b), (a <= 6) == (b <= 6) ? 0 : std::abs(a - b)) << a << " and " << b;
  EXPECT_EQ(game.printed().score_columns, 20);
  for (const auto& [rule, points] :
       {std::pair{"\"larger\"", 12}, {"\"smaller\"", 1}, {"\"difference\"", 11}, {"\"sum\"", 13}, {"5", 5}, {"-2", -2}}) {
    EXPECT_EQ(game_with({.opposite = rule}).pair_points(1, 12), points) << rule;
    EXPECT_EQ(game_with({.opposite = rule}).pair_points(12, 1), points) << rule;
    EXPECT_EQ(game_with({.opposite = rule}).pair_points(7, 12), 0) << rule;
    EXPECT_EQ(game_with({.alike = rule}).pair_points(1, 12), 11) << rule;
  }
  EXPECT_EQ(game_with({.alike = "\"sum\""}).pair_points(7, 10), 17);
}

TEST(RatAndDragon, RD_11_the_last_pair_or_nobody_left_ends_the_game) {
  const auto game = game_with({.pairs = 1}, 2);
  const auto both = after(game, {"throw 1+1 1", "0: 1 a1", "1: 1 a1", "throw 1+1 4", "0: 2 b1 b2 pair a1"});
  EXPECT_EQ(game.to_act(both), SeatSet(Seat::second)) << "the round is finished first";
  const auto over = after(game, both, {"1: 4 h1 h2 h3 h4"});
  EXPECT_TRUE(game.to_act(over).empty());
  for (const auto* move : {"throw 1+1 1", "choose 2", "a1", "pair a1", "alone"})
    for (const auto seat : {Seat::chance, Seat::first}) EXPECT_EQ(clause_of(game, over, seat, move), "RD-11");
  // A pair that scores nothing counts, and one fewer does not do.
  EXPECT_EQ(sheet_of(over).pair_points, 0);
  const auto more = game_with({.pairs = 2}, 2);
  EXPECT_FALSE(more.to_act(after(more, both, {"1: 4 h1 h2 h3 h4"})).empty());
  // Everybody done.
  const auto tiny = game_with({.columns = 1, .rows = 1}, 2);
  const auto done = after(tiny, {"throw 1+1 2"});
  EXPECT_TRUE(tiny.to_act(done).empty());
  EXPECT_EQ(tiny.points(done)[1], -2);
}

TEST(RatAndDragon, RD_12_pairs_less_half_of_the_unpaired_less_the_penalty) {
  const auto game = game_of(2);
  State s;
  auto& sheet = s.table.sheets[0];
  EXPECT_EQ(game.points(s)[0], 0);
  sheet.drawn[1].add(square(0, 0));
  EXPECT_EQ(game.points(s)[0], -1) << "half a point is rounded against the player";
  sheet.drawn[0].add(square(5, 5));
  sheet.drawn[0].add(square(5, 6));
  EXPECT_EQ(game.points(s)[0], -2) << "3 unpaired in all: the sum is halved, not each";
  sheet.pair_points = 30;
  sheet.penalty = 5;
  EXPECT_EQ(game.points(s)[0], 23);
  EXPECT_EQ(game.points(s)[1], 0);
  const auto played = after(game_of(1), after(game_of(1), rat_and_dragon), {"0: pair c1"});
  EXPECT_EQ(game.points(played)[0], 11);
}

// What seats get who have these pair points and so many squares drawn (all paired).
std::vector<double> returns_of(const std::vector<std::pair<int, int>>& sheets) {
  const auto game = game_of(static_cast<int>(sheets.size()));
  State s;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    auto& sheet = s.table.sheets[i];
    for (int k = 0; k < sheets[i].second; ++k) sheet.drawn[0].add(square(k, 0));
    sheet.pair_points = sheets[i].first + (sheets[i].second + 1) / 2;
  }
  const auto r = game.returns(s);
  return {r.begin(), r.end()};
}

TEST(RatAndDragon, RD_13_most_points_then_fewest_empty_squares_then_shared) {
  using Values = std::vector<double>;
  EXPECT_EQ(returns_of({{30, 2}, {20, 9}}), (Values{1, -1}));
  EXPECT_EQ(returns_of({{-30, 2}, {-20, 1}}), (Values{-1, 1}));
  EXPECT_EQ(returns_of({{30, 2}, {30, 4}}), (Values{-1, 1})) << "fewer empty squares";
  EXPECT_EQ(returns_of({{30, 2}, {30, 2}}), (Values{0, 0}));
  EXPECT_EQ(returns_of({{30, 4}, {30, 4}, {30, 2}}), (Values{0.5, 0.5, -1}));
  EXPECT_EQ(returns_of({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}), (Values{-0.25, -0.25, -0.25, -0.25, 1}));
  EXPECT_EQ(returns_of({{5, 2}, {5, 2}, {5, 2}, {5, 2}, {5, 2}, {5, 2}}), (Values{0, 0, 0, 0, 0, 0}));
}

TEST(RatAndDragon, RD_14_alone_every_empty_square_costs_a_point) {
  const auto game = game_of(1);
  State s;
  EXPECT_EQ(game.points(s)[0], -225);
  // The rulebook's example: 60 from pairs, 6 for unpaired, 5 for an unplayable one, 35 empty.
  auto& sheet = s.table.sheets[0];
  for (int k = 0; k < 178; ++k) sheet.drawn[0].add(square(k % 15, k / 15));
  sheet.paired = sheet.drawn[0];
  for (int column = 0; column < 12; ++column) sheet.drawn[1].add(square(column, 13));
  sheet.pair_points = 60;
  sheet.penalty = 5;
  EXPECT_EQ(sheet.unpaired_sum(), 12);
  EXPECT_EQ(game.empty_squares(sheet), 35);
  EXPECT_EQ(game.points(s)[0], 14);
  const auto returns = [&](int pair_points) {
    State other;
    other.table.sheets[0].pair_points = pair_points;
    return game.returns(other)[0];
  };
  EXPECT_EQ(returns(226), 1);
  EXPECT_EQ(returns(225), -1) << "0 is not enough";
  EXPECT_EQ(returns(0), -1);
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
