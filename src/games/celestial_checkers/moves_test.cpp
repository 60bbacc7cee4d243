// The clauses of moves and captures (CC-8 to CC-15), on positions that show them.
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

TEST(CelestialCheckers, CC_8_forward_only) {
  EXPECT_EQ(moves(standard, board("d4 Ox, b6 ox", 'S')), (Texts{"d4-c5", "d4-e5"}));
  EXPECT_EQ(moves(standard, board("d4 Ox, f6 ox", 'N')), (Texts{"f6-e5", "f6-g5"}));
  const auto south_to_move = board("d4 Ox, f6 ox", 'S');
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "d4-c3"), "celestial_checkers.forward_only [CC-8]");
  EXPECT_EQ(clause_of(standard, board("d4 Ox, f6 ox", 'N'), north, "f6-g7"), "CC-8");
  EXPECT_EQ(clause_of(standard, board("d4 Ox, c3 rt", 'S'), south, "d4xb2"), "CC-8") << "nor is there a jump backward";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "f6-e5"), "celestial_checkers.no_animal(seat 0, \"f6\") [CC-8]")
      << "another's animal";
  EXPECT_EQ(clause_of(standard, south_to_move, south, "a1-b2"), "CC-8") << "an empty square";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "d4-d5"), "celestial_checkers.not_diagonal(\"d5\", \"d4\") [CC-8]")
      << "straight on";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "d4xe6"), "celestial_checkers.not_diagonal(\"e6\", \"d4\") [CC-8]")
      << "a knight's move";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "d4-f4"), "celestial_checkers.forward_only [CC-8]") << "to the side";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "d4-a1"), "celestial_checkers.forward_only [CC-8]")
      << "backward, however far";
  EXPECT_EQ(illegal_because(standard, south_to_move, south, "c4-c5"), "celestial_checkers.no_animal(seat 0, \"c4\") [CC-8]")
      << "a light square";
  EXPECT_EQ(illegal_because(standard, south_to_move, north, "f6-f4"), "celestial_checkers.other_turn(seat 0) [CC-7]");
  EXPECT_EQ(clause_of(standard, board("d4 Ox, f6 ox", 'N'), north, "f6-f5"), "CC-8") << "North the same";
}

TEST(CelestialCheckers, CC_9_a_slide_goes_to_an_empty_square_next_to_it) {
  const auto slid = after(standard, board("d4 Ox, h8 ox", 'S'), {"d4-e5"});
  EXPECT_EQ(on(slid, "d4"), "");
  EXPECT_EQ(on(slid, "e5"), "Ox");
  EXPECT_EQ(on(slid, "h8"), "ox");
  EXPECT_EQ(moves(standard, board("a3 Ox, h4 Rt, h8 ox", 'S')), (Texts{"a3-b4", "h4-g5"})) << "the edges";
  const auto blocked = board("d4 Rt, c5 Tg, e5 dr, h8 ox", 'S');
  EXPECT_EQ(illegal_because(standard, blocked, south, "d4-c5"), "celestial_checkers.not_empty(\"c5\") [CC-9]")
      << "an animal of its own";
  EXPECT_EQ(illegal_because(standard, blocked, south, "d4-e5"), "celestial_checkers.not_empty(\"e5\") [CC-9]") << "an enemy";
  EXPECT_EQ(illegal_because(standard, blocked, south, "c5-f8"), "celestial_checkers.too_far(\"f8\", \"c5\") [CC-9]");
}

