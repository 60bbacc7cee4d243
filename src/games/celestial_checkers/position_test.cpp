// Position lines, options, and the other faces of moves and positions: numbers, JSON, floats.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {
using Action = CelestialCheckers::Action;

const std::string line_up = "rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -";
// South's Tiger has jumped to d6, taken the Rat, and goes on over the Hare or the Monkey.
const std::string in_a_chain = "4/1hrmk1/1Tg1rs/4/4/4/3Rt/3Dr -/- GtOx/sn 7/8 S d6";

std::string line_error(const std::string& line) {
  const auto state = game_with().from_position(line);
  return state ? "accepted" : to_string(state.error());
}

TEST(CelestialCheckers, CC_20_position_lines_of_all_phases) {
  const auto game = game_with();
  const auto hand = "RtHrMkRsSnPgGtDgHsDrTgOx/rthrmkrssnpggtdghsdrtgox";
  EXPECT_EQ(game.position(game.start()), fmt::format("4/4/4/4/4/4/4/4 {} -/- 0/0 S -", hand));
  EXPECT_EQ(game.position(after(standard, game.start(), {"Ox@c3"})),
            "4/4/4/4/4/1Ox2/4/4 RtHrMkRsSnPgGtDgHsDrTg/rthrmkrssnpggtdghsdrtgox -/- 0/0 N -");
  const auto state = at(in_a_chain);
  EXPECT_EQ(on(state, "d6") + on(state, "c7") + on(state, "e7") + on(state, "h6") + on(state, "h2") + on(state, "g1"),
            "TghrmkrsRtDr");
  EXPECT_EQ(game.to_act(state), SeatSet(south));
  EXPECT_EQ(moves(standard, state), (Texts{"d6xb8", "d6xf8"}));
  EXPECT_EQ(game.points(state)[south], 1 + 6);
  EXPECT_EQ(game.points(state)[north], 8);
  for (const auto& line :
       {line_up, in_a_chain, game.position(game.start()), line_of("a3 rt", "-/- Rt/ox 12/1 S -"), line_of("", "-/- -/- 0/0 N -")})
    EXPECT_EQ(game.position(at(line)), line);
}

TEST(CelestialCheckers, CC_20_position_lines_may_be_written_a_little_otherwise) {
  const auto game = game_with();
  EXPECT_EQ(game.position(at("22/1111/31/4/4/4/1111/211 -/- GtOx/sn 7/8 S -")), "4/4/4/4/4/4/4/4 -/- GtOx/sn 7/8 S -");
  EXPECT_EQ(game.position(at("4/4/4/4/4/4/4/4 -/- OxGt/- 7/0 S -")), "4/4/4/4/4/4/4/4 -/- GtOx/- 7/0 S -")
      << "animals in any order";
}

struct BadLine {
  std::string line, clause, error;
};

const std::string empty = "4/4/4/4/4/4/4/4";
const std::string all_south = "RtHrMkRsSnPgGtDgHsDrTgOx", all_north = "rthrmkrssnpggtdghsdrtgox";

void expect_errors(const std::vector<BadLine>& lines) {
  for (const auto& bad : lines) EXPECT_EQ(line_error(bad.line), fmt::format("{} [{}]", bad.error, bad.clause)) << bad.line;
}

