// The opponent that a network is: it does what the network prefers of what is legal.
#pragma once
#include <fmt/format.h>

#include <memory>

#include "agents/neural_network.hpp"
#include "agents/thought.hpp"
#include "core/tensor.hpp"

namespace shengxiao::agents {

template <Game G>
class PolicyAgent {
 public:
  explicit PolicyAgent(std::shared_ptr<const NeuralNetwork> network) : network_(std::move(network)) {}

  // The best actions first. Ties go to the lowest id.
  Thought<G> think(const G& game, const Observation<G>& observation, const Limits&, Rng&, const Progress<G>&) {
    numbers_.resize(static_cast<std::size_t>(network_->inputs()));
    game.tensor(observation.view, Tensor<float>(std::span(numbers_)));
    network_->evaluate(numbers_, evaluation_);
    const auto preference = [&](const auto& action) { return evaluation_.logits[game.id(action)]; };
    Thought<G> thought;
    thought.best = observation.legal[0];
    for (const auto& action : observation.legal)
      if (preference(action) > preference(thought.best)) thought.best = action;
    thought.line = {thought.best};
    thought.nodes = 1;
    if (network_->values()) {
      thought.score = evaluation_.value[0];
      thought.text = fmt::format("{:+.2f}", thought.score);
    }
    return thought;
  }

 private:
  std::shared_ptr<const NeuralNetwork> network_;
  std::vector<float> numbers_;
  NeuralNetwork::Evaluation evaluation_;
};

}  // namespace shengxiao::agents
