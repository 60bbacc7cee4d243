#include "lab/tune.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/testing.hpp"
#include "games/editions.hpp"
#include "lab/space.hpp"

namespace shengxiao::lab {
namespace {

EditionPtr edition_of(std::string_view text) { return *parse_edition(text, "mine.toml"); }

constexpr std::string_view small_edition = R"(
[track]
finish = 30
source = "reconstructed"
[[space]]
side = "3-4"
at = 5
benefit = "2"
[[space]]
side = "5"
at = 5
benefit = "3"
[[tile]]
name = "Rat"
kind = "animal"
value = 5
panels = [[1, 2], [3]]
[[tile]]
name = "Ox"
kind = "animal"
value = 5
panels = [[4, 5], [6]]
[[range]]
action = "Run"
low_top = 4
source = "rulebook"
)";

std::string changed(const std::string& key, int choice) {
  const auto space = Space::make(edition_of(small_edition), {key});
  if (!space) return to_string(space.error());
  return toml(space->edition({choice})->data);
}

std::string error_of(const std::string& key) {
  const auto space = Space::make(edition_of(small_edition), {key});
  return space ? "" : to_string(space.error());
}

TEST(Space, ChangesWhatAKeyNamesAndNothingElse) {
  const auto base = toml(edition_of(small_edition)->data);
  const auto with = [&](std::string from, const std::string& to) {
    auto text = base;
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) text.replace(at, from.size(), to);
    return text;
  };
  EXPECT_EQ(changed("track.finish=31..33", 1), with("finish = 30", "finish = 32"));
  EXPECT_EQ(changed("space[3-4,5].benefit=1,N+exchange", 1), with("benefit = \"2\"", "benefit = \"N+exchange\""));
  EXPECT_EQ(changed("space[1].benefit=N", 0), with("benefit = \"3\"", "benefit = \"N\""));
  EXPECT_EQ(changed("tile[animal].value=-3..7", 0), with("value = 5", "value = -3"));
  EXPECT_EQ(changed("tile[*].value=7", 0), with("value = 5", "value = 7"));
  EXPECT_EQ(changed("tile[Ox].panels[0][1]=1", 0), with("[4, 5]", "[4, 1]"));
  EXPECT_EQ(changed("track.finish=31", Space::as_it_is), base);
}

TEST(Space, RefusesWhatItCannotChangeAndSaysWhy) {
  for (const auto& [key, id] : {std::pair("track.finish", "lab.tune_key"),
                                {"=3", "lab.tune_key"},
                                {"track.finish=", "lab.tune_choices"},
                                {"track.finish=4..3", "lab.tune_choices"},
                                {"track.finish=4..x", "lab.tune_choices"},
                                {"track.finish=1,,2", "lab.tune_choices"},
                                {"track.finish=1..1000000000000", "lab.tune_many"},
                                {"track.finish=-9223372036854775808..9223372036854775807", "lab.tune_many"},
                                {"track.finish=3,1..4", "lab.tune_choice_twice"},
                                {"track.start=1", "lab.tune_no_key(\"start\")"},
                                {"tile[Cat].value=1", "lab.tune_no_key(\"[Cat]\")"},
                                {"tile[2].value=1", "lab.tune_no_key(\"[2]\")"},
                                {"tile[1.value=1", "lab.tune_no_key"},
                                {"track=1", "lab.tune_no_value"},
                                {"tile[0].panels=1", "lab.tune_no_value"},
                                {"range[Run].low_top=1..3", "lab.tune_stated"}})
    EXPECT_NE(error_of(key).find(id), std::string::npos) << key << ": " << error_of(key);
  EXPECT_NE(error_of("range[0].low_top=3").find("mine.toml"), std::string::npos);
  EXPECT_NE(
      to_string(Space::make(edition_of(small_edition), {"tile[Ox].value=1", "tile[*].value=2"}).error()).find("lab.tune_key_twice"),
      std::string::npos);
}

