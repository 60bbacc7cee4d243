#include "lab/figures.hpp"

#include <gtest/gtest.h>

#include "lab/balance.hpp"

namespace shengxiao::lab {
namespace {

// What a study notes of a game that was played.
std::string notes_of(const table::AnyGame& game, const std::vector<GameStep>& steps, std::uint64_t seed,
                     std::unique_ptr<table::AnyAgent> plays_on) {
  const auto items = game.items();
  FiguresStudy study(game, items, Depth{}, seed, std::move(plays_on));
  auto state = game.start();
  for (const auto& [seat, action] : steps) {
    study.asked(state, game.to_act(state));
    if (seat != Seat::chance) study.decision(state, seat, game.observe(state, seat).legal, action);
    study.step(game, state, seat, action);
  }
  return study.end(state);
}

TEST(Figures, ArePlayedOnByTheAgentWhereItIsANetwork) {
  const auto game = *table::make_game("great_race", {3, {}, nullptr, true});
  for (const auto* name : {"level:5", "level:4"}) {
    const auto agent = *Player::make(name);
    const auto plan = balance_plan(game, agent, {.games = 4})->plan;
    const auto played = play(plan, 0, nullptr);
    const auto seed = stream(plan.seed, 0, 2'000);
    const bool is_network = agent.name() == "level:5";
    EXPECT_EQ(notes_of(*game, played.steps, seed, *agent.sit(*game)) == played.notes, is_network) << name;
    EXPECT_EQ(notes_of(*game, played.steps, seed, nullptr) == played.notes, !is_network) << name;
  }
}

// So the time that is left is not reckoned as if all took as long as the first ones, which are looked into.
TEST(BalancePlans, KnowWhichGamesTakeLongest) {
  const auto game = *table::make_game("great_race", {4, {}, nullptr, true});
  const auto balance = *balance_plan(game, *Player::make("level:5"), {.games = 6000});
  const auto all = balance.plan.work(balance.games);
  EXPECT_GT(balance.games, 80'000u);
  EXPECT_GT(balance.plan.work(6000), 0.5 * all);
  EXPECT_LT(balance.plan.work(3000), 0.4 * all);
  EXPECT_LT(balance.plan.work(6000), balance.plan.work(7000));
}

}  // namespace
}  // namespace shengxiao::lab
