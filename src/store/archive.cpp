// Tables that nobody has touched for long: their events in one compressed piece.
#include <zlib.h>

#include "store/stored.hpp"

namespace shengxiao::store {

// The size of what was compressed, then zlib's bytes; in them each event after its length.
std::string pack(const std::vector<std::string>& events) {
  std::string plain;
  for (const auto& event : events) {
    put_number(plain, event.size());
    plain += event;
  }
  std::string packed;
  put_number(packed, plain.size());
  const auto head = packed.size();
  auto size = compressBound(plain.size());
  packed.resize(head + size);
  compress2(reinterpret_cast<Bytef*>(packed.data() + head), &size, reinterpret_cast<const Bytef*>(plain.data()), plain.size(), 6);
  packed.resize(head + size);
  return packed;
}

namespace {
constexpr std::size_t number_size = 8;
constexpr std::uint64_t most_of_a_byte = 1100;  // zlib makes at most 1032 bytes of one

std::optional<std::string> decompressed(std::string_view packed) {
  if (packed.size() < number_size) return std::nullopt;
  const auto size = get_number(packed.substr(0, number_size));
  packed.remove_prefix(number_size);
  if (size > packed.size() * most_of_a_byte) return std::nullopt;  // a damaged size must not take all memory
  std::string plain(size, '\0');
  uLongf made = size;
  Bytef nothing = 0;  // zlib wants a place to write to
  auto* to = plain.empty() ? &nothing : reinterpret_cast<Bytef*>(plain.data());
  if (plain.empty()) made = 1;
  if (uncompress(to, &made, reinterpret_cast<const Bytef*>(packed.data()), packed.size()) != Z_OK) return std::nullopt;
  if (made != size) return std::nullopt;
  return plain;
}
}  // namespace

Result<std::vector<std::string>> unpack(std::string_view where, const TableEntry& entry, std::string_view packed) {
  const auto damaged = [&] { return fail("", "store.archive_damaged", where, entry.name); };
  const auto plain = decompressed(packed);
  if (!plain) return damaged();
  std::string_view rest(*plain);
  std::vector<std::string> events;
  ChainHead chain;
  while (!rest.empty()) {
    if (rest.size() < number_size) return damaged();
    const auto size = get_number(rest.substr(0, number_size));
    rest.remove_prefix(number_size);
    if (size > rest.size()) return damaged();
    events.emplace_back(rest.substr(0, size));
    rest.remove_prefix(size);
    chain = longer(chain, entry.name, events.back());
  }
  if (chain != entry.head) return damaged();
  return events;
}

}  // namespace shengxiao::store
