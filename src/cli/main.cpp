// shengxiao: one program for playing, studying and training.
#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "core/version.hpp"

namespace {

using namespace shengxiao;

void add_game(CLI::App& command, GameArguments& arguments) {
  command.add_option("game", arguments.game, "The game (see: shengxiao games)")->required();
  command.add_option("--seats", arguments.seats, "How many play (default: as many as is usual)")->check(CLI::Range(1, 8));
  command.add_option("--seed", arguments.seed, "The same seed gives the same game (default 0)");
  command.add_option("--set", arguments.set, "An option of the game, option=value; may be repeated")->allow_extra_args(false);
}

int run(int argc, char** argv) {
  CLI::App app("Five tabletop games of the Chinese zodiac, to play, to study and to train on.", "shengxiao");
  app.set_version_flag("--version", std::string(version));
  app.require_subcommand(1);
  app.failure_message(CLI::FailureMessage::help);
  int status = success;

  bool json = false;
  auto& games = *app.add_subcommand("games", "The games, their seats and their options");
  games.add_flag("--json", json, "One JSON object a line");
  games.callback([&] { status = list_games(json); });

  GameArguments game;
  std::string policy = "random";
  auto& transcript = *app.add_subcommand("transcript", "Plays one game and prints it as JSON lines with all legal moves");
  add_game(transcript, game);
  transcript.add_option("--policy", policy, "random, greedy (the game's rule of thumb) or mixed")->capture_default_str();
  transcript.callback([&] { status = print_transcript(game, policy); });

  std::string file;
  auto& replay = *app.add_subcommand("replay", "Checks every step of a transcript or record against the rules");
  replay.add_option("file", file, "The file; - for standard input")->required();
  replay.callback([&] { status = replay_file(file); });

  int depth = 0;
  std::string position;
  bool divide = false;
  auto& perft = *app.add_subcommand("perft", "Counts the sequences of a number of turns");
  perft.add_option("game", game.game, "The game: celestial_checkers")->required();
  perft.add_option("--depth", depth, "How many turns")->required()->check(CLI::Range(0, 100));
  perft.add_option("--position", position, "The position line to start from (default: the empty board)");
  perft.add_flag("--divide", divide, "Also the count of each first turn");
  perft.add_flag("--json", json, "As a JSON object");
  perft.callback([&] { status = run_perft(game.game, depth, position, divide, json); });

  auto& engine = *app.add_subcommand("engine", "Drives any game over standard input and output, a JSON object a line");
  engine.callback([&] { status = run_engine(); });

  std::string host = "127.0.0.1";
  int port = 8018;
  auto& serve = *app.add_subcommand("serve", "Serves the browser table");
  serve.add_option("--host", host, "The address to listen on; 0.0.0.0 for the whole network")->capture_default_str();
  serve.add_option("--port", port, "The port; 0 for any that is free")->check(CLI::Range(0, 65535))->capture_default_str();
  serve.add_option("--seed", game.seed, "Of table codes and dice, for tests (default: from the machine)");
  serve.callback([&] { status = run_serve(host, port, game.seed); });

  std::string what;
  double seconds = 2;
  auto& bench = *app.add_subcommand("bench", "Rates measured on one core; signature: one number that changes when a search changes");
  bench.add_option("what", what, "signature, playout, perft or search")->required()->check(CLI::IsMember({"signature", "playout", "perft", "search"}));
  bench.add_option("game", game.game, "The game, for playout");
  bench.add_option("--seats", game.seats, "How many play")->check(CLI::Range(1, 8));
  bench.add_option("--set", game.set, "An option of the game, option=value")->allow_extra_args(false);
  bench.add_option("--seconds", seconds, "How long to measure")->check(CLI::Range(0.01, 3600.0))->capture_default_str();
  bench.add_flag("--json", game.json, "As a JSON object");
  bench.callback([&] { status = run_bench(what, game, seconds); });

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : usage;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) { return run(argc, argv); }
