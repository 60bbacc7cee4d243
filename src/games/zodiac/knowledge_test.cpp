// Hidden information in Zodiac: views, redacted actions, determinized states.
#include <gtest/gtest.h>

#include <map>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {
constexpr Seat zero = seat_at(0), one = seat_at(1), two = seat_at(2);

TEST(Zodiac, tells_cards_to_their_seat_alone) {
  const auto game = table_of(3);
  std::map<Zodiac::Kind, int> seen;
  Rng rng(1);
  for (int games = 0; games < 20; ++games) {
    auto s = game.start();
    for (int step = 0; step < 300 && !game.to_act(s).empty(); ++step) {
      const auto actor = game.to_act(s).front();
      const auto a = random_action(game, s, actor, rng);
      for (const Seat viewer : {zero, one, two, Seat::watcher}) {
        auto expected = game.text(a);
        if (a.kind == Zodiac::Kind::deal && index(viewer) != a.seat) expected = fmt::format("deal ?>{}", a.seat);
        if (a.kind == Zodiac::Kind::drawn && index(viewer) != s.mover) expected = "drawn ?";
        ASSERT_EQ(observation_text(game, s, actor, a, viewer), expected);
      }
      ++seen[a.kind];
      game.apply(s, actor, a);
    }
  }
  using enum Zodiac::Kind;
  for (const auto kind : {cut, deal, turn_up, drawn, up, down, discard, play_pangu})
    EXPECT_GT(seen[kind], 5) << static_cast<int>(kind);
}

TEST(Zodiac, shows_no_drawn_card_to_the_others) {
  const auto game = table_of(3);
  const auto s = after(game, at({{"Rt", ""}, {"Ox", "Dr"}, {"", ""}}), {"draw"});
  const auto cat = after(game, s, {"drawn Cat"}), pangu = after(game, s, {"drawn Pangu"}), sign = after(game, s, {"drawn Mk"});
  for (const Seat other : {one, two, Seat::watcher}) {
    EXPECT_EQ(game.view(cat, other), game.view(sign, other));
    EXPECT_EQ(view_json(game, cat, other), view_json(game, pangu, other));
  }
  EXPECT_FALSE(game.view(cat, zero) == game.view(sign, zero));
}

TEST(Zodiac, knows_what_was_seen_on_its_way_into_a_hand) {
  const auto game = zodiac_of(2);
  const auto s = at({{"Rt Ox Pangu", "Tg Tg"}, {"Mk", "Dr"}}, "Pg Hs");
  const auto known = [&](const Texts& steps) { return after(game, s, steps).known[0]; };
  EXPECT_EQ(known({}), Bag{});
  EXPECT_EQ(known({"draw", "drawn Ox"}), Bag{}) << "a drawn card is unseen";
  EXPECT_EQ(known({"take"}), bag("Hs"));
  EXPECT_EQ(known({"take", "down Tg"}), bag("Hs Tg"));
  EXPECT_EQ(known({"take", "down Tg", "up Rt"}), bag("Hs Tg")) << "an unseen card leaves";
  EXPECT_EQ(known({"take", "up Hs"}), Bag{}) << "face up, where everybody sees it";
  EXPECT_EQ(known({"take", "discard Hs"}), Bag{});
  EXPECT_EQ(known({"play Pangu Dr<1"}), bag("Dr"));
  EXPECT_EQ(known({"play Pangu Dr<1^"}), Bag{});
  // One Horse is known, another is drawn unseen; when a Horse goes, the other may be anything.
  const auto taken = after(game, s, {"take", "pass", "take", "pass", "draw", "drawn Hs"});
  EXPECT_EQ(taken.known[0], bag("Hs")) << "what is known stays so when an unseen card joins it";
  EXPECT_EQ(after(game, taken, {"discard Hs"}).known[0], Bag{});
  EXPECT_EQ(after(game, taken, {"discard Hs"}).hand[0], bag("Rt Ox Pangu Hs"));
  // A card played at once is the one just drawn, so that a known one of its kind is still there.
  const auto cat =
      after(game, at({{"Rt", "Cat"}, {"", ""}}), {"take", "down Cat", "pass", "draw", "drawn Rt", "pass", "draw", "drawn Cat"});
  EXPECT_EQ(after(game, cat, {"play Cat"}).known[0], bag("Hs Cat"));
  EXPECT_EQ(after(game, cat, {"up Rt", "discard Cat"}).known[0], bag("Hs"));
}

