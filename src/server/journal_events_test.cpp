#include "server/journal_events.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

using Times = std::vector<Milliseconds>;

class JournalEvents : public testing::Test {
 protected:
  JournalEvents() { events.push_back(open_event(match.record({"person Ann", "computer level 3"}), seats, terms, conduct, luck)); }
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
  Terms terms{false, ClockTerms{Milliseconds(60000), Milliseconds(2000)}, true, std::chrono::seconds(5)};
  Conduct conduct{"owner's token", false, true, SeatSet(Seat::second).with(Seat::watcher)};
  TableLuck luck = verifiable_luck();
  std::vector<std::string> events;
};

TEST_F(JournalEvents, open_a_table) {
  EXPECT_EQ(kept().seats, seats);
  EXPECT_EQ(kept().terms, terms);
  EXPECT_EQ(kept().conduct, conduct);
  EXPECT_EQ(kept().left, (Times{Milliseconds(60000), Milliseconds(60000)}));
  EXPECT_EQ(kept().record.game, "celestial_checkers");
  EXPECT_FALSE(kept().begun);
  terms = {};
  events = {open_event(match.record({"person", "person"}), seats, terms, conduct, luck)};
  EXPECT_EQ(kept().terms, terms);
}

TEST_F(JournalEvents, keep_moves_takebacks_and_every_time_what_is_left_on_the_clocks) {
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  ASSERT_TRUE(match.play(Seat::second, "Rt@h8"));
  events.push_back(play_event(match, 0, {Milliseconds(50000), Milliseconds(40000)}, {1, 0}));
  EXPECT_EQ(kept().credited, (std::vector{1, 0}));
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

std::string chance_json(const TableLuck& luck, bool over) {
  return json_object([&](Json& out) { luck.json(over, out); });
}

TEST_F(JournalEvents, keep_what_chance_draws_with) {
  const auto kept_as = [&](bool over) { return chance_json(*kept().luck, over); };
  EXPECT_EQ(kept_as(true), chance_json(luck, true));
  luck.commit(Seat::second, chance::entropy_commitment(chance::Bytes(32, 1)));
  luck.commit(Seat::first, chance::entropy_commitment(chance::Bytes(32, 2)));
  events.push_back(chance_event(luck));
  EXPECT_EQ(kept_as(false), chance_json(luck, false));
  luck.close();
  events.push_back(chance_event(luck));
  EXPECT_EQ(kept().luck->waits_for(), luck.waits_for());
  ASSERT_TRUE(luck.reveal(Seat::first, chance::hex(chance::Bytes(32, 2))));
  luck.withhold_rest();
  events.push_back(chance_event(luck));
  EXPECT_EQ(kept_as(true), chance_json(luck, true));
  EXPECT_EQ(kept().luck->recorded(true), luck.recorded(true));
}

TEST_F(JournalEvents, keep_the_beginning_and_the_end) {
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  events.push_back(begin_event());
  events.push_back(play_event(match, 0, {}));
  const Ending ending{Ending::Kind::resigned, SeatSet(Seat::second)};
  events.push_back(end_event(ending, {"resigned seat=1 step=2"}, {Milliseconds(7), Milliseconds(8)}));
  EXPECT_TRUE(kept().begun);
  EXPECT_EQ(kept().ending, ending);
  EXPECT_EQ(kept().record.notes, std::vector<std::string>{"resigned seat=1 step=2"});
  EXPECT_EQ(kept().left, (Times{Milliseconds(7), Milliseconds(8)}));
  match.undo_to(0);
  events.push_back(takeback_event(match, 0, "", {}));
  EXPECT_FALSE(kept().ending) << "it goes on";
}

TEST_F(JournalEvents, keep_who_left_for_good) {
  events.push_back(seat_event(Seat::first, computer_seat(4), "left seat=0 step=1 level=4", {}));
  EXPECT_EQ(kept().seats[0], computer_seat(4));
}

TEST_F(JournalEvents, of_an_older_journal_lack_the_clocks_here_and_there) {
  events.push_back(R"({"e":"back","keep":0,"steps":[]})");
  EXPECT_EQ(kept().left[0], Milliseconds(60000));
  events = {
      R"({"e":"open","record":"shengxiao record 1\ngame wu_xing 1\nseat 0 person\nseat 1 person\nplay\nopen\n","tokens":["a","b"],"takeback":true})"};
  EXPECT_FALSE(kept().luck);
  EXPECT_EQ(kept().terms, Terms{});
}

TEST_F(JournalEvents, name_the_damaged_one) {
  for (const auto* damaged :
       {R"({"e":"play","steps":[{"s":2,"m":"x"}]})", R"({"e":"back","keep":1,"steps":[]})", R"({"e":"party"})",
        R"({"e":"chair","seat":0})", R"({"e":"chance"})", R"({"e":"chance","chance":{"secret":"00"}})",
        R"({"e":"end","kind":"party","seats":[]})", R"({"e":"end","kind":"flag","seats":[2],"notes":[]})",
        R"({"e":"end","kind":"flag","seats":[-1],"notes":[]})", R"({"e":"play","steps":[],"credited":[1]})",
        R"({"e":"play","steps":[],"left":[true]})", "nonsense"}) {
    auto all = events;
    all.emplace_back(damaged);
    const auto table = KeptTable::from(all);
    ASSERT_FALSE(table) << damaged;
    EXPECT_TRUE(to_string(table.error()).starts_with("server.journal_event(1")) << to_string(table.error());
  }
  EXPECT_FALSE(KeptTable::from({R"({"e":"play","steps":[]})"}));
}

// What is wrong with one event, after the one that opens the table.
TEST_F(JournalEvents, say_what_is_damaged) {
  const auto reason = [&](const std::string& event) {
    auto all = events;
    all.push_back(event);
    const auto table = KeptTable::from(all);
    return table ? "" : to_string(table.error());
  };
  const auto chair = [](const std::string& more) {
    return fmt::format(R"({{"e":"chair","seat":1,"name":"Ben","token":"t","deputy":0,"out_of_time":false{}}})", more);
  };
  EXPECT_EQ(reason(chair("")), "");
  for (const auto& [event, id] : std::vector<std::pair<std::string, std::string>>{
           {chair(R"(,"computer":0)"), "server.damaged_seat(1)"},
           {chair(R"(,"deputy":128)"), "server.damaged_seat(1)"},
           {chair(R"(,"note":5)"), R"(message.not_a_string("note"))"},
           {R"({"e":"chair","seat":1,"name":"Ben","token":"t","deputy":0})", "server.damaged_seat(1)"},
           {R"({"e":"chair","seat":2})", R"(message.out_of_range("seat", 0, 1))"},
           {R"({"e":"play","steps":[],"credited":[1]})", "server.damaged_clock"},
           {R"({"e":"play","steps":[],"left":[9223372036854775807,5]})", "server.damaged_clock"},
           {R"({"e":"play","steps":[],"left":[5,-1]})", "server.damaged_clock"},
           {R"({"e":"play","steps":[],"deputies":[2]})", "server.damaged_seat(2)"},
           {R"({"e":"play","steps":[],"deputies":[-1]})", "server.damaged_seat(-1)"},
           {R"({"e":"play","steps":[{"s":0}]})", R"(message.missing("m"))"},
           {R"({"e":"play","steps":[{"m":"x"}]})", R"(message.missing("s"))"},
           {R"({"e":"play","steps":[],"left":["x"]})", R"(message.item_not_a_number("left"))"},
           {R"({"e":"end","kind":"flag","seats":[2],"notes":[]})", "server.damaged_end"},
           {R"({"e":"end","kind":"flag"})", "server.damaged_end"},
           {R"({"e":"chance","chance":{"secret":"00"}})", "server.damaged_chance"},
           {R"({"e":"back","keep":1,"steps":[]})", R"(message.out_of_range("keep", 0, 0))"}})
    EXPECT_EQ(reason(event), fmt::format("server.journal_event(1, {})", id)) << event;
  EXPECT_EQ(reason(events[0]), "server.journal_event(1, server.opened_twice)");
  events.clear();
  EXPECT_EQ(reason(R"({"e":"begin"})"), "server.journal_event(0, server.never_opened)");
}

// By seat: up to which step a deputy has played, as far as the match still goes.
TEST_F(JournalEvents, keep_what_deputies_played) {
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  ASSERT_TRUE(match.play(Seat::second, "Rt@h8"));
  ASSERT_TRUE(match.play(Seat::first, "Rt@a1"));
  events.push_back(play_event(match, 0, {}, {}, SeatSet(Seat::first)));
  EXPECT_EQ(kept().by_deputies, (std::vector{3, 0}));
  match.undo_to(1);
  events.push_back(takeback_event(match, 1, "", {}));
  EXPECT_EQ(kept().by_deputies, (std::vector{1, 0}));
  ASSERT_TRUE(match.play(Seat::second, "Ox@h8"));
  events.push_back(play_event(match, 1, {}, {}, SeatSet(Seat::second)));
  EXPECT_EQ(kept().by_deputies, (std::vector{1, 2}));
}

}  // namespace
}  // namespace shengxiao::server
