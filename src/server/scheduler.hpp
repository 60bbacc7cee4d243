// In which order thinking is done: moves before hints before explanations before analysis, among these by turns for each who
// ordered some, and whatever waits comes to its turn. Knows no threads and no clock.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
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
  // One turn in so many is for what has waited longest of the less urgent. It is then left alone for one slice.
  static constexpr std::uint64_t turns_between = 4;
  // For how long something that goes on and on runs while others wait.
  static constexpr Milliseconds slice{2000};

  explicit Scheduler(int threads) : threads_(threads) {}

  // Something else to be done, on account of `payer`. Where no thread is free, something less urgent that runs is asked to make
  // way.
  void add(TaskPtr task, const std::string& payer = "");
  // What a free thread runs now.
  std::optional<Turn> next();
  // It runs no longer; where it made way it waits again, and true is given.
  bool ended(const TaskPtr& task, bool is_done);
  std::size_t waiting() const { return waiting_.size(); }
  std::size_t running() const { return running_.size(); }

 private:
  struct Waiting {
    TaskPtr task;
    std::string payer;
    std::uint64_t since;
  };
  struct Running {
    Waiting was;
    bool left_alone, has_slice, makes_way;
  };
  struct Account {
    std::uint64_t last_turn;  // of theirs; of anybody's, where they came since
    int tasks = 0;  // that wait or run
  };
  using Place = std::vector<Waiting>::iterator;

  void drop_cancelled();
  void settle(const Waiting& gone);
  Place most_urgent();
  Place longest_of_less_urgent(table::Priority than);
  void ask_to_make_way(table::Priority urgent);

  int threads_;
  std::vector<Waiting> waiting_;  // the longest first
  std::vector<Running> running_;
  std::map<std::string, Account> accounts_;  // of those who have something waiting or running
  std::uint64_t arrivals_ = 0, turns_ = 0;
};

}  // namespace shengxiao::server
