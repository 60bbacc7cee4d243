// The clauses of The Great Race about the animals and the end (GR-36 to GR-50).
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

const Texts rest_of_four{"1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"};

// Seat 0 alone resolves an action that reads this space.
Table alone(const std::string& animals, Act act, int space, const Ints& hand, int energy, int karma = 4) {
  Table t(race_of(4, animals));
  t.fresh().hand(0, hand).karma(0, karma);
  t.reading(act, energy > t.game.rules().printed.low_top(act), space);
  t.play({fmt::format("0 play {} {}", name_of(act), energy)}).play(rest_of_four);
  return t;
}

TEST(GreatRace, GR_36_rat_wins_ties_at_the_end_and_not_in_a_round) {
  Table t(race_of(3, "Ox,Rat,Dog"));
  t.fresh().at(0, 30).at(1, 30).at(2, 29);
  t.s.played = {Play(cheat, 1), Play(strategise, 1), Play(run, 1), {}, {}};
  EXPECT_EQ(t.game.ranking(t.s)[0], 1);
  t.at(1, 29);
  EXPECT_EQ(t.game.ranking(t.s)[0], 0);
  EXPECT_EQ(t.game.ranking(t.s)[1], 1);
  // In a round the older acts first.
  t.fresh().reading(help, true, 10).play({"0 play Help 1", "1 play Help 2", "2 play Strategise 1"});
  EXPECT_TRUE(t.asked(0));
}

TEST(GreatRace, GR_37_ox_moves_when_it_exchanges_up) {
  const auto moved = [](const Ints& hand, const char* exchange) {
    auto t = alone("Ox,Rat,Tiger,Dog", walk, 1, hand, 1);
    const int before = t.positions()[0];
    t.play({exchange});
    return t.positions()[0] - before;
  };
  EXPECT_EQ(moved({1, 3, 1}, "exchange 3+1>4"), 1);
  EXPECT_EQ(moved({1, 4, 1}, "exchange 4+1>5"), 2);
  EXPECT_EQ(moved({1, 5, 1}, "exchange 5+1>6"), 2);
  EXPECT_EQ(moved({1, 2, 1}, "exchange 2+1>3"), 0);
  EXPECT_EQ(moved({1, 5, 4}, "exchange 5>4+1"), 0) << "not going down";
}

TEST(GreatRace, GR_38_tiger_gives_one_less_or_gains_karma) {
  auto t = alone("Tiger,Rat,Ox,Dog", walk, 1, {1, 1, 1, 3}, 1);
  EXPECT_EQ(t.exchanges(0), (Texts{"exchange 1+1>3", "exchange 1>2", "exchange 3>1+1+1", "exchange 3>2+1", "exchange 3>4"}));
  EXPECT_EQ(t.clause(0, "exchange 3+1>4"), "GR-38") << "the 1 is superfluous";
  EXPECT_EQ(t.clause(0, "exchange 1+1>2"), "GR-38");
  auto unused = t;
  EXPECT_EQ(unused.play({"done"}).s.karma[0], 5);
  EXPECT_EQ(t.play({"exchange 3>4"}).s.karma[0], 4);
  EXPECT_EQ(t.cards(0), (Ints{1, 1, 4}));
  // Nothing to exchange, so no window: the karma comes all the same. And none without the exchange on the space.
  auto none = alone("Tiger,Rat,Ox,Dog", walk, 1, {1, 6}, 1);
  ASSERT_TRUE(none.asked(0)) << "down";
  EXPECT_EQ(alone("Tiger,Rat,Ox,Dog", walk, 2, {1, 1, 1}, 1).s.karma[0], 4);
  Table full(race_of(4, "Tiger,Rat,Ox,Dog"));
  full.fresh().reading(walk, false, 1).hand(0, {1, 6, 6}).row(0, {Play(run, 2)});
  full.s.supply = {};
  full.hand(0, {1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}).play({"0 play Walk 1"}).play(rest_of_four);
  EXPECT_TRUE(full.next_round()) << "twelve cards and an empty supply";
  EXPECT_EQ(full.s.karma[0], 5);
  // A benefit it does not gain is none of its business.
  Table outbid(race_of(4, "Tiger,Rat,Ox,Dog"));
  outbid.fresh()
      .reading(walk, true, 1)
      .play({"0 play Walk 1", "1 play Walk 3", "2 play Strategise 1", "3 play Strategise 1", "done"});
  EXPECT_EQ(outbid.s.karma[0], 4);
}

