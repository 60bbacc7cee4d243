// How much of a match is revealed while it goes on.
#include <gtest/gtest.h>

#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "table/match.hpp"

namespace shengxiao::table {
namespace {

template <class G>
class Sealed : public testing::Test {};
using SealedGames = testing::Types<games::GreatRace, games::RatAndDragon>;
TYPED_TEST_SUITE(Sealed, SealedGames);

TYPED_TEST(Sealed, what_is_revealed_leaves_no_secrets_and_grows_while_one_plays) {
  using G = TypeParam;
  const auto game = *G::make({3, {}});
  auto match = *Match::start(G::name, {3, {}}, 4);
  int last = 0, times = 0;
  for (Rng rng(5); match.step() < 400 && !match.over();) {
    const int revealed = match.revealed();
    ASSERT_GE(revealed, last);
    ASSERT_TRUE(game.open(match.state_after(revealed).template as<typename G::State>())) << revealed << " of " << match.step();
    times += revealed > last;
    last = revealed;
    const auto who = match.to_act();
    const Seat seat = who.nth(rng.below(who.size()));
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
  EXPECT_GT(times, 5);
}

TEST(Revealed, all_is_revealed_where_nothing_is_hidden_and_nothing_where_hands_are) {
  auto open = *Match::start("wu_xing", {3, {}}, 1), hidden = *Match::start("zodiac", {3, {}}, 1);
  for (auto* match : {&open, &hidden})
    for (Rng rng(2); match->step() < 20;) {
      const Seat seat = match->to_act().front();
      match->play(seat, match->game().random_action(match->state(), seat, rng));
    }
  EXPECT_EQ(open.revealed(), open.step());
  EXPECT_EQ(hidden.revealed(), 0);
}

}  // namespace
}  // namespace shengxiao::table
