#include "terminal/plain.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace shengxiao::terminal {
namespace {

std::string say(const std::string& lines, const Session::Who& who, const Options& options = {}) {
  auto session = Session::start("celestial_checkers", {2, options}, who, 7);
  EXPECT_TRUE(session) << to_string(session.error());
  std::istringstream in(lines);
  std::ostringstream out;
  play_plain(std::move(*session), in, out);
  return out.str();
}

bool contains(const std::string& all, std::string_view part) { return all.find(part) != std::string::npos; }

TEST(Plain, PlaysAWholeGameAgainstAComputer) {
  // A player that asks for what is legal and takes the first.
  auto session = Session::start("celestial_checkers", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{false, 1}}, 7);
  ASSERT_TRUE(session);
  std::string moves;
  auto& game = **session;
  while (!game.match().over()) {
    while (game.computer_thinks()) game.wait();
    if (game.match().over()) break;
    moves += game.legal()[0] + '\n';
    ASSERT_TRUE(game.play(game.legal()[0]));
  }
  // The same in lines: the same seed, so the same answers.
  const auto told = say(moves + "moves\nundo\n", {table::SeatOccupant{}, table::SeatOccupant{false, 1}});
  EXPECT_TRUE(contains(told, "The game is over: ")) << told.substr(told.size() - 2000);
  EXPECT_TRUE(contains(told, "Over> 1 South "));
  EXPECT_FALSE(contains(told, "No: "));
}

TEST(Plain, RefusesWithTheClause) {
  const auto told = say("Ox@c3\nOx@d5\nOx@c3\nnonsense\n", {table::SeatOccupant{}, table::SeatOccupant{}});
  EXPECT_TRUE(contains(told, "(CC-6)")) << told;
  EXPECT_TRUE(contains(told, "(CC-20)")) << told;
}

TEST(Plain, SpeaksItsWords) {
  const auto told =
      say("help\nlegal\nview\nOx@c3\nundo\nundo\nsave\nhint\nnew\nquit\nOx@c3\n", {table::SeatOccupant{}, table::SeatOccupant{}});
  EXPECT_TRUE(contains(told, "A move is typed"));
  EXPECT_TRUE(contains(told, "Rt@a1 Rt@c1"));
  EXPECT_TRUE(contains(told, "phase: placement"));
  EXPECT_TRUE(contains(told, "No: there is nothing to take back"));
  EXPECT_TRUE(contains(told, "No: save what as?"));
  EXPECT_TRUE(contains(told, "Hint: "));
  EXPECT_TRUE(told.ends_with("South> ")) << "quit ends it";
}

