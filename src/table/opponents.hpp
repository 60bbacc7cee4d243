// Which opponents a game has, and their erasure.
#pragma once
#include "agents/alpha_beta.hpp"
#include "agents/greedy.hpp"
#include "agents/levels.hpp"
#include "agents/random.hpp"
#include "agents/rollout_levels.hpp"
#include "agents/thought.hpp"
#include "agents/uct.hpp"
#include "table/any_game.hpp"

namespace shengxiao {

template <Game G>
constexpr int levels_of = level_count;

// An agent of one game's types behind AnyAgent. Keeps the game alive that it plays.
template <Game G, AgentFor<G> A>
class ErasedAgent final : public AnyAgent {
 public:
  template <class... Args>
  ErasedAgent(std::shared_ptr<const AnyGame> keep, const G& game, Args... args)
      : keep_(std::move(keep)), game_(game), agent_(args...) {}

  AnyThought think(const AnyState& state, Seat seat, const Limits& limits, Rng& rng, const AnyProgress& progress) override {
    Progress<G> typed;
    if (progress) typed = [&](const Thought<G>& t) { progress(erase(t)); };
    return erase(agent_.think(game_, game_.view(state.as<typename G::State>(), seat), seat, limits, rng, typed));
  }

 private:
  AnyThought erase(const Thought<G>& t) const {
    AnyThought erased{game_.id(t.best), {}, t.score, t.text, t.proved, t.depth, t.nodes};
    for (auto a : t.line) erased.line.push_back(game_.id(a));
    return erased;
  }

  std::shared_ptr<const AnyGame> keep_;
  const G& game_;
  A agent_;
};

// "level" with its number; "best": as strong as there is, thinking for as long as it is let; or one kind by name.
template <Game G>
Result<std::unique_ptr<AnyAgent>> make_agent(std::shared_ptr<const AnyGame> keep, const G& game, std::string_view kind, int level) {
  const auto made = [&]<class A, class... Args>(std::type_identity<A>, Args... args) -> std::unique_ptr<AnyAgent> {
    return std::make_unique<ErasedAgent<G, A>>(std::move(keep), game, args...);
  };
  if (kind == "level" && (level < 1 || level > levels_of<G>))
    return fail("", "there is no level {} (levels: 1 to {})", level, levels_of<G>);
  if (kind == "random") return made(std::type_identity<RandomAgent>());
  if (kind == "greedy") return made(std::type_identity<GreedyAgent>());
  if (kind == "uct") return made(std::type_identity<Uct<G>>());
  if constexpr (Searchable<G>) {
    if (kind == "level") return made(std::type_identity<Levelled<G>>(), level);
    if (kind == "best" || kind == "alpha_beta") return made(std::type_identity<AlphaBeta<G>>());
    return fail("", "there is no opponent \"{}\" (level, best, alpha_beta, uct, greedy, random)", kind);
  } else {
    if (kind == "level") return made(std::type_identity<LevelledRollout<G>>(), level);
    if (kind == "best") return made(std::type_identity<Rollout<G>>());
    return fail("", "there is no opponent \"{}\" (level, best, uct, greedy, random)", kind);
  }
}

}  // namespace shengxiao
