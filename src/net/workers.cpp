#include "net/workers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/post.hpp>

namespace shengxiao::net {

namespace {
// Whoever thinks lets those who serve go first, on a machine where both want the same processor. (In Linux a thread has a
// priority.)
void let_others_go_first() {
  constexpr int nice = 10;
  [[maybe_unused]] static thread_local const int set = setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice);
}
}  // namespace

void Workers::post(std::shared_ptr<table::Task> task, const std::string& payer) {
  {
    const std::lock_guard lock(mutex_);
    scheduler_.add(std::move(task), payer);
    count();
  }
  boost::asio::post(pool_, [this] { run_next(); });
}

void Workers::run_next() {
  let_others_go_first();
  std::unique_lock lock(mutex_);
  const auto turn = scheduler_.next();
  if (!turn) return;
  count();
  lock.unlock();
  const bool is_done = turn->task->run(turn->at_most);
  lock.lock();
  const bool waits = scheduler_.ended(turn->task, is_done);
  count();
  lock.unlock();
  if (waits) boost::asio::post(pool_, [this] { run_next(); });
}

void Workers::count() { metrics_->thinking(scheduler_.waiting(), scheduler_.running()); }

}  // namespace shengxiao::net
