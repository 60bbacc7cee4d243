#include "boards/board.hpp"
#include "core/testing.hpp"
#include "games/wu_xing/testing.hpp"

namespace shengxiao::terminal {
namespace {
using namespace games::wu_xing;

const Places places{.held = {{"Wood", "Tiger", "jia"}, {"Rooster", "Ox", "geng"}, {}},
                    .board = {{"Fire", 2}, {"", 1}, {"Pig", 1}},
                    .discards = {"Rat"},
                    .tokens = {2, 0, 3}};

Scene scene_of(const games::WuXing& game, const games::WuXing::State& s) {
  Scene scene;
  scene.view = view_json(game, s, Seat::first);
  scene.to_act = game.to_act(s);
  scene.seats = {"person", "level 3", "level 3"};
  Actions<games::WuXing> legal;
  if (is_player(scene.to_act.front())) game.legal(s, scene.to_act.front(), legal);
  for (const auto a : legal) scene.legal.push_back({game.text(a), json_object([&](Json& out) { game.json(a, out); })});
  return scene;
}

std::string picture(const Scene& scene, const Focus& focus, int width, int height) {
  Canvas canvas(width, height);
  board_for("wu_xing")->draw(scene, focus, canvas);
  return canvas.picture();
}

TEST(WuXingBoard, ShowsTheTilesTheDiceAndWhatEverybodyHas) {
  const auto game = game_with(3);
  const auto scene = scene_of(game, after(game, set_up(game, places), {"throw 1 6"}));
  EXPECT_EQ(picture(scene, {"space 1", {}}, 80, 11), R"(┌•1 ───────────┐┌ 2 ───────────┐┌•3 ───────────┐ turn 20
│火Fire       8││              ││水Pig        5│ pile 18  discards 1
│ [1] [6]      ││              ││ [1] [3] [6]  │ dice [1] [6]
│ 3-4-6 1 ×    ││              ││ 4-5 2-2 3 ×  │ •1+ •1- •1? •6+ •6- •6?
└──────────────┘└──────────────┘└──────────────┘ •pass
>Seat 1   21    木Wood 23       木Tiger 46 55   木jia 24
 person   ☯☯
 Seat 2   13    土Ox 13 55      金Rooster 24 66 金geng 26
 level 3
 Seat 3    0
 level 3  ☯☯☯
)");
}

TEST(WuXingBoard, FitsASmallWindow) {
  const auto game = game_with(3);
  const auto scene = scene_of(game, after(game, set_up(game, places), {"throw 6 6"}));
  EXPECT_EQ(picture(scene, {"pass", {}}, 50, 14), R"(┌ 1 ───────────┐┌ 2 ───────────┐┌ 3 ───────────┐
│火Fire       8││              ││水Pig        5│
│ [1] [6]      ││              ││ [1] [3] [6]  │
│ 3-4-6 1 ×    ││              ││ 4-5 2-2 3 ×  │
└──────────────┘└──────────────┘└──────────────┘
turn 20
pile 18  discards 1
dice [6] [6]
•6+ •6- •6? •pass
>Seat 1☯☯  21   木Wood 23       木Tiger 46 55
                木jia 24
 Seat 2    13   土Ox 13 55     •金Rooster 24 66
                金geng 26
 Seat 3☯☯☯  0
)");
}

TEST(WuXingBoard, AsksTheOwner) {
  const auto game = game_with(3);
  auto poor = places;
  poor.mover = 1;
  const auto scene = scene_of(game, after(game, set_up(game, poor), {"throw 4 6", "capture Tiger<0"}));
  const auto shown = picture(scene, {"prevent", {}}, 80, 14);
  EXPECT_NE(shown.find("•prevent •allow"), std::string::npos) << shown;
  EXPECT_NE(shown.find("Tiger is wanted"), std::string::npos) << shown;
}

TEST(WuXingBoard, MakesMovesOfSpotsAndSpotsOfMoves) {
  const auto board = board_for("wu_xing");
  const auto game = game_with(3);
  const auto scene = scene_of(game, after(game, set_up(game, places), {"throw 1 6"}));
  EXPECT_EQ(next_picks(*board, scene, {}),
            (Texts{"token 1+", "token 1-", "token 1?", "token 6+", "token 6-", "token 6?", "space 1", "space 3", "pass"}));
  EXPECT_EQ(next_picks(*board, scene_of(game, after(game, set_up(game, places), {"throw 2 4"})), {}).back(), "pass");
  EXPECT_EQ(board->path({"capture Ox<1", R"({"kind":"capture","tile":"Ox","from":1})"}), Texts{"tile Ox"});
  EXPECT_EQ(board->caption(scene, "space 1"), "Fire, Fire element, value 8; shows 1-6 of 1-2-5 1-6 3-4-6 1 ×");
  EXPECT_EQ(board->caption(scene, "space 2"), "space 2: empty");
  EXPECT_EQ(board->caption(scene, "tile Ox"), "Ox, Earth animal, value 5; captured by 1-3 5-5");
  EXPECT_EQ(board->caption(scene, "token 6+"), "spend a token: the 6 up by one");
  EXPECT_EQ(board->caption(scene, "pass"), "pass");
}

}  // namespace
}  // namespace shengxiao::terminal
