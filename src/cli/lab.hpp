// The subcommands of "lab".
#pragma once
#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "lab/experiment.hpp"

namespace shengxiao::cli {

struct LabArguments {
  GameArguments game;
  std::vector<std::string> agents;
  std::string first = "best", second = "uct";
  std::string file, figure, report;
  int threads = 0, pairs = 50, time = 200, depth = 0, generations = 3;
  std::int64_t games = 0, nodes = 0, number = 0;
  double error = 0.05, within = 0;
  bool fixed = false;
};

void add_lab(CLI::App& app, LabArguments& arguments, int& status);

// A game to be studied: with the options that a study sets where nothing is said of them.
Result<std::shared_ptr<const table::AnyGame>> studied_game(const GameArguments& arguments);
Result<std::vector<lab::Player>> players_of(const std::vector<std::string>& names, std::int64_t nodes);
lab::Running running_of(const LabArguments& arguments, lab::RunProgress& progress);
lab::RunProgress progress_on_stderr();

int run_match(const LabArguments& arguments);
int run_tune(const LabArguments& arguments);
int run_lab_play(const LabArguments& arguments);
int run_rate(const LabArguments& arguments);
int run_compare(const LabArguments& arguments);
int print_game(const LabArguments& arguments);
int run_balance(const LabArguments& arguments);
int run_watch(const LabArguments& arguments);

}  // namespace shengxiao::cli
