#include "table/computers.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/json.hpp"
#include "table/policy_testing.hpp"
#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

const SeatOccupant ada{.person = false, .policy = "ada"};

std::shared_ptr<const AnyGame> zodiac(int seats) { return *make_game("zodiac", {seats, {}}); }

class ComputersTest : public testing::Test {
 protected:
  ~ComputersTest() override { std::filesystem::remove(path); }
  void write(const std::string& policy) const { std::ofstream(path, std::ios::binary) << policy; }
  std::string added(const std::string& named) {
    const auto done = computers.add(named);
    return done ? "added" : std::string(done.error().id);
  }

  const std::filesystem::path path = std::filesystem::temp_directory_path() / fmt::format("shengxiao_ada_{}.policy", ::getpid());
  Computers computers;
};

TEST_F(ComputersTest, have_policies_by_name) {
  // A policy is learned in simulation, where every game has a limit of turns.
  write(sloping_policy(**make_game("zodiac", {2, {}, nullptr, true}), -1));
  EXPECT_EQ(added("ada=" + path.string()), "added");
  EXPECT_TRUE(computers.has("ada"));
  EXPECT_EQ(json_object([&](Json& out) { computers.json(out); }),
            R"({"policies":[{"name":"ada","game":"zodiac","seats":[2,3,4,5,6,7,8]}]})");
  EXPECT_EQ(json_object([](Json& out) { Computers().json(out); }), "{}");

  EXPECT_TRUE(computers.check(*zodiac(2), ada));
  EXPECT_TRUE(computers.check(*zodiac(3), ada)) << "what is seen has the same layout with any number of seats";
  EXPECT_EQ(computers.check(**make_game("wu_xing", {2, {}}), ada).error().id, "policy.other_game");
  EXPECT_EQ(computers.check(*zodiac(2), {.person = false, .policy = "bob"}).error().id, "policy.unknown");
  EXPECT_TRUE(computers.check(*zodiac(2), person));
  EXPECT_TRUE(computers.check(*zodiac(2), {false, 1}));
  for (const int level : {0, 99}) EXPECT_EQ(computers.check(*zodiac(2), {false, level}).error().id, "agent.no_level");
}

TEST_F(ComputersTest, refuse_what_is_no_policy_for_any_table) {
  const auto game = zodiac(2);
  EXPECT_EQ(added("ada"), "policy.bad_name");
  EXPECT_EQ(added("=" + path.string()), "policy.bad_name");
  EXPECT_EQ(added("a b=" + path.string()), "policy.bad_name");
  EXPECT_EQ(added("ada=/nowhere.policy"), "policy.cannot_read");
  write(sloping_policy(*game, 1) + "x");
  EXPECT_EQ(added("ada=" + path.string()), "policy.in_file");
  auto other = sloping_policy(*game, 1);
  write(other.replace(other.find("zodiac"), 6, "chess"));
  EXPECT_EQ(added("ada=" + path.string()), "policy.no_game");
  auto later = sloping_policy(*game, 1);
  write(later.replace(later.find("rules 1"), 7, "rules 9"));
  EXPECT_EQ(added("ada=" + path.string()), "policy.no_seats");
  write(sloping_policy(*game, 1));
  EXPECT_EQ(added("ada=" + path.string()), "added");
  EXPECT_EQ(added("ada=" + path.string()), "policy.name_taken");
}

TEST_F(ComputersTest, think_for_those_who_sit_there) {
  const auto game = zodiac(2);
  write(sloping_policy(*game, -1));
  ASSERT_EQ(added("ada=" + path.string()), "added");
  Rng rng(1);
  auto state = game->start();
  while (game->to_act(state).front() == Seat::chance)
    game->apply(state, Seat::chance, game->random_action(state, Seat::chance, rng));
  const auto observation = game->observe(state, game->to_act(state).front());
  EXPECT_EQ(computers.agent(*game, ada)->think(observation, {}, rng, {}).best, *std::ranges::min_element(observation.legal));
  // A server that was started without it has another computer play on.
  EXPECT_NE(Computers().agent(*game, ada), nullptr);
  EXPECT_NE(computers.agent(**make_game("wu_xing", {2, {}}), ada), nullptr);
}

}  // namespace
}  // namespace shengxiao::table
