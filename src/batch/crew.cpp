#include "batch/crew.hpp"

#include <unistd.h>

namespace shengxiao::batch {

Crew::Crew(int threads) : process_(getpid()) {
  for (int number = 1; number < threads; ++number) others_.emplace_back([this, number] { serve(number); });
}

Crew::~Crew() {
  if (getpid() != process_) {
    for (auto& other : others_) other.detach();
    return;
  }
  ends_ = true;
  ++round_;
  round_.notify_all();
  for (auto& other : others_) other.join();
}

void Crew::run(const std::function<void(int)>& work) {
  if (others_.empty() || getpid() != process_) {
    for (int number = 0; number < size(); ++number) work(number);
    return;
  }
  work_ = &work;
  busy_ = static_cast<int>(others_.size());
  ++round_;
  round_.notify_all();
  work(0);
  for (int left; (left = busy_) > 0;) busy_.wait(left);
}

void Crew::serve(int number) {
  for (unsigned seen = 0;;) {
    round_.wait(seen);
    seen = round_;
    if (ends_) return;
    (*work_)(number);
    if (--busy_ == 0) busy_.notify_all();
  }
}

}  // namespace shengxiao::batch
