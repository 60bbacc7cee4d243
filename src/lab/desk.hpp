// Experiments for somebody at a page: what can be asked, one report at a time in the background with its figures as they settle,
// and those that are finished. Knows no network: requests and answers are JSON. docs/lab.md has them.
#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace shengxiao::lab {

struct DeskRules {
  int threads = 0;  // that play, of the least priority; 0: one for each processor
  std::uint64_t most_games = 2000;  // of the agent: all games of a report are kept in memory until it is made
  std::size_t kept = 8;             // experiments that are not forgotten, the one that runs among them
  std::chrono::milliseconds refresh{1000};  // figures are no older than this, unless they take long or a game does
};

class Desk {
 public:
  explicit Desk(const DeskRules& rules = {});
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  ~Desk();  // ends what runs: that takes as long as a decision, or the look into a game

  // Answers a request, or says what is wrong: {"error": {…}}. On any thread; takes some milliseconds, and never as long as a game.
  std::string answer(std::string_view request);

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace shengxiao::lab
