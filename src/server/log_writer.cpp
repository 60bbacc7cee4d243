#include "server/log_writer.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

namespace shengxiao::server {

namespace {
constexpr auto last_patience = std::chrono::seconds(1);
constexpr int glance = 100;             // milliseconds
constexpr std::size_t most_written_at_once = 1024;  // what a pipe or a socket takes at once where it takes anything

// Somebody who stops reading must not end the server.
void block_broken_pipe() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}
}  // namespace

LogWriter::LogWriter(int descriptor, std::function<std::string(std::size_t)> dropped)
    : descriptor_(descriptor), dropped_line_(std::move(dropped)), thread_([this] { write_all(); }) {}

LogWriter::~LogWriter() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    deadline_ = Clock::now() + last_patience;
  }
  changed_.notify_one();
  thread_.join();
}

void LogWriter::add(std::string line) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_ + line.size() > most_bytes) {
      ++dropped_;
      return;
    }
    waiting_ += line.size();
    lines_.push_back(std::move(line));
  }
  changed_.notify_one();
}

void LogWriter::write_all() {
  block_broken_pipe();
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ends_ || !lines_.empty(); });
    if (lines_.empty()) return;
    auto lines = std::exchange(lines_, {});
    const auto dropped = std::exchange(dropped_, 0);
    lock.unlock();
    std::size_t bytes = 0;
    bool reads = true;
    for (const auto& line : lines) {
      bytes += line.size();
      if (reads) reads = write(line);
    }
    if (dropped > 0 && reads) write(dropped_line_(dropped));
    lock.lock();
    waiting_ -= bytes;
  }
}

bool LogWriter::may_go_on() {
  const std::lock_guard lock(mutex_);
  return !ends_ || Clock::now() < deadline_;
}

// False where nobody reads any more.
bool LogWriter::write(std::string_view text) {
  while (!text.empty()) {
    pollfd waits{descriptor_, POLLOUT, 0};
    const int ready = poll(&waits, 1, glance);
    if (ready < 0 && errno != EINTR) return false;
    if (ready <= 0) {
      if (!may_go_on()) return false;
      continue;
    }
    const auto written = ::write(descriptor_, text.data(), std::min(text.size(), most_written_at_once));
    if (written < 0 && errno != EINTR && errno != EAGAIN) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace shengxiao::server
