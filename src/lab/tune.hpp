// Searches the numbers of an edition for goals: successive halving (Karnin, Koren, Somekh: Almost Optimal Exploration in
// Multi-Armed Bandits, ICML 2013) on common random numbers. Half of the editions is left after each round, and plays twice as long.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "lab/space.hpp"
#include "lab/watch.hpp"

namespace shengxiao::lab {

struct TuneRules {
  std::size_t editions = 32;  // to begin with, the one as it is among them
  std::uint64_t games = 400;  // of each of the two that are left, and once more of the best one and the one as it is
  std::uint64_t seed = 0;
};

// An edition, and what was found of it in games that the search has not seen.
struct Measured {
  Space::Choice choice;
  EditionPtr edition;
  Balance balance;
  Distance distance;
  std::vector<Watched> goals;
};

struct Tuned {
  Measured before, after;
  std::size_t editions = 0;  // that were looked at
  std::uint64_t games = 0;  // that were played
  bool meets_all = false;  // as the assertions are judged
  std::size_t furthest = 0;  // the goal that `after` is furthest from
};

using MakeGame = std::function<Result<std::shared_ptr<const table::AnyGame>>(const EditionPtr&)>;

// With a file in `running`, round k of the search is kept in FILE.k, and the games of the end in FILE.end.
Result<Tuned> tune(const Watch& goals, const Space& space, const MakeGame& make, const Player& agent, const TuneRules& rules,
                   const Running& running);

}  // namespace shengxiao::lab
