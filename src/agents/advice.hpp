// What a network says of a decision: a preference for each legal action, and perhaps what the seat may expect.
#pragma once
#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

#include "agents/neural_network.hpp"
#include "core/tensor.hpp"

namespace shengxiao::agents {

template <Game G>
class Advice {
 public:
  explicit Advice(std::shared_ptr<const NeuralNetwork> network) : network_(std::move(network)) {
    numbers_.resize(static_cast<std::size_t>(network_->inputs()));
  }

  // The logits are in the order of `legal`.
  const NeuralNetwork::Evaluation& of(const G& game, const typename G::View& view, const Actions<G>& legal) {
    ids_.clear();
    for (const auto& action : legal) ids_.push_back(game.id(action));
    game.tensor(view, Tensor<float>(std::span(numbers_)));
    network_->evaluate(numbers_, ids_, evaluation_);
    return evaluation_;
  }

  // The return that the viewer expects; the network must have a value.
  double value(const G& game, const typename G::View& view) { return of(game, view, {}).value.front(); }

  bool has_value() const { return network_->values() > 0; }

 private:
  std::shared_ptr<const NeuralNetwork> network_;
  std::vector<float> numbers_;
  std::vector<ActionId> ids_;
  NeuralNetwork::Evaluation evaluation_;
};

// Places of a decision's actions, the most preferred first. Ties go to the first in the order of the rules.
inline std::vector<int> by_logits(const std::vector<float>& logits) {
  std::vector<int> order(logits.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::greater(), [&](int at) { return logits[static_cast<std::size_t>(at)]; });
  return order;
}

}  // namespace shengxiao::agents
