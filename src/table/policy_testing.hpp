// Policies made up for tests.
#pragma once
#include <bit>
#include <string>
#include <vector>

#include "chance/bytes.hpp"
#include "core/text.hpp"
#include "table/policy_file.hpp"

namespace shengxiao::table {

inline std::string bytes_of_floats(const std::vector<float>& numbers) {
  std::string bytes;
  for (const auto number : numbers)
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(std::bit_cast<std::uint32_t>(number) >> 8 * i);
  return bytes;
}
inline std::string policy_file(const std::string& head, const std::vector<float>& weights) {
  const auto bytes = bytes_of_floats(weights);
  return fmt::format("{}sha256 {}\nweights\n{}", head, chance::hex(chance::sha256({chance::bytes_of(bytes)})), bytes);
}
inline std::string policy_head(const AnyGame& game, int rules = 0) {
  return fmt::format("shengxiao policy 1\ngame {}\nrules {}\nobservation {} {:016x}\n", game.info().name,
                     rules ? rules : game.info().version, game.tensor_size(), layout_of(game));
}
// One layer, whose preference for each action grows with its id, or falls; and a value that is always 0.25.
inline std::string sloping_policy(const AnyGame& game, float slope) {
  const int in = game.tensor_size(), actions = game.action_count();
  std::vector<float> weights(static_cast<std::size_t>(in * actions), 0.0f);
  for (int id = 0; id < actions; ++id) weights.push_back(slope * static_cast<float>(id));
  weights.resize(weights.size() + static_cast<std::size_t>(in), 0.0f);
  weights.push_back(0.25f);
  return policy_file(policy_head(game) + fmt::format("policy {} {} none\nvalue {} 1 none\n", in, actions, in), weights);
}

}  // namespace shengxiao::table
