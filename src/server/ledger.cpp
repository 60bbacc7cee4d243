#include "server/ledger.hpp"

#include <iterator>
#include <map>
#include <utility>

namespace shengxiao::server {

template <class Ask>
void Ledger::ask(const Ask& add) {
  {
    const std::lock_guard lock(mutex_);
    add(next_);
    if (std::exchange(runs_, true)) return;
  }
  writer_([this] { run(); });
}

void Ledger::append(std::vector<store::Event> events, Post post, std::function<void(const store::Failures&)> then) {
  ask([&](Round& round) { round.appends.push_back({std::move(events), std::move(post), std::move(then)}); });
}

void Ledger::add_line(std::string_view list, store::Store::MakeLine line, Post post,
                      std::function<void(const Result<std::int64_t>&)> then) {
  ask([&](Round& round) { round.lines.push_back({std::string(list), std::move(line), std::move(post), std::move(then)}); });
}

void Ledger::take(std::string table, Post post, std::function<void(const Result<store::Taken>&)> then) {
  use([table = std::move(table), post = std::move(post), then = std::move(then)](store::Store& store) {
    post([then, taken = store.take(table)] { then(taken); });
  });
}

void Ledger::release(std::vector<std::string> tables) {
  ask([&](Round& round) {
    round.releases.insert(round.releases.end(), std::make_move_iterator(tables.begin()), std::make_move_iterator(tables.end()));
  });
}

void Ledger::use(std::function<void(store::Store&)> job) {
  ask([&](Round& round) { round.jobs.push_back(std::move(job)); });
}

// Whoever asks for a table after it was released is to have it: releases come first. A table is released only once everything of
// it is written.
void Ledger::run() {
  Round round;
  {
    const std::lock_guard lock(mutex_);
    round = std::exchange(next_, {});
  }
  add(round.lines);
  write(round.appends);
  if (!round.releases.empty()) store_.release(round.releases);  // where that fails they stay ours
  for (const auto& job : round.jobs) job(store_);
  {
    const std::lock_guard lock(mutex_);
    runs_ = !next_.empty();
    if (!runs_) return;
  }
  writer_([this] { run(); });
}

void Ledger::add(const std::vector<Line>& lines) {
  std::map<std::string, std::vector<const Line*>> by_list;
  for (const auto& line : lines) by_list[line.list].push_back(&line);
  for (const auto& [list, added] : by_list) {
    std::vector<store::Store::MakeLine> makes;
    for (const auto* line : added) makes.push_back(line->make);
    auto first = store_.add_lines(list, makes);
    if (!first) metrics_->store_failed();
    for (std::size_t i = 0; i < added.size(); ++i)
      added[i]->post(
          [then = added[i]->then, number = first.map([i](auto n) { return n + static_cast<std::int64_t>(i); })] { then(number); });
  }
}

void Ledger::write(std::vector<Append>& appends) {
  if (appends.empty()) return;
  std::vector<store::Event> events;
  for (auto& append : appends)
    events.insert(events.end(), std::make_move_iterator(append.events.begin()), std::make_move_iterator(append.events.end()));
  const auto began = std::chrono::steady_clock::now();
  auto written = store_.append(events);
  metrics_->stored(events.size(), std::chrono::steady_clock::now() - began);
  store::Failures failures;
  if (written)
    failures = *std::move(written);
  else
    for (const auto& event : events) failures.try_emplace(event.table, written.error());
  for (std::size_t i = 0; i < failures.size(); ++i) metrics_->store_failed();
  const auto shared = std::make_shared<const store::Failures>(std::move(failures));
  for (auto& append : appends) append.post([then = std::move(append.then), shared] { then(*shared); });
}

}  // namespace shengxiao::server
