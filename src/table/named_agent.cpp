#include "table/named_agent.hpp"

#include <charconv>

namespace shengxiao::table {

namespace {
struct Parts {
  std::string_view kind, path;
};

Parts parts_of(std::string_view name) {
  const auto plus = name.find('+');
  const auto kind = name.substr(0, plus);
  const bool is_kind = kind.find('/') == std::string_view::npos && !kind.ends_with(".policy");
  if (plus != std::string_view::npos && is_kind) return {kind, name.substr(plus + 1)};
  return is_kind ? Parts{name, {}} : Parts{{}, name};
}
}  // namespace

bool names_policy(std::string_view name) { return parts_of(name).kind.empty(); }

Result<NamedAgent> NamedAgent::make(std::string_view name) {
  const auto [kind, path] = parts_of(name);
  NamedAgent agent;
  agent.unlearned_ = path == "none";
  if (!path.empty() && !agent.unlearned_) {
    auto policy = read_policy(std::string(path));
    if (!policy) return tl::unexpected(policy.error());
    agent.policy_ = std::move(*policy);
  }
  const auto colon = kind.find(':');
  agent.kind_ = kind.substr(0, colon);
  if (colon != std::string_view::npos) {
    const auto digits = kind.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), agent.level_);
    if (error != std::errc() || end != digits.data() + digits.size()) return fail("", "agent.bad_level", name);
  }
  return agent;
}

Result<std::unique_ptr<AnyAgent>> NamedAgent::sit(const AnyGame& game) const {
  if (unlearned_) return game.guided_agent(kind_, level_, nullptr);
  if (!policy_) return game.agent(kind_, level_);
  if (kind_.empty()) return policy_agent(game, *policy_);
  const auto network = fitting(game, *policy_);
  if (!network) return tl::unexpected(network.error());
  return game.guided_agent(kind_, level_, *network);
}

Result<std::unique_ptr<AnyAgent>> named_agent(const AnyGame& game, std::string_view name) {
  const auto agent = NamedAgent::make(name);
  if (!agent) return tl::unexpected(agent.error());
  return agent->sit(game);
}

}  // namespace shengxiao::table
