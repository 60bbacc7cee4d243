// Small versions of Wu Xing (WX-21): what they are, and which are refused.
#include "core/conformance.hpp"
#include "core/testing.hpp"
#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

Result<WuXing> make_small(const std::string& tiles, const std::string& tokens, int seats = 2) {
  return WuXing::make({seats, {{"tiles", tiles}, {"tokens", tokens}, {"turn_limit", "8"}}});
}

std::string error_of(const std::string& tiles, const std::string& tokens) {
  const auto game = make_small(tiles, tokens);
  return game ? "made" : to_string(game.error());
}

TEST(WuXing, WX_21_only_these_tiles_are_in_the_game) {
  const auto game = *make_small("Wood,Rat", "1");
  auto s = game.start();
  EXPECT_EQ(moves(game, s), (std::vector<std::string>{"draw Rat", "draw Wood"}));
  s = after(game, s, {"draw Wood", "draw Rat", "first 0"});
  EXPECT_EQ(s.board[2], none) << "two tiles leave a space empty";
  EXPECT_EQ(s.tokens[0], 1);
  EXPECT_EQ(s.tokens[1], 1);
  // A pair that many tiles have, none of which is in the game (WX-9).
  s = after(game, s, {"throw 1 2"});
  EXPECT_EQ(moves(game, s),
            (std::vector<std::string>{"claim 2", "pass", "token 1+", "token 1-", "token 1?", "token 2+", "token 2-", "token 2?"}));
  s = after(game, s, {"claim 2", "throw 2 3", "claim 1"});
  EXPECT_TRUE(game.to_act(s).empty()) << "no unclaimed tile is left (WX-14)";
}

TEST(WuXing, WX_21_is_refused_out_of_bounds) {
  EXPECT_EQ(error_of("Wood,Stone", "1"), R"(wu_xing.tiles_unknown("Stone") [WX-21])");
  EXPECT_EQ(error_of("", "1"), R"(wu_xing.tiles_unknown("") [WX-21])");
  EXPECT_EQ(error_of("Wood,Wood", "1"), R"(wu_xing.tiles_twice("Wood") [WX-21])");
  EXPECT_EQ(error_of("Wood,Rat", "4"), R"(setup.option_number("tokens", "4", 0, 3) [WX-21])");
  EXPECT_EQ(error_of("Wood", "0"), "made");
}

TEST(WuXing, WX_21_the_usual_game_stays_as_it_is) {
  const auto usual = *WuXing::make({});
  const auto same = *WuXing::make({0, {{"tiles", "all"}, {"tokens", "3"}}});
  EXPECT_EQ(same.setup().options, usual.setup().options);
  EXPECT_EQ(value_of(usual.setup().options, "tiles"), "");
  EXPECT_EQ(same.start(), usual.start());
}

TEST(WuXing, WX_21_small_versions_conform) {
  for (const std::string tiles : {"Wood", "Wood,Rat", "Wood,Fire,Rat,Pig,jia"})
    for (const std::string tokens : {"0", "2"}) {
      const auto broken = conformance(*make_small(tiles, tokens, 3), 20);
      EXPECT_FALSE(broken) << tiles << ", " << tokens << ": " << broken->promise << ": " << broken->detail;
    }
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
