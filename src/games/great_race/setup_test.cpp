// The clauses of what there is, and of what comes before the first round (GR-1 to GR-7, GR-12 to GR-14).
#include <map>

#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

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
  EXPECT_EQ(race_of(3, "Snake,Rat,Pig").start().animal, (BySeat<AnimalId>{AnimalId::snake, AnimalId::rat, AnimalId::pig}));
}

TEST(GreatRace, GR_1_random_animals_come_from_chance_seat_by_seat) {
  Table t(race_of(3, "random"));
  EXPECT_EQ(t.s.animal[0], AnimalId::none);
  t.wheel();
  EXPECT_TRUE(t.game.to_act(t.s).is_chance());
  EXPECT_EQ(t.moves(8).size(), 12u);
  t.play({"animal Pig", "animal Rat"});
  EXPECT_EQ(t.moves(8).size(), 10u);
  for (const auto& text : t.moves(8)) EXPECT_EQ(t.game.weight(t.s, *parse(t.game, text)), 1u);
  EXPECT_EQ(t.clause(8, "animal Pig"), "GR-1");
  t.play({"animal Ox"});
  EXPECT_EQ(t.s.animal, (BySeat<AnimalId>{AnimalId::pig, AnimalId::rat, AnimalId::ox}));
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
  EXPECT_EQ(t.s.animal, (BySeat<AnimalId>{AnimalId::ox, AnimalId::dog, AnimalId::rat}));
  EXPECT_EQ(t.cards(2), (Ints{1, 1, 2, 2, 3, 3}));
  EXPECT_EQ(t.clause(0, "animal Pig"), "GR-1");
}

TEST(GreatRace, GR_2_eight_action_cards_and_no_walk_with_three) {
  EXPECT_EQ(race_of(3).start().action_cards[0], all_cards(4, walk));
  EXPECT_EQ(race_of(4).start().action_cards[3], all_cards(4));
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
  t.s.supply = energy_card(2);
  t.play({"0 play Run 5", "1 play Cheat 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.exchanges(0), (Texts{"exchange 2>1+1", "exchange 3>1+1+1", "exchange 3>2+1"}));
  EXPECT_EQ(t.clause(0, "exchange 3+2>5"), "GR-34") << "no 5 in the supply";
  t.play({"exchange 3>2+1"});
  EXPECT_EQ(t.s.supply, energy_card(3)) << "a 3 came back, the 2 went, the 1 came from nowhere";
}

TEST(GreatRace, GR_4_twelve_energy_cards_eight_karma) {
  Table t(race_of(4, plain_four));
  t.fresh().karma(1, 7).reading(help, false, 8);
  t.play({"0 play Run 1", "1 play Help 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.s.karma[1], 8) << "3 more would be 10";
  // Eleven cards, one of them in the row before: a Rest that gives 3 gives 1.
  t.fresh().hand(0, {1, 1, 1, 1, 1, 1, 1, 1, 1, 2}).row(0, {Play(run, 1)}).reading(rest, false, 8);
  t.play({"0 play Rest 1", "1 play Help 1", "2 play Cheat 1", "3 play Cheat 1"});
  EXPECT_EQ(t.s.energy[0].size() + cards_under(t.s.row[0]), 12);
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
  for (int i = 0; i < 21 * 400; ++i) ++seen[t.game.determinize(view, rng).played[0].bits];
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
  EXPECT_EQ(t.s.slot_by_act, (std::array<std::uint8_t, 6>{5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(t.clause(0, "piece Run"), "GR-7");
  Table three(race_of(3));
  EXPECT_EQ(three.moves(8), (Texts{"piece Cheat", "piece Help", "piece Run", "piece Rest", "piece Cooperate", "piece -"}));
  EXPECT_EQ(three.clause(8, "piece Walk"), "GR-7");
  three.play({"piece -"});
  EXPECT_EQ(three.moves(8).size(), 5u);
  EXPECT_EQ(three.clause(8, "piece -"), "GR-7");
  EXPECT_EQ(three.clause(8, "card 1"), "GR-7");
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
  EXPECT_EQ(t.s.row[1], row_of({Play(rest, 0)}));
  EXPECT_FALSE(t.s.action_cards[1].has(rest));
  EXPECT_EQ(t.clause(0, "card 1"), "GR-12");
  Table four(race_of(4));
  four.wheel();
  EXPECT_EQ(four.moves(3).size(), 6u);
  EXPECT_EQ(to_string(four.game.why_illegal(four.s, Seat::first, *parse(four.game, "play Strategise 1"))),
            "great_race.first_cards(6) [GR-12]");
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

}  // namespace
}  // namespace shengxiao::games::great_race
