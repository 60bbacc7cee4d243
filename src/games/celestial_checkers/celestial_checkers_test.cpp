// Every clause of RULES.md, on positions that show it. "c3 Ox, d4 rt" is South's Ox on c3 and North's Rat on d4.
#include "games/celestial_checkers/celestial_checkers.hpp"

#include <gtest/gtest.h>

#include <map>

#include "games/celestial_checkers/perft.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games {
namespace {

using namespace checkers_testing;

const Texts strongest_first{"Ox", "Tg", "Dr", "Hs", "Dg", "Gt", "Pg", "Sn", "Rs", "Mk", "Hr", "Rt"};
const Texts south_camp{"a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"};
const Texts north_camp{"h8", "f8", "d8", "b8", "g7", "e7", "c7", "a7", "h6", "f6", "d6", "b6"};

std::string lower(std::string code) {
  code[0] = static_cast<char>(code[0] - 'A' + 'a');
  return code;
}

// All 24 placements in turn, both seats in the same order of animals and, seen from their own side, of squares.
Texts placements() {
  Texts steps;
  for (std::size_t i = 0; i < 12; ++i) {
    steps.push_back(strongest_first[i] + "@" + south_camp[i]);
    steps.push_back(strongest_first[i] + "@" + north_camp[i]);
  }
  return steps;
}

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

double south_returns(std::string_view line, const Options& options = {}) {
  const auto game = game_with(options);
  const auto state = at(line, game);
  EXPECT_TRUE(game.to_act(state).empty()) << line << " is not over";
  return game.returns(state)[Seat::first];
}

TEST(CelestialCheckers, CC_1_two_seats_with_one_of_each_animal) {
  EXPECT_EQ(CelestialCheckers::make({}).value().setup().seats, 2);
  EXPECT_EQ(CelestialCheckers::make({2, {}}).value().setup().seats, 2);
  for (const int seats : {-1, 1, 3, 8}) {
    const auto refused = CelestialCheckers::make({seats, {}});
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(refused.error().clause, "CC-1");
    EXPECT_EQ(refused.error().text, fmt::format("Celestial Checkers is played with 2 seats, not {}", seats));
  }
  const auto game = game_with();
  const auto start = moves(game.start());
  for (const auto& code : strongest_first) EXPECT_EQ(squares_for(start, code).size(), 12u) << code;
  EXPECT_EQ(start.size(), 144u);
  EXPECT_EQ(game.points(game.start()), Points(2, 0));
  EXPECT_EQ(clause(game.start(), Seat::watcher, "Ox@a1"), "CC-1");
}

TEST(CelestialCheckers, CC_2_the_order_of_strength) {
  for (std::size_t i = 0; i < 12; ++i) {
    const int animal = celestial_checkers::animal_of(strongest_first[i]).value();
    EXPECT_EQ(celestial_checkers::strength(animal), 12 - static_cast<int>(i)) << strongest_first[i];
    const auto alone = board("c3 " + strongest_first[i], 'S');
    EXPECT_EQ(alone.strength_at(celestial_checkers::square_of("c3").value()), 12 - static_cast<int>(i));
  }
  EXPECT_EQ(celestial_checkers::animal_names[11], "Ox");
  EXPECT_EQ(celestial_checkers::animal_names[1], "Hare");
  EXPECT_EQ(celestial_checkers::animal_names[0], "Rat");
}

TEST(CelestialCheckers, CC_3_intelligence_is_what_strength_leaves_of_13) {
  for (std::size_t i = 0; i < 12; ++i) {
    const int worth = static_cast<int>(i) + 1;  // the Ox 1, the Rat 12
    const auto game = game_with();
    EXPECT_EQ(game.points(after(board("c7 " + strongest_first[i], 'S'), {"c7-d8"}))[south], worth) << strongest_first[i];
    EXPECT_EQ(game.points(after(board("d2 " + lower(strongest_first[i]), 'N'), {"d2-c1"}))[north], worth) << strongest_first[i];
  }
}

TEST(CelestialCheckers, CC_4_a1_is_playable_and_each_seat_has_twelve_squares) {
  const auto start = game_with().start();
  EXPECT_EQ(squares_for(moves(start), "Ox"), sorted(south_camp));
  EXPECT_EQ(squares_for(moves(after(start, {"Ox@a1"})), "Ox"), sorted(north_camp));
  // In the corners a step has one way to go.
  EXPECT_EQ(moves(board("a1 Ox", 'S')), (Texts{"a1-b2"}));
  EXPECT_EQ(moves(board("h8 ox", 'N')), (Texts{"h8-g7"}));
  EXPECT_EQ(refusal(start, south, "Ox@b1"), "b1 is a light square, and animals stand on dark ones (CC-4)");
  EXPECT_EQ(clause(start, south, "Ox@h7"), "CC-4") << "nor elsewhere";
}

TEST(CelestialCheckers, CC_5_seats_place_in_turn_and_South_begins) {
  const auto game = game_with();
  auto state = game.start();
  Seat turn = south;
  for (const auto& step : placements()) {
    EXPECT_EQ(game.to_act(state), SeatSet(turn)) << step;
    state = after(state, {step});
    turn = turn == south ? north : south;
  }
  EXPECT_EQ(refusal(game.start(), north, "Ox@h8"), "it is South's turn to place an animal (CC-5)");
  EXPECT_EQ(clause(after(game.start(), {"Ox@a1"}), south, "Rt@c1"), "CC-5");
  EXPECT_EQ(clause(game.start(), Seat::chance, "Ox@a1"), "CC-5");
}

TEST(CelestialCheckers, CC_5_chance_places_where_it_is_asked_to) {
  const auto game = game_with({{"placement", "random"}});
  auto state = game.start();
  for (std::size_t i = 0; i < 12; ++i)
    for (const auto& camp : {south_camp, north_camp}) {
      ASSERT_EQ(game.to_act(state), SeatSet(Seat::chance));
      EXPECT_EQ(refusal(state, i % 2 ? north : south, "Ox@" + camp[i], game),
                "under placement=random chance places the animals (CC-5)");
      Texts each_animal_left;
      for (std::size_t left = i; left < 12; ++left) each_animal_left.push_back(strongest_first[left] + "@" + camp[i]);
      EXPECT_EQ(moves(state, game), sorted(each_animal_left));
      Actions<CelestialCheckers> legal;
      game.legal(state, Seat::chance, legal);
      for (const auto a : legal) EXPECT_EQ(game.weight(state, a), 1u);
      if (i < 11) {
        EXPECT_EQ(refusal(state, Seat::chance, strongest_first[i] + "@" + camp[i + 1], game),
                  "chance fills " + camp[i] + " next (CC-6)");
      }
      state = after(state, {strongest_first[i] + "@" + camp[i]}, game);
    }
  EXPECT_EQ(game.to_act(state), SeatSet(north));
}

TEST(CelestialCheckers, CC_5_a_mirrored_shuffle_is_the_same_turned_round) {
  const auto game = game_with({{"placement", "random"}, {"shuffle", "mirrored"}});
  Rng rng(5);
  auto state = game.start();
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(moves(state, game).size(), 12 - i);
    game.apply(state, Seat::chance, draw(game, state, Seat::chance, rng));
    EXPECT_EQ(moves(state, game), (Texts{on(state, south_camp[i]) + "@" + north_camp[i]}));
    game.apply(state, Seat::chance, draw(game, state, Seat::chance, rng));
    EXPECT_EQ(on(state, north_camp[i]), lower(on(state, south_camp[i])));
  }
}

