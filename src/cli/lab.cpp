// lab match, lab tune.
#include <fmt/format.h>

#include <chrono>

#include "cli/commands.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "lab/match.hpp"
#include "lab/tune.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::cli {

int run_match(const LabArguments& arguments) {
  auto setup = arguments.game.setup();
  if (!setup) return complain(setup.error(), usage);
  setup->simulation = true;
  const auto game = table::make_game(arguments.game.game, *setup);
  if (!game) return complain(game.error());
  if ((*game)->seats() < 2) return complain({"", "cli.match_seats"});
  agents::Limits limits;
  limits.time = std::chrono::milliseconds(arguments.time);
  limits.nodes = static_cast<std::uint64_t>(arguments.nodes);
  limits.depth = arguments.depth;
  std::array<lab::AnyPlayer, 2> players;
  for (std::size_t i = 0; i < 2; ++i) {
    auto agent = table::named_agent(**game, i == 0 ? arguments.first : arguments.second);
    if (!agent) return complain(agent.error());
    players[i] = {std::move(*agent), limits};
  }
  const auto result = match(**game, players[0], players[1], arguments.pairs, arguments.game.seed, stderr);
  if (arguments.game.json) {
    const auto e = elo(result);
    fmt::print("{{\"wins\":{},\"draws\":{},\"losses\":{},\"mean_margin\":{:.3f},\"elo\":[{:.1f},{:.1f},{:.1f}]}}\n", result.wins,
               result.draws, result.losses, result.mean_margin(), e.low, e.middle, e.high);
  } else {
    fmt::print("{}\n", report(result));
  }
  return success;
}

int run_tune(const LabArguments& arguments) {
  if (auto game = table::make_game(arguments.game.game, {}); !game) return complain(game.error());
  if (arguments.game.game != games::CelestialCheckers::name) return complain({"", "cli.tune_game", games::CelestialCheckers::name});
  const auto seed = arguments.game.seed ? arguments.game.seed : 1;
  fmt::print("{}", lab::tune_celestial_checkers(
                       {arguments.games, arguments.generations, arguments.depth ? arguments.depth : 4, seed, stderr}));
  return success;
}

}  // namespace shengxiao::cli
