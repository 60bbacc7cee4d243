#include "core/golden_games.hpp"
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {
namespace {

TEST(Golden, great_race) {
  expect_golden<GreatRace>({{4, {}, nullptr, true},
                            {5, {{"animals", "Cat,Pig,Monkey,Rooster,Horse"}, {"cat", "true"}}, nullptr, true},
                            {3, {{"animals", "draft"}}, nullptr, true}},
                           "src/games/great_race/golden.jsonl");
}

TEST(GoldenGames, great_race) {
  expect_golden_games<GreatRace>("src/games/great_race/golden_games.jsonl",
                                 {{5, {{"animals", "Cat,Pig,Monkey,Rooster,Horse"}, {"cat", "true"}}},
                                  {5, {{"animals", "Dog,Tiger,Dragon,Goat,Snake"}}},
                                  {4, {{"animals", "draft"}, {"cat", "true"}}}});
}

}  // namespace
}  // namespace shengxiao::games::great_race