TEST(CelestialCheckers, CC_6_any_animal_left_on_any_empty_square_of_the_first_three_ranks) {
  const auto start = game_with().start();
  const auto two = after(start, {"Tg@c3", "Rt@f6"});
  EXPECT_EQ(moves(two).size(), 11u * 11u);
  EXPECT_EQ(squares_for(moves(two), "Tg"), Texts{});
  EXPECT_EQ(squares_for(moves(two), "Rt"), (Texts{"a1", "a3", "b2", "c1", "d2", "e1", "e3", "f2", "g1", "g3", "h2"}));
  EXPECT_EQ(refusal(two, south, "Tg@a1"), "South has placed its Tiger already (CC-6)");
  EXPECT_EQ(refusal(two, south, "Ox@c3"), "c3 is taken (CC-6)");
  EXPECT_EQ(refusal(two, south, "Ox@d6"), "d6 is not on the first three ranks of South (CC-6)");
  EXPECT_EQ(refusal(after(two, {"Ox@a1"}), north, "Ox@e3"), "e3 is not on the first three ranks of North (CC-6)");
  EXPECT_EQ(refusal(start, south, "Ox@b4"), "b4 is not on the first three ranks of South (CC-6)") << "nor of North";
  EXPECT_EQ(refusal(two, south, "Tg@e5"), "South has placed its Tiger already (CC-6)");
}

