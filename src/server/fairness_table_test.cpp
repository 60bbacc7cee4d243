// What people have been shown decides what they are given, clocks cannot be gamed, and nobody is taken by surprise.
#include "server/testing.hpp"
#include "table/verify.hpp"

namespace shengxiao::server {
namespace {

// --- what was shown

// A dropped connection and a deputy do not make the other player alone.
TEST_F(Fairness, who_is_away_is_still_at_the_table) {
  sit_down("zodiac", {{"grace", 0}});
  while (mover() == 0) play(ann);
  leave(ben);
  ask(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  EXPECT_EQ(ann->table()["seats"][1]["deputy"], 4);
  EXPECT_EQ(ann->table()["alone"], false);
  ask(ann, {{"do", "hint"}});
  EXPECT_EQ(refused(ann), "server.no_hints[]");
  ask(ann, {{"do", "analysis"}, {"on", true}});
  EXPECT_EQ(refused(ann), "server.no_analysis[]");
  expect_asked(ann, 1);
  EXPECT_NE(record_of(ann).find("\nshown 0\n"), std::string::npos);
}

// At a hot seat a record holds what the person at the screen was shown.
TEST_F(Fairness, a_record_does_not_show_hands_while_the_curtain_is_down) {
  ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2)}});
  ASSERT_TRUE(ann->table().contains("curtain"));
  const auto curtained = record_of(ann);
  EXPECT_NE(curtained.find("\nshown watcher\n"), std::string::npos) << curtained;
  EXPECT_EQ(curtained.find("chance deal R"), std::string::npos);
  const int seat = ann->table()["curtain"];
  ask(ann, {{"do", "look"}, {"seat", seat}});
  EXPECT_NE(record_of(ann).find(fmt::format("\nshown {}\n", seat)), std::string::npos);
  ask(ann, {{"do", "why"}, {"seat", 1 - seat}, {"move", "play Rat"}});
  EXPECT_TRUE(refused(ann).starts_with("server.seat_not_yours")) << refused(ann);
}

TEST_F(Fairness, a_record_of_what_was_shown_replays_and_is_not_continued) {
  sit_down("zodiac", {{"options", {{"turn_limit", "40"}}}});
  for (int i = 0; i < 10; ++i) play(whose(mover()), static_cast<std::size_t>(i));
  const auto record = record_of(ann);
  EXPECT_NE(record.find(" ?"), std::string::npos);
  EXPECT_TRUE(parse_record(record));
  ask(ann, {{"do", "load"}, {"record", record}});
  EXPECT_EQ(refused(ann), "record.only_shown[]");
}

// Where only choices are hidden the record is one like any other, up to the last time that all had chosen.
TEST_F(Fairness, a_record_of_sealed_choices_goes_on_from_what_was_revealed) {
  sit_down("rat_and_dragon");
  for (int i = 0; i < 3; ++i)
    for (const auto& p : {ann, ben})
      while (!p->table()["legal"].empty() && p->moves.size() < 60) {
        play(p);
        if (p->table()["to_act"].size() == 2) break;
      }
  play(ann);
  const auto hers = record_of(ann), his = record_of(ben);
  EXPECT_EQ(his.find('?'), std::string::npos);
  EXPECT_GT(hers.size(), his.size()) << "her own choice is hers";
  const auto cy = person();
  ask(cy, {{"do", "load"}, {"record", his}});
  EXPECT_EQ(cy->last()["type"], "table") << cy->last();
}

