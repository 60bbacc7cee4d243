// The clauses of Zodiac's RULES.md, second part: action cards, the draw pile, winning, fines, the end, notation.
#include <gtest/gtest.h>

#include "core/play.hpp"
#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {

TEST(Zodiac, ZO_15_a_cat_skips_the_next_seat) {
  const auto two = zodiac_of(2);
  EXPECT_EQ(mover(two, after(two, at({{"Cat", ""}, {"", ""}}), {"play Cat"})), 0) << "with two seats one plays again";
  const auto three = zodiac_of(3);
  const auto s = at({{"Cat Rt", ""}, {"Rt", ""}, {"Cat Rt", ""}});
  auto next = after(three, s, {"play Cat"});
  EXPECT_EQ(top(next.discard_pile), cat);
  EXPECT_EQ(mover(three, next), 2);
  next = after(three, next, {"play Cat"});
  EXPECT_EQ(mover(three, next), 1) << "seat 0 is skipped, seat 1 has paid";
  // Skips add up, and the next seat is the next one round the table even if it owes a skip already.
  auto owing = s;
  owing.turns_to_miss[1] = 1;
  owing = after(three, owing, {"play Cat"});
  EXPECT_EQ(owing.turns_to_miss[1], 1) << "one of two is paid";
  EXPECT_EQ(owing.turns_to_miss[2], 0);
  EXPECT_EQ(mover(three, owing), 2);
  owing = after(three, owing, {"take", "pass", "draw", "drawn Ox", "pass"});
  EXPECT_EQ(mover(three, owing), 2) << "seat 1 is passed over a second time";
  EXPECT_EQ(owing.turns_to_miss[1], 0);
}

TEST(Zodiac, ZO_16_a_pangu_takes_a_missing_sign) {
  const auto game = zodiac_of(3);
  const auto s = at({{"Pangu Rt", "Ox"}, {"Tg", "Rt Ox Dr Dr Cat Pangu"}, {"Rb", "Dr Mk"}});
  EXPECT_EQ(moves(game, s, "play"), (Texts{"play Pangu Dr<1", "play Pangu Dr<1^", "play Pangu Dr<2", "play Pangu Dr<2^",
                                           "play Pangu Mk<2", "play Pangu Mk<2^"}));
  EXPECT_EQ(clause(game, s, "play Pangu Rt<1"), "ZO-16") << "had in hand";
  EXPECT_EQ(clause(game, s, "play Pangu Ox<1"), "ZO-16") << "had face up";
  EXPECT_EQ(clause(game, s, "play Pangu Tg<1"), "ZO-16") << "hidden";
  EXPECT_EQ(clause(game, s, "play Pangu Ox<0"), "ZO-16") << "one's own";
  const auto taken = after(game, s, {"play Pangu Dr<1^"});
  EXPECT_EQ(taken.face_up[1], bag("Rt Ox Dr Cat Pangu"));
  EXPECT_EQ(taken.face_up[0], bag("Ox Dr"));
  EXPECT_EQ(taken.hand[0], bag("Rt"));
  EXPECT_EQ(top(taken.discard_pile), pangu);
  EXPECT_FALSE(can(game, taken, "take"));
  const auto any = zodiac_of(3, {{"pangu", "any"}});
  EXPECT_EQ(moves(any, s, "play").size(), 10u) << "Rt, Ox, Dr of seat 1, Dr, Mk of seat 2";
  const auto nothing = at({{"Pangu Rt", ""}, {"Tg", "Cat Rt"}, {"Rb", ""}});
  EXPECT_EQ(moves(game, nothing, "play"), Texts{}) << "no sign to take";
  for (const auto* tried : {"play Pangu Rt<1", "play Pangu Dr<2^"})
    EXPECT_EQ(illegal_because(game, nothing, Seat::first, tried), "zodiac.pangu_nothing [ZO-16]") << "whatever was tried";
}

