// In which order thinking is done: moves before hints before analysis, and whatever waits comes to its turn. Knows no threads and
// no clock.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "server/runtime.hpp"

namespace shengxiao::server {

class Scheduler {
 public:
  using TaskPtr = std::shared_ptr<table::Task>;
  struct Turn {
    TaskPtr task;
    Milliseconds at_most;  // 0: until it has ended or is asked to make way
  };
  // One turn in so many is for what has waited longest of the less urgent. It then has so much time to itself.
  static constexpr std::uint64_t turns_between = 4;
  static constexpr Milliseconds own_time{2000};

  explicit Scheduler(int threads) : threads_(threads) {}

  // Something else to be done. Where no thread is free, something less urgent that runs is asked to make way.
  void add(TaskPtr task);
  // What a free thread runs now.
  std::optional<Turn> next();
  // It runs no longer; where it made way it waits again, and true is given.
  bool ended(const TaskPtr& task, bool is_done);

 private:
  struct Waiting {
    TaskPtr task;
    std::uint64_t since;
  };
  struct Running {
    TaskPtr task;
    std::uint64_t since;  // when it began to wait
    bool has_own_time, makes_way;
  };
  void ask_to_make_way(table::Priority urgent);

  int threads_;
  std::vector<Waiting> waiting_;  // the longest first
  std::vector<Running> running_;
  std::uint64_t arrivals_ = 0, turns_ = 0;
};

}  // namespace shengxiao::server
