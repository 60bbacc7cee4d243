// Clauses WX-1 to WX-13 of RULES.md: the tiles and a turn. WX-3 and WX-20 are in edition_test.cpp, the rest in score_test.cpp.
#include "games/wu_xing/wu_xing.hpp"

#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

TEST(WuXing, WX_1_tiles_of_three_kinds) {
  EXPECT_EQ(std::popcount(family_sets[0]), 5);
  EXPECT_EQ(std::popcount(family_sets[1]), 12);
  EXPECT_EQ(std::popcount(family_sets[2]), 10);
  EXPECT_EQ(family_sets[0] | family_sets[1] | family_sets[2], all_tiles);
  for (int t = 0; t < tiles; ++t) EXPECT_TRUE(family_sets[static_cast<std::size_t>(family_of(t))] >> t & 1) << t;
  EXPECT_EQ(usual().start().draw_pile, all_tiles);
}

TEST(WuXing, WX_2_colours) {
  EXPECT_EQ(colour_sets[0], set_of({"Wood", "Tiger", "Rabbit", "jia", "yi"}));
  EXPECT_EQ(colour_sets[1], set_of({"Fire", "Snake", "Horse", "bing", "ding"}));
  EXPECT_EQ(colour_sets[2], set_of({"Earth", "Ox", "Dragon", "Goat", "Dog", "wu", "ji"}));
  EXPECT_EQ(colour_sets[3], set_of({"Metal", "Monkey", "Rooster", "geng", "xin"}));
  EXPECT_EQ(colour_sets[4], set_of({"Water", "Rat", "Pig", "ren", "gui"}));
}

TEST(WuXing, WX_4_two_to_six_seats_and_three_tokens_each) {
  EXPECT_EQ(WuXing::make({}).value().setup().seats, 3);
  for (int seats = 2; seats <= 6; ++seats) {
    const auto game = game_with(seats);
    EXPECT_EQ(game.setup().seats, seats);
    for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(game.start().tokens[static_cast<std::size_t>(seat)], seat < seats ? 3 : 0);
    EXPECT_EQ(game.points(game.start()).size(), seats);
  }
  for (const int seats : {1, 7, -1}) EXPECT_EQ(WuXing::make({seats, {}}).error().clause, "WX-4");
}

TEST(WuXing, WX_5_three_tiles_then_the_first_seat_by_lot) {
  const auto game = game_with(4);
  auto s = game.start();
  EXPECT_EQ(game.to_act(s), SeatSet(Seat::chance));
  EXPECT_EQ(moves(game, s).size(), 27u);
  EXPECT_EQ(clause_of(game, s, Seat::chance, "first 0"), "WX-5");
  s = after(game, s, {"draw Rat"});
  EXPECT_EQ(moves(game, s).size(), 26u);
  EXPECT_EQ(clause_of(game, s, Seat::chance, "draw Rat"), "WX-5") << "drawn already";
  EXPECT_EQ(clause_of(game, s, seat_at(0), "pass"), "WX-5");
  s = after(game, s, {"draw gui", "draw Wood"});
  EXPECT_EQ(s.board, (std::array<std::uint8_t, 3>{5, 26, 0}));
  EXPECT_EQ(s.panel, (std::array<std::uint8_t, 3>{}));
  EXPECT_EQ(moves(game, s), (Texts{"first 0", "first 1", "first 2", "first 3"}));
  Actions<WuXing> lot;
  game.legal(s, Seat::chance, lot);
  for (const auto a : lot) EXPECT_EQ(game.weight(s, a), 1u);
  EXPECT_EQ(clause_of(game, s, Seat::chance, "first 4"), "WX-5");
  EXPECT_EQ(clause_of(game, s, Seat::chance, "draw Fire"), "WX-5");
  s = after(game, s, {"first 2"});
  for (const int seat : {2, 3, 0, 1, 2}) {
    s = after(game, s, {"throw 2 2"});
    EXPECT_EQ(game.to_act(s), SeatSet(seat_at(seat))) << "clockwise";
    EXPECT_EQ(clause_of(game, s, seat_at((seat + 1) % 4), "pass"), "WX-5");
    s = after(game, s, {"pass"});
    while (s.phase == WuXing::Phase::draw) s = after(game, s, {moves(game, s)[0]});
  }
}

