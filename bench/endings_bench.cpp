// Endings of Celestial Checkers with eight animals, as random games come to them: of how many is it certain after a second who
// wins, of how many the exact score, and how long that takes.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "agents/alpha_beta.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/celestial_checkers/position_testing.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
constexpr int endings = 2000, animals = 8;

void endings_of_eight(benchmark::State& state) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  AlphaBeta<Checkers> agent;
  Limits second;
  second.time = std::chrono::seconds(1);
  for (auto _ : state) {
    Rng rng(7);
    std::vector<double> milliseconds;
    double decided = 0, exact = 0;
    for (int i = 0; i < endings; ++i) {
      const auto s = random_position(game, rng, animals);
      agent.clear();
      const auto start = std::chrono::steady_clock::now();
      const auto thought = agent.think(game, observe(game, s, game.to_act(s).front()), second, rng, {});
      milliseconds.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
      decided += thought.decided;
      exact += thought.proved;
    }
    std::ranges::sort(milliseconds);
    state.counters["endings"] = endings;
    state.counters["decided"] = decided;
    state.counters["exact"] = exact;
    state.counters["median_ms"] = milliseconds[endings / 2];
    state.counters["p99_ms"] = milliseconds[endings * 99 / 100];
    state.counters["worst_ms"] = milliseconds.back();
  }
}
BENCHMARK(endings_of_eight)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shengxiao::agents
