#include "table/match.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/testing.hpp"
#include "games/template/template.hpp"
#include "table/erased.hpp"
#include "table/transcript.hpp"

namespace shengxiao::table {
namespace {

Match checkers(const Options& options = {{"placement", "random"}}, std::uint64_t seed = 1) {
  auto match = Match::start("celestial_checkers", {0, options}, seed);
  EXPECT_TRUE(match) << to_string(match.error());
  return *match;
}

void play_on(Match& match, int steps, std::uint64_t seed) {
  Rng rng(seed);
  for (int i = 0; i < steps && !match.over(); ++i) {
    const Seat seat = match.to_act().front();
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
}

TEST(Match, chance_has_drawn_before_the_first_decision) {
  const auto match = checkers();
  EXPECT_EQ(match.step(), 24);
  EXPECT_EQ(match.to_act(), SeatSet(Seat::second));
  EXPECT_EQ(checkers().state(), match.state()) << "the same seed, the same dice";
  EXPECT_FALSE(checkers({{"placement", "random"}}, 2).state() == match.state());
}

TEST(Match, an_illegal_move_changes_nothing_and_names_its_clause) {
  auto match = checkers();
  const auto before = match.state();
  const auto refused = match.play(Seat::first, "a3-b4");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().clause, "CC-7");
  const auto nonsense = match.play(Seat::second, "castle");
  ASSERT_FALSE(nonsense);
  EXPECT_EQ(nonsense.error().clause, "CC-20");
  EXPECT_EQ(match.state(), before);
  EXPECT_EQ(match.step(), 24);
}

TEST(Match, a_chain_is_one_turn_whole_or_not_at_all) {
  const auto line = std::string("4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -");
  auto match = checkers({{"placement", "fixed"}, {"position", line}});
  const auto before = match.state();
  EXPECT_FALSE(match.play(Seat::second, "f6xd4xb2xd4"));
  EXPECT_EQ(match.state(), before);
  const auto legal = [&] {
    std::vector<ActionId> ids;
    match.game().legal(match.state(), Seat::second, ids);
    std::vector<std::string> texts;
    for (auto id : ids) texts.push_back(match.game().text(id));
    return texts;
  }();
  EXPECT_EQ(legal, std::vector<std::string>{"f6xd4"});
  ASSERT_TRUE(match.play(Seat::second, "f6xd4xb2"));
  EXPECT_EQ(match.step(), 2);
  EXPECT_EQ(match.steps()[0].turn, match.steps()[1].turn);
  match.undo_to(0);
  EXPECT_EQ(match.state(), before);
}

TEST(Match, undo_goes_back_by_a_turn_or_by_a_step_of_the_turn_one_is_in) {
  auto chain = checkers({{"placement", "fixed"}, {"position", "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -"}});
  EXPECT_EQ(chain.last_decision(SeatSet(Seat::second)), -1);
  ASSERT_TRUE(chain.play(Seat::second, "f6xd4xb2"));
  EXPECT_EQ(chain.last_decision(SeatSet(Seat::second)), 0);
  EXPECT_EQ(chain.last_decision(SeatSet(Seat::first)), -1);

  auto drawing = Match::start("rat_and_dragon", {2, {}}, 1);
  ASSERT_TRUE(drawing);
  const auto draw = [&] {
    std::vector<ActionId> legal;
    drawing->game().legal(drawing->state(), Seat::first, legal);
    drawing->play(Seat::first, legal.front());
    return drawing->step() - 1;
  };
  const int choice = draw();
  EXPECT_EQ(drawing->last_decision(SeatSet(Seat::first)), choice);
  const int square = draw();
  EXPECT_EQ(drawing->last_decision(SeatSet(Seat::first)), square);
  EXPECT_TRUE(drawing->game().mid_turn(drawing->state(), Seat::first));
}

TEST(Match, undo_brings_back_every_earlier_state) {
  auto match = checkers();
  std::vector<AnyState> states{match.state()};
  for (int i = 0; i < 30 && !match.over(); ++i) {
    play_on(match, 1, static_cast<std::uint64_t>(i));
    states.push_back(match.state());
  }
  while (states.size() > 1) {
    EXPECT_EQ(match.state_after(match.step()), states.back());
    states.pop_back();
    match.undo_to(23 + static_cast<int>(states.size()));
    EXPECT_EQ(match.state(), states.back());
  }
}

TEST(Match, nothing_is_taken_back_for_oneself_once_the_last_choice_is_revealed) {
  auto match = *Match::start("great_race", {3, {}}, 1);
  for (Rng rng(1); !match.over();) {
    const auto seat = match.to_act().front();
    match.play(seat, match.game().greedy(match.game().observe(match.state(), seat), rng));
  }
  const SeatSet last(match.steps().back().actor);
  EXPECT_FALSE(match.take_back(match.last_decision(last), last));
}

TEST(Match, a_record_replays_to_the_same_state) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    auto match = checkers({{"placement", seed % 2 ? "free" : "random"}}, seed);
    play_on(match, static_cast<int>(seed * 10), seed);
    const auto record = parse_record(print(match.record({"person", "computer level 3"})));
    ASSERT_TRUE(record);
    const auto again = Match::replay(*record, Rng(0));
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(again->state(), match.state());
    EXPECT_EQ(again->over(), match.over());
  }
}

