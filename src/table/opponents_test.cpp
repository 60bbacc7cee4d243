#include "table/opponents.hpp"

#include <gtest/gtest.h>

#include "table/any_game.hpp"

namespace shengxiao::table {
namespace {

TEST(Opponents, have_levels_from_one_on) {
  for (const auto& info : all_games()) {
    const auto game = *make_game(info.name, {});
    for (const int level : {0, info.levels + 1, -1})
      EXPECT_EQ(to_string(game->agent("level", level).error()), fmt::format("agent.no_level({}, {})", level, info.levels));
    EXPECT_TRUE(game->agent("level", 1));
    EXPECT_TRUE(game->agent("level", info.levels));
  }
}

// South must jump, and then jump again; then nothing is left of North, and South has won.
TEST(Opponents, tell_what_they_expect_as_the_game_writes_it) {
  const auto game =
      *make_game("celestial_checkers", {2, {{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}}});
  const auto agent = *game->agent("best", 0);
  agents::Limits limits;
  limits.nodes = 100'000;
  Rng rng(1);
  int told = 0;
  const auto thought = agent->think(game->observe(game->start(), Seat::first), limits, rng, [&](const AnyThought& so_far) {
    ++told;
    EXPECT_EQ(game->text(so_far.best), "d4xf6");
  });
  EXPECT_GT(told, 0);
  EXPECT_TRUE(thought.proved);
  ASSERT_GE(thought.line.size(), 2);
  EXPECT_EQ(thought.line[0], thought.best);
  EXPECT_EQ(game->text(thought.line[0]), "d4xf6");
  EXPECT_EQ(game->text(thought.line[1]), "f6xd8");
}

}  // namespace
}  // namespace shengxiao::table
