// What the searchers choose with fixed seeds and numbers of nodes. Any change of a constant or of the order of moves shows here:
// where it is meant, its commit writes the file anew (./dev golden) and says why.
#include "core/golden.hpp"

#include <cmath>

#include "agents/greedy.hpp"
#include "agents/levels.hpp"
#include "agents/random.hpp"
#include "agents/rollout.hpp"
#include "agents/rollout_levels.hpp"
#include "agents/signature.hpp"
#include "agents/uct.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

// The choices of an agent in every seventh position of a game by the heuristic policy.
template <Game G, class Agent>
std::string choices(std::string_view name, const G& game, Agent agent, std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  Rng rng(5);
  auto s = game.start();
  std::string texts;
  for (auto [who, step] = std::pair(game.to_act(s), 0); !who.empty() && step < 150; who = game.to_act(s), ++step) {
    const auto seat = who.front();
    if (seat != Seat::chance && step % 7 == 0) {
      Rng own(static_cast<std::uint64_t>(step));
      const auto thought = agent.think(game, observe(game, s, seat), limits, own, {});
      texts += fmt::format("{}{} {}", texts.empty() ? "" : ", ", game.text(thought.best), std::lround(1000 * thought.score));
    }
    game.apply(s, seat, seat == Seat::chance ? random_action(game, s, seat, rng) : game.greedy(observe(game, s, seat), rng));
  }
  return json_object([&](Json& out) { out.field("agent", name).field("game", G::name).field("choices", texts); });
}

// All that an agent says along a game, and how often it told of its progress: a line for each.
template <Game G, class Agent>
void add_thoughts(std::vector<std::string>& lines, std::string_view name, const G& game, Agent& agent, const Limits& limits,
                  int every, std::uint64_t seed) {
  Rng rng(seed);
  auto s = game.start();
  int step = 0;
  for (SeatSet who; !(who = game.to_act(s)).empty() && step < 200; ++step) {
    const auto seat = who.nth(rng.below(who.size()));
    if (seat != Seat::chance && step % every == 0) {
      Rng own(static_cast<std::uint64_t>(step));
      std::string progress;
      const Progress<G> tell = [&](const Thought<G>& t) { progress += fmt::format(" {} {}", game.text(t.best), t.nodes); };
      const auto t = agent.think(game, observe(game, s, seat), limits, own, tell);
      std::string line;
      for (const auto a : t.line) line += (line.empty() ? "" : " ") + game.text(a);
      Digest told;
      told.add(progress);
      lines.push_back(json_object([&](Json& out) {
        out.field("agent", name).field("game", G::name).field("step", step).field("best", game.text(t.best)).field("line", line);
        out.field("score", fmt::format("{:.3f}", t.score)).field("text", t.text).field("proved", t.proved).field("depth", t.depth);
        out.field("nodes", t.nodes).field("progress", fmt::format("{:016x}", told.value));
      }));
    }
    game.apply(s, seat, random_action(game, s, seat, rng));
  }
}

// The same, and digests of more games.
template <Game G, class Agent>
void add_thoughts(std::vector<std::string>& lines, std::string_view name, const G& game, Agent agent, const Limits& limits,
                  int every) {
  add_thoughts(lines, name, game, agent, limits, every, 9);
  for (std::uint64_t seed = 10; seed < 16; ++seed) {
    std::vector<std::string> more;
    add_thoughts(more, name, game, agent, limits, every, seed);
    Digest digest;
    for (const auto& line : more) digest.add(line);
    lines.push_back(json_object([&](Json& out) {
      out.field("agent", name).field("game", G::name).field("seed", seed).field("digest", fmt::format("{:016x}", digest.value));
    }));
  }
}

Limits limit_of(std::uint64_t nodes, int depth = 0) {
  Limits limits;
  limits.nodes = nodes;
  limits.depth = depth;
  return limits;
}

template <Game G>
void add_choices(std::vector<std::string>& lines) {
  const auto game = *G::make({0, {}, nullptr, true});
  lines.push_back(choices("uct", game, Uct<G>(2000), 150));
  if constexpr (std::same_as<G, games::CelestialCheckers>) return;
  lines.push_back(choices("rollout", game, Rollout<G>(), 96));
  lines.push_back(choices("rollout of level 5", game, Rollout<G>(rollout_levels[4].wide), rollout_levels[4].playouts));
}

