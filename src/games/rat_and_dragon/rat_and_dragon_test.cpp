// Every clause of RULES.md but those of editions and of what is hidden.
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games {
namespace {

using namespace rat_testing;

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

const RatAndDragon::Sheet& sheet_of(const State& s, std::size_t seat = 0) { return s.table.sheets[seat]; }

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
    EXPECT_EQ(clause(game, thrown, seat_at(seat), "choose 3"), "RD-2");
  }
  EXPECT_EQ(moves(game, after(game, {"throw 1+3 4"}), Seat::first), (Texts{"choose 4"})) << "one choice where both are equal";
  EXPECT_EQ(moves(game, after(game, {"throw 1+2 6"}), Seat::first), (Texts{"choose 3", "choose 6"}));
  EXPECT_EQ(clause(game, game.start(), Seat::first, "choose 2"), "RD-2") << "the dice come first";
  EXPECT_EQ(clause(game, game.start(), Seat::first, "throw 1+1 1"), "RD-2") << "seats do not throw";
  EXPECT_EQ(clause(game, game.start(), Seat::chance, "choose 2"), "RD-2");
  EXPECT_EQ(clause(game, thrown, Seat::chance, "throw 1+1 1"), "RD-17") << "once a round";
}

TEST(RatAndDragon, RD_3_drawings_are_shown_when_all_have_finished) {
  const auto game = game_of(3);
  const auto thrown = after(game, {"throw 1+1 1"});
  const auto one = after(game, thrown, {"0: 2 h8 h9"}), other = after(game, thrown, {"0: 1 a1"});
  for (const auto viewer : {Seat::second, seat_at(2), Seat::watcher}) {
    EXPECT_EQ(game.view(one, viewer), game.view(other, viewer));
    EXPECT_TRUE(game.taken(game.view(one, viewer).table.sheets[0]).empty());
  }
  EXPECT_FALSE(game.view(one, Seat::first) == game.view(other, Seat::first));
  EXPECT_EQ(game.points(one)[0], 0) << "the points of the round's beginning";
  const auto two = after(game, one, {"1: 1 b2"});
  EXPECT_TRUE(game.taken(game.view(two, Seat::second).table.sheets[0]).empty()) << "who has finished waits like the others";
  const auto all = after(game, two, {"2: 2 o15 o14"});
  EXPECT_EQ(game.taken(game.view(all, Seat::watcher).table.sheets[0]).count(), 2);
  EXPECT_EQ(game.taken(game.view(all, Seat::first).table.sheets[1]).count(), 1);
  EXPECT_EQ(clause(game, one, Seat::watcher, "choose 2"), "RD-3") << "a watcher draws nothing";
  EXPECT_EQ(clause(game, one, seat_at(3), "choose 2"), "RD-3") << "nor does an empty seat";
}

TEST(RatAndDragon, RD_4_the_sheet_has_fifteen_by_fifteen_squares) {
  const auto game = game_of(1);
  const auto chosen = after(game, {"throw 1+1 1", "0: choose 1"});
  const auto all = moves(game, chosen, Seat::first);
  EXPECT_EQ(all.size(), 225u);
  EXPECT_EQ(all.front(), "a1");
  EXPECT_EQ(all.back(), "o15");
  EXPECT_EQ(clause(game, chosen, Seat::first, "p1"), "RD-18");
  EXPECT_EQ(clause(game, chosen, Seat::first, "a16"), "RD-18");
  const auto wide = game_with({.columns = 26, .rows = 26}, 1);
  const auto most = moves(wide, after(wide, {"throw 1+1 1", "0: choose 1"}), Seat::first);
  EXPECT_EQ(most.size(), 676u);
  EXPECT_EQ(most.back(), "z26");
}

TEST(RatAndDragon, RD_5_a_creature_covers_connected_empty_squares) {
  const auto game = game_of(1);
  const auto begun = after(game, {"throw 1+2 4", "0: choose 3", "0: c4"});
  EXPECT_EQ(sorted(moves(game, begun, Seat::first)), (Texts{"b4", "c3", "c5", "d4"}));
  EXPECT_EQ(clause(game, begun, Seat::first, "d5"), "RD-5") << "a corner is no touch";
  EXPECT_EQ(clause(game, begun, Seat::first, "c4"), "RD-5") << "drawn already";
  const auto longer = after(game, begun, {"0: c5"});
  EXPECT_EQ(sorted(moves(game, longer, Seat::first)), (Texts{"b4", "b5", "c3", "c6", "d4", "d5"}));
  const auto drawn = after(game, longer, {"0: d5"});
  EXPECT_EQ(game.taken(sheet_of(drawn)).count(), 3);
  EXPECT_EQ(clause(game, after(game, drawn, {"throw 1+1 6", "0: choose 2"}), Seat::first, "c4"), "RD-5") << "not empty";
}

