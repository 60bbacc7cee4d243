// The clauses of the animals and of their placement (CC-1 to CC-7).
#include "core/play.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

Texts squares_for(const Texts& moves, std::string_view code) {
  Texts squares;
  for (const auto& move : moves)
    if (move.starts_with(code)) squares.push_back(move.substr(3));
  return squares;
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

TEST(CelestialCheckers, CC_1_two_seats_with_one_of_each_animal) {
  EXPECT_EQ(CelestialCheckers::make({}).value().setup().seats, 2);
  EXPECT_EQ(CelestialCheckers::make({2, {}}).value().setup().seats, 2);
  for (const int seats : {-1, 1, 3, 8}) {
    const auto refused = CelestialCheckers::make({seats, {}});
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(refused.error().clause, "CC-1");
    EXPECT_EQ(to_string(refused.error()), fmt::format("setup.seats(2, {}) [CC-1]", seats));
  }
  const auto game = game_with();
  const auto start = moves(standard, game.start());
  for (const auto& code : strongest_first) EXPECT_EQ(squares_for(start, code).size(), 12u) << code;
  EXPECT_EQ(start.size(), 144u);
  EXPECT_EQ(game.points(game.start()), Points(2, 0));
  EXPECT_EQ(clause_of(standard, game.start(), Seat::watcher, "Ox@a1"), "CC-1");
}

TEST(CelestialCheckers, CC_2_the_order_of_strength) {
  for (std::size_t i = 0; i < 12; ++i) {
    const int animal = animal_of(strongest_first[i]).value();
    EXPECT_EQ(strength(animal), 12 - static_cast<int>(i)) << strongest_first[i];
    const auto alone = board("c3 " + strongest_first[i], 'S');
    EXPECT_EQ(alone.strength_at(square_of("c3").value()), 12 - static_cast<int>(i));
  }
  EXPECT_EQ(animal_names[11], "Ox");
  EXPECT_EQ(animal_names[1], "Hare");
  EXPECT_EQ(animal_names[0], "Rat");
}

TEST(CelestialCheckers, CC_3_intelligence_is_what_strength_leaves_of_13) {
  for (std::size_t i = 0; i < 12; ++i) {
    const int worth = static_cast<int>(i) + 1;  // the Ox 1, the Rat 12
    const auto game = game_with();
    EXPECT_EQ(game.points(after(standard, board("c7 " + strongest_first[i], 'S'), {"c7-d8"}))[south], worth) << strongest_first[i];
    EXPECT_EQ(game.points(after(standard, board("d2 " + lower(strongest_first[i]), 'N'), {"d2-c1"}))[north], worth)
        << strongest_first[i];
  }
}

TEST(CelestialCheckers, CC_4_a1_is_playable_and_each_seat_has_twelve_squares) {
  const auto start = game_with().start();
  EXPECT_EQ(squares_for(moves(standard, start), "Ox"), sorted(south_camp));
  EXPECT_EQ(squares_for(moves(standard, after(standard, start, {"Ox@a1"})), "Ox"), sorted(north_camp));
  // In the corners a step has one way to go.
  EXPECT_EQ(moves(standard, board("a1 Ox", 'S')), (Texts{"a1-b2"}));
  EXPECT_EQ(moves(standard, board("h8 ox", 'N')), (Texts{"h8-g7"}));
  EXPECT_EQ(illegal_because(standard, start, south, "Ox@b1"), "celestial_checkers.light_square(\"b1\") [CC-4]");
  EXPECT_EQ(clause_of(standard, start, south, "Ox@h7"), "CC-4") << "nor elsewhere";
}

TEST(CelestialCheckers, CC_5_seats_place_in_turn_and_South_begins) {
  const auto game = game_with();
  auto state = game.start();
  Seat turn = south;
  for (const auto& step : placements()) {
    EXPECT_EQ(game.to_act(state), SeatSet(turn)) << step;
    state = after(standard, state, {step});
    turn = turn == south ? north : south;
  }
  EXPECT_EQ(illegal_because(standard, game.start(), north, "Ox@h8"), "celestial_checkers.other_places(seat 0) [CC-5]");
  EXPECT_EQ(clause_of(standard, after(standard, game.start(), {"Ox@a1"}), south, "Rt@c1"), "CC-5");
  EXPECT_EQ(clause_of(standard, game.start(), Seat::chance, "Ox@a1"), "CC-5");
}

TEST(CelestialCheckers, CC_5_chance_places_where_it_is_asked_to) {
  const auto game = game_with({{"placement", "random"}});
  auto state = game.start();
  for (std::size_t i = 0; i < 12; ++i)
    for (const auto& camp : {south_camp, north_camp}) {
      ASSERT_EQ(game.to_act(state), SeatSet(Seat::chance));
      EXPECT_EQ(illegal_because(game, state, i % 2 ? north : south, "Ox@" + camp[i]), "celestial_checkers.placed_by_chance [CC-5]");
      Texts each_animal_left;
      for (std::size_t left = i; left < 12; ++left) each_animal_left.push_back(strongest_first[left] + "@" + camp[i]);
      EXPECT_EQ(moves(game, state), sorted(each_animal_left));
      Actions<CelestialCheckers> legal;
      game.legal(state, Seat::chance, legal);
      for (const auto a : legal) EXPECT_EQ(game.weight(state, a), 1u);
      if (i < 11) {
        EXPECT_EQ(illegal_because(game, state, Seat::chance, strongest_first[i] + "@" + camp[i + 1]),
                  "celestial_checkers.chance_fills(\"" + camp[i] + "\") [CC-6]");
      }
      state = after(game, state, {strongest_first[i] + "@" + camp[i]});
    }
  EXPECT_EQ(game.to_act(state), SeatSet(north));
}

TEST(CelestialCheckers, CC_5_a_mirrored_shuffle_is_the_same_turned_round) {
  const auto game = game_with({{"placement", "random"}, {"shuffle", "mirrored"}});
  Rng rng(5);
  auto state = game.start();
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(moves(game, state).size(), 12 - i);
    game.apply(state, Seat::chance, random_action(game, state, Seat::chance, rng));
    EXPECT_EQ(moves(game, state), (Texts{on(state, south_camp[i]) + "@" + north_camp[i]}));
    game.apply(state, Seat::chance, random_action(game, state, Seat::chance, rng));
    EXPECT_EQ(on(state, north_camp[i]), lower(on(state, south_camp[i])));
  }
}

