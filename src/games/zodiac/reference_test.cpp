// Compares the game with its reference implementation: seats to act, legal moves, weights, points, returns.
#include "games/zodiac/reference_rules.hpp"

#include "games/zodiac/testing.hpp"

namespace shengxiao::games::zodiac {
namespace {
using reference::Reference;

void compare(int seats, bool any, bool table, int limit, int dealer, int wild, int games, std::uint64_t seed) {
  const auto game = zodiac_of(seats, {{"pangu", any ? "any" : "missing"},
                                      {"enforcement", table ? "table" : "guided"},
                                      {"turn_limit", std::to_string(limit)},
                                      {"dealer", dealer < 0 ? "cut" : std::to_string(dealer)}});
  Rng rng(seed);
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    Reference slow(seats, any, table, limit, dealer);
    std::string told;
    const auto end = play(game, rng, wild, [&](const State& s, Seat who, Zodiac::Action a) {
      if (testing::Test::HasFailure()) return;
      ASSERT_EQ(slow.actor(), who == Seat::chance ? -1 : index(who)) << told;
      const auto ours = moves(game, s);
      if (who == Seat::chance) {
        const auto outcomes = slow.outcomes();
        Texts theirs;
        for (const auto& [text, weight] : outcomes) theirs.push_back(text);
        ASSERT_EQ(ours, theirs) << told;
        for (const auto& [text, weight] : outcomes)
          ASSERT_EQ(game.weight(s, find_legal(game, s, who, text).value()), static_cast<std::uint32_t>(weight)) << text;
      } else {
        ASSERT_EQ(ours, slow.moves()) << told;
      }
      const auto text = game.text(a);
      told += text + ", ";
      slow.step(text);
    });
    ASSERT_EQ(slow.actor(), -2) << told;
    EXPECT_EQ(end.turns, static_cast<std::uint32_t>(slow.turns + (slow.winner >= 0)));
    for (int seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(game.points(end)[seat], slow.points(seat));
      EXPECT_EQ(game.returns(end)[seat], slow.winner < 0 ? 0 : slow.winner == seat ? 1.0 : -1.0 / (seats - 1));
    }
  }
}

TEST(Zodiac, plays_like_a_slow_reference) {
  for (int seats = 2; seats <= 8; ++seats)
    for (const bool any : {false, true})
      for (const bool table : {false, true})
        for (const int wild : {1, 3, 12, 1000})
          compare(seats, any, table, 25 * seats, (seats + wild) % 3 - 1, wild, 3, static_cast<std::uint64_t>(seats * wild));
}

// Long wild games of many seats: piles that jam, hands that grow, fines, skips on skips.
TEST(Zodiac, plays_like_a_slow_reference_for_long) {
  for (const int seats : {2, 3, 7, 8}) {
    compare(seats, true, true, 400 * seats, -1, 1, 1, 5);
    compare(seats, false, false, 300 * seats, -1, 2, 1, 6);
  }
}

}  // namespace
}  // namespace shengxiao::games::zodiac
