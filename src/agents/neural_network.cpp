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

// In eight sums, which are added up in the same order on every machine.
float dot(std::span<const float> a, const float* b) {
  constexpr std::size_t lanes = 8;
  float sums[lanes] = {};
  std::size_t i = 0;
  for (; i + lanes <= a.size(); i += lanes)
    for (std::size_t k = 0; k < lanes; ++k) sums[k] += a[i + k] * b[i + k];
  for (; i < a.size(); ++i) sums[0] += a[i] * b[i];
  return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

float activated(Activation activation, float x) {
  activate(activation, {&x, 1});
  return x;
}

void transpose(Dense& layer) {
  const auto in = static_cast<std::size_t>(layer.inputs), out = static_cast<std::size_t>(layer.outputs);
  std::vector<float> turned(layer.weights.size());
  for (std::size_t from = 0; from < in; ++from)
    for (std::size_t to = 0; to < out; ++to) turned[to * in + from] = layer.weights[from * out + to];
  layer.weights = std::move(turned);
}
}  // namespace

NeuralNetwork::NeuralNetwork(std::vector<Dense> trunk, Dense policy, std::vector<Dense> value)
    : trunk_(std::move(trunk)), policy_(std::move(policy)), value_(std::move(value)) {
  assert(value_.size() <= 1);
  transpose(policy_);
}

void NeuralNetwork::evaluate(std::span<const float> observation, std::span<const ActionId> actions, Evaluation& out) const {
  auto in = observation;
  int next = 0;
  for (const auto& layer : trunk_) {
    auto& outputs = out.scratch[next];
    apply(layer, in, outputs);
    in = outputs;
    next = 1 - next;
  }
  out.logits.clear();
  for (const std::size_t action : actions)
    out.logits.push_back(activated(policy_.activation, policy_.biases[action] + dot(in, &policy_.weights[action * in.size()])));
  out.value.clear();
  for (const auto& value : value_) apply(value, in, out.value);
}

}  // namespace shengxiao::agents