TEST(Zodiac, guesses_keep_what_is_known) {
  const auto game = zodiac_of(3);
  auto s = at({{"Rt Ox Tg", "Hs"}, {"Cat Cat Pangu Mk", "Dr"}, {"Pg", ""}}, "Gt Rs");
  s.known[1] = bag("Cat Mk");
  Rng rng(1);
  for (int k = 0; k < 200; ++k) {
    const auto g = game.determinize(game.view(s, zero), rng);
    EXPECT_EQ(g.hand[0], s.hand[0]);
    EXPECT_TRUE(g.hand[1].has(cat) && g.hand[1].has(8));
    EXPECT_EQ(g.hand[1].size(), 4);
    EXPECT_EQ(all_cards(game, g), deck);
  }
}

// Every unseen card is as likely to be in the hand: two Oxen, a Rat and a Tiger unseen, one of them held.
TEST(Zodiac, guesses_are_uniform) {
  const auto game = zodiac_of(2);
  auto s = with_draw(at({{"Pg", ""}, {"Tg", ""}}), "Ox Ox Rt");
  std::map<int, int> held;
  Rng rng(2);
  for (int k = 0; k < 8000; ++k) {
    const auto g = game.determinize(game.view(s, zero), rng);
    for (int card = 0; card < card_kinds; ++card) held[card] += g.hand[1].count(card);
  }
  EXPECT_NEAR(held[1], 4000, 180);
  EXPECT_NEAR(held[0], 2000, 160);
  EXPECT_NEAR(held[2], 2000, 160);
}

// After a reshuffle everybody knows what is in the draw pile, and each seat what it drew of it since.
TEST(Zodiac, guesses_remember_a_reshuffle) {
  const auto game = zodiac_of(3);
  auto s = at({{"Rt Pangu", "Rt Rt Rt Rt Rt Rt"}, {"Tg Tg", ""}, {"Dr Dr", ""}}, "Hs");
  s.hand[1] = s.hand[1] + s.draw_pile - bag("Ox Rb Sn Mk");  // all but a few cards
  s.draw_pile = bag("Mk");
  for (const char* card : {"Ox", "Rb", "Sn"}) s.discard_pile.push_back(cards(card)[0]);
  Rng rng(3);
  const auto shuffled = after(game, s, {"draw", "drawn Mk"});
  EXPECT_EQ(shuffled.draw_pile, bag("Hs Ox Rb"));
  for (const Seat viewer : {zero, one, two, Seat::watcher})
    for (int k = 0; k < 20; ++k) {
      const auto g = game.determinize(game.view(shuffled, viewer), rng);
      EXPECT_EQ(g.draw_pile, shuffled.draw_pile);
      EXPECT_EQ(g.hand[0].size(), 3);
    }
  auto hoard = shuffled;  // seat 1 may not hold so many under the rules: have it do nothing
  hoard.mover = 2;
  hoard.phase = Phase::begin;
  hoard.just_drawn = none;
  const auto drawn = after(game, hoard, {"draw", "drawn Rb"});
  std::map<int, int> left;
  for (int k = 0; k < 3000; ++k) {
    const auto own = game.determinize(game.view(drawn, two), rng);
    EXPECT_EQ(own.draw_pile, bag("Hs Ox"));
    const auto other = game.determinize(game.view(drawn, zero), rng);
    EXPECT_EQ(other.draw_pile.size(), 2);
    EXPECT_TRUE(other.hand[2].has(other.just_drawn));
    EXPECT_EQ((other.draw_pile + bag(codes[other.just_drawn])), bag("Hs Ox Rb")) << "the card drawn is one of these";
    ++left[other.just_drawn];
  }
  for (const int card : cards("Hs Ox Rb")) EXPECT_NEAR(left[card], 1000, 120);
  const auto later = after(game, drawn, {"pass"});
  for (int k = 0; k < 100; ++k) {
    const auto other = game.determinize(game.view(later, zero), rng);
    for (int card = 0; card < card_kinds; ++card) EXPECT_LE(other.draw_pile.count(card), bag("Hs Ox Rb").count(card));
  }
}

