// The clauses of The Great Race up to the play of a round (GR-1 to GR-22), and those of notation.
#include <map>
#include <set>

#include "games/great_race/testing.hpp"

namespace shengxiao::games {
namespace {

using namespace great_race;

const char* const plain_four = "Rat,Ox,Rabbit,Dog";

std::string error(const Setup& setup) {
  const auto game = GreatRace::make(setup);
  return game ? "made" : game.error().clause;
}

TEST(GreatRace, GR_1_seats_animals_and_ages) {
  EXPECT_EQ(GreatRace::make({})->setup().seats, 4);
  for (const int seats : {2, 6}) EXPECT_EQ(error({seats, {}}), "GR-1");
  const auto listed = [](int seats) { return GreatRace::make({seats, {}})->setup().options; };
  EXPECT_EQ(listed(3), (Options{{"animals", "Rat,Ox,Tiger"}, {"age_order", "0,1,2"}, {"cat", "false"}}));
  EXPECT_EQ(listed(5)[0].second, "Rat,Ox,Tiger,Rabbit,Dragon");
  for (const char* wrong : {"Rat,Ox", "Rat,Ox,Rat", "Rat,Ox,Unicorn", "Rat,Ox,Tiger,Dog", "", "Rat, Ox,Tiger", "-,Ox,Rat"})
    EXPECT_EQ(error({3, {{"animals", wrong}}}), "GR-1") << wrong;
  for (const char* wrong : {"0,1", "0,1,1", "0,1,3", "0,1,2,3", "", "a,b,c", "0,1,-1"})
    EXPECT_EQ(error({3, {{"age_order", wrong}}}), "GR-1") << wrong;
  EXPECT_EQ(error({3, {{"age_order", "2,0,1"}}}), "made");
  EXPECT_FALSE(GreatRace::make({3, {{"wheel", "big"}}}));
  EXPECT_EQ(race_of(3, "Snake,Rat,Pig").start().animal, (std::array<std::uint8_t, 5>{snake, rat, pig, 0, 0}));
}

TEST(GreatRace, GR_1_random_animals_come_from_chance_seat_by_seat) {
  Table t(race_of(3, "random"));
  EXPECT_EQ(t.s.animal[0], no_animal);
  t.wheel();
  EXPECT_TRUE(t.game.to_act(t.s).is_chance());
  EXPECT_EQ(t.moves(8).size(), 12u);
  t.play({"animal Pig", "animal Rat"});
  EXPECT_EQ(t.moves(8).size(), 10u);
  for (const auto& text : t.moves(8)) EXPECT_EQ(t.game.weight(t.s, *parse(t.game, text)), 1u);
  EXPECT_EQ(t.clause(8, "animal Pig"), "GR-1");
  t.play({"animal Ox"});
  EXPECT_EQ(t.s.animal, (std::array<std::uint8_t, 5>{pig, rat, ox, 0, 0}));
  EXPECT_EQ(t.s.karma[1], 3) << "the Rat has what it begins with (GR-5)";
  EXPECT_EQ(t.game.to_act(t.s), SeatSet::all(3));
}

TEST(GreatRace, GR_1_animals_are_drafted_the_oldest_first) {
  Table t(race_of(3, "draft", {{"age_order", "2,0,1"}}));
  t.wheel();
  EXPECT_EQ(t.game.to_act(t.s), SeatSet(seat_at(2)));
  EXPECT_EQ(t.clause(0, "animal Ox"), "GR-1");
  t.play({"2 animal Rat"});
  EXPECT_EQ(t.clause(0, "animal Rat"), "GR-1");
  t.play({"0 animal Ox", "1 animal Dog"});
  EXPECT_EQ(t.s.animal, (std::array<std::uint8_t, 5>{ox, dog, rat, 0, 0}));
  EXPECT_EQ(t.cards(2), (Ints{1, 1, 2, 2, 3, 3}));
  EXPECT_EQ(t.clause(0, "animal Pig"), "GR-1");
}

TEST(GreatRace, GR_2_eight_action_cards_and_no_walk_with_three) {
  EXPECT_EQ(race_of(3).start().cards[0], 0xFF & ~act_bit(walk));
  EXPECT_EQ(race_of(4).start().cards[3], 0xFF);
  Table t(race_of(3));
  t.fresh();
  EXPECT_EQ(t.clause(0, "play Walk 1"), "GR-2");
  EXPECT_TRUE(t.can(0, "play Strategise 1"));
}

TEST(GreatRace, GR_3_the_supply_is_limited_but_for_1s) {
  const auto s = race_of(4, "Ox,Rat,Tiger,Dog").start();
  const Ints left{count_of(s.supply, 2), count_of(s.supply, 3), count_of(s.supply, 4), count_of(s.supply, 5),
                  count_of(s.supply, 6)};
  EXPECT_EQ(left, (Ints{15 - 8, 10 - 5, 10, 15, 5}));
  Table t(race_of(4, plain_four));
  t.fresh().reading(run, true, 5).hand(0, {5, 3, 2});
  t.s.supply = one(2);
  t.play({"0 play Run 5", "1 play Cheat 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.exchanges(0), (Texts{"exchange 2>1+1", "exchange 3>1+1+1", "exchange 3>2+1"}));
  EXPECT_EQ(t.clause(0, "exchange 3+2>5"), "GR-34") << "no 5 in the supply";
  t.play({"exchange 3>2+1"});
  EXPECT_EQ(t.s.supply, one(3)) << "a 3 came back, the 2 went, the 1 came from nowhere";
}

TEST(GreatRace, GR_4_twelve_energy_cards_eight_karma) {
  Table t(race_of(4, plain_four));
  t.fresh().karma(1, 7).reading(help, false, 8);
  t.play({"0 play Run 1", "1 play Help 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.s.karma[1], 8) << "3 more would be 10";
  // Eleven cards, one of them in the row before: a Rest that gives 3 gives 1.
  t.fresh().hand(0, {1, 1, 1, 1, 1, 1, 1, 1, 1, 2}).row(0, {pair(3, 1)}).reading(rest, false, 8);
  t.play({"0 play Rest 1", "1 play Help 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(count_of(t.s.hand[0]) + energies_under(t.s.row[0]), 12);
  // An exchange that would end with more is none.
  t.fresh().hand(0, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3}).reading(run, false, 5);
  t.play({"0 play Run 1", "1 play Help 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.clause(0, "exchange 2>1+1"), "GR-4");
  EXPECT_EQ(t.clause(0, "exchange 3>2+1"), "GR-4");
}

TEST(GreatRace, GR_5_what_everybody_begins_with) {
  Table t(race_of(3, "Ox,Rat,Tiger"));
  EXPECT_EQ(t.cards(0), (Ints{1, 1, 2, 2, 3}));
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 2, 2, 3, 3}));
  EXPECT_EQ(t.karmas(), (Ints{0, 3, 0}));
  EXPECT_EQ(t.positions(), (Ints{0, 0, 0}));
}

TEST(GreatRace, GR_6_only_sealed_choices_are_hidden) {
  Table t(race_of(3));
  t.fresh();
  const auto before = t.s;
  auto one_way = t, other_way = t;
  one_way.play({"0 play Run 1"});
  other_way.play({"0 play Cheat 3"});
  for (const auto viewer : {seat_at(1), seat_at(2), Seat::watcher}) {
    EXPECT_EQ(t.game.view(one_way.s, viewer), t.game.view(other_way.s, viewer));
    EXPECT_EQ(observation_text(t.game, before, Seat::first, *parse(t.game, "play Run 1"), viewer), "play ?");
  }
  EXPECT_FALSE(t.game.view(one_way.s, Seat::first) == t.game.view(other_way.s, Seat::first));
  EXPECT_EQ(observation_text(t.game, before, Seat::first, *parse(t.game, "play Run 1"), Seat::first), "play Run 1");
  one_way.play({"1 play Run 2", "2 play Run 1"});
  EXPECT_EQ(t.game.view(one_way.s, Seat::watcher).seen, one_way.s) << "all is in the open";
  // The guess of a sealed play is any that was legal, each as likely.
  Rng rng(3);
  std::map<int, int> seen;
  const auto view = t.game.view(other_way.s, Seat::second);
  for (int i = 0; i < 21 * 400; ++i) ++seen[t.game.determinize(view, rng).played[0]];
  EXPECT_EQ(seen.size(), 6u * 3u) << "six actions (no Repeat, no Walk), three energies";
  for (const auto& [play, times] : seen) EXPECT_NEAR(times, 8400 / 18.0, 110) << play;
}

TEST(GreatRace, GR_7_chance_puts_the_pieces) {
  Table t(race_of(4));
  for (int left = 6; left >= 1; --left) {
    ASSERT_TRUE(t.game.to_act(t.s).is_chance());
    ASSERT_EQ(t.moves(8).size(), static_cast<std::size_t>(left));
    EXPECT_EQ(t.clause(8, "piece -"), "GR-7");
    EXPECT_EQ(t.game.weight(t.s, *parse(t.game, t.moves(8)[0])), 1u);
    t.play({t.moves(8).back()});
  }
  EXPECT_EQ(t.s.slot, (std::array<std::uint8_t, 6>{5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(t.clause(0, "piece Run"), "GR-7");
  Table three(race_of(3));
  EXPECT_EQ(three.moves(8), (Texts{"piece Cheat", "piece Help", "piece Run", "piece Rest", "piece Cooperate", "piece -"}));
  EXPECT_EQ(three.clause(8, "piece Walk"), "GR-7");
  three.play({"piece -"});
  EXPECT_EQ(three.moves(8).size(), 5u);
  EXPECT_EQ(three.clause(8, "piece -"), "GR-7");
  EXPECT_EQ(three.clause(8, "card 1"), "GR-7");
}

TEST(GreatRace, GR_8_the_wheel_turns_one_space_a_round) {
  Table t(race_of(4));
  t.wheel();
  EXPECT_EQ(text(t.game.benefit(t.s, cheat, 1)), "3");        // section 0
  EXPECT_EQ(text(t.game.benefit(t.s, cheat, 4)), "1+exchange");  // section 1
  EXPECT_EQ(text(t.game.benefit(t.s, walk, 3)), "1+exchange");   // section 11
  t.play({"0 card 1", "1 card 1", "2 card 1", "3 card 1"});
  t.play({"0 play Run 1", "1 play Run 1", "2 play Run 1", "3 play Run 1"});
  EXPECT_EQ(t.s.rotation, 1);
  EXPECT_EQ(text(t.game.benefit(t.s, cheat, 1)), "1+exchange");
  EXPECT_EQ(text(t.game.benefit(t.s, walk, 3)), "3") << "round the wheel";
  t.s.rotation = 11;
  t.play({"0 play Walk 1", "1 play Walk 1", "2 play Walk 1", "3 play Walk 1"});
  EXPECT_EQ(t.s.rotation, 0);
}

TEST(GreatRace, GR_9_the_total_decides_between_low_and_high) {
  Table t(race_of(4));
  t.wheel();
  const std::array<int, 7> tops{0, 3, 2, 4, 3, 5, 2};
  for (int act = cheat; act <= walk; ++act) {
    const auto slot = static_cast<std::size_t>(2 * (act - 1));
    const auto& space = t.game.printed().space;
    const auto side = [&](const Printed::Space& p) { return is_movement(act) ? p.green : p.yellow; };
    const int top = tops[static_cast<std::size_t>(act)];
    for (int total = 1; total <= 30; ++total)
      EXPECT_EQ(t.game.benefit(t.s, act, total), side(space[slot + (total > top)])) << act << " " << total;
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
  ASSERT_EQ(text(t.game.benefit(t.s, cheat, 1)), "3");
  ASSERT_EQ(text(t.game.benefit(t.s, run, 2)), "4");
  ASSERT_EQ(text(t.game.benefit(t.s, walk, 5)), "2");
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
  EXPECT_EQ(text(Benefit{Benefit::by_seats, true, true}), "N+exchange+trade");
}

TEST(GreatRace, GR_11_a_split_space_has_green_for_movement_and_yellow_for_the_rest) {
  Table t(race_of(4, plain_four));
  for (const int act : {cheat, run, cooperate, walk}) {
    t.fresh().reading(act, false, 4);
    EXPECT_EQ(text(t.game.benefit(t.s, act, 1)), "4");
  }
  for (const int act : {help, rest}) {
    t.fresh().reading(act, false, 4);
    EXPECT_EQ(text(t.game.benefit(t.s, act, 1)), "2");
  }
  for (const auto& [act, unit] : {std::pair{"Cheat", "spaces"}, {"Help", "karma"}, {"Rest", "1-cards"}, {"Walk", "spaces"}})
    EXPECT_NE(t.json().find(fmt::format(R"("action":"{}","unit":"{}")", act, unit)), std::string::npos) << act;
  t.reading(help, false, 4).play({"0 play Help 1", "1 play Cheat 1", "2 play Cheat 2", "3 play Cheat 3"});
  EXPECT_EQ(t.s.karma[0], 4 + 2);
  t.fresh().reading(rest, false, 4).play({"1 play Rest 1", "0 play Walk 1", "2 play Walk 1", "3 play Walk 1"});
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 1, 2, 2, 3})) << "two 1s for the one played";
}

TEST(GreatRace, GR_12_a_card_before_the_race) {
  Table t(race_of(3));
  t.wheel();
  EXPECT_EQ(t.moves(0), (Texts{"card 1", "card 2", "card 3", "card 4", "card 5"}));
  EXPECT_EQ(t.clause(0, "card 6"), "GR-12");
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-12");
  t.play({"1 card 4"});
  EXPECT_EQ(t.clause(1, "card 4"), "GR-12");
  EXPECT_EQ(observation_text(t.game, t.s, Seat::first, *parse(t.game, "card 5"), Seat::second), "card ?");
  t.play({"0 card 5", "2 card 4"});
  EXPECT_EQ(t.s.row[1], Row{pair(rest, 0)});
  EXPECT_FALSE(t.s.cards[1] & act_bit(rest));
  EXPECT_EQ(t.clause(0, "card 1"), "GR-12");
  Table four(race_of(4));
  four.wheel();
  EXPECT_EQ(four.moves(3).size(), 6u);
  EXPECT_EQ(four.game.refuse(four.s, Seat::first, *parse(four.game, "play Strategise 1")).text,
            "before the race every seat chooses one action card from 1 to 6, and no energy");
}

Ints karma_after(int seats, const Ints& cards, const std::string& animals) {
  Table t(race_of(seats, animals));
  return t.first(cards).karmas();
}

TEST(GreatRace, GR_13_karma_by_rank) {
  // The worked examples.
  EXPECT_EQ(karma_after(3, {1, 3, 5}, "Ox,Tiger,Dog"), (Ints{2, 2, 2}));
  EXPECT_EQ(karma_after(4, {4, 3, 5, 4}, "Ox,Tiger,Dog,Pig"), (Ints{1, 3, 4, 1}));
  EXPECT_EQ(karma_after(5, {6, 2, 2, 2, 5}, "Ox,Tiger,Dog,Pig,Goat"), (Ints{5, 2, 2, 2, 1}));
  EXPECT_EQ(karma_after(4, {3, 3, 3, 3}, "Ox,Tiger,Dog,Pig"), (Ints{1, 1, 1, 1}));
}

TEST(GreatRace, GR_14_gifts) {
  EXPECT_EQ(karma_after(3, {4, 2, 3}, "Ox,Tiger,Dog"), (Ints{2, 2, 2}));
  EXPECT_EQ(karma_after(3, {5, 5, 1}, "Ox,Tiger,Dog"), (Ints{1, 1, 3}));
  EXPECT_EQ(karma_after(5, {6, 1, 1, 1, 1}, "Ox,Tiger,Dog,Pig,Goat"), (Ints{1, 2, 2, 2, 2}));
  EXPECT_EQ(karma_after(4, {6, 1, 1, 6}, "Ox,Tiger,Dog,Pig"), (Ints{1, 3, 3, 1}));
  EXPECT_EQ(karma_after(3, {1, 3, 5}, "Dragon,Tiger,Dog"), (Ints{3, 2, 2})) << "1 and the bonus, and a gift without";
}

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
  EXPECT_EQ(t.s.row[1], (Row{pair(cheat, 0)} | Row{pair(run, 2)} << 8));
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 2, 3}));
}

TEST(GreatRace, GR_16_repeat_needs_a_card_in_the_row) {
  Table t(race_of(4, plain_four));
  t.fresh();
  EXPECT_EQ(t.clause(1, "play Repeat 1"), "GR-16");
  t.row(1, {pair(run, 1)});
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
  t.fresh().row(1, {pair(cooperate, 0)}).karma(1, 0);
  EXPECT_EQ(t.clause(1, "play Rest 1"), "GR-18");
  EXPECT_EQ(t.clause(1, "play Walk 1"), "allowed");
  t.karma(1, 1);
  EXPECT_EQ(t.clause(1, "play Rest 1"), "allowed");
  EXPECT_EQ(t.clause(1, "play Run 1"), "GR-18");
  t.karma(1, 2);
  EXPECT_EQ(t.clause(1, "play Cheat 1"), "allowed");
}

TEST(GreatRace, GR_19_lower_numbers_cost_karma) {
  const auto paid = [](const std::vector<Pair>& row, const char* play) {
    Table t(race_of(4, plain_four));
    t.fresh().row(1, row).play({std::string("1 play ") + play, "0 play Strategise 3", "2 play Strategise 2"});
    return GreatRace::cost(t.s, 1, act_of(t.s.played[1]));
  };
  EXPECT_EQ(paid({pair(cooperate, 0)}, "Rest 1"), 1);
  EXPECT_EQ(paid({pair(walk, 1)}, "Cooperate 1"), 1);
  EXPECT_EQ(paid({pair(walk, 1)}, "Run 1"), 2);
  EXPECT_EQ(paid({pair(run, 1), pair(repeat, 1)}, "Walk 1"), 1) << "Repeat is a 7";
  EXPECT_EQ(paid({pair(run, 1), pair(repeat, 1)}, "Cooperate 1"), 2);
  EXPECT_EQ(paid({pair(run, 1)}, "Walk 1"), 0);
  EXPECT_EQ(paid({}, "Run 1"), 0) << "an empty row asks for nothing";
  EXPECT_EQ(paid({pair(run, 1)}, "Strategise 1"), 0);
  Table paying(race_of(4, plain_four));
  paying.fresh().row(1, {pair(walk, 1)}).row(3, {pair(walk, 1)});
  paying.play({"0 play Strategise 3", "1 play Cooperate 1", "2 play Strategise 2", "3 play Run 1"});
  EXPECT_EQ(paying.karmas(), (Ints{4, 3, 4, 2}));
  // After a Strategise the card that stayed is the last one.
  Table t(race_of(4, plain_four));
  t.fresh().row(1, {pair(cooperate, 1), pair(walk, 1)});
  t.play({"1 play Strategise 1", "0 play Strategise 3", "2 play Cheat 2", "3 play Cheat 1"});
  ASSERT_EQ(t.s.row[1], Row{pair(cooperate, 1)});
  EXPECT_EQ(GreatRace::cost(t.s, 1, run), 2);
  EXPECT_EQ(GreatRace::cost(t.s, 1, walk), 0);
  // A view has the prices of the cards in hand, while they are played.
  const auto prices = R"("prices":{"Cheat":2,"Help":2,"Run":2,"Rest":1,"Walk":0,"Repeat":0,"Strategise":0},"row":[)"
                      R"({"number":5,"action":"Cooperate","energy":1,"as":"Cooperate"}])";
  EXPECT_NE(t.json().find(prices), std::string::npos) << t.json();
  t.s.phase = GreatRace::Phase::horse;
  EXPECT_EQ(t.json().find(R"("prices":{"Cheat")"), std::string::npos) << t.json();
}

TEST(GreatRace, GR_20_rabbit_pays_less_and_snake_moves) {
  Table t(race_of(4, "Rabbit,Snake,Ox,Dog"));
  t.fresh().row(0, {pair(cooperate, 0)}).row(1, {pair(cooperate, 0)}).karma(0, 0);
  EXPECT_EQ(t.clause(0, "play Rest 1"), "allowed") << "nothing to pay";
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-18");
  t.karma(0, 1).at(1, 5);
  t.play({"0 play Run 3", "1 play Cheat 1", "2 play Cheat 2", "3 play Walk 1"});
  EXPECT_EQ(t.s.karma[0], 0);
  EXPECT_EQ(t.s.karma[1], 2);
  EXPECT_EQ(t.positions()[1], 5 + 2 - 1) << "two forward, then one back as it loses at Cheat";
  t.fresh().row(1, {pair(cooperate, 0)}).at(1, 0);
  t.play({"0 play Run 3", "1 play Rest 1", "2 play Cheat 2", "3 play Walk 1"});
  EXPECT_EQ(t.positions()[1], 1);
}

TEST(GreatRace, GR_21_actions_in_order_and_repeat_with_its_action) {
  Table t(race_of(4, plain_four));
  // Seat 1 repeats its Run: it and seat 0 resolve Run together, 3 against 2; and seat 2's Cheat came before.
  t.fresh().row(1, {pair(run, 1)}).reading(run, true, 2).at(1, 10);
  t.play({"0 play Run 2", "1 play Repeat 3", "2 play Strategise 1", "3 play Strategise 2"});
  EXPECT_EQ(t.positions(), (Ints{1, 10 + 2 + 1, 0, 1}));
  EXPECT_EQ(last_act(t.s.row[1]), repeat);
  EXPECT_NE(t.json().find(R"({"number":7,"action":"Repeat","energy":3,"as":"Run"}],)"), std::string::npos) << t.json();
  EXPECT_EQ(GreatRace::cost(t.s, 1, walk), 1) << "its number stays 7";
  // The view tells of it: together with the Run it counts as, and beside it the Strategise that has taken its row back.
  EXPECT_NE(t.json().find(R"("plays":[{"seat":0,"action":"Run","energy":2},{"seat":1,"action":"Repeat","energy":3}]},)"
                          R"({"action":"Strategise","total":3,"plays":[{"seat":2,"action":"Strategise","energy":1},)"
                          R"({"seat":3,"action":"Strategise","energy":2}]}]})"),
            std::string::npos)
      << t.json();
  // After a Strategise it repeats the card that has stayed.
  t.fresh().row(1, {pair(run, 1), pair(rest, 1)}).hand(1, {1, 1, 3});
  t.play({"0 play Strategise 2", "1 play Strategise 1", "2 play Cheat 1", "3 play Cheat 2"});
  ASSERT_EQ(t.s.row[1], Row{pair(run, 1)});
  EXPECT_NE(t.json().find(R"("energy":1,"as":"Run"}],"repeats":"Run")"), std::string::npos) << t.json();
  EXPECT_NE(t.json().find(R"("row":[],"repeats":null)"), std::string::npos) << "an empty row";
  t.play({"1 play Repeat 3"});
  EXPECT_NE(t.json(Seat::second).find(R"("played":{"number":7,"action":"Repeat","energy":3,"as":"Run"})"), std::string::npos);
  t.play({"0 play Cheat 2", "2 play Help 1", "3 play Help 2"});
  EXPECT_EQ(t.s.row[1], (Row{pair(run, 1)} | Row{pair(repeat, 3)} << 8));
  // The order: each action in turn, which a waiting window shows.
  t.fresh().reading(cheat, false, 1).hand(0, {2, 2, 1});
  t.play({"0 play Cheat 2", "1 play Help 1", "2 play Run 1", "3 play Walk 1"});
  ASSERT_TRUE(t.asked(0));
  EXPECT_EQ(t.s.act, cheat);
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
      order.push_back(t.s.turn);
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

TEST(GreatRace, GR_51_how_moves_are_written) {
  const auto game = race_of(4);
  std::set<std::string> texts;
  for (int i = 0; i < game.action_count(); ++i) texts.insert(game.text(game.action(static_cast<ActionId>(i))));
  EXPECT_EQ(texts.size(), static_cast<std::size_t>(game.action_count()));
  for (const char* move : {"card 5",
                           "play Run 3",
                           "play Repeat 3",
                           "exchange 4+2>5",
                           "exchange 6>5+1",
                           "exchange 3+k>5",
                           "trade",
                           "ability",
                           "ability card",
                           "ability karma",
                           "ability move",
                           "return 2",
                           "fallback",
                           "done",
                           "animal Ox",
                           "animal Cat",
                           "piece Run",
                           "piece -",
                           "exchange 2+k>1+1+1+1",
                           "exchange 1>2"})
    EXPECT_TRUE(texts.contains(move)) << move;
  for (const char* move : {"exchange 2+4>5", "exchange k+3>5", "card 7", "play Repeat 7", "piece Repeat", "exchange 1+k>2",
                           "exchange 5>5", "exchange 2+2+1>4"})
    EXPECT_FALSE(texts.contains(move)) << move;
  Table t(game);
  EXPECT_EQ(t.clause(8, "piece Fly"), "GR-51");
}

TEST(GreatRace, GR_52_a_choice_of_one_is_a_step) {
  Table t(race_of(3));
  t.play({"piece -", "piece Run", "piece Help", "piece Rest", "piece Cheat"});
  EXPECT_EQ(t.moves(8), (Texts{"piece Cooperate"}));
  t.fresh().hand(0, {3});
  EXPECT_EQ(t.moves(0), (Texts{"play Strategise 3"}));
  EXPECT_TRUE(t.game.to_act(t.s).has(Seat::first));
  const auto options = race_of(3, "Rat,Ox,Tiger", {{"age_order", "2,0,1"}}).setup().options;
  EXPECT_EQ(options[0].second, "Rat,Ox,Tiger");
  EXPECT_EQ(options[1].second, "2,0,1");
  EXPECT_EQ(options[2].second, "false");
}

}  // namespace
}  // namespace shengxiao::games
