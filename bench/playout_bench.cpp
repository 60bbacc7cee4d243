// Random games and the expansion of positions, in three shapes of the same rules: ours, ours behind the erasure, and the usual
// research shape. Items are moves (children, for expansion).
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>

#include "games/celestial_checkers/celestial_checkers.hpp"
#include "research_shape.hpp"
#include "table/any_game.hpp"

namespace shengxiao {
namespace {

const CelestialCheckers& checkers_game() {
  static const auto game = *CelestialCheckers::make({});
  return game;
}

// The baseline must be the same game: as many moves in every position, the same winner.
[[maybe_unused]] const bool research_shape_check = [] {
  Rng rng(2026);
  for (int g = 0; g < 200; ++g) {
    const auto& game = checkers_game();
    auto ours = game.start();
    research::Checkers theirs;
    for (SeatSet who; !(who = game.to_act(ours)).empty();) {
      Actions<CelestialCheckers> legal;
      game.legal(ours, who.front(), legal);
      const auto moves = theirs.legal_actions();
      const auto a = legal[rng.below(legal.size())];
      const auto number = a.is_placement() ? 64 * 64 + 64 * a.animal() + a.to : 64 * a.from + a.to;
      const bool known = std::count(moves.begin(), moves.end(), number) == 1;
      if (static_cast<int>(moves.size()) != legal.size() || !known || theirs.current_player() != index(who.front())) {
        std::fputs("the baseline plays another game\n", stderr);
        std::abort();
      }
      game.apply(ours, who.front(), a);
      theirs.apply_action(number);
    }
    if (!theirs.is_terminal() || theirs.returns()[0] != game.returns(ours)[0]) std::abort();
  }
  return true;
}();

void playout_ours(benchmark::State& state) {
  const auto& game = checkers_game();
  Rng rng(1);
  std::int64_t moves = 0;
  for (auto _ : state) {
    auto s = game.start();
    moves += playout(game, s, rng);
  }
  state.SetItemsProcessed(moves);
}
BENCHMARK(playout_ours);

// One virtual call for whose turn it is, one for the moves, one for the step.
void playout_erased(benchmark::State& state) {
  const auto game = *make_game("celestial_checkers", {});
  Rng rng(1);
  std::vector<ActionId> legal;
  std::int64_t moves = 0;
  for (auto _ : state) {
    auto s = game->start();
    for (SeatSet who; !(who = game->to_act(s)).empty(); ++moves) {
      game->legal(s, who.front(), legal);
      game->apply(s, who.front(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  state.SetItemsProcessed(moves);
}
BENCHMARK(playout_erased);

void playout_research_shape(benchmark::State& state) {
  Rng rng(1);
  std::int64_t moves = 0;
  for (auto _ : state) {
    std::unique_ptr<research::State> s = std::make_unique<research::Checkers>();
    for (; !s->is_terminal(); ++moves) {
      const auto legal = s->legal_actions();
      s->apply_action(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  state.SetItemsProcessed(moves);
}
BENCHMARK(playout_research_shape);

// Copy a position and make a move, for every move: what a tree search does.
void expand_ours(benchmark::State& state) {
  const auto& game = checkers_game();
  Rng rng(3);
  std::vector<CelestialCheckers::State> positions;
  while (positions.size() < 256) {
    auto s = game.start();
    for (int i = 0; i < 40 && !game.to_act(s).empty(); ++i)
      game.apply(s, game.to_act(s).front(), draw(game, s, game.to_act(s).front(), rng));
    if (!game.to_act(s).empty()) positions.push_back(s);
  }
  std::size_t i = 0;
  std::int64_t children = 0;
  for (auto _ : state) {
    const auto& s = positions[i++ % positions.size()];
    Actions<CelestialCheckers> legal;
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
      const auto legal = s->legal_actions();
      s->apply_action(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
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
