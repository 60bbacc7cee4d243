#include "terminal/app.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "terminal/testing.hpp"

namespace shengxiao::terminal {
namespace {

using Moves = std::vector<std::string>;

class AppTest : public testing::Test {
 protected:
  // Plays the keys on a new game, and leaves app and screen to be looked at.
  void play(std::string_view keys, Options options = {}, const Session::Who& who = {table::SeatOccupant{}, table::SeatOccupant{}}) {
    auto session = Session::start("celestial_checkers", {2, std::move(options)}, who, 1);
    ASSERT_TRUE(session) << to_string(session.error());
    app = std::make_unique<App>(std::move(*session), screen, std::chrono::milliseconds(0));
    screen.type(keys);
    app->run();
  }
  Moves moves() const {
    Moves all;
    for (const auto& turn : turns(app->session().match(), Seat::first)) all.push_back(turn.text);
    return all;
  }

  FakeScreen screen;
  std::unique_ptr<App> app;
};

// South's Ox must jump, and then jump again.
const Options jump{{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}};

// And here in two ways.
const Options two_ways{{"placement", "fixed"}, {"position", "4/2gtsn/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}};

TEST_F(AppTest, PlacesWithCursorKeysAndEnter) {
  play("<enter><enter>");
  ASSERT_EQ(moves().size(), 1u);
  EXPECT_TRUE(moves()[0].starts_with("Rt@")) << moves()[0];
  EXPECT_TRUE(screen.shows("North to move")) << screen.picture;
}

TEST_F(AppTest, TakesTypedMovesWithCompletionAndForgivesCase) {
  play("Ox@h<tab><enter>TG@B6<enter>");
  EXPECT_EQ(moves(), (Moves{"Ox@h2", "Tg@b6"}));
}

TEST_F(AppTest, RefusesWithTheClause) {
  play("d4-c5<enter>", jump);
  EXPECT_TRUE(moves().empty());
  EXPECT_TRUE(screen.shows("a jump is possible, so one must be made (CC-12)")) << screen.picture;
}

TEST_F(AppTest, SaysWhyAHeldPieceCannotGoThere) {
  play("<enter><left><left><left><up><enter>", jump);
  EXPECT_TRUE(moves().empty());
  EXPECT_TRUE(screen.shows("(CC-")) << screen.picture;
}

TEST_F(AppTest, HoldsThePieceThatMustGoOnJumping) {
  play("<enter><enter>", two_ways);
  EXPECT_EQ(moves(), Moves{"d4xf6"});
  EXPECT_TRUE(screen.shows("● d8")) << screen.picture;
  EXPECT_TRUE(screen.shows("● h8")) << screen.picture;
}

TEST_F(AppTest, PlaysAWholeChainAndTakesItBack) {
  play("d4xf6xd8<enter>", jump);
  EXPECT_EQ(moves(), Moves{"d4xf6xd8"});
  EXPECT_TRUE(screen.shows("South: d4xf6xd8")) << screen.picture;
}

TEST_F(AppTest, UndoesAndSaysSoWhenThereIsNothing) {
  play("Ox@c3<enter>uu");
  EXPECT_TRUE(moves().empty());
  EXPECT_TRUE(screen.shows("there is nothing to take back")) << screen.picture;
}

TEST_F(AppTest, AnswersForTheComputer) {
  play("Ox@c3<enter>", {}, {table::SeatOccupant{}, table::SeatOccupant{false, 1}});
  EXPECT_EQ(moves().size(), 2u);
  EXPECT_TRUE(screen.shows("North: ")) << screen.picture;
  EXPECT_TRUE(screen.shows("South to move")) << screen.picture;
}

TEST_F(AppTest, HintsAndPlaysTheHint) {
  play("h<enter><enter>", jump);
  EXPECT_EQ(moves().size(), 1u) << screen.picture;
}

TEST_F(AppTest, ALetterOfACommandMayBeginAMove) {
  play("h2-g3<enter>", {{"placement", "fixed"}, {"position", "4/2gt1/4/4/4/4/3Rt/4 -/- -/- 0/0 S -"}});
  EXPECT_EQ(moves(), Moves{"h2-g3"});
}

TEST_F(AppTest, LooksBackAndForth) {
  play("Ox@c3<enter>Ox@d6<enter>m<left>");
  EXPECT_TRUE(screen.shows("after step 1 of 2")) << screen.picture;
  EXPECT_FALSE(screen.shows("▼12/1")) << screen.picture;
  EXPECT_TRUE(screen.shows("2 North  Ox@d6")) << screen.picture;
}

TEST_F(AppTest, ComesBackFromLookingBack) {
  play("Ox@c3<enter>m<home><escape>Ox@d6<enter>");
  EXPECT_EQ(moves(), (Moves{"Ox@c3", "Ox@d6"}));
}

TEST_F(AppTest, AsksBeforeItQuitsAGame) {
  play("Ox@c3<enter>qn");
  EXPECT_EQ(moves().size(), 1u);
  play("Ox@c3<enter>q");
  EXPECT_TRUE(screen.shows("Quit? (y/n)")) << screen.picture;
}

TEST_F(AppTest, AsksNothingWhenTheGameIsOver) {
  const Options last{{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}};
  play("c7-b8<enter>q", last);
  EXPECT_TRUE(screen.shows("South: c7-b8. The game is over: South wins, 12 : 4")) << screen.picture;
  screen = FakeScreen();
  play("c7-b8<enter>n", last);
  EXPECT_TRUE(screen.shows("A new game.")) << screen.picture;
}

TEST_F(AppTest, BeginsANewGame) {
  play("Ox@c3<enter>ny");
  EXPECT_TRUE(moves().empty());
  EXPECT_TRUE(screen.shows("A new game")) << screen.picture;
}

TEST_F(AppTest, SavesAndAsksBeforeItWritesOver) {
  const auto file = std::filesystem::path(testing::TempDir()) /
                    fmt::format("shengxiao_app_test_{}.txt", std::chrono::steady_clock::now().time_since_epoch().count());
  std::string name = "s";
  for (std::size_t k = 0; k < std::string_view("celestial_checkers.txt").size(); ++k) name += "<rub>";
  name += file.string() + "<enter>";
  play("Ox@c3<enter>" + name);
  std::ifstream saved(file);
  const std::string text(std::istreambuf_iterator<char>(saved), {});
  EXPECT_TRUE(text.ends_with("0 Ox@c3\nopen\n")) << text << screen.picture;
  EXPECT_TRUE(Session::load(text, {}, 1));
  play(name);
  EXPECT_TRUE(screen.shows("Write over it? (y/n)")) << screen.picture;
  std::filesystem::remove(file);
}

// Whether it asks before it leaves a game depends on what was saved of that one.
TEST_F(AppTest, DoesNotAskAboutWhatIsSaved) {
  const auto file = std::filesystem::path(testing::TempDir()) / fmt::format("shengxiao_saved_test_{}.txt", getpid());
  std::filesystem::remove(file);
  std::string name = "s";
  for (std::size_t k = 0; k < std::string_view("celestial_checkers.txt").size(); ++k) name += "<rub>";
  name += file.string() + "<enter>";
  play("Ox@c3<enter>" + name + "q");
  EXPECT_FALSE(screen.shows("Quit? (y/n)")) << screen.picture;
  screen = FakeScreen();
  std::filesystem::remove(file);
  play("Ox@c3<enter>" + name + "nOx@e3<enter>q");
  EXPECT_EQ(moves(), Moves{"Ox@e3"});
  EXPECT_TRUE(screen.shows("Quit? (y/n)")) << "the new game is not saved: " << screen.picture;
  std::filesystem::remove(file);
}

TEST_F(AppTest, AMoveIsNoNameOfAFileAfterTheQuestionForOneWasLeft) {
  play("s<escape>Ox@c3<enter>");
  EXPECT_EQ(moves(), Moves{"Ox@c3"});
}

TEST_F(AppTest, ShowsHelpAndAsksForRoom) {
  play("?");
  EXPECT_TRUE(screen.shows("any key goes on")) << screen.picture;
  screen = FakeScreen(30, 10);
  play("");
  EXPECT_TRUE(screen.shows("Please make the window larger:\n48 by 16 at least")) << screen.picture;
}

// Gives its keys while a computer thinks, too.
class ImpatientScreen final : public FakeScreen {
 public:
  Key key(std::chrono::milliseconds wait) override {
    auto key = FakeScreen::key(std::chrono::milliseconds(1000));
    return key.kind == Key::interrupt && wait < std::chrono::milliseconds(500) ? Key{} : key;
  }
};

TEST(App, WhoLooksBackGoesOnLookingWhileAComputerMoves) {
  ImpatientScreen screen;
  auto session = Session::start("celestial_checkers", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{false, 1}}, 1);
  App app(std::move(*session), screen, std::chrono::milliseconds(0));
  screen.type("Ox@c3<enter>m<home>");
  app.run();
  EXPECT_EQ(app.session().match().step(), 2);
  EXPECT_TRUE(screen.shows("after step 0 of 2")) << screen.picture;
}

// Two persons at one screen, each with something that the other may not see.
class CurtainTest : public testing::Test {
 protected:
  std::string play(std::string_view keys, std::string_view game = "zodiac", const Options& options = {{"dealer", "1"}}) {
    FakeScreen screen;
    auto session = Session::start(game, {2, options}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
    EXPECT_TRUE(session) << to_string(session.error());
    App app(std::move(*session), screen, std::chrono::milliseconds(0));
    screen.type(keys);
    app.run();
    return screen.picture;
  }
  static bool has(const std::string& picture, std::string_view text) { return picture.find(text) != std::string::npos; }
};

TEST_F(CurtainTest, NothingIsShownBeforeThePersonWhoseTurnItIsHasCome) {
  for (const auto* keys : {"", "m", "h", "?", "u", "draw"}) {
    const auto shown = play(keys);
    EXPECT_TRUE(has(shown, "Seat 1, please.")) << keys << shown;
    EXPECT_FALSE(has(shown, "Your hand")) << keys << shown;
  }
}

TEST_F(CurtainTest, ItFallsWithTheTurn) {
  const auto shown = play("<enter>");
  EXPECT_TRUE(has(shown, "Your hand") && has(shown, "▶ Seat 1, person: 6 in hand")) << shown;
  EXPECT_TRUE(has(play("<enter>:take<enter>"), "Your hand"));
  const auto next = play("<enter>:take<enter>:up Rt<enter>:pass<enter>");
  EXPECT_EQ(has(next, "Seat 2, please."), !has(next, "Your hand")) << next;
}

// Seat 2 finds the cursor where it would be had Seat 1 drawn anywhere else.
TEST_F(CurtainTest, TheCursorDoesNotTellWhatTheOtherHasDrawn) {
  const auto seen_by_the_other = [&](const std::string& first) {
    auto session = Session::start("rat_and_dragon", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
    std::string keys = "<enter>";
    const auto make = [&](const std::string& move) {
      EXPECT_TRUE((*session)->play(move));
      keys += fmt::format(":{}<enter>", move);
    };
    make((*session)->legal()[0]);
    make(first);
    while ((*session)->person() == Seat::first) make((*session)->legal()[0]);
    const auto curtain = play(keys, "rat_and_dragon", {});
    EXPECT_TRUE(has(curtain, "Seat 2, please.") && has(curtain, "Seat 1: ? (hidden)")) << curtain;
    return play(keys + "<enter>", "rat_and_dragon", {});
  };
  const auto one = seen_by_the_other("a1");
  EXPECT_TRUE(has(one, "sheet of Seat 2")) << one;
  EXPECT_EQ(one, seen_by_the_other("o15"));
}

TEST_F(CurtainTest, WhereNothingIsHiddenThereIsNone) { EXPECT_FALSE(has(play("", "wu_xing", {}), "please.")); }

TEST(App, WhatIsTooHighMovesWithTheCursor) {
  FakeScreen screen(60, 17);
  auto session = Session::start("rat_and_dragon", {1, {}}, {table::SeatOccupant{}}, 1);
  App app(std::move(*session), screen, std::chrono::milliseconds(0));
  screen.type("<enter>:a15<enter>");
  app.run();
  EXPECT_TRUE(screen.shows("\n15│")) << screen.picture;
  EXPECT_FALSE(screen.shows("\n 1│")) << screen.picture;
}

}  // namespace
}  // namespace shengxiao::terminal
