// Tables of several screens: who sits where, who may know and do what, what happens when somebody is away.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class ScreensTest : public HubTest {
 protected:
  // Ann opens a table, Ben takes the second chair.
  void sit_down(const std::string& game, const Parsed& more = Parsed::object()) {
    ann = person();
    ben = person();
    code = open(ann, game, people(2, false), more)["table"];
    join(ben, code);
    say(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
    settle();
  }
  const Somebody& whose(int seat) { return seat == 0 ? ann : ben; }
  int mover() { return ann->table()["to_act"][0]; }

  Somebody ann, ben;
  std::string code;
};

TEST_F(ScreensTest, a_chair_is_for_one_person_and_its_token_opens_it_again) {
  sit_down("celestial_checkers", {{"options", placed}});
  EXPECT_EQ(ann->table()["seats"][1]["name"], "Ben");
  EXPECT_EQ(ann->table()["seats"][1]["mine"], false);
  EXPECT_EQ(ben->table()["seats"][1]["mine"], true);
  const auto cy = person();
  join(cy, code);
  say(cy, {{"do", "sit"}, {"seat", 1}, {"name", "Cy"}});
  settle();
  EXPECT_EQ(refused(cy), R"(server.seat_taken[{"seat":1}])");
  say(cy, {{"do", "play"}, {"seat", 1}, {"move", ben->table()["legal"][0]["move"]}, {"ask", 0}});
  settle();
  EXPECT_EQ(refused(cy), R"(server.seat_not_yours[{"seat":1}])");
  EXPECT_TRUE(cy->table()["legal"].empty());

  const auto tokens = ben->tokens[code];
  leave(ben);
  settle();
  EXPECT_EQ(ann->table()["seats"][1]["present"], false);
  const auto back = person();
  join(back, code, tokens);
  EXPECT_EQ(back->table()["seats"][1]["mine"], true);
  EXPECT_EQ(back->moves, ann->moves);
  EXPECT_FALSE(back->table()["legal"].empty());

  // A token of another table opens nothing here, nor does one made up.
  const auto dan = person();
  open(dan, "celestial_checkers", people(2));
  join(dan, code, {dan->tokens.begin()->second.front(), "00000000000000000000000000000000", ""});
  EXPECT_EQ(dan->table()["seats"][0]["mine"], false);
  EXPECT_EQ(dan->table()["seats"][1]["mine"], false);

  say(back, {{"do", "stand"}, {"seat", 1}});
  settle();
  EXPECT_EQ(ann->table()["seats"][1]["free"], true);
  say(cy, {{"do", "sit"}, {"seat", 1}, {"name", "Cy"}});
  settle();
  EXPECT_EQ(ann->table()["seats"][1]["name"], "Cy");
}

TEST_F(ScreensTest, who_plays_the_same_again_tells_those_who_are_still_there) {
  sit_down("celestial_checkers", {{"options", placed}});
  const Parsed request{{"do", "new"}, {"game", "celestial_checkers"}, {"seats", people(2, false)}, {"again", true}};
  say(ann, request);
  settle();
  EXPECT_EQ(refused(ann), "server.not_again[]");
  while (!ann->table()["over"]) play(whose(mover()));
  const auto cy = person();
  join(cy, code);
  EXPECT_FALSE(ben->table().contains("next"));
  say(cy, request);
  settle();
  EXPECT_EQ(refused(cy), "server.not_again[]");
  say(ann, request);
  settle();
  EXPECT_NE(ann->table()["table"], code);
  EXPECT_EQ(ben->table()["table"], code);
  EXPECT_EQ(ben->table()["next"], ann->table()["table"]);
  EXPECT_EQ(cy->table()["next"], ann->table()["table"]);
}

TEST_F(ScreensTest, stale_duplicated_and_forged_moves_do_nothing) {
  sit_down("celestial_checkers", {{"options", placed}});
  const auto mine = whose(mover());
  const auto move = move_of(mine->table());
  say(mine, move);
  settle();
  const auto moves = ann->moves;
  say(mine, move);
  settle();
  EXPECT_EQ(refused(mine), "server.too_late[]");
  const auto next = whose(mover());
  auto forged = move_of(next->table());
  say(mine, forged);
  settle();
  EXPECT_TRUE(refused(mine).starts_with("server.seat_not_yours")) << refused(mine);
  EXPECT_EQ(ann->moves, moves);
}