TEST(CelestialCheckers, CC_7_when_all_24_are_placed_North_moves_first) {
  const auto game = game_with();
  auto steps = placements();
  const auto last = steps.back();
  steps.pop_back();
  const auto almost = after(game.start(), steps);
  EXPECT_EQ(refusal(almost, north, "d6-c5"), "nothing moves before all 24 animals stand on the board (CC-7)");
  const auto placed = after(almost, {last});
  EXPECT_EQ(game.to_act(placed), SeatSet(north));
  EXPECT_EQ(moves(placed), (Texts{"b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5"}));
  EXPECT_EQ(refusal(almost, north, "d6-d1"), "nothing moves before all 24 animals stand on the board (CC-7)") << "anywhere";
  EXPECT_EQ(refusal(placed, north, "Ox@h8"), "all animals are placed: now they move (CC-7)");
  EXPECT_EQ(clause(placed, north, "Ox@e5"), "CC-7") << "anywhere";
  EXPECT_EQ(refusal(placed, south, "c3-d4"), "it is North's turn (CC-7)");
  EXPECT_EQ(game.to_act(after(placed, {"d6-c5"})), SeatSet(south));
  EXPECT_EQ(game.to_act(after(placed, {"d6-c5", "c3-b4"})), SeatSet(north));
}

TEST(CelestialCheckers, CC_8_forward_only) {
  EXPECT_EQ(moves(board("d4 Ox, b6 ox", 'S')), (Texts{"d4-c5", "d4-e5"}));
  EXPECT_EQ(moves(board("d4 Ox, f6 ox", 'N')), (Texts{"f6-e5", "f6-g5"}));
  const auto south_to_move = board("d4 Ox, f6 ox", 'S');
  EXPECT_EQ(refusal(south_to_move, south, "d4-c3"), "animals move forward only (CC-8)");
  EXPECT_EQ(clause(board("d4 Ox, f6 ox", 'N'), north, "f6-g7"), "CC-8");
  EXPECT_EQ(clause(board("d4 Ox, c3 rt", 'S'), south, "d4xb2"), "CC-8") << "nor is there a jump backward";
  EXPECT_EQ(refusal(south_to_move, south, "f6-e5"), "South has no animal on f6 (CC-8)") << "another's animal";
  EXPECT_EQ(clause(south_to_move, south, "a1-b2"), "CC-8") << "an empty square";
  EXPECT_EQ(refusal(south_to_move, south, "d4-d5"), "d5 is not diagonally ahead of d4 (CC-8)") << "straight on";
  EXPECT_EQ(refusal(south_to_move, south, "d4xe6"), "e6 is not diagonally ahead of d4 (CC-8)") << "a knight's move";
  EXPECT_EQ(refusal(south_to_move, south, "d4-f4"), "animals move forward only (CC-8)") << "to the side";
  EXPECT_EQ(refusal(south_to_move, south, "d4-a1"), "animals move forward only (CC-8)") << "backward, however far";
  EXPECT_EQ(refusal(south_to_move, south, "c4-c5"), "South has no animal on c4 (CC-8)") << "a light square";
  EXPECT_EQ(refusal(south_to_move, north, "f6-f4"), "it is South's turn (CC-7)");
  EXPECT_EQ(clause(board("d4 Ox, f6 ox", 'N'), north, "f6-f5"), "CC-8") << "North the same";
}

