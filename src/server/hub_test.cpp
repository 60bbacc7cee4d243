// Tables of one screen: people at it and computers.
#include "games/editions.hpp"
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
    EXPECT_EQ(looked > 0, !(*table::make_game(game.name, {}))->open()) << game.name;
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
  EXPECT_EQ(refused(ann), "match.nothing_to_undo[]");
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
  EXPECT_NE(ann->last()["text"].get<std::string>().find("\nnote takeback seat=0 step="), std::string::npos);
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
  EXPECT_EQ(refused(ann), R"(message.out_of_range["step",0,24])");
  say(ann, {{"do", "hint"}, {"n", 9}});
  settle();
  const auto hint = ann->newest("hint");
  EXPECT_EQ(hint["n"], 9);
  EXPECT_EQ(hint["seat"], 1);
  bool legal = false;
  for (const auto& move : table["legal"]) legal = legal || move["move"] == hint["move"];
  EXPECT_TRUE(legal) << hint;
  EXPECT_EQ(hint["actions"][0], hint["action"]);
  EXPECT_EQ(hint["actions"].size(), hint["line"].size());
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
  EXPECT_EQ(refused(ann), "server.record_seats[2,1]");
  say(ann, {{"do", "load"}, {"record", record.substr(0, record.size() / 2)}});
  EXPECT_TRUE(refused(ann).starts_with("record.line[")) << refused(ann);
  auto cheat = record;
  cheat.replace(cheat.find("\nchance ") + 1, 12, "chance Xx@a1");
  say(ann, {{"do", "load"}, {"record", cheat}});
  EXPECT_TRUE(refused(ann).starts_with(R"(record.step[1,"chance","Xx@a1",)")) << refused(ann);
}

TEST_F(HubTest, an_edition_comes_with_the_request) {
  const auto ann = person();
  say(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2)}, {"edition", "name = 3"}});
  EXPECT_TRUE(refused(ann).starts_with("edition.given[")) << refused(ann);
}

// Who comes to a table is told that its printed data are not the usual ones, after a restart too.
TEST_F(HubTest, an_edition_of_ones_own_is_said) {
  auto ann = person();
  std::string edition(games::edition_files()[0].bytes);
  for (const auto& file : games::edition_files())
    if (file.path == "wu_xing.toml") edition = file.bytes;
  EXPECT_FALSE(open(ann, "wu_xing", people(2), {{"edition", edition}}).contains("edition")) << "the usual one";
  edition.replace(edition.find("value = 8"), 9, "value = 9");
  const auto table = open(ann, "wu_xing", people(2), {{"edition", edition}});
  EXPECT_EQ(table["edition"], "own");
  restart();
  ann = person();
  join(ann, table["table"]);
  EXPECT_EQ(ann->table()["edition"], "own");
}

std::string ids_of_games() {
  std::string ids;
  for (const auto& game : table::all_games()) ids += fmt::format("{}{}", ids.empty() ? "" : ", ", game.name);
  return ids;
}

