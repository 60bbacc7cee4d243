// The server's tables without a network: messages in, messages out. Thinking is done when the test says so.
#include "server/hub.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace shengxiao {
namespace {

using Parsed = nlohmann::json;

class HubTest : public testing::Test {
 protected:
  struct Person {
    ClientId id = 0;
    std::vector<Parsed> heard;
    const Parsed& last() const { return heard.back(); }
    // The newest message of a type; null where there is none.
    Parsed newest(const std::string& type) const {
      for (auto i = heard.rbegin(); i != heard.rend(); ++i)
        if ((*i)["type"] == type) return *i;
      return {};
    }
  };

  std::shared_ptr<Person> person() {
    auto p = std::make_shared<Person>();
    p->id = hub_.connect([p](const std::string& text) { p->heard.push_back(Parsed::parse(text)); });
    return p;
  }
  void say(const std::shared_ptr<Person>& p, const Parsed& message) { hub_.receive(p->id, message.dump()); }
  // Lets everything happen that is waiting, and what follows from it.
  void settle() {
    while (!jobs_.empty()) {
      const auto job = std::move(jobs_.front());
      jobs_.pop_front();
      job();
    }
  }
  Parsed two_people(const std::shared_ptr<Person>& p, const Parsed& options = {{"placement", "random"}}) {
    say(p, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"seed", 5},
            {"options", options},
            {"seats", {{{"who", "person"}}, {{"who", "person"}}}}});
    EXPECT_EQ(p->last()["type"], "table") << p->last();
    return p->last();
  }
  static std::string refused(const std::shared_ptr<Person>& p) {
    EXPECT_EQ(p->last()["type"], "error") << p->last();
    return p->last().value("text", "");
  }

  std::deque<Job> jobs_;
  Hub hub_{{[this](Job job) { jobs_.push_back(std::move(job)); }, [this](Job job) { jobs_.push_back(std::move(job)); }}, 1};
};

TEST_F(HubTest, greets_with_the_games) {
  const auto ann = person();
  EXPECT_EQ(ann->last()["type"], "hello");
  EXPECT_EQ(ann->last()["games"][0]["id"], "celestial_checkers");
  EXPECT_GT(ann->last()["games"][0]["levels"], 1);
}

TEST_F(HubTest, two_people_play_a_whole_game_at_one_screen) {
  const auto ann = person();
  auto table = two_people(ann, {{"placement", "free"}});
  int steps = 0;
  while (!table["over"]) {
    ASSERT_FALSE(table["legal"].empty());
    const auto& move = table["legal"][steps * 7 % table["legal"].size()];
    EXPECT_EQ(table["viewer"], move["seat"]);
    say(ann, {{"do", "play"}, {"seat", move["seat"]}, {"move", move["move"]}, {"step", table["step"]}});
    ASSERT_EQ(ann->last()["type"], "table") << ann->last();
    table = ann->last();
    EXPECT_EQ(table["step"], ++steps);
  }
  EXPECT_EQ(table["returns"].size(), 2);
  EXPECT_EQ(table["moves"].size(), steps);
  EXPECT_TRUE(table["legal"].empty());
}

