#include "core/golden_games.hpp"
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

TEST(Golden, wu_xing) {
  expect_golden<WuXing>({{3, {}, nullptr, true}, {2, {{"end", "piles"}}, nullptr, true}}, "src/games/wu_xing/golden.jsonl");
}

TEST(GoldenGames, wu_xing) {
  expect_golden_games<WuXing>("src/games/wu_xing/golden_games.jsonl",
                              {{2, {{"end", "piles"}}, nullptr, true}, {6, {{"end", "piles"}}, nullptr, true}});
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