TEST(Space, EditionsAsTomlReadBackAsTheyWere) {
  for (const auto* game : {"great_race", "wu_xing", "rat_and_dragon"}) {
    const auto edition = games::default_edition(game);
    EXPECT_EQ(edition_of(toml(edition->data))->data, edition->data) << game;
  }
  const auto odd = edition_of("\"a b\" = \"say \\\"so\\\", \\u007F\\n\"\nx = [[], [1, \"two\"]]\n[t]\ny = { \"p.q\" = -1 }\n");
  EXPECT_EQ(edition_of(toml(odd->data))->data, odd->data) << toml(odd->data);
}

TEST(Space, CandidatesAreAllThereAreOrDifferentOnesThatCanBePlayed) {
  auto space = *Space::make(edition_of(small_edition), {"track.finish=30..34", "tile[animal].value=4,6"});
  const Space::Check even = [](const EditionPtr& edition) -> Result<bool> {
    const auto finish = Entry(*edition).at("track")->number("finish", 0, 100);
    return *finish % 2 == 0 ? Result<bool>(true) : fail("", "edition.not_a_number");
  };
  const auto all = space.candidates(100, 1, even);
  EXPECT_EQ(all.size(), 9u) << "30, 32 and 34 by 5, 4 and 6; 30 is what it is now";
  EXPECT_EQ(all[0], space.base());
  const auto some = space.candidates(5, 1, even);
  EXPECT_EQ(some.size(), 5u);
  EXPECT_EQ(some, space.candidates(5, 1, even));
  const auto checked = space.check(even);
  ASSERT_FALSE(checked);
  EXPECT_NE(to_string(checked.error()).find("track.finish=31"), std::string::npos);
}

TEST(Space, NumbersThatHaveToBeTextsAreTexts) {
  auto space = *Space::make(games::default_edition("great_race"), {"space[3-4,1].benefit=1,2,N+trade"});
  const auto check = [](const EditionPtr& edition) {
    return table::make_game("great_race", {4, {}, edition, true}).map([](const auto&) { return true; });
  };
  ASSERT_TRUE(space.check(check));
  EXPECT_EQ(space.candidates(10, 0, check).size(), 4u);
  EXPECT_NE(toml(space.edition({1})->data).find("at = 1\nbenefit = \"2\""), std::string::npos);
}

// The Rat and the Dragon ends at the 20th pair; nothing but that is asked for here.
constexpr std::string_view short_goal = R"(
game = "rat_and_dragon"
agent = "greedy"
[[assert]]
name = "short"
figure = "rounds"
least = 6
most = 10
)";

Result<Tuned> tuned(std::string_view goals, const std::vector<std::string>& keys, int threads = 2, const std::string& file = "") {
  const auto watch = *read_watch(goals, "goals.toml");
  const auto make = [&](const EditionPtr& edition) { return table::make_game(watch.game, {2, {}, edition, true}); };
  auto text = toml(games::default_edition("rat_and_dragon")->data);
  text.replace(text.find("number = 20\nsource = \"rulebook\""), 31, "number = 20\nsource = \"\"");
  return Space::make(*parse_edition(text, "mine.toml"), keys).and_then([&](const Space& space) {
    return tune(watch, space, make, *Player::make("greedy"), {.editions = 8, .games = 40, .seed = 1},
                {.threads = threads, .file = file});
  });
}

TEST(Tune, FindsAnEditionThatMeetsAGoalAndTheSameOneAlways) {
  const std::vector<std::string> keys{"score_columns.number=1..7"};
  const auto found = tuned(short_goal, keys, 1);
  ASSERT_TRUE(found) << to_string(found.error());
  EXPECT_FALSE(found->before.goals[0].holds) << found->before.goals[0].words;
  EXPECT_TRUE(found->meets_all) << found->after.goals[0].words;
  EXPECT_GT(found->before.distance.all, 1);
  EXPECT_EQ(found->after.distance.all, 0);
  EXPECT_EQ(found->editions, 8u);
  // 8 editions of 10 games, 4 of 20, 2 of 40, each going on where it was; and at the end 40 of two.
  EXPECT_EQ(found->games, 8u * 10 + 4 * 10 + 2 * 20 + 2 * 40);
  const auto again = tuned(short_goal, keys, 3);
  EXPECT_EQ(again->after.edition->data, found->after.edition->data);
  EXPECT_EQ(json(again->after.balance), json(found->after.balance));
}

