// What outlives the server, and what is not told before it is kept.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

TEST_F(HubTest, a_table_comes_back_as_it_was_after_the_server_was_killed) {
  const std::vector<std::string> games{"celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"};
  for (const auto& game : games) {
    auto ann = person();
    Parsed seats = people(game == "great_race" ? 3 : 2);
    const std::string code = open(ann, game, seats, {{"clock", {{"seconds", 600}}}})["table"];
    for (int i = 0; i < 60 && !ann->table()["over"]; ++i) {
      if (ann->table().contains("curtain")) {
        say(ann, {{"do", "look"}, {"seat", ann->table()["curtain"]}});
        settle();
      }
      pass_time(Milliseconds(1000));
      if (i % 7 == 6) {
        say(ann, {{"do", "undo"}});
        settle();
      } else {
        play(ann, static_cast<std::size_t>(i) * 5);
      }
    }
    const auto tokens = ann->tokens[code];
    const auto moves = ann->moves;
    auto before = ann->table();
    restart();
    ann = person();
    join(ann, code, tokens);
    if (before["viewer"].is_number()) {
      say(ann, {{"do", "look"}, {"seat", before["viewer"]}});
      settle();
    }
    auto after = ann->table();
    EXPECT_EQ(ann->moves, moves) << game;
    for (std::size_t seat = 0; seat < 2; ++seat)  // where steps are hidden, as it was when the turn began
      EXPECT_GE(after["clocks"]["left_ms"][seat], before["clocks"]["left_ms"][seat]) << game;
    if (game == "rat_and_dragon" || game == "zodiac") after["clocks"] = before["clocks"];
    for (auto* table : {&before, &after})
      for (const auto* field : {"asks", "from", "moves", "owner", "seed"}) table->erase(field);
    EXPECT_EQ(before, after) << game;
    if (!after["over"] && !after["legal"].empty()) play(ann);
    EXPECT_EQ(ann->last()["type"], "table") << ann->last();
  }
}

