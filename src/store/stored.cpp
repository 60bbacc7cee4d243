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
  return fail("", "{}: event {} of table \"{}\" is not its next one, which is event {}; nothing of this was stored", where,
              event.number, event.table, next);
}

Result<bool> ReadBack::add(std::int64_t number, std::string_view event, std::int64_t stored_checksum) {
  const auto expected = static_cast<std::int64_t>(events_.size());
  const auto damage = [&](std::string_view what) {
    return fail("", "{}: event {} of table \"{}\" is {}; restore the journal from a copy, or forget the table", where_, expected,
                table_, what);
  };
  if (number != expected) return damage("missing");
  if (checksum(table_, number, event) != stored_checksum) return damage("damaged");
  events_.emplace_back(event);
  return true;
}

}  // namespace shengxiao::store
