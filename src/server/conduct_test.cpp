// What the owner of a table may decide: who looks on, who talks, who goes.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class ConductTest : public HubTest {
 protected:
  // Ann opens a table for two; Ben sits down, and Cleo looks on.
  void open_table(Parsed more = {{"options", placed}}) {
    code = open(ann, "celestial_checkers", people(2, false), std::move(more))["table"];
    join(ben, code);
    ask(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  }
  void ask(const Somebody& p, const Parsed& message) {
    say(p, message);
    settle();
  }
  std::string tried(const Somebody& p, const Parsed& message) {
    ask(p, message);
    return refused(p);
  }
  std::string gone(const Somebody& p) {
    EXPECT_EQ(p->last()["type"], "dismissed") << p->last();
    EXPECT_EQ(p->last()["table"], code);
    EXPECT_EQ(tried(p, {{"do", "chat"}, {"text", "hello"}}), "server.not_at_a_table[]");
    return p->newest("dismissed")["error"]["id"];
  }

  Somebody ann = person("1.1.1.1"), ben = person("2.2.2.2"), cleo = person("3.3.3.3");
  std::string code;
};

TEST_F(ConductTest, whoever_opens_a_table_owns_it) {
  open_table();
  EXPECT_TRUE(ann->table()["owner"]);
  EXPECT_FALSE(ben->table().contains("owner"));
  for (const auto* verb : {"conduct", "mute", "kick"})
    EXPECT_EQ(tried(ben, {{"do", verb}, {"seat", 0}}), "server.not_owner[]") << verb;
  const auto owners = ann->owned[code];
  restart();
  const auto again = person();
  join(again, code, {owners});
  ask(again, {{"do", "conduct"}, {"chat", false}});
  EXPECT_FALSE(again->table()["terms"]["chat"]);
}

TEST_F(ConductTest, a_private_table_has_a_longer_code) {
  open_table();
  EXPECT_EQ(code.size(), 6);
  open_table({{"private", true}});
  EXPECT_EQ(code.size(), 12);
}

TEST_F(ConductTest, who_has_no_seat_may_look_on_or_not) {
  open_table({{"watch", false}});
  EXPECT_FALSE(ann->table()["terms"]["watch"]);
  join(cleo, code);
  EXPECT_EQ(refused(cleo), "server.no_watching[]");
  EXPECT_EQ(tried(cleo, {{"do", "chat"}, {"text", "hello"}}), "server.not_at_a_table[]");
  ask(ann, {{"do", "conduct"}, {"watch", true}});
  join(cleo, code);
  EXPECT_EQ(cleo->last()["type"], "table");
  ask(ann, {{"do", "conduct"}, {"watch", false}});
  EXPECT_EQ(gone(cleo), "server.no_watching");
  EXPECT_EQ(ann->table()["guests"], 2);
}

