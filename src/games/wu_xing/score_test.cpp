// Clauses WX-14 to WX-19 of RULES.md: the end, the score, the notation; and the heuristic policy.
#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

std::string json_of(const WuXing& game, const State& s) { return view_json(game, s, Seat::first); }

// The object or list of this name.
std::string part_of(const std::string& json, const std::string& name) {
  const auto from = json.find("\"" + name + "\":") + name.size() + 3;
  int depth = 0;
  for (auto to = from; to < json.size(); ++to) {
    depth += json[to] == '{' || json[to] == '[';
    depth -= json[to] == '}' || json[to] == ']';
    if (depth == 0) return json.substr(from, to + 1 - from);
  }
  return "";
}

TEST(WuXing, WX_14_the_end_comes_with_the_claim_of_the_last_tile) {
  const auto s = set_up(usual(), {.board = {{"", 1}, {"Ox", 1}, {"", 1}}, .rest = "0", .mover = 2});
  EXPECT_FALSE(usual().to_act(after(usual(), s, {"throw 1 1", "pass"})).empty());
  const auto over = after(usual(), s, {"throw 2 4", "claim 2"});
  EXPECT_TRUE(usual().to_act(over).empty());
  EXPECT_EQ(over.turn, s.turn) << "at once";
  EXPECT_EQ(clause_of(usual(), over, seat_at(2), "pass"), "WX-14");
  EXPECT_EQ(clause_of(usual(), over, Seat::chance, "throw 1 1"), "WX-14");
}

TEST(WuXing, WX_14_the_end_with_empty_piles) {
  const auto piles = game_with(3, {{"end", "piles"}});
  const Places scene{.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}, .discards = {"jia"}, .rest = "0"};
  const auto s = set_up(piles, scene);
  EXPECT_EQ(after(piles, s, {"throw 1 1", "pass"}).phase, WuXing::Phase::throw_dice) << "one is left";
  const auto filling = after(piles, s, {"throw 1 2", "claim 1"});
  EXPECT_EQ(filling.phase, WuXing::Phase::draw) << "after the spaces are filled";
  EXPECT_TRUE(piles.to_act(after(piles, filling, {"draw jia"})).empty());
  EXPECT_FALSE(usual().to_act(after(usual(), s, {"throw 1 2", "claim 1", "draw jia"})).empty());
  EXPECT_EQ(to_string(WuXing::make({3, {{"end", "stacks"}}}).error()), "setup.option_value(\"end\", \"stacks\", \"tiles|piles\")");
}

TEST(WuXing, WX_14_a_limit_of_turns) {
  const auto game = game_with(2, {{"turn_limit", "2"}});
  auto s = after(game, game.start(), {"draw jia", "draw Rat", "draw Ox", "first 1", "throw 1 5", "claim 1"});
  EXPECT_EQ(s.turn, 1);
  s = after(game, s, {"draw yi", "throw 2 2", "pass"});
  EXPECT_TRUE(game.to_act(s).empty());
  EXPECT_EQ(game.points(s)[1], 3);
  EXPECT_EQ(game.returns(s)[1], 1.0);
  const auto one = game_with(2, {{"turn_limit", "1"}});
  const auto filling = after(one, one.start(), {"draw jia", "draw Rat", "draw Ox", "first 1", "throw 1 5", "claim 1"});
  EXPECT_EQ(filling.phase, WuXing::Phase::draw) << "after the spaces are filled";
  EXPECT_TRUE(one.to_act(after(one, filling, {"draw yi"})).empty());

  const auto limit = [](const shengxiao::Setup& setup) {
    return std::string(value_of(WuXing::make(setup).value().setup().options, "turn_limit"));
  };
  EXPECT_EQ(limit({3, {}}), "0");
  EXPECT_EQ(limit({3, {}, nullptr, true}), "600") << "for simulation";
  EXPECT_EQ(limit({3, {{"turn_limit", "80"}}, nullptr, true}), "80");
  EXPECT_EQ(limit({3, {{"turn_limit", "0"}}, nullptr, true}), "0");
  EXPECT_EQ(limit({3, {{"turn_limit", "65535"}}}), "65535");
  for (const char* wrong : {"", "-1", "+5", "1.5", "065", " 5", "65536", "99999999999", "many"})
    EXPECT_EQ(WuXing::make({3, {{"turn_limit", wrong}}}).error().clause, "WX-14") << wrong;
  EXPECT_FALSE(WuXing::make({3, {{"turns", "5"}}}));
  EXPECT_FALSE(WuXing::make({3, {{"turn_limit", "5"}, {"turn_limit", "6"}}, nullptr, true}));
  EXPECT_EQ(game_with(3).max_steps(), 0) << "no bound";
  EXPECT_EQ(game.max_steps(), 4 + 2 * 6 + 2 * 6);
}