TEST(WuXing, WX_6_two_dice) {
  const auto s = set_up(usual(), {.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}});
  Actions<WuXing> all;
  usual().legal(s, Seat::chance, all);
  EXPECT_EQ(all.size(), 21);
  std::uint32_t total = 0;
  for (const auto a : all) {
    EXPECT_EQ(usual().weight(s, a), a.low() == a.high() ? 1u : 2u) << usual().text(a);
    total += usual().weight(s, a);
  }
  EXPECT_EQ(total, 36u);
  EXPECT_EQ(clause_of(usual(), s, seat_at(0), "throw 3 5"), "WX-6") << "nobody chooses a throw";
  EXPECT_EQ(clause_of(usual(), s, seat_at(0), "claim 1"), "WX-6") << "not before the throw";
  const auto thrown = after(usual(), s, {"throw 3 5"});
  EXPECT_EQ(clause_of(usual(), thrown, Seat::chance, "throw 3 5"), "WX-6");
  EXPECT_EQ(clause_of(usual(), thrown, Seat::chance, "pass"), "WX-6");
}

TEST(WuXing, WX_7_tokens_change_dice) {
  const Places scene{.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}};
  const auto thrown = [&](const Texts& steps) { return after(usual(), set_up(usual(), scene), steps); };
  EXPECT_EQ(moves_of_kind(usual(), thrown({"throw 1 6"}), "token"),
            (Texts{"token 1+", "token 1-", "token 1?", "token 6+", "token 6-", "token 6?"}));
  EXPECT_EQ(moves_of_kind(usual(), thrown({"throw 4 4"}), "token"), (Texts{"token 4+", "token 4-", "token 4?"}))
      << "one die to name";
  const auto dice = [&](const Texts& steps) { return all_throws[thrown(steps).dice]; };
  EXPECT_EQ(dice({"throw 1 6", "token 1+"}), (Throw{2, 6}));
  EXPECT_EQ(dice({"throw 1 6", "token 1-"}), (Throw{6, 6})) << "cyclic";
  EXPECT_EQ(dice({"throw 1 6", "token 6+"}), (Throw{1, 1})) << "cyclic";
  EXPECT_EQ(dice({"throw 1 6", "token 6-"}), (Throw{1, 5}));
  EXPECT_EQ(dice({"throw 3 3", "token 3+"}), (Throw{3, 4})) << "only one of them";
  EXPECT_EQ(dice({"throw 2 5", "token 2+", "token 3+", "token 4+"}), (Throw{5, 5})) << "several on one die";
  const auto again = thrown({"throw 2 5", "token 5?"});
  EXPECT_EQ(usual().to_act(again), SeatSet(Seat::chance));
  EXPECT_EQ(moves(usual(), again), (Texts{"rethrow 1", "rethrow 2", "rethrow 3", "rethrow 4", "rethrow 5", "rethrow 6"}));
  for (int face = 1; face <= 6; ++face) EXPECT_EQ(usual().weight(again, WuXing::Action::rethrow(face)), 1u);
  EXPECT_EQ(clause_of(usual(), again, seat_at(0), "pass"), "WX-7");
  EXPECT_EQ(clause_of(usual(), again, Seat::chance, "throw 1 1"), "WX-6");
  EXPECT_EQ(dice({"throw 2 5", "token 5?", "rethrow 1"}), (Throw{1, 2})) << "the other stays";
  const auto spent = thrown({"throw 2 5", "token 2+", "token 3?", "rethrow 6", "token 5-"});
  EXPECT_EQ(spent.tokens, (std::array<std::uint8_t, 6>{0, 3, 3})) << "gone";
  EXPECT_TRUE(moves_of_kind(usual(), spent, "token").empty());
  EXPECT_EQ(clause_of(usual(), spent, seat_at(0), "token 4+"), "WX-7");
  const auto first = thrown({"throw 2 5"});
  EXPECT_EQ(clause_of(usual(), first, seat_at(0), "token 3+"), "WX-7") << "no die shows it";
  EXPECT_EQ(clause_of(usual(), first, seat_at(1), "token 2+"), "WX-7") << "another's throw";
  EXPECT_EQ(clause_of(usual(), first, Seat::chance, "rethrow 2"), "WX-7");
}

TEST(WuXing, WX_7_tokens_count_for_claims_and_captures) {
  const auto s =
      set_up(usual(), {.held = {{}, {"Tiger"}}, .board = {{"jia", 2}, {"Ox", 1}, {"Dog", 1}}});  // jia: 2-4, Tiger: 4-6, 5-5
  const auto claims = after(usual(), s, {"throw 2 5"});
  EXPECT_EQ(clause_of(usual(), claims, seat_at(0), "claim 1"), "WX-8");
  EXPECT_EQ(clause_of(usual(), after(usual(), claims, {"token 5-"}), seat_at(0), "claim 1"), "allowed");
  EXPECT_EQ(clause_of(usual(), after(usual(), claims, {"token 2?", "rethrow 5"}), seat_at(0), "capture Tiger<1"), "allowed");
}

