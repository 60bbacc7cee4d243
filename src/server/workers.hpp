// Threads for thinking, so that the thread that serves people is never busy.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace shengxiao::server {

using Job = std::function<void()>;

// Runs jobs in the order they come, as many at a time as there are threads. Ending it lets running jobs finish and drops the
// rest.
class Workers {
 public:
  explicit Workers(int threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  void post(Job job);

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace shengxiao::server
