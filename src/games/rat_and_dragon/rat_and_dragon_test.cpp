// The clauses of throws, creatures and notation (RD-1 to RD-8, RD-15 to RD-18).
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

TEST(RatAndDragon, RD_1_one_to_six_seats_and_twelve_creatures) {
  EXPECT_EQ(RatAndDragon::make({}).value().setup().seats, 2);
  for (int seats = 1; seats <= 6; ++seats) EXPECT_EQ(game_of(seats).setup().seats, seats);
  for (const int seats : {-1, 7}) EXPECT_EQ(RatAndDragon::make({seats, {}}).error().clause, "RD-1");
  const auto game = game_of(1);
  std::string json;
  Json out(json);
  out.open('[');
  for (int number = 1; number <= 12; ++number) {
    out.open('{');
    game.json(RatAndDragon::Action::choose(number), out);
    out.close('}');
  }
  out.close(']');
  EXPECT_NE(json.find(R"({"kind":"choose","number":1,"creature":"Rat"})"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("number":7,"creature":"Monkey")"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("number":12,"creature":"Dragon")"), std::string::npos) << json;
  // Yang with Yin scores as opposite, others as alike.
  const auto tell = game_with({.opposite = "1", .alike = "2"}, 1);
  for (int a = 1; a <= 12; ++a)
    for (int b = 1; b <= 12; ++b) EXPECT_EQ(tell.pair_points(a, b), (a > 6) == (b > 6) ? 2 : 1) << a << " " << b;
}

TEST(RatAndDragon, RD_2_a_throw_offers_two_values_to_everybody) {
  const auto game = game_of(3);
  EXPECT_EQ(game.to_act(game.start()), SeatSet(Seat::chance));
  const auto thrown = after(game, {"throw 3+5 2"});
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(moves(game, thrown, seat_at(seat)), (Texts{"choose 2", "choose 8"}));
    EXPECT_EQ(clause_of(game, thrown, seat_at(seat), "choose 3"), "RD-2");
  }
  EXPECT_EQ(moves(game, after(game, {"throw 1+3 4"}), Seat::first), (Texts{"choose 4"})) << "one choice where both are equal";
  EXPECT_EQ(moves(game, after(game, {"throw 1+2 6"}), Seat::first), (Texts{"choose 3", "choose 6"}));
  EXPECT_EQ(clause_of(game, game.start(), Seat::first, "choose 2"), "RD-2") << "the dice come first";
  EXPECT_EQ(clause_of(game, game.start(), Seat::first, "throw 1+1 1"), "RD-2") << "seats do not throw";
  EXPECT_EQ(clause_of(game, game.start(), Seat::chance, "choose 2"), "RD-2");
  EXPECT_EQ(clause_of(game, thrown, Seat::chance, "throw 1+1 1"), "RD-17") << "once a round";
}

TEST(RatAndDragon, RD_3_drawings_are_shown_when_all_have_finished) {
  const auto game = game_of(3);
  const auto thrown = after(game, {"throw 1+1 1"});
  const auto one = after(game, thrown, {"0: 2 h8 h9"}), other = after(game, thrown, {"0: 1 a1"});
  for (const auto viewer : {Seat::second, seat_at(2), Seat::watcher}) {
    EXPECT_EQ(game.view(one, viewer), game.view(other, viewer));
    EXPECT_TRUE(game.view(one, viewer).table.sheets[0].taken().empty());
  }
  EXPECT_FALSE(game.view(one, Seat::first) == game.view(other, Seat::first));
  EXPECT_EQ(game.points(one)[0], 0) << "the points of the round's beginning";
  const auto two = after(game, one, {"1: 1 b2"});
  EXPECT_TRUE(game.view(two, Seat::second).table.sheets[0].taken().empty()) << "who has finished waits like the others";
  const auto all = after(game, two, {"2: 2 o15 o14"});
  EXPECT_EQ(game.view(all, Seat::watcher).table.sheets[0].taken().count(), 2);
  EXPECT_EQ(game.view(all, Seat::first).table.sheets[1].taken().count(), 1);
  EXPECT_EQ(clause_of(game, one, Seat::watcher, "choose 2"), "RD-3") << "a watcher draws nothing";
  EXPECT_EQ(clause_of(game, one, seat_at(3), "choose 2"), "RD-3") << "nor does an empty seat";
}

