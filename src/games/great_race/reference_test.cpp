// Whole games of the real rules are followed by the reference rules step by step, and every list of legal moves, every actor and
// the end must be the same.
#include "core/play.hpp"
#include "games/great_race/great_race.hpp"
#include "games/great_race/reference_rules.hpp"

namespace shengxiao::games::great_race {
namespace {

using great_race::reference::Record, great_race::reference::Reference, great_race::reference::Step;

Record play(const GreatRace& game, std::uint64_t seed, bool greedy) {
  Record record;
  Rng rng(seed);
  auto s = game.start();
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    const Seat actor = who.nth(rng.below(who.size()));
    Actions<GreatRace> legal;
    game.legal(s, actor, legal);
    Step step{index(actor), {}, ""};
    for (auto a : legal) step.legal.insert(game.text(a));
    const bool heuristic = greedy && actor != Seat::chance && rng.below(8) != 0;
    const auto a = heuristic ? game.greedy(observe(game, s, actor), rng) : random_action(game, s, actor, rng);
    step.done = game.text(a);
    record.steps.push_back(step);
    game.apply(s, actor, a);
  }
  for (int p : game.points(s)) record.points.push_back(p);
  for (double r : game.returns(s)) record.returns.push_back(r);
  return record;
}

void follow(int seats, const std::string& animals, const std::string& ages, bool cat, int games) {
  const auto game = GreatRace::make({seats, {{"animals", animals}, {"age_order", ages}, {"cat", cat ? "true" : "false"}}});
  ASSERT_TRUE(game) << to_string(game.error());
  for (int seed = 1; seed <= games; ++seed) {
    const auto record = play(*game, static_cast<std::uint64_t>(seed), seed % 2 == 0);
    Reference reference(seats, animals, ages, cat, record);
    reference.run();
    ASSERT_TRUE(reference.right()) << seats << " seats, " << animals << ", seed " << seed;
  }
}

TEST(GreatRaceReference, follows_games_of_drawn_animals) {
  follow(3, "random", "0,1,2", true, 60);
  follow(4, "random", "3,1,0,2", true, 60);
  follow(5, "random", "4,2,0,1,3", true, 60);
}

TEST(GreatRaceReference, follows_drafts) {
  follow(3, "draft", "2,0,1", false, 20);
  follow(5, "draft", "1,0,4,3,2", true, 20);
}

TEST(GreatRaceReference, follows_every_animal) {
  for (const char* animals : {"Rat,Ox,Tiger", "Rabbit,Dragon,Snake", "Horse,Goat,Monkey", "Rooster,Dog,Pig"})
    follow(3, animals, "1,2,0", false, 25);
  for (const char* animals : {"Tiger,Dragon,Goat,Pig,Cat", "Dog,Goat,Dragon,Rooster,Monkey"})
    follow(5, animals, "0,1,2,3,4", true, 25);
}

}  // namespace
}  // namespace shengxiao::games::great_race
