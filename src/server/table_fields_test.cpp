// The fields of the message `table` one by one; table_message_test.cpp has what depends on who receives it.
#include "server/testing.hpp"
#include "table/testing.hpp"

namespace shengxiao::server {
namespace {

Parsed message(const TableState& table, SeatSet own, Seat viewer) { return Parsed::parse(table_message(table, {own, viewer})); }

void play_out(table::Match& match) {
  for (Rng rng(1); !match.over();) {
    const Seat seat = match.to_act().front();
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
}

TEST(TableFields, tell_the_options_of_the_game) {
  const TableScene scene(*table::Match::start("zodiac", {2, {{"turn_limit", "40"}}}, 1));
  EXPECT_EQ(message(scene.state(), first, Seat::first)["options"]["turn_limit"], "40");
}

TEST(TableFields, tell_whether_who_is_out_of_time_loses) {
  TableScene scene(*table::Match::start("zodiac", {2, {}}, 1));
  for (const bool loses : {true, false}) {
    scene.terms.flag_loses = loses;
    EXPECT_EQ(message(scene.state(), first, Seat::first)["terms"]["flag"], loses ? "loses" : "computer");
  }
}

TEST(TableFields, a_free_seat_is_not_present) {
  TableScene scene(*table::Match::start("zodiac", {2, {}}, 1));
  scene.seats.stand(Seat::second);
  const auto told = message(scene.state(), first, Seat::first)["seats"];
  EXPECT_EQ(told[0]["present"], true);
  EXPECT_EQ(told[1]["free"], true);
  EXPECT_EQ(told[1]["present"], false);
}

TEST(TableFields, tell_that_a_computer_thinks) {
  const TableScene scene(*table::Match::start("zodiac", {2, {}}, 1));
  auto table = scene.state();
  EXPECT_EQ(message(table, first, Seat::first)["thinking"], false);
  table.thinking = true;
  EXPECT_EQ(message(table, first, Seat::first)["thinking"], true);
}

// Of two at one screen who choose at the same time only the one who looks at it is asked.
TEST(TableFields, ask_whom_the_screen_shows) {
  TableScene scene(*table::Match::start("rat_and_dragon", {2, {}}, 1));
  scene.decisions = {5, 6};
  EXPECT_EQ(message(scene.state(), two, Seat::second)["asks"], (Parsed{{"1", 6}}));
  EXPECT_EQ(message(scene.state(), two, Seat::watcher)["asks"], Parsed::object());
}

TEST(TableFields, nobody_is_to_act_while_chance_waits) {
  const TableScene scene(*table::Match::start("zodiac", {2, {}}, table::Match::Start{}));
  ASSERT_TRUE(scene.match.to_act().is_chance());
  EXPECT_EQ(message(scene.state(), first, Seat::first)["to_act"], Parsed::array());
}

TEST(TableFields, tell_the_points_so_far) {
  TableScene scene(*table::Match::start("celestial_checkers", {2, {{"placement", "random"}}}, 1));
  play_out(scene.match);
  const auto points = scene.match.game().points(scene.match.state());
  ASSERT_NE(points[0], 0);
  EXPECT_EQ(message(scene.state(), first, Seat::first)["points"], Parsed::array({points[0], points[1]}));
}

TEST(TableFields, who_is_alone_may_take_back_even_when_the_game_is_over) {
  TableScene scene(*table::Match::start("celestial_checkers", {2, {{"placement", "random"}}}, 1));
  play_out(scene.match);
  EXPECT_EQ(message(scene.state(), two, Seat::first)["can_undo"], true);
  EXPECT_EQ(message(scene.state(), first, Seat::first)["can_undo"], false);
}

}  // namespace
}  // namespace shengxiao::server
