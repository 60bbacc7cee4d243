// Tables of one screen: people at it and computers.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

TEST_F(HubTest, greets_with_the_games) {
  const auto ann = person();
  EXPECT_EQ(ann->last()["type"], "hello");
  EXPECT_EQ(ann->last()["games"][0]["id"], "celestial_checkers");
  EXPECT_GT(ann->last()["games"][0]["levels"], 1);
}

// Several at one screen: each looks when it is their turn to.
TEST_F(HubTest, people_play_whole_games_of_every_kind_at_one_screen) {
  for (const auto& game : table::all_games()) {
    const auto ann = person();
    const int seats = std::max(game.min_seats, 2);
    Parsed options = Parsed::object();
    if (game.name == "zodiac" || game.name == "wu_xing") options["turn_limit"] = "40";
    open(ann, std::string(game.name), people(seats), {{"options", options}});
    int played = 0, looked = 0;
    for (Parsed table = ann->table(); !table["over"]; table = ann->table()) {
      ASSERT_LT(played, 20000) << game.name;
      if (table.contains("curtain")) {
        ASSERT_TRUE(table["legal"].empty());
        ASSERT_EQ(table["viewer"], "watcher");
        say(ann, {{"do", "look"}, {"seat", table["curtain"]}});
        ++looked;
        continue;
      }
      ASSERT_FALSE(table["legal"].empty()) << table;
      ASSERT_EQ(table["viewer"], table["legal"][0]["seat"]);
      play(ann, static_cast<std::size_t>(played) * 7);
      ASSERT_EQ(ann->last()["type"], "table") << ann->last();
      ++played;
    }
    const auto table = ann->table();
    EXPECT_EQ(table["returns"].size(), seats);
    EXPECT_TRUE(table["legal"].empty());
    EXPECT_GT(played, 5) << game.name;
    EXPECT_EQ(looked > 0, game.name != "celestial_checkers" && game.name != "wu_xing") << game.name;
    say(ann, {{"do", "record"}});
    EXPECT_TRUE(parse_record(ann->last()["text"].get<std::string>())) << game.name;
  }
}

TEST_F(HubTest, a_computer_answers_and_its_thoughts_are_told) {
  const auto ann = person();
  const auto table = against_computer(ann);
  EXPECT_EQ(ann->moves.size(), 25);
  EXPECT_EQ(table["to_act"], Parsed::array({0}));
  EXPECT_FALSE(table["legal"].empty());
  EXPECT_FALSE(ann->newest("thinking").is_null());
}

TEST_F(HubTest, takes_back_to_the_last_decision_of_a_person) {
  const auto ann = person();
  const auto before = against_computer(ann);
  EXPECT_EQ(before["can_undo"], false);
  say(ann, {{"do", "undo"}});
  EXPECT_EQ(refused(ann), "there is nothing to take back");
  const auto moves = ann->moves;
  play(ann);
  EXPECT_GT(ann->moves.size(), moves.size());
  say(ann, {{"do", "undo"}});
  settle();
  EXPECT_EQ(ann->table()["view"], before["view"]);
  EXPECT_EQ(ann->moves, moves);
  say(ann, {{"do", "record"}});
  settle();
  EXPECT_EQ(ann->last()["text"].get<std::string>().find("took back"), std::string::npos) << "nothing was revealed";
}

TEST_F(HubTest, a_takeback_that_undoes_dice_is_noted) {
  const auto ann = person();
  against_computer(ann, "wu_xing", Parsed::object());
  play(ann, 3);
  while (!ann->table()["over"] && ann->moves.size() < 12) play(ann);
  say(ann, {{"do", "undo"}});
  settle();
  say(ann, {{"do", "record"}});
  settle();
  EXPECT_NE(ann->last()["text"].get<std::string>().find("\nnote seat 0 took back from step"), std::string::npos);
}

TEST_F(HubTest, a_late_computer_move_of_a_game_taken_back_is_dropped) {
  const auto ann = person();
  const auto before = against_computer(ann);
  say(ann, move_of(before));
  say(ann, {{"do", "undo"}});  // while the computer thinks
  settle();
  EXPECT_EQ(ann->table()["view"], before["view"]);
}

