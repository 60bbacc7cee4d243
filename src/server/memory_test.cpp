// Which tables are in memory, and how one comes back that was not.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class MemoryTest : public HubTest {
 protected:
  void room_for(std::size_t tables) {
    most_rooms_ = tables;
    hub_ = new_hub();
  }
  std::string table_of(const Somebody& p, const Parsed& more = Parsed::object()) {
    return open(p, "celestial_checkers", people(2), more)["table"];
  }
  // Whether somebody can look on without its journal.
  bool is_in_memory(const std::string& code) {
    const auto kept = std::exchange(store_->written[code], {"damaged"});
    const auto somebody = person();
    join(somebody, code);
    store_->written[code] = kept;
    leave(somebody);
    settle();
    return !somebody->table().is_null();
  }
  // Whether there is space for a table of somebody else.
  bool has_space() {
    const auto stranger = person();
    say(stranger, {{"do", "new"}, {"game", "celestial_checkers"}, {"seats", people(2)}});
    settle();
    const bool opened = stranger->last()["type"] == "table";
    EXPECT_TRUE(opened || refused(stranger).find("server.tables_full") != std::string::npos);
    leave(stranger);
    settle();
    return opened;
  }
};

TEST_F(MemoryTest, a_table_where_somebody_is_stays) {
  room_for(2);
  const auto ann = person(), ben = person(), eve = person();
  const auto hers = table_of(ann), his = table_of(ben);
  EXPECT_FALSE(has_space());
  join(eve, hers);
  leave(ann);
  EXPECT_FALSE(has_space()) << "Eve looks on";
  play(ben);
  EXPECT_EQ(ben->last()["type"], "table") << ben->last();
  EXPECT_EQ(ben->moves.size(), 1);
  leave(eve);
  EXPECT_TRUE(has_space());
  play(ben);
  EXPECT_EQ(ben->moves.size(), 2);
}

TEST_F(MemoryTest, the_oldest_goes_and_comes_back_from_the_journal) {
  room_for(2);
  const auto ann = person(), ben = person();
  const auto first = table_of(ann), second = table_of(ann);
  play(ann);
  const auto moves = ann->moves;
  const auto tokens = ann->tokens;
  leave(ann);
  table_of(ben);  // the first goes
  store_->written[first] = {"damaged"};
  const auto back = person();
  join(back, second, tokens.at(second));
  EXPECT_EQ(back->moves, moves) << "it was still in memory";
  leave(back);
  const auto cy = person();
  table_of(cy);
  const auto again = person();
  join(again, second, tokens.at(second));
  EXPECT_NE(refused(again).find("server.tables_full"), std::string::npos) << "Ben and Cy are at the others";
  leave(ben);
  join(again, second, tokens.at(second));
  EXPECT_EQ(again->moves, moves);
  EXPECT_EQ(again->table()["seats"][0]["mine"], true);
  const auto events = store_->written[second].size();
  play(again);
  EXPECT_EQ(again->moves.size(), 2);
  EXPECT_EQ(store_->written[second].size(), events + 1) << "its events are counted on";
}

TEST_F(MemoryTest, a_table_stays_until_everything_of_it_is_written) {
  room_for(1);
  const auto ann = person();
  table_of(ann);
  say(ann, move_of(ann->table()));
  leave(ann);
  const auto ben = person();
  say(ben, {{"do", "new"}, {"game", "celestial_checkers"}, {"seats", people(2)}});
  settle();
  EXPECT_NE(refused(ben).find("server.tables_full"), std::string::npos);
  EXPECT_TRUE(has_space());
}

TEST_F(MemoryTest, one_whose_clocks_run_goes_last) {
  room_for(2);
  const auto ann = person(), ben = person();
  const auto timed = table_of(ann, {{"clock", {{"seconds", 60}}}});
  const auto tokens = ann->tokens[timed];
  leave(ann);
  table_of(ben);
  leave(ben);
  pass_time(Milliseconds(5000));
  EXPECT_TRUE(has_space());
  const auto back = person();
  join(back, timed, tokens);
  EXPECT_EQ(back->table()["clocks"]["left_ms"][0], 55000) << "it was in memory";
}

