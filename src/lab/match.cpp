#include "lab/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace shengxiao::lab {

Elo elo(const MatchResult& r) {
  const double n = r.games() + 1.0;
  const double wins = r.wins + 0.5, losses = r.losses + 0.5, draws = r.draws;
  const double mean = (wins + draws / 2) / n;
  const double variance = (wins * (1 - mean) * (1 - mean) + draws * (0.5 - mean) * (0.5 - mean) + losses * mean * mean) / n;
  const double error = 1.96 * std::sqrt(variance / n);
  const auto of = [](double share) {
    const double p = std::clamp(share, 0.001, 0.999);
    return 400 * std::log10(p / (1 - p));
  };
  return {of(mean - error), of(mean), of(mean + error)};
}

std::string report(const MatchResult& r) {
  const auto e = elo(r);
  const double n = std::max(r.games(), 1), mean = r.mean_margin(),
               spread = std::sqrt(std::max(r.squares / n - mean * mean, 0.0) / n);
  return fmt::format("won {}, drawn {}, lost {} of {}; margin {:+.1f} ± {:.1f} a game; Elo {:+.0f} ({:+.0f} … {:+.0f})", r.wins,
                     r.draws, r.losses, r.games(), mean, 1.96 * spread, e.middle, e.low, e.high);
}

MatchGame compare(const Returns& returns, const Points& points, bool exchanged) {
  std::array<double, 2> won{}, made{}, seats{};  // the first player's, the other's
  for (int i = 0; i < returns.size(); ++i) {
    const std::size_t side = !is_firsts(seat_at(i), exchanged);
    won[side] += returns[i];
    made[side] += points[i];
    ++seats[side];
  }
  const double returned = won[0] / seats[0] - won[1] / seats[1];
  return {std::abs(returned) < 1e-9 ? 0 : returned, made[0] / seats[0] - made[1] / seats[1]};
}

Plan match_plan(std::shared_ptr<const table::AnyGame> game, const Player& first, const Player& second, std::uint64_t seed) {
  const int seats = game->seats();
  Plan plan{.kind = "match", .games = {std::move(game)}, .players = {first, second}, .seed = seed, .task = {}};
  plan.task = [seats](std::uint64_t number) {
    GameTask task{.game = 0, .deal = number / 2, .players = {}};
    for (int i = 0; i < seats; ++i) task.players.push_back(!is_firsts(seat_at(i), number % 2 != 0));
    return task;
  };
  return plan;
}

Result<MatchResult> match(const Plan& plan, const Running& running) {
  MatchResult result;
  const auto done = run(plan, running, [&](const GameTask&, const FinishedGame& game) {
    result.add(compare(game.returns, game.points, game.number % 2 != 0));
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return result;
}

}  // namespace shengxiao::lab