TEST(WuXing, WX_14_the_count_of_turns_stops_where_it_cannot_be_written) {
  auto s = set_up(usual(), {.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}});
  s.turn = UINT16_MAX - 1;
  s = after(usual(), s, {"throw 1 1", "pass"});
  EXPECT_EQ(s.turn, UINT16_MAX);
  s = after(usual(), s, {"throw 1 1", "pass"});
  EXPECT_EQ(s.turn, UINT16_MAX);
  EXPECT_EQ(s.phase, WuXing::Phase::throw_dice);
  const auto limited = game_with(3, {{"turn_limit", "65535"}});
  auto last = set_up(limited, {.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}});
  last.turn = UINT16_MAX;
  EXPECT_TRUE(limited.to_act(after(limited, last, {"throw 1 1", "pass"})).empty());
}

TEST(WuXing, WX_15_values) {
  EXPECT_EQ(usual().score(0), 0);
  EXPECT_EQ(usual().score(set_of({"Wood"})), 8);
  EXPECT_EQ(usual().score(set_of({"Rat", "Ox"})), 10);
  EXPECT_EQ(usual().score(set_of({"Fire", "Rat", "gui"})), 16);
}

TEST(WuXing, WX_16_colours) {
  const Texts earth{"ji", "wu", "Ox", "Dog", "Goat", "Dragon", "Earth"};
  const std::array<int, 8> bonus{0, 0, 0, 5, 7, 10, 15, 25}, values{0, 3, 6, 11, 16, 21, 26, 34};
  for (std::size_t n = 0; n <= 7; ++n)
    EXPECT_EQ(usual().score(set_of(Texts(earth.begin(), earth.begin() + static_cast<int>(n)))), values[n] + bonus[n]) << n;
  EXPECT_EQ(usual().score(set_of({"jia", "yi", "Tiger", "bing", "ding", "Horse"})), 2 * (11 + 5)) << "each colour for itself";
}

TEST(WuXing, WX_17_whole_sets) {
  const auto elements = family_sets[0], animals = family_sets[1], stems = family_sets[2];
  EXPECT_EQ(usual().score(elements), 5 * 8 + 25);
  EXPECT_EQ(usual().score(elements & ~set_of({"Fire"})), 4 * 8);
  EXPECT_EQ(usual().score(animals), 12 * 5 + 7 + 15) << "and four of Earth";
  EXPECT_EQ(usual().score(animals & ~set_of({"Rat"})), 11 * 5 + 7);
  EXPECT_EQ(usual().score(stems), 10 * 3 + 10);
  EXPECT_EQ(usual().score(stems & ~set_of({"gui"})), 9 * 3);
  EXPECT_EQ(usual().score(all_tiles), 40 + 60 + 30 + 25 + 4 * 10 + 25 + 15 + 10);
}