TEST_F(ScreensTest, a_move_that_was_meant_for_before_a_takeback_comes_too_late) {
  ann = person();
  two_people(ann);
  play(ann);
  const auto meant = move_of(ann->table());
  say(ann, {{"do", "undo"}});
  settle();
  play(ann, 1);
  ASSERT_EQ(ann->table()["to_act"], Parsed::array({meant["seat"]}));
  say(ann, meant);
  settle();
  EXPECT_EQ(refused(ann), "server.too_late[]");
}

// Sealed choices may cross on the wire: none makes another stale.
TEST_F(ScreensTest, choices_made_at_the_same_time_do_not_disturb_each_other) {
  sit_down("rat_and_dragon");
  const auto hers = move_of(ann->table()), his = move_of(ben->table());
  say(ann, hers);
  say(ben, his);
  settle();
  EXPECT_EQ(ann->last()["type"], "table") << ann->last();
  EXPECT_EQ(ben->last()["type"], "table") << ben->last();
}

// What Ann does out of sight sends Ben the same bytes, whatever it is and however many steps it takes; and so to who looks on.
TEST_F(ScreensTest, what_is_done_out_of_sight_sends_nothing) {
  std::vector<std::vector<std::string>> heard;
  for (const std::size_t which : {0, 1}) {
    secrets_ = Rng(77);
    store_->written.clear();
    restart();
    sit_down("rat_and_dragon", {{"seed", 11}});
    const auto eve = person();
    join(eve, code);
    const auto before = ben->raw.size(), eves = eve->raw.size();
    int steps = 0;
    for (; !ann->table()["legal"].empty(); ++steps) play(ann, steps == 0 ? which : which * 5);
    EXPECT_GT(steps, 1);
    auto all = std::vector(ben->raw.begin() + static_cast<std::ptrdiff_t>(before), ben->raw.end());
    all.insert(all.end(), eve->raw.begin() + static_cast<std::ptrdiff_t>(eves), eve->raw.end());
    heard.push_back(std::move(all));
  }
  EXPECT_EQ(heard[0], heard[1]);
}

// Who looks back sees what the table was like then, though of what others did out of sight they were told less than there was.
TEST_F(ScreensTest, what_was_told_is_looked_at_again_as_it_was) {
  sit_down("rat_and_dragon");
  int unseen = 0;
  for (; !ann->table()["legal"].empty(); ++unseen) play(ann);
  EXPECT_GT(unseen, 1);
  std::map<std::size_t, Parsed> views;
  for (int i = 0; i < 3; ++i) {
    play(ben);
    views[ben->moves.size()] = ben->table()["view"];
  }
  for (const auto& [moves, view] : views) {
    say(ben, {{"do", "past"}, {"step", moves}});
    settle();
    EXPECT_EQ(ben->newest("past")["view"], view) << moves;
  }
}

// In games of hidden hands a viewer's table is drawn from its own view alone: of another hand it never names a card.
TEST_F(ScreensTest, nobody_is_told_of_anothers_hand) {
  sit_down("zodiac", {{"options", {{"turn_limit", "30"}}}});
  for (int i = 0; i < 200 && !ann->table()["over"]; ++i) {
    const auto& mover_now = whose(mover());
    const auto& other = mover_now == ann ? ben : ann;
    const auto hers = mover_now->table(), his = other->table();
    EXPECT_TRUE(his["legal"].empty());
    EXPECT_TRUE(his["asks"].empty());
    EXPECT_NE(hers["viewer"], his["viewer"]);
    EXPECT_TRUE(his["view"]["drawn"].is_null());
    play(mover_now, static_cast<std::size_t>(i) * 3);
    ASSERT_EQ(mover_now->last()["type"], "table") << mover_now->last();
  }
}

