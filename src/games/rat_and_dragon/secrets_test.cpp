// Hidden information during a round, invariants of random games, and views as JSON.
#include <set>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

// Whatever the others do, and however far they have come, a viewer sees and is told the same until the round is over.
TEST(RatAndDragon, RD_3_a_round_tells_nothing_of_the_others) {
  Rng rng(5);
  for (const int seats : {2, 3, 6}) {
    const auto game = game_with({.columns = 8, .rows = 7, .pairs = 5}, seats);
    auto state = game.start(), opened = state;
    for (SeatSet who; !(who = game.to_act(state)).empty();) {
      const auto seat = who.nth(rng.below(who.size()));
      const auto a = random_action(game, state, seat, rng);
      const auto before = state;
      game.apply(state, seat, a);
      if (seat == Seat::chance) {
        opened = state;
        continue;
      }
      const bool open = game.to_act(state).is_chance() || game.to_act(state).empty();
      for (int i = 0; i < seats; ++i) {
        const auto viewer = seat_at(i);
        EXPECT_EQ(observation_text(game, before, seat, a, viewer), viewer == seat ? game.text(a) : "?");
        if (viewer == seat || open) continue;
        EXPECT_EQ(game.view(state, viewer).own, game.view(before, viewer).own);
        EXPECT_EQ(game.view(state, viewer).table.sheets, opened.table.sheets);
      }
      EXPECT_EQ(observation_text(game, before, seat, a, Seat::watcher), "?");
      if (!open && game.to_act(state) == game.to_act(before)) {
        EXPECT_EQ(view_json(game, state, Seat::watcher), view_json(game, before, Seat::watcher));
        EXPECT_EQ(game.points(state), game.points(before));
      }
    }
  }
}

// On a sheet this small all that another seat may have drawn can be counted: each is guessed, and nothing else.
TEST(RatAndDragon, RD_17_a_guess_can_be_whatever_the_others_may_have_done) {
  const auto game = game_with({.columns = 2, .rows = 2}, 2);
  const auto thrown = after(game, {"throw 1+1 1"});
  Rng rng(3);
  const auto guesses = [&](const State& s, Seat viewer, std::size_t other) {
    std::set<std::string> all;
    for (int i = 0; i < 4000; ++i) {
      const auto guess = game.determinize(game.view(s, viewer), rng);
      std::string text = fmt::format("{}:", guess.drawings[other].number);
      guess.drawings[other].squares.each([&](Square q) { text += square_name(q); });
      all.insert(text);
    }
    return all;
  };
  const std::set<std::string> rats{"1:a1", "1:a2", "1:b1", "1:b2"}, rabbits{"2:a1a2", "2:a1b1", "2:b1b2", "2:a2b2"};
  const std::set<std::string> begun{"0:", "1:", "2:", "2:a1", "2:a2", "2:b1", "2:b2"};
  auto finished = rats;
  finished.insert(rabbits.begin(), rabbits.end());
  EXPECT_EQ(guesses(thrown, Seat::first, 1), begun);
  EXPECT_EQ(guesses(after(game, thrown, {"1: choose 2", "1: a1"}), Seat::first, 1), begun);
  EXPECT_EQ(guesses(after(game, thrown, {"1: 2 a1 a2"}), Seat::first, 1), finished);
  EXPECT_EQ(guesses(after(game, thrown, {"1: 2 a1 a2"}), Seat::watcher, 0), begun);
  EXPECT_EQ(guesses(after(game, thrown, {"1: 2 a1 a2"}), Seat::second, 1), (std::set<std::string>{"2:a1a2"}))
      << "one's own is known";
}

