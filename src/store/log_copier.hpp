// Copies SQLite's log into its file while commits go on, on a thread of its own. What it leaves for whoever empties the log is what
// was committed meanwhile.
#pragma once
#include <atomic>
#include <thread>

#include "store/sqlite_file.hpp"

namespace shengxiao::store {

class LogCopier {
 public:
  explicit LogCopier(const std::string& path) : file_(path) {}
  ~LogCopier();
  LogCopier(const LogCopier&) = delete;
  LogCopier& operator=(const LogCopier&) = delete;

  Result<bool> open();
  void start() { tell(State::copying); }  // while it rests
  bool is_copying() const { return state_ == State::copying; }
  // Rests once this returns.
  void wait() const { state_.wait(State::copying); }

 private:
  enum class State { resting, copying, ending };
  void tell(State state);
  void run();

  SqliteFile file_;
  std::atomic<State> state_ = State::resting;
  std::jthread thread_;
};

}  // namespace shengxiao::store
