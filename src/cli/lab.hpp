// The subcommands of "lab".
#pragma once
#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "lab/question.hpp"
#include "lab/watch.hpp"

namespace shengxiao::cli {

struct SolveArguments {
  GameArguments game;
  std::vector<std::string> after;   // moves of the seat to act, or outcomes of chance
  std::vector<std::string> agents;  // random, greedy, uct, rollout, alpha_beta
  int iterations = 10'000, playouts = 200, samples = 8, decisions = 200;
  double precision = 0.1;  // NashConv of a stage, in hundredths of the range of the returns
  std::uint64_t most_nodes = 20'000'000;
};

struct LabArguments {
  GameArguments game;
  std::vector<std::string> agents;
  std::string first = "best", second = "uct";
  std::string file, figure, report, goals;
  std::vector<std::string> over;  // key=choices of an edition
  int threads = 0, pairs = 50, time = 200, depth = 0, generations = 3;
  std::int64_t games = 0, nodes = 0, number = 0, editions = 32;
  double error = 0.05, within = 0;
  bool fixed = false;
  SolveArguments solve;
};

void add_lab(CLI::App& app, LabArguments& arguments, int& status);

lab::Question question_of(const LabArguments& arguments, lab::Question::Kind kind);
lab::Running running_of(const LabArguments& arguments, lab::RunProgress& progress);
lab::RunProgress progress_on_stderr();

// A file of assertions, with what it says of the game put into the arguments.
Result<lab::Watch> read_watch(const std::string& path, GameArguments& game);

int run_match(const LabArguments& arguments);
int run_fit(const LabArguments& arguments);
int run_tune(const LabArguments& arguments);
int run_solve(const SolveArguments& arguments);
int run_experiment(const LabArguments& arguments, lab::Question::Kind kind);
int print_game(const LabArguments& arguments);
int run_watch(const LabArguments& arguments);

}  // namespace shengxiao::cli
