#include "server/chance_log.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

Result<ChanceLog> ChanceLog::load(store::Store* store) {
  ChanceLog log;
  if (!store) return log;
  const auto events = store->events(journal_name);
  if (!events) return tl::unexpected(events.error());
  for (std::size_t i = 0; i < events->size(); ++i) {
    const auto event = table::Message::parse((*events)[i]);
    const auto commitment = event ? chance::parse_hex32(event->text("commit").value_or("")) : std::nullopt;
    const auto seconds = event ? event->number("time", 0, INT64_MAX).value_or(-1) : -1;
    if (!commitment || seconds < 0) return fail("", "server.damaged_log", i + 1);
    log.add_entry(*commitment, static_cast<std::uint64_t>(seconds));
  }
  return log;
}

void ChanceLog::add_entry(const chance::Bytes32& commitment, std::uint64_t seconds) {
  const auto before = entries_.empty() ? chance::Bytes32{} : entries_.back().hash;
  entries_.push_back({commitment, chance::log_hash(before, commitment, seconds), seconds});
}

store::Event ChanceLog::add(const chance::Bytes32& commitment, std::uint64_t seconds) {
  add_entry(commitment, seconds);
  auto text = json_object([&](Json& out) { out.field("commit", chance::hex(commitment)).field("time", seconds); });
  return {std::string(journal_name), size() - 1, std::move(text)};
}

std::string ChanceLog::page(std::int64_t from) const {
  const auto page = static_cast<std::int64_t>(page_size);
  const auto first = from > 0 ? std::min(from, size() + 1) : std::max<std::int64_t>(1, size() - page + 1);
  const auto next = std::min(first + page, size() + 1);
  return json_object([&](Json& out) {
    out.field("from", first).key("entries").open('[');
    for (auto n = first; n < next; ++n) {
      const auto& entry = entries_[static_cast<std::size_t>(n - 1)];
      out.open('{').field("entry", n).field("commit", chance::hex(entry.commitment)).field("time", entry.seconds);
      out.field("hash", chance::hex(entry.hash)).close('}');
    }
    out.close(']').field("next", next);
  });
}

}  // namespace shengxiao::server
