// Decisions a second of a batch on one thread, with observations and masks written; actions are random.
#include <benchmark/benchmark.h>

#include "batch/batch.hpp"

namespace shengxiao::batch {
namespace {

void random_play(benchmark::State& state, std::string_view game, int seats, bool compact) {
  const auto batch = *make_batch(game, {seats, {}}, {.games = 512, .seed = 1, .compact = compact});
  Rng rng(1);
  std::vector<std::int64_t> actions;
  std::int64_t decisions = 0;
  for (auto _ : state) {
    actions.resize(static_cast<std::size_t>(batch->arrays().rows));
    batch->random_actions(rng, actions);
    if (!batch->step(actions)) state.SkipWithError("an action is not legal");
    decisions += std::ssize(actions);
  }
  state.SetItemsProcessed(decisions);
}

#define BATCH_BENCHMARKS(game, seats)                               \
  BENCHMARK_CAPTURE(random_play, game##_bytes, #game, seats, true); \
  BENCHMARK_CAPTURE(random_play, game##_floats, #game, seats, false)

BATCH_BENCHMARKS(celestial_checkers, 2);
BATCH_BENCHMARKS(great_race, 4);
BATCH_BENCHMARKS(zodiac, 4);
BATCH_BENCHMARKS(wu_xing, 3);
BATCH_BENCHMARKS(rat_and_dragon, 2);

}  // namespace
}  // namespace shengxiao::batch
