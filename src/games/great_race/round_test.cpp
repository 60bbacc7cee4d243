// The clauses of a round up to its actions: what is played, what it costs, and in which order it is resolved (GR-15 to GR-22).
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

TEST(GreatRace, GR_15_an_action_card_and_an_energy_card) {
  Table t(race_of(4, plain_four));
  t.first({1, 1, 1, 1});
  EXPECT_EQ(t.moves(1).size(), 7u * 3u);
  EXPECT_EQ(t.clause(1, "play Cheat 1"), "GR-15") << "it lies in the row";
  EXPECT_EQ(t.clause(1, "play Run 4"), "GR-15");
  EXPECT_EQ(t.clause(1, "done"), "GR-15");
  t.play({"1 play Run 2"});
  EXPECT_EQ(t.clause(1, "play Run 2"), "GR-15");
  EXPECT_EQ(t.game.to_act(t.s), SeatSet::all(4).without(Seat::second));
  auto other = t;
  t.play({"0 play Run 1", "2 play Help 1", "3 play Walk 2"});
  other.play({"3 play Walk 2", "2 play Help 1", "0 play Run 1"});
  EXPECT_EQ(t.s, other.s) << "in any order";
  EXPECT_EQ(t.s.row[1], (row_of({Play(cheat, 0), Play(run, 2)})));
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 2, 3}));
}

TEST(GreatRace, GR_16_repeat_needs_a_card_in_the_row) {
  Table t(race_of(4, plain_four));
  t.fresh();
  EXPECT_EQ(t.clause(1, "play Repeat 1"), "GR-16");
  t.row(1, {Play(run, 1)});
  EXPECT_EQ(t.clause(1, "play Repeat 1"), "allowed");
}

TEST(GreatRace, GR_17_the_last_energy_card_goes_with_strategise) {
  Table t(race_of(4, plain_four));
  t.fresh().hand(1, {4});
  EXPECT_EQ(t.moves(1), (Texts{"play Strategise 4"}));
  EXPECT_EQ(t.clause(1, "play Run 4"), "GR-17");
  t.hand(1, {4, 4});
  EXPECT_GT(t.moves(1).size(), 1u);
}

TEST(GreatRace, GR_18_no_play_that_cannot_be_paid) {
  Table t(race_of(4, plain_four));
  t.fresh().row(1, {Play(cooperate, 0)}).karma(1, 0);
  EXPECT_EQ(t.clause(1, "play Rest 1"), "GR-18");
  EXPECT_EQ(t.clause(1, "play Walk 1"), "allowed");
  t.karma(1, 1);
  EXPECT_EQ(t.clause(1, "play Rest 1"), "allowed");
  EXPECT_EQ(t.clause(1, "play Run 1"), "GR-18");
  t.karma(1, 2);
  EXPECT_EQ(t.clause(1, "play Cheat 1"), "allowed");
}

TEST(GreatRace, GR_19_lower_numbers_cost_karma) {
  const auto paid = [](const std::vector<Play>& row, const char* play) {
    Table t(race_of(4, plain_four));
    t.fresh().row(1, row).play({std::string("1 play ") + play, "0 play Strategise 3", "2 play Strategise 2"});
    return cost(t.s, 1, t.s.played[1].act());
  };
  EXPECT_EQ(paid({Play(cooperate, 0)}, "Rest 1"), 1);
  EXPECT_EQ(paid({Play(walk, 1)}, "Cooperate 1"), 1);
  EXPECT_EQ(paid({Play(walk, 1)}, "Run 1"), 2);
  EXPECT_EQ(paid({Play(run, 1), Play(repeat, 1)}, "Walk 1"), 1) << "Repeat is a 7";
  EXPECT_EQ(paid({Play(run, 1), Play(repeat, 1)}, "Cooperate 1"), 2);
  EXPECT_EQ(paid({Play(run, 1)}, "Walk 1"), 0);
  EXPECT_EQ(paid({}, "Run 1"), 0) << "an empty row asks for nothing";
  EXPECT_EQ(paid({Play(run, 1)}, "Strategise 1"), 0);
  Table paying(race_of(4, plain_four));
  paying.fresh().row(1, {Play(walk, 1)}).row(3, {Play(walk, 1)});
  paying.play({"0 play Strategise 3", "1 play Cooperate 1", "2 play Strategise 2", "3 play Run 1"});
  EXPECT_EQ(paying.karmas(), (Ints{4, 3, 4, 2}));
  // After a Strategise the card that stayed is the last one.
  Table t(race_of(4, plain_four));
  t.fresh().row(1, {Play(cooperate, 1), Play(walk, 1)});
  t.play({"1 play Strategise 1", "0 play Strategise 3", "2 play Cheat 2", "3 play Cheat 1"});
  ASSERT_EQ(t.s.row[1], row_of({Play(cooperate, 1)}));
  EXPECT_EQ(cost(t.s, 1, run), 2);
  EXPECT_EQ(cost(t.s, 1, walk), 0);
  // A view has the prices of the cards in hand, while they are played.
  const auto prices = R"("prices":{"Cheat":2,"Help":2,"Run":2,"Rest":1,"Walk":0,"Repeat":0,"Strategise":0},"row":[)"
                      R"({"number":5,"action":"Cooperate","energy":1,"as":"Cooperate"}])";
  EXPECT_NE(t.json().find(prices), std::string::npos) << t.json();
  t.s.phase = Phase::horse;
  EXPECT_EQ(t.json().find(R"("prices":{"Cheat")"), std::string::npos) << t.json();
}