TEST(CelestialCheckers, CC_10_a_jump_takes_the_enemy_it_goes_over) {
  const auto before = board("d4 Ox, c5 hr, e5 Rt, h8 ox", 'S');
  EXPECT_EQ(moves(standard, before), (Texts{"d4xb6"}));
  const auto jumped = after(standard, before, {"d4xb6"});
  EXPECT_EQ(on(jumped, "d4") + on(jumped, "c5"), "");
  EXPECT_EQ(on(jumped, "b6"), "Ox");
  EXPECT_EQ(illegal_because(standard, before, south, "d4xf6"), "celestial_checkers.nothing_to_jump(\"e5\") [CC-10]")
      << "its own Rat";
  EXPECT_EQ(clause_of(standard, board("d4 Ox, h8 ox", 'S'), south, "d4xf6"), "CC-10") << "nothing at all";
  const auto held = board("d4 Ox, c5 hr, b6 mk, e5 rt, f6 Tg, h8 ox", 'S');
  EXPECT_EQ(illegal_because(standard, held, south, "d4xb6"), "celestial_checkers.not_empty(\"b6\") [CC-10]") << "an enemy behind";
  EXPECT_EQ(illegal_because(standard, held, south, "d4xf6"), "celestial_checkers.not_empty(\"f6\") [CC-10]")
      << "an animal of its own behind";
  EXPECT_EQ(moves(standard, board("b4 Ox, a5 rt, h8 ox", 'S')), (Texts{"b4-c5"})) << "no square behind a5";
  EXPECT_EQ(moves(standard, board("g5 Ox, h6 rt, b8 ox", 'S')), (Texts{"g5-f6"})) << "no square behind h6";
  EXPECT_EQ(moves(standard, board("f6 Rt, e5 Rs, d4 rt, h8 ox", 'S')), (Texts{"e5-d6", "f6-e7", "f6-g7"}))
      << "not backward, not two away";
  EXPECT_EQ(moves(standard, board("f6 ox, e5 Rt, a1 Rs", 'N')), (Texts{"f6xd4"})) << "North jumps the other way";
}

TEST(CelestialCheckers, CC_11_nobody_captures_a_stronger_animal) {
  for (std::size_t mine = 0; mine < 12; ++mine)
    for (std::size_t theirs = 0; theirs < 12; ++theirs) {
      const bool can = mine <= theirs;  // as strong or stronger: earlier in the list
      const auto south_jumps = board("d4 " + strongest_first[mine] + ", e5 " + lower(strongest_first[theirs]), 'S');
      EXPECT_EQ(moves(standard, south_jumps), can ? (Texts{"d4xf6"}) : (Texts{"d4-c5"}))
          << strongest_first[mine] << strongest_first[theirs];
      EXPECT_EQ(clause_of(standard, south_jumps, south, "d4xf6"), can ? "allowed" : "CC-11");
      const auto north_jumps = board("d4 " + strongest_first[theirs] + ", e5 " + lower(strongest_first[mine]), 'N');
      EXPECT_EQ(moves(standard, north_jumps), can ? (Texts{"e5xc3"}) : (Texts{"e5-f4"}))
          << strongest_first[mine] << strongest_first[theirs];
    }
  EXPECT_EQ(illegal_because(standard, board("d4 Rt, e5 hr", 'S'), south, "d4xf6"),
            "celestial_checkers.too_strong(Hare, \"e5\", Rat, \"d4\", 2, 1) [CC-11]");
}

TEST(CelestialCheckers, CC_12_capturing_is_mandatory) {
  const auto state = board("b4 Ox, c5 rt, g5 Dr, f6 hr, e1 Rs, h8 ox", 'S');
  EXPECT_EQ(moves(standard, state), (Texts{"b4xd6", "g5xe7"})) << "which jump is free";
  EXPECT_EQ(illegal_because(standard, state, south, "e1-d2"), "celestial_checkers.must_jump [CC-12]");
  EXPECT_EQ(clause_of(standard, state, south, "b4-a5"), "CC-12") << "the jumper itself may not slide either";
  // A jump that CC-11 forbids obliges nobody.
  EXPECT_EQ(moves(standard, board("b4 Rt, c5 hr, h2 Rs", 'S')), (Texts{"b4-a5", "h2-g3"}));
}

TEST(CelestialCheckers, CC_13_a_jumper_goes_on_as_long_as_it_can) {
  const auto game = game_with();
  // The Tiger jumps c5, and can go on over c7 or over e7; the Dragon could jump as well, but must wait.
  const auto before = board("b4 Tg, c5 rt, c7 hr, e7 mk, g1 Dr, f2 sn, h2 Rt, h6 rs", 'S');
  EXPECT_EQ(moves(standard, before), (Texts{"b4xd6", "g1xe3"}));
  const auto middle = after(standard, before, {"b4xd6"});
  EXPECT_EQ(on(middle, "c5"), "") << "what is jumped leaves at once";
  EXPECT_EQ(game.to_act(middle), SeatSet(south));
  EXPECT_TRUE(game.mid_turn(middle, south));
  EXPECT_FALSE(game.mid_turn(middle, north) || game.mid_turn(before, south));
  EXPECT_EQ(moves(standard, middle), (Texts{"d6xb8", "d6xf8"}));
  EXPECT_EQ(illegal_because(standard, middle, north, "h6-g5"), "celestial_checkers.jumps_on_first(seat 0) [CC-13]");
  const auto home = after(standard, middle, {"d6xf8"});
  EXPECT_EQ(on(home, "c7") + on(home, "e7"), "hr");
  EXPECT_EQ(game.to_act(home), SeatSet(north));
  EXPECT_FALSE(game.mid_turn(home, south) || game.mid_turn(home, north));

  const auto two = after(standard, board("b2 Ox, c3 rt, e5 hr, h2 Tg, g3 mk", 'S'), {"b2xd4"});
  EXPECT_EQ(moves(standard, two), (Texts{"d4xf6"}));
  EXPECT_EQ(illegal_because(standard, two, south, "h2xf4"), "celestial_checkers.other_jumps_on(\"d4\") [CC-13]");
  EXPECT_EQ(clause_of(standard, two, south, "h2-h8"), "CC-13") << "whatever another is to do";
  EXPECT_EQ(illegal_because(standard, two, south, "d4-c5"), "celestial_checkers.must_jump_on [CC-13]");
  EXPECT_EQ(clause_of(standard, two, south, "d4-e5"), "CC-9");
  EXPECT_EQ(clause_of(standard, two, south, "d4xb6"), "CC-10");
}

