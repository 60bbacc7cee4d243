#include "store/stored.hpp"

#include <gtest/gtest.h>

namespace shengxiao::store {
namespace {

// As zlib.crc32 of Python has them: journals of earlier versions stay readable.
TEST(Stored, the_checksum_is_the_crc_32_of_zip) {
  EXPECT_EQ(checksum("a", 0, "{}"), 0x603E2841);
  EXPECT_EQ(checksum("桌", 12, std::string_view("\xFF\0", 2)), 0xD333D735);
}

// As hashlib.sha256 of Python has it, of the hash before, the sizes and the number in eight bytes each.
TEST(Stored, each_event_is_hashed_onto_the_one_before) {
  const auto hex = [](const ChainHash& hash) {
    std::string text;
    for (const auto byte : hash) text += fmt::format("{:02x}", byte);
    return text;
  };
  const auto first = chained({}, "a", 0, "{}");
  EXPECT_EQ(hex(first), "bd3124dbc56ae462bfd0b52c5a4748754304c5622cd09a2eb92a6d18a876dabd");
  EXPECT_EQ(hex(chained(first, "桌", 258, std::string_view("\xFF\0", 2))),
            "29cdf503aa77ee3a3639b8743bedb8b9879bc5f143558d9023d6bb4842765b81");
  EXPECT_EQ(longer({1, first}, "a", "x"), (ChainHead{2, chained(first, "a", 1, "x")}));
  // No two ways to cut the same bytes.
  EXPECT_NE(chained({}, "ab", 0, "c"), chained({}, "a", 0, "bc"));
}

TEST(Stored, packs_events_and_checks_them) {
  const std::vector<std::string> events{"", "one", std::string(70'000, 'x'), std::string("\0\xFF", 2)};
  TableEntry entry{"a", TableKind::archived, {}, 0};
  for (const auto& event : events) entry.head = longer(entry.head, "a", event);
  const auto packed = pack(events);
  EXPECT_LT(packed.size(), 1000U);
  EXPECT_EQ(unpack("file", entry, packed).value(), events);
  for (std::size_t at = 0; at < packed.size(); ++at) {
    auto damaged = packed;
    damaged[at] ^= 1;
    const auto read = unpack("file", entry, damaged);
    EXPECT_TRUE(!read || *read == events) << at;  // zlib's header has a bit that says nothing of the bytes
    EXPECT_FALSE(unpack("file", entry, packed.substr(0, at))) << at;
  }
  entry.head.hash[0] ^= 1;
  EXPECT_EQ(to_string(unpack("file", entry, packed).error()), "store.archive_damaged(\"file\", \"a\")");
}

}  // namespace
}  // namespace shengxiao::store
