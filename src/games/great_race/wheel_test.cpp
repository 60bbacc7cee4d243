// The clauses of the wheel and its benefits (GR-8 to GR-11).
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

TEST(GreatRace, GR_8_the_wheel_turns_one_space_a_round) {
  Table t(race_of(4));
  t.wheel();
  EXPECT_EQ(text(benefit(t.game.rules(), t.s, cheat, 1)), "3");        // section 0
  EXPECT_EQ(text(benefit(t.game.rules(), t.s, cheat, 4)), "1+exchange");  // section 1
  EXPECT_EQ(text(benefit(t.game.rules(), t.s, walk, 3)), "1+exchange");   // section 11
  t.play({"0 card 1", "1 card 1", "2 card 1", "3 card 1"});
  t.play({"0 play Run 1", "1 play Run 1", "2 play Run 1", "3 play Run 1"});
  EXPECT_EQ(t.s.rotation, 1);
  EXPECT_EQ(text(benefit(t.game.rules(), t.s, cheat, 1)), "1+exchange");
  EXPECT_EQ(text(benefit(t.game.rules(), t.s, walk, 3)), "3") << "round the wheel";
  t.s.rotation = 11;
  t.play({"0 play Walk 1", "1 play Walk 1", "2 play Walk 1", "3 play Walk 1"});
  EXPECT_EQ(t.s.rotation, 0);
}

TEST(GreatRace, GR_9_the_total_decides_between_low_and_high) {
  Table t(race_of(4));
  t.wheel();
  const std::array<int, 6> tops{3, 2, 4, 3, 5, 2};
  for (std::size_t i = 0; i < 6; ++i) {
    const auto& space = t.game.rules().printed.space;
    const auto side = [&](const PrintedData::Space& p) { return is_movement(wheel_acts[i]) ? p.green : p.yellow; };
    for (int total = 1; total <= 30; ++total)
      EXPECT_EQ(benefit(t.game.rules(), t.s, wheel_acts[i], total), side(space[2 * i + (total > tops[i])])) << i << " " << total;
  }
  // All energies of an action count, not just the highest: 2 + 3 for a Walk is high.
  t.fresh().reading(walk, true, 4);
  t.play({"0 play Walk 3", "1 play Walk 2", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.positions(), (Ints{4 + 1, 0, 0, 0}));
}

TEST(GreatRace, GR_9_the_worked_example) {
  // Cheat with 1 in all reads 3, Run with 2 reads 4, Walk with 5 reads 2.
  Table t(race_of(4, plain_four));
  t.play({"piece Cheat", "piece Help", "piece Run", "piece Rest", "piece Walk", "piece Cooperate"});
  t.play({"0 card 1", "1 card 2", "2 card 3", "3 card 4"});
  ASSERT_EQ(text(benefit(t.game.rules(), t.s, cheat, 1)), "3");
  ASSERT_EQ(text(benefit(t.game.rules(), t.s, run, 2)), "4");
  ASSERT_EQ(text(benefit(t.game.rules(), t.s, walk, 5)), "2");
  t.s.karma = {4, 4, 4, 4, 0};
  t.play({"0 play Walk 3", "1 play Run 2", "2 play Cheat 1", "3 play Walk 2"});
  EXPECT_EQ(t.positions(), (Ints{2 + 1, 4, 3, 0}));
  // The next view still has what was turned over, and what it gave before the wheel turned.
  const auto revealed =
      R"("revealed":{"round":1,"actions":[)"
      R"({"action":"Cheat","total":1,"unit":"spaces","low_top":3,"gives":"3","plays":[{"seat":2,"action":"Cheat","energy":1}]},)"
      R"({"action":"Run","total":2,"unit":"spaces","low_top":4,"gives":"4","plays":[{"seat":1,"action":"Run","energy":2}]},)"
      R"({"action":"Walk","total":5,"unit":"spaces","low_top":2,"gives":"2","plays":[)"
      R"({"seat":0,"action":"Walk","energy":3},{"seat":3,"action":"Walk","energy":2}]}]})";
  EXPECT_NE(t.json().find(revealed), std::string::npos) << t.json();
  EXPECT_NE(t.fresh().json().find(R"("revealed":null)"), std::string::npos) << "nothing has been turned over";
}

TEST(GreatRace, GR_10_N_is_the_number_of_resolvers) {
  Table t(race_of(4, plain_four));
  t.fresh().reading(run, true, 3);
  t.play({"0 play Run 3", "1 play Run 1", "2 play Run 1", "3 play Cheat 1"});
  EXPECT_EQ(t.positions()[0], 3 + 2);
  t.fresh().reading(run, false, 3);
  t.play({"0 play Run 3", "1 play Cheat 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.positions()[0], 1);
  EXPECT_EQ(text(Benefit{0, true, true, true}), "N+exchange+trade");
}

TEST(GreatRace, GR_11_a_split_space_has_green_for_movement_and_yellow_for_the_rest) {
  Table t(race_of(4, plain_four));
  for (const Act act : {cheat, run, cooperate, walk}) {
    t.fresh().reading(act, false, 4);
    EXPECT_EQ(text(benefit(t.game.rules(), t.s, act, 1)), "4");
  }
  for (const Act act : {help, rest}) {
    t.fresh().reading(act, false, 4);
    EXPECT_EQ(text(benefit(t.game.rules(), t.s, act, 1)), "2");
  }
  for (const auto& [act, unit] : {std::pair{"Cheat", "spaces"}, {"Help", "karma"}, {"Rest", "1-cards"}, {"Walk", "spaces"}})
    EXPECT_NE(t.json().find(fmt::format(R"("action":"{}","unit":"{}")", act, unit)), std::string::npos) << act;
  t.reading(help, false, 4).play({"0 play Help 1", "1 play Cheat 1", "2 play Cheat 2", "3 play Cheat 3"});
  EXPECT_EQ(t.s.karma[0], 4 + 2);
  t.fresh().reading(rest, false, 4).play({"1 play Rest 1", "0 play Walk 1", "2 play Walk 1", "3 play Walk 1"});
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 1, 2, 2, 3})) << "two 1s for the one played";
}

}  // namespace
}  // namespace shengxiao::games::great_race
