#include "core/golden.hpp"
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {
namespace {

TEST(Golden, great_race) { expect_golden(*GreatRace::make({0, {}, nullptr, true}), "src/games/great_race/golden.jsonl"); }

}  // namespace
}  // namespace shengxiao::games::great_race