TEST(CelestialCheckers, CC_20_a_position_line_has_fields_and_ranks) {
  expect_errors({
      {"", "CC-20", "celestial_checkers.position_fields(1)"},
      {empty, "CC-20", "celestial_checkers.position_fields(1)"},
      {empty + " -/- -/- 0/0 S", "CC-20", "celestial_checkers.position_fields(5)"},
      {empty + " -/- -/- 0/0 S - -", "CC-20", "celestial_checkers.position_fields(7)"},
      {empty + "  -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_fields(7)"},
      {" " + empty + " -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_fields(7)"},
      {"4/4/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_ranks(7)"},
      {"4/4/4/4/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_ranks(9)"},
      {"4/4/4/4/4/4/4/3 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_squares(1, \"3\", 3)"},
      {"4//4/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_squares(7, \"\", 0)"},
      {"4/4/4/4/4/4/4Ox/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_squares(2, \"4Ox\", 5)"},
      {"4/4/44/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_squares(6, \"44\", 8)"},
      {"4/4/8/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(6, \"8\")"},
      {"4/4/04/4/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(6, \"04\")"},
      {"4/4/4/3Xx/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(5, \"Xx\")"},
      {"4/4/4/3OX/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(5, \"OX\")"},
      {"4/4/4/3O/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(5, \"O\")"},
      {"4/4/4/3馬/4/4/4/4 -/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_rank(5, \"馬\")"},
      {"4/4/4/1OxOx1/4/4/4/4 -/- -/- 0/0 S -", "CC-1", "celestial_checkers.position_twice(seat 0, Ox)"},
      {"4/4/4/1ox2/4/2ox1/4/4 -/- -/- 0/0 S -", "CC-1", "celestial_checkers.position_twice(seat 1, Ox)"},
      {"4/4/4/1OxRt1/4/4/4/4 -/- Rt/- 12/0 S -", "CC-1", "celestial_checkers.position_twice(seat 0, Rat)"},
      {"1Ox2/4/4/4/4/4/4/4 -/- -/- 0/0 S -", "CC-15", "celestial_checkers.position_last_rank(seat 0, \"d8\")"},
      {"4/4/4/4/4/4/4/ox3 -/- -/- 0/0 S -", "CC-15", "celestial_checkers.position_last_rank(seat 1, \"a1\")"},
  });
}

TEST(CelestialCheckers, CC_20_hands_homes_and_the_seat_to_move_are_written_in_one_way) {
  expect_errors({
      {empty + " - -/- 0/0 S -", "CC-20", "celestial_checkers.position_sides(in hand, \"-\")"},
      {empty + " -/-/- -/- 0/0 S -", "CC-20", "celestial_checkers.position_sides(in hand, \"-/-/-\")"},
      {empty + " /- -/- 0/0 S -", "CC-20", "celestial_checkers.position_none(in hand)"},
      {empty + " -/- -/ 0/0 S -", "CC-20", "celestial_checkers.position_none(home)"},
      {empty + " -/- ox/- 1/0 S -", "CC-20", "celestial_checkers.position_animal(home, seat 0, \"ox\")"},
      {empty + " -/- -/Ox 0/1 S -", "CC-20", "celestial_checkers.position_animal(home, seat 1, \"Ox\")"},
      {empty + " -/- Ox-/- 1/0 S -", "CC-20", "celestial_checkers.position_animal(home, seat 0, \"-\")"},
      {empty + " -/- Ox馬/- 1/0 S -", "CC-20", "celestial_checkers.position_animal(home, seat 0, \"馬\")"},
      {empty + " -/- OxOx/- 2/0 S -", "CC-1", "celestial_checkers.position_twice(seat 0, Ox)"},
      {empty + " " + all_south + "/" + all_north + " Ox/- 1/0 S -", "CC-1", "celestial_checkers.position_twice(seat 0, Ox)"},
      // scores
      {empty + " -/- Ox/rt 1/11 S -", "CC-15", "celestial_checkers.position_scores(\"1/12\", \"1/11\")"},
      {empty + " -/- -/- 00/0 S -", "CC-15", "celestial_checkers.position_scores(\"0/0\", \"00/0\")"},
      {empty + " -/- -/- - S -", "CC-15", "celestial_checkers.position_scores(\"0/0\", \"-\")"},
      // seat to move and chain
      {empty + " -/- -/- 0/0 s -", "CC-20", "celestial_checkers.position_mover(\"s\")"},
      {empty + " -/- -/- 0/0 South -", "CC-20", "celestial_checkers.position_mover(\"South\")"},
      {empty + " -/- -/- 0/0 S d4", "CC-13", "celestial_checkers.position_chain(\"d4\")"},
      {empty + " -/- -/- 0/0 S x", "CC-13", "celestial_checkers.position_chain(\"x\")"},
      {"4/4/1oxOx1/4/4/4/4/4 -/- -/- 0/0 S d6", "CC-13", "celestial_checkers.position_chain(\"d6\")"},
      {"4/4/1Ox2/4/4/4/4/4 -/- -/- 0/0 S d6", "CC-13", "celestial_checkers.position_stuck(\"d6\")"},
  });
}

