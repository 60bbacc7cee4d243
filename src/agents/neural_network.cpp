#include "agents/neural_network.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace shengxiao::agents {

namespace {
void activate(Activation activation, std::span<float> numbers) {
  if (activation == Activation::relu)
    for (auto& x : numbers) x = std::max(x, 0.0f);
  if (activation == Activation::tanh)
    for (auto& x : numbers) x = std::tanh(x);
}

// The weights of an input lie side by side, so that they are added to all outputs at once, and not at all where it is 0.
void apply(const Dense& layer, std::span<const float> in, std::vector<float>& out) {
  assert(std::ssize(in) == layer.inputs);
  out.assign(layer.biases.begin(), layer.biases.end());
  const auto n = out.size();
  const float* row = layer.weights.data();
  for (const float x : in) {
    if (x != 0)
      for (std::size_t k = 0; k < n; ++k) out[k] += x * row[k];
    row += n;
  }
  activate(layer.activation, out);
}
}  // namespace

NeuralNetwork::NeuralNetwork(std::vector<Dense> trunk, Dense policy, std::vector<Dense> value)
    : trunk_(std::move(trunk)), policy_(std::move(policy)), value_(std::move(value)) {
  assert(value_.size() <= 1);
}

void NeuralNetwork::evaluate(std::span<const float> observation, Evaluation& out) const {
  auto in = observation;
  int next = 0;
  for (const auto& layer : trunk_) {
    auto& outputs = out.scratch[next];
    apply(layer, in, outputs);
    in = outputs;
    next = 1 - next;
  }
  apply(policy_, in, out.logits);
  out.value.clear();
  for (const auto& value : value_) apply(value, in, out.value);
}

}  // namespace shengxiao::agents