TEST(GreatRace, GR_39_rabbit_and_snake_pay_their_own_way) {
  Table t(race_of(3, "Rabbit,Snake,Ox"));
  t.fresh();
  for (std::size_t seat = 0; seat < 3; ++seat) t.row(seat, {Play(repeat, 1)});
  EXPECT_EQ(cost(t.s, 0, cooperate), 1);
  EXPECT_EQ(cost(t.s, 1, cooperate), 2);
  EXPECT_EQ(cost(t.s, 0, strategise), 0);
  t.row(0, {Play(cooperate, 1)});
  EXPECT_EQ(cost(t.s, 0, rest), 0);
}

TEST(GreatRace, GR_40_dragon_gains_more_karma_and_pays_with_it) {
  const char* const dragon_first = "Dragon,Rat,Ox,Dog";
  EXPECT_EQ(alone(dragon_first, help, 2, {1, 1}, 1).s.karma[0], 4 + 2 + 1);
  EXPECT_EQ(alone(dragon_first, help, 2, {1, 1}, 1, 7).s.karma[0], 8);
  EXPECT_EQ(alone(dragon_first, rest, 2, {1, 1}, 1).s.karma[0], 4 + 1 + 1) << "as the highest who rests";
  EXPECT_EQ(alone(dragon_first, run, 2, {1, 1}, 1).s.karma[0], 4);
  auto t = alone(dragon_first, walk, 1, {1, 3, 2}, 1);
  for (const char* move : {"exchange 2+k>3", "exchange 2+k>4", "exchange 3+k>4", "exchange 2+k>1+1+1+1", "exchange 3+k>2+2+1",
                           "exchange 3+k>2+1+1+1", "exchange 3+k>1+1+1+1+1"})
    EXPECT_TRUE(t.can(0, move)) << move;
  EXPECT_FALSE(t.can(0, "exchange 3+k>5")) << "no 4 and no 5";
  EXPECT_EQ(t.exchanges(0).size(), 11u);
  auto down = t;
  down.play({"exchange 3+k>2+2+1"});
  EXPECT_EQ(down.cards(0), (Ints{1, 2, 2, 2}));
  EXPECT_EQ(down.s.karma[0], 3);
  t.play({"exchange 3+k>4"});
  EXPECT_EQ(t.cards(0), (Ints{2, 4}));
  EXPECT_EQ(t.s.karma[0], 3);
  auto poor = alone(dragon_first, walk, 1, {1, 3, 2}, 1, 0);
  EXPECT_EQ(poor.clause(0, "exchange 3+k>4"), "GR-40");
  EXPECT_TRUE(poor.can(0, "exchange 3+2>4"));
}

