// A small feed-forward network: from an observation to a preference for each action, and perhaps to a value. Floats, no library.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game.hpp"

namespace shengxiao::agents {

enum class Activation : std::uint8_t { none, relu, tanh };

// outputs = activation(weights * inputs + biases).
struct Dense {
  int inputs = 0, outputs = 0;
  Activation activation = Activation::none;
  std::vector<float> weights;  // those of the first input, of the second …: [inputs][outputs]
  std::vector<float> biases;   // [outputs]
};

// Layers one after another, and what their last outputs go into: the policy, and the value if there is one. Each layer has as many
// inputs as the one before it has outputs.
class NeuralNetwork {
 public:
  NeuralNetwork(std::vector<Dense> trunk, Dense policy, std::vector<Dense> value);

  int inputs() const { return trunk_.empty() ? policy_.inputs : trunk_.front().inputs; }
  int actions() const { return policy_.outputs; }
  int values() const { return value_.empty() ? 0 : value_.front().outputs; }

  // What an evaluation needs and gives. Each thread has one of its own.
  struct Evaluation {
    std::vector<float> logits;  // of the actions that were asked for, in their order: unnormalized preferences
    std::vector<float> value;   // [values]
    std::vector<float> scratch[2];
  };
  // Inputs that are 0 cost next to nothing, nor do actions that are not asked for.
  void evaluate(std::span<const float> observation, std::span<const ActionId> actions, Evaluation& out) const;

 private:
  std::vector<Dense> trunk_;
  Dense policy_;  // the weights [outputs][inputs]: those of an action side by side
  std::vector<Dense> value_;  // one or none
};

}  // namespace shengxiao::agents
