// What goes back when somebody takes something back, and what counts as a turn.
#include <gtest/gtest.h>

#include <set>

#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

void play_any(Match& match, Seat seat, Rng& rng) { match.play(seat, match.game().random_action(match.state(), seat, rng)); }

TEST(Takeback, who_has_taken_back_the_last_of_several_steps_has_still_decided_the_others) {
  auto match = *Match::start("celestial_checkers", {2, {}}, 1);
  for (const auto& [seat, move] : {std::pair(Seat::first, "Ox@c3"), {Seat::second, "Rt@h8"}, {Seat::first, "Pg@a1"}})
    ASSERT_TRUE(match.play(seat, move));
  match.undo_to(2);
  EXPECT_TRUE(match.has_decided(SeatSet(Seat::first)));
  EXPECT_EQ(match.last_decision(SeatSet(Seat::first)), 0);
}

TEST(Takeback, the_steps_of_seats_that_choose_at_the_same_time_are_turns_of_their_own) {
  auto match = *Match::start("rat_and_dragon", {2, {}}, 3);
  const int before = match.step();
  Rng rng(1);
  for (int i = 0; i < 2; ++i)
    for (const Seat seat : {Seat::first, Seat::second}) {
      ASSERT_TRUE(match.to_act().has(seat));
      play_any(match, seat, rng);
    }
  std::set<int> turns;
  for (auto i = static_cast<std::size_t>(before); i < match.steps().size(); ++i) turns.insert(match.steps()[i].turn);
  EXPECT_EQ(turns.size(), 4);
}

TEST(Takeback, the_turns_of_a_seat_are_counted_not_its_steps) {
  const Options options{{"placement", "fixed"}, {"position", "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}};
  auto match = *Match::start("celestial_checkers", {2, options}, 1);
  EXPECT_EQ(match.turns_of(Seat::second), 0);
  ASSERT_TRUE(match.play(Seat::second, "f6xd4xb2"));
  EXPECT_EQ(match.turns_of(Seat::second), 1);
  EXPECT_EQ(match.turns_of(Seat::first), 0);
}

// A record says by its last line whether the game is over, and its readers rely on it.
TEST(Record, that_says_a_game_is_open_that_is_over_is_refused) {
  auto match = *Match::start("celestial_checkers", {2, {{"placement", "random"}}}, 1);
  for (Rng rng(1); !match.over();) play_any(match, match.to_act().front(), rng);
  auto record = match.record({"person", "person"});
  ASSERT_TRUE(Match::replay(record, {}));
  record.over = false;
  record.points.clear();
  EXPECT_EQ(to_string(Match::replay(record, {}).error()), fmt::format("record.is_open({})", match.step()));
}

}  // namespace
}  // namespace shengxiao::table