TEST_F(HubTest, hint_why_and_past_answer_with_the_number_of_the_question) {
  const auto ann = person();
  const auto table = two_people(ann);
  say(ann, {{"do", "why"}, {"seat", 0}, {"move", "a3-b4"}, {"n", 7}});
  EXPECT_EQ(ann->last()["type"], "refusal");
  EXPECT_EQ(ann->last()["clause"], "CC-7");
  EXPECT_EQ(ann->last()["n"], 7);
  say(ann, {{"do", "past"}, {"step", 1}, {"n", 8}});
  EXPECT_EQ(ann->last()["type"], "past");
  EXPECT_EQ(ann->last()["view"]["board"].size(), 1);
  EXPECT_EQ(ann->last()["n"], 8);
  say(ann, {{"do", "past"}, {"step", 25}});
  EXPECT_EQ(refused(ann), "the field \"step\" is not from 0 to 24");
  say(ann, {{"do", "hint"}, {"n", 9}});
  settle();
  const auto hint = ann->newest("hint");
  EXPECT_EQ(hint["n"], 9);
  EXPECT_EQ(hint["seat"], 1);
  bool legal = false;
  for (const auto& move : table["legal"]) legal = legal || move["move"] == hint["move"];
  EXPECT_TRUE(legal) << hint;
}

TEST_F(HubTest, a_record_is_handed_out_and_taken_in) {
  const auto ann = person();
  two_people(ann);
  play(ann);
  const auto now = ann->table();
  say(ann, {{"do", "record"}});
  const auto record = ann->last()["text"].get<std::string>();
  say(ann, {{"do", "load"}, {"record", record}});
  settle();
  EXPECT_EQ(ann->table()["view"], now["view"]);
  EXPECT_NE(ann->table()["table"], now["table"]);
  // Or against somebody else from here on.
  say(ann, {{"do", "load"}, {"record", record}, {"seats", {{{"who", "computer"}, {"level", 1}}, {{"who", "person"}}}}});
  settle();
  EXPECT_EQ(ann->table()["seats"][0]["who"], "computer");
  say(ann, {{"do", "load"}, {"record", record}, {"seats", {{{"who", "person"}}}}});
  EXPECT_NE(refused(ann).find("2 seats"), std::string::npos);
  say(ann, {{"do", "load"}, {"record", record.substr(0, record.size() / 2)}});
  EXPECT_NE(refused(ann).find("line"), std::string::npos);
  auto cheat = record;
  cheat.replace(cheat.find("\nchance ") + 1, 12, "chance Xx@a1");
  say(ann, {{"do", "load"}, {"record", cheat}});
  EXPECT_NE(refused(ann).find("step 1"), std::string::npos);
}

TEST_F(HubTest, an_edition_comes_with_the_request) {
  const auto ann = person();
  say(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2)}, {"edition", "name = 3"}});
  EXPECT_NE(refused(ann).find("the edition"), std::string::npos) << ann->last();
}

