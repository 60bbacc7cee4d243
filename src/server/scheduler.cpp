#include "server/scheduler.hpp"

#include <algorithm>

namespace shengxiao::server {

void Scheduler::add(TaskPtr task) {
  const auto priority = task->priority();
  waiting_.push_back({std::move(task), arrivals_++});
  ask_to_make_way(priority);
}

// Not where enough threads are free already or soon will be.
void Scheduler::ask_to_make_way(table::Priority urgent) {
  Running* victim = nullptr;
  std::ptrdiff_t free = threads_ - static_cast<std::ptrdiff_t>(running_.size());
  for (auto& running : running_) {
    free += running.makes_way;
    if (running.makes_way || running.has_own_time || running.task->priority() <= urgent) continue;
    if (!victim || running.task->priority() >= victim->task->priority()) victim = &running;
  }
  if (!victim) return;
  const auto waits = std::ranges::count_if(waiting_, [&](const Waiting& waiting) {
    return waiting.task->priority() < victim->task->priority() && !waiting.task->cancelled();
  });
  if (waits <= free) return;
  victim->makes_way = true;
  victim->task->make_way();
}

std::optional<Scheduler::Turn> Scheduler::next() {
  std::erase_if(waiting_, [](const Waiting& waiting) { return waiting.task->cancelled(); });
  if (waiting_.empty()) return std::nullopt;
  const auto priority = [](const Waiting& waiting) { return waiting.task->priority(); };
  const auto urgent = std::ranges::min_element(waiting_, {}, priority);
  const auto other = std::ranges::find_if(waiting_, [&](const Waiting& waiting) { return priority(waiting) > priority(*urgent); });
  const bool has_own_time = ++turns_ % turns_between == 0 && other != waiting_.end();
  const auto chosen = has_own_time ? other : urgent;
  const auto [task, since] = *chosen;
  waiting_.erase(chosen);
  running_.push_back({task, since, has_own_time, false});
  return Turn{task, has_own_time ? own_time : Milliseconds(0)};
}

bool Scheduler::ended(const TaskPtr& task, bool is_done) {
  const auto at = std::ranges::find(running_, task, &Running::task);
  const auto was = *at;
  running_.erase(at);
  if (is_done) return false;
  task->allow();
  // What had time to itself waits anew; what was interrupted keeps its place.
  const auto since = was.has_own_time ? arrivals_++ : was.since;
  const auto place = std::ranges::upper_bound(waiting_, since, {}, &Waiting::since);
  waiting_.insert(place, {task, since});
  return true;
}

}  // namespace shengxiao::server
