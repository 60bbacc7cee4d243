#include "table/named_agent.hpp"

#include <gtest/gtest.h>

namespace shengxiao::table {
namespace {

TEST(NamedAgent, is_a_kind_and_perhaps_a_level) {
  const auto game = *make_game("zodiac", {});
  for (const auto* name : {"level:5", "best", "greedy"}) EXPECT_TRUE(named_agent(*game, name)) << name;
  for (const auto* name : {"level:5x", "level:", "level:five", "level:0", "level", "wizard"})
    EXPECT_FALSE(named_agent(*game, name)) << name;
}

}  // namespace
}  // namespace shengxiao::table
