// A policy in a file: a network, and what it is for. docs/policies.md has the format.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "agents/neural_network.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

struct Policy {
  std::string game;
  int rules = 0;              // the version of the rules
  int observation = 0;        // numbers in an observation
  std::uint64_t layout = 0;   // of an observation: layout_of()
  std::shared_ptr<const agents::NeuralNetwork> network;
};

// What the numbers of an observation are, as far as their units tell: another one means another version of the observation.
std::uint64_t layout_of(const AnyGame& game);

// Whatever is wrong with a file is an error: it may be damaged, or an enemy's.
Result<Policy> parse_policy(std::string_view file);
Result<Policy> read_policy(const std::string& path);

// The network of a policy that is for this game as it is set up.
Result<std::shared_ptr<const agents::NeuralNetwork>> fitting(const AnyGame& game, const Policy& policy);

// An opponent that does what the policy prefers.
Result<std::unique_ptr<AnyAgent>> policy_agent(const AnyGame& game, const Policy& policy);

}  // namespace shengxiao::table