// A card drawn and played at once is seen to be gone from the draw pile.
TEST(Zodiac, remembers_what_was_played_at_once) {
  const auto game = zodiac_of(2);
  auto s = at({{"Rt", ""}, {"Tg", ""}}, "Hs");
  s.draw_pile = bag("Cat Ox");
  s.public_draw_bound = s.draw_pile;
  const auto played = after(game, s, {"draw", "drawn Cat", "play Cat"});
  EXPECT_EQ(played.draw_bound(1), bag("Ox"));
  EXPECT_EQ(played.public_draw_bound, bag("Ox"));
  EXPECT_EQ(after(game, s, {"draw", "drawn Cat", "up Cat"}).draw_bound(1), bag("Cat Ox")) << "that might be another Cat";
}

TEST(Zodiac, guesses_no_zodiac_that_would_have_won) {
  const auto game = zodiac_of(2);
  // The seven cards unseen would complete seat 1's zodiac unless the Cat is among its six.
  const auto s = with_draw(at({{"Rt", ""}, {"Rt Ox Tg Rb Dr Cat", "Sn Hs Gt Mk Rs Dg"}}), "Pg");
  Rng rng(4);
  std::map<int, int> drawn;
  for (int k = 0; k < 600; ++k) {
    const auto g = game.determinize(game.view(s, zero), rng);
    EXPECT_FALSE(Rules().is_zodiac(g.hand[1], g.face_up[1]));
    ++drawn[lowest(g.draw_pile.kinds())];
  }
  EXPECT_EQ(drawn.count(cat), 0u);
  EXPECT_EQ(drawn.size(), 6u) << "any other card may be the one to draw";
  const auto table = table_of(2);
  bool complete = false;
  for (int k = 0; k < 600; ++k) {
    const auto g = table.determinize(table.view(s, zero), rng);
    complete |= Rules().is_zodiac(g.hand[1], g.face_up[1]);
  }
  EXPECT_TRUE(complete) << "where nobody calls for it, it may be there";
}

TEST(Zodiac, guesses_no_zodiac_that_was_called_in_vain) {
  const auto game = table_of(2);
  // The seven cards unseen would complete seat 1's zodiac unless the Cat is among its six.
  auto s = with_draw(at({{"Rt", ""}, {"Rt Ox Tg Rb Dr Cat", "Sn Hs Gt Mk Rs Dg"}}), "Pg");
  s.mover = 1;
  s.phase = Phase::calling;
  const auto fined = after(game, s, {"call"});
  EXPECT_EQ(fined.fines, 2);
  Rng rng(4);
  for (int k = 0; k < 200; ++k) {
    const auto g = game.determinize(game.view(fined, zero), rng);
    EXPECT_FALSE(Rules().is_zodiac(g.hand[1], g.face_up[1])) << "the call would have won";
  }
}