TEST(WuXing, WX_8_claims) {
  const auto matching = [](const Panel& panel) {
    std::string all;
    for (const auto t : all_throws)
      if (panel.matches(t)) all += fmt::format("{}{} ", t.low, t.high);
    return all;
  };
  EXPECT_EQ(matching({{5}, 1}), "15 25 35 45 55 56 ") << "the rulebook's single";
  EXPECT_EQ(matching({{3, 4, 5}, 3}), "34 35 45 ") << "the rulebook's triple";
  EXPECT_EQ(matching({{2, 3}, 2}), "23 ") << "the rulebook's pair";
  EXPECT_EQ(matching({{3, 2}, 2}), "23 ") << "in whatever order it is printed";
  EXPECT_EQ(matching({{3, 3}, 2}), "33 ");
  EXPECT_EQ(matching({{3, 3, 5}, 3}), "33 35 ");
  EXPECT_EQ(matching({{5, 3, 3}, 3}), "33 35 ");
  EXPECT_EQ(matching({{3, 3, 3}, 3}), "33 ");
}

TEST(WuXing, WX_8_a_claim_takes_one_tile_of_the_board) {
  const auto s = set_up(usual(), {.board = {{"Water", 1}, {"Wood", 2}, {"yi", 3}}});  // 3-4-5; 2-3; 2
  EXPECT_EQ(moves_of_kind(usual(), after(usual(), s, {"throw 3 4"}), "claim"), (Texts{"claim 1"}));
  EXPECT_EQ(moves_of_kind(usual(), after(usual(), s, {"throw 2 3"}), "claim"), (Texts{"claim 2", "claim 3"}));
  EXPECT_EQ(moves_of_kind(usual(), after(usual(), s, {"throw 2 2"}), "claim"), (Texts{"claim 3"}));
  EXPECT_TRUE(moves_of_kind(usual(), after(usual(), s, {"throw 6 6"}), "claim").empty());
  const auto taken = after(usual(), s, {"throw 2 3", "claim 3"});
  EXPECT_EQ(taken.held[0], set_of({"yi"}));
  EXPECT_EQ(usual().points(taken)[0], 3);
  EXPECT_EQ(clause_of(usual(), after(usual(), s, {"throw 6 6"}), seat_at(0), "claim 2"), "WX-8");
  const auto two = set_up(usual(), {.board = {{"", 1}, {"Wood", 2}, {"yi", 3}}, .rest = "2"});
  EXPECT_EQ(clause_of(usual(), after(usual(), two, {"throw 2 3"}), seat_at(0), "claim 1"), "WX-8") << "an empty space";
}

