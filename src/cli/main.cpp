// shengxiao: one program for playing, studying and training.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/lab.hpp"
#include "cli/options.hpp"
#include "cli/settings.hpp"
#include "core/version.hpp"
#include "table/words.hpp"

namespace {

using namespace shengxiao::cli;

// What the subcommands are given, and the exit status of the one that ran.
struct Arguments {
  GameArguments game;
  PlayArguments play;
  CalendarArguments calendar;
  ServeArguments serve;
  JournalArguments journal;
  ReviewArguments review;
  LabArguments lab;
  std::string policy = "random", file, position, what;
  int depth = 0;
  double seconds = 2;
  bool json = false, divide = false;
  int status = success;
};

void add_playing(CLI::App& app, Arguments& a) {
  auto& games = *app.add_subcommand("games", "The games, their seats and their options");
  games.add_flag("--json", a.json, "One JSON object a line");
  games.callback([&a] { a.status = list_games(a.json); });

  auto& play = *app.add_subcommand("play", "Plays a game in the terminal");
  add_game(play, a.play.game);
  play.get_option("game")->required(false);
  play.get_option("--seed")->description("Of dice and computers (default: from the machine)");
  play.add_option("--seat", a.play.seats,
                  "Who sits where: 0=person, 1=computer:5, 1=computer:FILE.policy (default: a person at 0, computers elsewhere)")
      ->allow_extra_args(false);
  play.add_option("--record", a.play.record, "Goes on from a record file");
  play.add_flag("--plain", a.play.plain, "Line by line, for screen readers and pipes");
  play.add_flag("--no-colour,--no-color", a.play.no_colour, "Without colours (as does NO_COLOR in the environment)");
  play.callback([&a] { a.status = run_play(a.play); });
}

void add_tools(CLI::App& app, Arguments& a) {
  auto& transcript = *app.add_subcommand("transcript", "Plays one game and prints it as JSON lines with all legal moves");
  add_game(transcript, a.game);
  transcript.add_option("--policy", a.policy, "random, greedy (the game's heuristic policy) or mixed")->capture_default_str();
  transcript.callback([&a] { a.status = print_transcript(a.game, a.policy); });

  auto& replay = *app.add_subcommand("replay", "Checks every step of a transcript or record against the rules");
  replay.add_option("file", a.file, "The file; - for standard input")->required();
  replay.callback([&a] { a.status = replay_file(a.file); });

  auto& verify =
      *app.add_subcommand("verify", "Checks that nobody chose the luck of a game: computes every draw of its record anew");
  verify.add_option("file", a.file, "The record; - for standard input")->required();
  verify.callback([&a] { a.status = verify_file(a.file); });

  auto& review =
      *app.add_subcommand("review", "Looks back at a game that is over: its turning points, the best decisions, chances missed");
  review.add_option("file", a.review.file, "The record; - for standard input")->required();
  review.add_option("--seat", a.review.seats, "Whose decisions are judged; may be given several times (default: everybody's)")
      ->allow_extra_args(false);
  review.add_option("--seed", a.review.seed, "Of what the positions are judged by");
  review.add_flag("--json", a.review.json, "One JSON object (docs/protocol.md: review)");
  review.callback([&a] { a.status = run_review(a.review); });

  auto& engine = *app.add_subcommand("engine", "Drives any game over standard input and output, a JSON object a line");
  engine.callback([&a] { a.status = run_engine(std::cin, std::cout); });

  auto& mcp =
      *app.add_subcommand("mcp", "Sits a language model down at a table: the Model Context Protocol on standard input and output");
  mcp.callback([&a] { a.status = run_mcp(std::cin, std::cout); });
}

void add_perft(CLI::App& app, Arguments& a) {
  auto& perft = *app.add_subcommand("perft", "Counts the sequences of a number of turns");
  perft.add_option("game", a.game.game, "The game: celestial_checkers")->required();
  perft.add_option("--depth", a.depth, "How many turns")->required()->check(CLI::Range(0, 100));
  perft.add_option("--position", a.position, "The position line to start from (default: the empty board)");
  perft.add_flag("--divide", a.divide, "Also the count of each first turn");
  perft.add_flag("--json", a.json, "As a JSON object");
  perft.callback([&a] { a.status = run_perft(a.game.game, a.depth, a.position, a.divide, a.json); });
}

void add_calendar(CLI::App& app, Arguments& a) {
  auto& calendar = *app.add_subcommand("calendar", "The animal, element and lunar year of a date");
  calendar.add_option("date", a.calendar.dates, "A date as 1990-05-17; of several, also their order by age")->required();
  calendar.add_option("--today", a.calendar.today, "Also the age on this date");
  calendar.add_flag("--json", a.calendar.json, "One JSON object a line");
  calendar.callback([&a] { a.status = run_calendar(a.calendar); });
}

// A flag for each setting; what is wrong with a value is a matter of usage.
void add_setting(CLI::App& serve, const Setting& setting, ServeArguments& arguments) {
  const std::string name(setting.name);
  const auto help = fmt::format("{} (default: {})", setting.help, setting.shown_default());
  const auto check = [&setting](const std::string& text) {
    const auto may = check_value(setting, text);
    return may ? std::string() : shengxiao::table::message(may.error());
  };
  if (setting.is_switch()) {
    const auto give = [&arguments, name](const std::string& value) { arguments.given[name] = {value}; };
    serve.add_flag_callback(setting.flag(), [give] { give("true"); }, help);
  } else if (setting.is_list()) {
    const auto give = [&arguments, name](const std::vector<std::string>& values) { arguments.given[name] = values; };
    serve.add_option_function<std::vector<std::string>>(setting.flag(), give, help)
        ->allow_extra_args(false)
        ->type_name(std::string(setting.takes));
  } else {
    const auto give = [&arguments, name](const std::string& value) { arguments.given[name] = {value}; };
    serve.add_option_function<std::string>(setting.flag(), give, help)->check(check)->type_name(std::string(setting.takes));
  }
}

void add_serve(CLI::App& app, Arguments& a) {
  auto& serve = *app.add_subcommand("serve", "Serves the browser table");
  serve.add_option("--config", a.serve.config, "A file of settings (default: $SHENGXIAO_CONFIG, or none)")->type_name("FILE");
  serve.add_flag("--print-config", a.serve.print_config, "Prints the settings that count, without passwords, and serves nothing");
  for (const auto& setting : all_settings()) add_setting(serve, setting, a.serve);
  serve.callback([&a] { a.status = run_serve(a.serve); });
}

void add_journal(CLI::App& app, Arguments& a) {
  const auto add = [&](const char* name, const char* what, const char* file, int (*run)(const JournalArguments&)) {
    auto& command = *app.add_subcommand(name, what);
    command.add_option("file", a.journal.file, file)->required();
    auto* store =
        command.add_option("--store", a.journal.store,
                           "Where tables are kept: a file or a postgresql:// address (default: a file in the user's data folder)");
    command.add_option("--store-file", a.journal.store_file, "A file with the value of --store, where that is secret")
        ->excludes(store);
    command.callback([&a, run] { a.status = run(a.journal); });
  };
  add("backup", "Copies all tables as they are now, checking every event; servers may go on meanwhile",
      "The copy: a file that does not exist yet, or the postgresql:// address of an empty database", run_backup);
  add("restore", "Copies a backup to where tables are kept, and where there are none yet", "The backup", run_restore);
}

void add_bench(CLI::App& app, Arguments& a) {
  auto& bench =
      *app.add_subcommand("bench", "Rates measured on one core; signature: one number that changes when a search changes");
  bench.add_option("what", a.what, "signature, playout, perft or search")
      ->required()
      ->check(CLI::IsMember({"signature", "playout", "perft", "search"}));
  bench.add_option("game", a.game.game, "The game, for playout");
  bench.add_option("--seats", a.game.seats, "How many play")->check(CLI::Range(1, 8));
  bench.add_option("--set", a.game.set, "An option of the game, option=value")->allow_extra_args(false);
  bench.add_option("--seconds", a.seconds, "How long to measure")->check(CLI::Range(0.01, 3600.0))->capture_default_str();
  bench.add_flag("--json", a.game.json, "As a JSON object");
  bench.callback([&a] { a.status = run_bench(a.what, a.game, a.seconds); });
}

int run(int argc, char** argv) {
  CLI::App app("Five tabletop games of the Chinese zodiac, to play, to study and to train on.", "shengxiao");
  app.set_version_flag("--version", std::string(shengxiao::version));
  app.require_subcommand(1);
  app.failure_message(CLI::FailureMessage::help);
  Arguments arguments;
  add_playing(app, arguments);
  add_tools(app, arguments);
  add_perft(app, arguments);
  add_calendar(app, arguments);
  add_serve(app, arguments);
  add_journal(app, arguments);
  add_lab(app, arguments.lab, arguments.status);
  add_bench(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? success : usage;
  } catch (const std::system_error& error) {  // of fmt::print
    return complain({"", "cli.cannot_print", error.code().message()});
  }
  if (std::fflush(stdout) != 0 || std::ferror(stdout)) return complain({"", "cli.cannot_print", std::strerror(errno)});
  return arguments.status;
}

}  // namespace

int main(int argc, char** argv) { return run(argc, argv); }
