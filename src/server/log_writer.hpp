// Writes lines to a descriptor from a thread of its own.
#pragma once
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace shengxiao::server {

class LogWriter {
 public:
  static constexpr std::size_t most_bytes = std::size_t{1} << 20;  // that wait

  // `dropped`: the line that says how many were dropped.
  LogWriter(int descriptor, std::function<std::string(std::size_t)> dropped);
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;
  ~LogWriter();

  void add(std::string line);

 private:
  using Clock = std::chrono::steady_clock;

  void write_all();
  bool write(std::string_view text);
  bool may_go_on();

  const int descriptor_;
  const std::function<std::string(std::size_t)> dropped_line_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> lines_;
  std::size_t waiting_ = 0;  // bytes
  std::size_t dropped_ = 0;
  bool ends_ = false;
  Clock::time_point deadline_{};  // once it ends
  std::thread thread_;
};

}  // namespace shengxiao::server
