// Compares random games with the reference implementation: legal moves, creatures, points, returns.
#include "core/play.hpp"
#include "games/rat_and_dragon/reference_rules.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

std::set<std::string> unique(const Texts& texts) { return {texts.begin(), texts.end()}; }

// What a throw or a card puts on offer, read from its text.
std::set<int> on_offer(const std::string& text) {
  if (text.starts_with("card ")) return {std::stoi(text.substr(5))};
  return {text[6] - '0' + text[8] - '0', text[10] - '0'};
}

void expect_same_creatures(const RatAndDragon& game, const RatAndDragon::Sheet& sheet, const reference::Sheet& right) {
  EXPECT_EQ(sheet.pairs, right.pairs);
  EXPECT_EQ(sheet.pair_points, right.pair_points);
  EXPECT_EQ(sheet.penalty, right.penalty);
  EXPECT_EQ(game.empty_squares(sheet), right.empty_squares());
  const auto paired = sheet.paired;
  for (const auto& creature : right.creatures) {
    const auto first = *creature.squares.begin();
    const auto ours = sheet.creature(square(first.second, first.first));
    ASSERT_EQ(ours.count(), creature.number());
    for (const auto& [row, column] : creature.squares) ASSERT_TRUE(ours.has(square(column, row)));
    ASSERT_EQ((ours & paired).empty(), creature.partner < 0);
    ASSERT_EQ((ours - paired).empty(), creature.partner >= 0);
  }
}

// Half of the games take the first move there is: they fill sheets from the top and pair what they can.
void play(const RatAndDragon& game, reference::Game right, Rng rng) {
  auto state = game.start();
  const bool eager = rng.below(2);
  for (SeatSet who; !(who = game.to_act(state)).empty();) {
    ASSERT_FALSE(right.over);
    ASSERT_EQ(who.is_chance(), right.chance_is_next());
    const auto seat = who.nth(rng.below(who.size()));
    if (seat == Seat::chance) {
      const auto text = game.text(random_action(game, state, seat, rng));
      ASSERT_EQ(text.starts_with("card "), right.card_is_next());
      game.apply(state, seat, *find_legal(game, state, seat, text));
      right.offer(on_offer(text));
      continue;
    }
    const auto texts = moves(game, state, seat);
    ASSERT_EQ(unique(texts), right.moves(static_cast<std::size_t>(index(seat))));
    ASSERT_EQ(unique(texts).size(), texts.size());
    const auto& text = texts[eager ? 0 : static_cast<std::size_t>(rng.below(static_cast<int>(texts.size())))];
    game.apply(state, seat, *find_legal(game, state, seat, text));
    right.move(static_cast<std::size_t>(index(seat)), text);
    if (!right.chance_is_next()) continue;
    for (std::size_t i = 0; i < right.sheets.size(); ++i) expect_same_creatures(game, state.table.sheets[i], right.sheets[i]);
    const auto points = game.points(state);
    ASSERT_EQ(std::vector<int>(points.begin(), points.end()), right.points());
  }
  ASSERT_TRUE(right.over);
  const auto points = game.points(state);
  ASSERT_EQ(std::vector<int>(points.begin(), points.end()), right.points());
  const auto returns = game.returns(state);
  ASSERT_EQ(std::vector<double>(returns.begin(), returns.end()), right.returns());
}

TEST(RatAndDragon, plays_as_the_reference_does) {
  Rng rng(11);
  for (const auto& [columns, rows, pairs, games] :
       {std::tuple{15, 15, 20, 1}, {9, 8, 5, 6}, {5, 4, 3, 40}, {26, 4, 6, 2}, {3, 7, 1, 40}, {2, 2, 2, 60}})
    for (const int seats : {1, 2, 3, 6})
      for (const bool card : {false, true})
        for (int i = 0; i < (games * 2 + seats - 1) / (2 * seats); ++i) {
          SCOPED_TRACE(fmt::format("{} x {}, {} seats, card {}, game {}", columns, rows, seats, card, i));
          play(game_with({.columns = columns, .rows = rows, .pairs = pairs}, seats, card ? "first_creature" : "none"),
               reference::Game(seats, columns, rows, pairs, card), rng.split());
          if (testing::Test::HasFatalFailure()) return;
        }
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