TEST(WuXing, WX_18_the_highest_total_wins_and_ties_are_shared) {
  const auto returns = [](const std::vector<Texts>& held) {
    auto scene = Places{.held = held};
    const auto game = game_with(static_cast<int>(held.size()));
    const auto r = game.returns(set_up(game, scene));
    return std::vector<double>(r.begin(), r.end());
  };
  using Values = std::vector<double>;
  EXPECT_EQ(returns({{"Wood"}, {"Rat"}}), (Values{1, -1}));
  EXPECT_EQ(returns({{"Ox"}, {"Rat"}}), (Values{0, 0}));
  EXPECT_EQ(returns({{"Ox"}, {"Rat"}, {"jia"}}), (Values{0.5, 0.5, -1}));
  EXPECT_EQ(returns({{"Ox"}, {"jia"}, {}, {}, {}}), (Values{1, -0.25, -0.25, -0.25, -0.25}));
  EXPECT_EQ(returns({{}, {"Ox"}, {}, {"Rat"}, {"Tiger"}, {}}), (Values{-1 / 3.0, 1 / 3.0, -1 / 3.0, 1 / 3.0, 1 / 3.0, -1 / 3.0}));
  EXPECT_EQ(returns({{}, {}, {}, {}, {}, {}}), (Values{0, 0, 0, 0, 0, 0}));
}

TEST(WuXing, WX_19_notation) {
  using A = WuXing::Action;
  using Change = WuXing::Change;
  const auto text = [](A a) { return usual().text(a); };
  EXPECT_EQ(text(A::draw(5)), "draw Rat");
  EXPECT_EQ(text(A::draw(21)), "draw wu");
  EXPECT_EQ(text(A::first(2)), "first 2");
  EXPECT_EQ(text(A::throw_dice({3, 5})), "throw 3 5");
  EXPECT_EQ(text(A::rethrow(2)), "rethrow 2");
  EXPECT_EQ(text(A::token(5, Change::up)), "token 5+");
  EXPECT_EQ(text(A::token(5, Change::down)), "token 5-");
  EXPECT_EQ(text(A::token(5, Change::again)), "token 5?");
  EXPECT_EQ(text(A::claim(1)), "claim 2");
  EXPECT_EQ(text(A::capture(6, 3)), "capture Ox<3");
  EXPECT_EQ(text(A::prevent()), "prevent");
  EXPECT_EQ(text(A::allow()), "allow");
  EXPECT_EQ(text(A::pass()), "pass");
  EXPECT_EQ(clause_of(usual(), usual().start(), Seat::chance, "draw Hare"), "WX-19");
  EXPECT_EQ(clause_of(usual(), usual().start(), Seat::chance, "throw 5 3"), "WX-19") << "the lower one first";
  EXPECT_EQ(observation_text(usual(), usual().start(), Seat::chance, A::draw(5), Seat::watcher), "draw Rat") << "all is open";
  EXPECT_EQ(clause_of(usual(), usual().start(), Seat::watcher, "draw Rat"), "WX-4");
  EXPECT_EQ(clause_of(usual(), usual().start(), seat_at(3), "pass"), "WX-4");
}

TEST(WuXing, greedy_takes_what_is_worth_more) {
  Rng rng(1);
  const auto choice = [&](const Places& scene, const Texts& steps) {
    const auto s = after(usual(), set_up(usual(), scene), steps);
    return usual().text(usual().greedy(observe(usual(), s, usual().to_act(s).front()), rng));
  };
  Places scene{.held = {{}, {"Tiger"}}, .board = {{"Ox", 1}, {"Metal", 1}, {"Goat", 1}}, .tokens = {0, 0, 0}};
  EXPECT_EQ(choice(scene, {"throw 4 6"}), "claim 2") << "the Element, not the Animals";
  scene.board = {{"ding", 1}, {"Rat", 1}, {"Goat", 1}};
  EXPECT_EQ(choice(scene, {"throw 4 6"}), "capture Tiger<1") << "rather than a Stem";
  scene.held[1] = {};
  EXPECT_EQ(choice(scene, {"throw 6 6"}), "pass");
  scene.tokens = {2, 0, 0};
  scene.board = {{"Water", 2}, {"Rat", 2}, {"Goat", 2}};  // 1-4, 5-6, 1-5
  EXPECT_EQ(choice(scene, {"throw 4 6"}), "token 6+") << "a token for an Element";
  scene.tokens = {1, 0, 0};
  EXPECT_EQ(choice(scene, {"throw 4 6"}), "pass") << "the last token is kept";
  scene.held = {{}, {"Tiger", "Wood", "jia"}};
  scene.tokens = {1, 1, 0};
  EXPECT_EQ(choice(scene, {"throw 4 6", "capture Tiger<1"}), "prevent");
  scene.held = {{}, {"Tiger"}};
  EXPECT_EQ(choice(scene, {"throw 4 6", "capture Tiger<1"}), "allow");
}

