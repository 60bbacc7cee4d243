#include "server/clocks.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

using Times = std::vector<Milliseconds>;

class ClocksTest : public testing::Test {
 protected:
  std::unique_ptr<Clocks> clocks_for(std::optional<ClockTerms> terms, Times left) {
    return std::make_unique<Clocks>(
        terms, std::move(left), [this] { return clock.now(); },
        [this](Milliseconds time, Job job) { return clock.set(time, std::move(job)); }, [this] { ++ran_out; });
  }
  void pass(int ms) { clock.pass(Milliseconds(ms)); }

  const ClockTerms terms{Milliseconds(1000), Milliseconds(50)};
  TestClock clock;
  int ran_out = 0;
};

TEST_F(ClocksTest, run_for_who_is_asked_and_stand_for_the_others) {
  const auto clocks = clocks_for(terms, {Milliseconds(1000), Milliseconds(400)});
  pass(100);
  EXPECT_EQ(clocks->left(Seat::first), Milliseconds(1000));
  clocks->start(first);
  EXPECT_EQ(clocks->running(), first);
  pass(100);
  EXPECT_EQ(clocks->all_left(), (Times{Milliseconds(900), Milliseconds(400)}));
  clocks->start(second);
  pass(30);
  EXPECT_EQ(clocks->all_left(), (Times{Milliseconds(900), Milliseconds(370)}));
  clocks->stop();
  pass(500);
  EXPECT_EQ(clocks->all_left(), (Times{Milliseconds(900), Milliseconds(370)}));
  clocks->add_increment(Seat::second, 1);
  EXPECT_EQ(clocks->left(Seat::second), Milliseconds(420));
  EXPECT_EQ(ran_out, 0);
}

// A hidden step in the middle of a turn must not show in what a restart gives back.
TEST_F(ClocksTest, keep_what_was_left_when_the_turn_of_who_still_decides_began) {
  const auto clocks = clocks_for(terms, {Milliseconds(1000), Milliseconds(400)});
  clocks->start(first.with(Seat::second));
  pass(100);
  clocks->start(first.with(Seat::second));  // a step, and both go on
  pass(50);
  EXPECT_EQ(clocks->kept(first), (Times{Milliseconds(1000), Milliseconds(250)})) << "the second has decided";
  EXPECT_EQ(clocks->kept({}), clocks->all_left());
  clocks->start(first);
  pass(50);
  clocks->start(second);
  clocks->start(first);
  EXPECT_EQ(clocks->kept(first), (Times{Milliseconds(800), Milliseconds(250)})) << "a new turn";
}

TEST_F(ClocksTest, tell_once_that_the_first_has_run_out) {
  const auto clocks = clocks_for(terms, {Milliseconds(1000), Milliseconds(400)});
  clocks->start(first.with(Seat::second));
  pass(400);
  EXPECT_EQ(ran_out, 0);
  pass(1);
  EXPECT_EQ(ran_out, 1);
  EXPECT_EQ(clocks->left(Seat::second), Milliseconds(0));
  pass(5000);
  EXPECT_EQ(ran_out, 1);
  EXPECT_EQ(clocks->left(Seat::first), Milliseconds(0)) << "never less";
}

TEST_F(ClocksTest, of_several_that_run_the_one_with_the_least_runs_out_first) {
  for (const bool is_first : {true, false}) {
    ran_out = 0;
    const auto clocks = clocks_for(terms, {Milliseconds(is_first ? 400 : 1000), Milliseconds(is_first ? 1000 : 400)});
    clocks->start(first.with(Seat::second));
    pass(401);
    EXPECT_EQ(ran_out, 1) << (is_first ? "the first" : "the second");
    EXPECT_EQ(clocks->left(is_first ? Seat::first : Seat::second), Milliseconds(0));
  }
}

TEST_F(ClocksTest, an_alarm_counts_as_long_as_they_run_from_then_on) {
  auto clocks = clocks_for(terms, {Milliseconds(300), Milliseconds(300)});
  clocks->start(first);
  pass(200);
  clocks->start(second);
  EXPECT_EQ(clock.alarms(), 1);
  pass(200);  // the first would have run out by now
  EXPECT_EQ(ran_out, 0);
  clocks->stop();
  pass(200);
  EXPECT_EQ(ran_out, 0);
  clocks->start(second);
  clocks = nullptr;
  pass(200);
  EXPECT_EQ(ran_out, 0);
}

TEST_F(ClocksTest, nothing_runs_at_a_table_without_clocks) {
  const auto clocks = clocks_for(std::nullopt, {Milliseconds(0), Milliseconds(0)});
  clocks->start(first);
  EXPECT_TRUE(clocks->running().empty());
  EXPECT_TRUE(clocks->all_left().empty());
  EXPECT_EQ(clock.alarms(), 0);
  clocks->add_increment(Seat::first, 1);
  EXPECT_EQ(clocks->left(Seat::first), Milliseconds(0));
}

}  // namespace
}  // namespace shengxiao::server