TEST(RatAndDragon, RD_4_the_sheet_has_fifteen_by_fifteen_squares) {
  const auto game = game_of(1);
  const auto chosen = after(game, {"throw 1+1 1", "0: choose 1"});
  const auto all = moves(game, chosen, Seat::first);
  EXPECT_EQ(all.size(), 225u);
  EXPECT_EQ(all.front(), "a1");
  EXPECT_EQ(all.back(), "o15");
  EXPECT_EQ(clause_of(game, chosen, Seat::first, "p1"), "RD-18");
  EXPECT_EQ(clause_of(game, chosen, Seat::first, "a16"), "RD-18");
  const auto wide = game_with({.columns = 26, .rows = 26}, 1);
  const auto most = moves(wide, after(wide, {"throw 1+1 1", "0: choose 1"}), Seat::first);
  EXPECT_EQ(most.size(), 676u);
  EXPECT_EQ(most.back(), "z26");
}

TEST(RatAndDragon, RD_5_a_creature_covers_connected_empty_squares) {
  const auto game = game_of(1);
  const auto begun = after(game, {"throw 1+2 4", "0: choose 3", "0: c4"});
  EXPECT_EQ(sorted(moves(game, begun, Seat::first)), (Texts{"b4", "c3", "c5", "d4"}));
  EXPECT_EQ(clause_of(game, begun, Seat::first, "d5"), "RD-5") << "a corner is no touch";
  EXPECT_EQ(clause_of(game, begun, Seat::first, "c4"), "RD-5") << "drawn already";
  const auto longer = after(game, begun, {"0: c5"});
  EXPECT_EQ(sorted(moves(game, longer, Seat::first)), (Texts{"b4", "b5", "c3", "c6", "d4", "d5"}));
  const auto drawn = after(game, longer, {"0: d5"});
  EXPECT_EQ(sheet_of(drawn).taken().count(), 3);
  EXPECT_EQ(clause_of(game, after(game, drawn, {"throw 1+1 6", "0: choose 2"}), Seat::first, "c4"), "RD-5") << "not empty";
}

TEST(RatAndDragon, RD_6_creatures_of_one_parity_do_not_touch) {
  const auto game = game_of(1);
  const auto odd = after(game, {"throw 1+2 1", "0: 3 c4 c5 d5"});
  const auto rat = after(game, odd, {"throw 1+1 1", "0: choose 1"});
  for (const char* q : {"c3", "b4", "d4", "b5", "e5", "c6", "d6"}) EXPECT_EQ(clause_of(game, rat, Seat::first, q), "RD-6") << q;
  for (const char* q : {"b3", "d3", "e4", "e6", "b6"}) EXPECT_EQ(clause_of(game, rat, Seat::first, q), "allowed") << q;
  EXPECT_EQ(moves(game, rat, Seat::first).size(), 225u - 3 - 7);
  const auto rabbit = after(game, odd, {"throw 1+1 1", "0: choose 2"});
  EXPECT_EQ(moves(game, rabbit, Seat::first).size(), 225u - 3) << "even ones may";
  const auto even = after(game, rabbit, {"0: d4 e4", "0: alone", "throw 1+1 4", "0: choose 4"});
  EXPECT_EQ(clause_of(game, even, Seat::first, "d3"), "RD-6");
  EXPECT_EQ(clause_of(game, after(game, even, {"0: g4"}), Seat::first, "f4"), "RD-6") << "nor with a later square";
}

TEST(RatAndDragon, RD_7_a_creature_need_not_touch_anything) {
  const auto game = game_of(1);
  const auto first = after(game, {"throw 1+1 6", "0: choose 2"});
  EXPECT_EQ(moves(game, first, Seat::first).size(), 225u);
  const auto apart = after(game, first, {"0: h8 h9", "throw 1+2 6", "0: 3 a1 a2 b2"});
  EXPECT_EQ(game.to_act(apart), SeatSet(Seat::chance)) << "nothing touched, nothing asked";
}

