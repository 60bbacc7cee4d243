#include "server/chance_log.hpp"

#include <algorithm>

#include "core/json.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

Result<ChanceLog::Entry> ChanceLog::read(std::string_view line, std::int64_t number, const chance::Bytes32& before) {
  const auto event = table::Message::parse(line);
  const auto commitment = event ? chance::parse_hex32(event->text("commit").value_or("")) : std::nullopt;
  const auto seconds = event ? event->number("time", 0, INT64_MAX).value_or(-1) : -1;
  const bool has_hash = event && event->has("hash");
  const auto hash = has_hash ? chance::parse_hex32(event->text("hash").value_or("")) : std::nullopt;
  if (!commitment || seconds < 0 || (has_hash && !hash)) return fail("", "server.damaged_log", number + 1);
  const auto time = static_cast<std::uint64_t>(seconds);
  return Entry{*commitment, hash ? *hash : chance::log_hash(before, *commitment, time), time};
}

Result<ChanceLog> ChanceLog::load(store::Store& store) {
  ChanceLog log;
  while (true) {
    const auto lines = store.lines(journal_name, log.without_hash_, page_size);
    if (!lines) return tl::unexpected(lines.error());
    for (const auto& text : lines->texts) {
      const auto entry = read(text, log.without_hash_, log.hash_);
      if (!entry) return tl::unexpected(entry.error());
      if (text.find("\"hash\"") != std::string::npos) return log;
      log.hash_ = entry->hash;
      ++log.without_hash_;
    }
    if (log.without_hash_ >= lines->size) return log;
  }
}

store::Store::MakeLine ChanceLog::line(const chance::Bytes32& commitment, std::uint64_t seconds) const {
  return [commitment, seconds, without_hash = without_hash_, last = hash_](std::int64_t number, std::string_view before) {
    const auto entry = number > without_hash ? read(before, number - 1, {}) : Result<Entry>(Entry{});
    const auto& hash = number > without_hash && entry ? entry->hash : last;
    return json_object([&](Json& out) {
      out.field("commit", chance::hex(commitment)).field("time", seconds);
      out.field("hash", chance::hex(chance::log_hash(hash, commitment, seconds)));
    });
  };
}

Result<std::string> ChanceLog::page(store::Store& store, std::int64_t from) const {
  // Those without hashes are read from the first one on.
  const auto first = from > 0 ? from - 1 : -page_size;
  auto lines = store.lines(journal_name, first, page_size);
  if (!lines) return tl::unexpected(lines.error());
  auto hash = hash_;
  if (lines->first < without_hash_) {
    const auto earlier = store.lines(journal_name, 0, lines->first);
    if (!earlier) return tl::unexpected(earlier.error());
    hash = {};
    for (std::int64_t n = 0; n < lines->first; ++n) {
      const auto entry = read(earlier->texts[static_cast<std::size_t>(n)], n, hash);
      if (!entry) return tl::unexpected(entry.error());
      hash = entry->hash;
    }
  }
  std::vector<Entry> entries;
  for (const auto& text : lines->texts) {
    const auto entry = read(text, lines->first + static_cast<std::int64_t>(entries.size()), hash);
    if (!entry) return tl::unexpected(entry.error());
    hash = entry->hash;
    entries.push_back(*entry);
  }
  auto number = lines->first + 1;
  return json_object([&](Json& out) {
    out.field("from", number).key("entries").open('[');
    for (const auto& entry : entries) {
      out.open('{').field("entry", number++).field("commit", chance::hex(entry.commitment)).field("time", entry.seconds);
      out.field("hash", chance::hex(entry.hash)).close('}');
    }
    out.close(']').field("next", number);
  });
}

}  // namespace shengxiao::server
