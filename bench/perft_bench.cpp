// Perft from the line-up of the rules' test: ours with the last turn counted in bulk, and the research shape. Items are leaves.
#include <benchmark/benchmark.h>

#include "games/celestial_checkers/perft.hpp"
#include "research_checkers.hpp"

namespace shengxiao {
namespace {

constexpr std::string_view line_up = "rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -";

void perft_ours(benchmark::State& state) {
  const auto game = *games::CelestialCheckers::make({});
  const auto start = *game.from_position(line_up);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += perft(game, start, 7);
  state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perft_ours)->Unit(benchmark::kMillisecond);

std::uint64_t research_perft(const research::State& s, int depth) {
  std::uint64_t sum = 0;
  for (auto a : s.legal_actions()) {
    const auto child = s.clone();
    child->apply_action(a);
    const bool goes_on = child->current_player() == s.current_player();
    sum += goes_on ? research_perft(*child, depth) : depth == 1 ? 1 : research_perft(*child, depth - 1);
  }
  return sum;
}

void perft_research_shape(benchmark::State& state) {
  research::Checkers start;
  const auto game = *games::CelestialCheckers::make({});
  const auto target = *game.from_position(line_up);
  for (int k = 0; k < 24; ++k) {  // the same line-up, placed animal by animal
    const int square =
        k % 2 == 0 ? nth_bit(games::celestial_checkers::camp[0], k / 2) : nth_bit(games::celestial_checkers::camp[1], k / 2);
    start.apply_action(64 * 64 + 64 * target.animal_at(square) + square);
  }
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += research_perft(start, 5);
  if (leaves % 10962 != 0) state.SkipWithError("the baseline plays another game");
  state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perft_research_shape)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shengxiao
