// Which opponents a game has, and their erasure.
#pragma once
#include "agents/alpha_beta.hpp"
#include "agents/greedy.hpp"
#include "agents/random.hpp"
#include "agents/thought.hpp"
#include "table/any_game.hpp"

namespace shengxiao {

template <Game G>
constexpr int levels_of = 8;

// An agent of one game's types behind AnyAgent. Keeps the game alive that it plays.
template <Game G, AgentFor<G> A>
class ErasedAgent final : public AnyAgent {
 public:
  ErasedAgent(std::shared_ptr<const AnyGame> keep, const G& game, A agent) : keep_(std::move(keep)), game_(game), agent_(std::move(agent)) {}

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

template <Game G>
Result<std::unique_ptr<AnyAgent>> make_agent(std::shared_ptr<const AnyGame> keep, const G& game, std::string_view kind, int level) {
  const auto made = [&](auto agent) -> std::unique_ptr<AnyAgent> {
    return std::make_unique<ErasedAgent<G, decltype(agent)>>(std::move(keep), game, std::move(agent));
  };
  if (kind == "random") return made(RandomAgent());
  if (kind == "greedy") return made(GreedyAgent());
  if constexpr (Searchable<G>)
    if (kind == "alpha_beta" || kind == "level") return made(AlphaBeta<G>());
  (void)level;
  return fail("", "there is no opponent \"{}\"", kind);
}

}  // namespace shengxiao
