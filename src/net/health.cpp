#include "net/health.hpp"

#include <utility>

namespace shengxiao::net {

void Health::ask(Then then) {
  {
    const std::unique_lock lock(mutex_);
    const auto now = std::chrono::steady_clock::now();
    if (waiting_.empty() && asked_at_ + fresh > now) {
      const auto last = last_;
      return then(last);
    }
    waiting_.push_back(std::move(then));
    if (waiting_.size() > 1) return;
    asked_at_ = now;
  }
  ledger_.use([this](store::Store& store) {
    const auto checked = store.check();
    if (!checked) metrics_.store_failed();
    std::vector<Then> waiting;
    {
      const std::lock_guard lock(mutex_);
      last_ = checked;
      waiting = std::exchange(waiting_, {});
    }
    for (const auto& tell : waiting) tell(checked);
  });
}

}  // namespace shengxiao::net
