// The Great Race keeps every promise of a game, with every number of seats and every option.
#include "core/conformance.hpp"

#include <gtest/gtest.h>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {
namespace {

void conforms(const Setup& setup, int games) {
  const auto game = GreatRace::make(setup);
  ASSERT_TRUE(game) << to_string(game.error());
  const auto broken = conformance(*game, games, 11);
  EXPECT_FALSE(broken) << setup.seats << " seats: " << broken->promise << ": " << broken->detail;
}

TEST(GreatRace, conforms_with_every_number_of_seats) {
  for (const int seats : {3, 4, 5}) conforms({seats, {}}, 12);
}

TEST(GreatRace, conforms_with_every_option) {
  for (const int seats : {3, 4, 5})
    for (const char* animals : {"random", "draft"})
      for (const char* cat : {"false", "true"}) conforms({seats, {{"animals", animals}, {"cat", cat}}}, 6);
  conforms({3, {{"age_order", "2,0,1"}, {"animals", "draft"}}}, 4);
}

TEST(GreatRace, conforms_with_every_animal) {
  for (const char* animals : {"Snake,Horse,Goat,Monkey,Rooster", "Dog,Pig,Cat,Dragon,Tiger"})
    conforms({5, {{"animals", animals}, {"cat", "true"}}}, 10);
  for (const char* animals : {"Goat,Monkey,Rooster", "Dog,Pig,Cat", "Horse,Snake,Pig"})
    conforms({3, {{"animals", animals}, {"cat", "true"}}}, 10);
}

TEST(GreatRace, causes_add_up_in_1000_games) {
  for (const int seats : {3, 5}) {
    const auto broken = causes_add_up(*GreatRace::make({seats, {{"animals", "random"}, {"cat", "true"}}}), 500);
    EXPECT_FALSE(broken) << seats << " seats: " << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::great_race