TEST(Zodiac, guesses_agree_with_the_fines_on_offer) {
  const auto game = table_of(3);
  Rng rng(5);
  for (const char* hand : {"Cat Cat Cat Pangu Pangu Pangu Cat", "Cat Cat Cat Pangu Pangu Pangu Ox"}) {
    auto s = at({{hand, "Rt"}, {"Rt", ""}, {"Dr", ""}});
    s.phase = Phase::fining;
    s.fines = 1;
    const bool sign = s.hand[0].has(1);
    EXPECT_EQ(can(game, s, "fine hand"), sign);
    bool with = false, without = false;
    for (int k = 0; k < 300; ++k) {
      EXPECT_EQ(can(game, game.determinize(game.view(s, one), rng), "fine hand"), sign) << "seat 1 chooses";
      EXPECT_EQ(game.determinize(game.view(s, zero), rng).hand[0], s.hand[0]);
      const auto g = game.determinize(game.view(s, two), rng);
      (can(game, g, "fine hand") ? with : without) = true;
    }
    EXPECT_TRUE(with) << "seat 2 is not told";
    EXPECT_EQ(game.view(s, two).fined_hand, Zodiac::FinedHand::untold);
    EXPECT_EQ(game.view(s, Seat::watcher).fined_hand, Zodiac::FinedHand::untold);
  }
}

// Guesses in all kinds of games: as consistent as the games themselves, to every viewer, and playable to the end.
TEST(Zodiac, guesses_can_be_played_on) {
  Rng rng(6);
  for (const int seats : {2, 4, 8})
    for (const char* enforcement : {"guided", "table"}) {
      const auto game = zodiac_of(seats, {{"enforcement", enforcement}, {"turn_limit", std::to_string(30 * seats)}});
      int step = 0;
      play(game, rng, 4, [&](const State& s, Seat, Zodiac::Action) {
        if (++step % 5) return;
        const auto viewer = rng.below(seats + 1);
        auto g = game.determinize(game.view(s, viewer == seats ? Seat::watcher : seat_at(viewer)), rng);
        for (int k = 0; k < 60 && !game.to_act(g).empty(); ++k) {
          EXPECT_EQ(all_cards(game, g), deck);
          for (int seat = 0; seat < seats; ++seat)
            for (int card = 0; card < card_kinds; ++card) ASSERT_LE(g.draw_pile.count(card), g.draw_bound(seat).count(card));
          game.apply(g, game.to_act(g).front(), random_action(game, g, game.to_act(g).front(), rng));
        }
      });
    }
}

TEST(Zodiac, the_heuristic_policy_ends_games) {
  Rng rng(7);
  const std::array<int, 7> usual{35, 45, 55, 65, 76, 90, 122};  // turns, by the slow reference
  for (int seats = 2; seats <= 8; ++seats)
    for (const char* enforcement : {"guided", "table"}) {
      const auto game = zodiac_of(seats, {{"enforcement", enforcement}}, true);
      int won = 0, turns = 0;
      const int games = 40;
      for (int k = 0; k < games; ++k) {
        const auto end = play(game, rng, 1 << 30, [](const State&, Seat, Zodiac::Action) {});
        won += end.winner != nobody;
        turns += static_cast<int>(end.turns);
      }
      EXPECT_GE(won, games - 1) << seats;
      EXPECT_LT(turns, 2 * games * usual[static_cast<std::size_t>(seats - 2)]) << seats;
    }
}

TEST(Zodiac, a_view_as_json) {
  const auto game = zodiac_of(2);
  auto s = at({{"Rt Ox", "Tg"}, {"Mk", "Dr Cat"}}, "Pg Hs");
  s.known[1] = bag("Mk");
  EXPECT_EQ(view_json(game, s, zero),
            R"({"game":"zodiac","phase":"begin","enforcement":"guided","turns":0,"dealer":0,"cut":null,"mover":0,"fined_by":null,)"
            R"("fines":0,"take_barred":false,"winner":null,"draw_pile":92,"top":"Horse","discard_pile":["Pig","Horse"],)"
            R"("viewer":0,"hand":["Rat","Ox"],)"
            R"("missing":["Rabbit","Dragon","Snake","Horse","Goat","Monkey","Rooster","Dog","Pig"],"drawn":null,)"
            R"("seats":[{"hand":2,"skips":0,"known":[],"face_up":["Tiger"]},)"
            R"({"hand":1,"skips":0,"known":["Monkey"],"face_up":["Dragon","Cat"]}]})");
  EXPECT_EQ(view_json(game, s, Seat::watcher).find("missing"), std::string::npos);
}

}  // namespace
}  // namespace shengxiao::games::zodiac
