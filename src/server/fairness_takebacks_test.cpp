// Takebacks: nobody chooses again who has seen what comes, unless everybody else agrees.
#include <algorithm>

#include "server/testing.hpp"
#include "table/verify.hpp"

namespace shengxiao::server {
namespace {

class FairTakebacks : public Fairness {
 protected:
  // A move of Zodiac while the other one is away.
  void away_after(std::string_view text) {
    sit_down("zodiac");
    const int seat = mover();
    leave(whose(1 - seat));
    const auto& player = whose(seat);
    const auto legal = player->table()["legal"];
    const auto move = std::ranges::find_if(legal, [&](const Parsed& one) { return one["move"] == text; });
    ASSERT_NE(move, legal.end());
    play(player, static_cast<std::size_t>(move - legal.begin()));
    expect_asked(player, 1 - seat);
  }
  // Where it is Ann's move.
  void sit_down_at_checkers(const Parsed& more = Parsed::object()) {
    sit_down("celestial_checkers", more);
    while (mover() == 1) play(ben);
  }
};

TEST_F(FairTakebacks, what_somebody_elsewhere_has_seen_needs_their_consent_even_when_they_are_gone) {
  sit_down_at_checkers({{"options", placed}, {"grace", 0}});
  play(ann);
  leave(ben);
  expect_asked(ann, 1);
}

TEST_F(FairTakebacks, what_nobody_has_seen_yet_is_taken_back_freely) {
  sit_down_at_checkers({{"options", placed}});
  leave(ben);
  const auto before = ann->moves;
  play(ann);
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(ann->moves, before);
}

// What was taken back has not been seen when it is played again.
TEST_F(FairTakebacks, after_a_takeback_only_what_was_seen_since_then_counts) {
  sit_down("celestial_checkers", {{"options", placed}});
  const int seat = mover();
  const auto &player = whose(seat), &other = whose(1 - seat);
  const auto before = player->moves;
  play(player);
  ask(player, {{"do", "undo"}});
  answer(other, true);
  EXPECT_EQ(player->moves, before);
  leave(other);
  play(player);
  ask(player, {{"do", "undo"}});
  EXPECT_EQ(player->moves, before) << "nobody else has seen it";
  EXPECT_FALSE(player->table().contains("proposal"));
}

TEST_F(FairTakebacks, alone_a_takeback_is_free_and_noted_with_what_it_had_revealed) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  while (ann->moves.size() < 12) play(ann);
  ask(ann, {{"do", "undo"}});
  const auto note = ann->table()["notes"].back();
  EXPECT_EQ(note["kind"], "takeback");
  EXPECT_GT(note["draws"], 0);
  EXPECT_FALSE(note.contains("step"));
}

// --- what was revealed

// The same place brings the same card again: who has seen it must not choose once more because the other is away.
TEST_F(FairTakebacks, a_card_that_was_drawn_is_not_put_back_while_the_other_is_away) { away_after("draw"); }

// Whatever a game with secrets has shown by it.
TEST_F(FairTakebacks, a_card_that_lay_open_is_not_put_back_either) { away_after("take"); }

TEST_F(FairTakebacks, dice_that_fell_are_not_thrown_again_while_the_other_is_away) {
  sit_down("wu_xing");
  const int seat = mover();
  const auto& player = whose(seat);
  leave(whose(1 - seat));
  const auto before = player->moves.size();
  while (!player->table()["legal"].empty()) play(player);
  ASSERT_GT(player->moves.size(), before + 1) << "a move, and the other's throw";
  expect_asked(player, 1 - seat);
}

TEST_F(FairTakebacks, choices_that_were_revealed_are_not_made_again_while_the_other_is_away) {
  sit_down("rat_and_dragon");
  while (!ben->table()["legal"].empty()) play(ben);
  leave(ben);
  while (ann->table()["view"]["round"] == 1) play(ann);
  expect_asked(ann, 1);
}

TEST_F(FairTakebacks, nobody_tries_out_what_a_deputy_answers) {
  sit_down_at_checkers({{"options", placed}, {"grace", 0}});
  leave(ben);
  ask(ann, {{"do", "deputy"}, {"seat", 1}, {"level", 4}});
  while (mover() == 1) settle();
  const auto before = ann->moves.size();
  do play(ann);
  while (!ann->table()["over"] && ann->moves.size() < before + 2);
  expect_asked(ann, 1);
}

TEST_F(FairTakebacks, an_empty_seat_agrees_to_nothing) {
  sit_down("wu_xing");
  const int seat = mover();
  const auto& player = whose(seat);
  while (!player->table()["legal"].empty()) play(player);
  ask(whose(1 - seat), {{"do", "stand"}, {"seat", 1 - seat}});
  expect_asked(player, 1 - seat);
}

TEST_F(FairTakebacks, what_a_deputy_chose_is_not_taken_back_to_learn_from_it) {
  for (const bool restarts : {false, true}) {
    sit_down("rat_and_dragon");
    ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 2}});
    ASSERT_GT(ann->moves.size(), 1u) << "the number and all but the last square, as she may see";
    ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 0}});
    if (restarts) restart_and_come_back();
    expect_asked(ann, 1);
  }
}

