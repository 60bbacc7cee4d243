#include "core/golden_games.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {
namespace {

// With all the rules of enforcement=table, which has phases that the guided game lacks.
TEST(Golden, zodiac) {
  expect_golden<Zodiac>(
      {{4, {{"enforcement", "table"}}, nullptr, true}, {2, {}, nullptr, true}, {6, {{"pangu", "any"}}, nullptr, true}},
      "src/games/zodiac/golden.jsonl");
}

TEST(GoldenGames, zodiac) {
  expect_golden_games<Zodiac>(
      "src/games/zodiac/golden_games.jsonl",
      {{2, {{"enforcement", "table"}, {"pangu", "any"}}, nullptr, true}, {8, {{"enforcement", "table"}}, nullptr, true}});
}

}  // namespace
}  // namespace shengxiao::games::zodiac
