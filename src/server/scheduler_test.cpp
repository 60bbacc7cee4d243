#include "server/scheduler.hpp"

#include <gtest/gtest.h>

#include <map>

namespace shengxiao::server {
namespace {

using table::Priority;
using table::Task;
using TaskPtr = Scheduler::TaskPtr;

// A task that ends when it is run; makes way where it was asked to.
TaskPtr task(Priority priority) {
  return std::make_shared<Task>(priority, [](const Task::Run& run) { return !*run.stop; });
}

TEST(Scheduler, moves_go_before_hints_before_explanations_before_analysis) {
  Scheduler scheduler(1);
  const auto analysis = task(Priority::analysis), hint = task(Priority::hint), move = task(Priority::move);
  const auto explanation = task(Priority::explanation);
  for (const auto& one : {analysis, explanation, hint, move}) scheduler.add(one);
  for (const auto& expected : {move, hint, explanation, analysis}) {
    const auto turn = scheduler.next();
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->task, expected);
    EXPECT_EQ(turn->at_most, expected == explanation ? Scheduler::slice : Milliseconds(0)) << "the analysis waits";
    EXPECT_FALSE(scheduler.ended(turn->task, true));
  }
  EXPECT_FALSE(scheduler.next());
}

TEST(Scheduler, of_the_same_priority_the_first_comes_first) {
  Scheduler scheduler(1);
  const auto first = task(Priority::move), second = task(Priority::move);
  scheduler.add(first);
  scheduler.add(second);
  EXPECT_EQ(scheduler.next()->task, first);
}

TEST(Scheduler, what_is_less_urgent_makes_way_where_no_thread_is_free) {
  Scheduler scheduler(2);
  const auto analysis = task(Priority::analysis), hint = task(Priority::hint), move = task(Priority::move);
  scheduler.add(analysis);
  scheduler.next();
  scheduler.add(hint);
  EXPECT_TRUE(analysis->run()) << "a thread was free";
  scheduler.next();
  scheduler.add(move);
  EXPECT_TRUE(hint->run());
  EXPECT_FALSE(analysis->run()) << "the least urgent makes way";
  EXPECT_TRUE(scheduler.ended(analysis, false)) << "and waits again";
  EXPECT_EQ(scheduler.next()->task, move);
  scheduler.ended(move, true);
  EXPECT_EQ(scheduler.next()->task, analysis);
  EXPECT_TRUE(analysis->run());
}

TEST(Scheduler, explanations_take_turns) {
  Scheduler scheduler(1);
  const auto first = task(Priority::explanation), second = task(Priority::explanation);
  scheduler.add(first, "first");
  EXPECT_EQ(scheduler.next()->at_most, Milliseconds(0));
  scheduler.add(second, "second");
  EXPECT_FALSE(first->run());
  scheduler.ended(first, false);
  for (const auto& expected : {first, second, first}) {
    const auto turn = scheduler.next();
    EXPECT_EQ(turn->task, expected);
    EXPECT_EQ(turn->at_most, Scheduler::slice);
    scheduler.ended(turn->task, false);
  }
}

TEST(Scheduler, as_many_make_way_as_are_needed) {
  Scheduler scheduler(2);
  const auto first = task(Priority::analysis), second = task(Priority::analysis);
  scheduler.add(first);
  scheduler.next();
  scheduler.add(second);
  scheduler.next();
  const auto asked = [&] { return !first->run() + !second->run(); };
  scheduler.add(task(Priority::hint));
  EXPECT_EQ(asked(), 1);
  scheduler.add(task(Priority::move));
  EXPECT_EQ(asked(), 2);
  scheduler.add(task(Priority::move));
  EXPECT_EQ(asked(), 2);
}

TEST(Scheduler, what_nobody_wants_any_more_takes_no_turn_and_nobody_makes_way_for_it) {
  Scheduler scheduler(1);
  const auto analysis = task(Priority::analysis), move = task(Priority::move), cancelled = task(Priority::move);
  scheduler.add(cancelled);
  cancelled->cancel();
  EXPECT_FALSE(scheduler.next());
  scheduler.add(analysis);
  scheduler.next();
  cancelled->cancel();
  scheduler.add(cancelled);
  EXPECT_TRUE(analysis->run());
  EXPECT_FALSE(scheduler.ended(analysis, true));
}

// Three analyses, one thread: each runs for a slice, then the next.
TEST(Scheduler, analyses_take_turns) {
  Scheduler scheduler(1);
  const auto first = task(Priority::analysis), second = task(Priority::analysis), third = task(Priority::analysis);
  scheduler.add(first);
  EXPECT_EQ(scheduler.next()->at_most, Milliseconds(0)) << "nobody waits";
  scheduler.add(second);
  EXPECT_FALSE(first->run());
  scheduler.add(third);
  scheduler.ended(first, false);
  for (const auto& expected : {first, second, third, first, second, third}) {
    const auto turn = scheduler.next();
    EXPECT_EQ(turn->task, expected);
    EXPECT_EQ(turn->at_most, Scheduler::slice);
    scheduler.ended(turn->task, false);
  }
}

// One has ordered a hundred moves, two others one each.
TEST(Scheduler, who_has_ordered_much_lets_the_others_take_their_turns) {
  Scheduler scheduler(1);
  for (int i = 0; i < 100; ++i) scheduler.add(task(Priority::move), "many");
  scheduler.ended(scheduler.next()->task, true);
  const auto second = task(Priority::move), third = task(Priority::move);
  scheduler.add(second, "one");
  scheduler.add(third, "another");
  std::vector<TaskPtr> order;
  for (int i = 0; i < 4; ++i) {
    order.push_back(scheduler.next()->task);
    scheduler.ended(order.back(), true);
  }
  EXPECT_EQ(order[1], second);
  EXPECT_EQ(order[2], third);
  const auto fourth = task(Priority::move);
  scheduler.add(fourth, "one");
  scheduler.ended(scheduler.next()->task, true);
  EXPECT_EQ(scheduler.next()->task, fourth) << "again after one of the many";
}

// Moves without end, and a hint and an analysis that wait: both come to their turn, and then they are left alone.
TEST(Scheduler, nothing_starves) {
  Scheduler scheduler(1);
  const auto hint = task(Priority::hint), analysis = task(Priority::analysis);
  scheduler.add(analysis);
  scheduler.add(hint);
  std::map<TaskPtr, int> turns;
  for (int i = 0; i < 40; ++i) {
    scheduler.add(task(Priority::move));
    const auto turn = scheduler.next();
    ASSERT_TRUE(turn);
    ++turns[turn->task];
    const bool has_own_time = turn->task == hint || turn->task == analysis;
    EXPECT_EQ(turn->at_most, has_own_time ? Scheduler::slice : Milliseconds(0));
    scheduler.add(task(Priority::move));
    EXPECT_TRUE(turn->task->run()) << "it need not make way";
    // The analysis would go on and on, the hint asks anew.
    EXPECT_EQ(scheduler.ended(turn->task, !has_own_time), has_own_time);
  }
  EXPECT_EQ(turns[analysis], 5);
  EXPECT_EQ(turns[hint], 5);
}

TEST(Scheduler, what_was_interrupted_keeps_its_place) {
  Scheduler scheduler(1);
  const auto first = task(Priority::analysis), second = task(Priority::analysis), move = task(Priority::move);
  scheduler.add(first);
  scheduler.next();
  scheduler.add(second);
  scheduler.add(move);
  EXPECT_TRUE(scheduler.ended(first, false));
  EXPECT_EQ(scheduler.next()->task, move);
  scheduler.ended(move, true);
  EXPECT_EQ(scheduler.next()->task, first);
}

// Many tasks for two threads, in the order in which they come to their turn: + added, > run (! with time to itself), < made way,
// - done. m, h and a are moves, hints and analyses, numbered as they were added.
TEST(Scheduler, keeps_an_order) {
  Scheduler scheduler(2);
  std::map<TaskPtr, std::string> names;
  std::vector<TaskPtr> running;
  std::string order;
  int added = 0;
  const auto add = [&](Priority priority) {
    const auto added_task = task(priority);
    names[added_task] = fmt::format("{}{}", "mhea"[static_cast<int>(priority)], added++);
    order += " +" + names[added_task];
    scheduler.add(added_task);
  };
  const auto run = [&] {
    if (running.size() == 2) return;
    const auto turn = scheduler.next();
    if (!turn) return;
    order += " >" + names[turn->task] + (turn->at_most.count() ? "!" : "");
    running.push_back(turn->task);
  };
  const auto end = [&](std::size_t which) {
    const auto ended = running[which];
    const bool is_done = ended->run();
    running.erase(running.begin() + static_cast<std::ptrdiff_t>(which));
    order += (is_done ? " -" : " <") + names[ended];
    EXPECT_EQ(scheduler.ended(ended, is_done), !is_done);
  };
  using enum Priority;
  for (const auto priority : {analysis, analysis, hint, move, hint, move, move, analysis, move, move, hint, move}) {
    add(priority);
    run();
    if (added % 3 == 0 && !running.empty()) end(running.size() - 1);
  }
  while (!running.empty()) {
    end(0);
    run();
    run();
  }
  EXPECT_EQ(order,
            " +a0 >a0 +a1 >a1 +h2 <a1 +m3 >m3 +h4 +m5 -m3 +m6 >a1! +a7 +m8 -a1 +m9 >m5 +h10 +m11 -m5"
            " <a0 >m6 >m8 -m6 >a0! -m8 >m9 -a0 >m11 -m9 >h2 -m11 >a7! -h2 >h4 -a7 >h10 -h4 -h10");
}

}  // namespace
}  // namespace shengxiao::server