TEST_F(Fairness, a_seat_that_changes_hands_is_told_with_what_its_holder_had_seen) {
  sit_down("zodiac");
  for (int i = 0; i < 5; ++i) play(whose(mover()));
  const auto watcher = person();
  join(watcher, code);
  const auto seen = watcher->moves.size();
  ask(ben, {{"do", "stand"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["notes"].back(), (Parsed{{"kind", "stood"}, {"seat", 1}, {"shown", seen}}));
  ask(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  EXPECT_EQ(ann->table()["notes"].back()["kind"], "sat") << "he may come back to the hand that he has seen";
}

TEST_F(Fairness, who_plays_may_not_take_over_a_second_hand) {
  const auto cy = person();
  ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(3, false)}});
  code = ann->table()["table"];
  join(ben, code);
  join(cy, code);
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  ask(cy, {{"do", "sit"}, {"seat", 2}});
  ask(ben, {{"do", "stand"}, {"seat", 1}});
  ask(ann, {{"do", "sit"}, {"seat", 1}});
  EXPECT_EQ(refused(ann), R"(server.has_seen[{"seat":0}])");
  const auto dan = person();
  join(dan, code);
  ask(dan, {{"do", "sit"}, {"seat", 1}, {"name", "Dan"}});
  EXPECT_EQ(ann->table()["seats"][1]["name"], "Dan");
  EXPECT_EQ(ann->table()["notes"].back()["kind"], "sat");
  // Nor who has sat there meanwhile and stood up.
  ask(dan, {{"do", "stand"}, {"seat", 1}});
  ask(cy, {{"do", "stand"}, {"seat", 2}});
  ask(dan, {{"do", "sit"}, {"seat", 2}});
  EXPECT_EQ(refused(dan), R"(server.has_seen[{"seat":1}])");
  ask(dan, {{"do", "sit"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["seats"][1]["free"], false) << "back to one's own";
}

// --- clocks and endings

// With a clock, what is done out of sight sends nothing either, however long it takes.
TEST_F(Fairness, a_clock_does_not_tell_of_hidden_steps) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 100}, {"increment", 2}}}});
  play(ann, 1);  // that she has begun to choose
  const auto before = ben->raw.size();
  int steps = 0;
  while (!ann->table()["legal"].empty()) {
    EXPECT_EQ(ben->raw.size(), before) << steps;
    pass_time(Milliseconds(700));
    play(ann, 1);
    ++steps;
  }
  EXPECT_GT(steps, 1);
  EXPECT_EQ(ben->raw.size(), before + 1) << "that she has finished";
}

