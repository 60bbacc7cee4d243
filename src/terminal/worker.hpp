// The thread that thinks while another one serves the screen.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "table/driver.hpp"

namespace shengxiao::terminal {

class Worker {
 public:
  using Job = std::function<void()>;

  Worker() : thread_([this] { work(); }) {}
  ~Worker();  // waits for the task that runs; cancel it before
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  table::Executors executors(std::shared_ptr<const table::Computers> computers);
  // What the tasks want to be done on the caller's thread, the oldest first.
  std::optional<Job> next();
  Job wait();  // the same, once there is something

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<table::Task>> tasks_;
  std::deque<Job> jobs_;
  bool ending_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace shengxiao::terminal
