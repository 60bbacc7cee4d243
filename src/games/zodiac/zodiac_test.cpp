// The clauses of Zodiac's RULES.md, first part: set-up, turns, arranging.
#include "games/zodiac/zodiac.hpp"

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {

TEST(Zodiac, ZO_1_a_hundred_cards) {
  EXPECT_EQ(deck.size(), 100);
  for (int card = 0; card < card_kinds; ++card) EXPECT_EQ(deck.count(card), card < 12 ? 7 : 8);
  EXPECT_TRUE(is_sign(11));
  EXPECT_FALSE(is_sign(cat) || is_sign(pangu));
}

TEST(Zodiac, ZO_1_no_card_is_lost_in_any_game) {
  Rng rng(11);
  for (int seats = 2; seats <= 8; ++seats)
    for (const int wild : {1, 8}) {
      const auto game = seats % 2 ? table_of(seats, {{"turn_limit", "200"}}) : zodiac_of(seats, {{"turn_limit", "200"}});
      const auto end = play(game, rng, wild, [&](const State& s, Seat, Zodiac::Action) {
        ASSERT_EQ(all_cards(game, s), deck);
        for (int seat = 0; seat < seats; ++seat)
          for (int card = 0; card < card_kinds; ++card) {
            ASSERT_LE(s.known[seat].count(card), s.hand[seat].count(card)) << "known cards are there";
            ASSERT_LE(s.draw_pile.count(card), s.draw_bound(seat).count(card))
                << "the draw pile holds nothing that cannot be in it";
            ASSERT_LE(s.own_draws[seat].count(card), s.public_draw_bound.count(card)) << "they came out of it";
          }
      });
      EXPECT_EQ(all_cards(game, end), deck);
    }
}

TEST(Zodiac, ZO_2_two_to_eight_seats) {
  EXPECT_EQ(Zodiac::make({}).value().setup().seats, 4);
  for (int seats = 2; seats <= 8; ++seats) EXPECT_EQ(zodiac_of(seats).setup().seats, seats);
  for (const int seats : {-1, 1, 9}) EXPECT_EQ(Zodiac::make({seats, {}}).error().clause, "ZO-2");
  const auto game = zodiac_of(3);
  const auto s = at({{"Rt", ""}, {"Rt", "Ox"}, {"Rt", ""}});
  EXPECT_EQ(clause(game, s, "draw", seat_at(5)), "ZO-2");
  EXPECT_EQ(clause(game, s, "play Pangu Ox<4"), "ZO-2");
  EXPECT_EQ(game.why_illegal(s, Seat::watcher, game.action(0)).clause, "ZO-2");
}

TEST(Zodiac, ZO_3_the_first_action_card_makes_the_dealer) {
  const auto game = zodiac_of(3);
  auto s = game.start();
  EXPECT_EQ(moves(game, s).size(), 14u);
  EXPECT_EQ(moves(game, s).front(), "cut Cat>0");
  s = after(game, s, {"cut Ox>0", "cut Ox>1", "cut Rt>2"});
  EXPECT_EQ(game.weight(s, find_legal(game, s, Seat::chance, "cut Ox>0").value()), 5u) << "without putting back";
  EXPECT_EQ(clause(game, s, "cut Ox>1"), "ZO-3") << "it is seat 0's";
  EXPECT_EQ(clause(game, s, "draw", Seat::first), "ZO-3");
  EXPECT_EQ(clause(game, s, "deal Ox>0"), "ZO-4");
  s = after(game, s, {"cut Pg>0", "cut Cat>1"});
  EXPECT_EQ(s.dealer, 1);
  EXPECT_EQ(s.dealer_card, cat);
  EXPECT_EQ(s.draw_pile, deck) << "all cards go back";
  EXPECT_EQ(moves(game, s, "deal").size(), 14u);
  EXPECT_EQ(moves(game, s).front(), "deal Cat>2");

  auto long_cut = game.start();
  for (int card = 0; card < 84; ++card)
    long_cut = after(game, long_cut, {fmt::format("cut {}>{}", codes[static_cast<std::size_t>(card / 7)], card % 3)});
  EXPECT_EQ(moves(game, long_cut), (Texts{"cut Cat>0", "cut Pangu>0"})) << "no sign is left";
}

TEST(Zodiac, ZO_3_a_dealer_by_option) {
  const auto game = zodiac_of(3, {{"dealer", "2"}});
  EXPECT_EQ(moves(game, game.start()).front(), "deal Cat>0");
  EXPECT_EQ(clause(game, game.start(), "cut Ox>0"), "ZO-3");
  EXPECT_EQ(Zodiac::make({3, {{"dealer", "3"}}}).error().clause, "ZO-3");
  EXPECT_TRUE(Zodiac::make({8, {{"dealer", "7"}}}));
  EXPECT_FALSE(Zodiac::make({8, {{"dealer", "8"}}}));
  EXPECT_FALSE(Zodiac::make({8, {{"dealer", "first"}}}));
}

TEST(Zodiac, ZO_4_six_cards_each_and_one_turned_up) {
  for (int seats = 2; seats <= 8; ++seats) {
    const auto game = zodiac_of(seats, {{"dealer", "1"}});
    auto s = game.start();
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int card = 0; card < 6 * seats; ++card) {
      const auto a = random_action(game, s, Seat::chance, rng);
      EXPECT_EQ(a.kind, Zodiac::Kind::deal);
      EXPECT_EQ(a.seat, (2 + card / 6) % seats) << "six to one, then six to the next";
      game.apply(s, Seat::chance, a);
    }
    for (int seat = 0; seat < seats; ++seat) EXPECT_EQ(s.hand[seat].size(), 6);
    EXPECT_EQ(s.phase, Phase::turn_up);
    EXPECT_EQ(clause(game, s, "draw", Seat::first), "ZO-4");
    EXPECT_EQ(clause(game, s, "deal Ox>0"), "ZO-4");
  }
  const auto game = zodiac_of(2, {{"dealer", "0"}});
  auto s = game.start();
  for (const char* card : {"Rt", "Ox"})
    for (int k = 0; k < 6; ++k) s = after(game, s, {fmt::format("deal {}>{}", card, card[0] == 'R' ? 1 : 0)});
  s = after(game, s, {"turn Cat", "turn Pangu", "turn Cat"});
  EXPECT_EQ(game.to_act(s), SeatSet(Seat::chance)) << "another on top of an action card";
  s = after(game, s, {"turn Hs"});
  EXPECT_EQ(s.discard_pile.size(), 4);
  EXPECT_EQ(top(s.discard_pile), 6);
  EXPECT_EQ(s.draw_pile.size(), 100 - 12 - 4);
  EXPECT_EQ(clause(game, s, "turn Hs", Seat::chance), "ZO-4");
}

