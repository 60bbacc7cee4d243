#include "lab/player.hpp"

#include <charconv>

#include "table/named_agent.hpp"

namespace shengxiao::lab {

Result<Player> Player::make(std::string_view name, const agents::Limits& limits) {
  Player player;
  player.name_ = player.agent_ = name;
  player.limits_ = limits;
  if (const auto tilde = name.rfind('~'); tilde != std::string_view::npos) {
    const auto digits = name.substr(tilde + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), player.slips_);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || player.slips_ > 100)
      return fail("", "lab.bad_slips", name);
    player.agent_.resize(tilde);
  }
  const bool goes_on = player.agent_ == "uct" || player.agent_ == "best" || player.agent_ == "alpha_beta";
  if (goes_on && !limits.nodes && !limits.time.count() && !limits.depth) player.limits_.nodes = usual_nodes;
  if (table::names_policy(player.agent_)) {
    auto policy = table::read_policy(player.agent_);
    if (!policy) return tl::unexpected(policy.error());
    player.policy_ = std::move(*policy);
  }
  return player;
}

Result<std::unique_ptr<table::AnyAgent>> Player::sit(const table::AnyGame& game) const {
  return policy_ ? table::policy_agent(game, *policy_) : table::named_agent(game, agent_);
}

Player Player::without(int item) const {
  auto restricted = *this;
  restricted.forbidden_ = item;
  return restricted;
}

}  // namespace shengxiao::lab