TEST(RatAndDragon, RD_5_RD_6_RD_9_squares_creatures_and_pairs_add_up_in_every_round) {
  Rng rng(8);
  for (int g = 0; g < 60; ++g) {
    const int seats = 1 + g % 6;
    const auto game =
        g % 2 ? game_of(seats) : game_with({.columns = 3 + g % 9, .rows = 2 + g % 7, .pairs = 3}, seats, "first_creature");
    auto state = game.start();
    std::vector<int> drawn(static_cast<std::size_t>(seats)), choice(drawn);
    for (SeatSet who; !(who = game.to_act(state)).empty();) {
      const auto seat = who.nth(rng.below(who.size()));
      const auto a = random_action(game, state, seat, rng);
      if (a.kind == RatAndDragon::Kind::choose) choice[static_cast<std::size_t>(index(seat))] = a.number();
      game.apply(state, seat, a);
      if (!game.to_act(state).is_chance() && !game.to_act(state).empty()) continue;
      for (std::size_t i = 0; i < drawn.size(); ++i) {
        drawn[i] += std::exchange(choice[i], 0);
        const auto& sheet = state.table.sheets[i];
        ASSERT_EQ(sheet.taken().count(), drawn[i]);
        ASSERT_TRUE((sheet.drawn[0] & sheet.drawn[1]).empty());
        ASSERT_EQ(game.empty_squares(sheet) + drawn[i], game.printed().columns * game.printed().rows);
        // Every region of a plane is a creature of its parity; two of a pair have one link.
        int creatures_paired = 0;
        for (auto rest = sheet.taken(); !rest.empty();) {
          const auto q = rest.first();
          const auto creature = sheet.creature(q);
          ASSERT_LE(creature.count(), 12);
          ASSERT_EQ(sheet.drawn[1].has(q), creature.count() % 2 == 1);
          creatures_paired += sheet.paired.has(q);
          rest -= creature;
        }
        ASSERT_EQ(creatures_paired, 2 * sheet.pairs);
        ASSERT_EQ(sheet.link_east.count() + sheet.link_south.count(), sheet.pairs);
        ASSERT_EQ(sheet.penalty != 0, state.table.done.has(seat_at(static_cast<int>(i))));
        ASSERT_EQ(state.drawings[i].number, 0);
      }
    }
  }
}

TEST(RatAndDragon, RD_3_a_view_as_json) {
  const auto game = game_with({.columns = 5, .rows = 4}, 2);
  const auto first = after(game, {"throw 1+1 1", "0: 1 a1", "1: 2 c3 c4", "throw 1+1 1", "0: 2 b1 b2 pair a1", "1: 1 d3 alone"});
  EXPECT_EQ(
      view_json(game, after(game, first, {"throw 1+2 2", "0: choose 3", "0: d4"}), Seat::first),
      R"({"game":"rat_and_dragon","columns":5,"rows":4,"score_columns":20,"phase":"drawing","viewer":0,"round":3,"card":null,)"
      R"("dice":{"pair":[1,2],"other":2},"offer":[{"number":3,"creature":"Rooster","of":"pair",)"
      R"("prospects":{"room":["c1","d1","e1","c2","d2","e2","a3","b3","c3","d3","e3","a4","b4","c4","d4","e4"],)"
      R"("beside":["a2"],"partners":[],"alone":{"costs":2,"change":-2}}},)"
      R"({"number":2,"creature":"Rabbit","of":"other",)"
      R"("prospects":{"room":["d1","e1","d2","e2","a3","c3","d3","e3","a4","b4","c4","d4","e4"],)"
      R"("beside":["c1","a2","c2","b3"],"partners":[],"alone":{"costs":1,"change":-1}}}],)"
      R"("drawing":{"number":3,"creature":"Rooster","left":2,"squares":["d4"],)"
      R"("room":["c1","d1","e1","c2","d2","e2","a3","b3","c3","d3","e3","a4","b4","c4","e4"],"partner":null},"sheets":[)"
      R"({"seat":0,"drawing":true,"done":false,"creatures":[)"
      R"({"number":1,"creature":"Rat","first":"a1","squares":["a1"],"partner":"b1","points":0},)"
      R"({"number":2,"creature":"Rabbit","first":"b1","squares":["b1","b2"],"partner":"a1","points":0}],)"
      R"("pairs":1,"pair_points":0,"unpaired":0,"empty":17,"costs":{"unpaired":0,"penalty":0,"empty":0},"score":0},)"
      R"({"seat":1,"drawing":true,"done":false,"creatures":[)"
      R"({"number":2,"creature":"Rabbit","first":"c3","squares":["c3","c4"],"partner":null,"points":null},)"
      R"({"number":1,"creature":"Rat","first":"d3","squares":["d3"],"partner":null,"points":null}],)"
      R"("pairs":0,"pair_points":0,"unpaired":3,"empty":17,"costs":{"unpaired":2,"penalty":0,"empty":0},"score":-2}]})");
}

