// Looking back at a game that is over.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class LookBackTest : public HubTest {
 protected:
  void SetUp() override {
    ann = person();
    against_computer(ann, "wu_xing", {{"options", {{"turn_limit", "40"}}}});
  }
  void play_out() {
    for (Rng rng(3); !ann->table()["over"];) play(ann, rng.below(1000u));
  }
  static std::vector<Parsed> reviews(const Somebody& p) {
    std::vector<Parsed> all;
    for (const auto& message : p->heard)
      if (message["type"] == "review") all.push_back(message);
    return all;
  }
  // All that somebody was told, by step.
  static std::map<int, Parsed> told(const Somebody& p, const std::string& what) {
    std::map<int, Parsed> all;
    for (const auto& message : reviews(p))
      for (const auto& item : message[what]) all[item["step"].get<int>()] = item;
    return all;
  }

  Somebody ann;
};

TEST_F(LookBackTest, waits_for_the_end_of_the_game) {
  say(ann, {{"do", "review"}});
  EXPECT_EQ(refused(ann), "server.not_over[]");
}

TEST_F(LookBackTest, tells_the_course_of_the_game_and_what_people_decided) {
  play_out();
  say(ann, {{"do", "review"}});
  EXPECT_EQ(ann->last()["type"], "review");
  EXPECT_EQ(ann->last()["done"], 0);
  settle();
  const auto last = ann->newest("review");
  EXPECT_EQ(last["by"], "win");
  EXPECT_EQ(last["done"], last["of"]);
  const auto steps = static_cast<int>(ann->moves.size());
  const auto positions = told(ann, "positions");
  ASSERT_TRUE(positions.contains(steps));
  EXPECT_EQ(positions.at(steps)["standing"][0], ann->table()["returns"][0].get<double>() > 0 ? 1.0 : 0.0);
  EXPECT_GT(positions.size(), 5u);
  const auto decisions = told(ann, "decisions");
  EXPECT_GT(decisions.size(), 5u);
  for (const auto& name : {"best", "worst"})
    for (const auto& step : last[name]) EXPECT_TRUE(decisions.contains(step.get<int>())) << name;
  for (const auto& point : last["turning"]) {
    EXPECT_TRUE(positions.contains(point["from"].get<int>()));
    EXPECT_EQ(positions.at(point["to"].get<int>())["standing"][point["seat"].get<std::size_t>()], point["after"]);
  }
  EXPECT_FALSE(reviews(ann).front().contains("turning")) << "before all positions have been looked at";
  const auto code = ann->table()["table"].get<std::string>();
  join(ann, code, ann->tokens[code]);  // and is told everything again
  const auto moves = ann->table()["moves"];
  for (const auto& [step, decision] : decisions) {
    EXPECT_EQ(decision["seat"], 0);
    EXPECT_EQ(moves[static_cast<std::size_t>(step)]["seat"], 0) << "it is about the next entry";
    EXPECT_NE(moves[static_cast<std::size_t>(step)]["move"], decision["move"]);
  }
}

TEST_F(LookBackTest, says_meanwhile_what_it_comes_to_as_far_as_is_known) {
  play_out();
  say(ann, {{"do", "review"}});
  const auto task = thinking_.front();
  thinking_.clear();
  const auto is_summed = [&] { return ann->newest("review").contains("worst"); };
  for (bool ended = false; !is_summed() && !ended;) {
    ended = task->run(Milliseconds(1));
    settle_but_thinking();
  }
  ASSERT_TRUE(is_summed());
  EXPECT_LT(ann->newest("review")["done"], ann->newest("review")["of"]);
  const auto decisions = told(ann, "decisions");
  EXPECT_FALSE(decisions.empty());
  for (const auto& step : ann->newest("review")["worst"]) EXPECT_TRUE(decisions.contains(step.get<int>()));
}

TEST_F(LookBackTest, who_asks_later_is_told_the_same_without_anybody_thinking_again) {
  play_out();
  say(ann, {{"do", "review"}});
  settle();
  const auto ben = person();
  join(ben, ann->table()["table"].get<std::string>());
  say(ben, {{"do", "review"}});
  EXPECT_TRUE(thinking_.empty());
  settle();
  EXPECT_EQ(told(ben, "decisions"), told(ann, "decisions"));
  EXPECT_EQ(told(ben, "positions"), told(ann, "positions"));
  EXPECT_EQ(reviews(ben).size(), 1u);
}

TEST_F(LookBackTest, ends_where_the_game_goes_on_or_nobody_is_there_any_more) {
  play_out();
  say(ann, {{"do", "review"}});
  ASSERT_EQ(thinking_.size(), 1u);
  const auto task = thinking_.front();
  say(ann, {{"do", "undo"}});
  EXPECT_TRUE(task->cancelled());
  settle();
  const auto before = reviews(ann).size();
  play_out();
  EXPECT_EQ(reviews(ann).size(), before) << "nobody has asked about the game as it went in the end";
  say(ann, {{"do", "review"}});
  const auto other = thinking_.front();
  leave(ann);
  EXPECT_TRUE(other->cancelled());
  settle();
}

