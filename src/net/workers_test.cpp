#include "net/workers.hpp"

#include <gtest/gtest.h>

#include <future>

namespace shengxiao::net {
namespace {

using table::Priority;
using table::Task;

TEST(Workers, run_everything) {
  Workers workers(3, std::make_shared<server::Metrics>());
  std::atomic<int> ran = 0;
  std::promise<void> all;
  for (int i = 0; i < 100; ++i)
    workers.post(std::make_shared<Task>(static_cast<Priority>(i % 3), [&](const Task::Run&) {
      if (++ran == 100) all.set_value();
      return true;
    }));
  all.get_future().wait();
  EXPECT_EQ(ran, 100);
}

// One thread is busy with an analysis that ends only when the hint that needs the thread has been given.
TEST(Workers, interrupt_analysis_for_a_hint_and_go_on_with_it) {
  Workers workers(1, std::make_shared<server::Metrics>());
  std::promise<void> runs, ends;
  std::atomic<int> starts = 0;
  std::atomic<bool> hinted = false;
  workers.post(std::make_shared<Task>(Priority::analysis, [&](const Task::Run& run) {
    if (++starts == 1) runs.set_value();
    while (!hinted && !*run.stop) std::this_thread::yield();
    if (!hinted) return false;
    ends.set_value();
    return true;
  }));
  runs.get_future().wait();
  workers.post(std::make_shared<Task>(Priority::hint, [&](const Task::Run&) { return hinted = true; }));
  ends.get_future().wait();
  EXPECT_EQ(starts, 2);
}

TEST(Workers, wait_for_what_runs_when_they_end) {
  std::promise<void> runs;
  std::atomic<bool> ended = false;
  {
    Workers workers(1, std::make_shared<server::Metrics>());
    workers.post(std::make_shared<Task>(Priority::move, [&](const Task::Run&) {
      runs.set_value();
      for (int i = 0; i < 1000; ++i) std::this_thread::yield();
      return ended = true;
    }));
    runs.get_future().wait();
  }
  EXPECT_TRUE(ended);
}

}  // namespace
}  // namespace shengxiao::net
