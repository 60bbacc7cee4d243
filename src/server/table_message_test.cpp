#include "server/table_message.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

// Ann and Ben at a table.
class TableMessage : public testing::Test {
 protected:
  void start(std::string_view game, const Options& options = {}, std::optional<ClockTerms> clock = std::nullopt) {
    scene.emplace(*table::Match::start(game, {2, options}, 1), clock);
    scene->seats = Seats(std::vector{person_seat("a", "Ann"), person_seat("b", "Ben")});
    scene->decisions = {2, 4};
    scene->away = {std::nullopt, Milliseconds(2500)};
  }
  Parsed message(SeatSet own, Seat viewer) const { return Parsed::parse(table_message(scene->state(), {own, viewer})); }

  std::optional<TableScene> scene;
};

TEST_F(TableMessage, has_what_the_receiver_may_do_and_owes) {
  start("celestial_checkers");
  const auto anns = message(first, Seat::first), bens = message(second, Seat::second);
  EXPECT_EQ(anns["asks"], (Parsed{{"0", 4}}));
  EXPECT_FALSE(anns["legal"].empty());
  EXPECT_EQ(anns["legal"][0]["seat"], 0);
  EXPECT_EQ(bens["asks"], Parsed::object());
  EXPECT_TRUE(bens["legal"].empty());
  EXPECT_TRUE(message(nobody, Seat::first)["legal"].empty()) << "who holds no seat has no moves, whatever is looked at";
  scene->seats.set_deputy(Seat::first, 2);
  EXPECT_TRUE(message(first, Seat::first)["legal"].empty()) << "a computer plays";
}

TEST_F(TableMessage, says_who_sits_where) {
  start("celestial_checkers", {}, ClockTerms{Milliseconds(60000), Milliseconds(2000)});
  scene->clocks.start(second);
  scene->now = Milliseconds(1000);
  auto told = message(second, Seat::second);
  EXPECT_EQ(told["seats"][0], (Parsed{{"who", "person"}, {"name", "Ann"}, {"mine", false}, {"free", false}, {"present", true}}));
  EXPECT_EQ(told["seats"][1], (Parsed{{"who", "person"}, {"name", "Ben"}, {"mine", true}, {"free", false}, {"present", false}}));
  EXPECT_EQ(Parsed::parse("{" + times_json(scene->state()) + "}"),
            (Parsed{{"clocks", {{"left_ms", {5000, 4000}}, {"running", {1}}}}, {"away_ms", {nullptr, 2500}}}));
  EXPECT_EQ(told["terms"], (Parsed{{"takeback", true},
                                   {"clock", {{"seconds", 60}, {"increment", 2}}},
                                   {"flag", "computer"},
                                   {"grace", 60},
                                   {"watch", true},
                                   {"chat", true},
                                   {"muted", Parsed::array()}}));
  EXPECT_EQ(told["guests"], 3);
  EXPECT_EQ(told["alone"], false);
  EXPECT_EQ(message(two, Seat::first)["alone"], true);
  scene->seats.set_out_of_time(Seat::first, 4);
  told = message(second, Seat::second);
  EXPECT_EQ(told["seats"][0]["deputy"], 4);
  EXPECT_EQ(told["seats"][0]["out_of_time"], true);
}

TEST_F(TableMessage, tells_the_legal_actions_of_the_viewer_whole) {
  start("celestial_checkers");
  const auto told = message(first, Seat::first);
  EXPECT_EQ(told["legal"].size(), 12 * 12);
  EXPECT_EQ(told["legal"][0],
            (Parsed{{"seat", 0}, {"move", "Rt@a1"}, {"action", {{"kind", "place"}, {"animal", "Rat"}, {"to", "a1"}}}}));
  EXPECT_TRUE(message(second, Seat::second)["legal"].empty());
}

TEST_F(TableMessage, tells_nothing_to_play_before_every_seat_is_held) {
  start("celestial_checkers");
  scene->begun = false;
  const auto told = message(first, Seat::first);
  EXPECT_EQ(told["begun"], false);
  EXPECT_EQ(told["over"], false);
  for (const auto* field : {"to_act", "asks", "legal"}) EXPECT_TRUE(told[field].empty()) << field;
}

