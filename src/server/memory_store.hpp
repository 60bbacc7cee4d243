// The journal of tests.
#pragma once
#include "server/chance_log.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

// Keeps events in memory; can be told to fail as a full disk does.
class MemoryStore : public store::Store {
 public:
  Result<store::Failures> append(std::span<const store::Event> events) override {
    if (full) return fail("", "store.disk_full", where());
    store::Failures failures;
    for (const auto& event : events) {
      if (failures.contains(event.table)) continue;
      auto& kept = written[event.table];
      if (others.contains(event.table))
        failures.emplace(event.table, fail("", "store.not_ours", where(), event.table).value());
      else if (event.number != static_cast<std::int64_t>(kept.size()))
        failures.emplace(event.table, fail("", "store.wrong_number", where(), event.number, event.table, kept.size()).value());
      else
        kept.push_back(event.text);
    }
    return failures;
  }
  Result<store::Taken> take(std::string_view table) override {
    const std::string name(table);
    ++taken[name];
    if (away) return fail("", "store.no_connection", where(), "away");
    if (const auto other = others.find(name); other != others.end()) return store::Taken{{}, other->second};
    if (table == ChanceLog::journal_name) return store::Taken();
    return store::Taken{written[name], {}};
  }
  Result<bool> release(std::span<const std::string> tables) override {
    released.insert(released.end(), tables.begin(), tables.end());
    return true;
  }
  Result<std::int64_t> add_lines(std::string_view list, std::span<const MakeLine> lines) override {
    if (full) return fail("", "store.disk_full", where());
    auto& kept = written[std::string(list)];
    const auto first = std::ssize(kept);
    for (const auto& make : lines) kept.push_back(make(std::ssize(kept), kept.empty() ? "" : kept.back()));
    return first;
  }
  Result<Lines> lines(std::string_view list, std::int64_t from, std::int64_t many) override {
    return part_of(written[std::string(list)], from, many);
  }
  Result<std::int64_t> put_away(std::chrono::seconds, store::Old) override { return 0; }
  Result<bool> renew() override { return true; }
  Result<bool> check() override { return true; }
  std::string where() const override { return "memory"; }

  bool full = false, away = false;
  std::map<std::string, std::vector<std::string>> written;
  std::map<std::string, store::Neighbour> others;  // tables of other servers
  std::map<std::string, int> taken;                // how often each was asked for
  std::vector<std::string> released;
};

}  // namespace shengxiao::server
