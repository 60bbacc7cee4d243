// Clocks that cannot be gamed.
#include <algorithm>

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class FairClocks : public Fairness {
 protected:
  int left(int seat) { return last_table()["clocks"]["left_ms"][static_cast<std::size_t>(seat)]; }
  // The clocks as they are now.
  Parsed last_table() {
    const auto watcher = person();
    tell(watcher, {{"do", "join"}, {"table", code}});
    leave(watcher);
    return watcher->table();
  }
  // Before the computers have thought.
  void tell(const Somebody& p, const Parsed& message) {
    say(p, message);
    settle_but_thinking();
  }
  bool is_asked(int seat) { return std::ranges::count(ann->table()["to_act"].get<std::vector<int>>(), seat) > 0; }
};

// However many steps it takes, and whoever answers in between.
TEST_F(FairClocks, an_increment_is_for_a_turn_and_not_for_a_step) {
  for (const auto* game : {"wu_xing", "zodiac", "rat_and_dragon", "celestial_checkers"}) {
    sit_down(game, {{"clock", {{"seconds", 100}, {"increment", 50}}}});
    std::array<int, 2> turns{}, steps{};
    for (int i = 0; i < 60; ++i) {
      const int seat = mover();
      play(whose(seat), static_cast<std::size_t>(i));
      ++steps[static_cast<std::size_t>(seat)];
      turns[static_cast<std::size_t>(seat)] += !is_asked(seat);
      ASSERT_EQ(left(seat), 100'000 + 50'000 * turns[static_cast<std::size_t>(seat)]) << game << ", step " << i;
    }
    EXPECT_GT(turns[0], 0) << game;
  }
}

TEST_F(FairClocks, a_deputy_does_not_stop_the_clock_of_a_seat_that_others_wait_for) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 60}}}});
  const int seat = mover();
  tell(whose(seat), {{"do", "deputy"}, {"seat", seat}, {"level", 8}});
  pass_time_but_thinking(Milliseconds(20'000));
  EXPECT_EQ(left(seat), 40'000);
  tell(whose(seat), {{"do", "deputy"}, {"seat", seat}, {"level", 0}});
  EXPECT_TRUE(refused(whose(seat)).starts_with("server.deputy_decides")) << refused(whose(seat));
  pass_time_but_thinking(Milliseconds(50'000));
  EXPECT_EQ(ann->table()["ending"], (Parsed{{"kind", "flag"}, {"seats", {seat}}}));
}

TEST_F(FairClocks, the_clock_of_who_has_a_deputy_stands_while_people_choose) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 100}}}});
  ASSERT_TRUE(is_asked(0) && is_asked(1));
  tell(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 4}});
  pass_time_but_thinking(Milliseconds(20'000));
  EXPECT_EQ(left(0), 100'000);
  EXPECT_EQ(left(1), 80'000);
  while (is_asked(1)) tell(ben, move_of(ben->table()));
  pass_time_but_thinking(Milliseconds(5'000));
  EXPECT_EQ(left(0), 95'000) << "now Ben waits for it";
  EXPECT_EQ(left(1), 80'000);
}

TEST_F(FairClocks, who_comes_back_waits_for_the_move_of_the_deputy) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 60}}}, {"grace", 0}});
  while (mover() == 0) play(ann);
  const auto tokens = ben->tokens[code];
  leave(ben);
  tell(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  ben = person();
  tell(ben, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  EXPECT_EQ(ben->table()["seats"][1]["deputy"], 4);
  settle();
  ask(ben, {{"do", "deputy"}, {"seat", 1}, {"level", 0}});
  EXPECT_FALSE(ben->table()["seats"][1].contains("deputy"));
}

TEST_F(FairClocks, who_is_out_of_time_stays_so_whoever_holds_the_seat) {
  sit_down("wu_xing", {{"clock", {{"seconds", 10}}}, {"flag", "computer"}});
  const int seat = mover();
  pass_time(Milliseconds(11'000));
  ASSERT_EQ(ann->table()["seats"][seat]["out_of_time"], true);
  ask(whose(seat), {{"do", "stand"}, {"seat", seat}});
  ask(whose(seat), {{"do", "sit"}, {"seat", seat}});
  EXPECT_EQ(ann->table()["seats"][seat]["out_of_time"], true);
  EXPECT_EQ(ann->table()["seats"][seat]["deputy"], 4);
}

TEST_F(FairClocks, who_is_out_of_time_gains_none_by_what_a_computer_plays) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 10}, {"increment", 5}}}, {"flag", "computer"}});
  const int seat = mover();
  pass_time(Milliseconds(10'001));
  ASSERT_EQ(mover(), 1 - seat) << "a computer has played";
  EXPECT_EQ(left(seat), 0);
  EXPECT_EQ(left(1 - seat), 10'000);
}

// It stopped the clock: else one could think on while it stands.
TEST_F(FairClocks, a_sealed_choice_is_final_where_there_is_a_clock) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 100}}}});
  play(ann);
  ask(ann, {{"do", "undo"}});
  EXPECT_TRUE(is_asked(0));
  EXPECT_FALSE(ann->table().contains("proposal")) << "it had not been complete";
  while (is_asked(0)) play(ann);
  ask(ann, {{"do", "undo"}});
  EXPECT_FALSE(is_asked(0));
  EXPECT_EQ(ann->table()["proposal"]["waits_for"], Parsed::array({1}));
}

}  // namespace
}  // namespace shengxiao::server
