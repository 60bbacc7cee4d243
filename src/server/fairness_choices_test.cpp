// Sealed choices, proposals and deputies: nothing is told by them, nobody is hindered or helped by them.
#include <algorithm>

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

// --- sealed choices

TEST_F(Fairness, a_sealed_choice_that_is_taken_back_does_not_hinder_the_others) {
  sit_down("rat_and_dragon");
  play(ann);
  const auto bens = move_of(ben->table());
  ask(ann, {{"do", "undo"}});
  play(ann);
  const auto before = ben->moves.size();
  ask(ben, bens);
  EXPECT_GT(ben->moves.size(), before) << "not too late";
}

TEST_F(Fairness, steps_out_of_sight_tell_nothing_by_what_is_proposed_meanwhile) {
  sit_down("rat_and_dragon");
  play(ann, 1);
  ask(ben, {{"do", "draw"}, {"seat", 1}});
  const auto before = ben->raw.size();
  play(ann);
  ASSERT_FALSE(ann->table()["legal"].empty()) << "she is still choosing";
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(ben->raw.size(), before);
  EXPECT_EQ(ann->table()["proposal"]["kind"], "draw");
  for (const auto& p : {ann, ben})
    while (!p->table()["legal"].empty() && ann->table().contains("proposal")) play(p);
  EXPECT_FALSE(ann->table().contains("proposal")) << "it lapses when something has happened for everybody to see";
}

// Where there is a clock a sealed choice is taken back only with consent.
TEST_F(Fairness, an_agreed_takeback_begins_where_it_was_proposed_whatever_happened_out_of_sight) {
  sit_down("rat_and_dragon", {{"clock", {{"seconds", 100}}}});
  play(ann, 1);
  play(ann);
  while (!ben->table()["legal"].empty()) play(ben);
  const auto hers = ann->moves, his = ben->moves;
  ask(ben, {{"do", "undo"}});
  ASSERT_EQ(ann->table()["proposal"]["waits_for"], Parsed::array({0}));
  ask(ann, {{"do", "undo"}});
  EXPECT_LT(ann->moves.size(), hers.size());
  answer(ann, true);
  EXPECT_EQ(ben->table()["to_act"], Parsed::array({0, 1}));
  EXPECT_FALSE(ben->table()["legal"].empty());
  EXPECT_EQ(ann->moves.size(), 2u) << "the throw and the rest of hers";
}

// Whether a computer has chosen, and so for how long it thought, is not told before the people have.
TEST_F(Fairness, the_sealed_choice_of_a_computer_waits_for_the_people) {
  ask(ann, {{"do", "new"},
            {"game", "rat_and_dragon"},
            {"seats", {{{"who", "person"}}, {{"who", "person"}, {"here", false}}, {{"who", "computer"}, {"level", 2}}}}});
  code = ann->table()["table"];
  join(ben, code);
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  ASSERT_EQ(ann->table()["view"]["round"], 1);
  EXPECT_EQ(ann->table()["to_act"], Parsed::array({0, 1, 2}));
  EXPECT_EQ(ann->table()["thinking"], false);
  while (!ann->table()["legal"].empty()) play(ann);
  EXPECT_EQ(ann->table()["to_act"], Parsed::array({1, 2}));
  while (ben->table()["view"]["round"] == 1) play(ben);
  EXPECT_EQ(ann->table()["to_act"], Parsed::array({0, 1, 2})) << "the next round";
}

// The first jump of a chain is a step that everybody has seen.
TEST_F(Fairness, a_step_in_the_middle_of_a_turn_is_taken_back_with_consent_too) {
  sit_down("celestial_checkers",
           {{"options", {{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}}}});
  const auto legal = ann->table()["legal"];
  const auto jump = std::ranges::find_if(legal, [](const Parsed& move) { return move["action"]["kind"] == "jump"; });
  ASSERT_NE(jump, legal.end());
  play(ann, static_cast<std::size_t>(jump - legal.begin()));
  ASSERT_EQ(ann->table()["to_act"], Parsed::array({0})) << "she jumps on";
  const auto moves = ben->moves;
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(ben->moves, moves);
  EXPECT_EQ(ben->table()["proposal"]["waits_for"], Parsed::array({1}));
}

