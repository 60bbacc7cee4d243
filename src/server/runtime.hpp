// What the server needs of the machine that it runs on: threads, clocks, secrets. Tests have their own.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "chance/bytes.hpp"
#include "table/match.hpp"
#include "table/task.hpp"

namespace shengxiao::server {

using Job = std::function<void()>;
using Milliseconds = std::chrono::milliseconds;

struct Runtime {
  std::function<void(std::shared_ptr<table::Task>)> background;  // thinks on some other thread
  std::function<void(Job)> foreground;                           // runs it on the thread that serves
  std::function<void(Milliseconds, Job)> later;                  // the same, after a while
  std::function<Milliseconds()> now;                             // a clock that only goes forward
  std::function<void(Job)> writer;                               // runs it on the one thread that uses the journal
  std::function<chance::Bytes32()> secret;                       // from the system's generator: nobody guesses it
  std::function<std::uint64_t()> unix_time;                      // seconds since 1970
  std::function<table::Draw(const table::Draw& real)> luck;      // tests stack the deck with it; a server has none
};

// Keeps an event of a table before anybody is told of it.
using Journal = std::function<void(std::string event)>;

using Send = std::function<void(std::string)>;
using ClientId = int;

}  // namespace shengxiao::server