TEST(CelestialCheckers, CC_6_any_animal_left_on_any_empty_square_of_the_first_three_ranks) {
  const auto start = game_with().start();
  const auto two = after(standard, start, {"Tg@c3", "Rt@f6"});
  EXPECT_EQ(moves(standard, two).size(), 11u * 11u);
  EXPECT_EQ(squares_for(moves(standard, two), "Tg"), Texts{});
  EXPECT_EQ(squares_for(moves(standard, two), "Rt"), (Texts{"a1", "a3", "b2", "c1", "d2", "e1", "e3", "f2", "g1", "g3", "h2"}));
  EXPECT_EQ(illegal_because(standard, two, south, "Tg@a1"), "celestial_checkers.already_placed(seat 0, Tiger) [CC-6]");
  EXPECT_EQ(illegal_because(standard, two, south, "Ox@c3"), "celestial_checkers.square_taken(\"c3\") [CC-6]");
  EXPECT_EQ(illegal_because(standard, two, south, "Ox@d6"), "celestial_checkers.outside_camp(\"d6\", seat 0) [CC-6]");
  EXPECT_EQ(illegal_because(standard, after(standard, two, {"Ox@a1"}), north, "Ox@e3"),
            "celestial_checkers.outside_camp(\"e3\", seat 1) [CC-6]");
  EXPECT_EQ(illegal_because(standard, start, south, "Ox@b4"), "celestial_checkers.outside_camp(\"b4\", seat 0) [CC-6]")
      << "nor of North";
  EXPECT_EQ(illegal_because(standard, two, south, "Tg@e5"), "celestial_checkers.already_placed(seat 0, Tiger) [CC-6]");
}

TEST(CelestialCheckers, CC_7_when_all_24_are_placed_North_moves_first) {
  const auto game = game_with();
  auto steps = placements();
  const auto last = steps.back();
  steps.pop_back();
  const auto almost = after(standard, game.start(), steps);
  EXPECT_EQ(illegal_because(standard, almost, north, "d6-c5"), "celestial_checkers.still_placing [CC-7]");
  const auto placed = after(standard, almost, {last});
  EXPECT_EQ(game.to_act(placed), SeatSet(north));
  EXPECT_EQ(moves(standard, placed), (Texts{"b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5"}));
  EXPECT_EQ(illegal_because(standard, almost, north, "d6-d1"), "celestial_checkers.still_placing [CC-7]") << "anywhere";
  EXPECT_EQ(illegal_because(standard, placed, north, "Ox@h8"), "celestial_checkers.all_placed [CC-7]");
  EXPECT_EQ(clause_of(standard, placed, north, "Ox@e5"), "CC-7") << "anywhere";
  EXPECT_EQ(illegal_because(standard, placed, south, "c3-d4"), "celestial_checkers.other_turn(seat 1) [CC-7]");
  EXPECT_EQ(game.to_act(after(standard, placed, {"d6-c5"})), SeatSet(south));
  EXPECT_EQ(game.to_act(after(standard, placed, {"d6-c5", "c3-b4"})), SeatSet(north));
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
