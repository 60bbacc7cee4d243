// The way of all hubs to the journal. What they ask while it is busy is done together: one commit for the events of all tables.
#pragma once
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/runtime.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

// Used from several threads. What is asked is answered with `then`, which runs where `post` puts it.
class Ledger {
 public:
  using Post = std::function<void(Job)>;

  // `writer` runs jobs, one at a time, on the thread that uses the store; both outlive the ledger's last job.
  Ledger(store::Store& store, Post writer, std::shared_ptr<Metrics> metrics)
      : store_(store), writer_(std::move(writer)), metrics_(std::move(metrics)) {}
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;

  // Gives the tables of which nothing was written, and why.
  void append(std::vector<store::Event> events, Post post, std::function<void(const store::Failures&)> then);
  // Gives its number, from 0.
  void add_line(std::string_view list, store::Store::MakeLine line, Post post,
                std::function<void(const Result<std::int64_t>&)> then);
  void take(std::string table, Post post, std::function<void(const Result<store::Taken>&)> then);
  void release(std::vector<std::string> tables);
  // Anything else, done after what was asked before.
  void use(std::function<void(store::Store&)> job);

  bool forgets() const { return store_.forgets(); }

 private:
  struct Append {
    std::vector<store::Event> events;
    Post post;
    std::function<void(const store::Failures&)> then;
  };
  struct Line {
    std::string list;
    store::Store::MakeLine make;
    Post post;
    std::function<void(const Result<std::int64_t>&)> then;
  };
  struct Round {
    std::vector<Line> lines;
    std::vector<Append> appends;
    std::vector<std::string> releases;
    std::vector<std::function<void(store::Store&)>> jobs;  // takes are among them
    bool empty() const { return lines.empty() && appends.empty() && releases.empty() && jobs.empty(); }
  };
  template <class Ask>
  void ask(const Ask& add);
  void run();
  void add(const std::vector<Line>& lines);
  void write(std::vector<Append>& appends);

  store::Store& store_;
  Post writer_;
  std::shared_ptr<Metrics> metrics_;
  std::mutex mutex_;
  Round next_;
  bool runs_ = false;
};

}  // namespace shengxiao::server