TEST(WuXing, json_says_what_a_capture_would_bring_and_cost) {
  const auto s = after(usual(), set_up(usual(), {.held = {{"Wood", "Rabbit"}, {"Tiger"}}}), {"throw 4 6", "capture Tiger<1"});
  const auto text = json_of(usual(), s);
  EXPECT_NE(text.find(R"("wanted":{"tile":"Tiger","from":1,"gain":10,"loss":5})"), std::string::npos) << text;
}

TEST(WuXing, json_has_what_a_table_shows) {
  const auto s = after(usual(), set_up(usual(), {.held = {{"Rat"}, {"Tiger"}}, .board = {{"Ox", 2}, {"", 1}, {"Dog", 1}}}),
                       {"throw 4 6", "capture Tiger<1"});
  const auto text = json_of(usual(), s);
  const auto has = [&](std::string_view part) { EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text; };
  has(R"("phase":"answer","turn":20,"turn_limit":0,"end":"tiles","mover":0,"dice":[4,6],)"
      R"("wanted":{"tile":"Tiger","from":1,"gain":5,"loss":5})");
  has(R"("board":[{"tile":"Ox","panel":2,"shows":[1,3]},null,{"tile":"Dog","panel":1,"shows":[2,5,6]}])");
  has(R"("unclaimed":25,"few":false,"seats":[{"tokens":3,"points":5,"tiles":["Rat"],"values":5,"colours":[)");
  has(R"("gains":{},"losses":{},"endings":[],"prospects":[])");
  has(R"({"name":"Wood","kind":"element","colour":"Wood","value":8,"panels":[[1,3,4],[2,3],[2,5,6],[3]]})");
}

// What is told of an answer names the tile: nothing else in it does.
TEST(WuXing, WX_9_json_of_an_answer_tells_which_tile_was_kept_or_given_up) {
  const auto asked = after(usual(), set_up(usual(), {.held = {{"Rat"}, {"Tiger"}}}), {"throw 4 6", "capture Tiger<1"});
  const auto told = [&](WuXing::Action answer) {
    return json_object([&](Json& out) { usual().json(usual().redact(asked, Seat::second, answer, Seat::watcher), out); });
  };
  EXPECT_EQ(told(WuXing::Action::prevent()), R"({"kind":"prevent","mover":0,"tile":"Tiger"})");
  EXPECT_EQ(told(WuXing::Action::allow()), R"({"kind":"allow","mover":0,"tile":"Tiger","gain":5,"loss":5})");
}

// By which step the discards come back: not by the one that empties the pile.
TEST(WuXing, WX_12_json_tells_when_the_discards_are_shuffled) {
  const auto s =
      set_up(usual(), {.board = {{"Rat", 4}, {"Ox", 2}, {"Dog", 4}}, .pile = {"Fire"}, .discards = {"jia"}, .rest = "0"});
  const auto thrown = after(usual(), s, {"throw 4 4"});
  const auto told = [&](const State& state, Seat actor, WuXing::Action action) {
    return json_object([&](Json& out) { usual().json(usual().redact(state, actor, action, Seat::watcher), out); });
  };
  EXPECT_EQ(told(thrown, Seat::first, WuXing::Action::pass()), R"({"kind":"pass","mover":0,"dice":[4,4]})");
  const auto passed = after(usual(), thrown, {"pass"});
  EXPECT_EQ(told(passed, Seat::chance, WuXing::Action::draw(tile_named("Fire"))),
            R"({"kind":"draw","tile":"Fire","mover":0,"shuffled":true})");
  const auto drawn = after(usual(), passed, {"draw Fire"});
  EXPECT_EQ(told(drawn, Seat::chance, WuXing::Action::draw(tile_named("Rat"))), R"({"kind":"draw","tile":"Rat","mover":0})");
}

