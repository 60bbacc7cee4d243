// A game, or some of its decisions, looked back at: when somebody asks, once for all who do. Everything happens on its owner's
// thread but the thinking.
#pragma once
#include <functional>
#include <memory>
#include <vector>

#include "server/runtime.hpp"
#include "table/course.hpp"

namespace shengxiao::server {

class LookBack {
 public:
  using Finding = table::Review::Finding;

  using Scope = table::Review::Scope;

  // `found`: there are new findings, or it has come to its end.
  LookBack(const table::Match& match, const Scope& scope, table::Priority priority, std::uint64_t seed,
           const SharedRuntime& runtime, const std::string& payer, std::function<void()> found);
  ~LookBack() { task_->cancel(); }
  LookBack(const LookBack&) = delete;
  LookBack& operator=(const LookBack&) = delete;

  const std::vector<Finding>& findings() const { return findings_; }
  const table::GameCourse& course() const { return course_; }  // what they come to
  // How much of it is done; of 0: it has not begun.
  int done() const { return done_; }
  int size() const { return size_; }
  bool ended() const { return ended_; }

 private:
  bool go_on(table::Review& review, const table::Task::Run& run, const std::function<void(Job)>& foreground);

  int done_ = 0, size_ = 0;
  bool ended_ = false;
  std::vector<Finding> findings_;
  table::GameCourse course_;
  std::function<void()> found_;
  std::shared_ptr<table::Task> task_;
};

}  // namespace shengxiao::server
