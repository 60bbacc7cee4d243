#include "lab/question.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>

namespace shengxiao::lab {
namespace {

using Kind = Question::Kind;

Result<std::string> nothing(const std::string& path) { return fail("", "lab.cannot_read", path, "there are no files here"); }

std::string refusal(const Question& question) {
  const auto experiment = ask(question, nothing);
  return experiment ? "" : std::string(experiment.error().id);
}

// Games that were played elsewhere, in any order, and came as bytes have the same answer as those that were played here.
TEST(Question, OfWhichTheGamesArePlayedElsewhereHasTheSameAnswer) {
  std::vector<Question> questions;
  questions.push_back({.kind = Kind::play, .game = "zodiac", .seats = 3, .agents = {"greedy", "random"}, .games = 6});
  questions.push_back({.kind = Kind::rate, .game = "wu_xing", .seats = 2, .seed = 4, .agents = {"greedy", "random"}, .games = 8});
  questions.push_back(
      {.kind = Kind::compare, .game = "zodiac", .seats = 2, .first = "greedy", .second = "random", .rules = {.deals = 200}});
  questions.push_back({.kind = Kind::balance, .game = "rat_and_dragon", .agents = {"greedy"}, .games = 10});
  for (const auto& question : questions) {
    const auto here = *run(*ask(question, nothing), {.threads = 2});
    const auto there = *ask(question, nothing), elsewhere = *ask(question, nothing);
    auto hearing = *Hearing::begin(*there.plan, there.games, "", there.hear);
    while (!hearing.is_over()) ASSERT_TRUE(hearing.add(*of_frame(frame(play(*elsewhere.plan, hearing.heard())))));
    const auto answer = there.answer();
    EXPECT_EQ(answer.json, here.json);
    EXPECT_EQ(answer.text, here.text);
    EXPECT_EQ(answer.csv, here.csv);
    EXPECT_EQ(answer.page, here.page);
    EXPECT_EQ(there.answer().json, here.json) << "it may be asked for again";
  }
}

TEST(Question, OfPlayersStopsAsSoonAsItKnows) {
  const auto experiment =
      *ask({.kind = Kind::compare, .game = "zodiac", .seats = 2, .first = "greedy", .second = "random"}, nothing);
  EXPECT_EQ(experiment.games, 10'000u);
  auto hearing = *Hearing::begin(*experiment.plan, experiment.games, "", experiment.hear);
  while (!hearing.is_over()) ASSERT_TRUE(hearing.add(play(*experiment.plan, hearing.heard())));
  EXPECT_LT(hearing.heard(), 400u);
}

TEST(Question, WhatMakesNoSenseIsRefused) {
  EXPECT_EQ(refusal({.game = "ludo"}), "setup.unknown_game");
  EXPECT_EQ(refusal({.game = "zodiac", .edition = "mine.toml"}), "lab.cannot_read");
  EXPECT_EQ(refusal({.game = "zodiac", .games = 100'000'001}), "lab.bad_games");
  EXPECT_EQ(refusal({.game = "celestial_checkers", .agents = {"greedy", "random", "greedy"}}), "lab.more_agents");
  EXPECT_EQ(refusal({.kind = Kind::balance, .game = "zodiac", .agents = {"greedy", "random"}}), "lab.one_agent");
  EXPECT_EQ(refusal({.kind = Kind::rate, .game = "zodiac", .agents = {"greedy", "random", "greedy"}}), "lab.player_twice");
  Question compare{.kind = Kind::compare, .game = "zodiac", .first = "greedy", .second = "usual"};
  EXPECT_EQ(refusal(compare), "lab.compare_kinds");
  compare.first = "mine.toml";
  EXPECT_EQ(refusal(compare), "lab.cannot_read");
  compare.rules.error = 0;
  EXPECT_EQ(refusal(compare), "lab.bad_error");
  compare.rules = {.deals = 0};
  EXPECT_EQ(refusal(compare), "lab.bad_games");
  compare.rules = {.within = 0.0};
  EXPECT_EQ(refusal(compare), "lab.bad_within");
  EXPECT_EQ(kind_of("balance"), Kind::balance);
  EXPECT_EQ(kind_of("fit").error().id, "lab.no_kind");
}

// What is heard of is of the plan: whatever comes from elsewhere, nothing that it is used for reaches beyond its end.
TEST(Question, GamesOfAnotherPlanAreRefused) {
  const Question question{.game = "wu_xing", .seats = 3, .games = 3};
  const auto experiment = *ask(question, nothing);
  auto hearing = *Hearing::begin(*experiment.plan, experiment.games, "", experiment.hear);
  const auto game = play(*experiment.plan, 0);
  const auto spoilt = [&](const auto& spoil) {
    auto other = game;
    spoil(other);
    const auto added = hearing.add(other);
    return added ? std::string() : std::string(added.error().id);
  };
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.number = 1; }), "lab.other_game");
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.points.push_back(3); }), "lab.not_a_game");
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.returns = {}; }), "lab.not_a_game");
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.steps[0].action = 60'000; }), "lab.not_a_game");
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.steps[0].actor = Seat::watcher; }), "lab.not_a_game");
  EXPECT_EQ(spoilt([](FinishedGame& g) { g.notes.clear(); }), "lab.not_a_game");
  const auto two_seats = *ask({.game = "wu_xing", .seats = 2}, nothing), zodiac = *ask({.game = "zodiac", .seats = 3}, nothing);
  EXPECT_EQ(hearing.add(play(*two_seats.plan, 0)).error().id, "lab.not_a_game");
  EXPECT_EQ(hearing.add(play(*zodiac.plan, 0)).error().id, "lab.not_a_game") << "its things are others";
  EXPECT_EQ(hearing.heard(), 0u);
  EXPECT_TRUE(hearing.add(game));
  EXPECT_EQ(of_frame(frame(game).substr(1)).error().id, "lab.not_a_game");
  EXPECT_EQ(of_frame(frame(game) + "x").error().id, "lab.not_a_game");
  EXPECT_EQ(of_frame("").error().id, "lab.not_a_game");
}

TEST(Question, AsksOnlyForTheFirstGamesOfAFile) {
  const auto path = testing::TempDir() + "question_" + std::to_string(::getpid());
  Question question{.game = "wu_xing", .seats = 2, .games = 6};
  ASSERT_TRUE(run(*ask(question, nothing), {.file = path}));
  question.games = 2;
  const auto of_file = run(*ask(question, nothing), {.file = path});
  std::filesystem::remove(path);
  ASSERT_TRUE(of_file);
  EXPECT_EQ(of_file->json, run(*ask(question, nothing), {})->json);
}

}  // namespace
}  // namespace shengxiao::lab
