// Which tables are in memory.
#include <algorithm>

#include "server/hub.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t most_at_once = 64;  // leave the memory: it does not take long
}  // namespace

// Space for one more: if need be the oldest tables go at which nobody is and of which the journal has everything; those whose
// clocks run only where there are no others. They run on: nobody gains time by it.
bool Hub::has_space() {
  if (tables_.size() < options_.most_rooms) return true;
  using Rank = std::tuple<bool, std::uint64_t, std::string>;
  std::vector<Rank> empty;
  for (const auto& [code, table] : tables_)
    if (table.room && table.room->is_empty() && table.unwritten == 0)
      empty.emplace_back(table.room->has_running_clock(), table.number, code);
  // Some more than one, so that it is not looked for again at once.
  const auto many = std::min(empty.size(), 1 + std::min(most_at_once, options_.most_rooms / 16));
  std::partial_sort(empty.begin(), empty.begin() + static_cast<std::ptrdiff_t>(many), empty.end());
  std::set<std::string> codes;
  for (std::size_t i = 0; i < many; ++i) codes.insert(std::get<std::string>(empty[i]));
  put_away(codes);
  return !codes.empty();
}

void Hub::tidy_later() {
  tidying_ = runtime_.later(std::max(options_.idle / 4, Milliseconds(1)), [this] { tidy(); });
}

void Hub::tidy() {
  const auto now = runtime_.now();
  std::set<std::string> codes;
  for (auto& [code, table] : tables_) {
    if (!table.room || !table.room->is_empty() || table.unwritten > 0) {
      table.empty_since.reset();
    } else if (!table.empty_since) {
      table.empty_since = now;
    } else if (now - *table.empty_since >= options_.idle && codes.size() < most_at_once) {
      codes.insert(code);
    }
  }
  put_away(codes);
  tidy_later();
}

void Hub::put_away(const std::set<std::string>& codes) {
  if (codes.empty()) return;
  for (const auto& code : codes) {
    const auto at = tables_.find(code);
    if (at->second.room->has_running_clock()) clocks_away_[code] = {at->second.room->clocks_away(), at->second.events};
    tables_.erase(at);
    runtime_.metrics->table_at_rest();
  }
  if (!ledger_.forgets()) ledger_.release({codes.begin(), codes.end()});
}

}  // namespace shengxiao::server
