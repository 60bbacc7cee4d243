// Tables at rest, at which nobody is, and tables that another server has taken.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

constexpr Milliseconds idle = HubOptions().idle;

class RestTest : public Fairness {
 protected:
  RestTest() { sit_down("celestial_checkers", {{"options", placed}}); }
  // As the hub looks at them every now and then.
  void pass_idle_time() {
    for (int i = 0; i < 8; ++i) pass_time(idle / 4);
  }
  void go() {
    leave(ann);
    leave(ben);
    settle();
  }
  const store::Neighbour other{"there:1", "secret"};
};

TEST_F(RestTest, a_table_at_which_nobody_is_leaves_the_memory_after_a_while_and_comes_back) {
  const auto tokens = ann->tokens[code], moves = ann->moves;
  leave(ben);
  pass_idle_time();
  EXPECT_EQ(hub_->tables(), 1u) << "Ann is there";
  leave(ann);
  pass_time(idle / 2);
  EXPECT_EQ(hub_->tables(), 1u);
  pass_idle_time();
  EXPECT_EQ(hub_->tables(), 0u);
  EXPECT_EQ(store_->released, std::vector<std::string>{code}) << "any server may have it now";
  ann = person();
  join(ann, code, tokens);
  EXPECT_EQ(ann->moves, moves);
}

TEST_F(RestTest, who_comes_back_in_time_keeps_it_in_memory) {
  const auto tokens = ann->tokens[code];
  go();
  for (int i = 0; i < 4; ++i) {
    pass_time(idle - idle / 4);
    ann = person();
    join(ann, code, tokens);
    leave(ann);
    settle();
  }
  EXPECT_EQ(hub_->tables(), 1u);
  EXPECT_EQ(store_->taken[code], 0);
}

TEST_F(RestTest, without_a_journal_tables_stay) {
  store_ = nullptr;
  restart();
  ann = person();
  open(ann, "zodiac", people(2));
  leave(ann);
  pass_idle_time();
  EXPECT_EQ(hub_->tables(), 1u);
}

TEST_F(RestTest, what_another_server_has_gone_on_with_has_its_clocks_too) {
  ann = person();
  const std::string timed =
      open(ann, "celestial_checkers", people(2), {{"options", placed}, {"clock", {{"seconds", 600}}}})["table"];
  const auto tokens = ann->tokens[timed];
  leave(ann);
  pass_idle_time();
  const auto left_after = [&](bool others_went_on) {
    if (others_went_on) store_->written[timed].push_back(R"({"e":"conduct","watch":true,"chat":true,"muted":[]})");
    ann = person();
    join(ann, timed, tokens);
    const auto left = ann->table()["clocks"]["left_ms"];
    leave(ann);
    pass_idle_time();
    return std::min(left[0], left[1]).get<int>();
  };
  EXPECT_LT(left_after(false), 500'000) << "it ran on";
  EXPECT_EQ(left_after(true), 600'000) << "as the journal has it";
}

TEST_F(RestTest, where_another_server_has_the_table_its_guests_come_anew) {
  const auto moves = ann->moves;
  store_->others[code] = other;
  play(whose(mover()));
  for (const auto& p : {ann, ben}) {
    EXPECT_EQ(p->last()["error"]["id"], "server.not_stored");
    EXPECT_TRUE(p->was_hung_up);
    EXPECT_EQ(p->moves, moves);
  }
  EXPECT_EQ(hub_->tables(), 0u);
}

TEST_F(RestTest, where_the_journal_is_away_guests_come_anew) {
  store_->full = store_->away = true;
  play(whose(mover()));
  for (const auto& p : {ann, ben}) EXPECT_TRUE(p->was_hung_up);
  store_->full = store_->away = false;
  const auto back = person();
  join(back, code);
  EXPECT_EQ(back->moves, ann->moves);
}

TEST_F(RestTest, guests_hear_nothing_of_where_the_journal_is) {
  store_->away = true;
  restart();
  ann = person();
  join(ann, code);
  EXPECT_EQ(refused(ann), fmt::format("server.not_read[\"{}\"]", code));
  EXPECT_EQ(ann->raw.back().find("memory"), std::string::npos);
}

TEST_F(RestTest, a_new_table_that_cannot_be_written_is_none_whatever_the_journal_has_under_its_name) {
  const auto secrets = secrets_;
  const auto cy = person();
  const std::string taken = open(cy, "zodiac", people(2))["table"];
  leave(cy);
  const auto kept = store_->written[taken];
  restart();  // it is not in memory
  secrets_ = secrets;
  ann = person();
  say(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2)}, {"seed", 5}});
  settle();
  EXPECT_EQ(refused(ann), R"(server.not_stored[{"error":{"arguments":[],"clause":"","id":"server.no_journal"}}])");
  EXPECT_TRUE(ann->table().is_null());
  EXPECT_EQ(store_->written[taken], kept);
  EXPECT_EQ(hub_->tables(), 0u);
}

TEST_F(RestTest, a_hub_that_retires_tells_what_was_accepted_and_hears_nothing_more) {
  const auto moves = ann->moves;
  say(whose(mover()), move_of(whose(mover())->table()));
  bool is_done = false;
  hub_->retire([&] { is_done = true; });
  EXPECT_FALSE(is_done) << "it is not written yet";
  settle_but_thinking();
  EXPECT_TRUE(is_done);
  EXPECT_EQ(ann->moves.size(), moves.size() + 1);
  EXPECT_EQ(ben->moves, ann->moves);
  EXPECT_EQ(store_->released, std::vector<std::string>{code});
  const auto heard = ann->heard.size();
  say(ann, {{"do", "chat"}, {"text", "hello?"}});
  settle_but_thinking();
  EXPECT_EQ(ann->heard.size(), heard);
}

}  // namespace
}  // namespace shengxiao::server
