// Small versions of The Rat and the Dragon (RD-20): what they are, and which are refused.
#include "core/conformance.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

Result<RatAndDragon> make_small(int size, const std::string& rounds, const std::string& faces, int seats = 2) {
  const auto edition = parse_edition(toml({.columns = size, .rows = size}), "house.toml").value();
  return RatAndDragon::make({seats, {{"rounds", rounds}, {"faces", faces}}, edition});
}

std::string error_of_small(const std::string& rounds, const std::string& faces) {
  const auto game = make_small(3, rounds, faces);
  return game ? "made" : to_string(game.error());
}

TEST(RatAndDragon, RD_20_only_these_faces_are_thrown) {
  const auto game = *make_small(3, "2", "2");
  EXPECT_EQ(moves(game, game.start(), Seat::chance),
            (Texts{"throw 1+1 1", "throw 1+1 2", "throw 1+2 1", "throw 1+2 2", "throw 2+2 1", "throw 2+2 2"}));
  EXPECT_EQ(illegal_because(game, game.start(), Seat::chance, "throw 1+3 1"), "rat_and_dragon.no_such_face [RD-20]");
}

TEST(RatAndDragon, RD_20_ends_after_the_rounds) {
  const auto game = *make_small(3, "2", "2");
  auto s = after(game, {"throw 1+1 1", "0: 1 a1", "1: 2 a1 b1"});
  EXPECT_FALSE(s.table.over);
  s = after(game, s, {"throw 2+2 1", "0: 1 c3", "1: 1 c3"});
  EXPECT_TRUE(s.table.over);
}

// A state is open where nobody has begun to draw: then a determinization of any view is the state itself.
TEST(RatAndDragon, open_means_that_everybody_knows_the_state) {
  const auto game = *make_small(4, "0", "3");
  Rng rng(5);
  int open = 0, secret = 0;
  for (int n = 0; n < 5; ++n) {
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      if (game.open(s)) {
        ++open;
        for (int p = 0; p < 2; ++p) EXPECT_EQ(game.view(s, seat_at(p)).table, s.table);
        for (const auto& d : s.drawings) EXPECT_FALSE(d.started());
      } else {
        ++secret;
        EXPECT_FALSE(s.table.drawing.empty());
      }
      const auto seat = who.nth(rng.below(who.size()));
      game.apply(s, seat, random_action(game, s, seat, rng));
    }
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(secret, 0);
}

TEST(RatAndDragon, RD_20_is_refused_out_of_bounds) {
  EXPECT_EQ(error_of_small("677", "2"), R"(setup.option_number("rounds", "677", 0, 676) [RD-20])");
  EXPECT_EQ(error_of_small("-1", "2"), R"(setup.option_number("rounds", "-1", 0, 676) [RD-20])");
  EXPECT_EQ(error_of_small("2", "7"), R"(setup.option_number("faces", "7", 1, 6) [RD-20])");
  EXPECT_EQ(error_of_small("2", "0"), R"(setup.option_number("faces", "0", 1, 6) [RD-20])");
  EXPECT_EQ(error_of_small("0", "1"), "made");
}

TEST(RatAndDragon, RD_20_the_usual_game_stays_as_it_is) {
  const auto usual = *RatAndDragon::make({}), same = *RatAndDragon::make({0, {{"rounds", "0"}, {"faces", "6"}}});
  EXPECT_EQ(same.setup().options, usual.setup().options);
  EXPECT_EQ(value_of(usual.setup().options, "rounds"), "");
  EXPECT_EQ(moves(usual, usual.start(), Seat::chance).size(), 126);
}

TEST(RatAndDragon, RD_20_small_versions_conform) {
  for (const int seats : {1, 2, 3})
    for (const std::string rounds : {"0", "3"}) {
      const auto broken = conformance(*make_small(4, rounds, "3", seats), 10);
      EXPECT_FALSE(broken) << seats << " seats, " << rounds << " rounds: " << broken->promise << ": " << broken->detail;
    }
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
