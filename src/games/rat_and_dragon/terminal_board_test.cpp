#include <gtest/gtest.h>

#include <algorithm>

#include "terminal/scene.hpp"
#include "terminal/testing.hpp"

namespace shengxiao::terminal {
namespace {

std::unique_ptr<Session> alone(std::uint64_t seed, const Options& options = {}) {
  auto session = Session::start("rat_and_dragon", {1, options}, {table::SeatOccupant{}}, seed);
  EXPECT_TRUE(session) << to_string(session.error());
  return std::move(*session);
}

// Chooses the first value on offer and gives its number.
int choose(Session& session) {
  const auto first = session.legal().front();
  EXPECT_TRUE(session.play(first));
  return std::stoi(first.substr(first.find(' ')));
}

TEST(RatAndDragonBoard, ShowsTheSheetTheOfferAndTheScore) {
  auto session = alone(1);
  const auto first = session->legal().front();
  const auto before = picture(*session, {first, {}}, 80, 19);
  EXPECT_NE(before.find("Round 1, sheet of Seat 1"), std::string::npos) << before;
  EXPECT_NE(before.find("> " + first + ", "), std::string::npos) << before;
  EXPECT_NE(before.find("Seat 1: -225 points, draws"), std::string::npos) << before;
  EXPECT_NE(before.find("\n15│"), std::string::npos) << before;
  const int number = choose(*session);
  ASSERT_TRUE(session->play("c2"));
  if (number == 1) return;
  const auto drawn = picture(*session, {"h8", {}}, 80, 19);
  EXPECT_NE(drawn.find(fmt::format("\n 2│  ·  •{:3}  •  ·", number)), std::string::npos) << drawn;
  EXPECT_NE(drawn.find(fmt::format("{} to draw", number - 1)), std::string::npos) << drawn;
}

// The first creature may come from a card; the later ones come from dice.
TEST(RatAndDragonBoard, ShowsTheCardOfTheFirstRoundAndTheDiceOfTheOthers) {
  const auto session = alone(1, {{"cards", "first_creature"}});
  const auto first = picture(*session, {}, 80, 19);
  EXPECT_NE(first.find("Card "), std::string::npos) << first;
  EXPECT_EQ(first.find("Dice "), std::string::npos) << first;
  const auto shown = [&] { return picture(*session, {}, 80, 19); };
  for (int step = 0; step < 100 && shown().find("Round 2") == std::string::npos; ++step)
    ASSERT_TRUE(session->play(session->legal().back()));
  EXPECT_NE(shown().find("Dice "), std::string::npos) << shown();
  EXPECT_EQ(shown().find("Card "), std::string::npos) << shown();
}

TEST(RatAndDragonBoard, FitsASmallWindow) {
  const auto small = picture(*alone(1), {}, 60, 18);
  EXPECT_NE(small.find("│ · · ·"), std::string::npos) << small;
}

TEST(RatAndDragonBoard, ShowsEverySeatOfSix) {
  auto session = Session::start("rat_and_dragon", {6, {}}, Session::Who(6, table::SeatOccupant{}), 1);
  ASSERT_TRUE(session);
  (*session)->look();
  const auto shown = picture(**session, {}, 80, 19);
  EXPECT_NE(shown.find("Seat 6: 0 points, draws"), std::string::npos) << shown;
  const auto other = picture(**session, {"seat 5", {}}, 80, 19);
  EXPECT_NE(other.find("sheet of Seat 6"), std::string::npos) << other;
}

TEST(RatAndDragonBoard, PointsAtSquaresPartnersAndTheList) {
  const auto board = board_for("rat_and_dragon");
  EXPECT_EQ(board->path({"choose 8", "{}"}), std::vector<std::string>{"choose 8"});
  EXPECT_EQ(board->path({"c4", "{}"}), std::vector<std::string>{"c4"});
  EXPECT_EQ(board->path({"pair e7", "{}"}), std::vector<std::string>{"e7"});
  EXPECT_EQ(board->path({"alone", "{}"}), std::vector<std::string>{"alone"});
  auto session = alone(1);
  const int number = choose(*session);
  Canvas canvas(80, 20);
  board->draw(scene_of(*session, session->match().step()), {}, canvas);
  EXPECT_EQ(std::ranges::count(canvas.spots(), "o15", &Spot::name), 1);
  ASSERT_TRUE(session->play("c2"));
  if (number == 1) return;
  EXPECT_TRUE(board->caption(scene_of(*session, session->match().step()), "c2").ends_with("being drawn"));
  EXPECT_EQ(board->caption(scene_of(*session, session->match().step()), "a1"), "a1");
}

TEST(RatAndDragonBoard, DrawsEveryPositionOfAGame) {
  auto session = alone(2);
  const auto board = board_for("rat_and_dragon");
  for (int step = 0; !session->match().over(); ++step) {
    const auto scene = scene_of(*session, session->match().step());
    Canvas canvas(80, 20);
    board->draw(scene, {}, canvas);
    for (const auto& choice : scene.legal)
      ASSERT_EQ(std::ranges::count(canvas.spots(), board->path(choice)[0], &Spot::name), 1) << choice.text;
    const auto legal = session->legal();
    ASSERT_TRUE(session->play(legal[static_cast<std::size_t>(step * 7) % legal.size()]));
  }
  EXPECT_NE(picture(*session, {}, 80, 20).find(", done"), std::string::npos);
}

}  // namespace
}  // namespace shengxiao::terminal
