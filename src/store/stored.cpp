// The checks of what is stored.
#include "store/stored.hpp"

#include <sodium.h>

#include <algorithm>
#include <boost/crc.hpp>

namespace shengxiao::store {

// --- chains ---

ChainHash chained(const ChainHash& before, std::string_view table, std::int64_t number, std::string_view event) {
  static_assert(crypto_hash_sha256_BYTES == sizeof(ChainHash));
  [[maybe_unused]] static const int is_ready = sodium_init();  // chooses the fastest code for this processor
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  const auto add = [&state](std::string_view bytes) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  };
  std::string framing(bytes_of(before));
  put_number(framing, table.size());
  framing += table;
  put_number(framing, static_cast<std::uint64_t>(number));
  put_number(framing, event.size());
  add(framing);
  add(event);
  ChainHash hash;
  crypto_hash_sha256_final(&state, hash.data());
  return hash;
}

ChainHead longer(const ChainHead& chain, std::string_view table, std::string_view event) {
  return {chain.size + 1, chained(chain.hash, table, chain.size, event)};
}

// --- tables ---

std::string_view to_string(TableKind kind) {
  switch (kind) {
    case TableKind::table: return "table";
    case TableKind::list: return "list";
    case TableKind::archived: return "archived";
    case TableKind::damaged: break;
  }
  return "damaged";
}

TableKind kind_of(std::string_view text) {
  for (const auto kind : {TableKind::table, TableKind::list, TableKind::archived})
    if (text == to_string(kind)) return kind;
  return TableKind::damaged;
}

Result<bool> ChainCheck::add(std::int64_t number, std::string_view event, std::string_view stored_hash) {
  if (number > chain_.size) return fail("", "store.event_missing", where_, chain_.size, table_);
  auto next = longer(chain_, table_, event);
  if (number != chain_.size || hash_in(stored_hash) != next.hash) return fail("", "store.event_damaged", where_, number, table_);
  chain_ = next;
  return true;
}

Result<bool> ChainCheck::finish(std::int64_t end) const {
  if (chain_.size < end) return fail("", "store.tail_missing", where_, end - chain_.size, table_, chain_.size);
  if (end == head_.size && chain_ != head_) return fail("", "store.entry_damaged", where_, table_);
  return true;
}

Result<bool> ReadBack::add(std::int64_t number, std::string_view event, std::string_view stored_hash) {
  auto good = check_.add(number, event, stored_hash);
  if (good) events_.emplace_back(event);
  return good;
}

Result<std::vector<std::string>> ReadBack::take(std::int64_t end) {
  if (auto whole = check_.finish(end); !whole) return tl::unexpected(whole.error());
  return std::move(events_);
}

// --- version 1 ---

std::int64_t checksum(std::string_view table, std::int64_t number, std::string_view event) {
  boost::crc_32_type crc;
  const auto add = [&crc](std::string_view bytes) { crc.process_bytes(bytes.data(), bytes.size()); };
  const std::string_view zero("\0", 1);
  add(table);
  add(zero);
  add(std::to_string(number));
  add(zero);
  add(event);
  return crc.checksum();
}

Result<bool> ReadBack1::add(std::int64_t number, std::string_view event, std::int64_t stored_checksum) {
  const auto expected = static_cast<std::int64_t>(events_.size());
  if (number != expected) return fail("", "store.event_missing", where_, expected, table_);
  if (checksum(table_, number, event) != stored_checksum) return fail("", "store.event_damaged", where_, expected, table_);
  events_.emplace_back(event);
  return true;
}

// --- appending ---

Appended by_table(std::span<const Event> events) {
  Appended appended;
  for (const auto& event : events) appended[event.table].push_back(&event);
  return appended;
}

std::optional<Error> fault_of(std::string_view where, const std::vector<const Event*>& events, const TableEntry* entry,
                              bool is_ours) {
  const auto& first = *events.front();
  if (entry != nullptr && first.number == 0) return Error("", "store.name_taken", where, first.table);
  if (entry != nullptr && entry->kind == TableKind::list) return Error("", "store.is_a_list", where, first.table);
  if (entry != nullptr && !is_ours) return Error("", "store.not_ours", where, first.table);
  auto next = entry != nullptr ? entry->head.size : 0;
  for (const auto* event : events) {
    if (event->number != next) return Error("", "store.wrong_number", where, event->number, event->table, next);
    ++next;
  }
  return std::nullopt;
}

std::pair<std::int64_t, std::int64_t> lines_between(std::int64_t size, std::int64_t from, std::int64_t many) {
  const auto first = std::clamp<std::int64_t>(from < 0 ? size + from : from, 0, size);
  return {first, first + std::clamp<std::int64_t>(many, 0, size - first)};
}

// --- numbers ---

void put_number(std::string& bytes, std::uint64_t number, int size) {
  for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
}

std::uint64_t get_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

ChainHash hash_in(std::string_view bytes) {
  ChainHash hash{};
  if (bytes.size() == hash.size()) std::ranges::copy(bytes, reinterpret_cast<char*>(hash.data()));
  return hash;
}

}  // namespace shengxiao::store