// Nobody gains time by opening so many tables that their own goes out of memory.
TEST_F(MemoryTest, clocks_run_on_out_of_memory) {
  room_for(1);
  auto ann = person();
  const auto code = table_of(ann, {{"clock", {{"seconds", 60}}}, {"flag", "loses"}});
  const auto tokens = ann->tokens[code];
  pass_time(Milliseconds(5000));
  const auto come_back_after = [&](int ms) {
    leave(ann);
    ASSERT_TRUE(has_space());
    EXPECT_FALSE(is_in_memory(code));
    pass_time(Milliseconds(ms));
    ann = person();
    join(ann, code, tokens);
  };
  come_back_after(20'000);
  const auto left = ann->table()["clocks"]["left_ms"];
  EXPECT_EQ(std::min(left[0], left[1]), 35'000) << left;
  EXPECT_EQ(std::max(left[0], left[1]), 60'000);
  EXPECT_EQ(ann->table()["over"], false);
  come_back_after(40'000);
  pass_time(Milliseconds(1));
  EXPECT_EQ(ann->table()["ending"]["kind"], "flag");
}

// What was left when it went out of memory while they ran says nothing once they stand.
TEST_F(MemoryTest, clocks_that_stand_do_not_run_on_out_of_memory) {
  room_for(1);
  auto ann = person();
  const auto code = table_of(ann, {{"clock", {{"seconds", 60}}}});
  const auto tokens = ann->tokens[code];
  const auto come_back = [&] {
    leave(ann);
    ASSERT_TRUE(has_space());
    pass_time(Milliseconds(7000));
    ann = person();
    join(ann, code, tokens);
  };
  come_back();
  pass_time(Milliseconds(5000));
  say(ann, {{"do", "resign"}, {"seat", 0}});
  settle();
  const auto clocks = ann->table()["clocks"];
  come_back();
  EXPECT_EQ(ann->table()["over"], true);
  EXPECT_EQ(ann->table()["clocks"], clocks);
}

TEST_F(MemoryTest, clocks_come_back_as_they_were_told_last) {
  auto ann = person();
  const std::string code =
      open(ann, "celestial_checkers", people(2),
           {{"options", placed}, {"clock", {{"seconds", 100}, {"increment", 3}}}, {"flag", "computer"}})["table"];
  const auto tokens = ann->tokens[code];
  const auto times = [&] { return ann->table()["clocks"]["left_ms"].get<std::vector<int>>(); };
  const auto come_back = [&] {
    const auto before = times();
    restart();
    ann = person();
    join(ann, code, tokens);
    EXPECT_EQ(times(), before);
  };
  pass_time(Milliseconds(10000));
  play(ann);  // North
  EXPECT_EQ(times(), (std::vector{100000, 93000}));
  come_back();
  pass_time(Milliseconds(4000));
  say(ann, {{"do", "undo"}});
  settle();
  EXPECT_EQ(times(), (std::vector{96000, 93000}));
  come_back();
  pass_time(Milliseconds(1000));
  say(ann, {{"do", "sit"}, {"seat", 0}, {"name", "Ann"}});
  settle();
  EXPECT_EQ(times(), (std::vector{96000, 92000}));
  come_back();
  pass_time(Milliseconds(91000));
  EXPECT_FALSE(ann->table()["seats"][1].contains("deputy"));
  pass_time(Milliseconds(1001));
  EXPECT_EQ(ann->table()["seats"][1]["out_of_time"], true);
  EXPECT_EQ(times()[1], 0);
  come_back();
  EXPECT_EQ(ann->table()["seats"][1]["out_of_time"], true);
}

TEST_F(MemoryTest, a_table_that_could_not_be_opened_takes_no_space) {
  room_for(1);
  const auto ann = person();
  say(ann, {{"do", "new"}, {"game", "chess"}, {"seats", people(2)}});
  settle();
  EXPECT_TRUE(refused(ann).starts_with("setup.unknown_game")) << refused(ann);
  table_of(ann);
}

TEST_F(MemoryTest, the_one_that_came_last_stays_whether_it_was_opened_or_fetched) {
  room_for(2);
  const auto left_table = [&] {
    const auto somebody = person();
    const auto code = table_of(somebody);
    leave(somebody);
    return code;
  };
  const auto fetched = left_table();
  std::string last = left_table();
  for (int i = 0; i < 6; ++i) {
    const auto opened = left_table();
    EXPECT_TRUE(is_in_memory(last)) << i;
    EXPECT_TRUE(is_in_memory(opened)) << i;
    last = opened;
  }
  EXPECT_FALSE(is_in_memory(fetched));
  const auto back = person();
  join(back, fetched);
  leave(back);
  left_table();
  EXPECT_TRUE(is_in_memory(fetched));
}

TEST_F(MemoryTest, who_is_gone_before_the_table_is_fetched_is_not_there) {
  const auto code = table_of(person());
  restart();
  const auto gone = person(), ann = person();
  say(gone, {{"do", "join"}, {"table", code}, {"tokens", Parsed::array()}});
  leave(gone);
  settle();
  join(ann, code);
  EXPECT_EQ(ann->table()["guests"], 1);
}

TEST_F(MemoryTest, two_who_ask_for_it_at_the_same_time_come_to_the_same_table) {
  auto ann = person();
  const auto code = table_of(ann);
  const auto tokens = ann->tokens.at(code);
  restart();
  ann = person();
  const auto ben = person();
  say(ann, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  say(ben, {{"do", "join"}, {"table", code}, {"tokens", Parsed::array()}});
  settle();
  EXPECT_EQ(ann->table()["guests"], 2);
  play(ann);
  EXPECT_EQ(ben->moves.size(), 1);
}

TEST_F(MemoryTest, no_code_is_given_out_twice) {
  const auto ann = person(), ben = person();
  const auto secrets = secrets_;
  const auto hers = table_of(ann);
  secrets_ = secrets;
  EXPECT_NE(table_of(ben), hers);
}

}  // namespace
}  // namespace shengxiao::server
