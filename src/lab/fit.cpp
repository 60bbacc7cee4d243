#include "lab/fit.hpp"

#include "agents/alpha_beta.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/features.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "lab/least_squares.hpp"

namespace shengxiao::lab {

using games::celestial_checkers::FeatureOffset, games::celestial_checkers::PlacementOffset, games::celestial_checkers::Weights;

namespace {

using Checkers = games::CelestialCheckers;
using Row = std::vector<std::pair<int, int>>;

// What a beginner would guess: the clever ones are worth most of their points, the more so the freer they are; the strong hunt.
Weights first_guess() {
  Weights w{};
  const auto at = [&](int feature) -> std::int16_t& { return w[static_cast<std::size_t>(feature)]; };
  constexpr int share[7] = {75, 45, 35, 30, 30, 30, 95};
  for (int a = 0; a < 12; ++a) {
    for (int d = 0; d < 8; ++d)
      for (int c = 0; c < 7; ++c)
        at(FeatureOffset::reach + a * 56 + d * 7 + c) =
            static_cast<std::int16_t>((12 - a) * (share[c] - (c == 6 ? d : 3 * d)) + (c == 6 ? 0 : 25 * (a + 1)));
    at(FeatureOffset::hanging + a) = static_cast<std::int16_t>(-20 * (12 - a));
  }
  for (int stage = 0; stage < 3; ++stage)
    for (int k = 0; k < 17; ++k) at(FeatureOffset::tempo + stage * 17 + k) = static_cast<std::int16_t>((k - 8) * 10);
  return w;
}

// One generation's games and what they teach.
class Teacher {
 public:
  Teacher(const FitOptions& options, const Weights& weights) : options_(options), weights_(weights), agent_(8, knowledge()) {}

  void play(std::uint64_t seed) {
    Rng rng(seed);
    auto s = game_.start();
    while (s.placing()) game_.apply(s, Seat::chance, random_action(game_, s, Seat::chance, rng));
    Row placement;
    games::celestial_checkers::placement_features(s, [&](int feature, int sign) { placement.emplace_back(feature, sign); });
    struct Seen {
      Row row;
      int sign, now;
    };
    std::vector<Seen> seen;
    for (SeatSet who; !(who = game_.to_act(s)).empty();) {
      if (!s.chain && !k_.tactical(s) && rng.below(2) == 0) {
        Seen here{{}, s.mover == 0 ? 1 : -1, k_.margin(s)};
        games::celestial_checkers::features(s, [&](int feature, int sign) { here.row.emplace_back(feature, sign); });
        seen.push_back(std::move(here));
      }
      game_.apply(s, who.front(), choose(s, who.front(), rng));
    }
    const int margin = s.score(0) - s.score(1);
    for (const auto& one : seen) {
      const double to_come = Checkers::Knowledge::unit * (one.sign * margin - one.now);
      evaluation_.add(one.row, to_come);
      ++rows_;
    }
    placement_.add(placement, Checkers::Knowledge::unit * margin);
  }

  Weights evaluation(const Weights& prior) const {
    const std::vector<double> from(prior.begin(), prior.end());
    const auto solved = evaluation_.solve(from, 10);
    Weights w{};
    for (std::size_t i = 0; i < w.size(); ++i)
      w[i] = static_cast<std::int16_t>(std::lround(std::clamp(solved[i], -9999.0, 9999.0)));
    return w;
  }

  std::vector<double> placement() const { return placement_.solve(std::vector<double>(PlacementOffset::count, 0.0), 10); }
  int rows() const { return rows_; }

 private:
  Checkers::Knowledge knowledge() const {
    Checkers::Knowledge k;
    k.weights = &weights_;
    return k;
  }

  // Now and then anything at all, so that uneven positions are seen as well.
  Checkers::Action choose(const Checkers::State& s, Seat seat, Rng& rng) {
    if (rng.below(24) == 0) return random_action(game_, s, seat, rng);
    agents::Limits limits;
    limits.depth = options_.depth;
    return agent_.think(game_, observe(game_, s, seat), limits, rng, {}).best;
  }

  const FitOptions& options_;
  Weights weights_;
  Checkers game_ = *Checkers::make({0, {{"placement", "random"}, {"objective", "margin"}}});
  Checkers::Knowledge k_;
  agents::AlphaBeta<Checkers> agent_;
  LeastSquares evaluation_{FeatureOffset::count}, placement_{PlacementOffset::count};
  int rows_ = 0;
};

template <class Numbers>
std::string lines(const Numbers& numbers, std::size_t a_line) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    text += fmt::format("{}{},{}", i % a_line == 0 ? "    " : "", static_cast<int>(std::lround(static_cast<double>(numbers[i]))),
                        i % a_line == a_line - 1 || i + 1 == numbers.size() ? "\n" : " ");
  return text;
}

std::string source(const FitOptions& options, const Weights& weights, const std::vector<double>& p) {
  return fmt::format(
      "// Written by: shengxiao lab fit celestial_checkers --games {} --generations {} --depth {} --seed {}\n"
      "#include \"games/celestial_checkers/knowledge.hpp\"\n\nnamespace shengxiao::games::celestial_checkers {{\n\n"
      "// In hundredths of a point, in the order of FeatureOffset.\nconst Weights tuned_weights{{\n{}}};\n\n"
      "// In hundredths of a point, in the order of PlacementOffset.\nconst PlacementWeights tuned_placement{{\n{}}};\n\n"
      "}}  // namespace shengxiao::games::celestial_checkers\n",
      options.games, options.generations, options.depth, options.seed, lines(weights, 20), lines(p, 24));
}

}  // namespace

std::string fit_celestial_checkers(const FitOptions& options) {
  const auto guess = first_guess();
  auto weights = guess;
  std::vector<double> placement;
  for (int generation = 0; generation < options.generations; ++generation) {
    Teacher teacher(options, weights);
    for (int game = 0; game < options.games; ++game) {
      teacher.play(Rng(options.seed + 1000003u * static_cast<std::uint64_t>(generation) + static_cast<std::uint64_t>(game))());
      if (options.log && game % 500 == 499)
        std::fprintf(options.log, "generation %d: %d games, %d positions\n", generation + 1, game + 1, teacher.rows());
    }
    weights = teacher.evaluation(guess);
    placement = teacher.placement();
  }
  return source(options, weights, placement);
}

}  // namespace shengxiao::lab