TEST_F(HubTest, a_computer_answers_and_its_thoughts_are_told) {
  const auto ann = person();
  say(ann, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"options", {{"placement", "random"}}},
            {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  EXPECT_EQ(ann->last()["type"], "table");
  EXPECT_TRUE(ann->last()["legal"].empty());
  settle();
  const auto table = ann->newest("table");
  EXPECT_EQ(table["step"], 25);
  EXPECT_EQ(table["to_act"], Parsed({0}));
  EXPECT_FALSE(table["legal"].empty());
  EXPECT_FALSE(ann->newest("thinking").is_null());
}

TEST_F(HubTest, takes_back_to_the_last_decision_of_a_person) {
  const auto ann = person();
  say(ann, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"options", {{"placement", "random"}}},
            {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  settle();
  EXPECT_EQ(ann->newest("table")["can_undo"], false);
  say(ann, {{"do", "undo"}});
  EXPECT_EQ(refused(ann), "there is nothing to take back");
  const auto before = ann->newest("table");
  say(ann, {{"do", "play"}, {"seat", 0}, {"move", before["legal"][0]["move"]}});
  settle();
  EXPECT_GT(ann->newest("table")["step"], before["step"]);
  say(ann, {{"do", "undo"}});
  const auto after = ann->newest("table");
  EXPECT_EQ(after["view"], before["view"]);
  EXPECT_EQ(after["step"], before["step"]);
}

TEST_F(HubTest, a_late_computer_move_of_a_game_taken_back_is_dropped) {
  const auto ann = person();
  say(ann, {{"do", "new"},
            {"game", "celestial_checkers"},
            {"options", {{"placement", "random"}}},
            {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  settle();
  const auto before = ann->newest("table");
  say(ann, {{"do", "play"}, {"seat", 0}, {"move", before["legal"][0]["move"]}});
  say(ann, {{"do", "undo"}});  // while the computer thinks
  settle();
  EXPECT_EQ(ann->newest("table")["view"], before["view"]);
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

TEST_F(HubTest, a_table_is_joined_again_by_its_code_and_shared) {
  const auto ann = person(), ben = person();
  const auto table = two_people(ann);
  hub_.disconnect(ann->id);
  const auto back = person();
  say(back, {{"do", "join"}, {"table", table["table"]}});
  EXPECT_EQ(back->last()["view"], table["view"]);
  say(ben, {{"do", "join"}, {"table", table["table"]}});
  say(ben, {{"do", "play"}, {"seat", 1}, {"move", table["legal"][0]["move"]}});
  EXPECT_EQ(back->last(), ben->last());
  say(ben, {{"do", "join"}, {"table", "nowhere"}});
  EXPECT_EQ(refused(ben), "there is no table \"nowhere\" (any more)");
}

TEST_F(HubTest, a_record_is_handed_out_and_taken_in) {
  const auto ann = person();
  const auto table = two_people(ann);
  say(ann, {{"do", "play"}, {"seat", 1}, {"move", table["legal"][0]["move"]}});
  const auto now = ann->last();
  say(ann, {{"do", "record"}});
  const auto record = ann->last()["text"].get<std::string>();
  say(ann, {{"do", "load"}, {"record", record}});
  EXPECT_EQ(ann->last()["view"], now["view"]);
  EXPECT_NE(ann->last()["table"], now["table"]);
  say(ann, {{"do", "load"}, {"record", record.substr(0, record.size() / 2)}});
  EXPECT_NE(refused(ann).find("line"), std::string::npos);
  auto cheat = record;
  cheat.replace(cheat.find("chance Rt@a1") == std::string::npos ? cheat.find("chance ") : cheat.find("chance Rt@a1"), 12,
                "chance Xx@a1");
  say(ann, {{"do", "load"}, {"record", cheat}});
  EXPECT_NE(refused(ann).find("step 1"), std::string::npos);
}

TEST_F(HubTest, bad_messages_are_answered_and_change_nothing) {
  const auto ann = person();
  const auto table = two_people(ann);
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
      {R"({"do": "play", "seat": 1, "move": "castle"})", "is not a move of"},
      {R"({"do": "play", "seat": 1, "move": "b6-a5", "step": 3})", "chosen at step 3"},
      {R"({"do": "analysis", "on": "yes"})", "true or false"},
      {R"({"do": "new", "game": "chess", "seats": [{"who": "person"}]})", "no game \"chess\""},
      {R"({"do": "new", "game": "celestial_checkers", "seats": []})", "empty"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [1, 2]})", "not an object"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "person"}]})", "2 seats, not 1"},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "cat"}, {"who": "person"}]})", "\"cat\""},
      {R"({"do": "new", "game": "celestial_checkers", "seats": [{"who": "computer", "level": 99}, {"who": "person"}]})",
       "\"level\""},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"placement": 3}, "seats": [{"who": "person"}, {"who": "person"}]})",
       "placement"},
      {R"({"do": "new", "game": "celestial_checkers", "options": {"colour": "red"}, "seats": [{"who": "person"}, {"who": "person"}]})",
       "colour"},
      {R"({"do": "load", "record": "hello"})", "no record"},
      {std::string(Hub::longest_message + 1, ' '), "65537 bytes"},
  };
  for (const auto& [text, expected] : cases) {
    hub_.receive(ann->id, text);
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
  say(ann, {{"do", "play"}, {"seat", 1}, {"move", "b6-a5"}});
  EXPECT_EQ(refused(ann), "at seat 1 sits a computer");
  say(ann, {{"do", "hint"}});
  EXPECT_EQ(refused(ann), "a computer is to move");
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
}  // namespace shengxiao
