// lab watch.
#include <fmt/format.h>

#include <filesystem>

#include "cli/lab.hpp"
#include "lab/balance.hpp"
#include "lab/watch.hpp"

namespace shengxiao::cli {

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
  if (!watch->agent.empty()) a.agents = {watch->agent};
  auto rules = lab::needed(*watch);
  if (a.games) rules.games = static_cast<std::uint64_t>(a.games);
  const auto failed = [&](const Error& error) { return complain(wrapped(error, "cli.file", a.report)); };
  const auto asked = lab::ask_balance(question_of(a, lab::Question::Kind::balance), rules, read_file);
  if (!asked) return failed(asked.error());
  auto progress = progress_on_stderr();
  const auto balance = lab::balance(asked->plan, running_of(a, progress));
  if (!balance) return failed(balance.error());
  bool all_hold = true;
  for (const auto& [holds, words] : lab::watch(*watch, *balance)) {
    fmt::print("{} {}\n", holds ? "holds" : "FAILS", words);
    all_hold = all_hold && holds;
  }
  fmt::print("on {} games by {}, {} in all: {}\n", balance->games, balance->agent, balance->all_games, asked->command);
  return all_hold ? success : wrong;
}

}  // namespace shengxiao::cli
