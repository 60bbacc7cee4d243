#include "core/golden_games.hpp"
#include "games/template/template.hpp"

namespace shengxiao::games::lanterns {
namespace {

TEST(Golden, template) {
  expect_golden<Lanterns>({{2, {}, nullptr, true}, {4, {{"hand", "2"}}, nullptr, true}}, "src/games/template/golden.jsonl");
}

TEST(GoldenGames, template) { expect_golden_games<Lanterns>("src/games/template/golden_games.jsonl"); }

}  // namespace
}  // namespace shengxiao::games::lanterns
