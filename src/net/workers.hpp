// Threads for thinking, so that the thread that serves people is never busy.
#pragma once
#include <boost/asio/thread_pool.hpp>
#include <mutex>

#include "server/metrics.hpp"
#include "server/scheduler.hpp"

namespace shengxiao::net {

// Ending it waits for the tasks that run (cancel them before) and drops the rest.
class Workers {
 public:
  Workers(int threads, std::shared_ptr<server::Metrics> metrics)
      : metrics_(std::move(metrics)), scheduler_(threads), pool_(static_cast<std::size_t>(threads)) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  void post(std::shared_ptr<table::Task> task, const std::string& payer = "");

 private:
  void run_next();
  void count();

  std::shared_ptr<server::Metrics> metrics_;
  std::mutex mutex_;
  server::Scheduler scheduler_;
  boost::asio::thread_pool pool_;  // last: its threads use the others
};

}  // namespace shengxiao::net
