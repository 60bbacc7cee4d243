#include <algorithm>

#include "agents/hindsight.hpp"
#include "games/all.hpp"
#include "lab/balance.hpp"
#include "lab/results.hpp"
#include "table/knowledge.hpp"

namespace shengxiao::lab {

const BalancePlan::Block& BalancePlan::block_of(std::uint64_t number) const {
  return *std::ranges::find_if(blocks, [&](const Block& block) { return number < block.first + block.games; });
}

namespace {
constexpr std::uint64_t most_games = 600, fewest_games = 100;  // of a report, where it is not said
constexpr std::uint64_t most_quick_games = 6000;               // where level 5 is a network, which plays a game in a millisecond
constexpr std::uint64_t cost_of_report = 240'000;              // processor milliseconds, about, at level 5
constexpr std::string_view strong = "level:5", quick = "level:4";

template <class... Games>
bool is_slow(games::GameList<Games...>, std::string_view name) {
  return ((Games::name == name && agents::slow_playouts<Games>) || ...);
}

// Games at level 5 that this much pays for. Both the decisions of a game and what is left of it at each grow with the seats.
std::uint64_t affordable(const table::AnyGame& game, std::uint64_t cost) {
  const auto seats = static_cast<std::uint64_t>(game.seats());
  return cost / ((is_slow(games::AllGames{}, game.info().name) ? 3600 : 25) * seats * seats);
}

// Level 5 is a network there, without search: better than the rule of thumb, and as quick.
bool is_network(const table::AnyGame& game, std::string_view agent) { return agent == strong && table::knowledge_of(game); }

// By number of game. Some in between are looked into, and not the first ones, so that the time left can be told. A network takes
// several times as long to play on.
auto looks(const BalanceRules& rules, bool network) {
  const std::uint64_t one_in = rules.games <= most_games ? 4 : network ? 40 : 10;
  return [main = rules.looks ? rules.games : 0, one_in](std::uint64_t number) {
    return number < main && number % one_in == 0 ? std::optional(Depth{}) : std::nullopt;
  };
}
}  // namespace

Extent usual_extent(const table::AnyGame& game, const std::string& agent) {
  if (is_network(game, agent.empty() ? strong : agent)) return {std::string(strong), most_quick_games};
  const auto strong_games = std::min(most_games, affordable(game, cost_of_report) / 10 * 10);
  if (agent.empty())
    return strong_games < fewest_games ? Extent{std::string(quick), most_games} : Extent{std::string(strong), strong_games};
  return {agent, agent == strong ? std::max<std::uint64_t>(strong_games, 10) : most_games};
}

Result<BalancePlan> balance_plan(std::shared_ptr<const table::AnyGame> game, const Player& agent, const BalanceRules& rules) {
  using Block = BalancePlan::Block;
  using Kind = Block::Kind;
  // The kind changes with the blocks: files of other ones are not gone on with.
  auto kind = fmt::format("balance 5 of {}{}{}{}", rules.games, rules.looks ? " looks" : "", rules.skills ? " skills" : "",
                          rules.restricted ? " restricted" : "");
  BalancePlan balance{.plan = {.kind = std::move(kind), .games = {game}, .players = {agent}, .seed = rules.seed, .task = {}},
                      .blocks = {},
                      .items = game->items()};
  auto& players = balance.plan.players;
  const auto seats = static_cast<std::size_t>(game->seats());
  const auto add = [&](Block block, std::uint64_t games) {
    block.first = balance.games;
    block.games = games;
    balance.blocks.push_back(block);
    balance.games += games;
  };
  add({Kind::main, 0}, rules.games);
  for (const auto* name : {"random", "level:1", "level:2", "level:3", "level:4", "level:5", "greedy"}) {
    if (name == agent.name() || !rules.skills) continue;
    // Half as long as a report takes, at the most, where it has as many games as it may. Too few say nothing.
    const auto most = name == strong ? rules.games * affordable(*game, cost_of_report / 2) / most_games : rules.games;
    if (most < rules.games / 20) continue;
    const auto player = Player::make(name);
    if (!player) return tl::unexpected(player.error());
    players.push_back(*player);
    const int others = static_cast<int>(players.size()) - 1;
    const auto games = std::min(rules.games / 2, most);
    add({Kind::skill, others}, games);
    if (seats > 1) add({Kind::against, 0, others}, games / seats * seats);  // every seat as often
  }
  const bool network = is_network(*game, agent.name());
  const auto quick_one = network ? Result<Player>(agent) : Player::make("greedy");
  if (!quick_one) return tl::unexpected(quick_one.error());
  const auto known = std::ranges::find(players, quick_one->name(), &Player::name);
  const int free = static_cast<int>(known - players.begin());
  if (known == players.end()) players.push_back(*quick_one);
  const auto each = seats > 1 && rules.restricted ? rules.games / 2 / seats * seats : 0;  // every seat as often
  add({Kind::free, free}, each);
  for (std::size_t item = 0; item < balance.items.size() && each; ++item) {
    if (balance.items[item].counts != Item::Counts::used) continue;
    players.push_back(quick_one->without(static_cast<int>(item)));
    add({Kind::restricted, static_cast<int>(players.size()) - 1, free, static_cast<int>(item)}, each);
  }
  balance.plan.task = [blocks = balance.blocks, seats](std::uint64_t number) {
    const auto& block = *std::ranges::find_if(blocks, [&](const auto& one) { return number < one.first + one.games; });
    GameTask task{.game = 0, .deal = number - block.first, .players = std::vector<int>(seats, block.player)};
    if (block.others >= 0) {
      std::ranges::fill(task.players, block.others);
      task.players[task.deal % seats] = block.player;
    }
    return task;
  };
  add_figures(balance.plan, looks(rules, network), network ? std::optional(*quick_one) : std::nullopt);
  return balance;
}

}  // namespace shengxiao::lab
