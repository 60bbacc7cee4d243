#include "lab/seen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "lab/worth.hpp"

namespace shengxiao::lab {

double margin_of(const FinishedGame& game) {
  std::vector<int> points(game.points.begin(), game.points.end());
  std::ranges::sort(points, std::greater());
  return points.size() > 1 ? points[0] - points[1] : points[0];
}

namespace {
bool nobody_wins(const Seen& s) {
  return s.share.size() > 1 && std::ranges::all_of(s.game.returns, [](double r) { return r == 0; });
}
}  // namespace

Estimate no_winner(const std::vector<Seen>& games) {
  return wilson(static_cast<double>(std::ranges::count_if(games, nobody_wins)), games.size());
}

std::vector<Estimate> shares_by_seat(const std::vector<Seen>& games) {
  std::vector<Estimate> all;
  for (std::size_t seat = 0; !games.empty() && seat < games[0].share.size(); ++seat) {
    Mean share;
    for (const auto& seen : games) share.add(seen.share[seat]);
    all.push_back(share_of(share));
  }
  return all;
}

std::vector<Estimate> shares_by_order(const std::vector<Seen>& games) {
  std::vector<Mean> shares(games.empty() ? 0 : games[0].share.size());
  std::vector<bool> begin(shares.size());
  for (const auto& seen : games) {
    const auto step = std::ranges::find_if(seen.game.steps, [](const GameStep& s) { return is_player(s.actor); });
    if (step == seen.game.steps.end()) return {};
    const auto first = static_cast<std::size_t>(index(step->actor));
    begin[first] = true;
    for (std::size_t k = 0; k < shares.size(); ++k) shares[k].add(seen.share[(first + k) % shares.size()]);
  }
  std::vector<Estimate> all;
  if (std::ranges::count(begin, true) > 1)
    for (const auto& share : shares) all.push_back(share_of(share));
  return all;
}

std::vector<EndingReport> endings_of(const std::vector<Seen>& games, std::span<const std::string_view> names) {
  std::vector<EndingReport> all;
  for (std::size_t ending = 0; ending < names.size(); ++ending) {
    Mean rounds;
    int nobody = 0;
    for (const auto& seen : games) {
      if (seen.figures.ending != ending) continue;
      rounds.add(seen.figures.rounds);
      nobody += nobody_wins(seen);
    }
    all.push_back({std::string(names[ending]), wilson(static_cast<double>(rounds.n()), games.size()), rounds.estimate(),
                   wilson(nobody, rounds.n())});
  }
  return all;
}

namespace {
// Alone one wins with a return above 0; with others who has most of the win, if not all have as much.
bool wins(const Seen& seen, std::size_t seat) {
  if (seen.share.size() == 1) return seen.game.returns[0] > 0;
  const auto [least, most] = std::ranges::minmax(seen.share);
  return most > least && seen.share[seat] == most;
}

// The games are what the intervals rest on: of each, the mean of its seats.
template <class F>
TallyReport tally_of(std::string name, const std::vector<Seen>& games, const F& value) {
  Mean all, winners, others;
  for (const auto& seen : games) {
    Mean each, won, lost;
    for (std::size_t seat = 0; seat < seen.share.size(); ++seat) {
      each.add(value(seen, seat));
      (wins(seen, seat) ? won : lost).add(value(seen, seat));
    }
    all.add(each.mean());
    if (!won.n() && seen.share.size() > 1) continue;  // nobody won
    if (won.n()) winners.add(won.mean());
    if (lost.n()) others.add(lost.mean());
  }
  TallyReport report{.name = std::move(name), .all = all.estimate(), .winners = {}, .others = {}};
  if (winners.n()) report.winners = winners.estimate();
  if (others.n()) report.others = others.estimate();
  return report;
}
}  // namespace

std::vector<TallyReport> tallies_of(const std::vector<Seen>& games, std::span<const std::string_view> names) {
  std::vector<TallyReport> all{
      tally_of("points", games, [](const Seen& seen, std::size_t seat) { return seen.game.points[seat]; })};
  for (std::size_t what = 0; what < names.size(); ++what)
    all.push_back(tally_of(std::string(names[what]), games,
                           [=](const Seen& seen, std::size_t seat) { return seen.figures.seats[seat].tallies[what]; }));
  return all;
}

Estimate taken_of(const std::vector<Seen>& games, std::size_t item) {
  std::uint64_t could = 0, chose = 0;
  for (const auto& seen : games)
    for (const auto& seat : seen.figures.seats) could += seat.could[item], chose += seat.chose[item];
  return wilson(static_cast<double>(chose), could);
}

Estimate mean_of(const std::vector<double>& numbers) {
  Mean mean;
  for (const double x : numbers) mean.add(x);
  return mean.estimate();
}

std::vector<Estimate> worth_of(const std::vector<Seen>& games, const std::vector<Item>& items,
                               const std::vector<std::size_t>& kind) {
  const auto seats = games.empty() ? 0 : games[0].share.size();
  std::vector<double> usual(seats);
  for (const auto& seen : games)
    for (std::size_t seat = 0; seat < seats; ++seat) usual[seat] += seen.share[seat] / static_cast<double>(games.size());
  Worth worth(static_cast<int>(kind.size()));
  for (const auto& seen : games)
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const auto& own = seen.figures.seats[seat];
      std::vector<std::pair<int, int>> had;
      for (std::size_t i = 0; i < kind.size(); ++i) {
        const auto n = (items[kind[i]].counts == Item::Counts::held ? own.held : own.used)[kind[i]];
        if (n) had.emplace_back(static_cast<int>(i), static_cast<int>(n));
      }
      worth.add(seen.game.number, std::move(had), seen.share[seat] - usual[seat]);
    }
  return worth.estimates();
}

std::vector<std::vector<std::size_t>> kinds_of(const std::vector<Item>& items) {
  std::vector<std::vector<std::size_t>> kinds;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto same = std::ranges::find(kinds, items[i].kind, [&](const auto& kind) { return items[kind[0]].kind; });
    if (same == kinds.end())
      kinds.push_back({i});
    else
      same->push_back(i);
  }
  return kinds;
}

}  // namespace shengxiao::lab