TEST_F(HubTest, bad_messages_are_answered_and_change_nothing) {
  const auto ann = person();
  const auto table = two_people(ann);
  const std::string two = R"("seats": [{"who": "person"}, {"who": "person"}])";
  const std::vector<std::pair<std::string, std::string>> cases{
      {"garbage", "message.not_json[]"},
      {"[1,2]", "message.not_json[]"},
      {std::string(5000, '['), "message.too_deep[12]"},
      {"{}", R"(message.missing["do"])"},
      {R"({"do": 5})", R"(message.not_a_string["do"])"},
      {R"({"do": "dance"})", R"(server.unknown_request["dance"])"},
      {R"({"do": "play"})", R"(message.missing["seat"])"},
      {R"({"do": "play", "seat": 2, "move": "x"})", R"(message.out_of_range["seat",0,1])"},
      {R"({"do": "play", "seat": -1, "move": "x"})", R"(message.out_of_range["seat",0,1])"},
      {R"({"do": "play", "seat": 18446744073709551615, "move": "x"})", R"(message.out_of_range["seat",0,1])"},
      {R"({"do": "play", "seat": 1.5, "move": "x"})", R"(message.not_a_number["seat"])"},
      {R"({"do": "play", "seat": 1, "move": 3})", R"(message.not_a_string["move"])"},
      {R"({"do": "play", "seat": 1, "move": "b6-a5"})", R"(message.missing["ask"])"},
      {R"({"do": "play", "seat": 1, "move": "castle", "ask": 0})", R"(notation.not_a_move_now["castle","b6-a5"])"},
      {R"({"do": "play", "seat": 1, "move": "b6-a5", "ask": 3})", "server.too_late[]"},
      {R"({"do": "analysis", "on": "yes"})", R"(message.not_a_flag["on"])"},
      {R"({"do": "answer", "proposal": 0, "yes": true})", "server.nothing_proposed[]"},
      {R"({"do": "deputy", "seat": 0, "level": 99})", R"(message.out_of_range["level",0,8])"},
      {R"({"do": "chat", "text": "   "})", R"(message.empty["text"])"},
      {R"({"do": "chat", "text": ")" + std::string(501, 'x') + "\"}", "server.chat_too_long[501,500]"},
      {R"({"do": "sit", "seat": 0, "name": "two\nlines"})", "server.name_lines[]"},
      {R"({"do": "sit", "seat": 0, "name": ")" + std::string(41, 'x') + "\"}", "server.name_too_long[40]"},
      {R"({"do": "join", "table": "abc", "tokens": "x"})", R"(message.not_a_list["tokens"])"},
      {R"({"do": "new", "game": "chess", "seats": [{"who": "person"}]})",
       R"(setup.unknown_game["chess",")" + ids_of_games() + R"("])"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": []})", R"(message.empty["seats"])"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [1, 2]})", R"(message.item_not_an_object["seats"])"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "person"}]})", "setup.seats[2,1]"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "cat"}, {"who": "person"}]})",
       R"(server.bad_player["cat"])"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "computer", "level": 99}, {"who": "person"}]})",
       R"(message.out_of_range["level",1,8])"},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"placement": 3}, )" + two + "}",
       R"(message.bad_option["placement"])"},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"colour": "red"}, )" + two + "}",
       R"(setup.unknown_option["colour","placement, shuffle, position, objective, animals"])"},
      {R"({"do": "new", "game": "celestial_checkers", "clock": {"seconds": 1}, )" + two + "}",
       R"(message.out_of_range["seconds",10,86400])"},
      {R"({"do": "new", "game": "celestial_checkers", "clock": {"seconds": 60, "increment": 601}, )" + two + "}",
       R"(message.out_of_range["increment",0,600])"},
      {R"({"do": "new", "game": "celestial_checkers", "takeback": 1, )" + two + "}", R"(message.not_a_flag["takeback"])"},
      {R"({"do": "load", "record": "hello"})",
       R"(record.line[1,{"error":{"arguments":["shengxiao record 1"],"clause":"","id":"record.not_a_record"}}])"},
      {R"({"do": "load"})", R"(message.missing["record"])"},
      {std::string(Hub::longest_message + 1, ' '), "server.message_too_long[65537,65536]"},
      {"\xff\xfe{}", "message.not_json[]"},
  };
  for (const auto& [text, expected] : cases) {
    say_text(ann, text);
    settle();
    EXPECT_EQ(refused(ann), expected) << text.substr(0, 100);
  }
  say(ann, {{"do", "past"}, {"step", 24}});
  EXPECT_EQ(ann->last()["view"], table["view"]);
}

TEST_F(HubTest, a_message_of_the_longest_size_is_read) {
  const auto ann = person();
  say_text(ann, std::string(Hub::longest_message, ' '));
  settle();
  EXPECT_EQ(refused(ann), "message.not_json[]");
}

TEST_F(HubTest, a_token_is_a_text) {
  const auto ann = person();
  say(ann, {{"do", "join"}, {"table", two_people(ann)["table"]}, {"tokens", {1}}});
  settle();
  EXPECT_EQ(refused(ann), R"(message.item_not_a_string["tokens"])");
}

