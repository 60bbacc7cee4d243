// Thinking that is done on some other thread.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>

namespace shengxiao::table {

// The first is the most urgent. An explanation is waited for as a hint is, and takes longer.
enum class Priority { move, hint, explanation, analysis };

// Ordered on one thread, run on another. Whoever ordered it may cancel it; whoever runs it may ask it to make way for something
// more urgent, and then runs it again later.
class Task : public std::enable_shared_from_this<Task> {
 public:
  using Milliseconds = std::chrono::milliseconds;
  struct Run {
    std::shared_ptr<const Task> task;
    const std::atomic<bool>* stop;  // to be heeded while it runs; null where nobody can raise it
    Milliseconds at_most;           // it makes way by itself after so long; 0: it does not
  };
  using Work = std::function<bool(const Run&)>;  // false: it made way before its end

  Task(Priority priority, Work work) : priority_(priority), work_(std::move(work)) {}
  Priority priority() const { return priority_; }

  // For who ordered it: what comes of it is no longer wanted. It may take a moment to notice.
  void cancel() {
    cancelled_ = true;
    stop_ = true;
  }
  bool cancelled() const { return cancelled_; }

  // For who runs it. False: it made way and is to be run again.
  bool run(Milliseconds at_most = Milliseconds(0)) {
    return cancelled_ || work_({shared_from_this(), &stop_, at_most}) || cancelled_;
  }
  void make_way() { stop_ = true; }
  void allow() { stop_ = cancelled_.load(); }  // it need not make way any more; not while it runs
  // To its end, where it was ordered.
  void run_inline() { work_({shared_from_this(), nullptr, Milliseconds(0)}); }

 private:
  Priority priority_;
  Work work_;
  std::atomic<bool> stop_{false}, cancelled_{false};
};

}  // namespace shengxiao::table
