#include "agents/alpha_beta.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <map>
#include <tuple>

#include "agents/signature.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/celestial_checkers/position_testing.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
using State = Checkers::State;
static_assert(AgentFor<AlphaBeta<Checkers>, Checkers>);

const Checkers by_result = *Checkers::make({0, {{"placement", "random"}}});
const Checkers by_margin = *Checkers::make({0, {{"placement", "random"}, {"objective", "margin"}}});
const Knowledge<Checkers> knowledge;

Limits depth_limit(int depth) {
  Limits limits;
  limits.depth = depth;
  return limits;
}
Limits node_limit(std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}
// Far more than any proof here takes, and none of the clock, which runs on where others use the processor.
const Limits until_proved = node_limit(100'000'000);

Thought<Checkers> think(AlphaBeta<Checkers>& agent, const Checkers& game, const State& s, const Limits& limits,
                        std::uint64_t seed = 1) {
  Rng rng(seed);
  return agent.think(game, observe(game, s, game.to_act(s).front()), limits, rng, {});
}

// The margin of perfect play for the seat to move: plain minimax, remembering what it has solved.
class Minimax {
 public:
  int margin(const State& s) {
    if (s.over) return s.score(s.mover) - s.score(s.mover ^ 1);
    const std::string key(reinterpret_cast<const char*>(&s), sizeof s);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    Actions<Checkers> legal;
    by_result.legal(s, seat_at(s.mover), legal);
    int best = -100;
    for (auto a : legal) {
      auto next = s;
      by_result.apply(next, seat_at(s.mover), a);
      best = std::max(best, next.mover == s.mover ? margin(next) : -margin(next));
    }
    return known_[key] = best;
  }

 private:
  std::map<std::string, int> known_;
};

TEST(AlphaBeta, CC17_CC18_AgreesWithMinimaxOnSmallEndings) {
  Rng rng(1);
  AlphaBeta<Checkers> agent(4);
  for (int i = 0; i < 300; ++i) {
    const auto s = random_position(by_result, rng, 1 + rng.below(5));
    Minimax minimax;
    const int right = minimax.margin(s);
    for (const auto* game : {&by_result, &by_margin}) {
      const auto thought = think(agent, *game, s, until_proved);
      ASSERT_TRUE(thought.proved) << game->position(s);
      EXPECT_EQ(thought.score, right) << game->position(s);
      const auto text = right == 0 ? "drawn" : fmt::format("{} by {}", right > 0 ? "won" : "lost", std::abs(right));
      EXPECT_EQ(thought.text, text);
    }
  }
}

// The whole line is best play: it ends with the score that was promised.
TEST(AlphaBeta, APartOfTheProofIsTheLine) {
  Rng rng(2);
  AlphaBeta<Checkers> agent(8);
  for (int i = 0; i < 50; ++i) {
    const auto root = random_position(by_result, rng, 4 + rng.below(4));
    const auto thought = think(agent, by_result, root, until_proved);
    ASSERT_TRUE(thought.proved);
    auto s = root;
    for (auto a : thought.line) {
      ASSERT_TRUE(is_legal(by_result, s, seat_at(s.mover), a));
      by_result.apply(s, seat_at(s.mover), a);
    }
    EXPECT_TRUE(s.over);
    EXPECT_EQ(s.score(root.mover) - s.score(root.mover ^ 1), thought.score);
  }
}

// Whatever the depth, the objective and what the table holds from before: what is called proved is right.
TEST(AlphaBeta, WhatIsProvedIsTrue) {
  Rng rng(3);
  AlphaBeta<Checkers> used(4), fresh(4);
  int proved = 0, open = 0;
  for (int i = 0; i < 400; ++i) {
    const auto s = random_position(by_result, rng, 2 + rng.below(4));
    Minimax minimax;
    const int right = minimax.margin(s);
    for (const auto* game : {&by_result, &by_margin})
      for (int depth : {1, 2, 4, 7}) {
        fresh.clear();
        for (auto* agent : {&used, &fresh}) {
          const auto thought = think(*agent, *game, s, depth_limit(depth));
          ++(thought.proved ? proved : open);
          EXPECT_TRUE(!thought.proved || thought.score == right) << game->position(s) << " depth " << depth;
        }
      }
  }
  EXPECT_GT(proved, 1000);
  EXPECT_GT(open, 30);
}

