#include "server/journal_events.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

using Times = std::vector<Milliseconds>;

class JournalEvents : public testing::Test {
 protected:
  JournalEvents() { events.push_back(open_event(match.record({"person Ann", "computer level 3"}), seats, terms)); }
  KeptTable kept() const {
    auto table = KeptTable::from(events);
    EXPECT_TRUE(table) << to_string(table.error());
    return table ? *table : KeptTable{};
  }
  std::vector<std::string> moves() const {
    std::vector<std::string> all;
    for (const auto& step : kept().record.steps) all.push_back(step.text);
    return all;
  }

  table::Match match = *table::Match::start("celestial_checkers", {2, {}}, 1);
  std::vector<SeatState> seats{person_seat("her token", "Ann"), computer_seat(3)};
  Terms terms{false, ClockTerms{Milliseconds(60000), Milliseconds(2000)}};
  std::vector<std::string> events;
};

TEST_F(JournalEvents, open_a_table) {
  EXPECT_EQ(kept().seats, seats);
  EXPECT_EQ(kept().terms, terms);
  EXPECT_EQ(kept().left, (Times{Milliseconds(60000), Milliseconds(60000)}));
  EXPECT_EQ(kept().record.game, "celestial_checkers");
  terms = {true, std::nullopt};
  events = {open_event(match.record({"person", "person"}), seats, terms)};
  EXPECT_EQ(kept().terms, terms);
}

TEST_F(JournalEvents, keep_moves_takebacks_and_every_time_what_is_left_on_the_clocks) {
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  ASSERT_TRUE(match.play(Seat::second, "Rt@h8"));
  events.push_back(play_event(match, 0, {Milliseconds(50000), Milliseconds(40000)}));
  EXPECT_EQ(moves(), (std::vector<std::string>{"Ox@c3", "Rt@h8"}));
  EXPECT_EQ(kept().left, (Times{Milliseconds(50000), Milliseconds(40000)}));
  match.undo_to(1);
  events.push_back(takeback_event(match, 1, "takeback seat=1 step=2", {Milliseconds(50000), Milliseconds(30000)}));
  EXPECT_EQ(moves(), std::vector<std::string>{"Ox@c3"});
  EXPECT_EQ(kept().record.notes, std::vector<std::string>{"takeback seat=1 step=2"});
  EXPECT_EQ(kept().left[1], Milliseconds(30000));
  events.push_back(takeback_event(match, 0, "", {}));
  EXPECT_EQ(moves(), std::vector<std::string>{"Ox@c3"}) << "what stays follows";
  EXPECT_EQ(kept().record.notes.size(), 1);
  EXPECT_EQ(kept().left[1], Milliseconds(30000));
}

TEST_F(JournalEvents, keep_who_holds_a_seat) {
  auto ben = person_seat("his token", "Ben");
  ben.deputy = 4;
  ben.out_of_time = true;
  events.push_back(seat_event(Seat::first, ben, "out_of_time seat=0 step=3 level=4", {Milliseconds(0), Milliseconds(1)}));
  EXPECT_EQ(kept().seats[0], ben);
  EXPECT_EQ(kept().seats[1], seats[1]);
  EXPECT_EQ(kept().record.notes, std::vector<std::string>{"out_of_time seat=0 step=3 level=4"});
  EXPECT_EQ(kept().left, (Times{Milliseconds(0), Milliseconds(1)}));
}

TEST_F(JournalEvents, of_an_older_journal_lack_the_clocks_here_and_there) {
  events.push_back(R"({"e":"back","keep":0,"steps":[]})");
  EXPECT_EQ(kept().left[0], Milliseconds(60000));
}

TEST_F(JournalEvents, name_the_damaged_one) {
  for (const auto* damaged :
       {R"({"e":"play","steps":[{"s":2,"m":"x"}]})", R"({"e":"back","keep":1,"steps":[]})", R"({"e":"party"})",
        R"({"e":"chair","seat":0})", R"({"e":"play","steps":[],"left":[true]})", "nonsense"}) {
    auto all = events;
    all.emplace_back(damaged);
    const auto table = KeptTable::from(all);
    ASSERT_FALSE(table) << damaged;
    EXPECT_TRUE(to_string(table.error()).starts_with("server.journal_event(1")) << to_string(table.error());
  }
  EXPECT_FALSE(KeptTable::from({R"({"e":"play","steps":[]})"}));
}

}  // namespace
}  // namespace shengxiao::server