TEST(RatAndDragon, RD_6_creatures_of_one_parity_do_not_touch) {
  const auto game = game_of(1);
  const auto odd = after(game, {"throw 1+2 1", "0: 3 c4 c5 d5"});
  const auto rat = after(game, odd, {"throw 1+1 1", "0: choose 1"});
  for (const char* q : {"c3", "b4", "d4", "b5", "e5", "c6", "d6"}) EXPECT_EQ(clause(game, rat, Seat::first, q), "RD-6") << q;
  for (const char* q : {"b3", "d3", "e4", "e6", "b6"}) EXPECT_EQ(clause(game, rat, Seat::first, q), "allowed") << q;
  EXPECT_EQ(moves(game, rat, Seat::first).size(), 225u - 3 - 7);
  const auto rabbit = after(game, odd, {"throw 1+1 1", "0: choose 2"});
  EXPECT_EQ(moves(game, rabbit, Seat::first).size(), 225u - 3) << "even ones may";
  const auto even = after(game, rabbit, {"0: d4 e4", "0: alone", "throw 1+1 4", "0: choose 4"});
  EXPECT_EQ(clause(game, even, Seat::first, "d3"), "RD-6");
  EXPECT_EQ(clause(game, after(game, even, {"0: g4"}), Seat::first, "f4"), "RD-6") << "nor with a later square";
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
  EXPECT_EQ(clause(game, after(game, {"throw 1+1 5"}), Seat::first, "choose 5"), "RD-16");
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
  EXPECT_EQ(clause(two, apart, Seat::first, "choose 4"), "RD-8");
  const auto later = after(two, apart, {"1: 4 b1 b2 a2 a3 alone", "throw 1+1 1"});
  EXPECT_EQ(two.to_act(later), SeatSet(Seat::second));
  EXPECT_EQ(clause(two, later, Seat::first, "choose 1"), "RD-8") << "though there would be room for a Rat";
  EXPECT_EQ(sheet_of(later).penalty, 4) << "paid once";
}

// The Rat on c1, the Dragon beside it, and a Horse below.
const Texts rat_and_dragon{"throw 2+3 1", "0: 1 c1", "throw 6+6 3", "0: 12 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1"};