// The best line is seen to its end, but not all that might be better for the other side.
TEST(AlphaBeta, SaysWhoWinsWhereTheMarginIsOpen) {
  AlphaBeta<Checkers> agent(4);
  for (const auto& [line, depth, text] :
       {std::tuple("1dg1rs/4/1hrmkgt/rttg1hs/Dr2Gt/Sn3/3Dg/4 -/- Tg/sndrox 2/12 N -", 2, "won, by about 10"),
        {"4/sn1Dg1/dr3/Rtox2/Gtmk2/tg1Hs1/TgPg2/1Hr2 -/- DrOx/- 4/0 N -", 4, "lost, by about 6"}}) {
    const auto thought = think(agent, by_result, *by_result.from_position(line), depth_limit(depth));
    EXPECT_FALSE(thought.proved);
    EXPECT_EQ(thought.text, text);
  }
}

TEST(AlphaBeta, TheDepthOfAProvedLineIsItsLengthInTurns) {
  Rng rng(2);
  AlphaBeta<Checkers> agent(8);
  int chains = 0;
  for (int i = 0; i < 300; ++i) {
    const auto root = random_position(by_result, rng, 5 + rng.below(4));
    const auto thought = think(agent, by_result, root, until_proved);
    auto s = root;
    int turns = 0;
    for (auto a : thought.line) {
      const int mover = s.mover;
      by_result.apply(s, seat_at(mover), a);
      turns += s.over || s.mover != mover;
    }
    EXPECT_EQ(thought.depth, turns) << by_result.position(root);
    chains += turns < static_cast<int>(thought.line.size());
  }
  EXPECT_GT(chains, 3);
}

// However soon the budget ends: who is said to win does win, and nearly always that is known before the margin.
TEST(AlphaBeta, WhoIsSaidToWinWins) {
  Rng rng(6);
  AlphaBeta<Checkers> agent(4);
  int decided = 0, early = 0;
  for (int i = 0; i < 200; ++i) {
    const auto s = random_position(by_result, rng, 3 + rng.below(3));
    Minimax minimax;
    const int right = minimax.margin(s);
    for (std::uint64_t nodes : {50, 100, 200, 400, 800}) {
      agent.clear();
      const auto thought = think(agent, by_result, s, node_limit(nodes));
      if (!thought.decided) continue;
      ++decided;
      EXPECT_EQ(thought.score > 0, right > 0) << by_result.position(s) << " nodes " << nodes;
      EXPECT_EQ(thought.score < 0, right < 0) << by_result.position(s) << " nodes " << nodes;
      if (thought.proved) continue;
      ++early;
      const auto text = fmt::format("{}, by about ", right > 0 ? "won" : "lost");
      EXPECT_TRUE(thought.text.starts_with(text)) << thought.text;
    }
  }
  EXPECT_GT(decided, 300);
  EXPECT_GT(early, 30);
}

TEST(AlphaBeta, KnowsWhoWinsEndingsOfEightAnimals) {
  Rng rng(7);
  AlphaBeta<Checkers> agent;
  for (int i = 0; i < 100; ++i) {
    const auto s = random_position(by_result, rng, 8);
    agent.clear();
    EXPECT_TRUE(think(agent, by_result, s, node_limit(2'000'000)).decided) << by_result.position(s);
  }
}