TEST(WuXing, WX_9_captures) {
  // Fire: 1-2-5, 1-6, 3-4-6, 1. Tiger: 1-2-3, 4-6, 5-5, 2. jia: 1-5-6, 2-4, 3, 6. Horse: 1-3-5, 2-6, 4-4, 5.
  const Places scene{.held = {{"Horse"}, {"Tiger", "Fire"}, {"jia"}}, .board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}};
  const auto captures = [&](const char* dice) {
    return moves_of_kind(usual(), after(usual(), set_up(usual(), scene), {dice}), "capture");
  };
  EXPECT_EQ(captures("throw 4 6"), (Texts{"capture Tiger<1"}));
  EXPECT_EQ(captures("throw 5 5"), (Texts{"capture Tiger<1"})) << "either pair of an Animal";
  EXPECT_EQ(captures("throw 1 6"), (Texts{"capture Fire<1"}));
  EXPECT_EQ(captures("throw 2 4"), (Texts{"capture jia<2"}));
  EXPECT_TRUE(captures("throw 1 2").empty()) << "triples do not count";
  EXPECT_TRUE(captures("throw 3 6").empty()) << "singles do not count";
  EXPECT_TRUE(captures("throw 2 6").empty()) << "one's own";
  const auto thrown = after(usual(), set_up(usual(), scene), {"throw 4 6"});
  EXPECT_EQ(clause_of(usual(), thrown, seat_at(0), "capture Horse<0"), "WX-9");
  EXPECT_EQ(clause_of(usual(), thrown, seat_at(0), "capture Fire<1"), "WX-9");
  EXPECT_EQ(clause_of(usual(), thrown, seat_at(0), "capture Tiger<2"), "WX-9");
  EXPECT_EQ(clause_of(usual(), thrown, seat_at(0), "capture Tiger<5"), "WX-9");
  EXPECT_EQ(clause_of(usual(), thrown, seat_at(0), "prevent"), "WX-9");

  const auto asked = after(usual(), thrown, {"capture Tiger<1"});
  EXPECT_EQ(usual().to_act(asked), SeatSet(Seat::second));
  EXPECT_EQ(moves(usual(), asked), (Texts{"allow", "prevent"}));
  EXPECT_EQ(clause_of(usual(), asked, seat_at(0), "allow"), "WX-9");
  EXPECT_EQ(clause_of(usual(), asked, seat_at(0), "pass"), "WX-9");
  EXPECT_EQ(clause_of(usual(), asked, seat_at(1), "pass"), "WX-9");
  EXPECT_EQ(clause_of(usual(), asked, seat_at(1), "token 4+"), "WX-9");
  const auto prevented = after(usual(), asked, {"prevent"});
  EXPECT_EQ(prevented.tokens, (std::array<std::uint8_t, 6>{3, 2, 3}));
  EXPECT_EQ(prevented.held, set_up(usual(), scene).held);
  EXPECT_EQ(prevented.mover, 1) << "the action is over";
  EXPECT_EQ(prevented.panel, (std::array<std::uint8_t, 3>{1, 1, 1}));
  const auto allowed = after(usual(), asked, {"allow"});
  EXPECT_EQ(allowed.tokens, (std::array<std::uint8_t, 6>{3, 3, 3}));
  EXPECT_EQ(allowed.held[0], set_of({"Horse", "Tiger"}));
  EXPECT_EQ(allowed.held[1], set_of({"Fire"}));
  EXPECT_EQ(allowed.mover, 1);

  auto poor = scene;
  poor.tokens = {3, 0, 3};
  const auto unasked = after(usual(), set_up(usual(), poor), {"throw 4 6", "capture Tiger<1"});
  EXPECT_EQ(unasked.held[0], set_of({"Horse", "Tiger"})) << "an owner without a token is not asked";
  EXPECT_EQ(unasked.mover, 1);
}

TEST(WuXing, WX_10_claim_or_capture_or_neither) {
  const auto s = set_up(usual(), {.held = {{}, {"Tiger"}}, .board = {{"Ox", 1}, {"Rat", 1}, {"wu", 2}}, .tokens = {0, 0, 0}});
  const auto both = after(usual(), s, {"throw 4 6"});  // Ox: 2-4-6
  EXPECT_EQ(moves(usual(), both), (Texts{"capture Tiger<1", "claim 1", "pass"}));
  for (const auto* one : {"claim 1", "capture Tiger<1", "pass"})
    EXPECT_TRUE(usual().to_act(after(usual(), both, {one})).is_chance()) << "then the turn is over";
  EXPECT_EQ(moves(usual(), after(usual(), s, {"throw 1 1"})), (Texts{"pass"})) << "a step with one possible move is a step";
  EXPECT_EQ(clause_of(usual(), both, seat_at(1), "pass"), "WX-5");
  EXPECT_EQ(usual().why_illegal(both, Seat::first, WuXing::Action::pass()).clause, "WX-10");
}

TEST(WuXing, WX_11_tiles_turn_and_are_discarded) {
  const auto s = set_up(usual(), {.held = {{"Wood"}}, .board = {{"Rat", 1}, {"Ox", 4}, {"Dog", 3}}});
  const auto turned = after(usual(), s, {"throw 1 1", "pass"});
  EXPECT_EQ(turned.panel, (std::array<std::uint8_t, 3>{1, 0, 3}));
  EXPECT_EQ(turned.board[1], none);
  EXPECT_EQ(turned.discard_pile, set_of({"Ox"}));
  const auto claimed = after(usual(), s, {"throw 1 2", "claim 1"});  // Rat: 1-2-4
  EXPECT_EQ(claimed.discard_pile, set_of({"Ox"})) << "after a claim too";
  EXPECT_EQ(claimed.panel, (std::array<std::uint8_t, 3>{0, 0, 3}));
}

