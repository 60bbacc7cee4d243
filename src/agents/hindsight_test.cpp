#include "agents/hindsight.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "agents/testing.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

using Checkers = games::CelestialCheckers;
static_assert(Hindsight<Checkers>::in_points && !Hindsight<games::WuXing>::in_points);

template <class G>
class HindsightOf : public testing::Test {
 protected:
  const G game = *G::make({std::min(int{G::max_seats}, 3), {}, nullptr, true});
};
using HindsightGames = testing::Types<games::GreatRace, games::Zodiac, games::WuXing, games::RatAndDragon>;
TYPED_TEST_SUITE(HindsightOf, HindsightGames);

TYPED_TEST(HindsightOf, SharesAddUpToOneAndTheEndIsTheResult) {
  using G = TypeParam;
  const auto& game = this->game;
  Hindsight<G> hindsight;
  Rng rng(5);
  for (const int steps : {0, 30}) {
    const auto outlook = hindsight.outlook(game, decision_after(game, steps, rng), rng, nullptr);
    ASSERT_TRUE(outlook);
    EXPECT_NEAR(std::accumulate(outlook->begin(), outlook->end(), 0.0), 1, 1e-9);
  }
  const auto end = decision_after(game, 1 << 20, rng);
  const auto result = *hindsight.outlook(game, end, rng, nullptr);
  for (int seat = 0; seat < 3; ++seat) EXPECT_NEAR(result[seat], share_of_win(game.returns(end)[seat], 3), 1e-9);
}

TYPED_TEST(HindsightOf, TheSameSeedJudgesAlikeAndWhoIsStoppedSaysNothing) {
  using G = TypeParam;
  const auto& game = this->game;
  Rng rng(6);
  const auto state = decision_after(game, 12, rng);
  const auto seat = game.to_act(state).front();
  const auto seen = observe(game, state, seat);
  ASSERT_GT(seen.legal.size(), 1);
  Rng a(1), b(1);
  const auto one = Hindsight<G>().judge(game, state, seat, seen.legal[0], a, nullptr),
             two = Hindsight<G>().judge(game, state, seat, seen.legal[0], b, nullptr);
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->chosen, two->chosen);
  EXPECT_EQ(one->other, two->other);
  EXPECT_EQ(one->other_move, two->other_move);
  EXPECT_FALSE(one->other_move == seen.legal[0]);
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(Hindsight<G>().judge(game, state, seat, seen.legal[0], a, &stop));
  EXPECT_FALSE(Hindsight<G>().outlook(game, state, a, &stop));
}

TYPED_TEST(HindsightOf, LookingCloselyComparesTheSameTwoMovesAndFindsAboutTheSame) {
  using G = TypeParam;
  const auto& game = this->game;
  Rng rng(7);
  const auto state = decision_after(game, 12, rng);
  const auto seat = game.to_act(state).front();
  const auto chosen = observe(game, state, seat).legal[0];
  Hindsight<G> hindsight;
  const auto once = *hindsight.judge(game, state, seat, chosen, rng, nullptr);
  const auto again = *hindsight.judge_closely(game, state, seat, chosen, once.other_move, rng, nullptr);
  EXPECT_EQ(again.other_move, once.other_move);
  EXPECT_NEAR(again.chosen, once.chosen, 0.25);
  EXPECT_NEAR(again.other, once.other, 0.25);
  EXPECT_NE(again.chosen, once.chosen) << "by other luck";
}

TYPED_TEST(HindsightOf, TheRestOfTheMovesIsToldOnceTheBestFirst) {
  using G = TypeParam;
  const auto& game = this->game;
  Rng rng(8);
  const auto state = decision_after(game, 12, rng);
  const auto seat = game.to_act(state).front();
  const auto legal = observe(game, state, seat).legal;
  const auto judged = *Hindsight<G>().judge(game, state, seat, legal[0], rng, nullptr);
  std::vector<typename G::Action> told{legal[0], judged.other_move};
  for (const auto& [action, more] : judged.rest) {
    EXPECT_EQ(std::ranges::find(told, action), told.end());
    EXPECT_NE(std::ranges::find(legal, action), legal.end());
    EXPECT_LE(std::abs(more), 1);
    told.push_back(action);
  }
  if (legal.size() <= 4) {
    EXPECT_EQ(told.size(), legal.size());
  }
  EXPECT_GE(told.size(), std::min<std::size_t>(legal.size(), 4));
  EXPECT_TRUE(std::ranges::is_sorted(judged.rest, std::greater{}, &Alternative<typename G::Action>::more));
}

// One sign is missing, and it lies on top of the discards.
TEST(Hindsight, KnowsAMissedWin) {
  const auto game = *games::Zodiac::make({2, {}, nullptr, true});
  Hindsight<games::Zodiac> hindsight;
  int missed = 0;
  for (std::uint64_t seed = 0; seed < 40 && missed < 3; ++seed) {
    Rng rng(seed);
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.front();
      if (seat == Seat::chance) {
        game.apply(s, seat, random_action(game, s, seat, rng));
        continue;
      }
      const auto seen = observe(game, s, seat);
      for (const auto& winning : seen.legal) {
        auto next = s;
        game.apply(next, seat, winning);
        if (!game.to_act(next).empty() || game.returns(next)[seat] <= 0) continue;
        for (const auto& chosen : seen.legal) {
          if (chosen == winning) continue;
          const auto judged = hindsight.judge(game, s, seat, chosen, rng, nullptr);
          ASSERT_TRUE(judged);
          EXPECT_EQ(judged->other, 1);
          EXPECT_LT(judged->chosen, 1.001);
          EXPECT_TRUE(judged->more_points.empty()) << "signs do not decide";
          EXPECT_NEAR(judged->more_win[seat], judged->chosen - judged->other, 1e-6);
          EXPECT_NEAR(std::accumulate(judged->more_win.begin(), judged->more_win.end(), 0.0), 0, 1e-6)
              << "what one loses others win";
          ++missed;
          break;
        }
        break;
      }
      game.apply(s, seat, game.greedy(seen, rng));
    }
  }
  EXPECT_GE(missed, 3);
}

