#include "agents/hindsight.hpp"

#include <gtest/gtest.h>

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
class HindsightOf : public testing::Test {};
using Games = testing::Types<games::GreatRace, games::Zodiac, games::WuXing, games::RatAndDragon>;
TYPED_TEST_SUITE(HindsightOf, Games);

TYPED_TEST(HindsightOf, SharesAddUpToOneAndTheEndIsTheResult) {
  using G = TypeParam;
  const auto game = *G::make({std::min(int{G::max_seats}, 3), {}, nullptr, true});
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
  const auto game = *G::make({std::min(int{G::max_seats}, 3), {}, nullptr, true});
  Rng rng(6);
  const auto state = decision_after(game, 12, rng);
  const auto seat = game.to_act(state).front();
  const auto seen = observe(game, state, seat);
  ASSERT_GT(seen.legal.size(), 1);
  Rng a(1), b(1);
  const auto one = Hindsight<G>().judge(game, seen, seen.legal[0], a, nullptr),
             two = Hindsight<G>().judge(game, seen, seen.legal[0], b, nullptr);
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->chosen, two->chosen);
  EXPECT_EQ(one->other, two->other);
  EXPECT_EQ(one->other_move, two->other_move);
  EXPECT_FALSE(one->other_move == seen.legal[0]);
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(Hindsight<G>().judge(game, seen, seen.legal[0], a, &stop));
  EXPECT_FALSE(Hindsight<G>().outlook(game, state, a, &stop));
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
          const auto judged = hindsight.judge(game, seen, chosen, rng, nullptr);
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
  for (const auto& action : seen.legal) best = std::max(best, hindsight.judge(game, seen, action, rng, nullptr)->chosen);
  int are_best = 0;
  for (const auto& action : seen.legal) {
    const auto judged = *hindsight.judge(game, seen, action, rng, nullptr);
    EXPECT_EQ(std::max(judged.chosen, judged.other), best) << game.text(action);
    are_best += judged.chosen == best;
  }
  EXPECT_GE(are_best, 1);
  const auto end = *game.from_position("4/1Rt2/4/4/4/4/4/4 -/- Ox/rthrmkrssnpggtdghsdr 1/75 S -");
  const auto ahead = *hindsight.outlook(game, end, rng, nullptr);
  EXPECT_LT(ahead[0], -50);
}

}  // namespace
}  // namespace shengxiao::agents
