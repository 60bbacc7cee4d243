// What every opponent is asked and what it answers: an observation and a budget, a move and what it thinks of it.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace shengxiao::agents {

// How long to think. Whatever is set bounds it; with nothing set an agent uses its own default. `stop` may be raised at any
// time, from another thread: the best move so far is then given at once.
struct Limits {
  std::chrono::milliseconds time{0};
  std::uint64_t nodes = 0;
  int depth = 0;
  const std::atomic<bool>* stop = nullptr;
};

// For agents that never come to an end by themselves: a second where nothing was set that ends them.
inline Limits ended(Limits limits) {
  if (!limits.time.count() && !limits.nodes && !limits.stop) limits.time = std::chrono::seconds(1);
  return limits;
}

template <Game G>
struct Thought {
  typename G::Action best{};
  std::vector<typename G::Action> line;  // what it expects, best first
  double score = 0;                      // for the seat asked: points of the game's own score, or expected return
  std::string text;                      // the score in words: "+2.3", "won by 9", "52 %"
  bool proved = false;                   // the score is exact
  bool decided = false;                  // it is certain who wins, or that it is drawn, whatever the score
  int depth = 0;                         // turns looked ahead; 0 where that means nothing
  std::uint64_t nodes = 0;               // positions (search) or playouts
};

// Called from time to time while thinking.
template <Game G>
using Progress = std::function<void(const Thought<G>&)>;

// An opponent. It gets what a player gets, never a state; who needs one samples it from the view.
template <class A, class G>
concept AgentFor = Game<G> && requires(A agent, const G& game, const Observation<G>& observation, const Limits& limits, Rng& rng,
                                       const Progress<G>& progress) {
  { agent.think(game, observation, limits, rng, progress) } -> std::same_as<Thought<G>>;
};

}  // namespace shengxiao::agents
