// Threads that share one piece of work after another.
#pragma once
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace shengxiao::batch {

class Crew {
 public:
  explicit Crew(int threads);  // the caller's among them
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew();

  int size() const { return static_cast<int>(others_.size()) + 1; }
  // work(0) to work(size() - 1), one a thread, and waits for all of them. In a process that was forked off, where the threads do
  // not exist, all on the caller's.
  void run(const std::function<void(int)>& work);

 private:
  void serve(int number);

  const int process_;
  std::atomic<unsigned> round_ = 0;  // a new one: there is work
  std::atomic<int> busy_ = 0;
  std::atomic<bool> ends_ = false;
  const std::function<void(int)>* work_ = nullptr;
  std::vector<std::thread> others_;  // last: they use the others
};

}  // namespace shengxiao::batch
