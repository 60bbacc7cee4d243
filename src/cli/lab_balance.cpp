// lab balance, lab watch.
#include <fmt/format.h>

#include <filesystem>

#include "cli/lab.hpp"
#include "lab/balance.hpp"
#include "lab/games_file.hpp"
#include "lab/study.hpp"
#include "lab/watch.hpp"

namespace shengxiao::cli {

namespace {
// Without an agent or a number of games: those that the game is usually studied by.
Result<lab::Balance> balance_of(const LabArguments& a, const std::string& agent, lab::BalanceRules rules) {
  const auto game = studied_game(a.game);
  if (!game) return tl::unexpected(game.error());
  auto extent = lab::usual_extent(**game, agent);
  if (rules.games) extent.games = rules.games;
  rules.games = extent.games;
  const auto players = players_of({extent.agent}, a.nodes);
  if (!players) return tl::unexpected(players.error());
  const auto plan = lab::balance_plan(*game, (*players)[0], rules);
  if (!plan) return tl::unexpected(plan.error());
  auto progress = progress_on_stderr();
  auto balance = lab::balance(*plan, running_of(a, progress));
  if (balance)
    balance->command =
        lab::balance_command({a.game.game, a.game.set, a.game.edition, a.nodes}, (*game)->seats(), extent, rules.seed);
  return balance;
}
}  // namespace

int run_balance(const LabArguments& a) {
  if (a.agents.size() > 1) return complain({"", "cli.one_agent"});
  const auto agent = a.agents.empty() ? std::string() : a.agents[0];
  const auto balance = balance_of(a, agent, {static_cast<std::uint64_t>(a.games), a.game.seed});
  if (!balance) return complain(balance.error());
  const auto page = a.report.empty() ? a.game.game + ".html" : a.report;
  const auto data = std::filesystem::path(page).replace_extension(".json").string();
  if (auto written = lab::write_file(page, html(*balance)); !written) return complain(written.error());
  if (auto written = lab::write_file(data, json(*balance) + "\n"); !written) return complain(written.error());
  if (a.game.json) {
    fmt::print("{}\n", json(*balance));
    return success;
  }
  for (const auto& finding : balance->findings) fmt::print("- {}\n", finding);
  fmt::print("{} games by {}, {} in all. The report: {}, for programs: {}\n", balance->games, balance->agent, balance->all_games,
             page, data);
  return success;
}

Result<lab::Watch> read_watch(const std::string& path, GameArguments& game) {
  const auto text = read_file(path);
  if (!text) return tl::unexpected(text.error());
  auto watch = lab::read_watch(*text, path);
  if (!watch) return watch;
  game.game = watch->game;
  game.seats = watch->seats;
  game.set = watch->set;
  if (!watch->edition.empty()) game.edition = (std::filesystem::path(path).parent_path() / watch->edition).string();
  return watch;
}

int run_watch(const LabArguments& arguments) {
  auto a = arguments;
  const auto watch = read_watch(a.report, a.game);
  if (!watch) return complain(watch.error());
  auto rules = lab::needed(*watch);
  if (a.games) rules.games = static_cast<std::uint64_t>(a.games);
  const auto balance = balance_of(a, watch->agent, rules);
  if (!balance) return complain(wrapped(balance.error(), "cli.file", a.report));
  bool all_hold = true;
  for (const auto& [holds, words] : lab::watch(*watch, *balance)) {
    fmt::print("{} {}\n", holds ? "holds" : "FAILS", words);
    all_hold = all_hold && holds;
  }
  fmt::print("on {} games by {}, {} in all: {}\n", balance->games, balance->agent, balance->all_games, balance->command);
  return all_hold ? success : wrong;
}

}  // namespace shengxiao::cli
