// lab solve: the exact values of a small version of a game, and what opponents are worth in it.
#include <fmt/format.h>

#include <ctime>

#include "agents/alpha_beta.hpp"
#include "agents/greedy.hpp"
#include "agents/random.hpp"
#include "agents/rollout.hpp"
#include "agents/solver.hpp"
#include "agents/uct.hpp"
#include "cli/lab.hpp"
#include "core/notation.hpp"
#include "games/all.hpp"

namespace shengxiao::cli {

namespace {
// Of the processor, which others use too.
double seconds_since(std::clock_t start) { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; }

template <Game G>
class Solving {
 public:
  using Worth = typename agents::Solver<G>::Worth;

  Solving(const G& game, const SolveArguments& arguments) : game_(game), arguments_(arguments) {
    const bool margin = value_of(game.setup().options, "objective") == "margin";
    const int seats = game.setup().seats;
    range_ = margin ? 0 : seats < 2 ? 2 : 1 + 1.0 / (seats - 1);
    limits_.nash_conv = arguments.precision / 100 * (margin ? 2 : range_);
    limits_.iterations = arguments.iterations;
    limits_.nodes = static_cast<agents::GameTree::Index>(arguments.most_nodes);
    limits_.states = arguments.most_nodes;
  }

  int run() {
    if (!game_.max_steps()) return complain({"", "cli.solve_endless", G::name});
    for (const auto& text : arguments_.after) {
      const auto who = game_.to_act(begin_);
      if (who.empty()) return complain({"", "game.over"});
      const auto action = find_legal(game_, begin_, who.front(), text);
      if (!action) return complain(action.error());
      game_.apply(begin_, who.front(), *action);
    }
    agents::Solver<G> solver(game_, limits_);
    const auto start = std::clock();
    const auto worth = solver.solve(begin_);
    if (!worth) return complain({"", "cli.solve_too_large", G::name, arguments_.most_nodes});
    tell_solution(solver, *worth, seconds_since(start));
    for (const auto& name : arguments_.agents)
      if (const int status = measure(name, solver); status != success) return status;
    return success;
  }

 private:
  void tell_solution(const agents::Solver<G>& solver, const Worth& worth, double seconds) const {
    const auto& effort = solver.effort();
    fmt::print("{} states, {} stages; {} information sets, {} nodes; {} iterations, {:.1f} s\n", effort.states, effort.stages,
               effort.sets, effort.nodes, effort.iterations, seconds);
    std::string values;
    for (int p = 0; p < game_.setup().seats; ++p) values += fmt::format(" {:+.6f}", worth.value[static_cast<std::size_t>(p)]);
    fmt::print("value{}; NashConv {}\n", values, share(solver.nash_conv(worth)));
    if (effort.stages) fmt::print("the worst stage's NashConv {}\n", share(effort.worst));
    std::fflush(stdout);
  }

  std::string share(double amount) const {
    if (range_ == 0) return fmt::format("{:.6f}", amount);
    return fmt::format("{:.6f} ({:.3f} % of the range)", amount, 100 * amount / range_);
  }

  int measure(const std::string& name, agents::Solver<G>& solver) {
    if (name == "random") return measure(name, solver, agents::RandomAgent());
    if (name == "greedy") return measure(name, solver, agents::GreedyAgent());
    if (name == "uct") return measure(name, solver, agents::Uct<G>());
    if (name == "rollout") return measure(name, solver, agents::Rollout<G>());
    if constexpr (agents::Searchable<G>)
      if (name == "alpha_beta") return measure(name, solver, agents::AlphaBeta<G>());
    return complain({"", "cli.solve_agent", name}, usage);
  }

  // Where every decision can be asked about, what the best answers gain against it; else what its choices cost.
  template <class Agent>
  int measure(const std::string& name, agents::Solver<G>& solver, Agent agent) {
    agents::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(arguments_.playouts);
    const auto start = std::clock();
    constexpr std::size_t most_sets = 20'000;
    if (solver.effort().sets <= most_sets) {
      agents::Solver<G> against(game_, agents::strategy_of(game_, agent, limits, arguments_.samples), limits_);
      const auto worth = against.solve(begin_);
      if (!worth) return complain({"", "cli.solve_too_large", G::name, arguments_.most_nodes});
      fmt::print("{}: NashConv {}, {:.1f} s\n", name, share(against.nash_conv(*worth)), seconds_since(start));
    } else {
      const auto loss =
          agents::choice_loss(game_, begin_, solver, agent, limits, arguments_.decisions, Rng(arguments_.game.seed + 1));
      fmt::print("{}: of {} decisions {} best, mean loss {}, most {:.4f}, {:.1f} s\n", name, loss.decisions, loss.best,
                 share(loss.mean()), loss.most, seconds_since(start));
    }
    std::fflush(stdout);
    return success;
  }

  const G& game_;
  typename G::State begin_ = game_.start();
  const SolveArguments& arguments_;
  agents::SolverLimits limits_;
  double range_ = 2;  // of the returns; 0 where the margin counts
};

template <Game... Games>
int solve(games::GameList<Games...>, const Setup& setup, const SolveArguments& arguments) {
  int status = success;
  const auto one = [&]<Game G>() {
    const auto game = G::make(setup);
    status = game ? Solving<G>(*game, arguments).run() : complain(game.error());
    return true;
  };
  (void)((Games::name == arguments.game.game && one.template operator()<Games>()) || ...);
  return status;
}
}  // namespace

int run_solve(const SolveArguments& arguments) {
  const auto setup = arguments.game.setup();
  if (!setup) return complain(setup.error(), usage);
  if (const auto game = table::make_game(arguments.game.game, *setup); !game) return complain(game.error());
  return solve(games::AllGames{}, *setup, arguments);
}

}  // namespace shengxiao::cli
