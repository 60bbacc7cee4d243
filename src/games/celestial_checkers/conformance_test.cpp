// Celestial Checkers keeps every promise of a game, with all its options.
#include "core/conformance.hpp"

#include <gtest/gtest.h>

#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

void expect_conformance(const Options& options, int games) {
  std::string shown;
  for (const auto& [name, value] : options) shown += name + "=" + value + " ";
  const auto broken = conformance(game_with(options), games);
  EXPECT_FALSE(broken) << shown << broken->promise << ": " << broken->detail;
}

TEST(CelestialCheckers, conforms_with_all_options) {
  for (const char* objective : {"win", "margin"}) {
    expect_conformance({{"objective", objective}}, 20);
    for (const char* shuffle : {"independent", "mirrored"})
      expect_conformance({{"placement", "random"}, {"shuffle", shuffle}, {"objective", objective}}, 40);
  }
}

TEST(CelestialCheckers, conforms_from_positions) {
  const auto in_the_movement = "rsmkhrrt/dggtpgsn/oxtgdrhs/4/4/HsDrTgOx/SnPgGtDg/RtHrMkRs -/- -/- 0/0 N -";
  const auto in_the_placement = "1rt2/4/4/4/4/1Ox2/4/4 RtHrMkRsSnPgGtDgHsDrTg/hrmkrssnpggtdghsdrtgox -/- 0/0 S -";
  const auto in_a_chain = "4/1hrmk1/1Tg1rs/4/4/4/3Rt/3Dr -/- -/- 0/0 S d6";
  const auto at_the_end = "4/4/4/4/4/4/4/4 -/- Ox/rt 1/12 S -";
  for (const char* line : {in_the_movement, in_the_placement, in_a_chain, at_the_end})
    expect_conformance({{"placement", "fixed"}, {"position", line}}, 40);
}

TEST(CelestialCheckers, causes_add_up_in_1000_games) {
  for (const auto& setup : {shengxiao::Setup{2, {{"placement", "random"}}}}) {
    const auto broken = causes_add_up(*CelestialCheckers::make(setup), 1000);
    EXPECT_FALSE(broken) << setup.seats << " seats: " << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
