// Rates measured on one core.
#include <fmt/format.h>

#include <chrono>

#include "agents/signature.hpp"
#include "cli/commands.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/celestial_checkers/perft.hpp"
#include "table/any_game.hpp"

namespace shengxiao::cli {

namespace {
class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

int bench_playout(const GameArguments& arguments, double seconds) {
  auto setup = arguments.setup();
  if (!setup) return complain(setup.error(), usage);
  setup->simulation = true;
  const auto made = table::make_game(arguments.game, *setup);
  if (!made) return complain(made.error());
  const auto& game = **made;
  Rng rng(1);
  const auto start = game.start();
  std::uint64_t games = 0, moves = 0;
  const Stopwatch watch;
  do {
    for (int i = 0; i < 64; ++i, ++games) {
      auto state = start;
      moves += static_cast<std::uint64_t>(game.playout(state, rng));
    }
  } while (watch.seconds() < seconds);
  const double elapsed = watch.seconds();
  const double games_per_s = static_cast<double>(games) / elapsed, moves_per_s = static_cast<double>(moves) / elapsed;
  if (arguments.json)
    fmt::print("{{\"bench\":\"playout\",\"game\":\"{}\",\"seats\":{},\"games_per_s\":{:.0f},\"moves_per_s\":{:.0f}}}\n",
               game.info().name, game.seats(), games_per_s, moves_per_s);
  else
    fmt::print("{} with {} seats: {:.0f} games/s, {:.1f} million moves/s\n", game.info().name, game.seats(), games_per_s,
               moves_per_s / 1e6);
  return success;
}

int bench_perft(const GameArguments& arguments, double seconds) {
  const auto game = games::CelestialCheckers::make({});
  const auto state = game->from_position("rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -");
  std::uint64_t nodes = 0;
  const Stopwatch watch;
  do nodes += perft(*game, *state, 8);
  while (watch.seconds() < seconds);
  const double rate = static_cast<double>(nodes) / watch.seconds();
  if (arguments.json)
    fmt::print("{{\"bench\":\"perft\",\"game\":\"celestial_checkers\",\"nodes_per_s\":{:.0f}}}\n", rate);
  else
    fmt::print("celestial_checkers: {:.1f} million nodes/s\n", rate / 1e6);
  return success;
}

// Positions of random games, each searched for a while with an empty table: nodes of alpha-beta a second.
int bench_search(const GameArguments& arguments, double seconds) {
  const auto game = *games::CelestialCheckers::make({0, {{"placement", "random"}}});
  constexpr int positions = 8;
  agents::AlphaBeta<games::CelestialCheckers> agent;
  std::uint64_t nodes = 0;
  const Stopwatch watch;
  for (int i = 0; i < positions; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    auto state = game.start();
    for (int step = 0; step < 24 + 6 * i; ++step)
      game.apply(state, game.to_act(state).front(), random_action(game, state, game.to_act(state).front(), rng));
    agent.clear();
    agents::Limits limits;
    limits.time = std::chrono::milliseconds(static_cast<int>(1000 * seconds / positions));
    nodes += agent.think(game, observe(game, state, game.to_act(state).front()), limits, rng, {}).nodes;
  }
  const double rate = static_cast<double>(nodes) / watch.seconds();
  if (arguments.json)
    fmt::print("{{\"bench\":\"search\",\"game\":\"celestial_checkers\",\"nodes_per_s\":{:.0f}}}\n", rate);
  else
    fmt::print("celestial_checkers: {:.2f} million nodes/s\n", rate / 1e6);
  return success;
}

int bench_signature(const GameArguments& arguments) {
  const auto signature = agents::search_signature(*games::CelestialCheckers::make({0, {{"placement", "random"}}}));
  if (arguments.json)
    fmt::print("{{\"bench\":\"signature\",\"nodes\":{}}}\n", signature);
  else
    fmt::print("{}\n", signature);
  return success;
}
}  // namespace

int run_bench(const std::string& what, const GameArguments& arguments, double seconds) {
  if (what == "playout") {
    if (arguments.game.empty()) return complain({"", "cli.bench_game"}, usage);
    return bench_playout(arguments, seconds);
  }
  if (what == "perft") return bench_perft(arguments, seconds);
  return what == "search" ? bench_search(arguments, seconds) : bench_signature(arguments);
}

}  // namespace shengxiao::cli