TEST_F(FairTakebacks, what_one_plays_oneself_in_place_of_a_deputy_is_ones_own) {
  sit_down("rat_and_dragon");
  ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 2}});
  ask(ann, {{"do", "deputy"}, {"seat", 0}, {"level", 0}});
  while (ann->moves.size() > 1) {
    expect_asked(ann, 1);
    answer(ben, true);
  }
  play(ann);
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(ann->moves.size(), 1u);
  EXPECT_FALSE(ann->table().contains("proposal"));
}

// How many hidden steps there were among what is taken back is told neither to who takes it back nor to others.
TEST_F(FairTakebacks, the_note_counts_what_everybody_was_told) {
  std::vector<Parsed> notes;
  for (const int hidden : {1, 2}) {
    sit_down("rat_and_dragon", {{"seed", 5}});
    for (const auto& p : {ann, ben})
      while (p->table()["view"]["round"] == 1 && !p->table()["legal"].empty()) play(p);
    ASSERT_EQ(ben->table()["view"]["round"], 2);
    for (int i = 0; i < hidden; ++i) {
      ASSERT_FALSE(ben->table()["legal"].empty());
      play(ben);
    }
    ask(ann, {{"do", "undo"}});
    answer(ben, true);
    EXPECT_EQ(ann->table()["view"]["round"], 1);
    notes.push_back(ann->table()["notes"]);
  }
  EXPECT_EQ(notes[0], notes[1]);
  EXPECT_GT(notes[0].back()["answers"], 0);
}

// --- once the luck is known

TEST_F(FairTakebacks, when_the_luck_is_known_nothing_is_taken_back_among_people) {
  sit_down("wu_xing");
  play_out();
  EXPECT_EQ(ann->table()["can_undo"], false);
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(refused(ann), "server.takeback_over[]");
}

// Alone one may go on, but nobody who sits down later takes it for luck that nobody knows.
TEST_F(FairTakebacks, when_the_luck_is_known_it_is_said_for_good) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2)}});
  code = ann->table()["table"];
  while (!ann->table()["over"]) play(ann);
  EXPECT_TRUE(ann->table()["chance"].contains("reveal"));
  EXPECT_TRUE(table::verify(record_of(ann)));
  ask(ann, {{"do", "undo"}});
  EXPECT_EQ(ann->table()["chance"], (Parsed{{"chosen", "known"}}));
  ask(ann, {{"do", "stand"}, {"seat", 1}});
  join(ben, code);
  const auto says_so = [&] {
    EXPECT_EQ(ben->table()["chance"], (Parsed{{"chosen", "known"}}));
    const auto notes = ben->table()["notes"];
    EXPECT_EQ(std::ranges::count_if(notes, [](const Parsed& note) { return note["kind"] == "known"; }), 1) << notes;
  };
  says_so();
  restart_and_come_back();
  says_so();
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  while (!ann->table()["over"]) play(whose(mover()));
  EXPECT_EQ(to_string(table::verify(record_of(ann)).error()), "verify.not_verifiable");
}

// --- after a restart

TEST_F(FairTakebacks, what_was_asked_before_a_restart_is_not_answered_after_it) {
  sit_down("celestial_checkers", {{"options", placed}});
  const int seat = mover();
  play(whose(seat));
  ask(whose(seat), {{"do", "undo"}});
  const auto number = whose(seat)->table()["proposal"]["number"];
  const auto late = move_of(whose(1 - seat)->table());
  restart_and_come_back();
  ask(whose(seat), {{"do", "draw"}, {"seat", seat}});
  EXPECT_NE(whose(seat)->table()["proposal"]["number"], number);
  ask(whose(1 - seat), {{"do", "answer"}, {"proposal", number}, {"yes", true}});
  EXPECT_EQ(ann->table()["over"], false);
  ask(whose(1 - seat), late);
  EXPECT_EQ(refused(whose(1 - seat)), "server.too_late[]");
}

}  // namespace
}  // namespace shengxiao::server