TEST(Zodiac, ZO_16_room_for_the_sign) {
  const auto game = zodiac_of(2);
  const auto six = at({{"Pangu Rt Rt Rt Rt Rt", "Ox Ox Ox Ox Ox Ox"}, {"", "Dr"}});
  EXPECT_EQ(moves(game, six, "play"), (Texts{"play Pangu Dr<1"})) << "the Pangu gone, five are in hand";
  EXPECT_EQ(clause(game, six, "play Pangu Dr<1^"), "ZO-16");
  const auto shown = at({{"Rt Rt Rt Rt Rt Rt", "Pangu Ox Ox Ox Ox Ox"}, {"", "Dr"}});
  EXPECT_EQ(moves(game, shown, "play"), (Texts{"play ^Pangu Dr<1^"}));
  const auto at_once = after(game, at({{"Rt Rt Rt Rt Rt Rt", "Ox Ox Ox Ox Ox Ox"}, {"", "Dr"}}), {"draw", "drawn Pangu"});
  EXPECT_EQ(moves(game, at_once, "play"), (Texts{"play Pangu Dr<1", "play Pangu Dr<1^"})) << "fewer than seven at once";
  EXPECT_EQ(after(game, at_once, {"play Pangu Dr<1^"}).face_up[0].size(), 7);
  EXPECT_EQ(moves(game, after(game, at_once, {"play Pangu Dr<1^"})), (Texts{"discard ^Dr", "discard ^Ox", "down Dr", "down Ox"}));
}

TEST(Zodiac, ZO_17_an_action_card_covers_what_lies_below) {
  const auto game = zodiac_of(3);
  const auto s = at({{"Pangu", ""}, {"Cat", "Dr"}, {"Ox", ""}}, "Hs Pg");
  const auto covered = after(game, s, {"play Pangu Dr<1"});
  EXPECT_FALSE(can(game, covered, "take"));
  const auto cat = after(game, covered, {"play Cat"});
  EXPECT_EQ(mover(game, cat), 0);
  const auto taken = after(game, cat, {"take"});
  EXPECT_EQ(taken.hand[0], bag("Dr Cat")) << "the Cat, not the Pig";
  EXPECT_EQ(top(taken.discard_pile), pangu);
}

TEST(Zodiac, ZO_18_the_discards_are_shuffled) {
  const auto game = zodiac_of(2);
  const auto s = with_draw(at({{"Rt Ox", ""}, {"Tg", ""}}, "Pg"), "Cat");
  const auto drawn = after(game, s, {"draw", "drawn Cat"});
  EXPECT_EQ(drawn.discard_pile.size(), 1) << "at once, before the Cat is played";
  EXPECT_EQ(top(drawn.discard_pile), 11) << "the top card stays";
  EXPECT_EQ(drawn.draw_pile.size(), 100 - 4 - 1);
  const auto played = after(game, drawn, {"play Cat"});
  EXPECT_EQ(played.discard_pile.size(), 2);
  EXPECT_EQ(played.draw_pile, drawn.draw_pile);
  EXPECT_EQ(all_cards(game, played), deck);
}

TEST(Zodiac, ZO_18_it_is_tried_again_at_every_turn) {
  const auto game = table_of(2);
  auto s = at({{"Rt", ""}, {"", ""}}, "Pg");
  s.draw_pile = bag("Ox");
  s.hand[1] = deck - bag("Rt Pg Ox");  // all the others
  s = after(game, s, {"draw", "drawn Ox"});
  EXPECT_EQ(s.draw_pile.size(), 0) << "nothing to shuffle below the top";
  EXPECT_EQ(s.discard_pile.size(), 1);
  const auto passed = after(game, s, {"pass"});
  EXPECT_EQ(passed.draw_pile.size(), 0);
  EXPECT_FALSE(can(game, passed, "draw"));
  const auto discarded = after(game, s, {"discard Ox"});
  EXPECT_EQ(discarded.draw_pile, bag("Pg")) << "the next turn begins with a shuffle";
  EXPECT_EQ(top(discarded.discard_pile), 1);
}

const Cards nearly{"Rt Ox Tg Rb Dr Sn", "Hs Gt Mk Rs Dg Cat"};  // a Pig instead of the Cat would win