// 2 x 2 squares: a Rabbit on a1 b1 leaves a2 b2, where no even creature goes and no odd one but the Rat.
const Texts rabbit_above{"throw 1+1 5", "0: 2 a1 b1"};

TEST(RatAndDragon, RD_8_who_can_place_neither_value_is_done_and_pays_the_smaller) {
  const auto game = game_with({.columns = 2, .rows = 2}, 1);
  EXPECT_EQ(moves(game, after(game, {"throw 1+1 5"}), Seat::first), (Texts{"choose 2"})) << "5 has no room: 2 must be taken";
  EXPECT_EQ(clause_of(game, after(game, {"throw 1+1 5"}), Seat::first, "choose 5"), "RD-16");
  const auto rabbit = after(game, rabbit_above);
  const auto done = after(game, rabbit, {"throw 2+3 4"});
  EXPECT_TRUE(done.table.done.has(Seat::first));
  EXPECT_EQ(sheet_of(done).penalty, 4);
  EXPECT_TRUE(game.to_act(done).empty());
  for (const auto& [costs, price] :
       {std::pair{"\"larger\"", 5}, {"\"smaller\"", 4}, {"\"difference\"", 1}, {"\"sum\"", 9}, {"3", 3}, {"0", 0}}) {
    const auto other = game_with({.columns = 2, .rows = 2, .costs = costs}, 1);
    EXPECT_EQ(sheet_of(after(other, after(other, rabbit_above), {"throw 2+3 4"})).penalty, price) << costs;
  }
  // A seat that is done stays so; the others go on.
  const auto two = game_with({.columns = 2, .rows = 3}, 2);
  const auto apart = after(two, {"throw 1+1 1", "0: 2 a1 b1", "1: 1 a1", "throw 1+3 4"});
  EXPECT_EQ(two.to_act(apart), SeatSet(Seat::second));
  EXPECT_EQ(sheet_of(apart).penalty, 4);
  EXPECT_EQ(clause_of(two, apart, Seat::first, "choose 4"), "RD-8");
  const auto later = after(two, apart, {"1: 4 b1 b2 a2 a3 alone", "throw 1+1 1"});
  EXPECT_EQ(two.to_act(later), SeatSet(Seat::second));
  EXPECT_EQ(clause_of(two, later, Seat::first, "choose 1"), "RD-8") << "though there would be room for a Rat";
  EXPECT_EQ(sheet_of(later).penalty, 4) << "paid once";
}

TEST(RatAndDragon, RD_15_a_card_may_come_first) {
  const auto game = game_of(2, "first_creature");
  const auto cards = moves(game, game.start(), Seat::chance);
  EXPECT_EQ(cards.size(), 12u);
  EXPECT_EQ(cards[6], "card 7");
  EXPECT_EQ(clause_of(game, game.start(), Seat::chance, "throw 1+1 1"), "RD-15");
  EXPECT_EQ(clause_of(game, game.start(), Seat::first, "choose 7"), "RD-15");
  EXPECT_EQ(clause_of(game, game.start(), Seat::first, "card 7"), "RD-15");
  const auto turned = after(game, {"card 3"});
  EXPECT_EQ(game.to_act(turned), SeatSet::all(2));
  EXPECT_EQ(moves(game, turned, Seat::second), (Texts{"choose 3"}));
  EXPECT_EQ(clause_of(game, turned, Seat::chance, "card 3"), "RD-15");
  const auto drawn = after(game, turned, {"0: 3 a1 a2 a3", "1: 3 b2 b1 a1"});
  EXPECT_EQ(moves(game, drawn, Seat::chance).size(), 126u);
  EXPECT_EQ(clause_of(game, drawn, Seat::chance, "card 3"), "RD-15") << "one card a game";
  EXPECT_EQ(after(game, drawn, {"throw 1+1 6"}).table.card, 3);
  const auto none = game_of(2);
  EXPECT_EQ(none.setup().options, (Options{{"cards", "none"}}));
  EXPECT_EQ(clause_of(none, none.start(), Seat::chance, "card 7"), "RD-15");
  // No room for it: done, as though both values were this one.
  for (const auto& [costs, price] : {std::pair{"\"smaller\"", 7}, {"\"larger\"", 7}, {"\"difference\"", 0}, {"\"sum\"", 14}}) {
    const auto tiny = game_with({.columns = 2, .rows = 3, .costs = costs}, 1, "first_creature");
    const auto over = after(tiny, {"card 7"});
    EXPECT_TRUE(tiny.to_act(over).empty());
    EXPECT_EQ(tiny.points(over)[0], -price - 6) << costs;
  }
  EXPECT_EQ(to_string(RatAndDragon::make({2, {{"cards", "all"}}}).error()),
            "setup.option_value(\"cards\", \"all\", \"none|first_creature\")");
  EXPECT_FALSE(RatAndDragon::make({2, {{"dice", "3"}}}));
  EXPECT_FALSE(RatAndDragon::make({2, {{"cards", "none"}, {"cards", "none"}}}));
}

