// The clause of how moves are written (CC-20).
#include <map>

#include "games/celestial_checkers/perft.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

TEST(CelestialCheckers, CC_20_how_moves_are_written) {
  const auto game = game_with();
  using Action = CelestialCheckers::Action;
  const auto sq = [](std::string_view name) { return square_of(name).value(); };
  EXPECT_EQ(game.text(Action::place(11, sq("c3"))), "Ox@c3");
  EXPECT_EQ(game.text(Action::step(sq("c3"), sq("d4"))), "c3-d4");
  EXPECT_EQ(game.text(Action::step(sq("c3"), sq("e5"))), "c3xe5");
  EXPECT_EQ(game.text(Action::step(sq("f6"), sq("d4"))), "f6xd4");
  const std::map<std::string, std::string> codes{{"Rt", "Rat"},    {"Ox", "Ox"},      {"Tg", "Tiger"}, {"Hr", "Hare"},
                                                 {"Dr", "Dragon"}, {"Sn", "Snake"},   {"Hs", "Horse"}, {"Gt", "Goat"},
                                                 {"Mk", "Monkey"}, {"Rs", "Rooster"}, {"Dg", "Dog"},   {"Pg", "Pig"}};
  for (const auto& [code, name] : codes) EXPECT_EQ(animal_names[static_cast<std::size_t>(animal_of(code).value())], name);
  for (const std::string_view nonsense :
       {"", "x", "c3", "c3d4", "c3-e5", "c3xd4", "c3+d4", "ox@c3", "Ox@i9", "Oxc3", "Xx@c3", "c3-d4-e5", "h8-i9"}) {
    const auto refused = find_legal(game, game.start(), south, nonsense);
    ASSERT_FALSE(refused) << nonsense;
    EXPECT_EQ(refused.error().clause, "CC-20") << nonsense;
  }
  EXPECT_EQ(illegal_because(standard, board("c5 Ox, h8 ox", 'S'), south, "c5-e7"),
            "notation.not_a_move_now(\"c5-e7\", \"c5-b6\") [CC-20]");
  EXPECT_EQ(moves(standard, after(standard, game.start(), {"  Ox@c3\n"})).size(), 144u) << "blanks about a move do no harm";
}

// As somebody points at them: a jump where they are two squares apart, else a slide.
TEST(CelestialCheckers, CC_20_no_two_squares_are_refused_as_badly_written) {
  const auto state = board("d4 Ox, c3 rt, e5 hr, h8 ox", 'S');
  for (int from = 0; from < 64; ++from)
    for (int to = 0; to < 64; ++to) {
      const int far = std::max(std::abs(from / 8 - to / 8), std::abs(from % 8 - to % 8));
      const auto step = square_name(from) + (far == 2 ? "x" : "-") + square_name(to);
      EXPECT_NE(clause_of(standard, state, south, step), "CC-20") << step;
      EXPECT_NE(clause_of(standard, game_with().start(), south, "Ox@" + square_name(to)), "CC-20") << to;
    }
}

TEST(CelestialCheckers, CC_20_a_chain_is_written_as_one) {
  const auto split = [](std::string_view turn) { return CelestialCheckers::split(turn); };
  EXPECT_EQ(split("c3xe5xg7"), (Texts{"c3xe5", "e5xg7"}));
  EXPECT_EQ(split("a1xc3xe5xg7"), (Texts{"a1xc3", "c3xe5", "e5xg7"}));
  EXPECT_EQ(split("c3xe5"), (Texts{"c3xe5"}));
  EXPECT_EQ(split("c3-d4"), (Texts{"c3-d4"}));
  EXPECT_EQ(split("Ox@c3"), (Texts{"Ox@c3"}));
  EXPECT_EQ(split(""), (Texts{""}));
  for (const std::string turn : {"c3xe5xg7", "a1xc3xe5xg7", "c3xe5", "c3-d4", "Ox@c3"})
    EXPECT_EQ(CelestialCheckers::join(split(turn)), turn);
  EXPECT_EQ(CelestialCheckers::join({}), "");
  const auto state = board("b2 Ox, c3 rt, e5 hr, a1 Tg, h6 mk", 'S');
  EXPECT_EQ(game_with().position(after(standard, state, split_turn<CelestialCheckers>(" b2xd4xf6 "))),
            "4/4/2Oxmk/4/4/4/4/Tg3 -/- -/- 0/0 N -");
}

TEST(CelestialCheckers, CC_20_perft_counts_a_chain_as_one_turn) {
  const auto game = game_with();
  // Over c5, then over c7 or e7: two turns; after each North has the other animal and the Rooster.
  const auto state = board("b4 Tg, c5 rt, c7 hr, e7 mk, h6 rs", 'S');
  EXPECT_EQ(perft(game, state, 0), 1u);
  EXPECT_EQ(perft(game, state, 1), 2u);
  EXPECT_EQ(perft(game, state, 2), 2u * 3u);
  EXPECT_EQ(perft(game, state, 3), 0u) << "the Tiger is home, and South has nothing else";
  EXPECT_EQ(perft(game, after(standard, state, {"b4xd6"}), 1), 2u) << "the rest of a turn is a turn";
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