TEST(CelestialCheckers, CC_9_a_slide_goes_to_an_empty_square_next_to_it) {
  const auto slid = after(board("d4 Ox, h8 ox", 'S'), {"d4-e5"});
  EXPECT_EQ(on(slid, "d4"), "");
  EXPECT_EQ(on(slid, "e5"), "Ox");
  EXPECT_EQ(on(slid, "h8"), "ox");
  EXPECT_EQ(moves(board("a3 Ox, h4 Rt, h8 ox", 'S')), (Texts{"a3-b4", "h4-g5"})) << "the edges";
  const auto blocked = board("d4 Rt, c5 Tg, e5 dr, h8 ox", 'S');
  EXPECT_EQ(refusal(blocked, south, "d4-c5"), "c5 is not empty (CC-9)") << "an animal of its own";
  EXPECT_EQ(refusal(blocked, south, "d4-e5"), "e5 is not empty (CC-9)") << "an enemy";
  EXPECT_EQ(refusal(blocked, south, "c5-f8"), "f8 is too far from c5: a slide goes one square, a jump two (CC-9)");
}

TEST(CelestialCheckers, CC_10_a_jump_takes_the_enemy_it_goes_over) {
  const auto before = board("d4 Ox, c5 hr, e5 Rt, h8 ox", 'S');
  EXPECT_EQ(moves(before), (Texts{"d4xb6"}));
  const auto jumped = after(before, {"d4xb6"});
  EXPECT_EQ(on(jumped, "d4") + on(jumped, "c5"), "");
  EXPECT_EQ(on(jumped, "b6"), "Ox");
  EXPECT_EQ(refusal(before, south, "d4xf6"), "there is no enemy on e5 to jump over (CC-10)") << "its own Rat";
  EXPECT_EQ(clause(board("d4 Ox, h8 ox", 'S'), south, "d4xf6"), "CC-10") << "nothing at all";
  const auto held = board("d4 Ox, c5 hr, b6 mk, e5 rt, f6 Tg, h8 ox", 'S');
  EXPECT_EQ(refusal(held, south, "d4xb6"), "b6 is not empty (CC-10)") << "an enemy behind";
  EXPECT_EQ(refusal(held, south, "d4xf6"), "f6 is not empty (CC-10)") << "an animal of its own behind";
  EXPECT_EQ(moves(board("b4 Ox, a5 rt, h8 ox", 'S')), (Texts{"b4-c5"})) << "no square behind a5";
  EXPECT_EQ(moves(board("g5 Ox, h6 rt, b8 ox", 'S')), (Texts{"g5-f6"})) << "no square behind h6";
  EXPECT_EQ(moves(board("f6 Rt, e5 Rs, d4 rt, h8 ox", 'S')), (Texts{"e5-d6", "f6-e7", "f6-g7"})) << "not backward, not two away";
  EXPECT_EQ(moves(board("f6 ox, e5 Rt, a1 Rs", 'N')), (Texts{"f6xd4"})) << "North jumps the other way";
}

