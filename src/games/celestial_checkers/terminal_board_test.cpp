#include <gtest/gtest.h>

#include <algorithm>

#include "terminal/scene.hpp"
#include "terminal/testing.hpp"

namespace shengxiao::terminal {
namespace {

std::unique_ptr<Session> two_people(const std::string& position) {
  Options options;
  if (!position.empty()) options = {{"placement", "fixed"}, {"position", position}};
  auto session = Session::start("celestial_checkers", {2, options}, {table::SeatOccupant{}, table::SeatOccupant{}}, 1);
  EXPECT_TRUE(session) << to_string(session.error());
  return std::move(*session);
}

// South's Ox must take the Goat; its Rat on h2 stands by.
constexpr auto capture = "4/4/4/2gt1/1Ox2/4/3Rt/4 -/- HrMk/hr 21/11 S -";

TEST(CelestialCheckersBoard, ShowsTheHeldPieceWhereItCanGoAndTheSides) {
  const auto session = two_people(capture);
  EXPECT_EQ(picture(*session, {"c3", {"d4"}}, 80, 19), R"(  ┌────────────────────────────────────────────────┐  ▼ North
8 │░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░      │  person
  │░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░      │  score 11
7 │      ░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░│  home 兔11
  │      ░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░│  lost 牛12 虎11 龙10 马9
6 │░░░░░░      ░░░░░░      ░░░░░░ ● f6 ░░░░░░      │       狗8  猪6  蛇5  鸡4
  │░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░      │       猴3  鼠1
5 │      ░░░░░░      ░░░░░░ 羊Gt ░░░░░░      ░░░░░░│
  │      ░░░░░░      ░░░░░░▼7/6  ░░░░░░      ░░░░░░│
4 │░░░░░░      ░░░░░░+牛Ox ░░░░░░      ░░░░░░      │
  │░░░░░░      ░░░░░░▲12/1 ░░░░░░      ░░░░░░      │
3 │      ░░░░░░[    ]░░░░░░      ░░░░░░      ░░░░░░│
  │      ░░░░░░[    ]░░░░░░      ░░░░░░      ░░░░░░│  ▲ South  to move
2 │░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░ 鼠Rt │  person
  │░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░▲1/12 │  score 21
1 │      ░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░│  home 猴10 兔11
  │      ░░░░░░      ░░░░░░      ░░░░░░      ░░░░░░│  lost 虎11 龙10 马9  狗8
  └────────────────────────────────────────────────┘       羊7  猪6  蛇5  鸡4
     a     b     c     d     e     f     g     h     12/1 strength/intelligence
)");
}

TEST(CelestialCheckersBoard, FitsASmallWindow) {
  const auto session = two_people(capture);
  EXPECT_EQ(picture(*session, {"h2", {}}, 48, 11), R"(  ┌────────────────────────────────────────┐
8 │░░░░░     ░░░░░     ░░░░░     ░░░░░     │
7 │     ░░░░░     ░░░░░     ░░░░░     ░░░░░│
6 │░░░░░     ░░░░░     ░░░░░     ░░░░░     │
5 │     ░░░░░     ░░░░░▼Gt7 ░░░░░     ░░░░░│
4 │░░░░░     ░░░░░•Ox12░░░░░     ░░░░░     │
3 │     ░░░░░     ░░░░░     ░░░░░     ░░░░░│
2 │░░░░░     ░░░░░     ░░░░░     ░░░░░[Rt1]│
1 │     ░░░░░     ░░░░░     ░░░░░     ░░░░░│
  └────────────────────────────────────────┘
     a    b    c    d    e    f    g    h
)");
}

TEST(CelestialCheckersBoard, UsesTheRoomOfALargeWindow) {
  const auto session = two_people("");
  const auto large = picture(*session, {"c3", {}}, 120, 36);
  EXPECT_NE(large.find("│░░░░░░░░░░          ░░░░░░░░░░"), std::string::npos) << large;
  EXPECT_NE(large.find("•牛Ox 12/1"), std::string::npos) << large;
}

TEST(CelestialCheckersBoard, TurnsRoundWhereOnlyNorthIsAPerson) {
  auto session = Session::start("celestial_checkers", {2, {{"placement", "random"}}},
                                {table::SeatOccupant{false, 1}, table::SeatOccupant{}}, 1);
  ASSERT_TRUE(session);
  const auto turned = picture(**session, {}, 80, 20);
  EXPECT_LT(turned.find("\n1 │"), turned.find("\n8 │"));
  EXPECT_NE(turned.find("h     g     f"), std::string::npos) << turned;
}

TEST(CelestialCheckersBoard, TellsTheSeatsApartWithoutColour) {
  const auto session = two_people(capture);
  Canvas canvas(80, 20);
  board_for("celestial_checkers")->draw(scene_of(*session, 0), {}, canvas);
  const auto style_at = [&](const std::string& square) {
    const auto spot = std::ranges::find(canvas.spots(), square, &Spot::name);
    return canvas.at(spot->area.x + 1, spot->area.y).style;
  };
  EXPECT_TRUE(style_at("e5").reverse);
  EXPECT_FALSE(style_at("d4").reverse);
}

TEST(CelestialCheckersBoard, PointsAtAPieceToJumpItWhereverTheJumpEnds) {
  const auto session = two_people("4/4/4/2gt1/ox3/1Ox2/3Rt/4 -/- HrMk/hr 21/11 S -");
  EXPECT_EQ(board_for("celestial_checkers")->attempt(scene_of(*session, 0), {"c3"}, "b4"), "c3xa5");
}

TEST(CelestialCheckersBoard, MakesMovesOfSpotsAndSpotsOfMoves) {
  const auto board = board_for("celestial_checkers");
  const auto session = two_people(capture);
  const auto scene = scene_of(*session, 0);
  ASSERT_EQ(scene.legal.size(), 1u);
  EXPECT_EQ(board->path(scene.legal[0]), (std::vector<std::string>{"d4", "f6"}));
  EXPECT_EQ(next_picks(*board, scene, {}), std::vector<std::string>{"d4"});
  EXPECT_EQ(board->attempt(scene, {"d4"}, "c5"), "d4-c5");
  EXPECT_EQ(board->attempt(scene, {"d4"}, "e5"), "d4xf6");
  EXPECT_EQ(board->attempt(scene, {"h2"}, "g3"), "h2-g3");
  EXPECT_EQ(board->attempt(scene, {"hand Ox"}, "a8"), "Ox@a8");
  EXPECT_TRUE(board->can_hold(scene, "h2"));
  EXPECT_FALSE(board->can_hold(scene, "a1"));
  EXPECT_EQ(board->caption(scene, "e5"), "e5: North's Goat, strength 7, intelligence 6");
}

TEST(CelestialCheckersBoard, MarksWhereAChainOfJumpsEnded) {
  const auto session = two_people("4/4/4/2gt1/4/2pg1/1Ox2/3Rt -/- -/- 0/0 S -");
  ASSERT_TRUE(session->play("d2xf4xd6"));
  const auto shown = picture(*session, {}, 80, 19);
  EXPECT_NE(shown.find("*牛Ox"), std::string::npos) << shown;
}

}  // namespace
}  // namespace shengxiao::terminal
