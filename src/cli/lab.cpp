// lab match, play, rate, compare, balance, fit.
#include "cli/lab.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>

#include "games/celestial_checkers/celestial_checkers.hpp"
#include "lab/fit.hpp"
#include "lab/games_file.hpp"
#include "lab/match.hpp"

namespace shengxiao::cli {

lab::Question question_of(const LabArguments& a, lab::Question::Kind kind) {
  lab::Question question{.kind = kind,
                         .game = a.game.game,
                         .seats = a.game.seats,
                         .set = a.game.set,
                         .edition = a.game.edition,
                         .seed = a.game.seed,
                         .agents = a.agents,
                         .nodes = static_cast<std::uint64_t>(a.nodes),
                         .games = static_cast<std::uint64_t>(a.games),
                         .fixed = a.fixed,
                         .first = a.first,
                         .second = a.second,
                         .rules = {a.error, static_cast<std::uint64_t>(a.pairs), std::nullopt, a.figure}};
  if (a.within > 0) question.rules.within = a.within;
  return question;
}

lab::RunProgress progress_on_stderr() { return {stderr, ::isatty(STDERR_FILENO) != 0}; }

lab::Running running_of(const LabArguments& arguments, lab::RunProgress& progress) {
  return {static_cast<std::uint64_t>(arguments.games), arguments.threads, arguments.file, &progress};
}

namespace {
// Prints a result, and puts JSON and CSV beside the file of games, where there is one.
int show(const LabArguments& arguments, const std::string& text, const std::string& json, const std::string& csv = {}) {
  fmt::print("{}", arguments.game.json ? json + "\n" : text);
  if (arguments.file.empty()) return success;
  if (auto written = lab::write_file(arguments.file + ".json", json + "\n"); !written) return complain(written.error());
  if (csv.empty()) return success;
  if (auto written = lab::write_file(arguments.file + ".csv", csv); !written) return complain(written.error());
  return success;
}
}  // namespace

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
  const auto first = lab::Player::make(arguments.first, limits), second = lab::Player::make(arguments.second, limits);
  if (!first) return complain(first.error());
  if (!second) return complain(second.error());
  auto progress = progress_on_stderr();
  auto running = running_of(arguments, progress);
  running.games = 2 * static_cast<std::uint64_t>(arguments.pairs);
  const auto result = match(lab::match_plan(*game, *first, *second, arguments.game.seed), running);
  if (!result) return complain(result.error());
  const auto e = elo(*result);
  return show(arguments, report(*result) + "\n",
              fmt::format("{{\"wins\":{},\"draws\":{},\"losses\":{},\"mean_margin\":{:.3f},\"elo\":[{:.1f},{:.1f},{:.1f}]}}",
                          result->wins, result->draws, result->losses, result->mean_margin(), e.low, e.middle, e.high));
}

int run_experiment(const LabArguments& a, lab::Question::Kind kind) {
  const auto experiment = lab::ask(question_of(a, kind), read_file);
  if (!experiment) return complain(experiment.error());
  const auto page = a.report.empty() ? a.game.game + ".html" : a.report;
  const auto data = std::filesystem::path(page).replace_extension(".json").string();
  if (kind == lab::Question::Kind::balance)  // rather now than after all games have been played
    for (const auto& path : {page, data})
      if (auto good = lab::check_writable(path); !good) return complain(good.error());
  auto progress = progress_on_stderr();
  const auto found = run(*experiment, running_of(a, progress));
  if (!found) return complain(found.error());
  if (found->page.empty()) return show(a, found->text, found->json, found->csv);
  fmt::print("{}", a.game.json ? found->json + "\n" : found->text);
  if (auto written = lab::write_file(page, found->page); !written) return complain(written.error());
  if (auto written = lab::write_file(data, found->json + "\n"); !written) return complain(written.error());
  if (!a.game.json) fmt::print("The report: {}, for programs: {}\n", page, data);
  return success;
}

int run_fit(const LabArguments& arguments) {
  if (auto game = table::make_game(arguments.game.game, {}); !game) return complain(game.error());
  if (arguments.game.game != games::CelestialCheckers::name) return complain({"", "cli.fit_game", games::CelestialCheckers::name});
  const auto seed = arguments.game.seed ? arguments.game.seed : 1;
  const auto games = arguments.games ? static_cast<int>(arguments.games) : lab::FitOptions{}.games;
  const auto nodes = arguments.nodes ? static_cast<std::uint64_t>(arguments.nodes) : lab::FitOptions{}.nodes;
  fmt::print("{}", lab::fit_celestial_checkers({games, arguments.generations, nodes, seed, arguments.threads, stderr}));
  return success;
}

}  // namespace shengxiao::cli