// --- proposals

TEST_F(Fairness, an_answer_is_to_what_was_asked) {
  sit_down("celestial_checkers", {{"options", placed}});
  const int seat = mover();
  const auto asker = whose(seat), other = whose(1 - seat);
  play(asker);
  ask(asker, {{"do", "undo"}});
  const auto takeback = other->table()["proposal"]["number"];
  ask(asker, {{"do", "draw"}, {"seat", seat}});
  ask(other, {{"do", "answer"}, {"proposal", takeback}, {"yes", true}});
  EXPECT_EQ(refused(other), "server.nothing_proposed[]");
  EXPECT_EQ(ann->table()["over"], false);
  ask(other, {{"do", "draw"}, {"seat", 1 - seat}});
  EXPECT_EQ(refused(other), "server.proposal_open[]");
  answer(asker, true);
  EXPECT_EQ(refused(asker), "server.nothing_proposed[]") << "nobody agrees with themselves";
  answer(asker, false);
  EXPECT_FALSE(other->table().contains("proposal")) << "withdrawn";
}

TEST_F(Fairness, another_name_does_not_end_a_proposal) {
  sit_down("celestial_checkers", {{"options", placed}});
  ask(ann, {{"do", "draw"}, {"seat", 0}});
  ask(ann, {{"do", "sit"}, {"seat", 0}, {"name", "Anna"}});
  EXPECT_EQ(ben->table()["seats"][0]["name"], "Anna");
  EXPECT_TRUE(ben->table().contains("proposal"));
}

// Who asks again and again would keep the other from ever proposing anything.
TEST_F(Fairness, who_was_refused_three_times_waits_until_something_happens) {
  sit_down("celestial_checkers", {{"options", placed}});
  for (int i = 0; i < 3; ++i) {
    ask(ann, {{"do", "draw"}, {"seat", 0}});
    answer(ben, false);
  }
  ask(ann, {{"do", "draw"}, {"seat", 0}});
  EXPECT_EQ(refused(ann), "server.proposal_refused[]");
  ask(ben, {{"do", "draw"}, {"seat", 1}});
  answer(ben, false);
  play(whose(mover()));
  ask(ann, {{"do", "draw"}, {"seat", 0}});
  EXPECT_TRUE(ben->table().contains("proposal"));
}

// --- deputies

TEST_F(Fairness, no_deputy_begins_a_game_for_an_empty_chair) {
  ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
  ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 4}});
  EXPECT_EQ(refused(ann), "server.not_begun[]");
}

TEST_F(Fairness, who_is_away_is_not_replaced_by_a_weak_computer) {
  sit_down("zodiac", {{"grace", 0}});
  leave(ben);
  ask(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 3}});
  EXPECT_EQ(refused(ann), "server.deputy_level[4]");
  ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 1}});
  EXPECT_EQ(ann->table()["seats"][0]["deputy"], 1) << "one's own seat at any level";
}

// --- one screen

TEST_F(Fairness, nobody_plays_or_is_refused_behind_the_curtain) {
  ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2)}});
  const int seat = ann->table()["curtain"];
  for (const auto* move : {"draw", "play Cat", "fine Rat"}) {
    ask(ann, {{"do", "play"}, {"seat", seat}, {"move", move}, {"ask", 0}});
    EXPECT_EQ(refused(ann), fmt::format(R"(server.behind_curtain[{{"seat":{}}}])", seat));
  }
  ask(ann, {{"do", "look"}, {"seat", seat}});
  play(ann);
}

}  // namespace
}  // namespace shengxiao::server
