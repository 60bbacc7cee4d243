// Games a second of the lab at level 5 beside a plain loop that asks the same agents to think. Both have the same random numbers,
// so they play the same games, to the step. On one thread, in processor time; they take turns, so that a busy machine slows both.
#include <benchmark/benchmark.h>

#include <ctime>

#include "lab/results.hpp"

namespace shengxiao::lab {
namespace {

std::vector<GameStep> plain_game(const table::AnyGame& game, const table::NamedAgent& agent, std::uint64_t seed,
                                 std::uint64_t deal) {
  std::vector<std::unique_ptr<table::AnyAgent>> seated;
  std::vector<Rng> whims;
  for (int i = 0; i < game.seats(); ++i) {
    seated.push_back(*agent.sit(game));
    whims.emplace_back(stream(seed, deal, 1 + static_cast<std::uint64_t>(i)));
  }
  Rng luck(stream(seed, deal, 0));
  std::vector<GameStep> steps;
  auto state = game.start();
  for (SeatSet who; !(who = game.to_act(state)).empty();) {
    const auto seat = who.front();
    const auto i = static_cast<std::size_t>(index(seat));
    const auto action = seat == Seat::chance ? game.random_action(state, seat, luck)
                                             : seated[i]->think(game.observe(state, seat), {}, whims[i], {}).best;
    steps.push_back({seat, action});
    game.apply(state, seat, action);
  }
  return steps;
}

// Seconds of processor time.
double spent(const auto& work) {
  const auto before = std::clock();
  work();
  return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

void beside_a_loop(benchmark::State& state, std::string_view name, int seats, std::uint64_t games, bool figures) {
  const std::shared_ptr<const table::AnyGame> game = *table::make_game(name, {seats, {}, nullptr, true});
  const auto agent = *table::NamedAgent::make("level:5");
  double of_lab = 0, of_loop = 0, played = 0;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    auto plan = play_plan(game, {*Player::make("level:5")}, true, ++seed);
    if (!figures) plan.study = nullptr;
    std::vector<std::vector<GameStep>> in_lab, in_loop;
    const auto hear = [&](const GameTask&, const FinishedGame& one) {
      in_lab.push_back(one.steps);
      return true;
    };
    const auto lab = [&] { of_lab += spent([&] { (void)run(plan, {.games = games, .threads = 1}, hear); }); };
    const auto loop = [&] {
      of_loop += spent([&] {
        for (std::uint64_t deal = 0; deal < games; ++deal) in_loop.push_back(plain_game(*game, agent, seed, deal));
      });
    };
    if (seed % 2) {
      lab(), loop();
    } else {
      loop(), lab();
    }
    played += static_cast<double>(games);
    if (in_lab != in_loop) return state.SkipWithError("the games are not the same");
  }
  state.counters["lab_games_per_s"] = played / of_lab;
  state.counters["loop_games_per_s"] = played / of_loop;
  state.counters["lab_to_loop"] = of_loop / of_lab;
}

// The name, the seats, games in a turn; turns.
#define LAB_BENCHMARK(game, seats, games, turns)                                                                               \
  BENCHMARK_CAPTURE(beside_a_loop, game##_bare, #game, seats, games, false)->Iterations(turns)->Unit(benchmark::kMillisecond); \
  BENCHMARK_CAPTURE(beside_a_loop, game##_figures, #game, seats, games, true)->Iterations(turns)->Unit(benchmark::kMillisecond)

LAB_BENCHMARK(celestial_checkers, 2, 4, 4);
LAB_BENCHMARK(great_race, 4, 100, 60);
LAB_BENCHMARK(zodiac, 4, 100, 60);
LAB_BENCHMARK(wu_xing, 2, 100, 60);
LAB_BENCHMARK(rat_and_dragon, 2, 1, 2);

}  // namespace
}  // namespace shengxiao::lab