// The number of entries does not tell how many hidden squares somebody draws.
TEST(Match, hidden_steps_are_one_entry_for_the_others) {
  auto match = *Match::start("rat_and_dragon", {2, {}}, 3);
  const auto before = match.seen(seat_at(1)).size();
  std::vector<ActionId> legal;
  int drawn = 0;
  for (; match.to_act().has(seat_at(0)); ++drawn) {
    match.game().legal(match.state(), seat_at(0), legal);
    match.play(seat_at(0), legal.front());
    EXPECT_EQ(match.seen(seat_at(1)).size(), before + 1);
    EXPECT_EQ(match.seen(seat_at(0)).size(), before + 1 + static_cast<std::size_t>(drawn));
    EXPECT_FALSE(match.seen(seat_at(1)).back().complete);
  }
  EXPECT_GT(drawn, 2);
  const auto entries = match.seen(Seat::watcher);
  for (std::size_t i = 1; i < entries.size(); ++i) EXPECT_GT(entries[i].after, entries[i - 1].after);
}

TEST(Match, starts_from_a_position_and_goes_back_to_it) {
  const std::string line = "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -";
  auto match = *Match::start("celestial_checkers", {0, {}}, {.luck = Rng(1), .position = line});
  EXPECT_EQ(match.game().position(match.state()), line);
  ASSERT_TRUE(match.play(Seat::second, "f6xd4xb2"));
  EXPECT_EQ(match.seen(Seat::watcher).size(), 2);
  match.undo_to(1);
  ASSERT_TRUE(match.play(Seat::second, "d4xb2"));
  match.undo_to(0);
  EXPECT_EQ(match.game().position(match.state()), line);
  EXPECT_FALSE(Match::start("celestial_checkers", {0, {}}, {.position = "rubbish"}));
}

TEST(Match, leaves_chance_to_whoever_plays_it_by_hand) {
  auto match = *Match::start("celestial_checkers", {0, {{"placement", "random"}}}, Match::Start{});
  EXPECT_EQ(match.before_last_step(), -1);
  EXPECT_TRUE(match.to_act().is_chance());
  ASSERT_TRUE(match.play(Seat::chance, "Ox@a1"));
  EXPECT_TRUE(match.to_act().is_chance());
  EXPECT_EQ(match.before_last_step(), 0);
  std::vector<ActionId> drawn;
  match.game().legal(match.state(), Seat::chance, drawn);
  match.play(Seat::chance, drawn.front());
  EXPECT_EQ(match.before_last_step(), 1);
}

TEST(Match, chance_goes_back_with_the_step_that_it_followed) {
  auto match = *Match::start("wu_xing", {2, {}}, 3);
  EXPECT_GT(match.step(), 0);
  EXPECT_EQ(match.before_last_step(), -1) << "nobody has decided anything";
  const int before = match.step();
  while (match.step() < before + 2) play_on(match, 1, 5);
  const int last = match.before_last_step();
  EXPECT_TRUE(is_player(match.steps()[static_cast<std::size_t>(last)].actor));
  for (int i = last + 1; i < match.step(); ++i) EXPECT_EQ(match.steps()[static_cast<std::size_t>(i)].actor, Seat::chance);
}