TEST(CelestialCheckers, CC_20_a_position_line_makes_sense) {
  expect_errors({
      {empty + " " + all_south + "/" + all_north + " -/- 0/0 N -", "CC-5", "celestial_checkers.position_turn(12, 12, seat 1)"},
      {"4/4/4/4/4/4/4/3Ox RtHrMkRsSnPgGtDgHsDrTg/" + all_north + " -/- 0/0 S -", "CC-5",
       "celestial_checkers.position_turn(11, 12, seat 0)"},
      {"4/4/4/4/4/4/2TgOx/4 RtHrMkRsSnPgGtDgHsDr/" + all_north + " -/- 0/0 S -", "CC-5",
       "celestial_checkers.position_turn(10, 12, seat 0)"},
      {"4/4/4/4/3Ox/4/4/4 RtHrMkRsSnPgGtDgHsDrTg/" + all_north + " -/- 0/0 N -", "CC-6",
       "celestial_checkers.position_outside_camp(seat 0)"},
      {empty + " RtHrMkRsSnPgGtDgHsDrTg/" + all_north + " -/- 0/0 N -", "CC-7", "celestial_checkers.position_lost(seat 0)"},
      {empty + " RtHrMkRsSnPgGtDgHsDrTg/" + all_north + " Ox/- 1/0 N -", "CC-7", "celestial_checkers.position_lost(seat 0)"},
      {"4/4/4/4/4/4/4/3Ox RtHrMkRsSnPgGtDgHsDrTg/rthrmkrssnpggtdghsdrtg -/- 0/0 S -", "CC-7",
       "celestial_checkers.position_lost(seat 1)"},
      {"rt3/4/4/4/4/4/4/3Ox RtHrMkRsSnPgGtDgHsDrTg/hrmkrssnpggtdghsdrtgox -/- 0/0 S g1", "CC-7",
       "celestial_checkers.position_jump"},
  });
}

// A position of the placement that chance would not have made, in a game where it places: it goes on from there all the same.
TEST(CelestialCheckers, CC_5_chance_goes_on_from_any_placement) {
  const std::string line = "4/4/4/4/4/1Ox2/4/4 RtHrMkRsSnPgGtDgHsDrTg/rthrmkrssnpggtdghsdrtgox -/- 0/0 N -";
  for (const char* shuffle : {"independent", "mirrored"}) {
    const auto game = game_with({{"placement", "random"}, {"shuffle", shuffle}});
    const auto state = game.from_position(line);
    if (!state) {
      EXPECT_FALSE(state.error().clause.empty()) << shuffle;
      continue;
    }
    ASSERT_EQ(game.to_act(*state), SeatSet(Seat::chance)) << shuffle;
    for (const auto& move : moves(game, *state)) {
      EXPECT_EQ(move.substr(2), "@h8") << shuffle;
      EXPECT_TRUE(parse(game, move)) << shuffle << ": " << move;
    }
    EXPECT_GE(moves(game, *state).size(), 1u) << shuffle;
    EXPECT_EQ(game.legal_count(*state, Seat::chance), static_cast<int>(moves(game, *state).size())) << shuffle;
  }
}

TEST(CelestialCheckers, options_and_their_defaults) {
  EXPECT_EQ(game_with().setup().options,
            (Options{{"placement", "free"}, {"shuffle", "independent"}, {"position", "-"}, {"objective", "win"}}));
  const auto fixed = game_with({{"objective", "margin"}, {"position", in_a_chain}, {"placement", "fixed"}});
  EXPECT_EQ(fixed.setup().options,
            (Options{{"placement", "fixed"}, {"shuffle", "independent"}, {"position", in_a_chain}, {"objective", "margin"}}));
  EXPECT_EQ(fixed.position(fixed.start()), in_a_chain);
  EXPECT_EQ(fixed.to_act(fixed.start()), SeatSet(south));
  // From a position within the placement the players place the rest.
  const auto placing = game_with({{"placement", "fixed"}, {"position", game_with().position(game_with().start())}});
  EXPECT_EQ(moves(placing, placing.start()).size(), 144u);
}

