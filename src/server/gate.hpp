// How much one address may ask of the server: what one guest costs is that guest's alone. Nothing is counted for the address "".
// Used from several threads.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "core/result.hpp"
#include "server/time.hpp"

namespace shengxiao::server {

// So many at once, and then one more each `refill`.
struct Allowance {
  int burst;
  Milliseconds refill;
};

// What is left of an allowance: a token bucket, kept as the time at which it is full again (the generic cell rate algorithm).
class Bucket {
 public:
  // How long it is until one can be taken; 0: now.
  Milliseconds wait(const Allowance& allowance, Milliseconds now) const;
  void take(const Allowance& allowance, Milliseconds now, int many = 1);
  bool is_full(Milliseconds now) const { return full_at_ <= now; }

 private:
  Milliseconds full_at_ = Milliseconds::min();
};

class Gate {
 public:
  enum class Kind { request, page, table, wrong_code };
  static constexpr int kinds = 4;
  struct Limits {
    int connections = 256;
    // request: what is asked over a connection, by its cost. page: what is computed for one page.
    std::array<Allowance, kinds> allowances{
        {{1000, Milliseconds(10)}, {20, Milliseconds(200)}, {20, Milliseconds(5000)}, {20, Milliseconds(10000)}}};
  };

  Gate(const Limits& limits, std::function<Milliseconds()> now) : limits_(limits), now_(std::move(now)) {}
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;

  // A connection more; false where there are too many. For each that came in, left() is called once.
  bool enter(const std::string& address);
  void left(const std::string& address);

  // Takes so much of an allowance, even where there is less.
  void charge(const std::string& address, Kind kind, int many = 1);
  // How long it is until there is something left; 0: there is.
  Milliseconds wait(const std::string& address, Kind kind) const;
  // An error that says so, and how long it is.
  Result<bool> check(const std::string& address, Kind kind) const;
  // Both: takes one where there is something left.
  Result<bool> take(const std::string& address, Kind kind);

  std::size_t accounts() const;

 private:
  struct Account {
    int connections = 0;
    std::array<Bucket, kinds> buckets{};
  };
  Account& account(const std::string& address);
  const Allowance& allowance(Kind kind) const { return limits_.allowances[static_cast<std::size_t>(kind)]; }

  const Limits limits_;
  std::function<Milliseconds()> now_;
  mutable std::mutex mutex_;
  std::map<std::string, Account> accounts_;  // of those who are here, or have used up something
  std::size_t sweep_at_ = 64;
};

}  // namespace shengxiao::server
