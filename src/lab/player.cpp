#include "lab/player.hpp"

#include <charconv>

#include "lab/clairvoyant.hpp"

namespace shengxiao::lab {

Result<Player> Player::make(std::string_view name, const agents::Limits& limits) {
  Player player;
  player.name_ = name;
  player.limits_ = limits;
  if (const auto tilde = name.rfind('~'); tilde != std::string_view::npos) {
    const auto digits = name.substr(tilde + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), player.slips_);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || player.slips_ > 100)
      return fail("", "lab.bad_slips", name);
    name = name.substr(0, tilde);
  }
  if (name == Clairvoyant::name) {
    player.is_clairvoyant_ = true;
    if (!limits.nodes) player.limits_.nodes = Clairvoyant::usual_playouts;
    return player;
  }
  auto agent = table::NamedAgent::make(name);
  if (!agent) return tl::unexpected(agent.error());
  player.agent_ = std::move(*agent);
  const auto& kind = player.agent_.kind();
  const bool goes_on = kind == "uct" || kind == "best" || kind == "alpha_beta";
  if (goes_on && !limits.nodes && !limits.time.count() && !limits.depth) player.limits_.nodes = usual_nodes;
  return player;
}

Result<std::unique_ptr<table::AnyAgent>> Player::sit(const table::AnyGame& game) const { return agent_.sit(game); }

Player Player::without(int item) const {
  auto restricted = *this;
  restricted.forbidden_ = item;
  return restricted;
}

}  // namespace shengxiao::lab
