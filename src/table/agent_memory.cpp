#include "table/agent_memory.hpp"

#include <numeric>

namespace shengxiao::table {

void AgentMemory::used(const std::shared_ptr<Thinker>& thinker, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  drop(thinker);
  if (bytes) entries_.push_back({thinker, bytes});
  auto total = sum();
  std::erase_if(entries_, [&](const Entry& entry) {
    if (total <= most_bytes_) return false;
    const auto oldest = entry.thinker.lock();
    const std::unique_lock idle = oldest ? std::unique_lock(oldest->busy, std::try_to_lock) : std::unique_lock<std::mutex>();
    if (oldest && !idle) return false;  // it thinks, and comes last when it has done so
    if (oldest) oldest->agent->forget();
    total -= entry.bytes;
    return true;
  });
}

void AgentMemory::drop(const std::shared_ptr<Thinker>& thinker) {
  std::erase_if(entries_, [&](const Entry& entry) {
    const auto known = entry.thinker.lock();
    return !known || known == thinker;
  });
}

std::size_t AgentMemory::sum() const {
  return std::transform_reduce(entries_.begin(), entries_.end(), std::size_t{0}, std::plus<>(),
                               [](const Entry& entry) { return entry.bytes; });
}

std::size_t AgentMemory::bytes() const {
  const std::lock_guard lock(mutex_);
  return sum();
}

}  // namespace shengxiao::table
