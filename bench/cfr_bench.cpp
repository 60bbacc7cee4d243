// How many iterations of CFR a second on Leduc poker.
#include <benchmark/benchmark.h>

#include "agents/cfr.hpp"
#include "agents/poker_testing.hpp"

namespace shengxiao::agents {
namespace {

void cfr_leduc(benchmark::State& state) {
  const auto game = *Poker::make({2, {{"kind", "leduc"}}});
  TreeBuilder<Poker> builder(game, 100'000);
  const auto tree = *builder.build(game.start(), false);
  LeafValues leaves;
  for (const auto& end : builder.leaves)
    for (const double r : game.returns(end)) leaves.push_back(r);
  Cfr cfr(tree, leaves);
  for (auto _ : state) cfr.iterate();
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(cfr_leduc);

}  // namespace
}  // namespace shengxiao::agents