TEST(Zodiac, ZO_19_twelve_signs_six_and_six) {
  const auto game = zodiac_of(3);
  const auto s = at({nearly, {"Rt", "Pg"}, {"Rt", ""}}, "Pg");
  const auto taken = after(game, s, {"take"});
  EXPECT_EQ(game.to_act(taken), SeatSet(Seat::first)) << "not before the end of the turn";
  const auto won = after(game, taken, {"up Pg", "discard ^Cat"});
  EXPECT_TRUE(game.to_act(won).empty());
  EXPECT_EQ(won.winner, 0);
  EXPECT_EQ(clause(game, won, "draw", Seat::second), "ZO-19");
  EXPECT_EQ(mover(game, after(game, taken, {"discard Pg"})), 1) << "eleven signs";
  // A Pangu played as a whole turn ends it too.
  const auto pangu = at({{"Rt Ox Tg Rb Dr Sn", "Hs Gt Mk Rs Dg Pangu"}, {"Rt", "Pg"}, {"Rt", ""}});
  EXPECT_EQ(after(game, pangu, {"play ^Pangu Pg<1^"}).winner, 0);
  // And so does passing.
  EXPECT_EQ(after(game, at({{"Rt Ox Tg Rb Dr", "Hs Gt Mk Rs Dg Sn"}, {"", ""}, {"", ""}}, "Pg"), {"take", "pass"}).winner, 0);
  // Eleven in hand and face up in other numbers, or twelve with a double, are nothing.
  const auto uneven = after(game, at({{"Rt Ox Tg Rb Dr Sn", "Hs Gt Mk Rs Dg"}, {"", ""}, {"", ""}}, "Pg"), {"take"});
  EXPECT_EQ(after(game, uneven, {"up Pg", "pass"}).winner, 0);
  EXPECT_EQ(mover(game, after(game, at({{"Rt Ox Tg Rb Dr", "Hs Gt Mk Rs Dg Sn"}, {"", ""}, {"", ""}}, "Rt"), {"take", "pass"})), 1);
  EXPECT_EQ(clause(game, taken, "call"), "ZO-19") << "the call is made for it";
}

TEST(Zodiac, ZO_20_over_the_limits_at_a_table) {
  const auto game = table_of(3);
  const auto s = at({{"Rt Ox Tg Rb Dr Cat", "Hs Hs Cat"}, {"Rt", ""}, {"Rt", ""}}, "Gt Pg");
  const auto taken = after(game, s, {"take"});
  EXPECT_TRUE(can(game, taken, "pass"));
  EXPECT_TRUE(can(game, taken, "discard ^Hs"));
  auto fining = after(game, taken, {"pass"});
  EXPECT_EQ(mover(game, fining), 1) << "the next seat picks";
  EXPECT_EQ(moves(game, fining), (Texts{"fine ^Hs", "fine hand"}));
  EXPECT_EQ(clause(game, fining, "draw", seat_at(2)), "ZO-20");
  EXPECT_EQ(clause(game, fining, "draw"), "ZO-20");
  EXPECT_EQ(clause(game, fining, "fine ^Ox"), "ZO-20");
  EXPECT_EQ(clause(game, taken, "fine hand"), "ZO-20");
  const auto lost = after(game, fining, {"fine ^Hs"});
  EXPECT_EQ(top(lost.discard_pile), 6);
  EXPECT_EQ(mover(game, lost), 1);
  EXPECT_EQ(clause(game, lost, "take"), "ZO-20") << "barred";
  const auto later = after(game, lost, {"draw", "drawn Ox", "pass"});
  EXPECT_EQ(mover(game, later), 2);
  EXPECT_TRUE(can(game, later, "take")) << "for one turn only";
  EXPECT_EQ(mover(game, after(game, later, {"take", "pass"})), 1) << "seat 0 is skipped";
  // A blind card: only signs, by their number.
  const auto blind = after(game, fining, {"fine hand"});
  EXPECT_EQ(moves(game, blind), (Texts{"fined Dr", "fined Ox", "fined Pg", "fined Rb", "fined Rt", "fined Tg"}));
  EXPECT_EQ(clause(game, blind, "fined Cat"), "ZO-23") << "no such outcome is ever written";
  EXPECT_EQ(clause(game, blind, "fined Mk"), "ZO-20");
  EXPECT_EQ(clause(game, blind, "fine hand", Seat::second), "ZO-20");
  EXPECT_EQ(after(game, blind, {"fined Ox"}).hand[0], bag("Rt Tg Rb Dr Cat Pg"));
  // The picker may owe a skip; the bar is then for whoever plays next.
  auto owing = taken;
  owing.turns_to_miss[1] = 1;
  owing = after(game, owing, {"pass"});
  EXPECT_EQ(mover(game, owing), 1);
  owing = after(game, owing, {"fine ^Hs"});
  EXPECT_EQ(mover(game, owing), 2);
  EXPECT_FALSE(can(game, owing, "take"));
}

