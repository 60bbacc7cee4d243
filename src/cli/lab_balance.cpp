// lab balance, lab watch.
#include <fmt/format.h>

#include <filesystem>

#include "cli/lab.hpp"
#include "lab/balance.hpp"
#include "lab/games_file.hpp"
#include "lab/watch.hpp"

namespace shengxiao::cli {

namespace {
constexpr const char* usual_agent = "level:5";
constexpr std::int64_t usual_games = 600;

std::string quoted(const std::string& word) {
  const bool is_plain =
      word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_=:,./~-") == std::string::npos;
  return is_plain && !word.empty() ? word : "'" + word + "'";
}

// What gives the same report again, with everything said that was not.
std::string command_of(const LabArguments& a, const table::AnyGame& game, const std::string& agent,
                       const lab::BalanceRules& rules) {
  auto command = fmt::format("shengxiao lab balance {} --seats {}", a.game.game, game.seats());
  for (const auto& option : a.game.set) command += " --set " + quoted(option);
  if (!a.game.edition.empty()) command += " --edition " + quoted(a.game.edition);
  return command + fmt::format(" --agent {} --games {} --seed {}", quoted(agent), rules.games, rules.seed);
}

Result<lab::Balance> balance_of(const LabArguments& a, const std::string& agent, const lab::BalanceRules& rules) {
  const auto game = studied_game(a.game);
  if (!game) return tl::unexpected(game.error());
  const auto players = players_of({agent}, a.nodes);
  if (!players) return tl::unexpected(players.error());
  const auto plan = lab::balance_plan(*game, (*players)[0], rules);
  if (!plan) return tl::unexpected(plan.error());
  auto progress = progress_on_stderr();
  auto balance = lab::balance(*plan, running_of(a, progress));
  if (balance) balance->command = command_of(a, **game, agent, rules);
  return balance;
}
}  // namespace

int run_balance(const LabArguments& a) {
  if (a.agents.size() > 1) return complain({"", "cli.one_agent"});
  const auto agent = a.agents.empty() ? std::string(usual_agent) : a.agents[0];
  const auto balance = balance_of(a, agent, {static_cast<std::uint64_t>(a.games ? a.games : usual_games), a.game.seed});
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
  fmt::print("{} games by {}, {} in all. The report: {}, for programs: {}\n", balance->games, agent, balance->all_games, page,
             data);
  return success;
}

int run_watch(const LabArguments& arguments) {
  auto a = arguments;
  const auto text = read_file(a.report);
  if (!text) return complain(text.error());
  const auto watch = lab::read_watch(*text, a.report);
  if (!watch) return complain(watch.error());
  a.game.game = watch->game;
  a.game.seats = watch->seats;
  a.game.set = watch->set;
  if (!watch->edition.empty()) a.game.edition = (std::filesystem::path(a.report).parent_path() / watch->edition).string();
  auto rules = watch->rules;
  if (a.games) rules.games = static_cast<std::uint64_t>(a.games);
  const auto balance = balance_of(a, watch->agent, rules);
  if (!balance) return complain(wrapped(balance.error(), "cli.file", a.report));
  bool all_hold = true;
  for (const auto& [holds, words] : lab::watch(*watch, *balance)) {
    fmt::print("{} {}\n", holds ? "holds" : "FAILS", words);
    all_hold = all_hold && holds;
  }
  fmt::print("on {} games by {}, {} in all: {}\n", balance->games, watch->agent, balance->all_games, balance->command);
  return all_hold ? success : wrong;
}

}  // namespace shengxiao::cli
