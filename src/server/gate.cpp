#include "server/gate.hpp"

#include <algorithm>
#include <chrono>

namespace shengxiao::server {

Milliseconds Bucket::wait(const Allowance& allowance, Milliseconds now) const {
  const auto used = std::max(full_at_, now) - now;
  return std::max(Milliseconds(0), used - (allowance.burst - 1) * allowance.refill);
}

void Bucket::take(const Allowance& allowance, Milliseconds now, int many) {
  full_at_ = std::max(full_at_, now) + many * allowance.refill;
}

bool Gate::enter(const std::string& address) {
  if (address.empty()) return true;
  const std::lock_guard lock(mutex_);
  auto& here = account(address);
  if (here.connections >= limits_.connections) return false;
  ++here.connections;
  return true;
}

void Gate::left(const std::string& address) {
  if (address.empty()) return;
  const std::lock_guard lock(mutex_);
  --account(address).connections;
}

void Gate::charge(const std::string& address, Kind kind, int many) {
  if (address.empty()) return;
  const std::lock_guard lock(mutex_);
  account(address).buckets[static_cast<std::size_t>(kind)].take(allowance(kind), now_(), many);
}

Milliseconds Gate::wait(const std::string& address, Kind kind) const {
  const std::lock_guard lock(mutex_);
  const auto known = accounts_.find(address);
  if (known == accounts_.end()) return Milliseconds(0);
  return known->second.buckets[static_cast<std::size_t>(kind)].wait(allowance(kind), now_());
}

Result<bool> Gate::check(const std::string& address, Kind kind) const {
  const auto wait = this->wait(address, kind);
  if (wait.count() == 0) return true;
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  switch (kind) {
    case Kind::table: return fail("", "server.many_tables", seconds);
    case Kind::wrong_code: return fail("", "server.many_wrong_codes", seconds);
    case Kind::request:
    case Kind::page: break;
  }
  return fail("", "server.too_fast", seconds);
}

Result<bool> Gate::take(const std::string& address, Kind kind) {
  auto may = check(address, kind);
  if (may) charge(address, kind);
  return may;
}

std::size_t Gate::accounts() const {
  const std::lock_guard lock(mutex_);
  return accounts_.size();
}

// Now and then those are forgotten who are not here and have everything left: there are many addresses.
Gate::Account& Gate::account(const std::string& address) {
  if (accounts_.size() >= sweep_at_) {
    std::erase_if(accounts_, [now = now_()](const auto& one) {
      const auto& [connections, buckets] = one.second;
      return connections == 0 && std::ranges::all_of(buckets, [now](const Bucket& bucket) { return bucket.is_full(now); });
    });
    sweep_at_ = std::max<std::size_t>(64, 2 * accounts_.size());
  }
  return accounts_[address];
}

}  // namespace shengxiao::server
