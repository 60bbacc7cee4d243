#include "store/stored.hpp"

#include <gtest/gtest.h>

namespace shengxiao::store {
namespace {

// As zlib.crc32 of Python has them: journals of earlier versions stay readable.
TEST(Stored, the_checksum_is_the_crc_32_of_zip) {
  EXPECT_EQ(checksum("a", 0, "{}"), 0x603E2841);
  EXPECT_EQ(checksum("桌", 12, std::string_view("\xFF\0", 2)), 0xD333D735);
}

}  // namespace
}  // namespace shengxiao::store