TEST(CelestialCheckers, bad_options_say_what_is_wrong) {
  const std::string both = "celestial_checkers.position_alone [CC-20]";
  const std::vector<std::pair<Options, std::string>> bad{
      {{{"placement", "anyhow"}}, "setup.option_value(\"placement\", \"anyhow\", \"free|random|fixed\")"},
      {{{"placement", ""}}, "setup.option_value(\"placement\", \"\", \"free|random|fixed\")"},
      {{{"shuffle", "same"}}, "setup.option_value(\"shuffle\", \"same\", \"independent|mirrored\")"},
      {{{"objective", "lose"}}, "setup.option_value(\"objective\", \"lose\", \"win|margin\")"},
      {{{"kings", "yes"}}, "setup.unknown_option(\"kings\", \"placement, shuffle, position, objective, animals\")"},
      {{{"shuffle", "mirrored"}, {"shuffle", "mirrored"}}, "setup.option_twice(\"shuffle\")"},
      {{{"placement", "fixed"}}, both},
      {{{"placement", "fixed"}, {"position", "-"}}, both},
      {{{"position", line_up}}, both},
      {{{"placement", "random"}, {"position", line_up}}, both},
      {{{"placement", "fixed"}, {"position", "4/4"}}, "celestial_checkers.position_fields(1) [CC-20]"},
  };
  for (const auto& [options, error] : bad) {
    const auto game = CelestialCheckers::make({2, options});
    ASSERT_FALSE(game) << error;
    EXPECT_EQ(to_string(game.error()), error);
  }
}

TEST(CelestialCheckers, ids_number_all_moves_the_board_has_room_for) {
  const auto game = game_with();
  EXPECT_EQ(game.action_count(), 12 * 24 + 98 + 72);  // placements, slides and jumps of both seats
  std::set<std::string> texts;
  int placements = 0, jumps = 0;
  for (int i = 0; i < game.action_count(); ++i) {
    const auto a = game.action(static_cast<ActionId>(i));
    EXPECT_EQ(game.id(a), i);
    texts.insert(game.text(a));
    placements += a.is_placement();
    jumps += a.is_jump();
  }
  EXPECT_EQ(static_cast<int>(texts.size()), game.action_count());
  EXPECT_EQ(placements, 12 * 24);
  EXPECT_EQ(jumps, 72);
  EXPECT_EQ(game.id(parse(game, "Rt@a1").value()), 0) << "ids are in files: changing them needs a new version of the rules";
  EXPECT_EQ(game.id(parse(game, "Ox@h8").value()), 287);
  EXPECT_EQ(game.id(parse(game, "a1-b2").value()), 288);
  EXPECT_EQ(game.id(parse(game, "a1xc3").value()), 386);
  EXPECT_EQ(game.id(parse(game, "h8xf6").value()), 457);
}

nlohmann::json json_of(const CelestialCheckers& game, const State& state) {
  return nlohmann::json::parse(view_json(game, state, Seat::watcher));
}

TEST(CelestialCheckers, json_of_a_position) {
  const auto expected = nlohmann::json::parse(R"({
    "game": "celestial_checkers", "phase": "movement", "mover": 0, "chain": "d6",
    "board": [
      {"square": "g1", "seat": 0, "animal": "Dragon", "strength": 10, "intelligence": 3},
      {"square": "h2", "seat": 0, "animal": "Rat", "strength": 1, "intelligence": 12},
      {"square": "d6", "seat": 0, "animal": "Tiger", "strength": 11, "intelligence": 2},
      {"square": "h6", "seat": 1, "animal": "Rooster", "strength": 4, "intelligence": 9},
      {"square": "c7", "seat": 1, "animal": "Hare", "strength": 2, "intelligence": 11},
      {"square": "e7", "seat": 1, "animal": "Monkey", "strength": 3, "intelligence": 10}],
    "hands": [[], []], "home": [["Goat", "Ox"], ["Snake"]],
    "captured": [["Hare", "Monkey", "Rooster", "Snake", "Pig", "Dog", "Horse"], ["Rat", "Pig", "Goat", "Dog", "Horse", "Dragon", "Tiger", "Ox"]],
    "scores": [7, 8], "position": "4/1hrmk1/1Tg1rs/4/4/4/3Rt/3Dr -/- GtOx/sn 7/8 S d6"})");
  const auto game = game_with();
  EXPECT_EQ(json_of(game, at(in_a_chain)), expected);
  const auto start = json_of(game, after(standard, game.start(), {"Ox@c3"}));
  EXPECT_EQ(start["phase"], "placement");
  EXPECT_EQ(start["mover"], 1);
  EXPECT_EQ(start["chain"], nullptr);
  EXPECT_EQ(start["hands"][0].size(), 11u);
  EXPECT_EQ(start["hands"][1].size(), 12u);
  EXPECT_EQ(json_of(game, at(line_of("", "-/- -/- 0/0 N -")))["phase"], "over");
}