TEST(RatAndDragon, RD_2_RD_15_json_tells_what_is_on_offer) {
  const auto offer = [](const RatAndDragon& game, const Texts& turns, Seat viewer) {
    const auto json = view_json(game, after(game, turns), viewer);
    const auto from = json.find("\"offer\":") + 8;
    return json.substr(from, json.find("\"drawing\":") - 1 - from);
  };
  const auto game = game_with({.columns = 2, .rows = 2}, 2, "first_creature");
  const auto* nothing = R"([{"number":1,"creature":"Rat","of":"card","prospects":null}])";
  EXPECT_EQ(offer(game, {"card 1"}, Seat::first),
            R"([{"number":1,"creature":"Rat","of":"card",)"
            R"("prospects":{"room":["a1","b1","a2","b2"],"beside":[],"partners":[],"alone":{"costs":1,"change":-1}}}])");
  EXPECT_EQ(offer(game, {"card 1", "0: 1 a1"}, Seat::first), nothing) << "it has drawn";
  EXPECT_EQ(offer(game, {"card 1"}, Seat::watcher), nothing);
  const Texts drawn{"card 1", "0: 1 a1", "1: 1 b2"};
  EXPECT_EQ(offer(game, drawn, Seat::first), "[]") << "between rounds";
  auto both = drawn, end = drawn;
  both.emplace_back("throw 1+1 2");
  EXPECT_EQ(
      offer(game, both, Seat::first),
      R"([{"number":2,"creature":"Rabbit","of":"both","prospects":{"room":["b1","a2","b2"],"beside":[],)"
      R"("partners":[{"first":"a1","points":0,"lifts":1,"change":1,"squares":["b1","a2"]}],"alone":{"costs":1,"change":-1}}}])");
  end.emplace_back("throw 6+6 5");
  EXPECT_EQ(offer(game, end, Seat::first), R"([{"number":12,"creature":"Dragon","of":"pair","prospects":null},)"
                                           R"({"number":5,"creature":"Snake","of":"other","prospects":null}])")
      << "what nobody had room for";
}

TEST(RatAndDragon, RD_16_json_tells_where_a_drawing_can_go_on) {
  const auto room = [](const RatAndDragon& game, const State& state) {
    const auto json = view_json(game, state, Seat::first);
    const auto from = json.find("\"room\":", json.find("\"drawing\":")) + 7;
    return json.substr(from, json.find(']', from) + 1 - from);
  };
  // A Rabbit parts the sheet for even creatures.
  const auto game = game_with({.columns = 5, .rows = 2}, 1);
  const auto parted = after(game, {"throw 1+1 1", "0: 2 c1 c2", "throw 1+1 3"});
  EXPECT_EQ(room(game, after(game, parted, {"0: choose 2"})), R"(["a1","e1","a2","e2"])");
  EXPECT_EQ(room(game, after(game, parted, {"0: choose 2", "0: a1"})), R"(["a2"])") << "not in the other region";
  EXPECT_EQ(room(game, after(game, parted, {"0: choose 3", "0: a1", "0: b1", "0: b2"})), "[]") << "complete";
}

TEST(RatAndDragon, RD_10_RD_14_json_tells_what_pairs_score_and_what_is_taken_off) {
  const auto game = game_of(1);
  const Texts turns{"throw 1+1 1", "0: 1 a1", "throw 4+4 1"};
  const auto whole =
      after(game, after(game, turns), {"0: choose 8", "0: b1", "0: b2", "0: b3", "0: b4", "0: b5", "0: b6", "0: b7", "0: b8"});
  const auto has = [&](const State& state, std::string_view part) {
    const auto json = view_json(game, state, Seat::first);
    EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
  };
  has(whole,
      R"("partners":[{"first":"a1","points":7,"lifts":1,"change":16,"squares":["b1","a2"]}],"alone":{"costs":4,"change":4}}})");
  const auto paired = after(game, whole, {"0: pair a1"});
  has(paired, R"("squares":["a1"],"partner":"b1","points":7},)");
  has(paired, R"("pair_points":7,"unpaired":0,"empty":216,"costs":{"unpaired":0,"penalty":0,"empty":216},"score":-209})");
}

