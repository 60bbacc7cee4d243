#include <gtest/gtest.h>

#include <algorithm>

#include "boards/board.hpp"
#include "table/any_game.hpp"

namespace shengxiao::terminal {
namespace {

struct Sight {
  std::shared_ptr<const table::AnyGame> game = *table::make_game("great_race", {3, {}});
  table::AnyState state = game->start();
  Scene scene;

  void apply(Seat seat, std::string_view move) { game->apply(state, seat, *game->find(state, seat, move)); }
  void look(Seat viewer) {
    scene = {};
    Json view(scene.view);
    game->view_json(state, viewer, view);
    std::vector<ActionId> legal;
    game->legal(state, viewer, legal);
    for (auto a : legal) scene.legal.push_back({game->text(a), game->action_json(a)});
    scene.to_act = game->to_act(state);
    scene.seats = {"Ann", "Bo", "Cy"};
  }
  std::string picture(const Focus& focus = {}, int width = 90, int height = 26) const {
    Canvas canvas(width, height);
    board_for("great_race")->draw(scene, focus, canvas);
    return canvas.picture();
  }
};

Sight at_first_play() {
  Sight sight;
  for (const char* piece : {"piece Cheat", "piece Help", "piece Run", "piece Rest", "piece Cooperate", "piece -"})
    sight.apply(Seat::chance, piece);
  for (int seat = 0; seat < 3; ++seat) sight.apply(seat_at(seat), "card 3");
  sight.look(Seat::first);
  return sight;
}

TEST(GreatRaceBoard, shows_wheel_track_and_runners) {
  const auto picture = at_first_play().picture();
  for (const char* text : {"Round 1  play", "Cheat      to 3  3", "from 4  1+exchange", "鼠 Rat", "牛 Ox", "Ann",
                           "hand 1 1 2 2 3 3", "row Run", "~~~#"})
    EXPECT_NE(picture.find(text), std::string::npos) << text << "\n" << picture;
}

TEST(GreatRaceBoard, a_play_is_an_action_card_and_then_an_energy_card) {
  const auto sight = at_first_play();
  const auto board = board_for("great_race");
  const auto first = next_picks(*board, sight.scene, {});
  EXPECT_EQ(std::ranges::count(first, "play Cheat"), 1);
  EXPECT_EQ(next_picks(*board, sight.scene, {"play Cheat"}), (std::vector<std::string>{"energy 1", "energy 2", "energy 3"}));
  EXPECT_NE(sight.picture({"energy 2", {"play Cheat"}}).find("> energy 2"), std::string::npos);
  EXPECT_EQ(board->path({"trade", "{}"}), std::vector<std::string>{"trade"});
  EXPECT_EQ(board->caption(sight.scene, "play Cheat"), "Cheat (spaces): 3 for up to 3 energy in all, 1+exchange for more");
  EXPECT_EQ(board->caption(sight.scene, "energy 1"), "with the energy card 1");
}

TEST(GreatRaceBoard, shows_every_runner_in_a_small_window) {
  const auto small = at_first_play().picture({}, 48, 11);
  for (const char* text : {">0 鼠 at 0 k4 112233 Run", ">2 虎 at 0 k", "Cheat      to 3  3"})
    EXPECT_NE(small.find(text), std::string::npos) << text << "\n" << small;
}

TEST(GreatRaceBoard, says_in_words_what_can_be_done) {
  const auto sight = at_first_play();
  const auto board = board_for("great_race");
  const auto caption = [&](const char* spot) { return board->caption(sight.scene, spot); };
  EXPECT_EQ(caption("exchange 3+k>5"), "give 3+k, get 5");
  EXPECT_EQ(caption("trade"), "trade: 2 karma for 3 spaces");
  EXPECT_EQ(caption("return 2"), "give back an energy card 2 at the river");
  EXPECT_EQ(caption("ability karma"), "your animal gains: karma");
  EXPECT_EQ(caption("done"), "done: nothing more");
}

TEST(GreatRaceBoard, draws_every_position_of_a_game_at_any_size) {
  Sight sight;
  Rng rng(2);
  while (!sight.game->to_act(sight.state).empty()) {
    const auto seat = sight.game->to_act(sight.state).front();
    sight.look(is_player(seat) ? seat : Seat::first);
    EXPECT_FALSE(sight.picture().empty());
    sight.picture({}, 40, 12);
    sight.game->apply(sight.state, seat, sight.game->random_action(sight.state, seat, rng));
  }
  sight.look(Seat::first);
  EXPECT_NE(sight.picture().find("over, in this order:"), std::string::npos);
}

}  // namespace
}  // namespace shengxiao::terminal
