#include "agents/neural_network.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/rng.hpp"

namespace shengxiao::agents {
namespace {

float small(Rng& rng) { return static_cast<float>(rng.below(2001) - 1000) / 500; }

Dense random_layer(int inputs, int outputs, Activation activation, Rng& rng) {
  Dense layer{inputs, outputs, activation, {}, {}};
  for (int k = 0; k < inputs * outputs; ++k) layer.weights.push_back(small(rng));
  for (int k = 0; k < outputs; ++k) layer.biases.push_back(small(rng));
  return layer;
}

// By the definition, in doubles.
std::vector<double> by_hand(const Dense& layer, const std::vector<double>& in) {
  std::vector<double> out;
  for (int to = 0; to < layer.outputs; ++to) {
    double sum = layer.biases[static_cast<std::size_t>(to)];
    for (int from = 0; from < layer.inputs; ++from)
      sum += in[static_cast<std::size_t>(from)] * layer.weights[static_cast<std::size_t>(from * layer.outputs + to)];
    if (layer.activation == Activation::relu) sum = std::max(sum, 0.0);
    if (layer.activation == Activation::tanh) sum = std::tanh(sum);
    out.push_back(sum);
  }
  return out;
}

void expect_near(const std::vector<float>& found, const std::vector<double>& wanted) {
  ASSERT_EQ(found.size(), wanted.size());
  for (std::size_t k = 0; k < found.size(); ++k) EXPECT_NEAR(found[k], wanted[k], 1e-3 * (1 + std::abs(wanted[k])));
}

std::vector<ActionId> all_of(const NeuralNetwork& network) {
  std::vector<ActionId> ids(static_cast<std::size_t>(network.actions()));
  std::iota(ids.begin(), ids.end(), ActionId{0});
  return ids;
}

TEST(NeuralNetwork, EvaluatesWhatItsLayersSay) {
  Rng rng(1);
  const auto first = random_layer(7, 12, Activation::relu, rng), second = random_layer(12, 5, Activation::tanh, rng);
  const auto policy = random_layer(5, 9, Activation::none, rng), value = random_layer(5, 2, Activation::tanh, rng);
  const NeuralNetwork network({first, second}, policy, {value});
  EXPECT_EQ(network.inputs(), 7);
  EXPECT_EQ(network.actions(), 9);
  EXPECT_EQ(network.values(), 2);
  NeuralNetwork::Evaluation evaluation;  // one for all: nothing of an evaluation is left in it
  for (int n = 0; n < 50; ++n) {
    std::vector<float> in;
    for (int k = 0; k < 7; ++k) in.push_back(rng.below(2) ? 0.0f : small(rng));
    network.evaluate(in, all_of(network), evaluation);
    const auto features = by_hand(second, by_hand(first, {in.begin(), in.end()}));
    expect_near(evaluation.logits, by_hand(policy, features));
    expect_near(evaluation.value, by_hand(value, features));
  }
}

TEST(NeuralNetwork, GivesTheLogitsOfTheActionsAskedForInTheirOrder) {
  Rng rng(3);
  const NeuralNetwork network({random_layer(6, 21, Activation::relu, rng)}, random_layer(21, 30, Activation::none, rng), {});
  const std::vector<float> in{0, 1, -1, 0.25f, 2, 0};
  NeuralNetwork::Evaluation all, some;
  network.evaluate(in, all_of(network), all);
  network.evaluate(in, std::vector<ActionId>{29, 3, 0}, some);
  EXPECT_EQ(some.logits, (std::vector{all.logits[29], all.logits[3], all.logits[0]}));
}

TEST(NeuralNetwork, MayBeOneLayerWithoutAValue) {
  Rng rng(2);
  const auto policy = random_layer(4, 3, Activation::none, rng);
  const NeuralNetwork network({}, policy, {});
  EXPECT_EQ(network.inputs(), 4);
  EXPECT_EQ(network.values(), 0);
  NeuralNetwork::Evaluation evaluation;
  network.evaluate(std::vector<float>{1, 0, -2, 0.5f}, all_of(network), evaluation);
  expect_near(evaluation.logits, by_hand(policy, {1, 0, -2, 0.5}));
  EXPECT_TRUE(evaluation.value.empty());
}

}  // namespace
}  // namespace shengxiao::agents
