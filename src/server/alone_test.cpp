// Who plays alone, and who no longer does.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

const Parsed last_turn{{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}};

class Alone : public HubTest {
 protected:
  bool anybody_thinks() const {
    return std::ranges::any_of(thinking_, [](const auto& task) { return !task->cancelled(); });
  }
  Somebody ann = person();
};

TEST_F(Alone, analysis_ends_when_a_seat_is_free_for_others) {
  two_people(ann);
  say(ann, {{"do", "analysis"}, {"on", true}});
  EXPECT_TRUE(anybody_thinks());
  say(ann, {{"do", "stand"}, {"seat", 0}});
  EXPECT_EQ(ann->table()["alone"], true) << "nothing is told before it is written";
  settle_but_thinking();
  EXPECT_EQ(ann->table()["alone"], false);
  EXPECT_FALSE(anybody_thinks());
}

// Luck of which nothing was drawn is nothing that anybody knows.
TEST_F(Alone, luck_that_was_not_needed_stays_unknown) {
  say(ann, {{"do", "new"}, {"game", "celestial_checkers"}, {"seats", people(2)}, {"options", last_turn}});
  settle();
  const auto chance = ann->table()["chance"];
  play(ann);
  ASSERT_EQ(ann->table()["over"], true);
  EXPECT_TRUE(ann->table()["chance"].contains("reveal"));
  say(ann, {{"do", "undo"}});
  settle();
  EXPECT_EQ(ann->table()["over"], false);
  EXPECT_EQ(ann->table()["chance"], chance);
}

// A table that only computers play at is watched without their thoughts.
TEST_F(Alone, who_has_left_is_told_no_thoughts) {
  open(ann, "celestial_checkers", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}, {{"options", last_turn}});
  say(ann, {{"do", "leave"}, {"seat", 0}});
  settle();
  EXPECT_EQ(ann->table()["over"], true) << "the computers have played on";
  EXPECT_TRUE(ann->newest("thinking").is_null());
}

}  // namespace
}  // namespace shengxiao::server