TEST(Match, knows_who_has_decided_something) {
  auto match = checkers({{"placement", "free"}});
  const auto first = SeatSet(Seat::first), second = SeatSet(Seat::second);
  EXPECT_FALSE(match.has_decided(first.with(Seat::second)));
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  EXPECT_TRUE(match.has_decided(first));
  EXPECT_FALSE(match.has_decided(second));
  ASSERT_TRUE(match.play(Seat::second, "Rt@h8"));
  EXPECT_TRUE(match.has_decided(second));
  EXPECT_FALSE(match.has_decided({}));
  match.undo_to(1);
  EXPECT_TRUE(match.has_decided(first));
  EXPECT_FALSE(match.has_decided(second));
  match.undo_to(0);
  EXPECT_FALSE(match.has_decided(first));
}

// Each round of sealed choices is told anew.
TEST(Match, a_new_round_of_sealed_choices_is_a_new_entry) {
  auto match = *Match::start("great_race", {3, {}}, 3);
  std::vector<ActionId> legal;
  std::size_t before = 0;
  for (int round = 0; round < 2; ++round) {
    while (match.to_act().size() < 3) {
      match.game().legal(match.state(), match.to_act().front(), legal);
      match.play(match.to_act().front(), legal.front());
    }
    before = match.seen(seat_at(2)).size();
    match.game().legal(match.state(), seat_at(0), legal);
    match.play(seat_at(0), legal.front());
    EXPECT_EQ(match.seen(seat_at(2)).size(), before + 1) << round;
  }
}