// Of a computer's decisions too, which the look back at the whole game leaves out.
TEST_F(LookBackTest, tells_why_somebody_chose_what_they_chose) {
  play_out();
  const auto code = ann->table()["table"].get<std::string>();
  join(ann, code, ann->tokens[code]);  // and is told all moves again
  const auto moves = ann->table()["moves"];
  std::size_t at = 0;  // the first claim or capture of the computer
  const auto takes = [](const Parsed& entry) {
    const auto move = entry["move"].get<std::string>();
    return entry["seat"] == 1 && (move.starts_with("claim") || move.starts_with("capture"));
  };
  while (!takes(moves[at])) ++at;
  say(ann, {{"do", "judge"}, {"from", at}, {"to", at + 1}, {"n", 7}});
  EXPECT_NE(ann->last()["type"], "judged") << "it has to be found out";
  say(ann, {{"do", "judge"}, {"from", at}, {"to", at + 1}, {"n", 8}});
  EXPECT_EQ(thinking_.size(), 1u) << "once";
  settle();
  std::vector<Parsed> judged;
  for (const auto& message : ann->heard)
    if (message["type"] == "judged") judged.push_back(message);
  ASSERT_EQ(judged.size(), 2u);
  EXPECT_EQ(judged[0]["n"], 7);
  EXPECT_EQ(judged[1]["n"], 8);
  EXPECT_EQ(judged[0]["by"], "win");
  ASSERT_EQ(judged[0]["decisions"].size(), 1u);
  const auto& decision = judged[0]["decisions"][0];
  EXPECT_EQ(decision["step"], at);
  EXPECT_EQ(decision["seat"], 1);
  EXPECT_EQ(decision["made"]["move"], moves[at]["move"]);
  EXPECT_EQ(decision["made"]["action"]["kind"], moves[at]["action"]["kind"]);
  EXPECT_NE(decision["move"], moves[at]["move"]);
  say(ann, {{"do", "judge"}, {"from", at}, {"to", at + 1}, {"n", 9}});
  EXPECT_EQ(ann->last()["n"], 9) << "it is known by now";
  for (const auto& [from, to] : {std::pair{5, 4}, {-1, 3}, {0, 100'000}}) {
    say(ann, {{"do", "judge"}, {"from", from}, {"to", to}});
    EXPECT_EQ(ann->last()["type"], "error") << from << " to " << to;
  }
}

TEST_F(LookBackTest, weighs_only_so_much_at_a_time) {
  play_out();
  for (int at = 0; at < 64; ++at) say(ann, {{"do", "judge"}, {"from", at}, {"to", at + 1}});
  EXPECT_EQ(thinking_.size(), 64u);
  say(ann, {{"do", "judge"}, {"from", 64}, {"to", 65}});
  EXPECT_EQ(refused(ann), "server.many_judged[64]");
  say(ann, {{"do", "judge"}, {"from", 0}, {"to", 1}, {"n", 5}});
  EXPECT_EQ(thinking_.size(), 64u) << "that is being weighed already";
  settle();
  const auto answers = [](const Parsed& message) { return message["type"] == "judged" && message.value("n", 0) == 5; };
  EXPECT_EQ(std::ranges::count_if(ann->heard, answers), 1);
  say(ann, {{"do", "judge"}, {"from", 64}, {"to", 65}});
  EXPECT_EQ(thinking_.size(), 1u) << "there is room again";
}

TEST_F(LookBackTest, judges_while_the_game_goes_on_only_where_nothing_is_hidden_and_one_is_alone) {
  for (Rng rng(3); ann->moves.size() < 12;) play(ann, rng.below(1000u));
  say(ann, {{"do", "judge"}, {"from", 0}, {"to", 12}});
  settle();
  EXPECT_EQ(ann->newest("judged")["type"], "judged");
  const auto ben = person();
  join(ben, ann->table()["table"].get<std::string>());
  say(ben, {{"do", "judge"}, {"from", 0}, {"to", 12}});
  EXPECT_EQ(refused(ben), "server.not_over[]") << "who looks on could tell a player";
  const auto cleo = person();
  against_computer(cleo, "zodiac", Parsed::object());
  say(cleo, {{"do", "judge"}, {"from", 0}, {"to", 1}});
  EXPECT_EQ(refused(cleo), "server.not_over[]") << "hands are hidden";
}

TEST_F(LookBackTest, judges_what_was_chosen_in_secret_once_it_is_revealed) {
  const auto dora = person();
  const Parsed computer{{"who", "computer"}, {"level", 1}};
  open(dora, "great_race", {{{"who", "person"}}, computer, computer}, Parsed::object());
  const auto judgeable = [&] { return dora->table().value("judgeable", 0); };
  for (Rng rng(3); judgeable() < 20;) play(dora, rng.below(1000u));
  const int to = judgeable();
  say(dora, {{"do", "judge"}, {"from", 0}, {"to", to}});
  settle();
  const auto judged = dora->newest("judged");
  ASSERT_EQ(judged["type"], "judged");
  ASSERT_FALSE(judged["decisions"].empty());
  for (const auto& decision : judged["decisions"]) {
    EXPECT_LT(decision["step"], to);
    EXPECT_TRUE(decision.contains("rest"));
  }
  say(dora, {{"do", "judge"}, {"from", 0}, {"to", to + 1}});
  EXPECT_TRUE(refused(dora).starts_with("message.out_of_range")) << "no more than that";
}

TEST_F(LookBackTest, who_does_not_read_is_told_once_they_do) {
  play_out();
  say(ann, {{"do", "review"}});
  ann->is_behind = true;
  settle();
  EXPECT_EQ(reviews(ann).size(), 1u);
  ann->is_behind = false;
  hub_->caught_up(ann->id);
  settle();
  EXPECT_EQ(reviews(ann).size(), 2u);
  EXPECT_EQ(ann->newest("review")["done"], ann->newest("review")["of"]);
}

}  // namespace
}  // namespace shengxiao::server