// Each half of a proof, at every depth, whether a win counts first or the margin alone, with one table for all.
TEST(Search, EveryBoundThatIsProvedHolds) {
  Rng rng(4);
  TranspositionTable table(4);
  Search<Checkers> search(table, knowledge);
  int halves = 0, exact = 0;
  for (int i = 0; i < 400; ++i) {
    const auto s = random_position(by_result, rng, 2 + rng.below(4));
    Minimax minimax;
    const int right = minimax.margin(s);
    for (const auto* game : {&by_result, &by_margin})
      for (int depth : {0, 1, 2, 3, 5, 8}) {
        Budget budget({});
        search.begin(*game, budget);
        const auto v = search.iterate(s, depth, 0);
        const int truth = search.worth(right);
        ASSERT_TRUE(!has(v.proof, Proof::at_least) || truth >= v.value) << game->position(s) << " depth " << depth;
        ASSERT_TRUE(!has(v.proof, Proof::at_most) || truth <= v.value) << game->position(s) << " depth " << depth;
        halves += v.proof == Proof::at_least || v.proof == Proof::at_most;
        exact += v.proof == Proof::exact;
      }
  }
  EXPECT_GT(halves, 50);
  EXPECT_GT(exact, 1000);
}

TEST(AlphaBeta, ATableChangesNoProvedResult) {
  Rng rng(5);
  AlphaBeta<Checkers> large(16), tiny(1);
  for (int i = 0; i < 60; ++i) {
    const auto s = random_position(by_result, rng, 6);
    large.clear();
    const auto a = think(large, by_result, s, until_proved), b = think(tiny, by_result, s, until_proved);
    ASSERT_TRUE(a.proved && b.proved);
    EXPECT_EQ(a.score, b.score);
  }
}