TEST(RatAndDragon, RD_16_a_drawing_step_by_step) {
  // 5 x 2: a Dog on c1 c2 … leaves two regions for even creatures, a1 to a2 and e1 to e2 each of two squares.
  const auto game = game_with({.columns = 5, .rows = 2}, 1);
  const auto thrown = after(game, {"throw 1+1 1"});
  for (const char* step : {"a1", "pair a1", "alone"})
    EXPECT_EQ(clause_of(game, thrown, Seat::first, step), "RD-16") << "choose first";
  const auto split_up = after(game, thrown, {"0: 2 c1 c2", "throw 1+3 2"});
  EXPECT_EQ(moves(game, split_up, Seat::first), (Texts{"choose 2"})) << "no region of 4";
  EXPECT_EQ(clause_of(game, split_up, Seat::first, "choose 4"), "RD-16");
  const auto chosen = after(game, split_up, {"0: choose 2"});
  EXPECT_EQ(clause_of(game, chosen, Seat::first, "choose 2"), "RD-16") << "chosen already";
  EXPECT_EQ(moves(game, chosen, Seat::first), (Texts{"a1", "e1", "a2", "e2"}));
  EXPECT_EQ(moves(game, after(game, chosen, {"0: a2"}), Seat::first), (Texts{"a1"})) << "one possibility is a step all the same";
  const auto fish = after(game, chosen, {"0: a2 a1"});
  EXPECT_EQ(game.to_act(fish), SeatSet(Seat::chance)) << "touches nothing unpaired: nothing is asked";
  // The first square lies in a region that is large enough: a Rooster has room on the right of a Rat only.
  const auto long_game = game_with({.columns = 6, .rows = 1}, 1);
  const auto rat = after(long_game, {"throw 1+1 1", "0: 1 b1", "throw 1+2 5", "0: choose 3"});
  EXPECT_EQ(moves(long_game, rat, Seat::first), (Texts{"d1", "e1", "f1"}));
  const auto rooster = after(long_game, {"throw 1+1 1", "0: 2 b1 c1", "throw 1+2 5", "0: choose 3"});
  EXPECT_EQ(moves(long_game, rooster, Seat::first), (Texts{"d1", "e1", "f1"}));
  EXPECT_EQ(clause_of(long_game, rooster, Seat::first, "a1"), "RD-16") << "allowed, but too small a region";
}

TEST(RatAndDragon, RD_17_seats_draw_in_any_order_and_the_round_ends_with_the_last) {
  const auto game = game_of(2);
  const auto thrown = after(game, {"throw 1+1 1"});
  const auto a = after(game, thrown, {"0: choose 2", "1: choose 2", "1: b1", "0: a1", "0: a2", "1: b2"});
  const auto b = after(game, thrown, {"1: 2 b1 b2", "0: 2 a1 a2"});
  EXPECT_EQ(a, b);
  EXPECT_EQ(game.to_act(a), SeatSet(Seat::chance));
  const auto waiting = after(game, thrown, {"1: 2 b1 b2"});
  EXPECT_EQ(game.to_act(waiting), SeatSet(Seat::first));
  EXPECT_EQ(clause_of(game, waiting, Seat::second, "choose 1"), "RD-17");
  const auto tiny = game_with({.columns = 1, .rows = 2}, 3);
  EXPECT_TRUE(tiny.to_act(after(tiny, {"throw 2+2 3"})).empty()) << "nobody can draw: over with the throw";
}

