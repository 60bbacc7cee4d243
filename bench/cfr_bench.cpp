// How many iterations of CFR a second on Leduc poker.
#include <benchmark/benchmark.h>

#include "agents/cfr.hpp"
#include "agents/poker_testing.hpp"

namespace shengxiao::agents {
namespace {

void cfr_leduc(benchmark::State& state) {
  const auto game = *Poker::make({2, {{"kind", "leduc"}}});
  LeafValues leaves;
  const auto tree = *TreeBuilder<Poker>(game, 100'000).build(game.start(), false, returns_to(game, leaves), [](auto&&...) {});
  Cfr cfr(tree, leaves);
  for (auto _ : state) cfr.iterate();
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(cfr_leduc);

}  // namespace
}  // namespace shengxiao::agents
