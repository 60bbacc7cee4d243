// The opponent that a network is: it does what the network prefers of what is legal.
#pragma once
#include <fmt/format.h>

#include "agents/advice.hpp"
#include "agents/thought.hpp"

namespace shengxiao::agents {

template <Game G>
class PolicyAgent {
 public:
  explicit PolicyAgent(std::shared_ptr<const NeuralNetwork> network) : advice_(std::move(network)) {}

  Thought<G> think(const G& game, const Observation<G>& observation, const Limits&, Rng&, const Progress<G>&) {
    const auto& said = advice_.of(game, observation.view, observation.legal);
    Thought<G> thought;
    // Ties go to the first in the order of the rules.
    thought.best = observation.legal[static_cast<int>(std::ranges::max_element(said.logits) - said.logits.begin())];
    thought.line = {thought.best};
    thought.nodes = 1;
    if (advice_.has_value()) {
      thought.score = said.value.front();
      thought.text = fmt::format("{:+.2f}", thought.score);
    }
    return thought;
  }

 private:
  Advice<G> advice_;
};

}  // namespace shengxiao::agents
