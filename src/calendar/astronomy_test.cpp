// New moons and New Years against what is known of them from elsewhere.
#include "calendar/astronomy.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "calendar/calendar.hpp"

namespace shengxiao::calendar {
namespace {

using namespace std::chrono;

// The new moon of the day that begins a lunar year.
Moment new_moon_of(int year) {
  const auto day = computed_new_year(year);
  return new_moon(static_cast<int>(std::lround((day - Days(2000y / 1 / 6)).count() / 29.530588861)));
}

std::string clock(Moment moment) {
  const hh_mm_ss time(moment - floor<days>(moment));
  return fmt::format("{} {:02}:{:02}", text(Date(floor<days>(moment))), time.hours().count(), time.minutes().count());
}

// The years in which ICU's Chinese calendar is a day off.
TEST(Calendar, CA_3_new_moons_close_to_midnight) {
  EXPECT_EQ(clock(new_moon_of(1954)), "1954-02-03 23:55");
  EXPECT_EQ(clock(new_moon_of(2027)), "2027-02-06 23:55");
  EXPECT_EQ(clock(new_moon_of(2030)), "2030-02-03 00:07");
}

// In 1916 the clocks of Beijing still showed local time: by those of today the new moon would have been after midnight.
TEST(Calendar, CA_3_chinas_time_before_1929_is_that_of_beijing) {
  EXPECT_EQ(clock(new_moon_of(1916)), "1916-02-03 23:50");
  EXPECT_EQ(clock(new_moon_of(1916) + 860s), "1916-02-04 00:05");
}

TEST(Calendar, CA_3_every_new_moon_follows_the_last_by_a_month) {
  auto last = new_moon(-4400);
  for (int number = -4399; number <= 3730; ++number) {
    const auto next = new_moon(number);
    const auto month = duration<double, days::period>(next - last).count();
    EXPECT_GT(month, 29.25) << clock(next);
    EXPECT_LT(month, 29.86) << clock(next);
    last = next;
  }
}

// When the sun passes a longitude on this day, in minutes after midnight in China.
double passes(Days day, double degrees) {
  const double start = solar_longitude(day), end = solar_longitude(day + days(1));
  return std::remainder(degrees - start, 360) / std::remainder(end - start, 360) * 24 * 60;
}

// Almanacs give, in universal time, 15:03 on 21 December 2025, 03:06 on 20 March 2024 and 20:51 on 20 June 2024.
TEST(Calendar, CA_3_the_sun_at_solstices_and_equinoxes) {
  EXPECT_NEAR(passes(2025y / 12 / 21, 270), 23 * 60 + 3, 1);
  EXPECT_NEAR(passes(2024y / 3 / 20, 0), 11 * 60 + 6, 1);
  EXPECT_NEAR(passes(2024y / 6 / 21, 90), 4 * 60 + 51, 1);
}

TEST(Calendar, CA_3_delta_t_is_continuous) {
  EXPECT_NEAR(delta_t(1700), 8.8, 0.2);
  EXPECT_NEAR(delta_t(2000), 63.86, 0.01);
  for (const double joint : {1700.0, 1800.0, 1860.0, 1900.0, 1920.0, 1941.0, 1961.0, 1986.0, 2005.0, 2050.0, 2150.0})
    EXPECT_NEAR(delta_t(joint - 1e-6), delta_t(joint), 1) << joint;
}

// First days of reigns and of the republic, and years with leap months close to New Year.
TEST(Calendar, CA_3_new_years_known_from_history) {
  for (const std::string_view known : {"1645-01-28", "1662-02-18", "1723-02-05", "1736-02-12", "1796-02-09", "1821-02-03",
                                       "1851-02-01", "1862-01-30", "1875-02-06", "1900-01-31", "1909-01-22", "1911-01-30",
                                       "1912-02-18", "1923-02-16", "2045-02-17", "2050-01-23", "2100-02-09"})
    EXPECT_EQ(text(computed_new_year(static_cast<int>(parse_date(known)->year()))), known);
}

TEST(Calendar, CA_3_computed_years_follow_each_other) {
  auto next = lunar_year(1644);
  for (int number = 1644; number <= 2300; ++number) {
    const auto year = next;
    next = lunar_year(number + 1);
    EXPECT_EQ(year.last + days(1), next.first) << number;
    const auto length = (year.last - year.first).count() + 1;
    EXPECT_TRUE((length >= 353 && length <= 355) || (length >= 383 && length <= 385)) << number << " has days " << length;
    EXPECT_GE(year.first, Days(std::chrono::year(number) / 1 / 21)) << number;
    EXPECT_LE(year.first, Days(std::chrono::year(number) / 2 / 21)) << number;
  }
}

}  // namespace
}  // namespace shengxiao::calendar
