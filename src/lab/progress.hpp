// How far an experiment is: a line that changes on a terminal, a line a minute anywhere else.
#pragma once
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

namespace shengxiao::lab {

// What the first so many games take together, in any unit, where not all take as long; none: a unit each.
using Work = std::function<double(std::uint64_t games)>;

// Where games from `first` to before `done` took so many seconds: how many those up to `games` will take.
double seconds_left(std::uint64_t first, std::uint64_t done, std::uint64_t games, double passed, const Work& work = {});

class RunProgress {
 public:
  using Clock = std::chrono::steady_clock;

  RunProgress(std::FILE* out, bool terminal) : out_(out), terminal_(terminal) {}

  void begin(std::uint64_t done, std::uint64_t games, Clock::time_point now = Clock::now(), Work work = {});
  void at(std::uint64_t done, Clock::time_point now = Clock::now());
  void end();
  void say(std::string_view line);
  void name(std::string_view what) { what_ = what; }  // before the numbers: what is being played

 private:
  void print(std::uint64_t done, Clock::time_point now);

  std::FILE* out_;
  bool terminal_, shown_ = false;
  std::string what_;
  std::uint64_t first_ = 0, games_ = 0;
  Work work_;
  Clock::time_point begun_, last_;
};

// "1204 of 5000 games, 24 %, 45 a second, 1:24 left"
std::string progress_line(std::uint64_t first, std::uint64_t done, std::uint64_t games, std::chrono::duration<double> passed,
                          const Work& work = {});

}  // namespace shengxiao::lab
