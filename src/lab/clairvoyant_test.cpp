#include "lab/clairvoyant.hpp"

#include <gtest/gtest.h>

#include "lab/results.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::lab {
namespace {

Plan among_greedy(std::string_view game, int seats, std::uint64_t playouts) {
  agents::Limits limits;
  limits.nodes = playouts;
  std::vector<Player> players{*Player::make(Clairvoyant::name, limits)};
  while (static_cast<int>(players.size()) < seats) players.push_back(*Player::make("greedy"));
  return play_plan(*table::make_game(game, {seats, {}, nullptr, true}), players, true, 7);
}

double share_won(std::string_view game, int seats, std::uint64_t playouts, std::uint64_t games) {
  const auto plan = among_greedy(game, seats, playouts);
  double won = 0;
  for (std::uint64_t number = 0; number < games; ++number) {
    const auto task = plan.task(number);
    const auto played = play(plan, number);
    for (std::size_t seat = 0; seat < task.players.size(); ++seat)
      if (plan.players[static_cast<std::size_t>(task.players[seat])].is_clairvoyant()) won += shares(played.returns)[seat];
  }
  return won / static_cast<double>(games);
}

struct Table {
  const char* game;
  int seats;
  double share;  // that it wins at least
};
class EveryTable : public testing::TestWithParam<Table> {};

// Who knows what will come wins. In The Great Race the others draw lots, which it does not know.
TEST_P(EveryTable, IsWonByWhoKnowsWhatWillCome) {
  const auto [game, seats, share] = GetParam();
  EXPECT_GE(share_won(game, seats, 48, 12), share);
}

INSTANTIATE_TEST_SUITE_P(Clairvoyant, EveryTable,
                         testing::Values(Table{"great_race", 3, 0.6}, Table{"zodiac", 2, 0.9}, Table{"zodiac", 4, 0.9},
                                         Table{"wu_xing", 2, 0.9}),
                         [](const auto& info) { return info.param.game + std::to_string(info.param.seats); });

// The luck that it is told is the luck that comes. Alone at the sheet nothing else is unknown: the line that it has found is the
// game that it plays, so the result is at least that of the heuristic policy with the same whims, and no worse with more playouts.
TEST(Clairvoyant, AloneItReachesWhatItHasSeen) {
  const auto game = *table::make_game("rat_and_dragon", {1, {}, nullptr, true});
  const auto points = [&](std::uint64_t playouts) {
    Rng luck(11), rng(3);
    Clairvoyant player(*game, Seat::first);
    auto state = game->start();
    for (SeatSet who; !(who = game->to_act(state)).empty();) {
      const auto seat = who.front();
      const auto action = seat == Seat::chance ? game->random_action(state, seat, luck) : player.choose(state, luck, playouts, rng);
      game->apply(state, seat, action);
    }
    return game->points(state)[0];
  };
  EXPECT_GT(points(2), points(0));
}

TEST(Clairvoyant, SitsAtNoTable) {
  EXPECT_FALSE(table::named_agent(**table::make_game("zodiac", {3, {}, nullptr, true}), Clairvoyant::name));
  EXPECT_TRUE(Player::make("clairvoyant")->is_clairvoyant());
  EXPECT_TRUE(check(among_greedy("zodiac", 3, 1)));
}

// Random is 0, the clairvoyant 1, and who is half-way to it by the chance to come before the heuristic policy a half.
TEST(Clairvoyant, IsTheTopOfTheScaleOfWhatCanBeReached) {
  const auto plan = rate_plan(*table::make_game("zodiac", {2, {}, nullptr, true}),
                              {*Player::make("random"), *Player::make("clairvoyant"), *Player::make("greedy")}, 5);
  Results results(plan);
  const auto score = [&](std::size_t player, double share, int games) {  // against greedy
    for (int i = 0; i < games; ++i) {
      FinishedGame game;
      game.points = Points(2, 0);
      game.returns = Returns(2, 0);
      const int winner = i < share * games ? 0 : 1;
      game.returns[winner] = 1, game.returns[1 - winner] = -1;
      results.add({0, static_cast<std::uint64_t>(i), {static_cast<int>(player), 2}}, game);
    }
  };
  score(0, 0.1, 400), score(1, 0.9, 400);
  for (const auto& one : ratings(plan, results)) {
    ASSERT_TRUE(one.reached) << one.player << one.elo.value;
    EXPECT_NEAR(one.reached->value, one.player == "random" ? 0 : one.player == "greedy" ? 0.5 : 1, 1e-9) << one.player;
  }
}

}  // namespace
}  // namespace shengxiao::lab