TEST(CelestialCheckers, CC_11_nobody_captures_a_stronger_animal) {
  for (std::size_t mine = 0; mine < 12; ++mine)
    for (std::size_t theirs = 0; theirs < 12; ++theirs) {
      const bool can = mine <= theirs;  // as strong or stronger: earlier in the list
      const auto south_jumps = board("d4 " + strongest_first[mine] + ", e5 " + lower(strongest_first[theirs]), 'S');
      EXPECT_EQ(moves(south_jumps), can ? (Texts{"d4xf6"}) : (Texts{"d4-c5"})) << strongest_first[mine] << strongest_first[theirs];
      EXPECT_EQ(clause(south_jumps, south, "d4xf6"), can ? "allowed" : "CC-11");
      const auto north_jumps = board("d4 " + strongest_first[theirs] + ", e5 " + lower(strongest_first[mine]), 'N');
      EXPECT_EQ(moves(north_jumps), can ? (Texts{"e5xc3"}) : (Texts{"e5-f4"})) << strongest_first[mine] << strongest_first[theirs];
    }
  EXPECT_EQ(refusal(board("d4 Rt, e5 hr", 'S'), south, "d4xf6"),
            "the Hare on e5 is too strong for the Rat on d4: 2 against 1 (CC-11)");
}

TEST(CelestialCheckers, CC_12_capturing_is_mandatory) {
  const auto state = board("b4 Ox, c5 rt, g5 Dr, f6 hr, e1 Rs, h8 ox", 'S');
  EXPECT_EQ(moves(state), (Texts{"b4xd6", "g5xe7"})) << "which jump is free";
  EXPECT_EQ(refusal(state, south, "e1-d2"), "a jump is possible, so one must be made (CC-12)");
  EXPECT_EQ(clause(state, south, "b4-a5"), "CC-12") << "the jumper itself may not slide either";
  // A jump that CC-11 forbids obliges nobody.
  EXPECT_EQ(moves(board("b4 Rt, c5 hr, h2 Rs", 'S')), (Texts{"b4-a5", "h2-g3"}));
}

TEST(CelestialCheckers, CC_13_a_jumper_goes_on_as_long_as_it_can) {
  const auto game = game_with();
  // The Tiger jumps c5, and can go on over c7 or over e7; the Dragon could jump as well, but must wait.
  const auto before = board("b4 Tg, c5 rt, c7 hr, e7 mk, g1 Dr, f2 sn, h2 Rt, h6 rs", 'S');
  EXPECT_EQ(moves(before), (Texts{"b4xd6", "g1xe3"}));
  const auto middle = after(before, {"b4xd6"});
  EXPECT_EQ(on(middle, "c5"), "") << "what is jumped leaves at once";
  EXPECT_EQ(game.to_act(middle), SeatSet(south));
  EXPECT_TRUE(game.mid_turn(middle, south));
  EXPECT_FALSE(game.mid_turn(middle, north) || game.mid_turn(before, south));
  EXPECT_EQ(moves(middle), (Texts{"d6xb8", "d6xf8"}));
  EXPECT_EQ(refusal(middle, north, "h6-g5"), "South goes on jumping first (CC-13)");
  const auto home = after(middle, {"d6xf8"});
  EXPECT_EQ(on(home, "c7") + on(home, "e7"), "hr");
  EXPECT_EQ(game.to_act(home), SeatSet(north));
  EXPECT_FALSE(game.mid_turn(home, south) || game.mid_turn(home, north));

  const auto two = after(board("b2 Ox, c3 rt, e5 hr, h2 Tg, g3 mk", 'S'), {"b2xd4"});
  EXPECT_EQ(moves(two), (Texts{"d4xf6"}));
  EXPECT_EQ(refusal(two, south, "h2xf4"), "the animal on d4 goes on jumping (CC-13)");
  EXPECT_EQ(clause(two, south, "h2-h8"), "CC-13") << "whatever another is to do";
  EXPECT_EQ(refusal(two, south, "d4-c5"), "the animal that has jumped can jump again, so it must (CC-13)");
  EXPECT_EQ(clause(two, south, "d4-e5"), "CC-9");
  EXPECT_EQ(clause(two, south, "d4xb6"), "CC-10");
}