// The figures of the search are those of a report with the same seed.
TEST(Tune, MeasuresAsAReportDoes) {
  const auto found = tuned(short_goal, {"score_columns.number=3,8"});
  ASSERT_TRUE(found);
  const auto game = *table::make_game("rat_and_dragon", {2, {}, found->after.edition, true});
  const auto plan =
      balance_plan(game, *Player::make("greedy"), {.games = 40, .seed = 2, .looks = false, .skills = false, .restricted = false});
  const auto report = balance(*plan, {.threads = 2});
  EXPECT_EQ(report->rounds.value, found->after.balance.rounds.value);
  EXPECT_EQ(report->minutes.low, found->after.balance.minutes.low);
}

TEST(Tune, GoalsThatNoEditionMeetsNameTheFurthestAndGiveTheBest) {
  const auto goals = fmt::format("{}[[assert]]\nname = \"very long\"\nfigure = \"decisions\"\nleast = 100000\n", short_goal);
  const auto found = tuned(goals, {"score_columns.number=1..8", "grid.columns=14,15"});
  ASSERT_TRUE(found) << to_string(found.error());
  EXPECT_FALSE(found->meets_all);
  EXPECT_EQ(found->furthest, 1u);
  EXPECT_LE(found->after.distance.all, found->before.distance.all);
}

TEST(Tune, BoundsThatTheGameDoesNotAllowAreToldInItsWords) {
  const auto found = tuned(short_goal, {"grid.columns=20..27"});
  ASSERT_FALSE(found);
  EXPECT_NE(to_string(found.error()).find("rat_and_dragon.edition_columns(27, 26)"), std::string::npos) << to_string(found.error());
  EXPECT_NE(to_string(found.error()).find("grid.columns=27"), std::string::npos);
}

TEST(Tune, WhatOnlySomeGoalsNeedIsPlayedForThemAlone) {
  const auto parts = [](const std::string& assertion) {
    const auto rules = needed(*read_watch("game = \"zodiac\"\n[[assert]]\n" + assertion, "x.toml"));
    return std::array{rules.looks, rules.skills, rules.restricted};
  };
  EXPECT_EQ(parts("figure = \"rounds\"\nmost = 1"), (std::array{false, false, false}));
  EXPECT_EQ(parts("figure = \"drama\"\nmost = 1"), (std::array{true, false, false}));
  EXPECT_EQ(parts("figure = \"loss_without\"\nkind = \"way to play\"\nmost = 1"), (std::array{false, false, true}));
}

TEST(Tune, DistancesAreInRooms) {
  Balance b;
  b.seats = 2;
  b.rounds = {16, 15, 17, 100};
  b.by_seat = {{"Seat 1", {0.6, 0.5, 0.7, 100}}, {"Seat 2", {0.4, 0.3, 0.5, 100}}};
  const auto of = [&](const std::string& assertion) {
    const auto all = distance(*read_watch("game = \"zodiac\"\n[[assert]]\n" + assertion, "x.toml"), b);
    return std::pair(all.all, all.off_middle);
  };
  EXPECT_EQ(of("figure = \"rounds\"\nleast = 14\nmost = 18"), std::pair(0.0, 0.0));
  EXPECT_EQ(of("figure = \"rounds\"\nleast = 18\nmost = 22"), std::pair(1.0, 2.0));
  EXPECT_EQ(of("figure = \"rounds\"\nmost = 8"), std::pair(1.0, 0.0));
  EXPECT_EQ(of("figure = \"rounds\"\nleast = 8"), std::pair(0.0, 0.0));
  EXPECT_EQ(of("figure = \"rounds\"\nleast = 32"), std::pair(1.0, 0.0));
  const auto [far, off] = of("figure = \"seats\"\nwithin = 5");
  EXPECT_NEAR(far, 1, 1e-9);
  EXPECT_NEAR(off, 2, 1e-9);
}

}  // namespace
}  // namespace shengxiao::lab
