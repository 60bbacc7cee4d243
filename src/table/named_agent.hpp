// Opponents by name, wherever one is named: at the command line, in Python, in a lab.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/policy_file.hpp"

namespace shengxiao::table {

// Whether an opponent's name is the path of a policy: it ends with .policy or has a slash, and is not a search guided by one.
bool names_policy(std::string_view name);

// "level:5", or a kind alone: see AnyGame::agent. Or the path of a policy. Or both, "best+FILE.policy": a search that this policy
// guides instead of what the game has learned; "best+none": one that nothing learned guides. The file is read once.
class NamedAgent {
 public:
  static Result<NamedAgent> make(std::string_view name);

  // An error where it cannot play this game.
  Result<std::unique_ptr<AnyAgent>> sit(const AnyGame& game) const;
  const std::string& kind() const { return kind_; }  // empty for a policy alone

 private:
  std::string kind_;
  int level_ = 0;
  bool unlearned_ = false;  // +none
  std::optional<Policy> policy_;
};

Result<std::unique_ptr<AnyAgent>> named_agent(const AnyGame& game, std::string_view name);

}  // namespace shengxiao::table
