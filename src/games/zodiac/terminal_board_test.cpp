#include <gtest/gtest.h>

#include "terminal/scene.hpp"

namespace shengxiao::terminal {
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
  board_for("zodiac")->draw(scene(), {"draw", {}}, canvas);
  EXPECT_EQ(canvas.picture(), R"(Draw pile 62   Discards 马Hs, 1 below           What can be done
Nothing may be taken in the turn to come        > draw
Your hand 鼠Rt 牛Ox                               play ^Cat
You lack  虎Tg 猪Pg
▶ Seat 1, Ada: 2 in hand
    shows 猫Cat
  Seat 2, Bo: 6 in hand, misses a turn
    shows -   holds 猴Mk
)");
}

TEST(ZodiacBoard, ShowsEverySeatInASmallWindow) {
  Canvas canvas(64, 7);
  board_for("zodiac")->draw(scene(), {"draw", {}}, canvas);
  EXPECT_EQ(canvas.picture(), R"(Draw pile 62   Discards 马Hs, 1 below           What can be done
Nothing may be taken in the turn to come        > draw
Your hand 鼠Rt 牛Ox                               play ^Cat
You lack  虎Tg 猪Pg
▶ Seat 1: 2 in hand, shows 猫Cat
  Seat 2: 6 in hand, misses a turn, shows -,
  holds 猴Mk
)");
  Canvas smaller(64, 6);
  board_for("zodiac")->draw(scene(), {"draw", {}}, smaller);
  EXPECT_NE(smaller.picture().find("\n▶1: 2 ^ 猫Cat\n 2: 6, misses a turn ^ -\n"), std::string::npos) << smaller.picture();
}

TEST(ZodiacBoard, NamesTheSeatThatIsFined) {
  auto s = scene();
  auto& fined = s.view;
  for (const auto& [from, to] :
       {std::pair<std::string, std::string>{R"("phase":"begin","mover":0)", R"("phase":"fining","mover":1)"},
        {R"("fines":0)", R"("fines":2,"fined_by":0)"}})
    fined.replace(fined.find(from), from.size(), to);
  Canvas canvas(64, 12);
  board_for("zodiac")->draw(s, {}, canvas);
  EXPECT_NE(canvas.picture().find("\nSeat 2 loses a sign "), std::string::npos) << canvas.picture();
}

TEST(ZodiacBoard, SaysMovesInWords) {
  auto s = scene();
  s.legal = {{"draw", R"({"kind":"draw"})"},
             {"play ^Cat", R"({"kind":"play","card":"Cat","from":"face_up"})"},
             {"play Pangu Dr<2^", R"({"kind":"play","card":"Pangu","from":"hand","sign":"Dragon","target":2,"to":"face_up"})"},
             {"up Ox", R"({"kind":"up","card":"Ox","from":"hand"})"},
             {"discard Pg", R"({"kind":"discard","card":"Pig","from":"hand"})"},
             {"fine hand", R"({"kind":"fine","from":"hand"})"}};
  const auto caption = [&](const char* spot) { return board_for("zodiac")->caption(s, spot); };
  EXPECT_EQ(caption("draw"), "draw: an unknown card from the draw pile");
  EXPECT_EQ(caption("play ^Cat"), "the Cat that lies face up: the next seat misses a turn");
  EXPECT_EQ(caption("play Pangu Dr<2^"), "the Pangu of your hand: take the Dragon of Seat 3 and lay it face up");
  EXPECT_EQ(caption("up Ox"), "lay the Ox face up");
  EXPECT_EQ(caption("discard Pg"), "throw out the Pig of your hand");
  EXPECT_EQ(caption("fine hand"), "a card of the hand is lost, any");
}

TEST(ZodiacBoard, EveryMoveIsASpotAndAPathOfItsOwn) {
  Canvas canvas(64, 11);
  board_for("zodiac")->draw(scene(), {}, canvas);
  ASSERT_EQ(canvas.spots().size(), 2u);
  EXPECT_EQ(canvas.spots()[1].name, "play ^Cat");
  EXPECT_EQ(board_for("zodiac")->path({"play ^Cat", "{}"}), std::vector<std::string>{"play ^Cat"});
  EXPECT_EQ(board_for("zodiac")->caption(scene(), "draw"), "draw");
}

TEST(ZodiacBoard, DrawsWholeGames) {
  for (const int seats : {2, 8}) {
    const Options options{{"enforcement", "table"}, {"turn_limit", "40"}};
    const auto session =
        Session::start("zodiac", {seats, options}, Session::Who(static_cast<std::size_t>(seats), table::SeatOccupant{}), 1);
    ASSERT_TRUE(session) << to_string(session.error());
    auto& game = **session;
    for (std::size_t step = 0; !game.legal().empty(); ++step) {
      Canvas canvas(80, 24);
      game.look();
      board_for("zodiac")->draw(scene_of(game, game.match().step()), {}, canvas);
      EXPECT_NE(canvas.picture().find("Draw pile"), std::string::npos);
      EXPECT_FALSE(canvas.spots().empty());
      const auto legal = game.legal();
      ASSERT_TRUE(game.play(legal[step % legal.size()]));
    }
  }
}

}  // namespace
}  // namespace shengxiao::terminal