TEST_F(HubTest, an_error_has_the_number_of_the_message_that_it_answers) {
  const auto ann = person();
  two_people(ann);
  for (const int n : {0, 7}) {
    say(ann, {{"do", "dance"}, {"n", n}});
    settle();
    EXPECT_EQ(ann->last()["n"], n);
  }
  say(ann, {{"do", "dance"}});
  settle();
  EXPECT_FALSE(ann->last().contains("n"));
}

TEST_F(HubTest, who_is_at_no_table_has_nothing_to_do_there) {
  const auto stranger = person();
  say(stranger, {{"do", "undo"}});
  EXPECT_EQ(refused(stranger), "server.not_at_a_table[]");
}

TEST_F(HubTest, a_person_does_not_move_for_a_computer) {
  const auto ann = person();
  say(ann, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"options", placed},
            {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  say(ann, {{"do", "play"}, {"seat", 1}, {"move", "b6-a5"}, {"ask", 0}});
  say(ann, {{"do", "hint"}});
  settle();
  std::vector<std::string> errors;
  for (const auto& message : ann->heard)
    if (message["type"] == "error") errors.push_back(message["error"]["id"]);
  EXPECT_EQ(errors, (std::vector<std::string>{"server.seat_of_computer", "server.not_your_turn"}));
}

TEST_F(HubTest, analysis_goes_on_until_it_is_switched_off) {
  const auto ann = person();
  two_people(ann, {{"placement", "fixed"}, {"position", "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}});
  say(ann, {{"do", "analysis"}, {"on", true}});
  EXPECT_FALSE(thinking_.empty());
  settle();
  const auto thought = ann->newest("thinking");
  EXPECT_EQ(thought["seat"], 1);
  EXPECT_EQ(thought["proved"], true);
  EXPECT_EQ(thought["step"], 0);
  say(ann, {{"do", "analysis"}, {"on", false}});
  EXPECT_TRUE(thinking_.empty());
}

TEST_F(HubTest, an_earlier_position_is_analysed_for_whoever_had_to_decide_there) {
  const auto ann = person();
  two_people(ann, {{"placement", "fixed"}, {"position", "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}});
  play(ann);
  settle();
  say(ann, {{"do", "past"}, {"step", 0}});
  EXPECT_EQ(ann->last()["decides"], 1);
  say(ann, {{"do", "analysis"}, {"on", true}, {"step", 0}});
  settle();
  EXPECT_EQ(ann->newest("thinking")["step"], 0);
  EXPECT_EQ(ann->newest("thinking")["seat"], 1);
  EXPECT_EQ(ann->newest("thinking")["proved"], true);
  say(ann, {{"do", "analysis"}, {"on", true}});
  settle();
  EXPECT_EQ(ann->newest("thinking")["step"], ann->moves.size());
  say(ann, {{"do", "analysis"}, {"on", true}, {"step", 99}});
  EXPECT_EQ(refused(ann), R"(message.out_of_range["step",0,1])");
}

// Of a game with secrets only the positions in which the viewer had to decide.
TEST_F(HubTest, what_others_had_to_decide_in_secret_is_not_analysed) {
  const auto ann = person();
  against_computer(ann, "zodiac", Parsed::object());
  for (int turn = 0; turn < 5; ++turn) {
    play(ann);
    settle();
  }
  const std::string code = ann->table()["table"];
  join(ann, code, ann->tokens[code]);  // and is told everything again
  const auto moves = ann->table()["moves"];
  std::set<Parsed> decided;
  for (std::size_t step = 0; step < moves.size(); ++step) {
    const auto seat = moves[step]["seat"];
    say(ann, {{"do", "past"}, {"step", step}});
    EXPECT_EQ(ann->last()["decides"], seat == 0 ? seat : Parsed()) << step;
    decided.insert(seat);
  }
  EXPECT_EQ(decided, (std::set<Parsed>{0, 1, "chance"})) << "the game had all of them";
}

}  // namespace
}  // namespace shengxiao::server