TEST(RatAndDragon, RD_9_a_complete_creature_may_be_paired_with_one_that_it_touches) {
  const auto game = game_of(1);
  const auto asked = after(game, rat_and_dragon);
  EXPECT_EQ(moves(game, asked, Seat::first), (Texts{"pair c1", "alone"}));
  EXPECT_EQ(clause(game, asked, Seat::first, "c2"), "RD-9") << "complete";
  EXPECT_EQ(clause(game, asked, Seat::first, "pair a1"), "RD-9") << "nothing there";
  const auto paired = after(game, asked, {"0: pair c1"});
  EXPECT_EQ(sheet_of(paired).pairs, 1);
  EXPECT_EQ(RatAndDragon::paired(sheet_of(paired)).count(), 13);
  // A Rabbit beside the paired Rat: it is taken, so nothing is asked.
  const auto beside = after(game, paired, {"throw 1+1 5", "0: 2 b1 a1"});
  EXPECT_EQ(game.to_act(beside), SeatSet(Seat::chance));
  // Left alone, both may be chosen by later neighbours, one of them only.
  const auto alone = after(game, asked, {"0: alone"});
  EXPECT_EQ(sheet_of(alone).pairs, 0);
  const auto snake = after(game, alone, {"throw 1+1 5", "0: 5 e2 f2 g2 h2 i2"});
  EXPECT_EQ(moves(game, snake, Seat::first), (Texts{"pair d1", "alone"}));
  EXPECT_EQ(clause(game, snake, Seat::first, "pair c1"), "RD-9") << "not touched";
  const auto with_dragon = after(game, snake, {"0: pair d1"});
  const auto dog = after(game, with_dragon, {"throw 2+2 6", "0: 4 b1 b2 c2"});
  EXPECT_EQ(clause(game, dog, Seat::first, "pair c1"), "RD-9") << "not complete";
  EXPECT_EQ(clause(game, dog, Seat::first, "alone"), "RD-9");
  const auto whole = after(game, dog, {"0: b3"});
  EXPECT_EQ(moves(game, whole, Seat::first), (Texts{"pair c1", "alone"}));
  EXPECT_EQ(clause(game, whole, Seat::first, "pair b1"), "RD-9") << "itself";
  const auto end = after(game, whole, {"0: pair c1"});
  EXPECT_EQ(sheet_of(end).pairs, 2);
  EXPECT_EQ(game.unpaired_sum(sheet_of(end)), 0);
  // Two to choose from.
  const auto between = after(game, {"throw 1+1 1", "0: 1 a1", "throw 1+2 1", "0: 3 c1 d1 e1", "throw 1+1 6", "0: 2 b1 b2"});
  EXPECT_EQ(moves(game, between, Seat::first), (Texts{"pair a1", "pair c1", "alone"}));
  const auto taken = after(game, between, {"0: pair c1", "throw 1+2 1", "0: 3 h1 i1 j1", "throw 1+1 4", "0: 4 e2 f2 g2 h2"});
  EXPECT_EQ(moves(game, taken, Seat::first), (Texts{"pair h1", "alone"}));
  EXPECT_EQ(clause(game, taken, Seat::first, "pair c1"), "RD-9") << "touched, but paired";
}

