// Which opponents a game has, and their erasure; and that of who looks back at it.
#pragma once
#include "agents/alpha_beta.hpp"
#include "agents/greedy.hpp"
#include "agents/hindsight.hpp"
#include "agents/levels.hpp"
#include "agents/policy.hpp"
#include "agents/random.hpp"
#include "agents/rollout_levels.hpp"
#include "agents/thought.hpp"
#include "agents/uct.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

template <Game G>
constexpr int levels_of = agents::level_count;

// An observation in a game's own types, as an agent is to see it.
template <Game G>
Observation<G> typed(const G& game, const AnyObservation& observation) {
  Observation<G> o{view_to_decide_by(game, observation.view.template as<typename G::View>()), observation.seat, {}};
  for (auto id : observation.legal) o.legal.push_back(game.action(id));
  return o;
}

// An agent of one game's types behind AnyAgent. Keeps the game alive that it plays.
template <Game G, agents::AgentFor<G> A>
class ErasedAgent final : public AnyAgent {
 public:
  template <class... Args>
  ErasedAgent(std::shared_ptr<const AnyGame> keep, const G& game, Args... args)
      : keep_(std::move(keep)), game_(game), agent_(args...) {}

  AnyThought think(const AnyObservation& observation, const agents::Limits& limits, Rng& rng,
                   const AnyProgress& progress) override {
    agents::Progress<G> on_progress;
    if (progress) on_progress = [&](const agents::Thought<G>& t) { progress(erase(t)); };
    return erase(agent_.think(game_, typed(game_, observation), limits, rng, on_progress));
  }

  std::size_t memory() const override {
    if constexpr (learns) return agent_.memory();
    return 0;
  }
  void forget() override {
    if constexpr (learns) agent_.release();
  }

 private:
  static constexpr bool learns = requires(A& agent) { agent.release(); };

  AnyThought erase(const agents::Thought<G>& t) const {
    AnyThought erased{game_.id(t.best), {}, t.score, t.text, t.proved, t.decided, t.depth, t.nodes};
    for (auto a : t.line) erased.line.push_back(game_.id(a));
    return erased;
  }

  std::shared_ptr<const AnyGame> keep_;
  const G& game_;
  A agent_;
};

template <Game G>
class ErasedHindsight final : public AnyHindsight {
 public:
  ErasedHindsight(std::shared_ptr<const AnyGame> keep, const G& game, std::shared_ptr<const agents::NeuralNetwork> guide)
      : keep_(std::move(keep)), game_(game), hindsight_(std::move(guide)) {}

  std::optional<agents::Outlook> outlook(const AnyState& state, Rng& rng, Stop stop, bool closely) override {
    return hindsight_.outlook(game_, of(state), rng, stop, closely);
  }
  std::optional<AnyJudgement> judge(const AnyState& state, Seat seat, ActionId chosen, Rng& rng, Stop stop) override {
    return erase(hindsight_.judge(game_, of(state), seat, game_.action(chosen), rng, stop));
  }
  std::optional<AnyJudgement> judge_closely(const AnyState& state, Seat seat, ActionId chosen, ActionId other, Rng& rng,
                                            Stop stop) override {
    return erase(hindsight_.judge_closely(game_, of(state), seat, game_.action(chosen), game_.action(other), rng, stop));
  }

 private:
  static const typename G::State& of(const AnyState& state) { return state.as<typename G::State>(); }

  std::optional<AnyJudgement> erase(std::optional<agents::Judgement<G>> judged) const {
    if (!judged) return std::nullopt;
    const auto ids = [&](const auto& line) {
      std::vector<ActionId> all;
      for (const auto& action : line) all.push_back(game_.id(action));
      return all;
    };
    std::vector<agents::Alternative<ActionId>> rest;
    for (const auto& [action, more] : judged->rest) rest.push_back({game_.id(action), more});
    return AnyJudgement{.chosen = judged->chosen,
                        .other = judged->other,
                        .other_move = game_.id(judged->other_move),
                        .clear = judged->clear,
                        .chosen_wins = judged->chosen_wins,
                        .other_wins = judged->other_wins,
                        .more_win = judged->more_win,
                        .more_points = judged->more_points,
                        .differences = std::move(judged->differences),
                        .line = ids(judged->line),
                        .other_line = ids(judged->other_line),
                        .rest = std::move(rest)};
  }

  std::shared_ptr<const AnyGame> keep_;
  const G& game_;
  agents::Hindsight<G> hindsight_;
};

// "level" with its number; "best": as strong as there is, thinking for as long as it is let; or one kind by name.
template <Game G>
Result<std::unique_ptr<AnyAgent>> make_agent(std::shared_ptr<const AnyGame> keep, const G& game, std::string_view kind, int level,
                                             std::shared_ptr<const agents::NeuralNetwork> guide) {
  const auto made = [&]<class A, class... Args>(std::type_identity<A>, Args... args) -> std::unique_ptr<AnyAgent> {
    return std::make_unique<ErasedAgent<G, A>>(std::move(keep), game, args...);
  };
  if (guide && ((kind != "level" && kind != "best") || agents::Searchable<G> || !guide->values()))
    return fail("", "agent.no_guide", kind);
  if (kind == "level" && (level < 1 || level > levels_of<G>)) return fail("", "agent.no_level", level, levels_of<G>);
  if (kind == "random") return made(std::type_identity<agents::RandomAgent>());
  if (kind == "greedy") return made(std::type_identity<agents::GreedyAgent>());
  if (kind == "uct") return made(std::type_identity<agents::Uct<G>>());
  if constexpr (agents::Searchable<G>) {
    if (kind == "level") return made(std::type_identity<agents::Levelled<G>>(), level);
    if (kind == "best" || kind == "alpha_beta") return made(std::type_identity<agents::AlphaBeta<G>>());
    return fail("", "agent.unknown", kind, "level, best, alpha_beta, uct, greedy, random");
  } else {
    if constexpr (HasTensor<G>) {
      using Guide = agents::LearnedGuide<G>;
      if (guide && kind == "level")
        return made(std::type_identity<agents::LevelledRollout<G, Guide>>(), level, agents::learned_levels, Guide(guide));
      if (guide && kind == "best") return made(std::type_identity<agents::Rollout<G, Guide>>(), agents::usual_width, Guide(guide));
    }
    if (kind == "level") return made(std::type_identity<agents::LevelledRollout<G>>(), level);
    if (kind == "best") return made(std::type_identity<agents::Rollout<G>>());
    return fail("", "agent.unknown", kind, "level, best, uct, greedy, random");
  }
}

}  // namespace shengxiao::table
