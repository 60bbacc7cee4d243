// Games of a report, and what they say taken together.
#pragma once
#include <vector>

#include "core/items.hpp"
#include "lab/balance.hpp"

namespace shengxiao::lab {

struct Seen {
  FinishedGame game;
  GameFigures figures;
  std::vector<double> share;
};

// Of the first over the second, in points.
double margin_of(const FinishedGame& game);

// Of a figure of each game, or of numbers.
template <class F>
Estimate mean_of(const std::vector<Seen>& games, const F& value) {
  Mean mean;
  for (const auto& seen : games) mean.add(value(seen));
  return mean.estimate();
}
Estimate mean_of(const std::vector<double>& numbers);

// The share of games that nobody won.
Estimate no_winner(const std::vector<Seen>& games);

std::vector<Estimate> shares_by_seat(const std::vector<Seen>& games);
// By who is first to play, and who comes after. Nothing where that is always the same seat. The games must have their steps.
std::vector<Estimate> shares_by_order(const std::vector<Seen>& games);

// Of the ways to end, those that were not seen too.
std::vector<EndingReport> endings_of(const std::vector<Seen>& games, std::span<const std::string_view> names);

// What seats have at the end: points, and what the game counts besides.
std::vector<TallyReport> tallies_of(const std::vector<Seen>& games, std::span<const std::string_view> names);

// How often an item was chosen, of the decisions at which it could have been.
Estimate taken_of(const std::vector<Seen>& games, std::size_t item);

// What the items of a kind are worth, in shares of the win beyond what each seat usually has.
std::vector<Estimate> worth_of(const std::vector<Seen>& games, const std::vector<Item>& items,
                               const std::vector<std::size_t>& kind);

// The numbers of the items of each kind.
std::vector<std::vector<std::size_t>> kinds_of(const std::vector<Item>& items);

}  // namespace shengxiao::lab