TEST(GreatRace, GR_41_horse) {
  Table t(race_of(4, "Ox,Horse,Dog,Rat"));
  t.fresh().reading(walk, true, 2).at(1, 5);
  const int turned = (t.s.rotation + 1) % wheel_spaces;
  t.play({"0 play Walk 1", "1 play Walk 3", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.positions()[1], 5 + 2 + 1 + 1);
  ASSERT_TRUE(t.asked(1));
  EXPECT_EQ(t.s.rotation, turned) << "after the wheel has turned";
  EXPECT_EQ(t.moves(1), (Texts{"ability", "done"}));
  EXPECT_EQ(t.clause(1, "trade"), "GR-41");
  auto not_now = t;
  not_now.play({"done"});
  EXPECT_EQ(not_now.positions()[1], 9);
  EXPECT_TRUE(not_now.next_round());
  t.play({"ability"});
  EXPECT_EQ(t.positions()[1], 8);
  EXPECT_EQ(t.s.karma[1], 5);
  EXPECT_EQ(t.cards(1), (Ints{1, 1, 1, 2, 2}));
  EXPECT_TRUE(t.next_round());
  // Not larger than anybody's: no movement. On Start: not asked.
  t.fresh().reading(walk, true, 2);
  t.play({"0 play Walk 3", "1 play Walk 3", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.next_round());
  EXPECT_EQ(t.positions()[1], 0);
  // Asked with nothing to gain, and not in the round that ends the game.
  t.fresh().at(1, 5).karma(1, 8).hand(1, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  t.play({"0 play Strategise 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(1));
  t.play({"ability"});
  EXPECT_EQ(t.positions()[1], 4);
  EXPECT_EQ(t.s.karma[1], 8);
  EXPECT_EQ(t.s.energy[1].size(), 12);
  t.fresh().at(1, 5).at(0, 30).play({"0 play Strategise 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.s.phase, Phase::over);
}

TEST(GreatRace, GR_42_goat_exchanges_when_it_is_not_alone) {
  Table t(race_of(4, "Goat,Rat,Ox,Dog"));
  t.fresh().reading(run, true, 1);
  t.play({"0 play Run 3", "1 play Run 2", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(0));
  t.play({"exchange 1+1>2"});
  ASSERT_TRUE(t.asked(0)) << "the wheel's and its own";
  t.play({"exchange 2+2>3"});
  EXPECT_TRUE(t.next_round());
  t.fresh().reading(run, true, 2).play({"0 play Run 1", "1 play Run 2", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.asked(0)) << "whatever its energy";
  t.fresh().reading(run, false, 2).play({"0 play Run 1", "1 play Strategise 2", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.next_round()) << "alone";
  // With Strategise too, after the row is taken back, and before the river asks.
  t.fresh().hand(0, {1, 1}).row(0, {Play(cheat, 1), Play(help, 4)}).at(0, 20);
  t.play({"0 play Strategise 1", "1 play Strategise 2", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.can(0, "exchange 4+1>5"));
  t.play({"exchange 4+1>5"});
  EXPECT_EQ(t.moves(0), (Texts{"return 1", "return 5", "fallback"}));
}

TEST(GreatRace, GR_43_monkey_and_rooster_gain_when_they_are_not_alone) {
  // The worked examples, less their numbers: the gain may be taken first, to be used.
  Table t(race_of(4, "Monkey,Rooster,Ox,Dog"));
  t.fresh().reading(walk, true, 6).hand(0, {4, 1}).hand(1, {2, 1});
  t.play({"0 play Walk 4", "1 play Walk 2", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(0)) << "one 1 in hand: usable only after the gain";
  EXPECT_EQ(t.positions()[0], 3);
  EXPECT_EQ(t.moves(0), (Texts{"ability", "done"}));
  auto done = t;
  done.play({"done"});
  EXPECT_EQ(done.cards(0), (Ints{1, 1})) << "the gain comes at the end";
  EXPECT_EQ(done.s.karma[1], 5) << "the Rooster's too, without a window";
  EXPECT_TRUE(done.next_round());
  t.play({"ability"});
  EXPECT_EQ(t.moves(0), (Texts{"exchange 1+1>2", "done"}));
  t.play({"exchange 1+1>2"});
  EXPECT_EQ(t.cards(0), (Ints{2}));
  // The Rooster's karma makes the trade.
  t.fresh().reading(run, true, 7).hand(1, {6, 1}).hand(0, {5, 1}).karma(1, 1);
  t.play({"1 play Run 6", "0 play Run 5", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(1));
  EXPECT_EQ(t.moves(1), (Texts{"ability", "done"}));
  t.play({"ability"});
  EXPECT_EQ(t.moves(1), (Texts{"trade", "done"}));
  t.play({"trade"});
  EXPECT_EQ(t.positions()[1], 6);
  EXPECT_EQ(t.s.karma[1], 0);
  // With 0 karma even the gain is not enough.
  t.fresh().reading(run, true, 7).hand(1, {6, 1}).hand(0, {5, 1}).karma(1, 0);
  t.play({"1 play Run 6", "0 play Run 5", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.next_round());
  EXPECT_EQ(t.s.karma[1], 1);
  // Alone: nothing.
  t.fresh().reading(run, false, 2).play({"0 play Run 1", "1 play Walk 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.cards(0), (Ints{1, 2, 2, 3}));
  EXPECT_EQ(t.s.karma[1], 4);
  // At its limits a gain is lost.
  t.fresh().reading(run, true, 2).karma(1, 8);
  t.play({"0 play Run 3", "1 play Run 2", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.s.karma[1], 8);
}

TEST(GreatRace, GR_44_dog_strategises_its_own_way) {
  Table t(race_of(4, "Dog,Rat,Ox,Pig"));
  t.fresh().at(0, 20).play({"0 play Strategise 1", "1 play Run 1", "2 play Cheat 1", "3 play Walk 1"});
  EXPECT_TRUE(t.next_round());
  EXPECT_EQ(t.positions()[0], 21);
  EXPECT_EQ(t.cards(0), (Ints{1, 1, 2, 2, 3}));
  t.fresh().play({"0 play Strategise 1", "1 play Run 1", "2 play Cheat 1", "3 play Walk 1"});
  EXPECT_EQ(t.positions()[0], 0);
  EXPECT_EQ(t.cards(0), (Ints{1, 1, 1, 2, 2, 3}));
  t.fresh().at(0, 14).play({"0 play Strategise 3", "1 play Strategise 1", "2 play Cheat 1", "3 play Walk 1"});
  EXPECT_EQ(t.positions()[0], 16) << "looked at after outbidding";
  EXPECT_EQ(t.cards(0), (Ints{1, 1, 2, 2, 3}));
}

TEST(GreatRace, GR_45_pig_alone_with_its_number) {
  const auto offers = [](int seats, const char* animals, const Texts& plays) {
    Table t(race_of(seats, animals));
    t.fresh().row(1, {Play(run, 1)}).play(plays);
    while (t.s.phase == Phase::window) t.play({"done"});
    return t.s.phase == Phase::pig ? t.moves(0) : Texts{};
  };
  const Texts two{"ability card", "ability karma"}, three{"ability card", "ability karma", "ability move"};
  EXPECT_EQ(offers(3, "Pig,Rat,Ox", {"0 play Run 1", "1 play Rest 1", "2 play Cooperate 1"}), two);
  EXPECT_EQ(offers(3, "Pig,Rat,Ox", {"0 play Run 1", "1 play Strategise 1", "2 play Help 1"}), Texts{}) << "in the middle";
  EXPECT_EQ(offers(3, "Pig,Rat,Ox", {"0 play Strategise 1", "1 play Repeat 1", "2 play Help 1"}), Texts{}) << "the highest, with 3";
  EXPECT_EQ(offers(3, "Pig,Rat,Ox", {"0 play Rest 1", "1 play Rest 1", "2 play Cooperate 1"}), Texts{}) << "not alone";
  EXPECT_EQ(offers(4, "Pig,Rat,Ox,Dog", {"0 play Strategise 1", "1 play Repeat 1", "2 play Walk 1", "3 play Walk 1"}), two);
  EXPECT_EQ(offers(4, "Pig,Rat,Ox,Dog", {"0 play Rest 1", "1 play Repeat 1", "2 play Strategise 1", "3 play Strategise 1"}), two);
  EXPECT_EQ(offers(5, "Pig,Rat,Ox,Dog,Goat",
                   {"0 play Strategise 1", "1 play Repeat 1", "2 play Walk 1", "3 play Walk 1", "4 play Walk 1"}),
            three);
  // Asked after outbidding, before the window; limits notwithstanding.
  Table t(race_of(4, "Pig,Rat,Ox,Dog"));
  t.fresh().reading(run, true, 1).karma(0, 8);
  t.play({"0 play Run 3", "1 play Walk 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.clause(0, "ability move"), "GR-45");
  EXPECT_EQ(t.clause(0, "exchange 1+1>2"), "GR-45");
  EXPECT_TRUE(t.can(0, "ability karma"));
  auto karma = t, card = t;
  karma.play({"ability karma"});
  EXPECT_EQ(karma.s.karma[0], 8);
  card.play({"ability card"});
  EXPECT_EQ(card.cards(0), (Ints{1, 1, 1, 2, 2}));
  Table mover(race_of(5, "Pig,Rat,Ox,Dog,Goat"));
  mover.fresh().reading(run, false, 7);
  mover.play({"0 play Run 3", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1", "4 play Strategise 1"});
  mover.play({"ability move"});
  EXPECT_EQ(mover.positions()[0], 3);
}

const Texts all_strategise{"0 play Strategise 1", "1 play Strategise 1", "2 play Strategise 1"};

TEST(GreatRace, GR_46_the_end_comes_after_the_round) {
  Table t(race_of(3, "Snake,Rat,Ox"));
  t.fresh().at(1, 29).reading(run, false, 2).play({"1 play Run 1", "0 play Cooperate 1", "2 play Strategise 1"});
  while (t.s.phase == Phase::window) t.play({"done"});
  EXPECT_EQ(t.s.phase, Phase::over) << "all other actions were resolved first";
  EXPECT_GT(t.positions()[0], 0);
  EXPECT_TRUE(t.game.to_act(t.s).empty());
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-46");
  // A Snake that pays its way to Finish and then loses at Cheat is not there.
  t.fresh().at(0, 28).row(0, {Play(cooperate, 1)});
  t.play({"0 play Cheat 1", "1 play Cheat 2", "2 play Strategise 1"});
  while (!t.next_round() && t.s.phase != Phase::over) t.play({"done"});
  EXPECT_TRUE(t.next_round());
  EXPECT_EQ(t.positions()[0], 29);
}

TEST(GreatRace, GR_47_finish_and_river) {
  Table t(race_of(3, "Snake,Rat,Ox"));
  for (const auto& [at, owes] : {std::pair{14, false}, {15, true}, {29, true}}) {
    t.fresh().at(0, at).play(all_strategise);
    EXPECT_EQ(t.asked(0), owes) << at;
  }
  t.fresh().at(0, 29).reading(run, false, 0).play({"0 play Run 1", "1 play Strategise 1", "2 play Strategise 1"});
  EXPECT_EQ(t.positions()[0], 30);
  EXPECT_EQ(t.s.phase, Phase::over);
}

TEST(GreatRace, GR_48_ranking_and_returns) {
  Table t(race_of(4, "Ox,Tiger,Rabbit,Dog", {{"age_order", "3,2,1,0"}}));
  t.fresh();
  const auto ranking = [&](const Ints& at, const Ints& numbers, const Ints& karma) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
      t.at(seat, at[seat]).karma(seat, karma[seat]);
      t.s.played[seat] = numbers[seat] ? Play(act_with(numbers[seat]), 1) : Play();
    }
    Ints order;
    for (const int seat : t.game.ranking(t.s)) order.push_back(seat);
    return order;
  };
  EXPECT_EQ(ranking({30, 12, 30, 13}, {5, 1, 3, 1}, {0, 0, 0, 0}), (Ints{2, 0, 3, 1})) << "the smaller number";
  EXPECT_EQ(ranking({30, 30, 30, 30}, {5, 5, 5, 5}, {1, 3, 2, 0}), (Ints{1, 2, 0, 3})) << "then more karma";
  EXPECT_EQ(ranking({30, 30, 30, 30}, {7, 3, 7, 3}, {1, 1, 1, 1}), (Ints{3, 1, 2, 0})) << "then the older; Repeat is a 7";
  const auto returns = t.game.returns(t.s);
  EXPECT_EQ(std::vector<double>(returns.begin(), returns.end()), (std::vector<double>{-1.0 / 3, -1.0 / 3, -1.0 / 3, 1}));
  t.s.phase = Phase::over;
  EXPECT_NE(t.json().find("\"ranking\":[3,1,2,0]"), std::string::npos) << "the ranking is reported";
}

TEST(GreatRace, GR_49_sixty_rounds_are_the_end) {
  Table t(race_of(3, "Horse,Rat,Ox"));
  t.fresh().at(0, 3);
  t.s.round = 59;
  t.play(all_strategise);
  ASSERT_TRUE(t.asked(0)) << "the Horse";
  t.play({"done"});
  EXPECT_EQ(t.s.round, 60);
  t.play(all_strategise);
  EXPECT_EQ(t.s.phase, Phase::over);
  EXPECT_EQ(t.game.returns(t.s)[0], 1);
}

TEST(GreatRace, GR_50_the_cat) {
  EXPECT_EQ(GreatRace::make({3, {{"animals", "Cat,Rat,Ox"}}}).error().clause, "GR-50");
  Table drawn(race_of(3, "random", {{"cat", "true"}})), without(race_of(3, "random"));
  EXPECT_EQ(drawn.wheel().moves(8).size(), 13u);
  EXPECT_EQ(without.wheel().clause(8, "animal Cat"), "GR-50");
  // It has its card and karma before the race, and sits out the first round.
  Table t(race_of(3, "Cat,Pig,Ox"));
  t.first({5, 4, 3});
  EXPECT_EQ(t.karmas(), (Ints{3, 2, 1}));
  EXPECT_EQ(t.game.to_act(t.s), SeatSet::all(3).without(Seat::first));
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-50");
  EXPECT_TRUE(t.moves(0).empty());
  EXPECT_NE(t.json().find(R"("sits_out":true,"chosen":false,"played":null})"), std::string::npos) << t.json();
  t.play({"1 play Cooperate 1", "2 play Repeat 1"});
  while (!t.next_round()) t.play({t.moves(t.s.mover).back()});
  EXPECT_EQ(t.s.round, 2);
  EXPECT_EQ(t.json().find(R"("sits_out":true)"), std::string::npos);
  EXPECT_EQ(t.s.row[0], row_of({Play(cooperate, 0)}));
  EXPECT_EQ(t.game.to_act(t.s), SeatSet::all(3));
  // Its number would be 9.
  Table ranked(race_of(3, "Cat,Dog,Ox"));
  ranked.fresh().at(0, 5).at(1, 5).at(2, 4);
  ranked.s.played = {Play(), Play(strategise, 1), Play(cheat, 1)};
  EXPECT_EQ(ranked.game.ranking(ranked.s)[0], 1);
  // 3 or more of a benefit is 1 more of it; outbidding and the like are not.
  const auto gains = [](Act act, int space, int energy) {
    Table cat(race_of(4, "Cat,Rat,Ox,Dog"));
    cat.fresh().hand(0, {energy, 1, 1});
    cat.s.round = 2;
    cat.s.to_act = SeatSet::all(4);
    cat.reading(act, energy > cat.game.rules().printed.low_top(act), space);
    cat.play({fmt::format("0 play {} {}", name_of(act), energy)}).play(rest_of_four);
    return Ints{cat.positions()[0], cat.s.karma[0] - 4, cat.s.energy[0].size() - 2};
  };
  EXPECT_EQ(gains(run, 0, 1), (Ints{4, 0, 0}));
  EXPECT_EQ(gains(run, 4, 1), (Ints{5, 0, 0}));
  EXPECT_EQ(gains(run, 2, 1), (Ints{2, 0, 0}));
  EXPECT_EQ(gains(help, 0, 1), (Ints{0, 4, 1}));
  EXPECT_EQ(gains(rest, 0, 1), (Ints{0, 1, 4}));
  Table n(race_of(4, "Cat,Rat,Ox,Dog"));
  n.fresh().hand(0, {4, 1, 1}).reading(cooperate, true, 3);
  n.s.round = 2;
  n.s.to_act = SeatSet::all(4);
  n.play({"0 play Cooperate 4", "1 play Cooperate 1", "2 play Cooperate 1", "3 play Strategise 1"});
  EXPECT_EQ(n.positions()[0], 3 + 1 + 2) << "N counted out";
}

}  // namespace
}  // namespace shengxiao::games::great_race