TEST_F(Fairness, playing_and_taking_back_makes_no_time) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 60}, {"increment", 600}}}});
  const int seat = mover();
  const auto& player = whose(seat);
  const auto& other = whose(1 - seat);
  const auto left = [&] { return player->table()["clocks"]["left_ms"][static_cast<std::size_t>(seat)].get<int>(); };
  for (int i = 0; i < 10; ++i) {
    while (mover() == seat) play(player);
    EXPECT_EQ(left(), 660'000) << i;
    ask(player, {{"do", "undo"}});
    answer(other, true);
  }
  EXPECT_EQ(mover(), seat);
  EXPECT_EQ(left(), 660'000);
}

// Nor does it where the table comes back from the journal in between.
TEST_F(Fairness, a_turn_that_brought_its_increment_brings_none_after_a_restart) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 60}, {"increment", 600}}}});
  const int seat = mover();
  const auto left = [&] { return ann->table()["clocks"]["left_ms"][static_cast<std::size_t>(seat)].get<int>(); };
  while (mover() == seat) play(whose(seat));
  EXPECT_EQ(left(), 660'000);
  ask(whose(seat), {{"do", "undo"}});
  answer(whose(1 - seat), true);
  restart_and_come_back();
  EXPECT_EQ(mover(), seat);
  while (mover() == seat) play(whose(seat));
  EXPECT_EQ(left(), 660'000);
}

TEST_F(Fairness, standing_up_does_not_stop_ones_clock) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 60}}}});
  const int seat = mover();
  const auto& other = whose(1 - seat);
  ask(whose(seat), {{"do", "stand"}, {"seat", seat}});
  EXPECT_EQ(other->table()["clocks"]["running"], Parsed::array({seat}));
  pass_time(Milliseconds(60'001));
  EXPECT_EQ(other->table()["ending"], (Parsed{{"kind", "flag"}, {"seats", {seat}}}));
}

TEST_F(Fairness, who_is_out_of_time_loses_where_the_terms_say_so) {
  sit_down("wu_xing", {{"clock", {{"seconds", 10}}}});
  const int seat = mover();
  const auto tokens = ann->tokens[code];
  pass_time(Milliseconds(10'001));
  const auto check = [&] {
    const auto table = ann->table();
    EXPECT_EQ(table["over"], true);
    EXPECT_EQ(table["returns"][static_cast<std::size_t>(seat)], -1);
    EXPECT_EQ(table["returns"][static_cast<std::size_t>(1 - seat)], 1);
    EXPECT_EQ(table["notes"].back()["kind"], "flag");
    EXPECT_TRUE(table["chance"].contains("reveal"));
    EXPECT_TRUE(table["to_act"].empty());
  };
  check();
  restart();
  ann = person();
  join(ann, code, tokens);
  check();
  const auto verified = table::verify(record_of(ann));
  EXPECT_TRUE(verified) << to_string(verified.error());
}

// Where both owe a choice at the same time, both may run out of time: then nobody has won.
TEST_F(Fairness, where_both_are_out_of_time_nobody_wins) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 10}}}});
  pass_time(Milliseconds(10'001));
  EXPECT_EQ(ann->table()["ending"], (Parsed{{"kind", "flag"}, {"seats", {0, 1}}}));
  EXPECT_EQ(ann->table()["returns"], (Parsed{0, 0}));
}

TEST_F(Fairness, who_resigns_loses_and_a_draw_needs_both) {
  sit_down("celestial_checkers", {{"options", placed}});
  ask(ann, {{"do", "resign"}, {"seat", 1}});
  EXPECT_TRUE(refused(ann).starts_with("server.seat_not_yours")) << refused(ann);
  ask(ann, {{"do", "draw"}, {"seat", 0}});
  EXPECT_EQ(ben->table()["proposal"], (Parsed{{"kind", "draw"}, {"number", 1}, {"by", {0}}, {"waits_for", {1}}}));
  answer(ben, false);
  EXPECT_EQ(ann->table()["over"], false);
  ask(ben, {{"do", "draw"}, {"seat", 1}});
  answer(ann, true);
  EXPECT_EQ(ann->table()["ending"]["kind"], "agreed");
  EXPECT_EQ(ann->table()["returns"], (Parsed{0, 0}));
  sit_down("celestial_checkers", {{"options", placed}});
  ask(ben, {{"do", "resign"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["ending"], (Parsed{{"kind", "resigned"}, {"seats", {1}}}));
  EXPECT_EQ(ann->table()["returns"], (Parsed{1, -1}));
  ask(ann, {{"do", "resign"}, {"seat", 0}});
  EXPECT_EQ(refused(ann), "game.over[]");
}

TEST_F(Fairness, who_leaves_for_good_is_replaced_by_a_computer_that_is_marked) {
  sit_down("celestial_checkers", {{"options", placed}});
  const auto tokens = ben->tokens[code];
  ask(ben, {{"do", "leave"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["seats"][1], (Parsed{{"who", "computer"}, {"level", 4}}));
  EXPECT_EQ(ann->table()["notes"].back(), (Parsed{{"kind", "left"}, {"seat", 1}, {"level", 4}}));
  EXPECT_EQ(mover(), 0) << "the computer plays";
  join(ben, code, tokens);
  EXPECT_TRUE(ben->table()["legal"].empty()) << "his token opens nothing any more";
  restart();
  const auto hers = ann->tokens[code];
  ann = person();
  join(ann, code, hers);
  EXPECT_EQ(ann->table()["seats"][1]["who"], "computer");
}

// --- tables of earlier versions

TEST_F(Fairness, a_table_of_an_earlier_version_opens_and_says_that_it_is_not_verifiable) {
  store_->written["abcdef"] = {
      R"({"e":"open","record":"shengxiao record 1\ngame celestial_checkers 1\noption placement free\nseat 0 person Ann\nseat 1 person\nplay\nopen\n","tokens":["a","b"],"takeback":true})",
      R"({"e":"play","steps":[{"s":0,"m":"Ox@c3"}]})"};
  join(ann, "abcdef", {"a"});
  join(ben, "abcdef", {"b"});
  EXPECT_EQ(ann->table()["chance"], (Parsed{{"chosen", "earlier"}}));
  EXPECT_EQ(mover(), 1);
  play(ben);
  EXPECT_EQ(ann->moves.size(), 2);
  restart();
  join(ann = person(), "abcdef", {"a"});
  EXPECT_EQ(ann->moves.size(), 2);
  EXPECT_EQ(ann->table()["chance"]["chosen"], "earlier");
}

}  // namespace
}  // namespace shengxiao::server
