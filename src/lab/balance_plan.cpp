#include <algorithm>

#include "agents/hindsight.hpp"
#include "agents/rollout_levels.hpp"
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
constexpr std::uint64_t most_quick_games = 6000;               // where good play takes a millisecond a game
constexpr std::uint64_t cost_of_report = 240'000;              // processor milliseconds, about, at level 5
constexpr std::string_view strong = "level:5", quick = "level:3";

// What the agents know of a game, of the one with this name.
struct Traits {
  bool slow_playouts = false, luck_decides = false;
};
template <class... Games>
Traits traits_of(games::GameList<Games...>, std::string_view name) {
  Traits traits;
  ((Games::name == name ? void(traits = {agents::slow_playouts<Games>, agents::luck_decides<Games>}) : void()), ...);
  return traits;
}
Traits traits_of(const table::AnyGame& game) { return traits_of(games::AllGames{}, game.info().name); }

// Processor milliseconds of a game at level 5, about. Both the decisions of a game and what is left of it at each grow with the
// seats.
std::uint64_t cost_of_game(const table::AnyGame& game) {
  const auto seats = static_cast<std::uint64_t>(game.seats());
  return (traits_of(game).slow_playouts ? 3600 : 25) * seats * seats;
}

// Level 4 of a game with slow playouts tries out, too, a third as much.
bool is_costly(const table::AnyGame& game, std::string_view name) {
  return name == strong || (name == "level:4" && traits_of(game).slow_playouts);
}

// Games at level 5 that this much pays for.
std::uint64_t affordable(const table::AnyGame& game, std::uint64_t cost) { return cost / cost_of_game(game); }

// Level 5 is a network there, without search: better than the rule of thumb, and as quick.
bool is_network(const table::AnyGame& game, std::string_view agent) { return agent == strong && table::knowledge_of(game); }

// Which games are looked into: every so many of the main block. A network takes several times as long to play on.
struct Looks {
  std::uint64_t main, one_in;

  Looks(const BalanceRules& rules, bool network)
      : main(rules.looks ? rules.games : 0),
        one_in(rules.games <= most_games ? 4
               : network                 ? 40
                                         : 10) {}
  std::optional<Depth> operator()(std::uint64_t number) const {
    return number < main && number % one_in == 0 ? std::optional(Depth{}) : std::nullopt;
  }
  std::uint64_t among_first(std::uint64_t games) const { return (std::min(games, main) + one_in - 1) / one_in; }
};

// In processor milliseconds, about: the games of the main block take far longer than those of weak players, which come later.
Work work_of(const BalancePlan& balance, const table::AnyGame& game, const Looks& looks, bool network) {
  const double quick_seat = 0.3, strong_seat = network ? quick_seat : static_cast<double>(cost_of_game(game)) / game.seats();
  const auto seat = [&](int player) {
    return is_costly(game, balance.plan.players[static_cast<std::size_t>(player)].name()) ? strong_seat : quick_seat;
  };
  std::vector<std::pair<std::uint64_t, double>> blocks;  // games, and what each takes
  for (const auto& block : balance.blocks)
    blocks.emplace_back(block.games,
                        seat(block.player) + (game.seats() - 1) * seat(block.others < 0 ? block.player : block.others));
  return [blocks = std::move(blocks), looks, look = network ? 1600.0 : 300.0](std::uint64_t games) {
    double sum = look * static_cast<double>(looks.among_first(games));
    for (const auto& [count, each] : blocks) {
      sum += each * static_cast<double>(std::min(games, count));
      games -= std::min(games, count);
    }
    return sum;
  };
}
}  // namespace

Extent usual_extent(const table::AnyGame& game, const std::string& agent) {
  if (is_network(game, agent.empty() ? strong : agent)) return {std::string(strong), most_quick_games};
  // There the heuristic policy is as good as any.
  if (agent.empty() && traits_of(game).luck_decides) return {"greedy", most_quick_games};
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
    const auto most = is_costly(*game, name) ? rules.games * affordable(*game, cost_of_report / 2) / most_games : rules.games;
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
  const Looks looks(rules, network);
  balance.plan.work = work_of(balance, *game, looks, network);
  add_figures(balance.plan, looks, network ? std::optional(*quick_one) : std::nullopt);
  return balance;
}

}  // namespace shengxiao::lab
