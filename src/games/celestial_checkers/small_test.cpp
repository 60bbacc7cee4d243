// Small versions of Celestial Checkers (CC-21): what they are, and which are refused.
#include "core/conformance.hpp"
#include "core/testing.hpp"
#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

CelestialCheckers with(const std::string& animals, Options options = {}) {
  options.emplace_back("animals", animals);
  return *CelestialCheckers::make({2, options});
}

std::string error_of(const Options& options) {
  const auto game = CelestialCheckers::make({2, options});
  return game ? "made" : to_string(game.error());
}

TEST(CelestialCheckers, CC_21_the_movement_begins_when_all_animals_are_placed) {
  const auto game = with("Ox,Rat");
  auto s = game.start();
  EXPECT_EQ(game.legal_count(s, Seat::first), 2 * 12);
  EXPECT_EQ(illegal_because(game, s, Seat::first, "Tg@c3"), "celestial_checkers.not_in_game(Tiger) [CC-21]");
  EXPECT_EQ(game.position(s), "4/4/4/4/4/4/4/4 RtOx/rtox -/- 0/0 S -");
  EXPECT_EQ(*game.from_position(game.position(s)), s);
  s = after(game, s, {"Ox@c3", "Ox@d6", "Rt@a1", "Rt@h8"});
  EXPECT_FALSE(s.placing());
  EXPECT_EQ(s.mover, 1) << "CC-7";
  EXPECT_EQ(view_json(game, s, Seat::watcher).find("Tiger"), std::string::npos) << "nobody has captured it";
}

TEST(CelestialCheckers, CC_21_is_refused_out_of_bounds) {
  EXPECT_EQ(error_of({{"animals", "Ox,Cat"}}), R"(celestial_checkers.animals_unknown("Cat") [CC-21])");
  EXPECT_EQ(error_of({{"animals", ""}}), R"(celestial_checkers.animals_unknown("") [CC-21])");
  EXPECT_EQ(error_of({{"animals", "Ox,Ox"}}), R"(celestial_checkers.animals_twice("Ox") [CC-21])");
  EXPECT_EQ(error_of({{"placement", "fixed"}, {"position", "4/4/4/4/4/4/3Ox/4 -/- -/- 0/0 S -"}, {"animals", "Ox"}}),
            "celestial_checkers.animals_fixed [CC-21]");
}

TEST(CelestialCheckers, CC_21_the_usual_game_stays_as_it_is) {
  const auto usual = *CelestialCheckers::make({}), same = with("all");
  EXPECT_EQ(same.setup().options, usual.setup().options);
  EXPECT_EQ(value_of(usual.setup().options, "animals"), "");
  EXPECT_EQ(same.start(), usual.start());
}

TEST(CelestialCheckers, CC_21_small_versions_conform) {
  for (const std::string animals : {"Rat", "Ox,Rat", "Ox,Hare,Rat"})
    for (const std::string placement : {"free", "random"}) {
      const auto broken = conformance(with(animals, {{"placement", placement}, {"shuffle", "mirrored"}}), 20);
      EXPECT_FALSE(broken) << animals << ", " << placement << ": " << broken->promise << ": " << broken->detail;
    }
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
