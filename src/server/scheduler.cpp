#include "server/scheduler.hpp"

#include <algorithm>
#include <tuple>

namespace shengxiao::server {

namespace {
bool takes_long(table::Priority priority) { return priority >= table::Priority::explanation; }
}  // namespace

void Scheduler::add(TaskPtr task, const std::string& payer) {
  if (task->cancelled()) return;
  drop_cancelled();
  ++accounts_.try_emplace(payer, Account{turns_}).first->second.tasks;
  const auto priority = task->priority();
  waiting_.push_back({std::move(task), payer, arrivals_++});
  ask_to_make_way(priority);
}

void Scheduler::drop_cancelled() {
  std::erase_if(waiting_, [this](const Waiting& waiting) {
    if (!waiting.task->cancelled()) return false;
    settle(waiting);
    return true;
  });
}

// Who has nothing to be done any more has no account.
void Scheduler::settle(const Waiting& gone) {
  const auto account = accounts_.find(gone.payer);
  if (--account->second.tasks == 0) accounts_.erase(account);
}

// Not where enough threads are free already or soon will be. What takes long and has no slice makes way for its like, too.
void Scheduler::ask_to_make_way(table::Priority urgent) {
  Running* victim = nullptr;
  std::ptrdiff_t free = threads_ - static_cast<std::ptrdiff_t>(running_.size());
  for (auto& running : running_) {
    const auto priority = running.was.task->priority();
    free += running.makes_way;
    const bool goes_on = takes_long(priority) && !running.has_slice;
    if (running.makes_way || running.left_alone || priority < urgent || (priority == urgent && !goes_on)) continue;
    if (!victim || priority >= victim->was.task->priority()) victim = &running;
  }
  if (!victim) return;
  const auto waits = std::ranges::count_if(waiting_, [&](const Waiting& waiting) {
    const auto priority = waiting.task->priority();
    return priority < victim->was.task->priority() || priority == urgent;
  });
  if (waits <= free) return;
  victim->makes_way = true;
  victim->was.task->make_way();
}

// The first of those whose payer's last turn is longest ago.
Scheduler::Place Scheduler::most_urgent() {
  return std::ranges::min_element(waiting_, {}, [this](const Waiting& waiting) {
    return std::pair(waiting.task->priority(), accounts_.at(waiting.payer).last_turn);
  });
}

Scheduler::Place Scheduler::longest_of_less_urgent(table::Priority than) {
  return std::ranges::find_if(waiting_, [&](const Waiting& waiting) { return waiting.task->priority() > than; });
}

std::optional<Scheduler::Turn> Scheduler::next() {
  drop_cancelled();
  if (waiting_.empty()) return std::nullopt;
  auto chosen = most_urgent();
  ++turns_;
  const auto other = longest_of_less_urgent(chosen->task->priority());
  const bool left_alone = turns_ % turns_between == 0 && other != waiting_.end();
  if (left_alone) chosen = other;
  auto was = std::move(*chosen);
  waiting_.erase(chosen);
  accounts_.at(was.payer).last_turn = turns_;
  const bool has_slice = left_alone || (takes_long(was.task->priority()) && !waiting_.empty());
  auto task = was.task;
  running_.push_back({std::move(was), left_alone, has_slice, false});
  return Turn{std::move(task), has_slice ? slice : Milliseconds(0)};
}

// What has had its slice waits anew; what was interrupted keeps its place.
bool Scheduler::ended(const TaskPtr& task, bool is_done) {
  const auto at = std::ranges::find(running_, task, [](const Running& running) { return running.was.task; });
  auto running = std::move(*at);
  running_.erase(at);
  if (is_done) {
    settle(running.was);
    return false;
  }
  task->allow();
  if (running.has_slice && !running.makes_way) running.was.since = arrivals_++;
  const auto place = std::ranges::upper_bound(waiting_, running.was.since, {}, &Waiting::since);
  waiting_.insert(place, std::move(running.was));
  return true;
}

}  // namespace shengxiao::server