TEST(RatAndDragon, RD_18_throws_steps_and_whole_drawings) {
  const auto game = game_of(2);
  Actions<RatAndDragon> throws;
  game.legal(game.start(), Seat::chance, throws);
  EXPECT_EQ(throws.size(), 126);
  std::uint32_t total = 0;
  for (const auto a : throws) {
    const auto weight = game.weight(game.start(), a);
    EXPECT_EQ(weight, a.low() == a.high() ? 1u : 2u) << game.text(a);
    EXPECT_LE(a.low(), a.high());
    total += weight;
  }
  EXPECT_EQ(total, 216u);
  EXPECT_EQ(game.text(throws[0]), "throw 1+1 1");
  EXPECT_EQ(clause_of(game, game.start(), Seat::chance, "throw 5+3 2"), "RD-18") << "the lower one first";
  const auto cards = game_of(1, "first_creature");
  Actions<RatAndDragon> all;
  cards.legal(cards.start(), Seat::chance, all);
  for (const auto a : all) EXPECT_EQ(cards.weight(cards.start(), a), 1u);

  const Texts steps{"choose 8", "c4", "c5", "d5", "d4", "e4", "e5", "e6", "d6", "pair e7"};
  const std::string drawing = "8 c4 c5 d5 d4 e4 e5 e6 d6 pair e7";
  EXPECT_EQ(RatAndDragon::split(drawing), steps);
  EXPECT_EQ(RatAndDragon::join(steps), drawing);
  EXPECT_EQ(RatAndDragon::split("choose 8 c4"), (Texts{"choose 8", "c4"}));
  EXPECT_EQ(RatAndDragon::join({"choose 1", "a1", "alone"}), "1 a1 alone");
  EXPECT_EQ(RatAndDragon::split("  1  a1   alone "), (Texts{"choose 1", "a1", "alone"}));
  for (const char* step : {"choose 8", "c4", "pair e7", "alone", "card 7", "throw 3+5 2", "?"}) {
    EXPECT_EQ(RatAndDragon::split(step), Texts{step});
    EXPECT_EQ(RatAndDragon::join({step}), step);
  }
  EXPECT_EQ(RatAndDragon::join({"?", "?", "?"}), "?");
  EXPECT_EQ(RatAndDragon::join({}), "");
  EXPECT_EQ(RatAndDragon::split(""), Texts{""});
  EXPECT_EQ(RatAndDragon::split("pair"), Texts{"pair"});
  const auto thrown = after(game, {"throw 3+5 2"});
  const auto at = [&](const Texts& turns) { return after(game, thrown, turns); };
  EXPECT_FALSE(game.mid_turn(thrown, Seat::first));
  EXPECT_TRUE(game.mid_turn(at({"0: choose 8"}), Seat::first));
  EXPECT_FALSE(game.mid_turn(at({"0: choose 8"}), Seat::second));
  EXPECT_TRUE(game.mid_turn(at({"0: 8 c4 c5"}), Seat::first));
  EXPECT_FALSE(game.mid_turn(at({"0: 2 c4 c5"}), Seat::first)) << "finished";

  // The partner goes by its first square in reading order, the example of the rules.
  const auto solo = game_of(1);
  const auto snake = after(solo, {"throw 2+2 5", "0: 5 e8 e9 f8 f7 e7", "throw 3+5 2", "0: 8 c4 c5 d5 d4 e4 e5 e6 d6"});
  EXPECT_EQ(moves(solo, snake, Seat::first), (Texts{"pair e7", "alone"}));
  EXPECT_EQ(clause_of(solo, snake, Seat::first, "pair f7"), "RD-18");
  EXPECT_EQ(sheet_of(after(solo, snake, {"0: pair e7"})).pair_points, 3);
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
