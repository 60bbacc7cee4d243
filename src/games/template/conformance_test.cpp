// The game keeps every promise of core/conformance.hpp.
#include "core/conformance.hpp"

#include <gtest/gtest.h>

#include "games/template/template.hpp"

namespace shengxiao::games::lanterns {
namespace {

TEST(Lanterns, conforms_with_every_number_of_seats) {
  for (int seats = Lanterns::min_seats; seats <= Lanterns::max_seats; ++seats)
    for (const char* hand : {"2", "3"}) {
      const auto game = Lanterns::make({seats, {{"hand", hand}}});
      ASSERT_TRUE(game);
      const auto broken = conformance(*game, 200);
      EXPECT_FALSE(broken) << broken->promise << ": " << broken->detail;
    }
}

}  // namespace
}  // namespace shengxiao::games::lanterns