// An iteration that was broken off may give a better move, but its score is that of no search to any depth.
TEST(AlphaBeta, TellsTheScoreOfTheLastWholeIteration) {
  Rng rng(12);
  int told = 0;
  for (int i = 0; i < 20; ++i) {
    const auto s = random_position(by_result, rng, 16);
    AlphaBeta<Checkers> cut(4), whole(4);
    const auto thought = think(cut, by_result, s, node_limit(3'000 + 500 * static_cast<std::uint64_t>(i)));
    if (thought.depth == 0 || thought.proved) continue;
    const auto same = think(whole, by_result, s, depth_limit(thought.depth));
    EXPECT_EQ(thought.score, same.score) << i;
    EXPECT_EQ(thought.text, same.text) << i;
    ++told;
  }
  EXPECT_GT(told, 10);
}

TEST(AlphaBeta, SameLimitsSameThought) {
  Rng rng(6);
  for (int pieces : {24, 20, 14, 9}) {
    const auto s = random_position(by_result, rng, pieces);
    AlphaBeta<Checkers> one(4), two(4);
    for (const auto& limits : {node_limit(20'000), depth_limit(6)}) {
      const auto a = think(one, by_result, s, limits), b = think(two, by_result, s, limits);
      EXPECT_EQ(a.best, b.best);
      EXPECT_EQ(a.line, b.line);
      EXPECT_EQ(a.nodes, b.nodes);
      EXPECT_EQ(a.text, b.text);
    }
  }
  const auto game = *Checkers::make({});
  AlphaBeta<Checkers> one(4), two(4);
  const auto a = think(one, game, game.start(), node_limit(20'000)), b = think(two, game, game.start(), node_limit(20'000));
  EXPECT_EQ(a.best, b.best);
  EXPECT_EQ(a.nodes, b.nodes);
  EXPECT_EQ(search_signature(by_result, 6, 5), search_signature(by_result, 6, 5));
}

TEST(AlphaBeta, KeepsToItsLimits) {
  Rng rng(7);
  AlphaBeta<Checkers> agent(4);
  const auto s = random_position(by_result, rng, 24);
  for (std::uint64_t nodes : {1u, 2u, 100u, 5000u}) EXPECT_LE(think(agent, by_result, s, node_limit(nodes)).nodes, nodes);
  EXPECT_EQ(think(agent, by_result, s, depth_limit(5)).depth, 5);
  Limits limits;
  limits.time = std::chrono::milliseconds(50);
  const auto start = std::clock();  // of this process alone: machines are shared
  think(agent, by_result, s, limits);
  EXPECT_LT(std::clock() - start, CLOCKS_PER_SEC);
  std::atomic<bool> stop{true};
  limits = {};
  limits.stop = &stop;
  EXPECT_LE(think(agent, by_result, s, limits).nodes, 2048u);
  stop = false;
  std::uint64_t before = 0;
  const auto thought =
      agent.think(by_result, observe(by_result, s, seat_at(s.mover)), limits, rng, [&](const Thought<Checkers>& t) {
        if (t.depth == 4) stop = true;
        before = t.nodes;
      });
  EXPECT_EQ(thought.depth, 4);
  EXPECT_LE(thought.nodes, before + 2048u);
}

// In every phase, in the middle of a chain and with a single legal move.
TEST(AlphaBeta, AlwaysFindsALegalMove) {
  const auto game = *Checkers::make({});
  AlphaBeta<Checkers> agent(1);
  Rng rng(8);
  int chains = 0, single = 0;
  for (int i = 0; i < 12; ++i) {
    auto s = game.start();
    while (!s.over) {
      const auto seat = seat_at(s.mover);
      chains += s.chain != 0;
      single += game.legal_count(s, seat) == 1;
      const auto thought = agent.think(game, observe(game, s, seat), node_limit(i % 2 ? 1 : 300), rng, {});
      ASSERT_TRUE(is_legal(game, s, seat, thought.best)) << game.position(s);
      ASSERT_FALSE(thought.line.empty());
      EXPECT_EQ(thought.line[0], thought.best);
      game.apply(s, seat, rng.below(3) ? thought.best : random_action(game, s, seat, rng));
    }
  }
  EXPECT_GT(chains, 5);
  EXPECT_GT(single, 20);
}

TEST(AlphaBeta, ReportsItsProgress) {
  Rng rng(9);
  AlphaBeta<Checkers> agent(1);
  const auto s = random_position(by_result, rng, 24);
  std::vector<int> depths;
  agent.think(by_result, observe(by_result, s, seat_at(s.mover)), depth_limit(4), rng,
              [&](const Thought<Checkers>& t) { depths.push_back(t.depth); });
  EXPECT_EQ(depths, (std::vector{1, 2, 3, 4}));
}

TEST(AlphaBeta, TellsByHowMuchItLoses) {
  const auto game = *Checkers::make({});
  const auto state = *game.from_position("4/4/4/rthrmkrs/snpggtdg/hsdrtg1/4/1Ox2 -/- -/ox 0/1 S -");
  AlphaBeta<Checkers> agent(4);
  Limits limits;
  limits.depth = 3;
  Rng rng(1);
  EXPECT_EQ(agent.think(game, observe(game, state, Seat::first), limits, rng, {}).text, "lost by 4");
}

TEST(AlphaBeta, LooksNoDeeperThanTheLimitIntoSamplesOfPlacementsEither) {
  const auto game = *Checkers::make({});
  const auto nodes = [&](int depth) {
    AlphaBeta<Checkers> agent(4);
    return think(agent, game, game.start(), depth_limit(depth)).nodes;
  };
  EXPECT_LT(2 * nodes(1), nodes(3));
}

// Without its best move a position is worth what the best of the others leads to.
TEST(AlphaBeta, LeavesOutABarredMove) {
  Rng rng(8);
  Minimax minimax;
  int compared = 0;
  while (compared < 60) {
    const auto s = random_position(by_result, rng, 4 + compared % 4);
    Actions<Checkers> legal;
    by_margin.legal(s, seat_at(s.mover), legal);
    if (legal.size() < 2) continue;
    const auto barred = legal[rng.below(legal.size())];
    int best = -100;
    for (const auto& action : legal) {
      if (action == barred) continue;
      auto next = s;
      by_margin.apply(next, seat_at(s.mover), action);
      best = std::max(best, next.mover == s.mover ? minimax.margin(next) : -minimax.margin(next));
    }
    AlphaBeta<Checkers> agent(1);
    think(agent, by_margin, s, until_proved);  // the table knows the barred move's worth
    agent.bar(barred);
    for (const auto& limits : {until_proved, Limits{.nodes = 100'000'000, .depth = 40}}) {
      const auto thought = think(agent, by_margin, s, limits);
      EXPECT_TRUE(thought.proved);
      EXPECT_EQ(thought.score, best) << by_margin.position(s) << " without " << by_margin.text(barred);
      EXPECT_NE(thought.best, barred);
    }
    ++compared;
  }
}

}  // namespace
}  // namespace shengxiao::agents
