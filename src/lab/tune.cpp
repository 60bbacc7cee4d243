#include "lab/tune.hpp"

#include <algorithm>
#include <tuple>

#include "lab/figures.hpp"

namespace shengxiao::lab {

namespace {
constexpr std::uint64_t fewest_games = 10;

// An edition in the race, and its games so far, by block.
struct Entrant {
  Space::Choice choice;
  EditionPtr edition;
  BalancePlan plan;
  std::vector<std::vector<FinishedGame>> played;
  Balance balance;  // of those games
  Distance distance;
};

class Search {
 public:
  Search(const Watch& goals, const Space& space, const MakeGame& make, const Player& agent, const TuneRules& rules,
         const Running& running)
      : goals_(goals), space_(space), make_(make), agent_(agent), rules_(rules), running_(running) {}

  Result<Tuned> search() {
    const auto check = [&](const EditionPtr& edition) { return make_(edition).map([](const auto&) { return true; }); };
    if (const auto good = space_.check(check); !good) return tl::unexpected(good.error());
    std::vector<Entrant> all;
    for (auto& choice : space_.candidates(rules_.editions, rules_.seed, check)) {
      auto edition = space_.edition(choice);
      all.push_back({std::move(choice), std::move(edition), {}, {}, {}, {}});
    }
    tuned_.editions = all.size();
    for (int round = 0; all.size() > 1; ++round) {
      // Twice as many games when half as many are left: the last two play the whole number.
      auto games = rules_.games;
      for (auto left = all.size(); left > 2; left = (left + 1) / 2) games = (games + 1) / 2;
      if (const auto done = measure(all, std::max(games, fewest_games), rules_.seed, fmt::format("{}", round)); !done)
        return tl::unexpected(done.error());
      std::ranges::stable_sort(all, {}, [](const Entrant& one) { return std::tuple(one.distance.all, one.distance.off_middle); });
      all.resize((all.size() + 1) / 2);
    }
    return end(std::move(all[0]));
  }

 private:
  struct Wanted {
    std::size_t entrant, block;
    std::uint64_t deal;
  };

  // Plays what is missing of so many games of each.
  Result<bool> measure(std::vector<Entrant>& all, std::uint64_t games, std::uint64_t seed, const std::string& round) {
    auto rules = needed(goals_);
    rules.games = games;
    rules.seed = seed;
    Plan plan{.kind = fmt::format("tune {} of {}", round, games), .games = {}, .players = {}, .seed = seed, .task = {}};
    std::vector<Wanted> wanted;
    for (std::size_t e = 0; e < all.size(); ++e) {
      const auto game = make_(all[e].edition);
      if (!game) return tl::unexpected(game.error());
      auto own = balance_plan(*game, agent_, rules);
      if (!own) return tl::unexpected(own.error());
      all[e].plan = std::move(*own);
      all[e].played.resize(all[e].plan.blocks.size());
      plan.games.push_back(*game);
      for (std::size_t b = 0; b < all[e].plan.blocks.size(); ++b)
        for (auto deal = all[e].played[b].size(); deal < all[e].plan.blocks[b].games; ++deal) wanted.push_back({e, b, deal});
    }
    plan.players = all[0].plan.plan.players;
    plan.study_name = all[0].plan.plan.study_name;
    const auto number_of = [&](const Wanted& one) { return all[one.entrant].plan.blocks[one.block].first + one.deal; };
    plan.task = [&](std::uint64_t number) {
      const auto& one = wanted[number];
      auto task = all[one.entrant].plan.plan.task(number_of(one));
      task.game = static_cast<int>(one.entrant);
      return task;
    };
    plan.study = [&](const GameTask& task, std::uint64_t number) {
      auto own = task;
      own.game = 0;
      return all[wanted[number].entrant].plan.plan.study(own, number_of(wanted[number]));
    };
    auto running = running_;
    running.games = wanted.size();
    if (!running.file.empty()) running.file += "." + round;
    const std::string what = fmt::format("{} editions, {} games each", all.size(), games);
    if (running.progress) running.progress->name(what);
    const auto done = run(plan, running, [&](const GameTask&, const FinishedGame& game) {
      const auto& one = wanted[game.number];
      auto kept = game;
      kept.steps.clear();
      all[one.entrant].played[one.block].push_back(std::move(kept));
      return true;
    });
    if (!done) return tl::unexpected(done.error());
    tuned_.games += *done;
    for (auto& one : all) {
      auto balance = figures(one.plan, one.played);
      if (!balance) return tl::unexpected(balance.error());
      one.distance = distance(goals_, *balance);
      one.balance = std::move(*balance);
    }
    return true;
  }

  // The best one and the edition as it is in games that have not been seen: what was best by luck is so no more.
  Result<Tuned> end(Entrant best) {
    std::vector<Entrant> two;
    two.push_back({space_.base(), space_.edition(space_.base()), {}, {}, {}, {}});
    if (best.choice != two[0].choice) two.push_back({best.choice, best.edition, {}, {}, {}, {}});
    if (const auto done = measure(two, std::max(rules_.games, fewest_games), rules_.seed + 1, "end"); !done)
      return tl::unexpected(done.error());
    const auto measured = [&](const Entrant& one) {
      return Measured{one.choice, one.edition, one.balance, one.distance, watch(goals_, one.balance)};
    };
    tuned_.before = measured(two.front());
    tuned_.after = measured(two.back());
    tuned_.meets_all = std::ranges::all_of(tuned_.after.goals, &Watched::holds);
    const auto& of_goal = tuned_.after.distance.of_goal;
    tuned_.furthest = static_cast<std::size_t>(std::ranges::max_element(of_goal) - of_goal.begin());
    return std::move(tuned_);
  }

  const Watch& goals_;
  Space space_;
  const MakeGame& make_;
  const Player& agent_;
  const TuneRules& rules_;
  const Running& running_;
  Tuned tuned_;
};
}  // namespace

Result<Tuned> tune(const Watch& goals, const Space& space, const MakeGame& make, const Player& agent, const TuneRules& rules,
                   const Running& running) {
  return Search(goals, space, make, agent, rules, running).search();
}

}  // namespace shengxiao::lab
