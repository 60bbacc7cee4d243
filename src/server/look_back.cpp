#include "server/look_back.hpp"

#include <chrono>
#include <optional>
#include <utility>

namespace shengxiao::server {

namespace {
using Clock = std::chrono::steady_clock;
constexpr auto report_interval = std::chrono::milliseconds(200);
}  // namespace

LookBack::LookBack(const table::Match& match, const Scope& scope, table::Priority priority, std::uint64_t seed,
                   const SharedRuntime& runtime, const std::string& payer, std::function<void()> found)
    : course_(match.shared_game(), match.steps()), found_(std::move(found)) {
  struct Work {
    table::Review::Played match;
    std::optional<table::Review> review;
  };
  const auto work = std::make_shared<Work>(Work{table::Review::of(match), {}});
  task_ = std::make_shared<table::Task>(priority, [this, work, scope, seed, runtime](const table::Task::Run& run) {
    if (!work->review) work->review.emplace(work->match, scope, seed);
    return go_on(*work->review, run, runtime->foreground);
  });
  runtime->background(task_, payer);
}

// On the other thread. This is touched on its owner's thread alone, and only while the task is not cancelled: then it is still
// there.
bool LookBack::go_on(table::Review& review, const table::Task::Run& run, const std::function<void(Job)>& foreground) {
  std::vector<Finding> batch;
  auto last = Clock::now();
  const auto hand_over = [&](bool ended) {
    last = Clock::now();
    foreground([this, ended, task = run.task, found = std::exchange(batch, {}), done = review.done(), size = review.size()] {
      if (task->cancelled()) return;
      findings_.insert(findings_.end(), found.begin(), found.end());
      for (const auto& finding : found) course_.add(finding);
      done_ = done;
      size_ = size;
      ended_ = ended;
      found_();
    });
  };
  const bool ended = review.go_on(run.stop, run.at_most, [&](const Finding& finding) {
    batch.push_back(finding);
    if (Clock::now() - last >= report_interval) hand_over(false);
  });
  hand_over(ended);
  return ended;
}

}  // namespace shengxiao::server