TEST(Zodiac, ZO_20_one_card_only_and_nothing_else_is_relaxed) {
  const auto game = table_of(2);
  auto s = at({{"Rt Ox Tg Rb Dr Sn Hs Hs", "Pg"}, {"Rt", ""}}, "Gt");
  const auto drawn = after(game, s, {"draw", "drawn Mk"});
  EXPECT_EQ(drawn.hand[0].size(), 9) << "the hand grows";
  EXPECT_EQ(clause(game, drawn, "down Pg"), "ZO-11");
  EXPECT_FALSE(can(game, drawn, "call"));
  const auto fined = after(game, drawn, {"discard Mk", "fine ^Pg"});
  EXPECT_EQ(fined.hand[0].size(), 8) << "over the limits still, but one card is all";
  EXPECT_EQ(mover(game, fined), 1);
  // Playing an action card ends a turn over the limits too.
  const auto played = after(game, at({{"Rt Ox Tg Rb Dr Sn Hs Cat", ""}, {"Rt", ""}}), {"play Cat"});
  EXPECT_EQ(played.phase, Phase::fining);
  EXPECT_EQ(mover(game, played), 1);
  EXPECT_EQ(mover(game, after(game, played, {"fine hand", "fined Hs"})), 1) << "both owe one; seat 1 paid first, then seat 0";
  // Who has no sign loses none, and nothing is barred.
  const auto signless = after(game, at({{"Cat Cat Cat Cat Cat Cat", ""}, {"Rt", ""}}, "Gt"), {"draw", "drawn Cat", "pass"});
  EXPECT_EQ(signless.phase, Phase::begin);
  EXPECT_EQ(signless.turns_to_miss[0], 1);
  EXPECT_TRUE(can(game, signless, "take"));
  const auto guided = zodiac_of(2);
  EXPECT_EQ(clause(guided, after(guided, at({{"Rt", ""}, {"Rt", ""}}), {"take"}), "fine hand"), "ZO-12");
}

TEST(Zodiac, ZO_21_calls) {
  const auto game = table_of(3);
  const auto s = at({nearly, {"Rt", ""}, {"Rt", ""}}, "Pg");
  EXPECT_EQ(clause(game, s, "call"), "ZO-21") << "at the end of a turn";
  const auto taken = after(game, s, {"take"});
  EXPECT_EQ(clause(game, taken, "call"), "ZO-21") << "seven in hand";
  const auto asked = after(game, taken, {"up Pg", "discard ^Cat"});
  EXPECT_EQ(moves(game, asked), (Texts{"call", "pass"}));
  EXPECT_EQ(clause(game, asked, "draw"), "ZO-21");
  EXPECT_EQ(after(game, asked, {"call"}).winner, 0);
  const auto silent = after(game, asked, {"pass"});
  EXPECT_EQ(mover(game, silent), 1) << "a complete seat that does not call has not won";
  EXPECT_EQ(silent.winner, nobody);
  // A wrong call: two signs, both barred, no skip.
  const auto wrong = after(game, taken, {"discard Ox", "call"});
  EXPECT_EQ(mover(game, wrong), 1);
  EXPECT_EQ(moves(game, wrong).size(), 6u) << "Hs Gt Mk Rs Dg and the hand";
  const auto one = after(game, wrong, {"fine ^Mk"});
  EXPECT_EQ(mover(game, one), 1);
  const auto two = after(game, one, {"fine hand", "fined Rt"});
  EXPECT_EQ(top(two.discard_pile), 0);
  EXPECT_EQ(two.hand[0], bag("Tg Rb Dr Sn Pg"));
  EXPECT_EQ(mover(game, two), 1);
  EXPECT_FALSE(can(game, two, "take"));
  EXPECT_EQ(two.turns_to_miss, State{}.turns_to_miss);
  EXPECT_TRUE(can(game, after(game, two, {"draw", "drawn Rt", "pass"}), "take"));
}