TEST_F(ConductTest, while_a_seat_is_free_anybody_may_come_and_goes_once_it_is_taken) {
  code = open(ann, "celestial_checkers", people(2, false), {{"watch", false}})["table"];
  join(ben, code);
  join(cleo, code);
  ask(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  EXPECT_EQ(gone(cleo), "server.no_watching");
  EXPECT_EQ(ben->last()["type"], "table");
  ask(ben, {{"do", "stand"}, {"seat", 1}});
  join(cleo, code);
  EXPECT_EQ(cleo->last()["type"], "table");
}

TEST_F(ConductTest, where_nobody_is_left_to_look_on_the_computers_wait) {
  open_table({{"watch", false}, {"options", placed}});
  while (ann->table()["to_act"][0] == 0) play(ann);
  leave(ann);
  ask(ben, {{"do", "leave"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.no_watching");
  EXPECT_EQ(Parsed::parse(store_->written[code].back())["e"], "chair") << "nothing was played after that";
}

TEST_F(ConductTest, there_is_talk_or_not) {
  open_table({{"chat", false}});
  EXPECT_EQ(tried(ann, {{"do", "chat"}, {"text", "hello"}}), "server.no_chat[]");
  ask(ann, {{"do", "conduct"}, {"chat", true}});
  ask(ben, {{"do", "chat"}, {"text", "hello"}});
  EXPECT_EQ(ann->last()["text"], "hello");
  EXPECT_TRUE(ann->table()["terms"]["watch"]) << "what is not named stays";
}

TEST_F(ConductTest, a_seat_is_muted_or_all_who_look_on) {
  open_table();
  join(cleo, code);
  ask(ann, {{"do", "mute"}, {"seat", 1}});
  EXPECT_EQ(ben->table()["terms"]["muted"], Parsed::array({1}));
  EXPECT_EQ(tried(ben, {{"do", "chat"}, {"text", "hello"}}), "server.muted[]");
  ask(cleo, {{"do", "chat"}, {"text", "from outside"}});
  EXPECT_EQ(ann->last()["text"], "from outside");
  ask(ann, {{"do", "mute"}});
  EXPECT_EQ(ben->table()["terms"]["muted"], Parsed::array({1, -1}));
  EXPECT_EQ(tried(cleo, {{"do", "chat"}, {"text", "hello"}}), "server.muted[]");
  ask(ann, {{"do", "mute"}, {"seat", 1}, {"on", false}});
  ask(ben, {{"do", "chat"}, {"text", "again"}});
  EXPECT_EQ(ann->last()["text"], "again");
  const auto owners = ann->owned[code];
  restart();
  const auto later = person();
  join(later, code, {owners});
  EXPECT_EQ(later->table()["terms"]["muted"], Parsed::array({-1})) << "it is kept";
}

TEST_F(ConductTest, who_is_muted_does_not_talk_again_by_sitting_down_again) {
  open_table();
  ask(ann, {{"do", "mute"}, {"seat", 1}});
  ask(ben, {{"do", "stand"}, {"seat", 1}});
  ask(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  EXPECT_EQ(tried(ben, {{"do", "chat"}, {"text", "hello"}}), "server.muted[]");
}

TEST_F(ConductTest, who_is_sent_away_loses_all_seats_and_whoever_comes_to_one_may_talk) {
  code = open(ann, "zodiac", people(3, false))["table"];
  join(ben, code);
  for (const int seat : {1, 2}) ask(ben, {{"do", "sit"}, {"seat", seat}, {"name", "Ben"}});
  ask(ann, {{"do", "mute"}, {"seat", 2}});
  ask(ann, {{"do", "kick"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.kicked");
  const auto table = ann->table();
  EXPECT_EQ(table["terms"]["muted"], Parsed::array());
  for (const int seat : {1, 2}) EXPECT_EQ(table["seats"][seat]["who"], "computer") << seat;
  EXPECT_EQ(std::ranges::count(table["notes"], "kicked", [](const Parsed& note) { return note["kind"]; }), 2);
}

TEST_F(ConductTest, before_the_game_a_seat_is_free_again_when_somebody_is_sent_away) {
  code = open(ann, "zodiac", people(3, false))["table"];
  join(ben, code);
  ask(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  ask(ann, {{"do", "kick"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.kicked");
  EXPECT_TRUE(ann->table()["seats"][1]["free"]);
  EXPECT_TRUE(ann->table()["notes"].size() == 1) << "only where its luck came from";
}

TEST_F(ConductTest, in_a_game_a_computer_takes_the_seat_of_who_is_sent_away) {
  open_table();
  const auto tokens = ben->tokens[code];
  ask(ann, {{"do", "kick"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.kicked");
  const auto table = ann->table();
  EXPECT_EQ(table["seats"][1]["who"], "computer");
  const auto& note = table["notes"].back();
  EXPECT_EQ(note["kind"], "kicked");
  EXPECT_EQ(note["seat"], 1);
  EXPECT_EQ(note["level"], table["seats"][1]["level"]);
  join(ben, code, tokens);
  EXPECT_EQ(refused(ben), "server.kicked[]");
  const auto elsewhere = person("2.2.2.2");
  join(elsewhere, code);
  EXPECT_EQ(refused(elsewhere), "server.kicked[]");
  join(cleo, code);
  EXPECT_EQ(cleo->last()["type"], "table");
}

TEST_F(ConductTest, who_shares_an_address_with_a_player_may_come_back_and_look_on) {
  ben = person("1.1.1.1");
  open_table();
  ask(ann, {{"do", "kick"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.kicked");
  join(ben, code);
  EXPECT_EQ(ben->last()["type"], "table");
}

// Without a seat they may not look on either: they are told the first of the two reasons, once.
TEST_F(ConductTest, who_is_muted_and_sent_away_where_nobody_looks_on_is_sent_away_once) {
  open_table({{"watch", false}});
  ask(ann, {{"do", "mute"}, {"seat", 1}});
  ask(ann, {{"do", "kick"}, {"seat", 1}});
  EXPECT_EQ(gone(ben), "server.kicked");
  EXPECT_EQ(std::ranges::count(ben->heard, "dismissed", [](const Parsed& message) { return message["type"]; }), 1);
  EXPECT_EQ(ann->table()["terms"]["muted"], Parsed::array());
}

TEST_F(ConductTest, only_people_are_sent_away_and_only_others) {
  code = open(ann, "zodiac",
              {{{"who", "person"}}, {{"who", "person"}, {"here", false}}, {{"who", "computer"}, {"level", 1}}})["table"];
  EXPECT_EQ(tried(ann, {{"do", "kick"}, {"seat", 0}}), R"(server.own_seat[{"seat":0}])");
  EXPECT_EQ(tried(ann, {{"do", "kick"}, {"seat", 1}}), R"(server.nobody_sits[{"seat":1}])");
  EXPECT_EQ(tried(ann, {{"do", "kick"}, {"seat", 2}}), R"(server.nobody_sits[{"seat":2}])");
  EXPECT_EQ(tried(ann, {{"do", "kick"}}), R"(message.missing["seat"])");
  EXPECT_EQ(tried(ann, {{"do", "conduct"}, {"watch", 3}}), R"(message.not_a_flag["watch"])");
}

}  // namespace
}  // namespace shengxiao::server
