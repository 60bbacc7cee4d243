// The conformance suite on The Rat and the Dragon, with every number of seats, every option and sheets of many sizes.
#include "core/conformance.hpp"

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

void expect_conformance(const RatAndDragon& game, int games, const std::string& shown) {
  const auto broken = conformance(game, games);
  EXPECT_FALSE(broken) << shown << ": " << broken->promise << ": " << broken->detail;
}

TEST(RatAndDragon, conforms_with_every_number_of_seats_and_every_option) {
  for (int seats = RatAndDragon::min_seats; seats <= RatAndDragon::max_seats; ++seats)
    for (const char* cards : {"none", "first_creature"})
      expect_conformance(game_with({.columns = 9, .rows = 8, .pairs = 6}, seats, cards), 2,
                         fmt::format("{} seats, {}", seats, cards));
  for (const int seats : {1, 3}) expect_conformance(game_of(seats), 1, fmt::format("15 x 15, {} seats", seats));
}

// What is drawn stays: no square is drawn twice, none is lost, and the game ends within its bound.
TEST(RatAndDragon, squares_are_conserved) {
  for (int seats = RatAndDragon::min_seats; seats <= RatAndDragon::max_seats; ++seats)
    for (const char* cards : {"none", "first_creature"}) {
      const auto game = game_with({}, seats, cards);
      Rng rng(static_cast<std::uint64_t>(seats));
      for (int g = 0; g < games_to_play(10); ++g) {
        auto s = game.start();
        int steps = 0;
        for (SeatSet who; !(who = game.to_act(s)).empty(); ++steps) {
          const auto before = s;
          game.apply(s, who.front(), random_action(game, s, who.front(), rng));
          for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            const auto& sheet = s.table.sheets[seat];
            ASSERT_TRUE((sheet.drawn[0] & sheet.drawn[1]).empty());
            ASSERT_TRUE((before.table.sheets[seat].taken() - sheet.taken()).empty()) << "what is drawn stays";
            ASSERT_EQ(sheet.taken().count() + game.empty_squares(sheet), 225);
            ASSERT_EQ(sheet.link_east.count() + sheet.link_south.count() >= sheet.pairs, true);
          }
        }
        ASSERT_LE(steps, game.max_steps());
      }
    }
}

TEST(RatAndDragon, conforms_on_sheets_of_every_size) {
  for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 9}, {9, 1}, {3, 4}, {7, 5}, {26, 2}, {3, 26}})
    for (const char* cards : {"none", "first_creature"})
      for (const int seats : {1, 2})
        expect_conformance(game_with({.columns = columns, .rows = rows, .pairs = 4}, seats, cards), 3,
                           fmt::format("{} x {}, {} seats, {}", columns, rows, seats, cards));
}

TEST(RatAndDragon, conforms_on_the_largest_sheet) { expect_conformance(game_with({.columns = 26, .rows = 26}, 1), 1, "26 x 26"); }

TEST(RatAndDragon, conforms_with_other_points) {
  for (const char* rule : {"\"larger\"", "\"smaller\"", "\"difference\"", "\"sum\"", "7", "0"})
    expect_conformance(game_with({.columns = 6, .rows = 6, .opposite = rule, .alike = rule, .costs = rule}, 2), 4, rule);
}

TEST(RatAndDragon, causes_add_up_in_1000_games) {
  for (const auto& setup : {shengxiao::Setup{1, {}}, shengxiao::Setup{3, {}}}) {
    const auto broken = causes_add_up(*RatAndDragon::make(setup), 500);
    EXPECT_FALSE(broken) << setup.seats << " seats: " << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
