#include "terminal/zodiac_board.hpp"

#include <gtest/gtest.h>

#include "terminal/scene.hpp"

namespace shengxiao {
namespace {

constexpr auto view = R"({"phase":"begin","mover":0,"winner":null,"fines":0,"take_barred":true,"draw_pile":62,"top":"Horse",
  "discard_pile":["Pig","Horse"],"drawn":null,"hand":["Rat","Ox"],"missing":["Tiger","Pig"],
  "seats":[{"hand":2,"skips":0,"known":[],"face_up":["Cat"]},{"hand":6,"skips":1,"known":["Monkey"],"face_up":[]}]})";

Scene scene() {
  Scene s;
  s.view = view;
  s.legal = {{"draw", "{}"}, {"play ^Cat", "{}"}};
  s.seats = {"Ada", "Bo"};
  s.to_act = Seat::first;
  return s;
}

TEST(ZodiacBoard, ShowsThePilesTheSeatsTheHandAndTheMoves) {
  Canvas canvas(64, 8);
  ZodiacBoard().draw(scene(), {"draw", {}}, canvas);
  EXPECT_EQ(canvas.picture(), R"(Draw pile 62   Discards 马Hs, 1 below           What can be done
Nothing may be taken in the turn to come        > draw
Your hand 鼠Rt 牛Ox                               play ^Cat
You lack  虎Tg 猪Pg
▶ Seat 0, Ada: 2 in hand
    shows 猫Cat
  Seat 1, Bo: 6 in hand, misses a turn
    shows -   holds 猴Mk
)");
}

TEST(ZodiacBoard, EveryMoveIsASpotAndAPathOfItsOwn) {
  Canvas canvas(64, 11);
  ZodiacBoard().draw(scene(), {}, canvas);
  ASSERT_EQ(canvas.spots().size(), 2u);
  EXPECT_EQ(canvas.spots()[1].name, "play ^Cat");
  EXPECT_EQ(ZodiacBoard().path({"play ^Cat", "{}"}), std::vector<std::string>{"play ^Cat"});
  EXPECT_EQ(ZodiacBoard().caption(scene(), "draw"), "draw");
}

TEST(ZodiacBoard, DrawsWholeGames) {
  for (const int seats : {2, 8}) {
    const Options options{{"enforcement", "table"}, {"turn_limit", "40"}};
    const auto session = Session::start("zodiac", {seats, options}, Session::Who(static_cast<std::size_t>(seats), Sitter{}), 1);
    ASSERT_TRUE(session) << session.error().message();
    auto& game = **session;
    for (std::size_t step = 0; !game.legal().empty(); ++step) {
      Canvas canvas(80, 24);
      ZodiacBoard().draw(scene_of(game, game.match().step()), {}, canvas);
      EXPECT_NE(canvas.picture().find("Draw pile"), std::string::npos);
      EXPECT_FALSE(canvas.spots().empty());
      const auto legal = game.legal();
      ASSERT_TRUE(game.play(legal[step % legal.size()]));
    }
  }
  EXPECT_NE(dynamic_cast<const ZodiacBoard*>(board_for("zodiac").get()), nullptr);
}

}  // namespace
}  // namespace shengxiao
