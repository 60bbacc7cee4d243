// Small versions of Zodiac (ZO-25): what they are, and which are refused.
#include "core/conformance.hpp"
#include "core/testing.hpp"
#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {

std::string error_of(int seats, const Options& options) {
  const auto game = Zodiac::make({seats, options});
  return game ? "made" : to_string(game.error());
}

TEST(Zodiac, ZO_25_half_of_the_signs_are_dealt) {
  const auto game = zodiac_of(3, {{"signs", "4"}, {"copies", "3"}, {"action_cards", "2"}, {"dealer", "2"}});
  auto s = game.start();
  EXPECT_EQ(s.draw_pile.size(), 4 * 3 + 2 * 2);
  s = after(game, s, {"deal Rt>0", "deal Ox>0", "deal Cat>1", "deal Ox>1", "deal Rt>2", "deal Pangu>2", "turn Ox"});
  EXPECT_EQ(s.phase, Phase::begin);
  EXPECT_EQ(s.mover, 0);
  EXPECT_EQ(moves(game, s), (std::vector<std::string>{"draw", "take"}));
}

// ZO-19 and ZO-12, two and two.
TEST(Zodiac, ZO_25_half_of_the_signs_lie_face_up) {
  const auto game = zodiac_of(2, {{"signs", "4"}, {"copies", "3"}, {"action_cards", "2"}, {"dealer", "1"}});
  auto s = after(game, game.start(), {"deal Rt>0", "deal Ox>0", "deal Cat>1", "deal Ox>1", "turn Tg", "take"});
  EXPECT_EQ(illegal_because(game, s, Seat::first, "pass"), "zodiac.small_limits(2, 3) [ZO-12]") << "three in hand";
  s = after(game, s, {"up Ox", "up Tg"});
  EXPECT_EQ(illegal_because(game, s, Seat::first, "down Ox"), "zodiac.moved_up(Ox) [ZO-11]");
  s = after(game, s, {"pass", "draw", "drawn Rb", "discard Rb", "take", "pass"});
  EXPECT_EQ(s.winner, 0) << "Rat and Rabbit in hand, Ox and Tiger face up";
  EXPECT_TRUE(game.to_act(s).empty());
}

TEST(Zodiac, ZO_25_is_refused_out_of_bounds) {
  EXPECT_EQ(error_of(2, {{"signs", "14"}}), R"(setup.option_number("signs", "14", 2, 12) [ZO-25])");
  EXPECT_EQ(error_of(2, {{"signs", "0"}}), R"(setup.option_number("signs", "0", 2, 12) [ZO-25])");
  EXPECT_EQ(error_of(2, {{"signs", "5"}}), "zodiac.odd_signs(5) [ZO-25]");
  EXPECT_EQ(error_of(2, {{"copies", "8"}}), R"(setup.option_number("copies", "8", 1, 7) [ZO-25])");
  EXPECT_EQ(error_of(2, {{"action_cards", "many"}}), R"(setup.option_number("action_cards", "many", 0, 8) [ZO-25])");
  EXPECT_EQ(error_of(8, {{"signs", "2"}, {"copies", "4"}}), "zodiac.deck_too_small(8, 8, 8) [ZO-25]");
  EXPECT_EQ(error_of(2, {{"action_cards", "0"}}), "zodiac.no_cut_without_action_cards [ZO-25]");
  EXPECT_EQ(error_of(2, {{"action_cards", "0"}, {"dealer", "0"}}), "made");
}

// A setup without variants does not name them, also where they are given as they usually are.
TEST(Zodiac, ZO_25_the_usual_game_stays_as_it_is) {
  const auto usual = zodiac_of(4, {}), same = zodiac_of(4, {{"signs", "12"}, {"copies", "7"}, {"action_cards", "8"}});
  EXPECT_EQ(same.setup().options, usual.setup().options);
  EXPECT_EQ(value_of(usual.setup().options, "signs"), "");
  EXPECT_EQ(same.start(), usual.start());
  EXPECT_EQ(value_of(zodiac_of(2, {{"signs", "4"}}).setup().options, "signs"), "4");
}

TEST(Zodiac, ZO_25_small_versions_conform) {
  for (const char* enforcement : {"guided", "table"})
    for (const char* signs : {"2", "4", "8"}) {
      const auto game = zodiac_of(
          3, {{"enforcement", enforcement}, {"signs", signs}, {"copies", "3"}, {"action_cards", "2"}, {"turn_limit", "12"}});
      const auto broken = conformance(game, 4);
      EXPECT_FALSE(broken) << enforcement << ", " << signs << " signs: " << broken->promise << ": " << broken->detail;
    }
}

}  // namespace
}  // namespace shengxiao::games::zodiac