TEST(Golden, searchers) {
  using Checkers = games::CelestialCheckers;
  std::vector<std::string> lines;
  const auto signature = search_signature(*Checkers::make({0, {{"placement", "random"}}}));
  lines.push_back(json_object([&](Json& out) { out.field("agent", "alpha_beta").field("signature", signature); }));
  add_choices<Checkers>(lines);
  add_choices<games::GreatRace>(lines);
  add_choices<games::Zodiac>(lines);
  add_choices<games::WuXing>(lines);
  add_choices<games::RatAndDragon>(lines);
  expect_golden(lines, "src/agents/golden.jsonl");
}

// An entry of an earlier search makes way before one of this search does, unless it is much deeper.
TEST(TranspositionTable, KeepsWhatIsYoungDeepOrProved) {
  TranspositionTable table(1);
  table.allocate();
  constexpr std::uint64_t stride = std::uint64_t{1} << 32;  // all of these fall into one bucket
  const auto store = [&](std::uint64_t k, int depth) { table.store(k * stride, {0, Proof::none}, Bound::exact, 1, depth); };
  for (std::uint64_t k = 1; k <= 4; ++k) store(k, k == 1 ? 12 : 8);
  table.grow_older();
  store(5, 5);
  EXPECT_TRUE(table.find(5 * stride) && table.find(1 * stride))
      << "a shallow young one takes the place of an old one, not of the deepest";
  store(6, 3);
  EXPECT_TRUE(table.find(6 * stride) && table.find(5 * stride) && table.find(1 * stride))
      << "old ones go first, though they are deeper";
}

// From the placement on, by every level that has no clock.
TEST(Golden, thoughts_of_searchers) {
  using Checkers = games::CelestialCheckers;
  std::vector<std::string> lines;
  const auto placed = *Checkers::make({0, {{"placement", "random"}}}), whole = *Checkers::make({}),
             by_margin = *Checkers::make({0, {{"placement", "random"}, {"objective", "margin"}}});
  add_thoughts(lines, "alpha_beta", placed, AlphaBeta<Checkers>(1), limit_of(4'000), 9);
  add_thoughts(lines, "alpha_beta by margin", by_margin, AlphaBeta<Checkers>(1), limit_of(0, 5), 11);
  add_thoughts(lines, "alpha_beta of a placement", whole, AlphaBeta<Checkers>(1), limit_of(8'000), 5);
  for (int level = 1; level < level_count; ++level)
    add_thoughts(lines, fmt::format("level {}", level), whole, Levelled<Checkers>(level, 1), {}, level < 5 ? 4 : 10);
  expect_golden(lines, "src/agents/thoughts_of_searchers.golden.jsonl");
}

// By numbers of playouts alone: the levels' own times would depend on the machine.
template <Game G>
void add_thoughts_of_playouts(std::vector<std::string>& lines, int seats, const Options& options = {}) {
  const auto game = *G::make({seats, options, nullptr, true});
  for (int level = 1; level < 5; ++level)
    add_thoughts(lines, fmt::format("level {}", level), game, LevelledRollout<G>(level), {}, 9);
  add_thoughts(lines, "rollout", game, Rollout<G>(), limit_of(256), 13);
  add_thoughts(lines, "rollout of few", game, Rollout<G>(3), limit_of(40), 17);
  add_thoughts(lines, "uct", game, Uct<G>(600), limit_of(300), 19);
  add_thoughts(lines, "greedy", game, GreedyAgent(), {}, 29);
  add_thoughts(lines, "random", game, RandomAgent(), {}, 29);
}

TEST(Golden, thoughts_of_playouts) {
  std::vector<std::string> lines;
  add_thoughts_of_playouts<games::GreatRace>(lines, 3);
  add_thoughts_of_playouts<games::Zodiac>(lines, 3, {{"turn_limit", "30"}});
  add_thoughts_of_playouts<games::WuXing>(lines, 4, {{"turn_limit", "40"}});
  expect_golden(lines, "src/agents/thoughts_of_playouts.golden.jsonl");
}

}  // namespace
}  // namespace shengxiao::agents
