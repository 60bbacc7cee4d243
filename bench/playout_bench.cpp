// Random games of every game in three shapes: ours, ours behind the erasure, and the usual research shape where a baseline is
// written. Items are steps, those of chance included.
#include <benchmark/benchmark.h>

#include <fmt/format.h>

#include <set>

#include "core/play.hpp"
#include "games/all.hpp"
#include "research_check.hpp"
#include "table/any_game.hpp"

namespace shengxiao {
namespace {

Setup simulation(int seats) { return {seats, {}, nullptr, true}; }

template <Game G>
void playouts(benchmark::State& state, int seats) {
  const auto game = *G::make(simulation(seats));
  Rng rng(1);
  std::int64_t steps = 0;
  for (auto _ : state) {
    auto s = game.start();
    steps += playout(game, s, rng);
  }
  state.SetItemsProcessed(steps);
}

// One virtual call for whose turn it is, one for the moves, one for the step.
void erased_playouts(benchmark::State& state, std::string_view name, int seats) {
  const auto game = *table::make_game(name, simulation(seats));
  Rng rng(1);
  std::vector<ActionId> legal;
  std::int64_t steps = 0;
  for (auto _ : state) {
    auto s = game->start();
    for (SeatSet who; !(who = game->to_act(s)).empty(); ++steps) {
      const auto seat = who.front();
      if (seat == Seat::chance) {
        game->apply(s, seat, game->random_action(s, seat, rng));
        continue;
      }
      game->legal(s, seat, legal);
      game->apply(s, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  state.SetItemsProcessed(steps);
}

template <class G>
concept HasBaseline = requires(const G game) { research::start(game); };

template <HasBaseline G>
void research_playouts(benchmark::State& state, int seats) {
  const auto game = *G::make(simulation(seats));
  static std::set<int> checked;
  if (checked.insert(seats).second) research::check(game, 300);
  Rng rng(1);
  std::int64_t steps = 0;
  for (auto _ : state) {
    const auto s = research::start(game);
    steps += research::playout(*s, rng);
  }
  state.SetItemsProcessed(steps);
}

template <Game G>
void add_game() {
  const int usual = G::make(simulation(0))->setup().seats;
  for (const int seats : std::set{int{G::min_seats}, usual, int{G::max_seats}}) {
    const auto add = [&](std::string_view shape, auto run) {
      benchmark::RegisterBenchmark(fmt::format("playout/{}/{}/{}", G::name, seats, shape).c_str(), run);
    };
    add("ours", [=](benchmark::State& state) { playouts<G>(state, seats); });
    if (seats == usual) add("erased", [=](benchmark::State& state) { erased_playouts(state, G::name, seats); });
    if constexpr (HasBaseline<G>) add("research_shape", [=](benchmark::State& state) { research_playouts<G>(state, seats); });
  }
}

template <Game... G>
bool add_games(games::GameList<G...>) {
  (add_game<G>(), ...);
  return true;
}
[[maybe_unused]] const bool added = add_games(games::AllGames());

}  // namespace
}  // namespace shengxiao