TEST_F(HubTest, while_a_table_is_fetched_nothing_else_is_heard) {
  auto ann = person();
  const std::string code = two_people(ann)["table"];
  const auto tokens = ann->tokens[code];
  restart();
  ann = person();
  say(ann, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  EXPECT_TRUE(ann->is_heard);
  say(ann, {{"do", "past"}, {"step", 3}});
  EXPECT_EQ(ann->unsaid.size(), 1u);
  settle();
  EXPECT_FALSE(ann->is_heard);
  EXPECT_EQ(ann->last()["type"], "past");
  EXPECT_EQ(ann->table()["table"], code);
}

TEST_F(HubTest, nothing_is_told_before_it_is_written) {
  const auto ann = person();
  two_people(ann);
  const auto heard = ann->heard.size();
  say(ann, move_of(ann->table()));
  EXPECT_EQ(ann->heard.size(), heard);
  EXPECT_GT(ann->waits, 0) << "counts as on its way: a computer that moves on must not fill the line unseen";
  settle();
  EXPECT_GT(ann->heard.size(), heard);
  EXPECT_EQ(ann->waits, 0);
}

TEST_F(HubTest, what_could_not_be_kept_does_not_count) {
  const auto ann = person(), ben = person();
  const std::string code = two_people(ann)["table"];
  join(ben, code);
  play(ann);
  const auto before = ann->table();
  const auto moves = ann->moves;
  store_->full = true;
  play(ann);
  EXPECT_EQ(ann->moves, moves);
  for (const auto& who : {ann, ben}) {
    EXPECT_EQ(who->newest("error")["error"]["arguments"][0]["error"]["id"], "server.disk_full");
    EXPECT_EQ(who->table()["view"], before["view"]);
  }
  store_->full = false;
  play(ann);
  EXPECT_EQ(ann->moves.size(), moves.size() + 1);
  restart();
  const auto back = person();
  join(back, code, ann->tokens[code]);
  EXPECT_EQ(back->moves, ann->moves);
}

TEST_F(HubTest, of_what_could_not_be_kept_nothing_but_that_is_told) {
  const auto ann = person();
  two_people(ann);
  const auto heard = ann->heard.size();
  store_->full = true;
  play(ann);
  ASSERT_GT(ann->heard.size(), heard);
  EXPECT_EQ(ann->heard[heard]["error"]["id"], "server.not_stored");
  EXPECT_EQ(ann->waits, 0);
}

// Of the table that could not be written. What is done at another one meanwhile is no worse for it.
TEST_F(HubTest, what_was_accepted_meanwhile_at_the_same_table_does_not_count_either) {
  const auto ann = person(), ben = person();
  const std::string hers = two_people(ann)["table"];
  two_people(ben);
  const auto moves = ann->moves, his_moves = ben->moves;
  const auto kept = store_->written[hers];
  store_->full = true;
  say(ann, move_of(ann->table()));
  say(ann, {{"do", "undo"}});
  say(ben, move_of(ben->table()));
  while (ann->newest("error").is_null()) {
    jobs_.front()();  // until Ann's move is refused
    jobs_.pop_front();
    store_->full = false;
  }
  settle();
  EXPECT_EQ(ann->newest("error")["error"]["id"], "server.not_stored");
  EXPECT_EQ(ann->moves, moves);
  EXPECT_EQ(store_->written[hers], kept);
  EXPECT_TRUE(ben->newest("error").is_null()) << ben->newest("error");
  EXPECT_EQ(ben->moves.size(), his_moves.size() + 1);
  play(ann);
  EXPECT_EQ(ann->last()["type"], "table") << ann->last();
  EXPECT_EQ(ann->moves.size(), moves.size() + 1);
}

TEST_F(HubTest, who_went_elsewhere_is_not_brought_back_to_a_table_that_could_not_be_kept) {
  const auto ann = person(), ben = person();
  two_people(ann);
  const std::string his = two_people(ben)["table"];
  store_->full = true;
  say(ann, move_of(ann->table()));
  while (ann->newest("error").is_null()) {
    jobs_.front()();
    jobs_.pop_front();
  }
  join(ann, his);
  EXPECT_EQ(ann->table()["table"], his);
  EXPECT_EQ(ben->table()["guests"], 2);
}

TEST_F(HubTest, a_table_that_could_not_be_kept_is_not_opened) {
  const auto ann = person();
  store_->full = true;
  say(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2)}});
  settle();
  EXPECT_TRUE(ann->table().is_null());
  EXPECT_EQ(ann->newest("error")["error"]["id"], "server.not_stored");
  EXPECT_EQ(ann->newest("error")["text"], "this could not be stored, so it does not count: the server's disk is full");
  store_->full = false;
  open(ann, "zodiac", people(2));
  EXPECT_FALSE(ann->table().is_null());
}

TEST_F(HubTest, a_damaged_journal_is_told_with_table_and_event) {
  const auto ann = person();
  const std::string code = two_people(ann)["table"];
  play(ann);
  const auto sound = store_->written[code];
  const std::vector<std::pair<std::string, std::string>> cases{
      {"{\"e\": \"play\"", "message.not_json"},
      {R"({"e": "play", "steps": [{"s": 1, "m": "a1-h8"}]})", "record.step"},
      {R"({"e": "play", "steps": [{"s": 7, "m": "a1-h8"}]})", "message.out_of_range"},
      {R"({"e": "back", "keep": 99, "steps": []})", "message.out_of_range"},
      {R"({"e": "chair", "seat": 5})", "message.out_of_range"},
      {R"({"e": "party"})", "server.unknown_event"},
  };
  for (const auto& [event, expected] : cases) {
    store_->written[code] = sound;
    store_->written[code].back() = event;
    restart();
    const auto back = person();
    join(back, code);
    EXPECT_TRUE(refused(back).starts_with("server.journal_table[")) << refused(back);
    const auto error = back->last()["error"];
    EXPECT_EQ(error["arguments"][0], code);
    EXPECT_NE(error.dump().find(fmt::format("\"id\":\"{}\"", expected)), std::string::npos) << error;
  }
}

TEST_F(HubTest, without_a_journal_tables_live_as_long_as_the_server) {
  store_ = nullptr;
  restart();
  const auto ann = person(), ben = person();
  const std::string code = two_people(ann)["table"];
  join(ben, code);
  EXPECT_EQ(ben->table()["view"], ann->table()["view"]);
  join(ben, "nowhere");
  EXPECT_EQ(refused(ben), R"(server.no_table["nowhere"])");
  restart();
  const auto back = person();
  join(back, code);
  EXPECT_EQ(refused(back), fmt::format("server.no_table[\"{}\"]", code));
}

}  // namespace
}  // namespace shengxiao::server