TEST(RatAndDragon, RD_10_yang_with_yin_scores_the_difference_and_like_with_like_nothing) {
  const auto game = game_of(1);
  EXPECT_EQ(sheet_of(after(game, after(game, rat_and_dragon), {"0: pair c1"})).pair_points, 11);
  const auto alike = after(game, {"throw 1+1 1", "0: 1 a1", "throw 1+1 6", "0: 6 b1 b2 b3 b4 b5 b6 pair a1"});
  EXPECT_EQ(sheet_of(alike).pair_points, 0);
  EXPECT_EQ(sheet_of(alike).pairs, 1);
  EXPECT_EQ(game.unpaired_sum(sheet_of(alike)), 0);
  for (int a = 1; a <= 12; ++a)
    for (int b = 1; b <= 12; ++b)
      EXPECT_EQ(game.pair_points(a, b), (a <= 6) == (b <= 6) ? 0 : std::abs(a - b)) << a << " and " << b;
  EXPECT_EQ(game.print().score_columns, 20);
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
    for (const auto seat : {Seat::chance, Seat::first}) EXPECT_EQ(clause(game, over, seat, move), "RD-11");
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
  sheet.drawn[1].add(rat_and_dragon::square(0, 0));
  EXPECT_EQ(game.points(s)[0], -1) << "half a point is rounded against the player";
  sheet.drawn[0].add(rat_and_dragon::square(5, 5));
  sheet.drawn[0].add(rat_and_dragon::square(5, 6));
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
    for (int k = 0; k < sheets[i].second; ++k) sheet.drawn[0].add(rat_and_dragon::square(k, 0));
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
  // The rulebook's example: 60 from pairs, 6 for unpaired, 5 unplayable, 35 empty.
  // The rulebook's example: 60 from pairs, 6 for unpaired, 5 for an unplayable one, 35 empty.
  auto& sheet = s.table.sheets[0];
  for (int k = 0; k < 178; ++k) sheet.drawn[0].add(rat_and_dragon::square(k % 15, k / 15));
  sheet.link_east.add(rat_and_dragon::square(0, 0));  // which makes all of them paired
  for (int column = 0; column < 12; ++column) sheet.drawn[1].add(rat_and_dragon::square(column, 13));
  sheet.pair_points = 60;
  sheet.penalty = 5;
  EXPECT_EQ(game.unpaired_sum(sheet), 12);
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

TEST(RatAndDragon, RD_15_a_card_may_come_first) {
  const auto game = game_of(2, "first_creature");
  const auto cards = moves(game, game.start(), Seat::chance);
  EXPECT_EQ(cards.size(), 12u);
  EXPECT_EQ(cards[6], "card 7");
  EXPECT_EQ(clause(game, game.start(), Seat::chance, "throw 1+1 1"), "RD-15");
  EXPECT_EQ(clause(game, game.start(), Seat::first, "choose 7"), "RD-15");
  EXPECT_EQ(clause(game, game.start(), Seat::first, "card 7"), "RD-15");
  const auto turned = after(game, {"card 3"});
  EXPECT_EQ(game.to_act(turned), SeatSet::all(2));
  EXPECT_EQ(moves(game, turned, Seat::second), (Texts{"choose 3"}));
  EXPECT_EQ(clause(game, turned, Seat::chance, "card 3"), "RD-15");
  const auto drawn = after(game, turned, {"0: 3 a1 a2 a3", "1: 3 b2 b1 a1"});
  EXPECT_EQ(moves(game, drawn, Seat::chance).size(), 126u);
  EXPECT_EQ(clause(game, drawn, Seat::chance, "card 3"), "RD-15") << "one card a game";
  EXPECT_EQ(after(game, drawn, {"throw 1+1 6"}).table.card, 3);
  const auto none = game_of(2);
  EXPECT_EQ(none.setup().options, (Options{{"cards", "none"}}));
  EXPECT_EQ(clause(none, none.start(), Seat::chance, "card 7"), "RD-15");
  // No room for it: done, as though both values were this one.
  for (const auto& [costs, price] : {std::pair{"\"smaller\"", 7}, {"\"larger\"", 7}, {"\"difference\"", 0}, {"\"sum\"", 14}}) {
    const auto tiny = game_with({.columns = 2, .rows = 3, .costs = costs}, 1, "first_creature");
    const auto over = after(tiny, {"card 7"});
    EXPECT_TRUE(tiny.to_act(over).empty());
    EXPECT_EQ(tiny.points(over)[0], -price - 6) << costs;
  }
  EXPECT_EQ(RatAndDragon::make({2, {{"cards", "all"}}}).error().text, "option cards: \"all\" is not one of none|first_creature");
  EXPECT_FALSE(RatAndDragon::make({2, {{"dice", "3"}}}));
  EXPECT_FALSE(RatAndDragon::make({2, {{"cards", "none"}, {"cards", "none"}}}));
}

TEST(RatAndDragon, RD_16_a_drawing_step_by_step) {
  // 5 x 2: a Dog on c1 c2 … leaves two regions for even creatures, a1 to a2 and e1 to e2 each of two squares.
  const auto game = game_with({.columns = 5, .rows = 2}, 1);
  const auto thrown = after(game, {"throw 1+1 1"});
  for (const char* step : {"a1", "pair a1", "alone"}) EXPECT_EQ(clause(game, thrown, Seat::first, step), "RD-16") << "choose first";
  const auto split_up = after(game, thrown, {"0: 2 c1 c2", "throw 1+3 2"});
  EXPECT_EQ(moves(game, split_up, Seat::first), (Texts{"choose 2"})) << "no region of 4";
  EXPECT_EQ(clause(game, split_up, Seat::first, "choose 4"), "RD-16");
  const auto chosen = after(game, split_up, {"0: choose 2"});
  EXPECT_EQ(clause(game, chosen, Seat::first, "choose 2"), "RD-16") << "chosen already";
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
  EXPECT_EQ(clause(long_game, rooster, Seat::first, "a1"), "RD-16") << "allowed, but too small a region";
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
  EXPECT_EQ(clause(game, waiting, Seat::second, "choose 1"), "RD-17");
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
    EXPECT_EQ(weight, a.a == a.b ? 1u : 2u) << game.text(a);
    EXPECT_LE(a.a, a.b);
    total += weight;
  }
  EXPECT_EQ(total, 216u);
  EXPECT_EQ(game.text(throws[0]), "throw 1+1 1");
  EXPECT_EQ(clause(game, game.start(), Seat::chance, "throw 5+3 2"), "RD-18") << "the lower one first";
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
  EXPECT_EQ(clause(solo, snake, Seat::first, "pair f7"), "RD-18");
  EXPECT_EQ(sheet_of(after(solo, snake, {"0: pair e7"})).pair_points, 3);
}

}  // namespace
}  // namespace shengxiao::games