TEST(Zodiac, ZO_5_the_seat_after_the_dealer_begins) {
  for (const int dealer : {0, 1, 2}) {
    const auto game = zodiac_of(3, {{"dealer", std::to_string(dealer)}});
    auto s = game.start();
    Rng rng(7);
    while (game.to_act(s).is_chance()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
    for (int turn = 1; turn <= 5; ++turn) {
      EXPECT_EQ(mover(game, s), (dealer + turn) % 3);
      EXPECT_EQ(clause(game, s, "draw", seat_at((dealer + turn + 1) % 3)), "ZO-5");
      s = after(game, s, {"draw"});
      game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
      s = after(game, s, {moves(game, s, "discard").front()});
    }
  }
}

TEST(Zodiac, ZO_6_cards_of_a_kind_are_all_the_same) {
  const auto game = zodiac_of(2);
  const auto s = at({{"Rt Rt Rt Ox", "Rt Rt"}, {"Tg", ""}});
  EXPECT_EQ(moves(game, after(game, s, {"draw", "drawn Rt"})),
            (Texts{"discard Ox", "discard Rt", "discard ^Rt", "down Rt", "pass", "up Ox", "up Rt"}));
  EXPECT_EQ(game.view(s, Seat::second).hand_size[0], 4) << "their number is public";
}

TEST(Zodiac, ZO_7_draw_then_arrange_then_discard_or_pass) {
  const auto game = zodiac_of(2);
  const auto s = at({{"Rt Ox", ""}, {"Tg", ""}});
  EXPECT_EQ(moves(game, s), (Texts{"draw", "take"}));
  const auto drawing = after(game, s, {"draw"});
  EXPECT_EQ(game.to_act(drawing), SeatSet(Seat::chance));
  EXPECT_EQ(moves(game, drawing).size(), 14u);
  EXPECT_EQ(clause(game, drawing, "draw", Seat::first), "ZO-7");
  const auto drawn = after(game, drawing, {"drawn Pg"});
  EXPECT_EQ(moves(game, drawn), (Texts{"discard Ox", "discard Pg", "discard Rt", "pass", "up Ox", "up Pg", "up Rt"}));
  EXPECT_EQ(clause(game, drawn, "draw"), "ZO-7");
  EXPECT_EQ(clause(game, drawn, "take"), "ZO-8");
  EXPECT_EQ(clause(game, drawn, "drawn Pg", Seat::chance), "ZO-7");
  EXPECT_EQ(mover(game, after(game, drawn, {"discard Pg"})), 1);
  EXPECT_EQ(mover(game, after(game, drawn, {"pass"})), 1);
  EXPECT_EQ(mover(game, after(game, drawn, {"up Pg", "pass"})), 1);
  auto empty = s;
  empty.draw_pile = {};
  EXPECT_EQ(clause(game, empty, "draw"), "ZO-7");
}

TEST(Zodiac, ZO_8_take_the_top_card) {
  const auto game = zodiac_of(2);
  const auto s = at({{"Rt Ox", ""}, {"Tg", ""}}, "Hs Pg");
  const auto taken = after(game, s, {"take"});
  EXPECT_EQ(taken.hand[0], bag("Rt Ox Pg"));
  EXPECT_EQ(top(taken.discard_pile), 6);
  EXPECT_TRUE(can(game, taken, "discard Pg")) << "the card just taken may go again";
  EXPECT_EQ(after(game, taken, {"discard Pg"}).discard_pile, s.discard_pile);
  EXPECT_EQ(clause(game, at({{"Rt", ""}, {"Tg", ""}}, "Hs Pangu"), "take"), "ZO-8") << "a Pangu comes from the draw pile";
  EXPECT_EQ(clause(game, at({{"Rt", ""}, {"Tg", ""}}, "Pangu Cat"), "take"), "allowed");
  EXPECT_EQ(clause(game, at({{"Rt", ""}, {"Tg", ""}}, ""), "take"), "ZO-8") << "no discards";
  const auto cat = after(game, at({{"Rt", ""}, {"Tg", ""}}, "Cat"), {"take"});
  EXPECT_EQ(clause(game, cat, "play Cat"), "ZO-10");
}

TEST(Zodiac, ZO_9_an_action_card_is_a_whole_turn) {
  const auto game = zodiac_of(3);
  const auto s = at({{"Cat Pangu Rt", "Cat Pangu Ox"}, {"", "Dr Ox"}, {"", "Mk"}});
  EXPECT_EQ(moves(game, s),
            (Texts{"draw", "play Cat", "play Pangu Dr<1", "play Pangu Dr<1^", "play Pangu Mk<2", "play Pangu Mk<2^", "play ^Cat",
                   "play ^Pangu Dr<1", "play ^Pangu Dr<1^", "play ^Pangu Mk<2", "play ^Pangu Mk<2^", "take"}));
  const auto played = after(game, s, {"play ^Pangu Mk<2"});
  EXPECT_EQ(mover(game, played), 1) << "nothing follows";
  EXPECT_EQ(played.face_up[0], bag("Cat Ox"));
  EXPECT_EQ(played.hand[0], bag("Cat Pangu Rt Mk"));
  EXPECT_EQ(mover(game, after(game, s, {"play ^Cat"})), 2);
  EXPECT_EQ(after(game, s, {"play ^Cat"}).hand[0], s.hand[0]);
  EXPECT_EQ(after(game, s, {"play Cat"}).face_up[0], s.face_up[0]);
  const auto bare = at({{"Rt", ""}, {"", "Dr"}, {"", ""}});
  for (const char* text : {"play Cat", "play ^Cat", "play Pangu Dr<1", "play ^Pangu Dr<1"})
    EXPECT_EQ(clause(game, bare, text), "ZO-9") << text;
  EXPECT_EQ(clause(game, after(game, at({{"Cat Rt", ""}, {"", ""}, {"", ""}}), {"draw", "drawn Ox"}), "play Cat"), "ZO-10")
      << "no draw before it";
}

TEST(Zodiac, ZO_15_a_turn_tells_who_is_passed_over_next_all_round_too) {
  const auto game = zodiac_of(2);
  auto s = at({{"Rt Ox", ""}, {"Dr", ""}});
  const auto told = [&] {
    const auto drawn = after(game, s, {"draw", "drawn Pg"});
    return int{game.redact(drawn, Seat::first, {Kind::pass}, Seat::watcher).passed_over};
  };
  EXPECT_EQ(told(), 0);
  s.turns_to_miss[1] = 1;
  EXPECT_EQ(told(), 0b10);
  s.turns_to_miss[0] = 1;
  EXPECT_EQ(told(), 0b11) << "seat 1 plays next: both have been passed over once";
}

TEST(Zodiac, ZO_10_a_card_just_drawn_may_be_played_at_once) {
  const auto game = zodiac_of(3);
  const auto s = at({{"Rt Pangu", "Cat"}, {"", "Dr"}, {"", ""}});
  const auto cat = after(game, s, {"draw", "drawn Cat"});
  EXPECT_EQ(moves(game, cat, "play"), (Texts{"play Cat"})) << "only the kind drawn, only from the hand";
  const auto played = after(game, cat, {"play Cat"});
  EXPECT_EQ(mover(game, played), 0) << "the turn goes on";
  EXPECT_EQ(moves(game, played), (Texts{"discard Pangu", "discard Rt", "discard ^Cat", "down Cat", "pass", "up Pangu", "up Rt"}));
  EXPECT_EQ(clause(game, played, "play ^Cat"), "ZO-10");
  EXPECT_EQ(mover(game, after(game, played, {"pass"})), 2) << "and seat 1 is skipped";
  const auto moved = after(game, cat, {"up Rt"});
  EXPECT_EQ(clause(game, moved, "play Cat"), "ZO-10") << "too late";
  EXPECT_EQ(clause(game, after(game, cat, {"down Cat"}), "play Cat"), "ZO-10");
  const auto pangu = after(game, s, {"draw", "drawn Pangu"});
  EXPECT_EQ(moves(game, pangu, "play"), (Texts{"play Pangu Dr<1", "play Pangu Dr<1^"}));
  EXPECT_EQ(after(game, pangu, {"play Pangu Dr<1"}).hand[0], bag("Rt Pangu Dr"));
  EXPECT_EQ(clause(game, after(game, pangu, {"play Pangu Dr<1"}), "play Pangu Dr<1"), "ZO-10") << "one at once";
  EXPECT_EQ(clause(game, after(game, s, {"draw", "drawn Ox"}), "play Pangu Dr<1"), "ZO-10");
}

TEST(Zodiac, ZO_11_arranging) {
  const auto game = zodiac_of(2);
  const auto s = at({{"Rt Ox Cat", "Tg Pg"}, {"", ""}});
  EXPECT_EQ(clause(game, s, "up Rt"), "ZO-11") << "draw or take first";
  const auto taken = after(game, s, {"take"});  // a Horse
  EXPECT_EQ(moves(game, taken, "up"), (Texts{"up Cat", "up Hs", "up Ox", "up Rt"}));
  EXPECT_EQ(clause(game, taken, "up Pangu"), "ZO-11");
  EXPECT_EQ(clause(game, taken, "down Rt"), "ZO-11");
  const auto ox = after(game, taken, {"up Ox"});
  EXPECT_EQ(moves(game, ox, "up"), (Texts{"up Cat", "up Hs"})) << "in order";
  EXPECT_EQ(clause(game, ox, "up Rt"), "ZO-11");
  EXPECT_EQ(moves(game, ox, "down"), (Texts{"down Pg", "down Tg"})) << "no kind both ways";
  EXPECT_EQ(clause(game, ox, "down Ox"), "ZO-11");
  const auto why = [&](const State& state, std::string_view text) {
    return std::string(game.why_illegal(state, Seat::first, *parse(game, text)).id);
  };
  EXPECT_EQ(why(ox, "up Rt"), "zodiac.order_up");
  EXPECT_EQ(why(ox, "down Ox"), "zodiac.moved_up");
  const auto pig = after(game, ox, {"down Pg", "up Hs"});
  EXPECT_EQ(why(pig, "up Pg"), "zodiac.moved_down");
  EXPECT_EQ(why(pig, "down Tg"), "zodiac.order_down");
  EXPECT_EQ(moves(game, pig, "down"), Texts{}) << "the Tiger comes before the Pig";
  EXPECT_EQ(moves(game, pig, "up"), (Texts{"up Cat"})) << "the Pig came down";
  EXPECT_EQ(clause(game, pig, "up Pg"), "ZO-11");
  EXPECT_EQ(pig.hand[0], bag("Rt Cat Pg"));
  EXPECT_EQ(pig.face_up[0], bag("Tg Ox Hs"));
  const auto twice = after(game, at({{"Ox Ox", "Rt"}, {"", ""}}), {"take", "up Ox", "up Ox"});
  EXPECT_EQ(twice.face_up[0], bag("Rt Ox Ox")) << "one kind, twice";
  EXPECT_TRUE(can(game, after(game, twice, {"pass", "draw", "drawn Rt", "pass", "draw", "drawn Rt"}), "down Ox"))
      << "a new turn, a new order";
}

TEST(Zodiac, ZO_11_seven_while_arranging) {
  const auto game = zodiac_of(2);
  const auto s = after(game, at({{"Rt Ox Tg Rb Dr Sn", "Gt Mk Rs Dg Pg Rt"}, {"", ""}}), {"take"});
  EXPECT_EQ(moves(game, s, "down"), Texts{}) << "seven in hand";
  EXPECT_EQ(clause(game, s, "down Gt"), "ZO-11");
  const auto up = after(game, s, {"up Ox"});
  EXPECT_EQ(up.face_up[0].size(), 7);
  EXPECT_EQ(moves(game, up, "up"), Texts{}) << "seven face up";
  EXPECT_EQ(clause(game, up, "up Tg"), "ZO-11");
  EXPECT_EQ(moves(game, up, "down").size(), 6u) << "all but the Ox";
  EXPECT_EQ(moves(game, up, "discard ^").size(), 7u);
  EXPECT_EQ(moves(game, up, "discard").size(), 7u) << "only from face up";
}

TEST(Zodiac, ZO_12_at_most_six_and_six) {
  const auto game = zodiac_of(2);
  const auto full = after(game, at({{"Rt Ox Tg Rb Dr Sn", "Gt Mk Rs Dg Pg Rt"}, {"", ""}}), {"take"});
  EXPECT_EQ(moves(game, full, "discard"),
            (Texts{"discard Dr", "discard Hs", "discard Ox", "discard Rb", "discard Rt", "discard Sn", "discard Tg"}));
  EXPECT_EQ(clause(game, full, "pass"), "ZO-12") << "13 in all";
  EXPECT_EQ(clause(game, full, "discard ^Gt"), "ZO-12") << "seven would be left in hand";
  EXPECT_EQ(clause(game, full, "discard Pangu"), "ZO-12") << "not there";
  const auto seven = after(game, at({{"Rt Ox Tg Rb Dr Sn", "Gt"}, {"", ""}}), {"draw", "drawn Ox"});
  EXPECT_FALSE(can(game, seven, "pass"));
  EXPECT_FALSE(can(game, seven, "discard ^Gt"));
  EXPECT_TRUE(can(game, after(game, seven, {"up Ox"}), "pass"));
  EXPECT_TRUE(can(game, after(game, seven, {"up Ox"}), "discard ^Gt"));
}

TEST(Zodiac, ZO_13_a_discarded_action_card_does_nothing) {
  const auto game = zodiac_of(3);
  const auto s = at({{"Cat Pangu", ""}, {"", "Dr"}, {"", ""}});
  const auto cat = after(game, s, {"take", "discard Cat"});
  EXPECT_EQ(mover(game, cat), 1) << "nobody is skipped";
  EXPECT_TRUE(can(game, cat, "take")) << "a Cat may be taken";
  const auto pangu = after(game, s, {"take", "discard Pangu"});
  EXPECT_EQ(pangu.face_up[1], s.face_up[1]);
  EXPECT_FALSE(can(game, pangu, "take"));
}

TEST(Zodiac, ZO_14_who_can_do_nothing_passes) {
  const auto game = zodiac_of(2);
  auto s = at({{"Rt", ""}, {"", ""}}, "Pangu");
  EXPECT_EQ(clause(game, s, "pass"), "ZO-14");
  s.draw_pile = {};
  EXPECT_EQ(moves(game, s), (Texts{"pass"}));
  EXPECT_EQ(mover(game, after(game, s, {"pass"})), 1);
  s.hand[0] = bag("Rt Pangu");
  EXPECT_EQ(moves(game, s), (Texts{"pass"})) << "a Pangu without aim";
  s.hand[0] = bag("Rt Cat");
  EXPECT_EQ(moves(game, s), (Texts{"play Cat"}));
  // Under enforcement=guided it never happens.
  Rng rng(3);
  const auto eight = zodiac_of(8, {{"turn_limit", "800"}});
  play(eight, rng, 1, [&](const State& state, Seat, Zodiac::Action a) {
    if (state.phase == Phase::begin) {
      EXPECT_GT(state.draw_pile.size(), 0);
      EXPECT_NE(a.kind, Zodiac::Kind::pass);
    }
  });
}

TEST(Zodiac, a_pangu_without_room_is_told_so_even_where_any_sign_may_be_taken) {
  const auto game = zodiac_of(2, {{"pangu", "any"}});
  const auto s = at({{"Rt Ox Tg Rb Dr Sn", "Pangu"}, {"Rt", "Rb"}});
  const auto why = to_string(game.why_illegal(s, seat_at(0), Action{Kind::play_pangu, 3, 1, Place::face_up}));
  EXPECT_TRUE(why.starts_with("zodiac.no_room_in_hand")) << why;
}

}  // namespace
}  // namespace shengxiao::games::zodiac
