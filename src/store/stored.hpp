// What both stores keep with each event and check when they read it back, so that damage is found and named.
#pragma once
#include <array>
#include <cstdint>

#include "store/store.hpp"

namespace shengxiao::store {

constexpr std::int64_t untouched_anyway = 600;  // seconds in which reading a table need not be noted

// --- chains ---

using ChainHash = std::array<std::uint8_t, 32>;  // zeros: nothing comes before

// A chain up to a place: how many events it has, and the hash of the last one.
struct ChainHead {
  std::int64_t size = 0;
  ChainHash hash{};
  friend bool operator==(const ChainHead&, const ChainHead&) = default;
};

// SHA-256 of the hash before, the table's name, the number and the event; each text after its length, numbers in eight bytes.
ChainHash chained(const ChainHash& before, std::string_view table, std::int64_t number, std::string_view event);

// The chain with one event more.
ChainHead longer(const ChainHead& chain, std::string_view table, std::string_view event);

// --- what is known of each table beside its events ---

enum class TableKind {
  table,
  list,      // written by all servers, never put away
  archived,  // its events are packed
  damaged    // was damaged when a journal of version 1 was taken over; its events are as they were then
};
std::string_view to_string(TableKind kind);
TableKind kind_of(std::string_view text);  // what is no kind is damaged

struct TableEntry {
  std::string name;
  TableKind kind = TableKind::table;
  ChainHead head;
  std::int64_t used = 0;  // seconds since 1970
};

// Checks the events of a table as they were stored, first to last; or those of a list after a place.
class ChainCheck {
 public:
  ChainCheck(std::string where, const TableEntry& entry, const ChainHead& before = {})
      : where_(std::move(where)), table_(entry.name), head_(entry.head), chain_(before) {}
  Result<bool> add(std::int64_t number, std::string_view event, std::string_view stored_hash);
  Result<bool> finish() const { return finish(head_.size); }
  Result<bool> finish(std::int64_t end) const;  // where there should be as many as there are before this number

 private:
  std::string where_;
  std::string table_;
  ChainHead head_, chain_;
};

// The same, and keeps them.
class ReadBack {
 public:
  ReadBack(std::string where, const TableEntry& entry, const ChainHead& before = {})
      : check_(std::move(where), entry, before), end_(entry.head.size) {}
  Result<bool> add(std::int64_t number, std::string_view event, std::string_view stored_hash);
  Result<std::vector<std::string>> take() { return take(end_); }
  Result<std::vector<std::string>> take(std::int64_t end);

 private:
  ChainCheck check_;
  std::int64_t end_;
  std::vector<std::string> events_;
};

// --- version 1 ---

// Its lists are those of this name: tables had no kinds.
constexpr std::string_view list_of_version_1 = "chance log";

// CRC-32, as zip and zlib have it, of the table's name, the number and the event with a zero byte between each two.
std::int64_t checksum(std::string_view table, std::int64_t number, std::string_view event);

// As ReadBack, of a journal of version 1.
class ReadBack1 {
 public:
  ReadBack1(std::string where, std::string_view table) : where_(std::move(where)), table_(table) {}
  Result<bool> add(std::int64_t number, std::string_view event, std::int64_t stored_checksum);
  const std::string& table() const { return table_; }
  const std::vector<std::string>& events() const { return events_; }

 private:
  std::string where_;
  std::string table_;
  std::vector<std::string> events_;
};

// --- appending ---

// The events of an append, table by table.
using Appended = std::map<std::string, std::vector<const Event*>, std::less<>>;
Appended by_table(std::span<const Event> events);

// Why these are not the next events of a table; `entry`: what is known of it, null where there is none; `is_ours`: we have taken
// it.
std::optional<Error> fault_of(std::string_view where, const std::vector<const Event*>& events, const TableEntry* entry,
                              bool is_ours);

// The lines of a list that Store::lines gives: from a number to before another.
std::pair<std::int64_t, std::int64_t> lines_between(std::int64_t size, std::int64_t from, std::int64_t many);

// --- archives ---

// What one put_away does at most; the last table may have more events.
constexpr std::size_t most_put_away = 50;
constexpr std::int64_t most_events_put_away = 20'000;

// The events of a table, compressed.
std::string pack(const std::vector<std::string>& events);
// Checks them against the head of their table.
Result<std::vector<std::string>> unpack(std::string_view where, const TableEntry& entry, std::string_view packed);

// --- numbers in bytes, the highest first ---

void put_number(std::string& bytes, std::uint64_t number, int size = 8);
std::uint64_t get_number(std::string_view bytes);  // all of the bytes, at most eight

inline std::string_view bytes_of(const ChainHash& hash) { return {reinterpret_cast<const char*>(hash.data()), hash.size()}; }
ChainHash hash_in(std::string_view bytes);  // zeros where they are not as many as a hash has

}  // namespace shengxiao::store
