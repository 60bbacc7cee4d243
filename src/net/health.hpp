// Whether the journal can be written. It is asked at most twice a second, whoever wants to know.
#pragma once
#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

#include "server/ledger.hpp"
#include "server/metrics.hpp"

namespace shengxiao::net {

// Used from several threads.
class Health {
 public:
  using Then = std::function<void(const Result<bool>&)>;
  static constexpr std::chrono::milliseconds fresh{500};

  Health(server::Ledger& ledger, server::Metrics& metrics) : ledger_(ledger), metrics_(metrics) {}

  // `then` may run on any thread.
  void ask(Then then);

 private:
  server::Ledger& ledger_;
  server::Metrics& metrics_;
  std::mutex mutex_;
  std::vector<Then> waiting_;
  Result<bool> last_ = true;
  std::chrono::steady_clock::time_point asked_at_{};
};

}  // namespace shengxiao::net