TEST_F(TableMessage, tells_the_returns_and_the_secret_only_when_the_game_is_over) {
  start("celestial_checkers", {{"placement", "random"}});
  auto told = message(first, Seat::first);
  EXPECT_FALSE(told.contains("returns"));
  EXPECT_FALSE(told["chance"].contains("reveal"));
  Rng rng(1);
  while (!scene->match.over()) {
    const Seat seat = scene->match.to_act().front();
    scene->match.play(seat, scene->match.game().random_action(scene->match.state(), seat, rng));
  }
  told = message(first, Seat::first);
  EXPECT_EQ(told["returns"].size(), 2);
  EXPECT_EQ(told["over"], true);
  EXPECT_FALSE(told.contains("ending"));
  EXPECT_EQ(told["chance"]["commit"],
            chance::hex(chance::commitment(*chance::parse_hex32(told["chance"]["reveal"].get<std::string>()))));
}

TEST_F(TableMessage, tells_how_it_ended_otherwise_than_by_the_rules) {
  start("celestial_checkers");
  scene->ending = Ending{Ending::Kind::flag, second};
  auto told = message(first, Seat::first);
  EXPECT_EQ(told["over"], true);
  EXPECT_TRUE(told["legal"].empty());
  EXPECT_EQ(told["returns"], (Parsed{1, -1}));
  EXPECT_EQ(told["ending"], (Parsed{{"kind", "flag"}, {"seats", {1}}}));
  scene->ending = Ending{Ending::Kind::agreed};
  told = message(first, Seat::first);
  EXPECT_EQ(told["returns"], (Parsed{0, 0}));
  EXPECT_EQ(told["ending"]["kind"], "agreed");
}

TEST_F(TableMessage, tells_of_proposals_and_of_the_next_table_where_there_are_such) {
  start("celestial_checkers");
  EXPECT_EQ(message(first, Seat::first)["can_undo"], false);
  for (const auto* field : {"proposal", "next"}) EXPECT_FALSE(message(first, Seat::first).contains(field)) << field;
  ASSERT_TRUE(scene->match.play(Seat::first, "Ox@c3"));
  scene->proposal = Proposal{Proposal::Kind::takeback, 3, first, second};
  scene->next = "def";
  auto told = message(first, Seat::first);
  EXPECT_EQ(told["can_undo"], true);
  EXPECT_EQ(told["proposal"], (Parsed{{"kind", "takeback"}, {"number", 3}, {"by", {0}}, {"waits_for", {1}}}));
  EXPECT_EQ(told["next"], "def");
  EXPECT_EQ(message(second, Seat::second)["can_undo"], false);
  scene->proposal->kind = Proposal::Kind::draw;
  EXPECT_EQ(message(second, Seat::second)["proposal"]["kind"], "draw");
  scene->terms.takeback = false;
  EXPECT_EQ(message(first, Seat::first)["can_undo"], false);
}

TEST_F(TableMessage, at_a_screen_of_several_each_comes_to_it_in_turn) {
  start("zodiac");
  const Seat mover = scene->match.to_act().front(), other = mover == Seat::first ? Seat::second : Seat::first;
  EXPECT_EQ(viewer_of(scene->match, two, Seat::watcher), Seat::watcher) << "nobody has come";
  EXPECT_EQ(viewer_of(scene->match, two, other), Seat::watcher) << "another one should come";
  EXPECT_EQ(viewer_of(scene->match, two, mover), mover);
  EXPECT_EQ(viewer_of(scene->match, SeatSet(other), Seat::watcher), other) << "alone at a screen one need not come to it";
  EXPECT_EQ(viewer_of(scene->match, nobody, mover), Seat::watcher);
  EXPECT_EQ(awaited_at_screen(scene->match, two, Seat::watcher), mover);
  EXPECT_EQ(awaited_at_screen(scene->match, two, mover), Seat::watcher);
  EXPECT_EQ(awaited_at_screen(scene->match, nobody, Seat::watcher), Seat::watcher);
  EXPECT_EQ(message(two, Seat::watcher)["curtain"], index(mover));
  EXPECT_FALSE(message(two, mover).contains("curtain"));
  EXPECT_TRUE(message(two, Seat::watcher)["view"]["hand"].empty());
}

TEST_F(TableMessage, where_nothing_is_hidden_nobody_need_look_away) {
  start("celestial_checkers");
  EXPECT_EQ(viewer_of(scene->match, two, Seat::watcher), Seat::first);
  EXPECT_EQ(viewer_of(scene->match, second, Seat::watcher), Seat::second);
  ASSERT_TRUE(scene->match.play(Seat::first, "Ox@c3"));
  EXPECT_EQ(viewer_of(scene->match, two, Seat::first), Seat::second);
}

}  // namespace
}  // namespace shengxiao::server
