// What is refused at a table, message by message.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class Refusals : public Fairness {
 protected:
  // Each message, and the answer to it.
  void expect(const Somebody& p, const std::vector<std::pair<Parsed, std::string>>& cases) {
    for (const auto& [message, expected] : cases) {
      ask(p, message);
      EXPECT_EQ(refused(p), expected) << message;
    }
  }
};

TEST_F(Refusals, of_fields_that_are_missing_or_of_another_kind) {
  two_people(ann);
  const auto before = ann->table();
  expect(ann, {{{{"do", "undo"}, {"n", "x"}}, R"(message.not_a_number["n"])"},
               {{{"do", "undo"}, {"n", -1}}, R"(message.out_of_range["n",0,9223372036854775807])"},
               {{{"do", "answer"}, {"proposal", 0}}, R"(message.not_a_flag["yes"])"},
               {{{"do", "answer"}, {"yes", true}}, R"(message.missing["proposal"])"},
               {{{"do", "answer"}, {"yes", true}, {"proposal", -1}}, R"(message.out_of_range["proposal",0,2147483647])"},
               {{{"do", "why"}, {"seat", 0}}, R"(message.missing["move"])"},
               {{{"do", "why"}, {"move", "a3-b4"}}, R"(message.missing["seat"])"},
               {{{"do", "past"}}, R"(message.missing["step"])"},
               {{{"do", "past"}, {"step", -1}}, R"(message.out_of_range["step",0,24])"},
               {{{"do", "chat"}}, R"(message.missing["text"])"},
               {{{"do", "analysis"}}, R"(message.not_a_flag["on"])"},
               {{{"do", "look"}, {"seat", 2}}, R"(message.out_of_range["seat",0,1])"},
               {{{"do", "sit"}, {"seat", 0}, {"name", 5}}, R"(message.not_a_string["name"])"},
               {{{"do", "sit"}, {"seat", 0}, {"name", " Ann"}}, "server.name_spaces[]"},
               {{{"do", "sit"}, {"seat", 0}, {"entropy_commit", "x"}}, R"(server.bad_digits["entropy_commit",64])"},
               {{{"do", "entropy"}, {"seat", 0}}, R"(message.missing["value"])"},
               {{{"do", "entropy"}, {"seat", 0}, {"value", entropy}}, R"(server.no_entropy_asked[{"seat":0}])"},
               {{{"do", "deputy"}, {"seat", 0}}, R"(message.missing["level"])"},
               {{{"do", "join"}}, R"(message.missing["table"])"},
               {{{"do", "join"}, {"table", 5}}, R"(message.not_a_string["table"])"},
               {{{"do", "load"}, {"record", 5}}, R"(message.not_a_string["record"])"}});
  ask(ann, {{"do", "past"}, {"step", 24}});
  EXPECT_EQ(ann->last()["view"], before["view"]);
}

TEST_F(Refusals, of_requests_for_a_table) {
  const auto request = [](const Parsed& more) {
    Parsed message{{"do", "new"}, {"game", "celestial_checkers"}, {"seats", people(2)}};
    message.update(more);
    return message;
  };
  expect(ann, {{{{"do", "new"}, {"seats", people(2)}}, R"(message.missing["game"])"},
               {{{"do", "new"}, {"game", "zodiac"}}, R"(message.not_a_list["seats"])"},
               {request({{"again", "yes"}}), R"(message.not_a_flag["again"])"},
               {request({{"again", true}}), "server.not_again[]"},
               {request({{"seats", {{{"who", "person"}}, {{"who", "computer"}}}}}), R"(message.missing["level"])"},
               {request({{"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 0}}}}}),
                R"(message.out_of_range["level",1,8])"},
               {request({{"seats", {{{"who", "person"}}, {{"who", "person"}, {"here", 1}}}}}), R"(message.not_a_flag["here"])"},
               {request({{"seats", {{{"who", "person"}}, Parsed::object()}}}), R"(message.missing["who"])"},
               {request({{"options", Parsed::array()}}), "message.bad_options[]"},
               {request({{"clock", 5}}), R"(message.not_an_object["clock"])"},
               {request({{"clock", Parsed::object()}}), R"(message.missing["seconds"])"},
               {request({{"clock", {{"seconds", 9}}}}), R"(message.out_of_range["seconds",10,86400])"},
               {request({{"clock", {{"seconds", 60}, {"increment", -1}}}}), R"(message.out_of_range["increment",0,600])"},
               {request({{"flag", 1}}), R"(message.not_a_string["flag"])"},
               {request({{"flag", "falls"}}), R"(server.bad_flag["falls"])"},
               {request({{"flag", "loses"}, {"game", "zodiac"}, {"seats", people(3)}}), "server.flag_seats[]"},
               {request({{"grace", -1}}), R"(message.out_of_range["grace",0,86400])"},
               {request({{"seed", 1.5}}), R"(message.not_a_number["seed"])"},
               {request({{"entropy_commit", 5}}), R"(message.not_a_string["entropy_commit"])"}});
  EXPECT_TRUE(ann->table().is_null());
  for (const auto& [table, events] : store_->written) EXPECT_TRUE(events.empty()) << table << " was opened";
}

TEST_F(Refusals, of_what_does_not_go_with_who_is_at_the_table) {
  open(ann, "zodiac", people(3));
  const int seat = ann->table()["curtain"];
  expect(ann, {{{{"do", "resign"}, {"seat", seat}}, "server.resign_seats[]"},
               {{{"do", "draw"}, {"seat", seat}}, "server.draw_alone[]"}});
  sit_down("celestial_checkers", {{"options", placed}});
  while (mover() == 1) play(ben);
  const auto move = move_of(ann->table());
  say(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 1}});
  settle_but_thinking();
  auto late = move;
  late["ask"] = move["ask"].get<int>() + 1;
  say(ann, late);
  settle_but_thinking();
  EXPECT_EQ(refused(ann), R"(server.deputy_plays[{"seat":0}])");
  settle();
  ask(ann, {{"do", "why"}, {"seat", 1}, {"move", "a3-b4"}, {"n", 3}});
  EXPECT_EQ(ann->last()["type"], "refusal");
  ask(ben, {{"do", "why"}, {"seat", 1}, {"move", ben->table()["legal"][0]["move"]}, {"n", 4}});
  EXPECT_EQ(ben->last()["error"]["id"], "server.legal");
  EXPECT_EQ(ben->last()["move"], ben->table()["legal"][0]["move"]);
  EXPECT_EQ(ben->last()["n"], 4);
}

// Who withdraws has not been refused.
TEST_F(Refusals, are_counted_and_withdrawals_are_not) {
  sit_down("celestial_checkers", {{"options", placed}});
  for (int i = 0; i < 4; ++i) {
    ask(ann, {{"do", "draw"}, {"seat", 0}});
    answer(ann, false);
    EXPECT_FALSE(ben->table().contains("proposal")) << i;
  }
  ask(ann, {{"do", "draw"}, {"seat", 0}});
  EXPECT_EQ(ben->table()["proposal"]["number"], 5);
}

}  // namespace
}  // namespace shengxiao::server