TEST(RatAndDragon, RD_12_json_tells_by_how_much_the_score_would_change) {
  const auto game = game_of(2);
  const auto prospects = [&](const Texts& turns) {
    const auto json = view_json(game, after(game, turns), Seat::first);
    const auto from = json.find("\"partners\":");
    return json.substr(from, json.find("}}", from) + 1 - from);
  };
  // Of a Snake that stands alone -3, half a point against the player. A Pig beside it scores nothing, and saves both.
  const Texts snake{"throw 1+1 5", "0: 5 a1 b1 c1 d1 e1", "1: 2 a1 a2", "throw 3+3 6"};
  EXPECT_EQ(prospects(snake),
            R"("partners":[{"first":"a1","points":0,"lifts":3,"change":3,"squares":["f1","a2","b2","c2","d2","e2"]}],)"
            R"("alone":{"costs":3,"change":-3})");
  auto paired = snake;
  paired.insert(paired.end(), {"0: 6 a2 b2 c2 d2 e2 f2 pair a1", "1: 6 d4 e4 f4 g4 h4 i4", "throw 1+1 2"});
  EXPECT_EQ(prospects(paired), R"("partners":[],"alone":{"costs":1,"change":-1})") << "neither is free";
}

// What the offer said of a pair, or of no pair, has come true when the round is over.
TEST(RatAndDragon, RD_9_RD_12_what_json_tells_beforehand_comes_true) {
  for (const int seats : {1, 2}) {
    const auto game = game_of(seats);
    Rng rng(static_cast<std::uint64_t>(seats));
    int pairs = 0, alone = 0;
    for (int g = 0; g < 4; ++g) {
      auto state = game.start();
      std::string json, partner;
      bool complete = false;  // as far as the offer is concerned
      int score = 0;
      for (SeatSet who; !(who = game.to_act(state)).empty();) {
        const auto seat = who.nth(0);
        const auto a = random_action(game, state, seat, rng);
        if (seat == Seat::first && a.kind == RatAndDragon::Kind::choose) {
          json = view_json(game, state, seat);
          json = json.substr(json.find(fmt::format(R"({{"number":{},)", a.number()), json.find("\"offer\":")));
          score = game.score(sheet_of(state));
          partner.clear();
          complete = true;
        }
        if (seat == Seat::first && a.kind == RatAndDragon::Kind::pair) partner = square_name(a.square());
        game.apply(state, seat, a);
        if (!complete || !game.to_act(state).is_chance()) continue;
        complete = false;
        const auto at = partner.empty() ? json.find("\"alone\":") : json.find(fmt::format(R"("first":"{}")", partner));
        ASSERT_NE(at, std::string::npos) << partner;
        const auto change = json.find("\"change\":", at) + 9;
        EXPECT_EQ(std::stoi(json.substr(change)), game.score(sheet_of(state)) - score) << json;
        ++(partner.empty() ? alone : pairs);
      }
    }
    EXPECT_GT(pairs, 5);
    EXPECT_GT(alone, 5);
  }
}

TEST(RatAndDragon, RD_11_the_heuristic_policy_ends_games_and_mostly_wins_alone) {
  const auto game = game_of(1);
  Rng rng(4);
  int won = 0;
  for (int g = 0; g < 20; ++g) {
    auto state = game.start();
    for (SeatSet who; !(who = game.to_act(state)).empty();) {
      if (who.is_chance()) {
        game.apply(state, Seat::chance, random_action(game, state, Seat::chance, rng));
        continue;
      }
      game.apply(state, Seat::first, game.greedy(observe(game, state, Seat::first), rng));
    }
    EXPECT_LT(state.table.rounds, 80);
    won += game.returns(state)[0] > 0;
  }
  EXPECT_GE(won, 10);
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