TEST(CelestialCheckers, CC_13_a_chain_ends_where_the_next_enemy_is_too_strong_or_shielded) {
  const auto game = game_with();
  EXPECT_EQ(game.to_act(after(board("b2 Rs, c3 rt, e5 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north)) << "too strong";
  EXPECT_EQ(game.to_act(after(board("b2 Ox, c3 rt, e5 sn, f6 hr, h8 ox", 'S'), {"b2xd4"})), SeatSet(north))
      << "nothing empty behind";
  EXPECT_EQ(game.to_act(after(board("b2 Ox, c3 rt, g5 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north)) << "nobody there";
  EXPECT_EQ(game.to_act(after(board("b2 Ox, c3 rt, g1 Tg, f2 sn, h8 ox", 'S'), {"b2xd4"})), SeatSet(north))
      << "others do not go on";
  EXPECT_EQ(game.to_act(after(board("g7 ox, f6 Rt, d4 Hr, a1 Tg", 'N'), {"g7xe5", "e5xc3"})), SeatSet(south)) << "North the same";
  EXPECT_EQ(game.to_act(after(board("b4 Ox, c5 rt, c3 hr, a1 Rt", 'S'), {"b4xd6"})), SeatSet(north)) << "never backward";
}

TEST(CelestialCheckers, CC_14_the_shorter_chain_is_as_good) {
  // e3 over d4 is one jump; e3 over f4 goes on over f6.
  const auto state = board("e3 Ox, d4 rt, f4 hr, f6 mk, h8 ox", 'S');
  EXPECT_EQ(moves(state), (Texts{"e3xc5", "e3xg5"}));
  EXPECT_EQ(game_with().to_act(after(state, {"e3xc5"})), SeatSet(north));
  EXPECT_EQ(moves(after(state, {"e3xg5"})), (Texts{"g5xe7"}));
}

TEST(CelestialCheckers, CC_15_an_animal_on_the_far_rank_leaves_and_scores) {
  const auto game = game_with();
  const auto slid = after(board("c7 Rs, a1 Ox, g5 rt", 'S'), {"c7-b8"});
  EXPECT_EQ(on(slid, "b8") + on(slid, "c7"), "");
  EXPECT_EQ(game.position(slid), "4/4/4/3rt/4/4/4/Ox3 -/- Rs/- 9/0 N -");
  const auto jumped = after(board("d6 Gt, e7 rt, c7 hr, a1 Ox, g5 mk", 'S'), {"d6xf8"});
  EXPECT_EQ(game.position(jumped), "4/1hr2/4/3mk/4/4/4/Ox3 -/- Gt/- 6/0 N -") << "the captured Rat scores for nobody";
  const auto north_home = after(board("c3 rt, b2 Rt, g5 Ox, h8 ox", 'N'), {"c3xa1"});
  EXPECT_EQ(game.position(north_home), "3ox/4/4/3Ox/4/4/4/4 -/- -/rt 0/12 S -");
  // Scores add up.
  const auto both = after(at(line_of("c7 Rs, e7 Mk, g5 rt", "-/- SnDg/pg 13/7 S -")), {"c7-b8", "g5-f4", "e7-d8"});
  EXPECT_EQ(game.points(both)[south], 13 + 9 + 10);
  EXPECT_EQ(game.points(both)[north], 7);
}

TEST(CelestialCheckers, CC_16_who_cannot_move_ends_the_game) {
  const auto game = game_with();
  const auto over = [&](const State& s) { return game.to_act(s).empty(); };
  EXPECT_TRUE(over(board("c3 Ox", 'N'))) << "no animals left";
  EXPECT_FALSE(over(board("c3 Ox", 'S')));
  // South's Rat stands before the Hare, which it cannot take; a third animal holds the other way.
  EXPECT_TRUE(over(board("a3 Rt, b4 hr, h8 ox", 'S')));
  EXPECT_FALSE(over(board("a3 Rt, b4 hr, h8 ox", 'N'))) << "only the seat to move counts";
  EXPECT_TRUE(over(board("a3 Rt, b4 Hr, c5 ox, a5 tg, d6 rt", 'S'))) << "its own animals may be in the way";
  EXPECT_FALSE(over(board("a3 Tg, b4 hr, h8 ox", 'S'))) << "a jump is a move";
  EXPECT_TRUE(over(board("a3 Tg, b4 hr, c5 ox", 'S')));
  // It ends with the move that brings it about: the last animal taken, the last way closed, the last animal home.
  EXPECT_TRUE(over(after(board("b4 Ox, c5 rt", 'S'), {"b4xd6"})));
  EXPECT_TRUE(over(after(board("a3 Rt, c5 hr", 'N'), {"c5-b4"})));
  const auto ended = after(board("c7 Rt, h4 ox", 'N'), {"h4-g3", "c7-d8", "g3-f2"});
  EXPECT_TRUE(over(ended)) << "nobody passes: North does not go on alone";
  EXPECT_EQ(refusal(ended, south, "c7-d8"), "the game is over (CC-16)");
  EXPECT_EQ(clause(ended, north, "f2-e1"), "CC-16");
  EXPECT_EQ(clause(ended, south, "c7-c8"), "CC-16") << "whatever is written";
}

TEST(CelestialCheckers, CC_17_the_higher_score_wins) {
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Rt/ox 12/1 S -")), 1);
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Ox/hr 1/11 S -")), -1);
  EXPECT_EQ(south_returns(line_of("a3 hr", "-/- MkTg/rt 12/12 S -")), 0) << "a draw";
  EXPECT_EQ(south_returns(line_of("h8 rt", "-/- -/- 0/0 S -")), 0);
  // Who was stopped, and what is left on the board, makes no difference.
  EXPECT_EQ(south_returns(line_of("a3 rt, c3 hr, h8 mk", "-/- Ox/- 1/0 S -")), 1);
  EXPECT_EQ(south_returns(line_of("a5 Rt, c5 Hr, e5 Mk", "-/- -/ox 0/1 N -")), -1);
}

TEST(CelestialCheckers, CC_18_returns_and_the_difference) {
  const auto line = line_of("a3 rt", "-/- RtOx/tg 13/2 S -");
  const auto game = game_with();
  EXPECT_EQ(game.points(at(line))[south], 13);
  EXPECT_EQ(game.points(at(line))[north], 2);
  EXPECT_EQ(game.points(at(line)).size(), 2);
  EXPECT_EQ(game.returns(at(line))[south], 1);
  EXPECT_EQ(game.returns(at(line))[north], -1);
  const Options margin{{"objective", "margin"}};
  EXPECT_EQ(south_returns(line, margin), 11);
  EXPECT_EQ(game_with(margin).returns(at(line))[north], -11);
  EXPECT_EQ(south_returns(line_of("a3 rt", "-/- Ox/hr 1/11 S -"), margin), -10);
  EXPECT_EQ(south_returns(line_of("a3 hr", "-/- MkTg/rt 12/12 S -"), margin), 0);
}

TEST(CelestialCheckers, CC_19_every_step_uses_up_some_of_the_144) {
  const auto game = game_with();
  EXPECT_EQ(game.longest(), 24 + 144);
  // How many ranks all animals on the board still have before them.
  const auto ranks_left = [](const State& s) {
    int sum = 0;
    for (int square = 0; square < 64; ++square) {
      if (s.men[0] & celestial_checkers::bit(square)) sum += 7 - celestial_checkers::rank_of(square);
      if (s.men[1] & celestial_checkers::bit(square)) sum += celestial_checkers::rank_of(square);
    }
    return sum;
  };
  EXPECT_EQ(ranks_left(after(game.start(), placements())), 144);
  Rng rng(19);
  for (int i = 0; i < 200; ++i) {
    auto s = after(game.start(), placements());
    int steps = 0;
    for (int left = ranks_left(s); !game.to_act(s).empty(); ++steps) {
      const auto seat = game.to_act(s).front();
      game.apply(s, seat, draw(game, s, seat, rng));
      ASSERT_LT(ranks_left(s), left);
      left = ranks_left(s);
    }
    EXPECT_LE(steps, 144);
  }
}

TEST(CelestialCheckers, CC_20_how_moves_are_written) {
  const auto game = game_with();
  using Action = CelestialCheckers::Action;
  const auto sq = [](std::string_view name) { return celestial_checkers::square_of(name).value(); };
  EXPECT_EQ(game.text(Action::place(11, sq("c3"))), "Ox@c3");
  EXPECT_EQ(game.text(Action::step(sq("c3"), sq("d4"))), "c3-d4");
  EXPECT_EQ(game.text(Action::step(sq("c3"), sq("e5"))), "c3xe5");
  EXPECT_EQ(game.text(Action::step(sq("f6"), sq("d4"))), "f6xd4");
  const std::map<std::string, std::string> codes{{"Rt", "Rat"},    {"Ox", "Ox"},      {"Tg", "Tiger"}, {"Hr", "Hare"},
                                                 {"Dr", "Dragon"}, {"Sn", "Snake"},   {"Hs", "Horse"}, {"Gt", "Goat"},
                                                 {"Mk", "Monkey"}, {"Rs", "Rooster"}, {"Dg", "Dog"},   {"Pg", "Pig"}};
  for (const auto& [code, name] : codes)
    EXPECT_EQ(celestial_checkers::animal_names[static_cast<std::size_t>(celestial_checkers::animal_of(code).value())], name);
  for (const std::string_view nonsense :
       {"", "x", "c3", "c3d4", "c3-e5", "c3xd4", "c3+d4", "ox@c3", "Ox@i9", "Oxc3", "Xx@c3", "c3-d4-e5", "h8-i9"}) {
    const auto refused = find_legal(game, game.start(), south, nonsense);
    ASSERT_FALSE(refused) << nonsense;
    EXPECT_EQ(refused.error().clause, "CC-20") << nonsense;
  }
  EXPECT_EQ(refusal(board("c5 Ox, h8 ox", 'S'), south, "c5-e7"),
            "\"c5-e7\" is not a move of Celestial Checkers (a move now would be c5-b6) (CC-20)");
  EXPECT_EQ(moves(after(game.start(), {"  Ox@c3\n"})).size(), 144u) << "blanks about a move do no harm";
}

// As somebody points at them: a jump where they are two squares apart, else a slide.
TEST(CelestialCheckers, CC_20_no_two_squares_are_refused_as_badly_written) {
  const auto state = board("d4 Ox, c3 rt, e5 hr, h8 ox", 'S');
  for (int from = 0; from < 64; ++from)
    for (int to = 0; to < 64; ++to) {
      const int far = std::max(std::abs(from / 8 - to / 8), std::abs(from % 8 - to % 8));
      const auto step = celestial_checkers::square_name(from) + (far == 2 ? "x" : "-") + celestial_checkers::square_name(to);
      EXPECT_NE(clause(state, south, step), "CC-20") << step;
      EXPECT_NE(clause(game_with().start(), south, "Ox@" + celestial_checkers::square_name(to)), "CC-20") << to;
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
  EXPECT_EQ(game_with().position(after(state, split_turn<CelestialCheckers>(" b2xd4xf6 "))),
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
  EXPECT_EQ(perft(game, after(state, {"b4xd6"}), 1), 2u) << "the rest of a turn is a turn";
}

}  // namespace
}  // namespace shengxiao::games