TEST(Plain, WritesOverAFileOnlyWhenItIsToldTo) {
  const auto file = std::filesystem::path(testing::TempDir()) / fmt::format("shengxiao_plain_test_{}.txt", getpid());
  const auto saved = [&] {
    std::ifstream in(file);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  std::filesystem::remove(file);
  const Session::Who two{table::SeatOccupant{}, table::SeatOccupant{}};
  EXPECT_TRUE(contains(say(fmt::format("Ox@c3\nsave {}\n", file.string()), two), "Saved as " + file.string()));
  EXPECT_TRUE(saved().ends_with("0 Ox@c3\nopen\n")) << saved();
  EXPECT_TRUE(contains(say(fmt::format("Ox@e3\nsave {}\n", file.string()), two), "exists (save! writes over it)"));
  EXPECT_TRUE(saved().ends_with("0 Ox@c3\nopen\n")) << saved();
  EXPECT_TRUE(contains(say(fmt::format("Ox@e3\nsave! {}\n", file.string()), two), "Saved as "));
  EXPECT_TRUE(saved().ends_with("0 Ox@e3\nopen\n")) << saved();
  std::filesystem::remove(file);
}

TEST(Plain, ComputersPlayByThemselves) {
  const auto told = say("", {table::SeatOccupant{false, 1}, table::SeatOccupant{false, 1}}, {{"placement", "random"}});
  EXPECT_TRUE(contains(told, "The game is over")) << told;
}

std::string say_at(std::string_view game, int seats, const Options& options, const Session::Who& who, const std::string& lines) {
  auto session = Session::start(game, {seats, options}, who, 7);
  EXPECT_TRUE(session) << to_string(session.error());
  std::istringstream in(lines);
  std::ostringstream out;
  play_plain(std::move(*session), in, out);
  return out.str();
}

TEST(Plain, KeepsWhatComputersHide) {
  const Session::Who who{table::SeatOccupant{}, table::SeatOccupant{false, 1}, table::SeatOccupant{false, 1}};
  EXPECT_FALSE(contains(say_at("great_race", 3, {}, who, ""), "Seat 2: card")) << "not even whether they have chosen";
  const auto told = say_at("great_race", 3, {}, who, "card 1\n");
  EXPECT_TRUE(contains(told, "Seat 2: card ? (hidden)\n")) << told;
  for (int card = 1; card <= 5; ++card) EXPECT_FALSE(contains(told, fmt::format("Seat 2: card {}", card))) << told;
}

TEST(Plain, AsksForThePersonWhoseTurnItIs) {
  const auto told = say_at("zodiac", 2, {{"dealer", "1"}}, {table::SeatOccupant{}, table::SeatOccupant{}}, "\n");
  const auto asked = told.find("Seat 1, please"), shown = told.find("Your hand");
  EXPECT_TRUE(asked < shown && shown != std::string::npos) << told;
}

TEST(Session, LoadsARecordAndSeatsWhoIsAsked) {
  auto session = Session::start("celestial_checkers", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  ASSERT_TRUE((*session)->play("ox@c3"));
  const auto record = (*session)->record();
  auto loaded = Session::load(record, {std::nullopt, table::SeatOccupant{false, 2}}, 1);
  ASSERT_TRUE(loaded);
  EXPECT_EQ((*loaded)->occupants(), (table::SeatOccupants{table::SeatOccupant{}, table::SeatOccupant{false, 2}}));
  EXPECT_TRUE((*loaded)->computer_thinks());
  (*loaded)->wait();
  EXPECT_EQ((*loaded)->match().step(), 2);
  ASSERT_TRUE((*loaded)->undo());
  EXPECT_EQ((*loaded)->match().step(), 0);
  EXPECT_FALSE(Session::load("nonsense", {}, 1));
  EXPECT_FALSE(Session::start("celestial_checkers", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{false, 99}}, 1));
  EXPECT_FALSE(Session::start("celestial_checkers", {2, {}}, {{}, {}, table::SeatOccupant{}}, 1));
}

TEST(Session, ANewGameHasOtherLuck) {
  const auto session = Session::start("celestial_checkers", {2, {{"placement", "random"}}}, {}, 1);
  const auto again = (*session)->again();
  ASSERT_TRUE(again);
  EXPECT_NE((*again)->match().state(), (*session)->match().state());
  EXPECT_EQ((*again)->occupants(), (*session)->occupants());
}

// Signs are forgiven where they make no difference: "token 2" may be 2+ or 2-.
TEST(Session, DoesNotGuessWhichOfTwoMovesIsMeant) {
  auto session = Session::start("wu_xing", {2, {}}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  const auto token = [&] {
    for (const auto& move : (*session)->legal())
      if (move.starts_with("token ") && move.ends_with('+')) return move.substr(0, move.size() - 1);
    return std::string();
  };
  for (int i = 0; i < 50 && token().empty(); ++i) ASSERT_TRUE((*session)->play((*session)->legal().back()));
  const auto move = token();
  ASSERT_FALSE(move.empty());
  EXPECT_FALSE((*session)->play(move)) << move;
  EXPECT_TRUE((*session)->play(move + "+"));
}

TEST(Session, SaysHowManyStepsWentBack) {
  const Options jump{{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}};
  auto session = Session::start("celestial_checkers", {2, jump}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  EXPECT_EQ((*session)->play("d4xf6xd8"), 2);
  EXPECT_EQ((*session)->undo(), 2);
  EXPECT_FALSE((*session)->undo());
}

TEST(Session, SaysThatTheGameIsOver) {
  const Options last{{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}};
  auto session = Session::start("celestial_checkers", {2, last}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  ASSERT_TRUE(session) << to_string(session.error());
  while (!(*session)->match().over()) ASSERT_TRUE((*session)->play((*session)->legal()[0]));
  EXPECT_EQ(to_string((*session)->play("c7-d8").error()), "game.over");
  EXPECT_EQ(to_string((*session)->ask_hint().error()), "game.over");
}

// Computers that choose at the same time as a person are not disturbed.
TEST(Session, GivesNoHintWhileAComputerThinks) {
  auto session = Session::start("great_race", {3, {}}, {}, 1);
  ASSERT_TRUE(is_player((*session)->person()));
  ASSERT_TRUE((*session)->computer_thinks());
  EXPECT_EQ(to_string((*session)->ask_hint().error()), "terminal.computer_to_move");
  while ((*session)->computer_thinks()) (*session)->wait();
  EXPECT_TRUE((*session)->ask_hint());
}

}  // namespace
}  // namespace shengxiao::terminal
