#include "lab/compare.hpp"

#include <gtest/gtest.h>

#include "games/template/template.hpp"
#include "lab/match.hpp"
#include "lab/results.hpp"
#include "table/erased.hpp"

namespace shengxiao::lab {
namespace {

std::shared_ptr<const table::AnyGame> lanterns(int seats = 2) {
  return *table::Erased<games::lanterns::Lanterns>::make({seats, {}});
}

Player player(std::string_view name) { return *Player::make(name); }

// "No difference" is said of players who do not differ in at least 95 of 100 comparisons. Both do anything at all, each by random
// numbers of its own: were they the same, the games of a pair would be too.
TEST(Compare, OfPlayersOfOneStrengthFindsNothing) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto compared =
        compare(match_plan(lanterns(), player("random"), player("random~100"), seed), {.deals = 60}, {.threads = 1});
    found += compared->verdict != Conclusion::none_found;
  }
  EXPECT_LE(found, 10);
}

TEST(Compare, OfASetupWithItselfFindsNoDifferenceAtAll) {
  const auto plan = compare_plan(lanterns(), lanterns(), {player("random")}, 3);
  const auto compared = compare(plan, {.deals = 40, .within = 0.1}, {});
  ASSERT_TRUE(compared);
  EXPECT_EQ(compared->verdict, Conclusion::small) << "with common random numbers both games are the same";
  EXPECT_EQ(compared->deals, 30u) << "as few as are thought to be a large sample";
  for (const auto& one : compared->differences) EXPECT_EQ(one.difference.value, 0) << one.figure;
}

// A player that does anything at all in some of its moves loses some points of share, and stopping early spares most of the games.
TEST(Compare, FindsAPlantedDifferenceAndStops) {
  int found = 0;
  std::uint64_t deals = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto compared = compare(match_plan(lanterns(), player("greedy"), player("greedy~50"), seed), {.deals = 3000}, {});
    found += compared->verdict == Conclusion::more;
    deals += compared->deals;
  }
  EXPECT_GE(found, 18);
  EXPECT_LT(deals, 20u * 2000);
}

TEST(Compare, OfSetupsSaysByHowMuchWhat) {
  const auto game = [](const char* turns) { return *table::make_game("wu_xing", {2, {{"turn_limit", turns}}, nullptr, true}); };
  const auto compared =
      compare(compare_plan(game("30"), game("20"), {player("random")}, 3), {.deals = 200, .figure = "rounds"}, {});
  ASSERT_TRUE(compared);
  EXPECT_EQ(compared->verdict, Conclusion::less);
  EXPECT_EQ(compared->differences[0].figure, "rounds");
  EXPECT_NEAR(compared->differences[0].difference.value, -5, 1);
  const auto said = text(*compared, {.deals = 200}, "turn_limit=30", "turn_limit=20");
  EXPECT_TRUE(said.starts_with("rounds is less with turn_limit=20: rounds -")) << said;
}

TEST(Compare, OfAFigureThatThereIsNotNamesThoseThatThereAre) {
  const auto compared = compare(compare_plan(lanterns(), lanterns(), {player("random")}, 3), {.figure = "fun"}, {});
  ASSERT_FALSE(compared);
  EXPECT_EQ(compared.error().id, "lab.no_figure");
}

}  // namespace
}  // namespace shengxiao::lab
