#include "terminal/worker.hpp"

namespace shengxiao::terminal {

namespace {
template <class T>
T take(std::deque<T>& queue) {
  auto first = std::move(queue.front());
  queue.pop_front();
  return first;
}
}  // namespace

Worker::~Worker() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

table::Executors Worker::executors(std::shared_ptr<const table::Computers> computers) {
  const auto post = [this](auto& queue, auto item) {
    {
      const std::lock_guard lock(mutex_);
      queue.push_back(std::move(item));
    }
    changed_.notify_all();
  };
  return {[this, post](std::shared_ptr<table::Task> task) { post(tasks_, std::move(task)); },
          [this, post](Job job) { post(jobs_, std::move(job)); }, nullptr, std::move(computers)};
}

std::optional<Worker::Job> Worker::next() {
  const std::lock_guard lock(mutex_);
  if (jobs_.empty()) return std::nullopt;
  return take(jobs_);
}

Worker::Job Worker::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !jobs_.empty(); });
  return take(jobs_);
}

void Worker::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ending_ || !tasks_.empty(); });
    if (ending_) return;
    const auto task = take(tasks_);
    lock.unlock();
    task->run();  // nobody asks it to make way
    lock.lock();
  }
}

}  // namespace shengxiao::terminal
