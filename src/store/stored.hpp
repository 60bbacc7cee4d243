// What both stores keep with each event and check when they read it back, so that damage is found and named.
#pragma once
#include "store/store.hpp"

namespace shengxiao::store {

// CRC-32, as zip and zlib have it, of the table's name, the number and the event with a zero byte between each two.
std::int64_t checksum(std::string_view table, std::int64_t number, std::string_view event);

// The error of an event that is not the next one of its table.
tl::unexpected<Error> wrong_number(std::string_view where, const Event& event, std::int64_t next);

// Takes the events of a table as they were stored, first to last.
class ReadBack {
 public:
  ReadBack(std::string where, std::string_view table) : where_(std::move(where)), table_(table) {}
  Result<bool> add(std::int64_t number, std::string_view event, std::int64_t stored_checksum);
  std::vector<std::string> take() { return std::move(events_); }

 private:
  std::string where_;
  std::string table_;
  std::vector<std::string> events_;
};

}  // namespace shengxiao::store
