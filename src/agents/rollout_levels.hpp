// Eight levels of strength for the games that are not searched: from one that a beginner can beat to all that trying out can do.
#pragma once
#include <array>
#include <concepts>

#include "agents/levels.hpp"
#include "agents/rollout.hpp"

namespace shengxiao::agents {

// A level overlooks so many in a hundred of the things that it could do, as people do. Of the others it does what its guide would;
// with playouts it tries out `wide` moves. Playouts take longer the more seats there are: with two seats there are that many, with
// more seats fewer. No level goes by the clock.
struct RolloutLevel {
  int overlooks;
  std::uint64_t playouts;
  int wide;
};

using RolloutLevels = std::array<RolloutLevel, level_count>;
constexpr RolloutLevels rollout_levels{{
    {30, 0, 1},
    {13, 0, 1},
    {0, 0, 1},
    {0, 48, 6},
    {0, 128, 6},
    {0, 256, 8},
    {0, 512, 8},
    {0, 1024, 8},
}};

// Where luck decides, and trying out hardly helps: the levels differ in what they overlook.
constexpr RolloutLevels levels_of_luck{{
    {75, 0, 1},
    {60, 0, 1},
    {45, 0, 1},
    {32, 0, 1},
    {20, 0, 1},
    {10, 0, 1},
    {0, 0, 1},
    {0, 8192, 8},
}};

// Guided by a network.
constexpr RolloutLevels learned_levels{{
    {72, 0, 1},
    {60, 0, 1},
    {46, 0, 1},
    {30, 0, 1},
    {15, 0, 1},
    {0, 0, 1},
    {0, 320, 8},
    {0, 16384, 8},
}};

// A game in which trying out hardly wins more than the heuristic policy has `luck_decides = true`.
template <class G>
constexpr bool luck_decides = false;
template <class G>
  requires requires { G::luck_decides; }
constexpr bool luck_decides<G> = G::luck_decides;

template <class G>
constexpr const RolloutLevels& unlearned_levels = luck_decides<G> ? levels_of_luck : rollout_levels;

// What nobody overlooks, in a game that knows it: to pass, or what one does in every turn.
template <class G>
concept KnowsPlainMoves = requires(const typename G::Action& action) {
  { G::is_plain(action) } -> std::same_as<bool>;
};

// The same decision of somebody who does not see all that they could do.
template <Game G>
Observation<G> overlooking(int percent, const Observation<G>& all, Rng& rng) {
  auto seen = all;
  seen.legal.clear();
  for (const auto& action : all.legal) {
    bool kept = rng.below(100) >= percent;
    if constexpr (KnowsPlainMoves<G>) kept = kept || G::is_plain(action);
    if (kept) seen.legal.push_back(action);
  }
  if (seen.legal.empty()) seen.legal.push_back(all.legal[rng.below(all.legal.size())]);
  return seen;
}

template <Game G, class Guide = HeuristicGuide<G>>
class LevelledRollout {
 public:
  explicit LevelledRollout(int level, const RolloutLevels& levels = unlearned_levels<G>, Guide guide = {})
      : level_(levels[static_cast<std::size_t>(level - 1)]), agent_(level_.wide, std::move(guide)) {}

  // The level decides how long it thinks; limits given can only shorten that.
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    if (!level_.playouts) return agent_.preferred(game, overlooking<G>(level_.overlooks, observation, rng), rng);
    auto limits = given;
    const auto playouts = level_.playouts * 2 / std::max(2U, static_cast<unsigned>(game.setup().seats));
    if (!limits.nodes || limits.nodes > playouts) limits.nodes = playouts;
    return agent_.think(game, observation, limits, rng, progress);
  }

 private:
  RolloutLevel level_;
  Rollout<G, Guide> agent_;
};

}  // namespace shengxiao::agents
