// Opponents by name, wherever one is named: at the command line, in Python, in a lab.
#pragma once
#include <memory>
#include <string_view>

#include "table/any_game.hpp"

namespace shengxiao::table {

// Whether an opponent's name is the path of a policy.
bool names_policy(std::string_view name);

// "level:5", or a kind alone: see AnyGame::agent. Or the path of a policy, which ends with .policy or has a slash.
Result<std::unique_ptr<AnyAgent>> named_agent(const AnyGame& game, std::string_view name);

}  // namespace shengxiao::table
