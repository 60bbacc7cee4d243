#include "lab/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace shengxiao::lab {

namespace {
double taken(const Work& work, std::uint64_t games) { return work ? work(games) : static_cast<double>(games); }
}  // namespace

double seconds_left(std::uint64_t first, std::uint64_t done, std::uint64_t games, double passed, const Work& work) {
  const double gone = taken(work, done);
  return std::max(taken(work, games) - gone, 0.0) / (gone - taken(work, first)) * passed;
}

std::string progress_line(std::uint64_t first, std::uint64_t done, std::uint64_t games, std::chrono::duration<double> passed,
                          const Work& work) {
  const double share = games ? taken(work, done) / taken(work, games) : 1;
  auto line = fmt::format("{} of {} games, {} %", done, games, static_cast<int>(100 * share + 1e-9));
  if (done == first || passed.count() <= 0) return line;
  const double rate = static_cast<double>(done - first) / passed.count();
  const auto left = static_cast<std::uint64_t>(seconds_left(first, done, games, passed.count(), work) + 0.5);
  line += rate < 10 ? fmt::format(", {:.1f} a second", rate) : fmt::format(", {:.0f} a second", rate);
  return line + (left < 3600 ? fmt::format(", {}:{:02} left", left / 60, left % 60)
                             : fmt::format(", {} h {:02} min left", left / 3600, left / 60 % 60));
}

void RunProgress::begin(std::uint64_t done, std::uint64_t games, Clock::time_point now, Work work) {
  work_ = std::move(work);
  first_ = done;
  games_ = games;
  begun_ = last_ = now;
}

void RunProgress::at(std::uint64_t done, Clock::time_point now) {
  if (now - last_ < (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(60'000))) return;
  last_ = now;
  print(done, now);
}

void RunProgress::print(std::uint64_t done, Clock::time_point now) {
  const auto line = what_ + (what_.empty() ? "" : ": ") + progress_line(first_, done, games_, now - begun_, work_);
  if (terminal_)
    fmt::print(out_, "\r\x1b[K{}", line);
  else
    fmt::print(out_, "{}\n", line);
  std::fflush(out_);
  shown_ = terminal_;
}

void RunProgress::end() {
  if (std::exchange(shown_, false)) fmt::print(out_, "\r\x1b[K"), std::fflush(out_);
}

void RunProgress::say(std::string_view line) {
  end();
  fmt::print(out_, "{}\n", line);
}

}  // namespace shengxiao::lab
