#include "net/workers.hpp"

#include <boost/asio/post.hpp>

namespace shengxiao::net {

void Workers::post(std::shared_ptr<table::Task> task, const std::string& payer) {
  {
    const std::lock_guard lock(mutex_);
    scheduler_.add(std::move(task), payer);
  }
  boost::asio::post(pool_, [this] { run_next(); });
}

void Workers::run_next() {
  std::unique_lock lock(mutex_);
  const auto turn = scheduler_.next();
  if (!turn) return;
  lock.unlock();
  const bool is_done = turn->task->run(turn->at_most);
  lock.lock();
  const bool waits = scheduler_.ended(turn->task, is_done);
  lock.unlock();
  if (waits) boost::asio::post(pool_, [this] { run_next(); });
}

}  // namespace shengxiao::net