TEST(CelestialCheckers, CC_13_a_chain_ends_where_the_next_enemy_is_too_strong_or_shielded) {
  const auto game = game_with();
  EXPECT_EQ(game.to_act(after(standard, board("b2 Rs, c3 rt, e5 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north)) << "too strong";
  EXPECT_EQ(game.to_act(after(standard, board("b2 Ox, c3 rt, e5 sn, f6 hr, h8 ox", 'S'), {"b2xd4"})), SeatSet(north))
      << "nothing empty behind";
  EXPECT_EQ(game.to_act(after(standard, board("b2 Ox, c3 rt, g5 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north)) << "nobody there";
  EXPECT_EQ(game.to_act(after(standard, board("b2 Ox, c3 rt, g1 Tg, f2 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north))
      << "others do not go on";
  EXPECT_EQ(game.to_act(after(standard, board("g7 ox, f6 Rt, d4 Hr, a1 Tg", 'N'), {"g7xe5", "e5xc3"})), SeatSet(south))
      << "North the same";
  EXPECT_EQ(game.to_act(after(standard, board("b4 Ox, c5 rt, c3 hr, a1 Rt", 'S'), {"b4xd6"})), SeatSet(north)) << "never backward";
}

TEST(CelestialCheckers, CC_14_the_shorter_chain_is_as_good) {
  // e3 over d4 is one jump; e3 over f4 goes on over f6.
  const auto state = board("e3 Ox, d4 rt, f4 hr, f6 mk, h8 ox", 'S');
  EXPECT_EQ(moves(standard, state), (Texts{"e3xc5", "e3xg5"}));
  EXPECT_EQ(game_with().to_act(after(standard, state, {"e3xc5"})), SeatSet(north));
  EXPECT_EQ(moves(standard, after(standard, state, {"e3xg5"})), (Texts{"g5xe7"}));
}

TEST(CelestialCheckers, CC_15_an_animal_on_the_far_rank_leaves_and_scores) {
  const auto game = game_with();
  const auto slid = after(standard, board("c7 Rs, a1 Ox, g5 rt", 'S'), {"c7-b8"});
  EXPECT_EQ(on(slid, "b8") + on(slid, "c7"), "");
  EXPECT_EQ(game.position(slid), "4/4/4/3rt/4/4/4/Ox3 -/- Rs/- 9/0 N -");
  const auto jumped = after(standard, board("d6 Gt, e7 rt, c7 hr, a1 Ox, g5 mk", 'S'), {"d6xf8"});
  EXPECT_EQ(game.position(jumped), "4/1hr2/4/3mk/4/4/4/Ox3 -/- Gt/- 6/0 N -") << "the captured Rat scores for nobody";
  const auto north_home = after(standard, board("c3 rt, b2 Rt, g5 Ox, h8 ox", 'N'), {"c3xa1"});
  EXPECT_EQ(game.position(north_home), "3ox/4/4/3Ox/4/4/4/4 -/- -/rt 0/12 S -");
  // Scores add up.
  const auto both = after(standard, at(line_of("c7 Rs, e7 Mk, g5 rt", "-/- SnDg/pg 13/7 S -")), {"c7-b8", "g5-f4", "e7-d8"});
  EXPECT_EQ(game.points(both)[south], 13 + 9 + 10);
  EXPECT_EQ(game.points(both)[north], 7);
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