// What is discarded comes back, so that only claims bring the end nearer.
TEST(WuXing, WX_14_json_tells_after_how_many_claims_the_game_ends) {
  const Places scene{.held = {{"Rat"}, {"Tiger"}}, .board = {{"Ox", 1}, {"Goat", 1}, {"Dog", 1}}, .discards = {"Horse"}};
  const auto tells = [&](const WuXing& game, std::string_view part) {
    const auto text = json_of(game, set_up(game, scene));
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  };
  tells(usual(), R"("claims_left":25,"unclaimed":25)");
  tells(game_with(3, {{"end", "piles"}}), R"("claims_left":22,"unclaimed":25)");
}

TEST(WuXing, WX_16_WX_17_json_tells_how_a_score_comes_about) {
  const Places scene{.held = {{"Wood", "Tiger", "Rabbit", "Fire", "Earth", "Metal", "Water"}, {"Ox", "Dog", "jia"}, {}}};
  const auto text = json_of(usual(), set_up(usual(), scene));
  const auto has = [&](std::string_view part) { EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text; };
  has(R"("points":80,"tiles":["Wood","Fire","Earth","Metal","Water","Tiger","Rabbit"],"values":50,"colours":[)"
      R"({"colour":"Wood","tiles":3,"bonus":5,"next":4},{"colour":"Fire","tiles":1,"bonus":0,"next":3},)");
  has(R"("families":[{"family":"element","tiles":5,"size":5,"bonus":25,"worth":25},)"
      R"({"family":"animal","tiles":2,"size":12,"bonus":0,"worth":15},{"family":"stem","tiles":0,"size":10,"bonus":0,"worth":10}])");
  const auto all = json_of(usual(), set_up(usual(), {.rest = "0"}));
  EXPECT_NE(all.find(R"({"colour":"Wood","tiles":5,"bonus":10,"next":null})"), std::string::npos) << "there is no sixth";
  EXPECT_NE(all.find(R"({"colour":"Earth","tiles":7,"bonus":25,"next":null})"), std::string::npos) << all;
}

TEST(WuXing, WX_8_WX_9_json_tells_what_the_dice_bring) {
  const Places scene{.held = {{"Wood", "jia"}, {"Tiger"}, {}}, .board = {{"Rabbit", 4}, {"", 1}, {"Ox", 2}}};
  const auto board = json_of(usual(), after(usual(), set_up(usual(), scene), {"throw 4 5"}));
  EXPECT_EQ(part_of(board, "gains"), R"({"Rabbit":10})") << "the third of a colour";
  EXPECT_EQ(part_of(board, "losses"), "{}") << "nobody has it";
  const auto both = json_of(usual(), after(usual(), set_up(usual(), scene), {"throw 4 6"}));
  EXPECT_EQ(part_of(both, "gains"), R"({"Tiger":10,"Rabbit":10})");
  EXPECT_EQ(part_of(both, "losses"), R"({"Tiger":5})");
}

TEST(WuXing, WX_7_json_tells_what_tokens_may_bring) {
  const Places scene{.held = {{"Wood", "jia"}, {"Tiger"}, {}}, .board = {{"Rabbit", 4}, {"", 1}, {"", 1}}};
  const auto thrown = after(usual(), set_up(usual(), scene), {"throw 1 5"});
  const auto text = json_of(usual(), thrown);
  const auto has = [](const std::string& json, std::string_view part) {
    EXPECT_NE(json.find(part), std::string::npos) << part << "\n" << json;
  };
  EXPECT_EQ(moves_of_kind(usual(), thrown, "token").size(), 6u);
  has(text, R"("prospects":[{"move":"token 1+","faces":[2],"brings":{},"chances":0},)"
            R"({"move":"token 1-","faces":[6],"brings":{},"chances":0},)"
            R"({"move":"token 1?","faces":[1,2,3,4,5,6],"brings":{"Tiger":10,"Rabbit":10},"chances":2},)");
  has(text, R"({"move":"token 5-","faces":[4],"brings":{"Rabbit":10},"chances":1},)");
  has(json_of(usual(), after(usual(), set_up(usual(), scene), {"throw 6 6"})),
      R"("prospects":[{"move":"token 6+","faces":[1],"brings":{},"chances":0},)"
      R"({"move":"token 6-","faces":[5],"brings":{},"chances":0},)"
      R"({"move":"token 6?","faces":[1,2,3,4,5,6],"brings":{"Tiger":10,"Rabbit":10},"chances":1}])");
  has(json_of(usual(), after(usual(), set_up(usual(), scene), {"throw 4 5"})),
      R"({"move":"token 4+","faces":[5],"brings":{"Tiger":10},"chances":1})");  // the Rabbit is in reach without
  auto poor = scene;
  poor.tokens = {0, 3, 3};
  has(json_of(usual(), after(usual(), set_up(usual(), poor), {"throw 1 5"})), R"("prospects":[])");
}

