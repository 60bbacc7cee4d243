// The expansion of positions of Celestial Checkers, in our shape and the research shape. Items are children.
#include <benchmark/benchmark.h>

#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "research_checkers.hpp"

namespace shengxiao {
namespace {

// Copy a position and make a move, for every move: what a tree search does.
void expand_ours(benchmark::State& state) {
  const auto game = *games::CelestialCheckers::make({});
  Rng rng(3);
  std::vector<games::CelestialCheckers::State> positions;
  while (positions.size() < 256) {
    auto s = game.start();
    for (int i = 0; i < 40 && !game.to_act(s).empty(); ++i)
      game.apply(s, game.to_act(s).front(), random_action(game, s, game.to_act(s).front(), rng));
    if (!game.to_act(s).empty()) positions.push_back(s);
  }
  std::size_t i = 0;
  std::int64_t children = 0;
  for (auto _ : state) {
    const auto& s = positions[i++ % positions.size()];
    Actions<games::CelestialCheckers> legal;
    game.legal(s, game.to_act(s).front(), legal);
    for (auto a : legal) {
      auto child = s;
      game.apply(child, game.to_act(s).front(), a);
      benchmark::DoNotOptimize(child);
    }
    children += legal.size();
  }
  state.SetItemsProcessed(children);
}
BENCHMARK(expand_ours);

void expand_research_shape(benchmark::State& state) {
  Rng rng(3);
  std::vector<std::unique_ptr<research::State>> positions;
  while (positions.size() < 256) {
    std::unique_ptr<research::State> s = std::make_unique<research::Checkers>();
    for (int i = 0; i < 40 && !s->is_terminal(); ++i) {
      s->apply_action(research::draw(*s, rng));
    }
    if (!s->is_terminal()) positions.push_back(std::move(s));
  }
  std::size_t i = 0;
  std::int64_t children = 0;
  for (auto _ : state) {
    const auto& s = positions[i++ % positions.size()];
    const auto legal = s->legal_actions();
    for (auto a : legal) {
      auto child = s->clone();
      child->apply_action(a);
      benchmark::DoNotOptimize(child);
    }
    children += static_cast<std::int64_t>(legal.size());
  }
  state.SetItemsProcessed(children);
}
BENCHMARK(expand_research_shape);

}  // namespace
}  // namespace shengxiao
