// Eight levels of strength for the games that are not searched: from one that a beginner can beat to all that trying out can do.
#pragma once
#include <array>

#include "agents/greedy.hpp"
#include "agents/levels.hpp"
#include "agents/random.hpp"
#include "agents/rollout.hpp"

namespace shengxiao::agents {

// One time in `blunder_rate` a level does anything at all (0: never). Without playouts it follows the heuristic policy; with them
// it tries out `wide` moves.
struct RolloutLevel {
  int blunder_rate;
  std::uint64_t playouts;
  int wide;
  std::chrono::milliseconds time;
};

constexpr std::array<RolloutLevel, level_count> rollout_levels{{
    {2, 0, 1, {}},
    {4, 0, 1, {}},
    {8, 0, 1, {}},
    {40, 0, 1, {}},
    {0, 128, 6, std::chrono::milliseconds(250)},
    {0, 1024, 8, std::chrono::milliseconds(500)},
    {0, 8192, 8, std::chrono::milliseconds(1000)},
    {0, 65536, 8, std::chrono::milliseconds(2000)},
}};

template <Game G>
class LevelledRollout {
 public:
  explicit LevelledRollout(int level) : level_(rollout_levels[static_cast<std::size_t>(level - 1)]), agent_(level_.wide) {}

  // The level decides how long it thinks; limits given can only shorten that.
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    if (level_.blunder_rate && rng.below(level_.blunder_rate) == 0)
      return RandomAgent().think(game, observation, given, rng, progress);
    if (!level_.playouts) return GreedyAgent().think(game, observation, given, rng, progress);
    auto limits = given;
    if (!limits.nodes || limits.nodes > level_.playouts) limits.nodes = level_.playouts;
    if (!limits.time.count() || limits.time > level_.time) limits.time = level_.time;
    return agent_.think(game, observation, limits, rng, progress);
  }

 private:
  RolloutLevel level_;
  Rollout<G> agent_;
};

}  // namespace shengxiao::agents
