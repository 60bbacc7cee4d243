#include "table/named_agent.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "table/policy_testing.hpp"

namespace shengxiao::table {
namespace {

TEST(NamedAgent, is_a_kind_and_perhaps_a_level) {
  const auto game = *make_game("zodiac", {});
  for (const auto* name : {"level:5", "best", "greedy"}) EXPECT_TRUE(named_agent(*game, name)) << name;
  for (const auto* name : {"level:5x", "level:", "level:five", "level:0", "level", "wizard"})
    EXPECT_FALSE(named_agent(*game, name)) << name;
}

TEST(NamedAgent, searches_as_a_policy_guides_it) {
  const auto game = *make_game("zodiac", {2, {}});
  const auto path = std::filesystem::temp_directory_path() / fmt::format("guide_{}.policy", ::getpid());
  std::ofstream(path, std::ios::binary) << sloping_policy(*game, 1);
  const auto with = [&](std::string_view kind, const char* of = "zodiac") {
    const auto agent = named_agent(**make_game(of, {2, {}}), fmt::format("{}+{}", kind, path.string()));
    return agent ? "made" : std::string(agent.error().id);
  };
  EXPECT_EQ(with("best"), "made");
  EXPECT_EQ(with("level:6"), "made");
  EXPECT_EQ(with("level:9"), "agent.no_level");
  EXPECT_EQ(with("greedy"), "agent.no_guide");
  EXPECT_EQ(with("best", "wu_xing"), "policy.other_game");
  EXPECT_FALSE(names_policy("best+" + path.string())) << "it is a search";
  EXPECT_TRUE(names_policy(path.string()));
  EXPECT_TRUE(names_policy("runs/level:6+more.policy"));
  EXPECT_EQ(named_agent(*game, "best+nowhere.policy").error().id, "policy.cannot_read");
  std::filesystem::remove(path);
  EXPECT_TRUE(named_agent(*game, "best+none"));
  EXPECT_TRUE(named_agent(*game, "level:5+none"));
  EXPECT_EQ(named_agent(*game, "wizard+none").error().id, "agent.unknown");
}

}  // namespace
}  // namespace shengxiao::table
