// The checks of what is stored.
#include "store/stored.hpp"

#include <boost/crc.hpp>

namespace shengxiao::store {

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

tl::unexpected<Error> wrong_number(std::string_view where, const Event& event, std::int64_t next) {
  return fail("", "store.wrong_number", where, event.number, event.table, next);
}

Result<bool> ReadBack::add(std::int64_t number, std::string_view event, std::int64_t stored_checksum) {
  const auto expected = static_cast<std::int64_t>(events_.size());
  if (number != expected) return fail("", "store.event_missing", where_, expected, table_);
  if (checksum(table_, number, event) != stored_checksum) return fail("", "store.event_damaged", where_, expected, table_);
  events_.emplace_back(event);
  return true;
}

}  // namespace shengxiao::store
