// What the server needs of the machine that it runs on: threads, clocks, secrets. Tests have their own.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "chance/bytes.hpp"
#include "server/metrics.hpp"
#include "server/time.hpp"
#include "store/store.hpp"
#include "table/agent_memory.hpp"
#include "table/computers.hpp"
#include "table/match.hpp"
#include "table/task.hpp"

namespace shengxiao::server {

using Job = std::function<void()>;
using Alarm = std::shared_ptr<const void>;  // what it was set for does not happen once nobody holds it

struct Runtime {
  // Thinks on some other thread, on account of `payer`: of a room its code, of a hub the address of a client.
  std::function<void(std::shared_ptr<table::Task>, const std::string& payer)> background;
  std::function<void(Job)> foreground;                           // runs it on the thread that serves
  std::function<Alarm(Milliseconds, Job)> later;                 // the same, after a while
  std::function<Milliseconds()> now;                             // a clock that only goes forward
  std::function<chance::Bytes32()> secret;                       // from the system's generator: nobody guesses it
  std::function<std::uint64_t()> unix_time;                      // seconds since 1970
  std::function<table::Draw(const table::Draw& real)> luck = {};  // tests stack the deck with it; a server has none
  std::shared_ptr<table::AgentMemory> agent_memory = nullptr;    // null: without bounds
  std::shared_ptr<const table::Computers> computers = std::make_shared<const table::Computers>();  // that may sit at tables
  std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();
  std::function<void(const Error&)> trouble = [](const Error&) {};  // for the host: what is wrong with the journal
};

// The rooms of a hub have one together.
using SharedRuntime = std::shared_ptr<const Runtime>;

// Keeps an event of a table before anybody is told of it.
using Journal = std::function<void(std::string event)>;

// A message on its way; everybody who is sent the same shares it.
using Text = std::shared_ptr<const std::string>;
using Send = std::function<void(Text)>;
using ClientId = int;

// To a client.
struct Line {
  Send send;
  // Much of what it was sent is still on its way: how the table is can wait until Hub::caught_up().
  std::function<bool()> is_behind = [] { return false; };
  std::string address = "";
  // Ends the connection: whoever it is may come anew, and finds their table where it is by then.
  std::function<void()> hang_up = [] {};
  bool is_passed_on = false;  // by another server, which would have joined it elsewhere itself
  // Counts bytes that wait somewhere before they are sent, for the disk or for another thread; or that do so no longer.
  std::function<void(std::ptrdiff_t bytes)> wait = [](std::ptrdiff_t) {};
};

// Bytes that wait, as long as it lives: see Line::wait.
class Waiting {
 public:
  Waiting() = default;
  Waiting(std::function<void(std::ptrdiff_t)> wait, std::size_t bytes)
      : wait_(std::move(wait)), bytes_(static_cast<std::ptrdiff_t>(bytes)) {
    wait_(bytes_);
  }
  Waiting(Waiting&& other) noexcept : wait_(std::exchange(other.wait_, nullptr)), bytes_(other.bytes_) {}
  Waiting& operator=(Waiting&& other) noexcept {
    std::swap(wait_, other.wait_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~Waiting() {
    if (wait_) wait_(-bytes_);
  }

 private:
  std::function<void(std::ptrdiff_t)> wait_;
  std::ptrdiff_t bytes_ = 0;
};

// What came of a client's message.
struct Heard {
  bool entered = false;                        // the client is at another table now
  std::optional<store::Neighbour> owner = {};  // the table that it asked for is another server's
};
using Done = std::function<void(const Heard&)>;

}  // namespace shengxiao::server
