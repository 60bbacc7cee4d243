#include "table/computers.hpp"

#include <algorithm>
#include <cassert>

#include "core/text.hpp"

namespace shengxiao::table {

namespace {
// The numbers of seats with which a game, with its usual options, is what the policy is for.
std::vector<int> seats_for(const Policy& policy, const GameInfo& game) {
  std::vector<int> seats;
  for (int count = game.min_seats; count <= game.max_seats; ++count) {
    Setup setup;
    setup.seats = count;
    const auto made = make_game(game.name, setup);
    if (made && policy_agent(**made, policy)) seats.push_back(count);
  }
  return seats;
}

bool is_name(std::string_view name) {
  const auto may_stand = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
  };
  return !name.empty() && name.size() <= SeatOccupant::longest_policy && std::ranges::all_of(name, may_stand);
}
}  // namespace

Result<bool> Computers::add(std::string_view name, const std::string& path) {
  if (has(name)) return fail("", "policy.name_taken", name);
  auto policy = read_policy(path);
  if (!policy) return tl::unexpected(policy.error());
  const auto games = all_games();
  const auto game = std::ranges::find(games, policy->game, &GameInfo::name);
  if (game == games.end()) return fail("", "policy.no_game", path, excerpt(policy->game));
  auto seats = seats_for(*policy, *game);
  if (seats.empty()) return fail("", "policy.no_seats", path, game->title);
  policies_.emplace(name, Named{std::move(*policy), std::move(seats)});
  return true;
}

Result<bool> Computers::add(std::string_view named_path) {
  const auto equals = named_path.find('=');
  if (equals == std::string_view::npos || !is_name(named_path.substr(0, equals)))
    return fail("", "policy.bad_name", excerpt(named_path));
  return add(named_path.substr(0, equals), std::string(named_path.substr(equals + 1)));
}

Result<bool> Computers::check(const AnyGame& game, const SeatOccupant& who) const {
  if (who.person) return true;
  if (who.policy.empty()) {
    if (who.level < 1 || who.level > game.info().levels) return fail("", "agent.no_level", who.level, game.info().levels);
    return true;
  }
  const auto found = policies_.find(who.policy);
  if (found == policies_.end()) return fail("", "policy.unknown", excerpt(who.policy));
  const auto agent = policy_agent(game, found->second.policy);
  if (!agent) return tl::unexpected(agent.error());
  return true;
}

std::unique_ptr<AnyAgent> Computers::agent(const AnyGame& game, const SeatOccupant& who) const {
  if (const auto found = policies_.find(who.policy); found != policies_.end())
    if (auto agent = policy_agent(game, found->second.policy)) return std::move(*agent);
  auto agent = game.agent("level", who.level ? who.level : game.info().middle_level());
  assert(agent);
  return std::move(*agent);
}

void Computers::json(Json& out) const {
  if (policies_.empty()) return;
  out.key("policies").open('[');
  for (const auto& [name, named] : policies_)
    out.open('{').field("name", name).field("game", named.policy.game).key("seats").array(named.seats).close('}');
  out.close(']');
}

}  // namespace shengxiao::table
