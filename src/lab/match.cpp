#include "lab/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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
  std::array<double, 2> won{}, made{}, seats{};  // the first opponent's, the other's
  for (int i = 0; i < returns.size(); ++i) {
    const std::size_t side = !is_firsts(seat_at(i), exchanged);
    won[side] += returns[i];
    made[side] += points[i];
    ++seats[side];
  }
  const double returned = won[0] / seats[0] - won[1] / seats[1];
  return {std::abs(returned) < 1e-9 ? 0 : returned, made[0] / seats[0] - made[1] / seats[1]};
}

namespace {
MatchGame play_game(const table::AnyGame& game, table::AnyState s, AnyPlayer& first, AnyPlayer& second, bool exchanged, Rng& rng) {
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    const auto seat = who.front();
    auto& player = is_firsts(seat, exchanged) ? first : second;
    game.apply(s, seat,
               seat == Seat::chance ? game.random_action(s, seat, rng)
                                    : player.agent->think(game.observe(s, seat), player.limits, rng, {}).best);
  }
  return compare(game.returns(s), game.points(s), exchanged);
}
}  // namespace

MatchResult match(const table::AnyGame& game, AnyPlayer& first, AnyPlayer& second, int pairs, std::uint64_t seed, std::FILE* log) {
  MatchResult result;
  for (int pair = 0; pair < pairs; ++pair) {
    Rng rng(Rng(seed + static_cast<std::uint64_t>(pair))());
    auto start = game.start();
    while (game.to_act(start).is_chance()) game.apply(start, Seat::chance, game.random_action(start, Seat::chance, rng));
    for (bool exchanged : {false, true}) result.add(play_game(game, start, first, second, exchanged, rng));
    if (log) fmt::print(log, "{}: {}\n", result.games(), report(result));
  }
  return result;
}

}  // namespace shengxiao::lab
