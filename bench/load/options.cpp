#include "options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>

namespace shengxiao::load {

namespace {
const std::vector<Game> games{{"celestial_checkers", 2, 2, 2, true},
                              {"great_race", 4, 3, 5, true},
                              {"zodiac", 4, 2, 8, false},
                              {"wu_xing", 3, 2, 6, true},
                              {"rat_and_dragon", 2, 1, 6, false}};

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto& game : games) all.push_back(game.name);
  return all;
}
}  // namespace

const Game* find_game(const std::string& name) {
  const auto found = std::ranges::find(games, name, &Game::name);
  return found == games.end() ? nullptr : &*found;
}

Options options_from(int count, char** arguments) {
  Options options;
  CLI::App app("Plays whole games on a server over WebSockets, and says how long a move takes and what it costs the server.");
  app.add_option("--host", options.host, "Where the server listens")->capture_default_str();
  app.add_option("--port", options.port, "Its port")->capture_default_str();
  app.add_option("--from", options.from, "An address that connections come from; those of a table take them in turn");
  app.add_option("--dialect", options.dialect, "What the server speaks")
      ->check(CLI::IsMember({"shengxiao", "boardgame.io"}))
      ->capture_default_str();
  app.add_option("--game", options.game, "What is played")->check(CLI::IsMember(names()))->capture_default_str();
  app.add_option("--option", options.settings, "An option of the game, NAME=VALUE");
  app.add_option("--tables", options.tables, "How many tables")->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--connections", options.connections, "People at each, at a connection of their own; as many as usually play");
  const auto rate = app.add_option("--rate", options.rate, "Moves a second at each table, whatever the server does")
                        ->check(CLI::PositiveNumber)
                        ->capture_default_str();
  app.add_flag("--closed", options.closed, "Each move follows upon the one before")->excludes(rate);
  app.add_option("--seconds", options.seconds, "For how long it is measured")->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--warmup", options.warmup, "For how long it is played before")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  app.add_option("--ramp", options.ramp, "Tables opened in a second")->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--threads", options.threads, "Threads of this client")->check(CLI::Range(1, 64))->capture_default_str();
  app.add_option("--pid", options.pid, "The server's process, for its processor time and memory");
  app.add_option("--seed", options.seed, "What moves are chosen by")->capture_default_str();
  app.add_flag("--json", options.json, "Print one JSON object");
  try {
    app.parse(count, arguments);
    const auto& game = *find_game(options.game);
    if (!options.connections) options.connections = game.usual;
    if (options.connections < game.fewest || options.connections > game.most)
      throw CLI::ValidationError("--connections",
                                 "this game is for " + std::to_string(game.fewest) + " to " + std::to_string(game.most));
    for (const auto& setting : options.settings)
      if (setting.find('=') == std::string::npos) throw CLI::ValidationError("--option", "is NAME=VALUE");
  } catch (const CLI::ParseError& error) {
    std::exit(app.exit(error));
  }
  return options;
}

}  // namespace shengxiao::load