TEST(CelestialCheckers, json_of_a_move) {
  const auto json = [](std::string_view text) {
    const auto game = game_with();
    std::string written;
    Json out(written);
    out.open('{');
    game.json(parse(game, text).value(), out);
    out.close('}');
    return nlohmann::json::parse(written);
  };
  EXPECT_EQ(json("Ox@c3"), nlohmann::json::parse(R"({"kind": "place", "animal": "Ox", "to": "c3"})"));
  EXPECT_EQ(json("c3-d4"), nlohmann::json::parse(R"({"kind": "slide", "from": "c3", "to": "d4"})"));
  EXPECT_EQ(json("c3xe5"), nlohmann::json::parse(R"({"kind": "jump", "from": "c3", "over": "d4", "to": "e5"})"));
}

TEST(CelestialCheckers, floats_of_a_position) {
  const auto game = game_with();
  ASSERT_EQ(game.tensor_size(), 849);
  const auto ones = [&](const State& state) {
    std::vector<float> floats(849, -1);
    game.tensor(game.view(state, south), Tensor<float>(floats));
    std::set<int> where;
    for (int i = 0; i < 849; ++i) {
      if (floats[static_cast<std::size_t>(i)] == 1)
        where.insert(i);
      else
        EXPECT_EQ(floats[static_cast<std::size_t>(i)], 0) << i;
    }
    return where;
  };
  // Planes of 32 squares by animal, the Rat's first, South's before North's; the squares a1, c1, e1, g1, b2, … count 0, 1, 2, …
  const auto plane = [](int seat, int strength, int square) { return (seat * 12 + strength - 1) * 32 + square; };
  EXPECT_EQ(ones(at(in_a_chain)), (std::set<int>{plane(0, 10, 3), plane(0, 1, 7), plane(0, 11, 21), plane(1, 4, 23),
                                                 plane(1, 2, 25), plane(1, 3, 26), 24 * 32 + 21, 824 + 11, 824 + 6, 824 + 12 + 4}));
  auto north_to_place = ones(after(standard, game.start(), {"Ox@c3"}));
  EXPECT_EQ(north_to_place.size(), 1u + 11u + 12u + 1u);
  EXPECT_TRUE(north_to_place.contains(plane(0, 12, 9)));
  EXPECT_TRUE(north_to_place.contains(848)) << "North is to move";
  EXPECT_TRUE(north_to_place.contains(800) && north_to_place.contains(800 + 23));
  EXPECT_FALSE(north_to_place.contains(800 + 11)) << "South's Ox is no longer in hand";
}

TEST(CelestialCheckers, the_heuristic_policy_takes_comes_home_and_looks_out) {
  const auto game = game_with();
  const auto heuristic = [&](const State& state) {
    Rng rng(1);
    return game.text(game.greedy(observe(game, state, game.to_act(state).front()), rng));
  };
  EXPECT_EQ(heuristic(board("b4 Ox, c5 tg, g5 Dr, f6 hr, h8 ox", 'S')), "g5xe7") << "the Hare is worth more than the Tiger";
  EXPECT_EQ(heuristic(board("c7 Rt, e7 Tg, a1 Sn, h2 rt", 'S')).substr(0, 2), "c7") << "the Rat comes home";
  EXPECT_EQ(heuristic(board("c3 Rt, e5 ox, h8 dr", 'S')), "c3-b4") << "not next to the Ox";
  EXPECT_EQ(heuristic(game.start()).substr(0, 2), "Ox") << "the strong in front";
}

TEST(CelestialCheckers, is_known_by_name) {
  EXPECT_EQ(CelestialCheckers::name, "celestial_checkers");
  EXPECT_EQ(CelestialCheckers::title, "Celestial Checkers");
  EXPECT_EQ(CelestialCheckers::notation, "CC-20");
  EXPECT_EQ(CelestialCheckers::version, 1);
  const auto state = game_with().start();
  EXPECT_EQ(observation_text(game_with(), state, south, Action::place(11, 0), north), "Ox@a1") << "nothing is hidden";
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
