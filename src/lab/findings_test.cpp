#include <gtest/gtest.h>

#include "lab/testing.hpp"

namespace shengxiao::lab {
namespace {

ItemReport used(const char* name, Estimate chosen, Estimate loss, double by_greedy = 0.3) {
  ItemReport one;
  one.item = {"way to play", name, Item::Counts::used};
  one.seats = 400;
  one.is_measured = true;
  one.taken = chosen;
  one.missing = loss;
  one.taken_free = {by_greedy, by_greedy, by_greedy, 900};
  return one;
}

std::string found_among(std::vector<ItemReport> ways) {
  auto b = small_report();
  b.by_seat.clear();
  b.seats = 1;
  b.items = std::move(ways);
  b.kinds = {{"way to play", Item::Counts::used, b.items.size(), b.items.size(), false, true}};
  b.share_free = {0.25, 0.2, 0.3, 400};
  return findings(b)[0];
}

TEST(Findings, AreToldByWhatAThingCausesAndNotByHowOftenItIsChosen) {
  const Estimate rare{0.003, 0.002, 0.004, 9000}, constant{0.97, 0.96, 0.98, 9000}, half{0.5, 0.49, 0.51, 9000};
  const Estimate none{0.001, -0.01, 0.012, 400}, some{0.1, 0.08, 0.12, 400}, all{0.24, 0.22, 0.26, 400};
  EXPECT_TRUE(found_among({used("swap", rare, none)}).starts_with("“swap” (way to play) is hardly used"));
  EXPECT_EQ(found_among({used("swap", rare, some)}).find("hardly used"), std::string::npos) << "who may not do it loses by it";
  EXPECT_EQ(found_among({used("swap", rare, none, 0)}).find("hardly used"), std::string::npos) << "greedy never does it anyway";
  EXPECT_TRUE(found_among({used("dig", constant, some)}).starts_with("“dig” (way to play) is hardly a choice"));
  EXPECT_EQ(found_among({used("dig", constant, none)}).find("hardly a choice"), std::string::npos) << "nothing is lost without it";
  EXPECT_EQ(found_among({used("draw", constant, all)}).find("draw"), std::string::npos) << "nobody can play without it";
  auto trap = used("walk", half, {-0.2, -0.25, -0.15, 400});
  EXPECT_TRUE(found_among({trap}).starts_with("“walk” (way to play) seems to be a trap"));
  trap.worth = {0.1, 0.05, 0.15, 400};
  EXPECT_EQ(found_among({trap}).find("walk"), std::string::npos) << "to the heuristic player alone";
  auto idle = used("wait", half, none);
  idle.struck = {3, 2.5, 3.5, 400};
  EXPECT_TRUE(found_among({idle}).starts_with("“wait” (way to play) makes no difference"));
  EXPECT_TRUE(found_among({used("dig", half, all), used("swap", half, none)}).starts_with("A game takes")) << "one is needed";
  const Estimate great{0.15, 0.13, 0.17, 400};
  EXPECT_TRUE(found_among({used("dig", half, great), used("cut", half, none), used("swap", half, none)}).starts_with("Much hangs"));
  EXPECT_FALSE(
      found_among({used("dig", half, great), used("cut", half, great), used("swap", half, great)}).starts_with("Much hangs"))
      << "all are much the same";
}

TEST(Findings, TellNothingOfThingsThatAreAllTheSame) {
  auto b = small_report();
  b.by_seat = {{"Seat 1", {0.28, 0.251, 0.31, 900}}};
  b.kinds = {{"animal", Item::Counts::held, 2, 0, false, false}};
  for (const auto& finding : findings(b)) EXPECT_EQ(finding.find("animal"), std::string::npos) << finding;
  b.items[1].worth_stands_out = b.kinds[0].worth_differs = true;
  EXPECT_EQ(findings(b)[0], "Of “animal”, against the average one: Ox is worth least, 8.0 fewer games in 100 (5.0 … 11.0).");
}

TEST(Findings, SayWhoPlaysWhereSomethingIsForbidden) {
  auto b = small_report();
  b.by_seat.clear();
  b.seats = 1;
  b.items = {used("walk", {0.5, 0.49, 0.51, 9000}, {-0.2, -0.25, -0.15, 400})};
  b.kinds = {{"way to play", Item::Counts::used, 1, 1, false, true}};
  b.share_free = {0.25, 0.2, 0.3, 400};
  b.agent = "level:5";
  b.restricted_agent = "level:5";
  EXPECT_EQ(findings(b)[0],
            "“walk” (way to play) seems to be a trap: a seat that may not choose it wins 20.0 more games in 100 (15.0 … 25.0).");
  b.restricted_agent = "greedy";
  EXPECT_NE(findings(b)[0].find("a trap: where all play by rules of thumb, a seat"), std::string::npos) << findings(b)[0];
}

TEST(Findings, TellOfAPartOfAGameOnWhichLittleHangs) {
  auto b = small_report();
  b.by_seat.clear();
  b.seats = 1;
  const Estimate options{20, 19, 21, 600};
  b.stakes = {{"first third of a game", {0.01, 0, 0.02, 300}, options}, {"last third", {0.2, 0.18, 0.22, 300}, options}};
  EXPECT_EQ(
      findings(b)[0],
      "Little hangs on the first third of a game: between the best option and the worst lie 1.0 games in 100, in the last third "
      "20.0.");
  b.stakes[0].stake.high = 0.1;
  EXPECT_FALSE(findings(b)[0].starts_with("Little hangs on the first")) << "it is not certain";
}

TEST(Findings, TellOfEndsThatNeverComeAndOfPointsThatNobodyGets) {
  auto b = small_report();
  b.by_seat.clear();
  b.seats = 1;
  const auto end = [](const char* name, double share) {
    return EndingReport{name, {share, share - 0.005, share + 0.005, 600}, {20, 19, 21, 600}, {0, 0, 0.01, 600}};
  };
  b.endings = {end("all are home", 1), end("the last card", 0), end("limit of rounds", 0)};
  EXPECT_TRUE(findings(b)[0].starts_with("An end that never comes: “the last card”"));
  EXPECT_EQ(findings(b)[1].find("limit"), std::string::npos) << "that none ends at the limit is as it should be";
  b.endings = {end("all are home", 0.6), end("blocked", 0.4)};
  EXPECT_EQ(findings(b)[0],
            "“blocked” ends 40.0 % (39.5 … 40.5) of the games, after 20 rounds; the usual end, “all are home”, comes after 20.");
  b.endings.clear();
  b.tallies = {{"points", {20, 19, 21, 9}, {}, {}},
               {"points: tiles", {20, 19, 21, 9}, {}, {}},
               {"points: all Stems", {0.01, 0, 0.02, 9}, {}, {}}};
  EXPECT_TRUE(findings(b)[0].starts_with("Points that hardly anybody gets: “all Stems”, less than")) << findings(b)[0];
  b.tallies[2].all = {0, 0, 0, 9};
  EXPECT_EQ(findings(b)[0].find("all Stems"), std::string::npos) << "points that nobody ever got may not be of this game";
}

// Tiles of 2 to 6 points, whose worth goes with the points but for one.
TEST(Findings, OfWhatIsWorthBeyondItsPrintedPoints) {
  auto b = small_report();
  b.by_seat.clear();
  b.items.clear();
  for (int points = 2; points <= 6; ++points) {
    ItemReport one;
    one.item = {"tile", fmt::format("tile {}", points), Item::Counts::held, points};
    one.is_measured = one.worth_stands_out = true;
    const double worth = 0.02 * points - 0.08;
    one.worth = {worth, worth - 0.01, worth + 0.01, 400};
    one.beyond_points = one.worth.less(worth + (points == 4 ? 0.06 : 0));
    b.items.push_back(one);
  }
  b.kinds = {{"tile", Item::Counts::held, 5, 0, true, false}};
  EXPECT_EQ(findings(b)[0],
            "Of “tile”, beyond what its printed points explain: tile 4 is worth least, 6.0 fewer games in 100 (5.0 … 7.0).");
}

}  // namespace
}  // namespace shengxiao::lab