TEST(Zodiac, ZO_21_where_a_call_is_possible) {
  const auto game = table_of(2);
  const auto five = after(game, at({{"Rt Rt Rt Rt Rt", ""}, {"Rt", ""}}, "Ox Pg"), {"take"});
  EXPECT_TRUE(can(game, five, "call")) << "beside pass, right or wrong";
  EXPECT_EQ(mover(game, after(game, five, {"pass"})), 1) << "a pass is the choice made";
  EXPECT_EQ(mover(game, after(game, five, {"discard Pg"})), 1) << "five in hand: no choice";
  EXPECT_EQ(after(game, five, {"call"}).fines, 2);
  EXPECT_EQ(after(game, at({{"Rt Rt Rt Rt Rt Rt", "Cat"}, {"Rt", ""}}), {"play ^Cat"}).phase, Phase::calling) << "a play asks too";
  EXPECT_EQ(after(game, at({{"Rt Rt Rt Rt Rt Cat", ""}, {"Rt", ""}}), {"play Cat"}).phase, Phase::begin);
  auto stuck = at({{"Rt Rt Rt Rt Rt Rt", ""}, {"Rt", ""}}, "Pangu");
  stuck.draw_pile = {};
  EXPECT_EQ(moves(game, stuck), (Texts{"call", "pass"})) << "and the pass of ZO-14";
  // One sign to lose is lost, and no second.
  const auto poor = after(game, at({{"Cat Cat Cat Cat Cat", ""}, {"Rt", ""}}, "Ox Pg"), {"take", "call", "fine hand", "fined Pg"});
  EXPECT_EQ(poor.phase, Phase::begin);
  EXPECT_EQ(poor.fines, 0);
  EXPECT_FALSE(can(game, poor, "take"));
}

TEST(Zodiac, ZO_22_the_end) {
  const auto game = zodiac_of(3);
  const auto won = after(game, at({nearly, {"Rt Rt Ox", "Cat Ox"}, {"", "Pangu"}}, "Pg"), {"take", "up Pg", "discard ^Cat"});
  const auto returns = game.returns(won);
  EXPECT_EQ(std::vector(returns.begin(), returns.end()), (std::vector<double>{1, -0.5, -0.5}));
  const auto points = game.points(won);
  EXPECT_EQ(std::vector(points.begin(), points.end()), (std::vector<int>{12, 2, 0})) << "different signs, in hand and face up";
  EXPECT_EQ(game.view(won, Seat::watcher).seen.known[1], bag("Rt Rt Ox")) << "all hands are shown";
  EXPECT_EQ(game.points(at({{"Rt", "Ox"}, {"", ""}, {"", ""}}))[0], 1) << "before, only what everybody knows of";

  const auto limited = zodiac_of(3, {{"turn_limit", "2"}});
  auto s = at({{"Cat", ""}, {"", ""}, {"", ""}});
  s = after(limited, s, {"play Cat"});
  EXPECT_EQ(mover(limited, s), 2) << "a skipped turn does not count";
  s = after(limited, s, {"take", "pass"});
  EXPECT_TRUE(limited.to_act(s).empty());
  EXPECT_EQ(clause(limited, s, "draw", Seat::first), "ZO-22");
  for (const double r : limited.returns(s)) EXPECT_EQ(r, 0);
  const auto last = zodiac_of(3, {{"turn_limit", "1"}});
  EXPECT_EQ(after(last, at({nearly, {"", ""}, {"", ""}}, "Pg"), {"take", "up Pg", "discard ^Cat"}).winner, 0)
      << "a win in the last turn";
  const auto fined = table_of(2, {{"turn_limit", "1"}});
  s = after(fined, at({{"Rt Rt Rt Rt Rt Rt", ""}, {"", ""}}), {"take", "pass"});
  EXPECT_EQ(s.phase, Phase::fining) << "its fines are paid";
  EXPECT_TRUE(fined.to_act(after(fined, s, {"fine hand", "fined Rt"})).empty());
}

