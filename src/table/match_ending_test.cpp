#include <gtest/gtest.h>

#include <algorithm>

#include "table/match.hpp"

namespace shengxiao::table {
namespace {

// Every card that was dealt or drawn; taking the end back hides them again. Who was told otherwise before hears of it.
TEST(Match, the_end_uncovers_what_was_hidden) {
  auto match = *Match::start("zodiac", {3, {{"turn_limit", "9"}}}, 5);
  const auto hidden = [&](Seat viewer) { return std::ranges::count(match.seen(viewer), false, &SeenStep::complete); };
  const int dealt = 18;
  EXPECT_EQ(hidden(Seat::watcher), dealt);
  Rng rng(5);
  while (!match.over()) {
    const Seat seat = match.to_act().front();
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
  for (const Seat viewer : {Seat::watcher, Seat::first, Seat::second}) {
    EXPECT_EQ(hidden(viewer), 0);
    ASSERT_EQ(match.seen(viewer).size(), match.steps().size());
    for (std::size_t i = 0; i < match.steps().size(); ++i)
      EXPECT_EQ(match.told(viewer, i).text, match.game().text(match.steps()[i].action));
  }
  const auto uncovered = match.seen_by(Seat::watcher).serial(match.steps().size() - 2);
  match.undo_to(match.step() - 1);
  EXPECT_GE(hidden(Seat::watcher), dealt);
  EXPECT_GT(match.seen_by(Seat::watcher).serial(match.steps().size() - 1), uncovered);
}

}  // namespace
}  // namespace shengxiao::table