TEST(Match, an_illegal_step_in_a_record_is_told_with_step_and_clause) {
  auto match = checkers({{"placement", "free"}});
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  ASSERT_TRUE(match.play(Seat::second, "Rt@h8"));
  auto record = match.record({"person", "person"});
  record.steps.push_back({Seat::first, "Ox@a1"});
  const auto refused = Match::replay(record, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(to_string(refused.error()), "record.step(3, \"0\", \"Ox@a1\", celestial_checkers.already_placed(seat 0, Ox)) [CC-6]");

  record = match.record({"person", "person"});
  record.version = 7;
  EXPECT_EQ(to_string(Match::replay(record, {}).error()), "record.version(7, 1)");
  record.version = 1;
  record.seats.emplace_back("person");
  EXPECT_EQ(Match::replay(record, {}).error().clause, "CC-1");
  record.seats.pop_back();
  record.over = true;
  record.points = {0, 0};
  EXPECT_EQ(to_string(Match::replay(record, {}).error()), "record.is_over(2)");
}

TEST(Match, wrong_points_in_a_record_are_noticed) {
  auto match = checkers();
  play_on(match, 1000, 5);
  ASSERT_TRUE(match.over());
  auto record = match.record({"person", "person"});
  EXPECT_TRUE(Match::replay(record, {}));
  ++record.points[1];
  const auto refused = Match::replay(record, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(to_string(refused.error()), fmt::format("record.points(seat 1, {}, {})", record.points[1], record.points[1] - 1));
}

TEST(Registry, unknown_games_seats_and_options_are_told) {
  EXPECT_TRUE(to_string(make_game("chess", {}).error()).starts_with("setup.unknown_game(\"chess\", \"celestial_checkers, "));
  EXPECT_EQ(make_game("celestial_checkers", {3, {}}).error().clause, "CC-1");
  EXPECT_TRUE(to_string(make_game("celestial_checkers", {0, {{"colour", "red"}}}).error())
                  .starts_with("setup.unknown_option(\"colour\", "));
  EXPECT_EQ(to_string(make_game("celestial_checkers", {0, {{"placement", "maybe"}}}).error()),
            "setup.option_value(\"placement\", \"maybe\", \"free|random|fixed\")");
  EXPECT_FALSE((*make_game("celestial_checkers", {}))->agent("wizard", 1));
}

// A game of hidden hands behind the erasure: what is told differs by viewer.
TEST(Erased, hidden_cards_stay_hidden) {
  const auto game = *Erased<games::Lanterns>::make({3, {}});
  EXPECT_FALSE(game->open());
  auto state = game->start();
  Rng rng(4);
  while (game->to_act(state).is_chance() && state.as<games::Lanterns::State>().dealt < 9) {
    const auto card = game->random_action(state, Seat::chance, rng);
    const int to = state.as<games::Lanterns::State>().dealt / 3;
    const auto own = game->redact(state, Seat::chance, card, seat_at(to));
    EXPECT_EQ(game->text(own), game->text(card));
    EXPECT_EQ(game->action_json(own), fmt::format(R"({{"kind":"deal","card":{},"to":{}}})", card % 16 + 1, to));
    const auto others = game->redact(state, Seat::chance, card, Seat::watcher);
    EXPECT_EQ(game->text(others), fmt::format("deal ?>{}", to));
    EXPECT_EQ(game->action_json(others), fmt::format(R"({{"kind":"deal","card":null,"to":{}}})", to));
    game->apply(state, Seat::chance, card);
  }
  std::string view;
  Json out(view);
  game->view_json(state, Seat::watcher, out);
  EXPECT_NE(view.find("\"hand\":[]"), std::string::npos) << view;
}

std::string transcript_of(const AnyGame& game, std::uint64_t seed, MovePolicy policy = MovePolicy::random) {
  std::string text;
  transcript(game, seed, policy, [&](std::string_view line) { text += std::string(line) + "\n"; });
  return text;
}

// Of several who choose at the same time each gets a move of its own, whoever sits before it.
TEST(Agents, move_legally_for_every_seat_that_is_asked) {
  for (const auto& info : all_games())
    for (const auto& [kind, level] : {std::pair{"level", 1}, {"level", 3}, {"greedy", 0}, {"random", 0}, {"uct", 0}}) {
      const auto game = *make_game(info.name, {std::min(info.max_seats, 3), {}, nullptr, true});
      const auto agent = *game->agent(kind, level);
      agents::Limits limits;
      limits.nodes = 24;
      Rng rng(7);
      auto state = game->start();
      std::vector<ActionId> legal;
      int several = 0;
      for (int step = 0; step < 120 && !game->to_act(state).empty(); ++step) {
        const auto who = game->to_act(state);
        several += who.size() > 1;
        for (int k = 0; k < who.size() && !who.is_chance(); ++k) {
          game->legal(state, who.nth(k), legal);
          const auto best = agent->think(game->observe(state, who.nth(k)), limits, rng, {}).best;
          ASSERT_TRUE(std::ranges::count(legal, best)) << info.name << ", " << kind << ", seat " << k << ": " << game->text(best);
        }
        const Seat seat = who.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(who.size()))));
        game->apply(state, seat, game->random_action(state, seat, rng));
      }
      const bool simultaneous = info.name == "great_race" || info.name == "rat_and_dragon";
      EXPECT_EQ(several > 5, simultaneous) << info.name;
    }
}

TEST(Transcript, of_every_game_and_number_of_seats_replay_cleanly) {
  for (const auto& info : all_games())
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      const auto game = *make_game(info.name, {seats, {}, nullptr, true});
      for (int g = 0; g < games_to_play(4); ++g) {
        const auto policy = g % 4 == 3 ? MovePolicy::mixed : MovePolicy::random;
        const auto text = transcript_of(*game, static_cast<std::uint64_t>(g), policy);
        const auto verdict = check_replay(text);
        ASSERT_TRUE(verdict) << info.name << ", " << seats << " seats, seed " << g << ": " << to_string(verdict.error());
      }
    }
}

TEST(Transcript, replays_and_is_the_same_every_time) {
  for (const char* placement : {"free", "random"})
    for (auto policy : {MovePolicy::random, MovePolicy::greedy, MovePolicy::mixed})
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto game = *make_game("celestial_checkers", {0, {{"placement", placement}}});
        const auto text = transcript_of(*game, seed, policy);
        EXPECT_EQ(text, transcript_of(*game, seed, policy));
        const auto verdict = check_replay(text);
        EXPECT_TRUE(verdict) << to_string(verdict.error());
      }
}

