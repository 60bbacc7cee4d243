// Eight levels of strength for the games that are not searched: from one that a beginner can beat to all that trying out can do.
#pragma once
#include <array>
#include <concepts>
#include <optional>

#include "agents/levels.hpp"
#include "agents/rollout.hpp"

namespace shengxiao::agents {

// A level overlooks so many in a hundred of the things that it could do, as people do, and fewer of what is obvious: what the rule
// of thumb would do. Of the others it does what its guide would; with playouts it tries out `wide` moves. Playouts take longer the
// more seats there are: with two seats there are that many, with more seats fewer. No level goes by the clock.
struct RolloutLevel {
  int overlooks, obvious;
  std::uint64_t playouts;
  int wide;
  bool follies = false;  // it does what hardly anybody would, in a game that knows such moves
};

using RolloutLevels = std::array<RolloutLevel, level_count>;
constexpr RolloutLevels rollout_levels{{
    {21, 21, 0, 1},
    {10, 10, 0, 1},
    {0, 0, 0, 1},
    {0, 0, 48, 6},
    {0, 0, 128, 6},
    {0, 0, 256, 8},
    {0, 0, 512, 8},
    {0, 0, 1024, 8},
}};

// Where luck decides, and trying out hardly helps: the levels differ in what they overlook.
constexpr RolloutLevels levels_of_luck{{
    {62, 62, 0, 1, true},
    {50, 50, 0, 1, true},
    {88, 88, 0, 1},
    {68, 68, 0, 1},
    {50, 50, 0, 1},
    {28, 28, 0, 1},
    {0, 0, 0, 1},
    {0, 0, 8192, 8},
}};

// Guided by a network.
constexpr RolloutLevels learned_levels{{
    {95, 60, 0, 1},
    {90, 44, 0, 1},
    {85, 28, 0, 1},
    {75, 14, 0, 1},
    {45, 4, 0, 1},
    {0, 0, 0, 1},
    {0, 0, 320, 8},
    {0, 0, 16384, 8},
}};

// A game in which trying out hardly wins more than the heuristic policy has `luck_decides = true`.
template <class G>
constexpr bool luck_decides = false;
template <class G>
  requires requires { G::luck_decides; }
constexpr bool luck_decides<G> = G::luck_decides;

template <class G>
constexpr const RolloutLevels& unlearned_levels = luck_decides<G> ? levels_of_luck : rollout_levels;

// What hardly anybody would do, however much they overlook, in a game that knows it.
template <class G>
concept KnowsFollies = requires(const G& game, const typename G::View& view, const typename G::Action& action) {
  { game.is_folly(view, action) } -> std::same_as<bool>;
};

// What nobody overlooks, in a game that knows it: to pass, or what one does in every turn.
template <class G>
concept KnowsPlainMoves = requires(const typename G::Action& action) {
  { G::is_plain(action) } -> std::same_as<bool>;
};

// The same decision of somebody who does not see all that they could do.
template <Game G>
Observation<G> overlooking(const G& game, const RolloutLevel& level, Observation<G> all, Rng& rng) {
  if constexpr (KnowsFollies<G>) {
    Actions<G> sensible;
    for (const auto& action : all.legal)
      if (!game.is_folly(all.view, action)) sensible.push_back(action);
    if (!level.follies && !sensible.empty()) all.legal = sensible;
  }
  auto luck = rng.split();
  std::optional<typename G::Action> rule_of_thumb;  // where it matters
  if (level.obvious != level.overlooks) rule_of_thumb = game.greedy(all, luck);
  Actions<G> seen;
  for (const auto& action : all.legal) {
    bool kept = rng.below(100) >= (action == rule_of_thumb ? level.obvious : level.overlooks);
    if constexpr (KnowsPlainMoves<G>) kept = kept || G::is_plain(action);
    if (kept) seen.push_back(action);
  }
  if (seen.empty()) seen.push_back(all.legal[rng.below(all.legal.size())]);
  all.legal = seen;
  return all;
}

template <Game G, class Guide = HeuristicGuide<G>>
class LevelledRollout {
 public:
  explicit LevelledRollout(int level, const RolloutLevels& levels = unlearned_levels<G>, Guide guide = {})
      : level_(levels[static_cast<std::size_t>(level - 1)]), agent_(level_.wide, std::move(guide)) {}

  // The level decides how long it thinks; limits given can only shorten that.
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits& given, Rng& rng, const Progress<G>& progress) {
    if (!level_.playouts) return agent_.preferred(game, overlooking(game, level_, observation, rng), rng);
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
