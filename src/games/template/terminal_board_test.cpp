#include <gtest/gtest.h>

#include "boards/board.hpp"
#include "core/notation.hpp"
#include "core/testing.hpp"
#include "games/template/template.hpp"

namespace shengxiao::terminal {
namespace {

using games::Lanterns;

Scene scene_of(const Lanterns& game, const Lanterns::State& state, Seat viewer) {
  Scene scene;
  scene.view = view_json(game, state, viewer);
  scene.to_act = game.to_act(state);
  scene.seats = {"Ann", "Bo"};
  Actions<Lanterns> legal;
  game.legal(state, viewer, legal);
  for (const auto a : legal) scene.legal.push_back({game.text(a), json_object([&](Json& out) { game.json(a, out); })});
  return scene;
}

const std::vector<std::string> dealt{"deal 3>0", "deal 12>0", "deal 16>0", "deal 1>1", "deal 2>1", "deal 7>1"};

TEST(LanternsBoard, ShowsThePrizeTheSeatsAndTheHand) {
  const auto game = Lanterns::make({2, {}}).value();
  auto steps = dealt;
  steps.insert(steps.end(), {"prize 10"});
  Canvas canvas(40, 7);
  board_for("template")->draw(scene_of(game, after(game, game.start(), steps), Seat::first), {"bid 12", {}}, canvas);
  EXPECT_EQ(canvas.picture(), R"(Prize 10

> Seat 1, Ann: 3 cards, 0 points
> Seat 2, Bo: 3 cards, 0 points

Your hand [ 3] [12] [16]

)");
  ASSERT_EQ(canvas.spots().size(), 3u);
  EXPECT_EQ(canvas.spots()[1].name, "bid 12");
  EXPECT_TRUE(canvas.at(canvas.spots()[1].area.x, 5).style.reverse) << "the cursor";
}

TEST(LanternsBoard, HidesABidFromTheOthers) {
  const auto game = Lanterns::make({2, {}}).value();
  auto steps = dealt;
  steps.insert(steps.end(), {"prize 10", "bid 12"});
  const auto state = after(game, game.start(), steps);
  Canvas own(50, 7), other(50, 7);
  board_for("template")->draw(scene_of(game, state, Seat::first), {}, own);
  board_for("template")->draw(scene_of(game, state, Seat::second), {}, other);
  EXPECT_NE(own.picture().find("You bid 12"), std::string::npos) << own.picture();
  EXPECT_TRUE(own.spots().empty()) << "nothing is left to do";
  EXPECT_EQ(other.picture().find("12"), std::string::npos) << other.picture();
  EXPECT_NE(other.picture().find("Seat 1, Ann: 3 cards, 0 points, has bid"), std::string::npos) << other.picture();
}

TEST(LanternsBoard, SaysMovesInWords) {
  const auto game = Lanterns::make({2, {}}).value();
  auto steps = dealt;
  steps.insert(steps.end(), {"prize 10"});
  const auto scene = scene_of(game, after(game, game.start(), steps), Seat::second);
  const auto board = board_for("template");
  EXPECT_EQ(next_picks(*board, scene, {}), (std::vector<std::string>{"bid 1", "bid 2", "bid 7"}));
  EXPECT_EQ(board->caption(scene, "bid 7"), "bid your 7 for the prize 10");
}

}  // namespace
}  // namespace shengxiao::terminal
