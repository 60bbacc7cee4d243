// The conformance suite on Zodiac, with every number of seats and all options.
#include "core/conformance.hpp"

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {

TEST(Zodiac, conforms_with_every_number_of_seats_and_all_options) {
  for (int seats = Zodiac::min_seats; seats <= Zodiac::max_seats; ++seats)
    for (const char* enforcement : {"guided", "table"})
      for (const char* pangu : {"missing", "any"})
        for (const char* dealer : {"cut", "1"}) {
          const auto game = zodiac_of(
              seats,
              {{"dealer", dealer}, {"pangu", pangu}, {"enforcement", enforcement}, {"turn_limit", std::to_string(6 * seats)}});
          const auto broken = conformance(game, 1, static_cast<std::uint64_t>(seats));
          EXPECT_FALSE(broken) << seats << " seats, " << enforcement << ", " << pangu << ", " << dealer << ": " << broken->promise
                               << ": " << broken->detail;
        }
}

// ZO-1: every card is in one place, at every step.
TEST(Zodiac, cards_are_conserved) {
  for (int seats = Zodiac::min_seats; seats <= Zodiac::max_seats; ++seats)
    for (const char* enforcement : {"guided", "table"}) {
      const auto game = zodiac_of(seats, {{"enforcement", enforcement}}, true);
      Rng rng(static_cast<std::uint64_t>(seats));
      for (int g = 0; g < games_to_play(20); ++g) {
        auto s = game.start();
        for (SeatSet who; !(who = game.to_act(s)).empty();) {
          game.apply(s, who.front(), random_action(game, s, who.front(), rng));
          Bag all = s.draw_pile;
          for (const int card : s.discard_pile) all.add(card);
          for (const auto& hand : s.hand) all = all + hand;
          for (const auto& face_up : s.face_up) all = all + face_up;
          ASSERT_EQ(all, deck) << seats << " seats, " << enforcement << ", game " << g;
        }
      }
    }
}

// Long games, where the draw pile runs out again and again.
TEST(Zodiac, conforms_when_the_piles_run_out) {
  for (const int seats : {2, 8})
    for (const char* enforcement : {"guided", "table"}) {
      const auto game = zodiac_of(seats, {{"enforcement", enforcement}, {"turn_limit", std::to_string(60 * seats)}});
      const auto broken = conformance(game, 1, 3);
      EXPECT_FALSE(broken) << seats << " seats, " << enforcement << ": " << broken->promise << ": " << broken->detail;
    }
}

TEST(Zodiac, causes_add_up_in_1000_games) {
  for (const auto& setup :
       {shengxiao::Setup{2, {{"enforcement", "table"}, {"turn_limit", "200"}}}, shengxiao::Setup{5, {{"turn_limit", "300"}}}}) {
    const auto broken = causes_add_up(*Zodiac::make(setup), 500);
    EXPECT_FALSE(broken) << setup.seats << " seats: " << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::zodiac
