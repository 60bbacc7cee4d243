#include "lab/fit.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "core/play.hpp"
#include "games/celestial_checkers/knowledge.hpp"

namespace shengxiao::lab {
namespace {

using Checkers = games::CelestialCheckers;
using games::celestial_checkers::Weights;

Weights weights_in(const std::string& source) {
  const std::string_view begin = "tuned_weights{";
  auto text = source.substr(source.find(begin) + begin.size());
  std::ranges::replace(text, ',', ' ');
  std::istringstream numbers(text);
  Weights weights{};
  for (auto& weight : weights) numbers >> weight;
  EXPECT_TRUE(numbers);
  return weights;
}

// How well an evaluation foretells what is still to come in random games: the correlation, for the seat to move.
double correlation(const Weights& weights, int mover) {
  Checkers::Knowledge knowledge;
  knowledge.weights = &weights;
  const auto game = *Checkers::make({0, {{"placement", "random"}, {"objective", "margin"}}});
  double n = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    auto s = game.start();
    std::vector<std::pair<int, int>> seen;
    while (!s.over) {
      const auto who = game.to_act(s).front();
      if (!s.placing() && !s.chain && s.mover == mover) {
        const int now = knowledge.margin(s);
        seen.emplace_back(knowledge.evaluate(s) - Checkers::Knowledge::unit * now, now);
      }
      game.apply(s, who, random_action(game, s, who, rng));
    }
    for (const auto& [value, now] : seen) {
      const double margin = s.score(mover) - s.score(1 - mover) - now;
      n += 1, x += value, y += margin, xx += 1.0 * value * value, yy += margin * margin, xy += value * margin;
    }
  }
  return (n * xy - x * y) / std::sqrt((n * xx - x * x) * (n * yy - y * y));
}

// The hand-made weights that it begins with come to less than 0.1.
TEST(Fit, LearnsFromItsGamesAndTheSameEveryTime) {
  const FitOptions options{.games = 500, .generations = 1, .nodes = 50};
  const auto source = fit_celestial_checkers(options);
  EXPECT_TRUE(
      source.starts_with("// Written by: shengxiao lab fit celestial_checkers --games 500 --generations 1 --nodes 50 --seed 1\n"));
  auto alone = options;
  alone.threads = 1;
  EXPECT_EQ(source, fit_celestial_checkers(alone));
  const auto learned = weights_in(source);
  for (const int mover : {0, 1}) EXPECT_GT(correlation(learned, mover), 0.2) << mover;
}

}  // namespace
}  // namespace shengxiao::lab