TEST(WuXing, WX_12_spaces_are_filled) {
  const auto s = set_up(usual(), {.held = {{"Wood"}}, .board = {{"Rat", 4}, {"Ox", 2}, {"Dog", 4}}});
  const auto turned = after(usual(), s, {"throw 4 4", "pass"});
  EXPECT_EQ(usual().to_act(turned), SeatSet(Seat::chance));
  EXPECT_EQ(moves(usual(), turned).size(), 23u);
  Actions<WuXing> pile;
  usual().legal(turned, Seat::chance, pile);
  for (const auto a : pile) EXPECT_EQ(usual().weight(turned, a), 1u);
  EXPECT_EQ(clause_of(usual(), turned, Seat::chance, "draw Rat"), "WX-12") << "discarded just now";
  EXPECT_EQ(clause_of(usual(), turned, Seat::chance, "draw Wood"), "WX-12");
  EXPECT_EQ(clause_of(usual(), turned, Seat::chance, "throw 1 1"), "WX-6");
  EXPECT_EQ(clause_of(usual(), turned, seat_at(1), "pass"), "WX-12");
  EXPECT_EQ(clause_of(usual(), turned, seat_at(1), "draw Fire"), "WX-12");
  const auto filled = after(usual(), turned, {"draw Fire", "draw jia"});
  EXPECT_EQ(filled.board, (std::array<std::uint8_t, 3>{1, 6, 17})) << "in the order 1, 2, 3";
  EXPECT_EQ(filled.panel, (std::array<std::uint8_t, 3>{0, 2, 0})) << "not turned this turn";
  EXPECT_EQ(clause_of(usual(), filled, Seat::chance, "draw yi"), "WX-12");
}

TEST(WuXing, WX_12_the_discard_pile_is_shuffled_when_a_tile_is_wanted) {
  const auto s =
      set_up(usual(), {.board = {{"Rat", 4}, {"Ox", 2}, {"Dog", 4}}, .pile = {"Fire"}, .discards = {"jia"}, .rest = "0"});
  auto turned = after(usual(), s, {"throw 4 4", "pass"});
  EXPECT_EQ(moves(usual(), turned), (Texts{"draw Fire"})) << "a step with one outcome is a step";
  turned = after(usual(), turned, {"draw Fire"});
  EXPECT_EQ(moves(usual(), turned), (Texts{"draw Dog", "draw Rat", "draw jia"})) << "with this turn's discards";
  turned = after(usual(), turned, {"draw Dog"});
  EXPECT_EQ(turned.draw_pile, set_of({"Rat", "jia"}));
  EXPECT_EQ(turned.discard_pile, 0u);
  EXPECT_EQ(turned.panel[2], 0) << "initial panel at the bottom";
  const auto unwanted =
      set_up(usual(), {.board = {{"Rat", 4}, {"Ox", 2}, {"Dog", 3}}, .pile = {"Fire"}, .discards = {"jia"}, .rest = "0"});
  const auto empty = after(usual(), unwanted, {"throw 4 4", "pass", "draw Fire"});
  EXPECT_EQ(empty.draw_pile, 0u) << "not before a tile is wanted";
  EXPECT_EQ(empty.discard_pile, set_of({"Rat", "jia"}));
}

TEST(WuXing, WX_12_with_both_piles_empty_the_space_stays_empty) {
  const auto s = set_up(usual(), {.board = {{"Rat", 1}, {"Ox", 2}, {"Dog", 3}}, .rest = "0"});
  const auto next = after(usual(), s, {"throw 1 2", "claim 1"});
  EXPECT_EQ(next.phase, WuXing::Phase::throw_dice);
  EXPECT_EQ(next.board, (std::array<std::uint8_t, 3>{none, 6, 15}));
}

TEST(WuXing, WX_13_the_last_three_tiles_are_not_discarded) {
  const auto three = set_up(usual(), {.board = {{"Rat", 4}, {"Ox", 4}, {"Dog", 3}}, .rest = "0"});
  const auto turned = after(usual(), three, {"throw 2 2", "pass"});
  EXPECT_EQ(turned.board, three.board);
  EXPECT_EQ(turned.panel, (std::array<std::uint8_t, 3>{0, 0, 3})) << "starts again";
  EXPECT_EQ(turned.discard_pile, 0u);
  const auto four = set_up(usual(), {.board = {{"Rat", 4}, {"Ox", 4}, {"Dog", 3}}, .discards = {"jia"}, .rest = "0"});
  EXPECT_EQ(after(usual(), four, {"throw 2 2", "pass"}).draw_pile, set_of({"Rat", "Ox", "jia"})) << "four are left: discarded";
  const auto claimed = after(usual(), four, {"throw 1 1", "claim 1", "draw jia"});  // the fourth panel of the Rat: 1
  EXPECT_EQ(claimed.board, (std::array<std::uint8_t, 3>{17, 6, 15})) << "counted after the claim";
  EXPECT_EQ(claimed.panel, (std::array<std::uint8_t, 3>{0, 0, 3}));
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
