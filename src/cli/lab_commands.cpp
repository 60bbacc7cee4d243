// The options of the subcommands of "lab".
#include "cli/lab.hpp"
#include "cli/options.hpp"

namespace shengxiao::cli {

namespace {
constexpr const char* opponents =
    "level:1 … level:8, greedy, random, uct, best, FILE.policy, best+FILE.policy, best+none; "
    "with ~10 at the end one move in ten is random";

void add_threads(CLI::App& command, LabArguments& a) {
  command.add_option("--threads", a.threads, "Cores to use (default: all); the result does not depend on it")
      ->check(CLI::Range(1, 1024));
}

void add_running(CLI::App& command, LabArguments& a) {
  add_threads(command, a);
  command.add_option("--file", a.file, "Keeps the games there, and goes on where an earlier run of the same experiment ended");
  command.add_flag("--json", a.game.json, "The result as a JSON object");
}

void add_agents(CLI::App& command, LabArguments& a, const char* what) {
  command.add_option("--agent", a.agents, fmt::format("{}: {}; may be repeated", what, opponents))->allow_extra_args(false);
  command.add_option("--nodes", a.nodes, "Playouts or positions a move, of those that would go on for ever (default 4096)")
      ->check(CLI::NonNegativeNumber);
}

void add_games(CLI::App& command, LabArguments& a, std::string_view usual) {
  command.add_option("--games", a.games, fmt::format("Games (default: {})", usual))->check(CLI::Range(1, 100'000'000));
}

void add_match(CLI::App& lab, LabArguments& a, int& status) {
  auto& match = *lab.add_subcommand("match", "Pairs of games from the same start, seats exchanged; of more than two by turns");
  add_game(match, a.game);
  match.add_option("--first", a.first, opponents)->capture_default_str();
  match.add_option("--second", a.second, "The other opponent")->capture_default_str();
  match.add_option("--pairs", a.pairs, "Pairs of games")->check(CLI::Range(1, 1000000))->capture_default_str();
  match.add_option("--time", a.time, "Milliseconds a move; 0: no limit, and the same result every time")
      ->check(CLI::Range(0, 3600000))
      ->capture_default_str();
  match.add_option("--nodes", a.nodes, "Positions or playouts a move")->check(CLI::NonNegativeNumber);
  match.add_option("--depth", a.depth, "Turns looked ahead")->check(CLI::Range(0, 1000));
  add_running(match, a);
  match.callback([&] { status = run_match(a); });
}

void add_play(CLI::App& lab, LabArguments& a, int& status) {
  auto& play = *lab.add_subcommand("play", "Games between named agents at named seats");
  add_game(play, a.game);
  add_agents(play, a, "Who sits there, from seat 0 on, over and over (default greedy)");
  add_games(play, a, "100");
  play.add_flag("--fixed", a.fixed, "Nobody changes seats; else each takes every place in turn, with the same luck");
  add_running(play, a);
  play.callback([&] { status = run_experiment(a, lab::Question::Kind::play); });
}

void add_rate(CLI::App& lab, LabArguments& a, int& status) {
  auto& rate = *lab.add_subcommand("rate", "A rating list: everybody against everybody, Elo with 95 % intervals, greedy = 0");
  add_game(rate, a.game);
  add_agents(rate, a, "Who plays (default: random, greedy, levels 1 to 6, uct)");
  add_games(rate, a, "1000");
  add_running(rate, a);
  rate.callback([&] { status = run_experiment(a, lab::Question::Kind::rate); });
}

void add_compare(CLI::App& lab, LabArguments& a, int& status) {
  auto& compare =
      *lab.add_subcommand("compare", "Two players, options or editions on common random numbers; stops as soon as it knows");
  add_game(compare, a.game);
  compare.add_option("first", a.first, "A player, option=value, FILE.toml, or usual: as it is set up else")->required();
  compare.add_option("second", a.second, "What it is compared with")->required();
  add_agents(compare, a, "Where setups are compared: who sits there (default greedy)");
  compare.add_option("--pairs", a.pairs, "Pairs of games at most (default 5000)")->check(CLI::Range(1, 10'000'000));
  compare.add_option("--figure", a.figure, "What decides when it stops (players: share; setups: decisions)");
  compare.add_option("--within", a.within, "So small a difference is none: 0.02 is two points of share")
      ->check(CLI::NonNegativeNumber);
  compare.add_option("--error", a.error, "How often an interval may miss the truth")
      ->check(CLI::Range(0.0001, 0.5))
      ->capture_default_str();
  add_running(compare, a);
  compare.callback([&, &pairs = *compare.get_option("--pairs")] {
    if (!pairs.count()) a.pairs = 5000;
    status = run_experiment(a, lab::Question::Kind::compare);
  });
}

void add_record(CLI::App& lab, LabArguments& a, int& status) {
  auto& record = *lab.add_subcommand("record", "Prints a game of a file of games as a record, which opens at a table");
  record.add_option("file", a.file, "What was given as --file")->required();
  record.add_option("--game", a.number, "Its number, from 0")->check(CLI::NonNegativeNumber);
  record.callback([&] { status = print_game(a); });
}

void add_balance(CLI::App& lab, LabArguments& a, int& status) {
  auto& balance = *lab.add_subcommand("balance", "What a game is really like: a report as a page, and for programs");
  add_game(balance, a.game);
  add_agents(balance, a, "Who plays against itself (default: level:5, or level:4 where that takes too long)");
  add_games(balance, a, "as many as take a few minutes, 600 or 6000 at most");
  balance.add_option("--report", a.report,
                     "Where the page goes, FILE.html; its data lie beside it as FILE.json (default: GAME.html)");
  add_running(balance, a);
  balance.callback([&] { status = run_experiment(a, lab::Question::Kind::balance); });
}

void add_watch(CLI::App& lab, LabArguments& a, int& status) {
  auto& watch = *lab.add_subcommand("watch", "Checks assertions about a game; exits with 1 and the figures where one fails");
  watch.add_option("file", a.report, "The assertions, as those of editions/*.watch.toml")->required();
  watch.add_option("--games", a.games, "Games (default: as many as the file says)")->check(CLI::Range(10, 10'000'000));
  add_running(watch, a);
  watch.callback([&] { status = run_watch(a); });
}

void add_solve(CLI::App& lab, LabArguments& a, int& status) {
  auto& solve = *lab.add_subcommand("solve", "Solves a small version of a game, and says what opponents are worth in it");
  add_game(solve, a.solve.game);
  solve.add_option("--after", a.solve.after, "A move before what is to be solved, that everybody sees; may be repeated")
      ->allow_extra_args(false);
  solve.add_option("--agent", a.solve.agents, "random, greedy, uct, rollout or alpha_beta; may be repeated")
      ->allow_extra_args(false);
  solve.add_option("--playouts", a.solve.playouts, "Positions or playouts a move of an opponent")->check(CLI::Range(1, 1000000));
  solve.add_option("--samples", a.solve.samples, "How often an opponent is asked about one decision")->check(CLI::Range(1, 10000));
  solve.add_option("--decisions", a.solve.decisions, "How many decisions, where all would be too many")
      ->check(CLI::Range(1, 100000));
  solve.add_option("--iterations", a.solve.iterations, "At most, of CFR+, for each stage")->check(CLI::Range(1, 100000000));
  solve.add_option("--precision", a.solve.precision, "NashConv of a stage, in % of the range of the returns")
      ->check(CLI::Range(0.0, 100.0));
  solve.add_option("--most", a.solve.most_nodes, "States, and nodes of a stage's tree, at most")->check(CLI::Range(1, 200000000));
  solve.callback([&] { status = run_solve(a.solve); });
}

void add_tune(CLI::App& lab, LabArguments& a, int& status) {
  auto& tune = *lab.add_subcommand("tune", "Searches the numbers of an edition for goals; exits with 1 where none meets them");
  tune.add_option("game", a.game.game, "The game (see: shengxiao games)")->required();
  tune.add_option("--goals", a.goals, "Assertions, as those of lab watch: editions/*.watch.toml")->required();
  tune.add_option("--over", a.over,
                  "What may change: KEY=CHOICES, track.finish=24..40 or pair_points.alike=0..3,smaller; may be repeated")
      ->required()
      ->allow_extra_args(false);
  tune.add_option("--edition", a.game.edition, "The edition to begin with (default: that of the file of goals, or the usual one)");
  tune.add_option("--editions", a.editions, "How many editions to begin with; half of them is left after each round")
      ->check(CLI::Range(2, 100'000))
      ->capture_default_str();
  tune.add_option("--games", a.games, "Games of the last two editions, and of the figures (default: as the file of goals says)")
      ->check(CLI::Range(10, 10'000'000));
  tune.add_option("--seed", a.game.seed, "Of the editions and the games (default 0)")->check(CLI::NonNegativeNumber);
  add_agents(tune, a, "Who plays (default: as the file of goals says)");
  add_running(tune, a);
  tune.callback([&] { status = run_tune(a); });
}

void add_fit(CLI::App& lab, LabArguments& a, int& status) {
  auto& fit = *lab.add_subcommand("fit", "Prints weights learnt by self-play: games/celestial_checkers/weights.cpp");
  add_game(fit, a.game);
  fit.add_option("--games", a.games, "Games of each generation (default 20000)")->check(CLI::Range(100, 10000000));
  fit.add_option("--generations", a.generations, "Each plays with the weights of the one before")->check(CLI::Range(1, 100));
  fit.add_option("--nodes", a.nodes, "Positions searched for each move (default 1500)")->check(CLI::Range(1, 10'000'000));
  add_threads(fit, a);
  fit.callback([&] { status = run_fit(a); });
}
}  // namespace

void add_lab(CLI::App& app, LabArguments& arguments, int& status) {
  auto& lab = *app.add_subcommand("lab", "Experiments: matches, ratings, comparisons, and what a game is really like");
  lab.require_subcommand(1);
  for (const auto add :
       {add_balance, add_play, add_rate, add_compare, add_watch, add_tune, add_match, add_record, add_solve, add_fit})
    add(lab, arguments, status);
}

}  // namespace shengxiao::cli