TEST_F(ScreensTest, a_takeback_of_what_others_have_seen_needs_their_word) {
  sit_down("celestial_checkers", {{"options", placed}});
  const auto first = whose(mover());
  const auto second = first == ann ? ben : ann;
  const auto start = ann->table()["view"];
  play(first);
  while (whose(mover()) == first) play(first);  // a chain of jumps
  play(second);
  const auto after = ann->table()["view"];
  say(first, {{"do", "undo"}});
  settle();
  EXPECT_EQ(ann->table()["view"], after);
  EXPECT_EQ(second->table()["proposal"]["kind"], "takeback");
  EXPECT_EQ(second->table()["proposal"]["waits_for"], Parsed::array({second == ann ? 0 : 1}));
  answer(first, true);
  settle();
  EXPECT_EQ(refused(first), "server.nothing_proposed[]");
  answer(second, false);
  settle();
  EXPECT_FALSE(first->table().contains("proposal"));
  EXPECT_EQ(ann->table()["view"], after);
  say(first, {{"do", "undo"}});
  answer(second, true);
  settle();
  EXPECT_EQ(ann->table()["view"], start);
  while (!ann->table()["over"]) play(whose(mover()));
  EXPECT_EQ(ann->table()["notes"].size(), 2) << "the seed, and the takeback";
}

TEST_F(ScreensTest, a_takeback_needs_the_word_of_everybody_who_has_seen_it) {
  const std::vector<Somebody> players{person(), person(), person()};
  code = open(players[0], "wu_xing", people(3, false))["table"];
  for (const std::size_t seat : {1u, 2u}) {
    join(players[seat], code);
    say(players[seat], {{"do", "sit"}, {"seat", seat}});
    settle();
  }
  const auto mover = players[0]->table()["to_act"][0].get<std::size_t>(), next = (mover + 1) % 3, last = (mover + 2) % 3;
  const auto before = players[0]->moves;
  play(players[mover]);
  const auto after = players[0]->moves;
  say(players[mover], {{"do", "undo"}});
  answer(players[next], true);
  settle();
  EXPECT_EQ(players[0]->moves, after);
  EXPECT_EQ(players[0]->table()["proposal"]["waits_for"], Parsed::array({last}));
  answer(players[last], true);
  settle();
  EXPECT_EQ(players[0]->moves, before);
}

TEST_F(ScreensTest, a_table_may_go_without_takebacks) {
  sit_down("celestial_checkers", {{"options", placed}, {"takeback", false}});
  const auto first = whose(mover());
  play(first);
  EXPECT_EQ(first->table()["can_undo"], false);
  say(first, {{"do", "undo"}});
  settle();
  EXPECT_EQ(refused(first), "server.no_takebacks[]");
}

// A choice made at the same time as others' is taken back alone.
TEST_F(ScreensTest, a_choice_out_of_sight_is_taken_back_without_disturbing_the_others) {
  sit_down("rat_and_dragon");
  play(ann);
  play(ben, 1);
  const auto his = ben->table()["view"], hers = ann->table()["view"];
  say(ann, {{"do", "undo"}});
  settle();
  EXPECT_NE(ann->table()["view"], hers);
  EXPECT_EQ(ben->table()["view"], his);
  EXPECT_EQ(ann->table()["legal"][0]["move"].get<std::string>().substr(0, 6), "choose");
}

