#include "games/celestial_checkers/knowledge.hpp"

#include "core/play.hpp"
#include "games/celestial_checkers/position_testing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace shengxiao::games::celestial_checkers {
namespace {

using Checkers = CelestialCheckers;
using State = Checkers::State;

const Checkers game = *Checkers::make({0, {{"placement", "random"}}});
const Checkers::Knowledge knowledge;

// The same position with the seats exchanged and the board turned round.
State turned(const State& s) {
  auto t = s;
  const auto reversed = [](Bits b) {
    Bits r = 0;
    for (; b; b &= b - 1) r |= bit(rotated(std::countr_zero(b)));
    return r;
  };
  for (std::size_t k = 0; k < 4; ++k) t.strength[k] = reversed(s.strength[k]);
  t.men = {reversed(s.men[1]), reversed(s.men[0])};
  t.hand = {s.hand[1], s.hand[0]};
  t.home = {s.home[1], s.home[0]};
  t.mover = s.mover ^ 1u;
  if (s.chain) t.chain = static_cast<std::uint8_t>(rotated(s.chain - 1) + 1);
  return t;
}

// The margin, for the seat to move, of perfect play: plain minimax that remembers what it has solved.
class Solver {
 public:
  int margin(const State& s) {
    if (s.over) return knowledge.margin(s);
    const std::string key(reinterpret_cast<const char*>(&s), sizeof s);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    Actions<Checkers> legal;
    game.legal(s, seat_at(s.mover), legal);
    int best = -100;
    for (auto a : legal) {
      auto next = s;
      game.apply(next, seat_at(s.mover), a);
      best = std::max(best, next.mover == s.mover ? margin(next) : -margin(next));
    }
    return known_[key] = best;
  }
  const std::map<std::string, int>& all() const { return known_; }

 private:
  std::map<std::string, int> known_;
};

TEST(CheckersKnowledge, EvaluatesATurnedPositionTheSame) {
  Rng rng(1);
  for (int i = 0; i < 500; ++i) {
    const auto s = random_position(game, rng, 4 + rng.below(21));
    EXPECT_EQ(knowledge.evaluate(s), knowledge.evaluate(turned(s))) << game.position(s);
    const auto a = knowledge.margins(s), b = knowledge.margins(turned(s));
    EXPECT_EQ(a.least, b.least);
    EXPECT_EQ(a.most, b.most);
  }
}

TEST(CheckersKnowledge, CC16_CC17_MarginsHoldWhateverIsPlayed) {
  Rng rng(2);
  int checked = 0;
  for (int i = 0; i < 150; ++i) {
    const auto s = random_position(game, rng, 2 + rng.below(4));
    Solver solver;
    solver.margin(s);
    for (const auto& [bytes, margin] : solver.all()) {
      State t;
      std::memcpy(&t, bytes.data(), sizeof t);
      const auto sure = knowledge.margins(t);
      ASSERT_LE(sure.least, margin) << game.position(t);
      ASSERT_GE(sure.most, margin) << game.position(t);
      ++checked;
    }
  }
  EXPECT_GT(checked, 10000);
}

TEST(CheckersKnowledge, MarginsOfAllPositionsOfAGameHoldItsEnd) {
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    auto s = random_position(game, rng, 24);
    std::vector<State> all{s};
    while (!s.over) {
      game.apply(s, seat_at(s.mover), random_action(game, s, seat_at(s.mover), rng));
      all.push_back(s);
    }
    // Only the bounds that hold for any play: what can come home at most.
    for (const auto& t : all) {
      if (t.over || knowledge.few(t)) continue;
      const int end = t.mover == s.mover ? knowledge.margin(s) : -knowledge.margin(s);
      EXPECT_LE(knowledge.margins(t).least, end);
      EXPECT_GE(knowledge.margins(t).most, end);
    }
  }
}

TEST(CheckersKnowledge, SlotsNameActions) {
  for (int id = 0; id < game.action_count(); ++id) {
    const auto a = game.action(static_cast<ActionId>(id));
    EXPECT_EQ(knowledge.action(knowledge.slot(a)), a);
    EXPECT_LT(knowledge.slot(a), Checkers::Knowledge::slots);
  }
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