TEST(Zodiac, ZO_22_the_limit_of_turns) {
  const auto limit = [](const Zodiac& game) { return std::string(value_of(game.setup().options, "turn_limit")); };
  EXPECT_EQ(limit(zodiac_of(5)), "0");
  EXPECT_EQ(zodiac_of(5).max_steps(), 0);
  EXPECT_EQ(limit(zodiac_of(5, {}, true)), "500") << "100 turns a seat in studies";
  EXPECT_EQ(limit(zodiac_of(5, {{"turn_limit", "0"}}, true)), "0") << "unless another is given";
  EXPECT_EQ(limit(zodiac_of(5, {{"turn_limit", "37"}}, true)), "37");
  for (const char* wrong : {"", "-1", "x", "1.5", "007", " 7", "1000001", "99999999999"})
    EXPECT_EQ(Zodiac::make({2, {{"turn_limit", wrong}}}).error().clause, "ZO-22") << wrong;
  Rng rng(4);
  for (const int seats : {2, 8}) {
    const auto game = zodiac_of(seats, {}, true);
    auto s = game.start();
    EXPECT_LE(playout(game, s, rng), game.max_steps());
  }
}

TEST(Zodiac, ZO_23_every_action_is_written_once) {
  const auto game = zodiac_of(8);
  for (const char* text : {"draw",
                           "take",
                           "play Cat",
                           "play ^Cat",
                           "play Pangu Dr<2",
                           "play Pangu Dr<2^",
                           "play ^Pangu Dr<2",
                           "play ^Pangu Pg<7^",
                           "up Ox",
                           "down Pangu",
                           "discard Pg",
                           "discard ^Cat",
                           "pass",
                           "call",
                           "fine ^Ox",
                           "fine hand",
                           "cut Ox>0",
                           "cut Cat>1",
                           "deal Ox>2",
                           "turn Hs",
                           "drawn Mk",
                           "fined Mk"}) {
    const auto a = parse(game, text);
    ASSERT_TRUE(a) << text;
    EXPECT_EQ(game.text(*a), text);
  }
  for (const char* text : {"play Pangu Cat<2", "fined Cat", "fine ^Pangu", "up ^Ox", "draw Ox", "deal Ox>8"})
    EXPECT_FALSE(parse(game, text)) << text;
  EXPECT_EQ(clause(game, game.start(), "shuffle"), "ZO-23");
  EXPECT_EQ(clause(game, game.start(), "cut Ox>0", Seat::first), "ZO-23") << "for chance to say";
}

TEST(Zodiac, ZO_23_weights_are_numbers_of_cards) {
  Rng rng(5);
  for (const int seats : {2, 5, 8}) {
    const auto game = table_of(seats, {{"turn_limit", "150"}});
    play(game, rng, 2, [&](const State& s, Seat who, Zodiac::Action) {
      if (who != Seat::chance) return;
      Actions<Zodiac> legal;
      game.legal(s, who, legal);
      std::uint32_t total = 0;
      for (const auto a : legal) total += game.weight(s, a);
      const auto hand = s.hand[s.mover];
      const int signs = hand.size() - hand.count(cat) - hand.count(pangu);
      EXPECT_EQ(total, static_cast<std::uint32_t>(s.phase == Phase::fining_blind ? signs : s.draw_pile.size()));
      if (s.phase == Phase::cut) {
        EXPECT_EQ(total, 100u - static_cast<unsigned>(s.discard_pile.size()));
      }
    });
  }
}

TEST(Zodiac, ZO_24_the_steps_of_a_turn) {
  Rng rng(6);
  const auto game = table_of(4, {{"turn_limit", "400"}});
  using Kind = Zodiac::Kind;
  play(game, rng, 2, [&](const State& s, Seat who, Zodiac::Action a) {
    switch (s.phase) {
      case Phase::begin:
        EXPECT_TRUE(a.kind == Kind::draw || a.kind == Kind::take || a.kind == Kind::play_cat || a.kind == Kind::play_pangu ||
                    a.kind == Kind::pass || a.kind == Kind::call);
        break;
      case Phase::drawing: EXPECT_TRUE(who == Seat::chance && a.kind == Kind::drawn); break;
      case Phase::calling: EXPECT_TRUE(a.kind == Kind::pass || a.kind == Kind::call); break;
      case Phase::fining: EXPECT_TRUE(a.kind == Kind::fine || a.kind == Kind::fine_hand); break;
      case Phase::fining_blind: EXPECT_TRUE(who == Seat::chance && a.kind == Kind::fined); break;
      default: break;
    }
  });
}

}  // namespace
}  // namespace shengxiao::games::zodiac
