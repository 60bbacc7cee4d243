#include "boards/board.hpp"

#include <gtest/gtest.h>

#include "terminal/scene.hpp"

namespace shengxiao::terminal {
namespace {

TEST(GenericBoard, ShowsAnyGameAsLists) {
  const Options options{{"placement", "fixed"}, {"position", "4/4/4/2gt1/1Ox2/4/3Rt/4 -/- HrMk/hr 21/11 S -"}};
  const auto session = Session::start("celestial_checkers", {2, options}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  ASSERT_TRUE(session) << to_string(session.error());
  Canvas canvas(60, 12);
  const auto board = board_for("a game without a board");
  const auto scene = scene_of(**session, 0);
  board->draw(scene, {"d4xf6", {}}, canvas);
  EXPECT_EQ(canvas.picture(), R"( game: celestial_checkers                   What can be done
 phase: movement                            > d4xf6
 mover: 0
 chain: none
 board:
   - square h2, seat 0, animal Rat,
   strength 1, intelligence 12
   - square d4, seat 0, animal Ox, strength
   12, intelligence 1
   - square e5, seat 1, animal Goat,
   strength 7, intelligence 6
 hands:
)");
  EXPECT_EQ(board->path(scene.legal[0]), std::vector<std::string>{"d4xf6"});
}

// As wide as what is longest, within bounds.
TEST(GenericBoard, MakesRoomForWhatCanBeDone) {
  const auto board = board_for("a game without a board");
  for (const auto& [size, width] : {std::pair{20u, 25}, {5u, 16}, {70u, 40}}) {
    Scene scene;
    scene.view = R"({"game": "any"})";
    scene.legal = {{"pass", R"({"kind": "pass"})"}, {std::string(size, 'x'), R"({"kind": "x"})"}};
    Canvas canvas(80, 8);
    board->draw(scene, {}, canvas);
    ASSERT_EQ(canvas.spots().size(), 2u);
    EXPECT_EQ(canvas.spots()[0].area, (Area{80 - width, 1, width, 1})) << size;
  }
}

TEST(Spots, ArrowsGoStraightWhereTheyCan) {
  const std::vector<Spot> spots{
      {"a", {0, 0, 2, 1}}, {"b", {4, 0, 2, 1}}, {"c", {0, 2, 2, 1}}, {"d", {4, 2, 2, 1}}, {"far", {30, 1, 2, 1}}};
  EXPECT_EQ(neighbour(spots, "a", 1, 0), "b");
  EXPECT_EQ(neighbour(spots, "a", 0, 1), "c");
  EXPECT_EQ(neighbour(spots, "b", 1, 0), "far");
  EXPECT_EQ(neighbour(spots, "a", -1, 0), "a");
  EXPECT_EQ(nearest(spots, "a", {"d", "far"}), "d");
  EXPECT_EQ(nearest(spots, "a", {"far", "d"}), "d") << "whichever is named first";
  EXPECT_EQ(nearest(spots, "a", {"nowhere"}), "nowhere");
  EXPECT_EQ(nearest(spots, "a", {}), "a");
}

}  // namespace
}  // namespace shengxiao::terminal
