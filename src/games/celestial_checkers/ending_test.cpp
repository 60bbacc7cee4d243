// The clauses of the end and of what a seat gets (CC-16 to CC-19).
#include "core/play.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

double south_returns(std::string_view line, const Options& options = {}) {
  const auto game = game_with(options);
  const auto state = at(line, game);
  EXPECT_TRUE(game.to_act(state).empty()) << line << " is not over";
  return game.returns(state)[Seat::first];
}

TEST(CelestialCheckers, CC_16_who_cannot_move_ends_the_game) {
  const auto game = game_with();
  const auto over = [&](const State& s) { return game.to_act(s).empty(); };
  EXPECT_TRUE(over(board("c3 Ox", 'N'))) << "no animals left";
  EXPECT_FALSE(over(board("c3 Ox", 'S')));
  // South's Rat stands before the Hare, which it cannot take; a third animal holds the other way.
  EXPECT_TRUE(over(board("a3 Rt, b4 hr, h8 ox", 'S')));
  EXPECT_FALSE(over(board("a3 Rt, b4 hr, h8 ox", 'N'))) << "only the seat to move counts";
  EXPECT_TRUE(over(board("a3 Rt, b4 Hr, c5 ox, a5 tg, d6 rt", 'S'))) << "its own animals may be in the way";
  EXPECT_FALSE(over(board("a3 Tg, b4 hr, h8 ox", 'S'))) << "a jump is a move";
  EXPECT_TRUE(over(board("a3 Tg, b4 hr, c5 ox", 'S')));
  // It ends with the move that brings it about: the last animal taken, the last way closed, the last animal home.
  EXPECT_TRUE(over(after(standard, board("b4 Ox, c5 rt", 'S'), {"b4xd6"})));
  EXPECT_TRUE(over(after(standard, board("a3 Rt, c5 hr", 'N'), {"c5-b4"})));
  const auto ended = after(standard, board("c7 Rt, h4 ox", 'N'), {"h4-g3", "c7-d8", "g3-f2"});
  EXPECT_TRUE(over(ended)) << "nobody passes: North does not go on alone";
  EXPECT_EQ(illegal_because(standard, ended, south, "c7-d8"), "game.over [CC-16]");
  EXPECT_EQ(clause_of(standard, ended, north, "f2-e1"), "CC-16");
  EXPECT_EQ(clause_of(standard, ended, south, "c7-c8"), "CC-16") << "whatever is written";
}

TEST(CelestialCheckers, CC_17_the_higher_score_wins) {
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Rt/ox 12/1 S -")), 1);
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Ox/hr 1/11 S -")), -1);
  EXPECT_EQ(south_returns(line_of("a3 hr", "-/- MkTg/rt 12/12 S -")), 0) << "a draw";
  EXPECT_EQ(south_returns(line_of("h8 rt", "-/- -/- 0/0 S -")), 0);
  // Who was stopped, and what is left on the board, makes no difference.
  EXPECT_EQ(south_returns(line_of("a3 rt, c3 hr, h8 mk", "-/- Ox/- 1/0 S -")), 1);
  EXPECT_EQ(south_returns(line_of("a5 Rt, c5 Hr, e5 Mk", "-/- -/ox 0/1 N -")), -1);
}

TEST(CelestialCheckers, CC_18_returns_and_the_difference) {
  const auto line = line_of("a3 rt", "-/- RtOx/tg 13/2 S -");
  const auto game = game_with();
  EXPECT_EQ(game.points(at(line))[south], 13);
  EXPECT_EQ(game.points(at(line))[north], 2);
  EXPECT_EQ(game.points(at(line)).size(), 2);
  EXPECT_EQ(game.returns(at(line))[south], 1);
  EXPECT_EQ(game.returns(at(line))[north], -1);
  const Options margin{{"objective", "margin"}};
  EXPECT_EQ(south_returns(line, margin), 11);
  EXPECT_EQ(game_with(margin).returns(at(line))[north], -11);
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Ox/hr 1/11 S -"), margin), -10);
  EXPECT_EQ(south_returns(line_of("a3 hr", "-/- MkTg/rt 12/12 S -"), margin), 0);
}

TEST(CelestialCheckers, CC_19_every_step_uses_up_some_of_the_144) {
  const auto game = game_with();
  EXPECT_EQ(game.max_steps(), 24 + 144);
  // How many ranks all animals on the board still have before them.
  const auto ranks_left = [](const State& s) {
    int sum = 0;
    for (int square = 0; square < 64; ++square) {
      if (s.men[0] & bit(square)) sum += 7 - rank_of(square);
      if (s.men[1] & bit(square)) sum += rank_of(square);
    }
    return sum;
  };
  EXPECT_EQ(ranks_left(after(standard, game.start(), placements())), 144);
  Rng rng(19);
  for (int i = 0; i < 200; ++i) {
    auto s = after(standard, game.start(), placements());
    int steps = 0;
    for (int left = ranks_left(s); !game.to_act(s).empty(); ++steps) {
      const auto seat = game.to_act(s).front();
      game.apply(s, seat, random_action(game, s, seat, rng));
      ASSERT_LT(ranks_left(s), left);
      left = ranks_left(s);
    }
    EXPECT_LE(steps, 144);
  }
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