TEST(Transcript, lists_and_truth_values_of_options_are_written_as_such) {
  const auto game = *make_game("great_race", {3, {{"animals", "Cat,Ox,Pig"}, {"age_order", "2,0,1"}, {"cat", "true"}}});
  const auto text = transcript_of(*game, 1);
  EXPECT_NE(text.find("\"options\":{\"animals\":[\"Cat\",\"Ox\",\"Pig\"],\"age_order\":[2,0,1],\"cat\":true}"), std::string::npos);
  EXPECT_TRUE(check_replay(text));
  const auto drawn = transcript_of(**make_game("great_race", {3, {{"animals", "random"}}}), 1);
  EXPECT_NE(drawn.find("\"animals\":\"random\",\"age_order\":[0,1,2],\"cat\":false"), std::string::npos);
  EXPECT_TRUE(check_replay(drawn));
  for (const char* options : {"{\"cat\": null}", "{\"age_order\": [[1]]}", "{\"animals\": {}}"})
    EXPECT_TRUE(to_string(check_replay(fmt::format("{{\"game\": \"great_race\", \"options\": {}}}", options)).error())
                    .starts_with("transcript.line(1, transcript.bad_option("));
}

TEST(Transcript, every_tampering_is_noticed) {
  const auto game = *make_game("celestial_checkers", {0, {{"placement", "random"}}});
  const auto text = transcript_of(*game, 3);
  const auto changed = [&](std::string_view from, std::string_view to) {
    auto copy = text;
    const auto at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    copy.replace(at, from.size(), to);
    const auto verdict = check_replay(copy);
    EXPECT_FALSE(verdict) << from << " -> " << to;
    return verdict ? "" : to_string(verdict.error());
  };
  const auto error_of = [](const auto& verdict) { return to_string(verdict.error()); };
  const std::string first_step = "transcript.line(2, transcript.step(1, ", game_line = "{\"game\": \"celestial_checkers\"}\n";
  EXPECT_EQ(changed("\"legal\":[\"", "\"legal\":[\"Ox@c3\",\""), first_step + "transcript.bad_weights))");
  EXPECT_EQ(changed("\"weights\":[1", "\"weights\":[1,1"), first_step + "transcript.bad_weights))");
  const std::string turn = "\"actor\":0,\"legal\":[\"";
  EXPECT_NE(changed(turn, turn + "Ox@c3\",\"").find("transcript.legal_extra("), std::string::npos);
  EXPECT_NE(changed(turn, turn + "x").find("transcript.legal_missing("), std::string::npos);
  EXPECT_TRUE(changed("\"weights\":[1", "\"weights\":[2").starts_with(first_step + "transcript.weight("));
  EXPECT_TRUE(changed("\"actor\":\"chance\"", "\"actor\":0").starts_with(first_step + "transcript.move(\"0\", "));
  EXPECT_NE(changed("\"points\":[", "\"points\":[1").find("transcript.result(\"points\", "), std::string::npos);
  EXPECT_NE(changed("\"returns\":[", "\"returns\":[0.5,").find("transcript.result(\"returns\", "), std::string::npos);
  EXPECT_NE(changed("\"over\":true", "\"over\":true}\n{\"over\":true").find("transcript.after_end"), std::string::npos);
  EXPECT_NE(error_of(check_replay(text.substr(0, text.rfind("{\"over")))).find("transcript.breaks_off("), std::string::npos);
  EXPECT_EQ(error_of(check_replay("{\"game\": 3}")), "transcript.line(1, transcript.no_game)");
  EXPECT_EQ(error_of(check_replay(game_line + "{\"actor\":0}")), first_step + "transcript.bad_step))");
  EXPECT_EQ(error_of(check_replay(game_line + "[1]")), "transcript.line(2, transcript.not_an_object)");
  EXPECT_EQ(error_of(check_replay("")), "record.not_a_record(\"shengxiao record 1\")");
}

}  // namespace
}  // namespace shengxiao::table