TEST_F(HubTest, bad_messages_are_answered_and_change_nothing) {
  const auto ann = person();
  const auto table = two_people(ann);
  const std::string two = R"("seats": [{"who": "person"}, {"who": "person"}])";
  const std::vector<std::pair<std::string, std::string>> cases{
      {"garbage", "not JSON"},
      {"[1,2]", "not a JSON object"},
      {std::string(5000, '['), "not JSON"},
      {"{}", "\"do\" is missing"},
      {R"({"do": 5})", "\"do\" is not a text"},
      {R"({"do": "dance"})", "dance"},
      {R"({"do": "play"})", "\"seat\" is missing"},
      {R"({"do": "play", "seat": 2, "move": "x"})", "\"seat\" is not from 0 to 1"},
      {R"({"do": "play", "seat": -1, "move": "x"})", "\"seat\" is not from 0 to 1"},
      {R"({"do": "play", "seat": 18446744073709551615, "move": "x"})", "\"seat\" is not from 0 to 1"},
      {R"({"do": "play", "seat": 1.5, "move": "x"})", "not a whole number"},
      {R"({"do": "play", "seat": 1, "move": 3})", "\"move\" is not a text"},
      {R"({"do": "play", "seat": 1, "move": "b6-a5"})", "\"ask\" is missing"},
      {R"({"do": "play", "seat": 1, "move": "castle", "ask": 0})", "is not a move of"},
      {R"({"do": "play", "seat": 1, "move": "b6-a5", "ask": 3})", "question 3"},
      {R"({"do": "analysis", "on": "yes"})", "true or false"},
      {R"({"do": "look", "seat": 9})", "\"seat\""},
      {R"({"do": "answer", "yes": true})", "nobody asks"},
      {R"({"do": "deputy", "seat": 0, "level": 99})", "\"level\""},
      {R"({"do": "chat", "text": "   "})", "empty"},
      {R"({"do": "chat", "text": ")" + std::string(501, 'x') + "\"}", "501 bytes"},
      {R"({"do": "sit", "seat": 0, "name": "two\nlines"})", "one line"},
      {R"({"do": "sit", "seat": 0, "name": ")" + std::string(41, 'x') + "\"}", "40 bytes"},
      {R"({"do": "join", "table": "abc", "tokens": "x"})", "not a list"},
      {R"({"do": "new", "game": "chess", "seats": [{"who": "person"}]})", "no game \"chess\""},
      {R"({"do": "new", "game": "celestial_checkers", "seats": []})", "empty"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [1, 2]})", "not an object"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "person"}]})", "2 seats, not 1"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "cat"}, {"who": "person"}]})", "\"cat\""},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "computer", "level": 99}, {"who": "person"}]})",
       "\"level\""},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"placement": 3}, )" + two + "}", "placement"},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"colour": "red"}, )" + two + "}", "colour"},
      {R"({"do": "new", "game": "celestial_checkers", "clock": {"seconds": 1}, )" + two + "}", "\"seconds\""},
      {R"({"do": "new", "game": "celestial_checkers", "takeback": 1, )" + two + "}", "true or false"},
      {R"({"do": "load", "record": "hello"})", "no record"},
      {R"({"do": "load"})", "\"record\" is missing"},
      {std::string(Hub::longest_message + 1, ' '), "65537 bytes"},
      {"\xff\xfe{}", "not JSON"},
  };
  for (const auto& [text, expected] : cases) {
    hub_->receive(ann->id, text);
    settle();
    EXPECT_NE(refused(ann).find(expected), std::string::npos) << text.substr(0, 100) << " -> " << ann->last();
  }
  say(ann, {{"do", "past"}, {"step", 24}});
  EXPECT_EQ(ann->last()["view"], table["view"]);
  const auto stranger = person();
  say(stranger, {{"do", "undo"}});
  EXPECT_NE(refused(stranger).find("first"), std::string::npos);
}

TEST_F(HubTest, a_person_does_not_move_for_a_computer) {
  const auto ann = person();
  say(ann, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"options", {{"placement", "random"}}},
            {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  say(ann, {{"do", "play"}, {"seat", 1}, {"move", "b6-a5"}, {"ask", 0}});
  say(ann, {{"do", "hint"}});
  settle();
  std::vector<std::string> errors;
  for (const auto& message : ann->heard)
    if (message["type"] == "error") errors.push_back(message["text"]);
  EXPECT_EQ(errors, (std::vector<std::string>{"at seat 1 sits a computer", "you are not to move"}));
}

TEST_F(HubTest, analysis_goes_on_until_it_is_switched_off) {
  const auto ann = person();
  two_people(ann, {{"placement", "fixed"}, {"position", "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}});
  say(ann, {{"do", "analysis"}, {"on", true}});
  EXPECT_FALSE(jobs_.empty());
  settle();
  const auto thought = ann->newest("thinking");
  EXPECT_EQ(thought["seat"], 1);
  EXPECT_EQ(thought["proved"], true);
  say(ann, {{"do", "analysis"}, {"on", false}});
  EXPECT_TRUE(jobs_.empty());
}

}  // namespace
}  // namespace shengxiao::server