TEST(WuXing, WX_14_json_tells_which_moves_end_the_game) {
  const auto endings = [](const WuXing& game, const Places& scene, const Texts& steps) {
    return part_of(json_of(game, after(game, set_up(game, scene), steps)), "endings");
  };
  const Places last{.held = {{"jia"}, {"Tiger"}, {"Pig"}}, .board = {{"", 1}, {"Rabbit", 1}, {"", 1}}, .rest = "discards"};
  auto gone = last;
  gone.held[2] = {"Pig", "Rat"};
  gone.rest = "2";
  const auto others = std::to_string(usual().score(all_tiles & ~set_of({"jia", "Tiger", "Rabbit"})));
  EXPECT_EQ(endings(usual(), gone, {"throw 2 4"}), R"([{"move":"claim 2","points":[8,5,)" + others + "]}]") << "no capture does";
  EXPECT_EQ(endings(usual(), last, {"throw 2 4"}), "[]") << "there is more";
  EXPECT_EQ(endings(usual(), gone, {"throw 1 1"}), "[]");

  const auto limited = game_with(3, {{"turn_limit", "20"}});
  auto scene = last;
  scene.tokens = {1, 1, 0};
  EXPECT_EQ(endings(limited, scene, {"throw 4 6"}),
            R"([{"move":"capture Tiger<1","points":null},{"move":"pass","points":[3,5,5]}])")
      << "the owner may prevent it";
  EXPECT_EQ(endings(limited, scene, {"throw 4 6", "capture Tiger<1"}),
            R"([{"move":"prevent","points":[3,5,5]},{"move":"allow","points":[8,0,5]}])");
  scene.tokens = {0, 0, 0};
  EXPECT_EQ(endings(limited, scene, {"throw 4 6"}),
            R"([{"move":"capture Tiger<1","points":[8,0,5]},{"move":"pass","points":[3,5,5]}])");
  scene.turn = 19;
  EXPECT_EQ(endings(limited, scene, {"throw 4 6"}), "[]") << "one turn is left";

  const auto piles = game_with(3, {{"end", "piles"}});
  const Places low{.board = {{"Rat", 1}, {"Ox", 1}, {"Dog", 1}}, .discards = {"jia"}, .rest = "0"};
  const auto rest = all_tiles & ~set_of({"Rat", "Ox", "Dog", "jia"});
  EXPECT_EQ(endings(piles, low, {"throw 1 2"}),
            fmt::format(R"([{{"move":"claim 1","points":[{},0,0]}}])", usual().score(rest | set_of({"Rat"}))))
      << "the last tile of the piles comes to the board";
  EXPECT_EQ(endings(usual(), low, {"throw 1 2"}), "[]");
}

TEST(WuXing, WX_13_json_tells_when_no_tile_is_discarded_any_more) {
  const auto few = [](const Places& scene) {
    return json_of(usual(), set_up(usual(), scene)).find(R"("few":true)") != std::string::npos;
  };
  EXPECT_TRUE(few({.board = {{"Ox", 1}, {"Rat", 1}, {"", 1}}, .pile = {"Dog"}, .rest = "0"}));
  EXPECT_FALSE(few({.board = {{"Ox", 1}, {"Rat", 1}, {"Pig", 1}}, .pile = {"Dog"}, .rest = "0"}));
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
