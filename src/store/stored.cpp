// The checks of what is stored.
#include "store/stored.hpp"

#include <array>

namespace shengxiao::store {
namespace {

constexpr std::array<std::uint32_t, 256> crc_of_bytes = [] {
  std::array<std::uint32_t, 256> made{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    auto crc = byte;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320U : 0U);
    made[byte] = crc;
  }
  return made;
}();

}  // namespace

std::int64_t checksum(std::string_view table, std::int64_t number, std::string_view event) {
  std::uint32_t crc = 0xFFFFFFFFU;
  const auto add = [&crc](std::string_view bytes) {
    for (const char c : bytes) crc = (crc >> 8) ^ crc_of_bytes[(crc ^ static_cast<unsigned char>(c)) & 0xFFU];
  };
  const std::string_view zero("\0", 1);
  add(table);
  add(zero);
  add(std::to_string(number));
  add(zero);
  add(event);
  return ~crc;
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