TEST_F(ScreensTest, a_computer_plays_for_who_is_away_and_hands_the_seat_back) {
  sit_down("celestial_checkers", {{"options", placed}});
  say(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  settle();
  EXPECT_EQ(refused(ann), R"(server.player_present[{"seat":1}])");
  const auto tokens = ben->tokens[code];
  leave(ben);
  const auto eve = person();
  join(eve, code);
  say(eve, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  settle();
  EXPECT_EQ(refused(eve), "server.spectator_deputy[]");
  pass_time(Milliseconds(58'500));
  say(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  settle();
  EXPECT_EQ(refused(ann), R"(server.deputy_grace[{"seat":1},2])");
  pass_time(Milliseconds(1500));
  say(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  settle();
  EXPECT_EQ(ann->table()["seats"][1]["deputy"], 4);
  EXPECT_EQ(mover(), 0);  // the computer has moved
  play(ann);
  EXPECT_EQ(mover(), 0);
  const auto back = person();
  join(back, code, tokens);
  EXPECT_FALSE(ann->table()["seats"][1].contains("deputy"));
  play(ann);
  while (mover() == 0) play(ann);
  EXPECT_FALSE(back->table()["legal"].empty());
}

TEST_F(ScreensTest, who_is_away_is_away_as_long_whoever_else_comes_and_goes) {
  sit_down("celestial_checkers", {{"options", placed}});
  leave(ben);
  pass_time(Milliseconds(40'000));
  const auto eve = person();
  join(eve, code);
  EXPECT_EQ(ann->table()["away_ms"][1], 40'000);
  leave(eve);
  pass_time(Milliseconds(20'000));
  say(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  settle();
  EXPECT_EQ(ann->table()["seats"][1]["deputy"], 4);
}

TEST_F(ScreensTest, a_move_that_was_meant_for_before_the_deputy_comes_too_late) {
  sit_down("celestial_checkers", {{"options", placed}});
  while (mover() != 1) play(ann);
  const auto meant = move_of(ben->table());
  const auto tokens = ben->tokens[code];
  leave(ben);
  pass_time(Milliseconds(60'000));
  say(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});  // and before it has moved,
  const auto back = person();
  join(back, code, tokens);
  EXPECT_EQ(mover(), 1);
  say(back, meant);
  settle();
  EXPECT_EQ(refused(back), "server.too_late[]");
  play(back);
  EXPECT_EQ(back->last()["type"], "table");
}

TEST_F(ScreensTest, who_gives_up_a_seat_gives_it_up_on_every_screen) {
  sit_down("celestial_checkers", {{"options", placed}});
  const auto other = person();
  join(other, code, ben->tokens[code]);
  EXPECT_EQ(other->table()["seats"][1]["mine"], true);
  say(ben, {{"do", "stand"}, {"seat", 1}});
  settle();
  EXPECT_EQ(other->table()["seats"][1]["mine"], false);
  EXPECT_TRUE(other->table()["legal"].empty());
}

TEST_F(ScreensTest, the_increment_comes_at_the_end_of_a_turn) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 10}, {"increment", 2}}}});
  const auto left = [&] { return ann->table()["clocks"]["left_ms"][0].get<int>(); };
  int steps = 0;
  while (!ann->table()["legal"].empty()) {
    EXPECT_EQ(left(), 10'000) << "in the middle of a turn";
    play(ann);
    ++steps;
  }
  EXPECT_GT(steps, 1);
  EXPECT_EQ(left(), 12'000);
}

TEST_F(ScreensTest, who_is_out_of_time_is_played_for_to_the_end) {
  sit_down("celestial_checkers", {{"options", placed}, {"clock", {{"seconds", 10}, {"increment", 2}}}, {"flag", "computer"}});
  const int first = mover();
  const auto seat = [&](int which) { return ann->table()["seats"][static_cast<std::size_t>(which)]; };
  const auto left = [&](int which) { return ann->table()["clocks"]["left_ms"][static_cast<std::size_t>(which)].get<int>(); };
  EXPECT_EQ(left(first), 10000);
  pass_time(Milliseconds(4000));
  play(whose(first));
  while (mover() == first) play(whose(first));
  EXPECT_GE(left(first), 8000);
  pass_time(Milliseconds(9000));
  EXPECT_FALSE(seat(1 - first).contains("deputy"));
  pass_time(Milliseconds(1500));
  EXPECT_EQ(seat(1 - first)["out_of_time"], true);
  EXPECT_EQ(mover(), first);
  say(whose(1 - first), {{"do", "deputy"}, {"seat", 1 - first}, {"level", 0}});
  settle();
  EXPECT_TRUE(refused(whose(1 - first)).starts_with("server.out_of_time")) << refused(whose(1 - first));
}

TEST_F(ScreensTest, no_hints_and_no_foreign_records_where_people_play_each_other) {
  sit_down("zodiac");
  say(ann, {{"do", "hint"}});
  settle();
  EXPECT_EQ(refused(ann), "server.no_hints[]");
  say(ann, {{"do", "why"}, {"seat", 1}, {"move", "play Cat"}});
  settle();
  EXPECT_EQ(refused(ann), R"(server.seat_not_yours[{"seat":1}])");
}

TEST_F(ScreensTest, a_line_of_chat_goes_to_everybody) {
  sit_down("celestial_checkers");
  say(ann, {{"do", "chat"}, {"text", "你好 <b>&\"'"}});
  settle();
  EXPECT_EQ(ben->last()["type"], "said");
  EXPECT_EQ(ben->last()["text"], "你好 <b>&\"'");
  EXPECT_EQ(ben->last()["seat"], 0);
}

}  // namespace
}  // namespace shengxiao::server
