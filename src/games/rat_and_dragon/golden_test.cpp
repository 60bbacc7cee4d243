#include "core/golden_games.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

TEST(Golden, rat_and_dragon) {
  expect_golden<RatAndDragon>({{2, {}, nullptr, true}, {1, {}, nullptr, true}, {3, {{"cards", "first_creature"}}, nullptr, true}},
                              "src/games/rat_and_dragon/golden.jsonl");
}

TEST(GoldenGames, rat_and_dragon) { expect_golden_games<RatAndDragon>("src/games/rat_and_dragon/golden_games.jsonl"); }

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
