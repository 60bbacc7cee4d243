// shengxiao: one program for playing, studying and training.
#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "core/version.hpp"

namespace {

using namespace shengxiao::cli;

void add_game(CLI::App& command, GameArguments& arguments) {
  command.add_option("game", arguments.game, "The game (see: shengxiao games)")->required();
  command.add_option("--seats", arguments.seats, "How many play (default: as many as is usual)")->check(CLI::Range(1, 8));
  command.add_option("--seed", arguments.seed, "The same seed gives the same game (default 0)")->check(CLI::NonNegativeNumber);
  command.add_option("--set", arguments.set, "An option of the game, option=value; may be repeated")->allow_extra_args(false);
  command.add_option("--edition", arguments.edition, "A file of the game's printed data, as those of editions/");
}

int run(int argc, char** argv) {
  CLI::App app("Five tabletop games of the Chinese zodiac, to play, to study and to train on.", "shengxiao");
  app.set_version_flag("--version", std::string(shengxiao::version));
  app.require_subcommand(1);
  app.failure_message(CLI::FailureMessage::help);
  int status = success;

  bool json = false;
  auto& games = *app.add_subcommand("games", "The games, their seats and their options");
  games.add_flag("--json", json, "One JSON object a line");
  games.callback([&] { status = list_games(json); });

  PlayArguments table;
  auto& play = *app.add_subcommand("play", "Plays a game in the terminal");
  add_game(play, table.game);
  play.get_option("game")->required(false);
  play.get_option("--seed")->description("Of dice and computers (default: from the machine)");
  play.add_option("--seat", table.seats, "Who sits where: 0=person, 1=computer:5 (default: a person at 0, computers elsewhere)")
      ->allow_extra_args(false);
  play.add_option("--record", table.record, "Goes on from a record file");
  play.add_flag("--plain", table.plain, "Line by line, for screen readers and pipes");
  play.add_flag("--no-colour,--no-color", table.no_colour, "Without colours (as does NO_COLOR in the environment)");
  play.callback([&] { status = run_play(table); });

  GameArguments game;
  std::string policy = "random";
  auto& transcript = *app.add_subcommand("transcript", "Plays one game and prints it as JSON lines with all legal moves");
  add_game(transcript, game);
  transcript.add_option("--policy", policy, "random, greedy (the game's heuristic policy) or mixed")->capture_default_str();
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

  CalendarArguments birthdays;
  auto& calendar = *app.add_subcommand("calendar", "The animal, element and lunar year of a date");
  calendar.add_option("date", birthdays.dates, "A date as 1990-05-17; of several, also their order by age")->required();
  calendar.add_option("--today", birthdays.today, "Also the age on this date");
  calendar.add_flag("--json", birthdays.json, "One JSON object a line");
  calendar.callback([&] { status = run_calendar(birthdays); });

  std::string host = "127.0.0.1";
  int port = 8018;
  std::string store;
  auto& serve = *app.add_subcommand("serve", "Serves the browser table");
  serve.add_option("--host", host, "The address to listen on; 0.0.0.0 for the whole network")->capture_default_str();
  serve.add_option("--port", port, "The port; 0 for any that is free")->check(CLI::Range(0, 65535))->capture_default_str();
  serve.add_option("--seed", game.seed, "Of table codes and dice, for tests (default: from the machine)")
      ->check(CLI::NonNegativeNumber);
  serve.add_option("--store", store,
                   "Where tables are kept: a file, a postgresql:// address, or none (default: a file in the user's data folder)");
  serve.callback([&] { status = run_serve(host, port, game.seed, store); });

  LabArguments lab_arguments;
  auto& lab = *app.add_subcommand("lab", "Matches between opponents, and the tuning of their weights");
  lab.require_subcommand(1);
  auto& match = *lab.add_subcommand("match", "Pairs of games from the same start, seats exchanged; of more than two by turns");
  add_game(match, lab_arguments.game);
  match.add_option("--first", lab_arguments.first, "level:1 … level:8, best, alpha_beta, uct, greedy or random")
      ->capture_default_str();
  match.add_option("--second", lab_arguments.second, "The other opponent")->capture_default_str();
  match.add_option("--pairs", lab_arguments.pairs, "Pairs of games")->check(CLI::Range(1, 1000000))->capture_default_str();
  match.add_option("--time", lab_arguments.time, "Milliseconds a move; 0: no limit")
      ->check(CLI::Range(0, 3600000))
      ->capture_default_str();
  match.add_option("--nodes", lab_arguments.nodes, "Positions or playouts a move")->check(CLI::NonNegativeNumber);
  match.add_option("--depth", lab_arguments.depth, "Turns looked ahead")->check(CLI::Range(0, 1000));
  match.callback([&] { status = run_match(lab_arguments); });
  auto& tune = *lab.add_subcommand("tune", "Prints weights learnt by self-play: games/celestial_checkers/weights.cpp");
  add_game(tune, lab_arguments.game);
  tune.add_option("--games", lab_arguments.games, "Games of each generation")
      ->check(CLI::Range(100, 10000000))
      ->capture_default_str();
  tune.add_option("--generations", lab_arguments.generations, "Each plays with the weights of the one before")
      ->check(CLI::Range(1, 100));
  tune.add_option("--depth", lab_arguments.depth, "Turns looked ahead (default 4)")->check(CLI::Range(0, 20));
  tune.callback([&] { status = run_tune(lab_arguments); });

  std::string what;
  double seconds = 2;
  auto& bench =
      *app.add_subcommand("bench", "Rates measured on one core; signature: one number that changes when a search changes");
  bench.add_option("what", what, "signature, playout, perft or search")
      ->required()
      ->check(CLI::IsMember({"signature", "playout", "perft", "search"}));
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