TEST(Hindsight, AGameThatIsSearchedIsJudgedInPoints) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  Rng rng(2);
  auto s = game.start();
  Hindsight<Checkers> hindsight;
  EXPECT_FALSE(hindsight.outlook(game, s, rng, nullptr)) << "the opening";
  while (s.placing()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
  const auto outlook = *hindsight.outlook(game, s, rng, nullptr);
  EXPECT_EQ(outlook[0], -outlook[1]);
  const auto seat = game.to_act(s).front();
  const auto seen = observe(game, s, seat);
  double best = -1e9;
  for (const auto& action : seen.legal) best = std::max(best, hindsight.judge(game, s, seat, action, rng, nullptr)->chosen);
  int are_best = 0;
  for (const auto& action : seen.legal) {
    const auto judged = *hindsight.judge(game, s, seat, action, rng, nullptr);
    EXPECT_EQ(std::max(judged.chosen, judged.other), best) << game.text(action);
    are_best += judged.chosen == best;
    EXPECT_EQ(judged.rest.size() + 2, seen.legal.size());
    for (const auto& [other, more] : judged.rest) {
      EXPECT_FALSE(other == action || other == judged.other_move);
      EXPECT_LE(judged.chosen + more, best + 1e-9);
    }
  }
  EXPECT_GE(are_best, 1);
  const auto end = *game.from_position("4/1Rt2/4/4/4/4/4/4 -/- Ox/rthrmkrssnpggtdghsdr 1/75 S -");
  const auto ahead = *hindsight.outlook(game, end, rng, nullptr);
  EXPECT_LT(ahead[0], -50);
}

TEST(Hindsight, KnowsHowAnEndingEnds) {
  const auto game = *Checkers::make({0, {{"placement", "random"}}});
  const Knowledge<Checkers> knowledge;
  Hindsight<Checkers> hindsight;
  int solved = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Rng rng(seed);
    auto s = game.start();
    while (s.placing()) game.apply(s, Seat::chance, random_action(game, s, Seat::chance, rng));
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.front();
      const auto seen = observe(game, s, seat);
      const auto choice = game.greedy(seen, rng);
      auto next = s;
      game.apply(next, seat, choice);
      if (knowledge.solvable(s) && seen.legal.size() > 1 && !game.to_act(next).empty()) {
        const auto mover = game.to_act(next).front();
        const auto thought = AlphaBeta<Checkers>(8).think(game, observe(game, next, mover), {.nodes = 150'000}, rng, {});
        if (thought.proved) {
          const auto judged = *hindsight.judge(game, s, seat, choice, rng, nullptr);
          EXPECT_EQ(judged.chosen, mover == seat ? thought.score : -thought.score) << game.position(s);
          ++solved;
        }
      }
      s = next;
    }
  }
  EXPECT_GT(solved, 20);
}

// With thirteen animals the end is out of sight, but proved: after d4-c3 North loses by 8, after the best move it wins by 2.
TEST(Hindsight, FindsWhatAMoveCostsThatIsPaidForTwentyTurnsLater) {
  const auto game = *Checkers::make({0, {}});
  const auto s = *game.from_position("4/GtHs2/ox2hr/Sn2Dg/snpg1Ox/hs3/tgPg2/Hr3 -/- DrTg/dg 5/5 N -");
  const auto seen = observe(game, s, Seat::second);
  const auto chosen = std::ranges::find(seen.legal, "d4-c3", [&](const auto& action) { return game.text(action); });
  ASSERT_NE(chosen, seen.legal.end());
  Hindsight<Checkers> hindsight;
  Rng rng(1);
  const auto judged = *hindsight.judge(game, s, Seat::second, *chosen, rng, nullptr);
  EXPECT_LT(judged.chosen, judged.other - 1) << "it stands out";
  const auto closely = *hindsight.judge_closely(game, s, Seat::second, *chosen, judged.other_move, rng, nullptr);
  EXPECT_EQ(closely.chosen, -8);
  EXPECT_NEAR(closely.other, 2, 0.5);
}

// The dice do not depend on what was chosen, nor on how often somebody hesitated since.
TEST(PlayOn, AfterAnotherMoveTheSameDiceFall) {
  using G = games::RatAndDragon;
  const auto game = *G::make({3, {}, nullptr, true});
  Rng rng(3);
  const auto state = decision_after(game, 20, rng);
  const auto seat = game.to_act(state).front();
  std::vector<std::vector<std::string>> thrown;
  for (const auto& first : observe(game, state, seat).legal) {
    auto s = state;
    game.apply(s, seat, first);
    Rng luck(9);
    thrown.emplace_back();
    PlayOn<G>(4)(game, s, luck, [&](const G::State&, Seat who, const G::Action& action) {
      if (who == Seat::chance) thrown.back().push_back(game.text(action));
    });
    ASSERT_GE(thrown.back().size(), 10u);
    thrown.back().resize(10);
    EXPECT_EQ(thrown.back(), thrown.front());
  }
  EXPECT_GT(thrown.size(), 1u);
}

}  // namespace
}  // namespace shengxiao::agents
