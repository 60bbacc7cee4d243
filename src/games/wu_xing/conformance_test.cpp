// The conformance suite on Wu Xing, with every number of seats and all options, and what random games conserve.
#include "core/conformance.hpp"
#include "core/play.hpp"
#include "core/testing.hpp"

#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

TEST(WuXing, conforms_with_every_number_of_seats_and_all_options) {
  for (int seats = WuXing::min_seats; seats <= WuXing::max_seats; ++seats)
    for (const char* end : {"tiles", "piles"})
      for (const auto& [limit, games] : {std::pair{"0", 1}, {"1", 4}, {"40", 2}}) {
        const auto broken = conformance(game_with(seats, {{"end", end}, {"turn_limit", limit}}), games);
        EXPECT_FALSE(broken) << seats << " seats, end=" << end << ", turn_limit=" << limit << ": " << broken->promise << ": "
                             << broken->detail;
      }
}

// Every tile is in one place, tokens are only spent, and a turn's steps are within the bound that max_steps() gives.
TEST(WuXing, tiles_and_tokens_are_conserved) {
  for (int seats = 2; seats <= 6; ++seats)
    for (const char* end : {"tiles", "piles"}) {
      const auto game = WuXing::make({seats, {{"end", end}}, nullptr, true}).value();
      Rng rng(static_cast<std::uint64_t>(seats));
      for (int g = 0; g < games_to_play(40); ++g) {
        auto s = game.start();
        int steps = 0;
        for (SeatSet who; !(who = game.to_act(s)).empty(); ++steps) {
          const auto before = s;
          game.apply(s, who.front(), random_action(game, s, who.front(), rng));
          std::vector<Tiles> places{s.draw_pile, s.discard_pile};
          for (const auto held : s.held) places.push_back(held);
          int lying = 0;
          for (std::size_t i = 0; i < 3; ++i) {
            if (s.board[i] == none) {
              ASSERT_EQ(s.panel[i], 0);
              continue;
            }
            ++lying;
            places.push_back(tile_set(s.board[i]));
            ASSERT_LT(s.panel[i], 4);
          }
          int count = 0;
          Tiles all = 0;
          for (const auto place : places) {
            count += std::popcount(place);
            all |= place;
          }
          ASSERT_EQ(count, 27);
          ASSERT_EQ(all, all_tiles);
          int spent = 0;
          for (std::size_t seat = 0; seat < 6; ++seat) {
            ASSERT_LE(s.tokens[seat], before.tokens[seat]);
            spent += before.tokens[seat] - s.tokens[seat];
          }
          ASSERT_LE(spent, 1);
          ASSERT_TRUE(s.phase != WuXing::Phase::throw_dice || lying == 3 || !(s.draw_pile | s.discard_pile));
        }
        ASSERT_LE(steps, game.max_steps());
        EXPECT_TRUE(s.turn == 600 || !(s.draw_pile | s.discard_pile));
      }
    }
}

// Games of the heuristic policy end without a limit of turns, and it beats chance.
TEST(WuXing, greedy_plays_to_the_end) {
  for (int seats = 2; seats <= 6; ++seats) {
    const auto game = game_with(seats);
    Rng rng(7);
    double first = 0;
    for (int g = 0; g < 30; ++g)
      for (const bool all : {true, false}) {
        auto s = game.start();
        int steps = 0;
        for (SeatSet who; !(who = game.to_act(s)).empty(); ++steps) {
          ASSERT_LT(steps, 20000);
          const auto seat = who.front();
          if (who.is_chance() || (!all && seat != Seat::first)) {
            game.apply(s, seat, random_action(game, s, seat, rng));
            continue;
          }
          Actions<WuXing> legal;
          game.legal(s, seat, legal);
          game.apply(s, seat, game.greedy(observe(game, s, seat), rng));
        }
        if (!all) first += game.returns(s)[0];
      }
    EXPECT_GT(first / 30, 0.4) << seats;
  }
}

TEST(WuXing, longest_bounds_the_longest_turns) {
  // One turn of two seats with every token of the mover, each re-thrown; then a capture, an answer, three tiles.
  const auto game = game_with(2, {{"turn_limit", "21"}});
  const auto s = set_up(game, {.held = {{}, {"Tiger"}}, .board = {{"Rat", 4}, {"Ox", 4}, {"Dog", 4}}, .turn = 21});
  const Texts steps{"throw 1 1", "token 1?",        "rethrow 2", "token 2?",  "rethrow 4", "token 1?",
                    "rethrow 6", "capture Tiger<1", "prevent",   "draw Wood", "draw Fire", "draw yi"};
  EXPECT_TRUE(game.to_act(after(game, s, steps)).empty());
  EXPECT_EQ(game.max_steps() - (4 + 20 * 6), 6 + 12);
}

TEST(WuXing, causes_add_up_in_1000_games) {
  for (const auto& setup : {shengxiao::Setup{2, {{"turn_limit", "300"}}}, shengxiao::Setup{5, {{"turn_limit", "300"}}}}) {
    const auto broken = causes_add_up(*WuXing::make(setup), 500);
    EXPECT_FALSE(broken) << setup.seats << " seats: " << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
