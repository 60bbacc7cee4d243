#include "table/named_agent.hpp"

#include <charconv>

#include "table/policy_file.hpp"

namespace shengxiao::table {

bool names_policy(std::string_view name) { return name.find('/') != std::string_view::npos || name.ends_with(".policy"); }

Result<std::unique_ptr<AnyAgent>> named_agent(const AnyGame& game, std::string_view name) {
  if (names_policy(name)) {
    const auto policy = read_policy(std::string(name));
    if (!policy) return tl::unexpected(policy.error());
    return policy_agent(game, *policy);
  }
  const auto colon = name.find(':');
  int level = 0;
  if (colon != std::string_view::npos) {
    const auto digits = name.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), level);
    if (error != std::errc() || end != digits.data() + digits.size()) return fail("", "agent.bad_level", name);
  }
  return game.agent(name.substr(0, colon), level);
}

}  // namespace shengxiao::table
