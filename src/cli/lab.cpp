// lab match, play, rate, compare, fit.
#include "cli/lab.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "games/celestial_checkers/celestial_checkers.hpp"
#include "lab/compare.hpp"
#include "lab/fit.hpp"
#include "lab/games_file.hpp"
#include "lab/match.hpp"
#include "lab/results.hpp"
#include "lab/study.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::cli {

Result<std::shared_ptr<const table::AnyGame>> studied_game(const GameArguments& arguments, const EditionPtr& edition) {
  auto setup = arguments.setup();
  if (!setup) return tl::unexpected(setup.error());
  if (edition) setup->edition = edition;
  return lab::studied_game(arguments.game, *std::move(setup));
}

std::string unlearned(std::string name) {
  const auto end = std::min(name.find('~'), name.size());
  const auto kind = std::string_view(name).substr(0, end);
  const bool learned = kind == "best" || (kind.starts_with("level:") && kind.find('+') == std::string_view::npos);
  return learned ? name.insert(end, "+none") : name;
}

Result<std::vector<lab::Player>> players_of(const std::vector<std::string>& names, std::int64_t nodes) {
  std::vector<lab::Player> players;
  for (const auto& name : names) {
    auto player = lab::Player::make(name, {.nodes = static_cast<std::uint64_t>(nodes), .untimed = true});
    if (!player) return tl::unexpected(player.error());
    players.push_back(std::move(*player));
  }
  return players;
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
  limits.untimed = arguments.time == 0;
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

int run_lab_play(const LabArguments& arguments) {
  const auto game = studied_game(arguments.game);
  if (!game) return complain(game.error());
  const auto seated = players_of(arguments.agents.empty() ? std::vector<std::string>{"greedy"} : arguments.agents, arguments.nodes);
  if (!seated) return complain(seated.error());
  if (seated->size() > static_cast<std::size_t>((*game)->seats()))
    return complain({"", "cli.more_agents", seated->size(), (*game)->seats()});
  const auto plan = lab::play_plan(*game, *seated, !arguments.fixed, arguments.game.seed);
  lab::Results results(plan);
  auto progress = progress_on_stderr();
  const auto hear = [&](const lab::GameTask& task, const lab::FinishedGame& played) { return results.add(task, played); };
  if (const auto done = lab::run(plan, running_of(arguments, progress), hear); !done) return complain(done.error());
  const auto json = json_object([&](Json& out) {
    out.key("plan").raw(lab::head(plan));
    results.json(out);
  });
  return show(arguments, results.text(), json, results.csv());
}

int run_rate(const LabArguments& arguments) {
  const auto game = studied_game(arguments.game);
  if (!game) return complain(game.error());
  if ((*game)->seats() < 2) return complain({"", "lab.two_seats"});
  const std::vector<std::string> all{"random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "uct"};
  const auto players = players_of(arguments.agents.empty() ? all : arguments.agents, arguments.nodes);
  if (!players) return complain(players.error());
  if (players->size() < 2) return complain({"", "lab.one_player"});
  for (std::size_t i = 0; i < players->size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if ((*players)[i].name() == (*players)[j].name()) return complain({"", "lab.player_twice", (*players)[i].name()});
  const auto plan = lab::rate_plan(*game, *players, arguments.game.seed);
  lab::Results results(plan);
  auto progress = progress_on_stderr();
  const auto hear = [&](const lab::GameTask& task, const lab::FinishedGame& played) { return results.add(task, played); };
  if (const auto done = lab::run(plan, running_of(arguments, progress), hear); !done) return complain(done.error());
  const auto list = lab::ratings(plan, results);
  const auto json = json_object([&](Json& out) {
    out.key("plan").raw(lab::head(plan)).key("ratings");
    lab::json(list, out);
    results.json(out);
  });
  return show(arguments, lab::text(list), json, results.csv());
}

namespace {
// The setup with a file of printed data, an option, or as it is ("usual").
GameArguments changed(GameArguments arguments, const std::string& by) {
  if (by == "usual") return arguments;
  if (by.ends_with(".toml"))
    arguments.edition = by;
  else
    arguments.set.push_back(by);
  return arguments;
}

bool names_setup(const std::string& name) {
  return name == "usual" || name.ends_with(".toml") || (name.find('=') != std::string::npos && !table::names_policy(name));
}

Result<lab::Plan> plan_of_compare(const LabArguments& arguments) {
  if (!names_setup(arguments.first) && !names_setup(arguments.second)) {
    const auto game = studied_game(arguments.game);
    if (!game) return tl::unexpected(game.error());
    if ((*game)->seats() < 2) return fail("", "lab.two_seats");
    const auto players = players_of({arguments.first, arguments.second}, arguments.nodes);
    if (!players) return tl::unexpected(players.error());
    return lab::match_plan(*game, (*players)[0], (*players)[1], arguments.game.seed);
  }
  if (!names_setup(arguments.first) || !names_setup(arguments.second))
    return fail("", "cli.compare_kinds", arguments.first, arguments.second);
  const auto first = studied_game(changed(arguments.game, arguments.first));
  if (!first) return tl::unexpected(first.error());
  const auto second = studied_game(changed(arguments.game, arguments.second));
  if (!second) return tl::unexpected(second.error());
  auto names = arguments.agents.empty() ? std::vector<std::string>{"greedy"} : arguments.agents;
  for (auto& name : names) name = unlearned(name);
  const auto seated = players_of(names, arguments.nodes);
  if (!seated) return tl::unexpected(seated.error());
  return lab::compare_plan(*first, *second, *seated, arguments.game.seed);
}
}  // namespace

int run_compare(const LabArguments& arguments) {
  const auto plan = plan_of_compare(arguments);
  if (!plan) return complain(plan.error());
  lab::CompareRules rules{arguments.error, static_cast<std::uint64_t>(arguments.pairs), std::nullopt, arguments.figure};
  if (arguments.within > 0) rules.within = arguments.within;
  auto progress = progress_on_stderr();
  const auto compared = lab::compare(*plan, rules, running_of(arguments, progress));
  if (!compared) return complain(compared.error());
  const auto json = json_object([&](Json& out) {
    out.key("plan").raw(lab::head(*plan)).field("error", rules.error);
    lab::json(*compared, out);
  });
  return show(arguments, lab::text(*compared, rules, arguments.first, arguments.second), json);
}

int run_fit(const LabArguments& arguments) {
  if (auto game = table::make_game(arguments.game.game, {}); !game) return complain(game.error());
  if (arguments.game.game != games::CelestialCheckers::name) return complain({"", "cli.fit_game", games::CelestialCheckers::name});
  const auto seed = arguments.game.seed ? arguments.game.seed : 1;
  const auto games = arguments.games ? static_cast<int>(arguments.games) : lab::FitOptions{}.games;
  fmt::print("{}",
             lab::fit_celestial_checkers({games, arguments.generations, arguments.depth ? arguments.depth : 4, seed, stderr}));
  return success;
}

}  // namespace shengxiao::cli
