#include "core/golden.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

TEST(Golden, celestial_checkers) {
  expect_golden(*CelestialCheckers::make({0, {}, nullptr, true}), "src/games/celestial_checkers/golden.jsonl");
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
