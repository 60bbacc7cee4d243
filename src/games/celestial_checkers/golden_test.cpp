#include "core/golden_games.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

TEST(Golden, celestial_checkers) {
  expect_golden<CelestialCheckers>({{2, {}, nullptr, true}, {2, {{"placement", "random"}, {"shuffle", "mirrored"}}, nullptr, true}},
                                   "src/games/celestial_checkers/golden.jsonl");
}

TEST(GoldenGames, celestial_checkers) {
  expect_golden_games<CelestialCheckers>("src/games/celestial_checkers/golden_games.jsonl",
                                         {{2, {{"placement", "random"}, {"shuffle", "mirrored"}}}});
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
