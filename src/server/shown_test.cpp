#include "server/shown.hpp"

#include <gtest/gtest.h>

namespace shengxiao::server {
namespace {

TEST(Shown, is_what_each_has_seen_at_most) {
  Shown shown(2, 3);
  EXPECT_EQ(shown.beyond(2), two);
  EXPECT_TRUE(shown.beyond(3).empty());
  shown.show(second, 7);
  EXPECT_EQ(shown.beyond(3), second);
  shown.show(two, 5);
  EXPECT_EQ(shown.beyond(4), two);
  EXPECT_EQ(shown.beyond(6), second) << "what was seen is not forgotten";
}

TEST(Shown, ends_where_the_match_goes_back_and_begins_anew_with_another_holder) {
  Shown shown(2, 6);
  shown.undo_to(4);
  EXPECT_TRUE(shown.beyond(4).empty());
  EXPECT_EQ(shown.beyond(3), two);
  shown.forget(Seat::first);
  EXPECT_EQ(shown.beyond(0), second);
}

}  // namespace
}  // namespace shengxiao::server