TEST(GreatRace, GR_20_rabbit_pays_less_and_snake_moves) {
  Table t(race_of(4, "Rabbit,Snake,Ox,Dog"));
  t.fresh().row(0, {Play(cooperate, 0)}).row(1, {Play(cooperate, 0)}).karma(0, 0);
  EXPECT_EQ(t.clause(0, "play Rest 1"), "allowed") << "nothing to pay";
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-18");
  t.karma(0, 1).at(1, 5);
  t.play({"0 play Run 3", "1 play Cheat 1", "2 play Cheat 2", "3 play Walk 1"});
  EXPECT_EQ(t.s.karma[0], 0);
  EXPECT_EQ(t.s.karma[1], 2);
  EXPECT_EQ(t.positions()[1], 5 + 2 - 1) << "two forward, then one back as it loses at Cheat";
  t.fresh().row(1, {Play(cooperate, 0)}).at(1, 0);
  t.play({"0 play Run 3", "1 play Rest 1", "2 play Cheat 2", "3 play Walk 1"});
  EXPECT_EQ(t.positions()[1], 1);
}

TEST(GreatRace, GR_21_actions_in_order_and_repeat_with_its_action) {
  Table t(race_of(4, plain_four));
  // Seat 1 repeats its Run: it and seat 0 resolve Run together, 3 against 2; and seat 2's Cheat came before.
  t.fresh().row(1, {Play(run, 1)}).reading(run, true, 2).at(1, 10);
  t.play({"0 play Run 2", "1 play Repeat 3", "2 play Strategise 1", "3 play Strategise 2"});
  EXPECT_EQ(t.positions(), (Ints{1, 10 + 2 + 1, 0, 1}));
  EXPECT_EQ(last_act(t.s.row[1]), repeat);
  EXPECT_NE(t.json().find(R"({"number":7,"action":"Repeat","energy":3,"as":"Run"}],)"), std::string::npos) << t.json();
  EXPECT_EQ(cost(t.s, 1, walk), 1) << "its number stays 7";
  // The view tells of it: together with the Run it counts as, and beside it the Strategise that has taken its row back.
  EXPECT_NE(t.json().find(R"("plays":[{"seat":0,"action":"Run","energy":2},{"seat":1,"action":"Repeat","energy":3}]},)"
                          R"({"action":"Strategise","total":3,"plays":[{"seat":2,"action":"Strategise","energy":1},)"
                          R"({"seat":3,"action":"Strategise","energy":2}]}]})"),
            std::string::npos)
      << t.json();
  // After a Strategise it repeats the card that has stayed.
  t.fresh().row(1, {Play(run, 1), Play(rest, 1)}).hand(1, {1, 1, 3});
  t.play({"0 play Strategise 2", "1 play Strategise 1", "2 play Cheat 1", "3 play Cheat 2"});
  ASSERT_EQ(t.s.row[1], row_of({Play(run, 1)}));
  EXPECT_NE(t.json().find(R"("energy":1,"as":"Run"}],"repeats":"Run")"), std::string::npos) << t.json();
  EXPECT_NE(t.json().find(R"("row":[],"repeats":null)"), std::string::npos) << "an empty row";
  t.play({"1 play Repeat 3"});
  EXPECT_NE(t.json(Seat::second).find(R"("played":{"number":7,"action":"Repeat","energy":3,"as":"Run"})"), std::string::npos);
  t.play({"0 play Cheat 2", "2 play Help 1", "3 play Help 2"});
  EXPECT_EQ(t.s.row[1], (row_of({Play(run, 1), Play(repeat, 3)})));
  // The order: each action in turn, which a waiting window shows.
  t.fresh().reading(cheat, false, 1).hand(0, {2, 2, 1});
  t.play({"0 play Cheat 2", "1 play Help 1", "2 play Run 1", "3 play Walk 1"});
  ASSERT_TRUE(t.asked(0));
  EXPECT_EQ(t.s.current_act, cheat);
  EXPECT_NE(t.json().find(R"("revealed":{"round":1,"actions":[{"action":"Cheat")"), std::string::npos) << t.json();
  EXPECT_EQ(t.positions(), (Ints{1, 0, 0, 0})) << "the others still wait";
}

TEST(GreatRace, GR_22_the_furthest_ahead_first_then_the_oldest) {
  const auto first = [](const std::vector<int>& at, const char* ages) {
    Table t(race_of(4, "Ox,Tiger,Rabbit,Dog", {{"age_order", ages}}));
    t.fresh().reading(cooperate, true, 5);
    for (std::size_t seat = 0; seat < 4; ++seat) t.at(seat, at[seat]).hand(seat, {3, 2, 2});
    t.play({"0 play Cooperate 3", "1 play Cooperate 3", "2 play Cooperate 3", "3 play Cooperate 3"});
    Ints order;
    while (!t.next_round()) {
      order.push_back(t.s.mover);
      t.play({"done"});
    }
    return order;
  };
  EXPECT_EQ(first({0, 3, 2, 1}, "0,1,2,3"), (Ints{1, 2, 3, 0}));
  EXPECT_EQ(first({1, 1, 1, 1}, "2,0,3,1"), (Ints{2, 0, 3, 1}));
  EXPECT_EQ(first({0, 1, 1, 0}, "3,2,1,0"), (Ints{2, 1, 3, 0}));
  // The order is fixed when the action begins: seat 3 does not fall behind by what happens in it.
  EXPECT_EQ(first({5, 6, 5, 6}, "0,1,2,3"), (Ints{1, 3, 0, 2}));
}

}  // namespace
}  // namespace shengxiao::games::great_race
