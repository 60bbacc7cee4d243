// Options and seats: what is filled in, and what is refused with which words.
#include "core/setup.hpp"

#include <gtest/gtest.h>

#include <array>

namespace shengxiao {
namespace {

constexpr std::array<OptionSpec, 3> specs{{
    {"wheel", "plain", "plain|double"},
    {"position", "-", "<position line>"},
    {"hand", "3", "2|3|10"},
}};

std::string error_of(const Options& given) {
  const auto all = complete(specs, given);
  return all ? "accepted" : to_string(all.error());
}

TEST(Setup, complete_fills_in_what_was_not_given) {
  EXPECT_EQ(complete(specs, {}).value(), (Options{{"wheel", "plain"}, {"position", "-"}, {"hand", "3"}}));
  EXPECT_EQ(complete(specs, {{"hand", "10"}, {"position", "any | text"}}).value(),
            (Options{{"wheel", "plain"}, {"position", "any | text"}, {"hand", "10"}}))
      << "in the order in which the game declares them";
  EXPECT_TRUE(complete({}, {}).value().empty());
}

TEST(Setup, complete_refuses_by_name) {
  EXPECT_EQ(error_of({{"Wheel", "plain"}}), "setup.unknown_option(\"Wheel\", \"wheel, position, hand\")");
  EXPECT_EQ(error_of({{"", "plain"}}), "setup.unknown_option(\"\", \"wheel, position, hand\")");
  EXPECT_EQ(error_of({{"wheel", "plain"}, {"wheel", "double"}}), "setup.option_twice(\"wheel\")");
  for (const std::string value : {"triple", "", "plai", "plain|double", "plain ", "|"})
    EXPECT_EQ(error_of({{"wheel", value}}), fmt::format("setup.option_value(\"wheel\", \"{}\", \"plain|double\")", value));
  EXPECT_EQ(error_of({{"hand", "1"}}), "setup.option_value(\"hand\", \"1\", \"2|3|10\")");
  EXPECT_EQ(to_string(complete({}, {{"hand", "1"}}).error()), "setup.no_options(\"hand\")");
}

// A variant is named only where it is in use.
TEST(Setup, complete_leaves_out_variants_that_are_not_in_use) {
  constexpr std::array<OptionSpec, 2> with_variant{{{"wheel", "plain", "plain|double"}, {"rounds", "60", "<number>", true}}};
  EXPECT_EQ(complete(with_variant, {}).value(), (Options{{"wheel", "plain"}}));
  EXPECT_EQ(complete(with_variant, {{"rounds", "60"}}).value(), (Options{{"wheel", "plain"}}));
  EXPECT_EQ(complete(with_variant, {{"rounds", "2"}}).value(), (Options{{"wheel", "plain"}, {"rounds", "2"}}));
}

TEST(Setup, number_of) {
  constexpr std::array<OptionSpec, 1> rounds{{{"rounds", "60", "<number>", true}}};
  const auto number = [&](const Options& options) { return number_of(rounds, options, "rounds", 1, 60, "GR-53"); };
  EXPECT_EQ(number({}), 60);
  EXPECT_EQ(number({{"rounds", "2"}}), 2);
  for (const std::string text : {"0", "61", "+2", "02", "2 ", "two", "99999999999"})
    EXPECT_EQ(to_string(number({{"rounds", text}}).error()),
              fmt::format("setup.option_number(\"rounds\", \"{}\", 1, 60) [GR-53]", text));
}

TEST(Setup, value_of) {
  const Options options{{"wheel", "plain"}, {"hand", "3"}};
  EXPECT_EQ(value_of(options, "hand"), "3");
  EXPECT_EQ(value_of(options, "foot"), "");
}

TEST(Setup, parse_option) {
  using Pair = std::pair<std::string, std::string>;
  EXPECT_EQ(parse_option("hand=3").value(), (Pair{"hand", "3"}));
  EXPECT_EQ(parse_option("hand=").value(), (Pair{"hand", ""}));
  EXPECT_EQ(parse_option("position=a=b").value(), (Pair{"position", "a=b"}));
  for (const std::string text : {"", "hand", "=3"}) {
    const auto refused = parse_option(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(to_string(refused.error()), fmt::format("setup.option_form(\"{}\")", text));
  }
}

TEST(Setup, check_seats) {
  EXPECT_EQ(check_seats(0, 3, 2, 4, "TO-1").value(), 3);
  for (const int seats : {2, 3, 4}) EXPECT_EQ(check_seats(seats, 3, 2, 4, "TO-1").value(), seats);
  for (const int seats : {-1, 1, 5}) {
    const auto refused = check_seats(seats, 3, 2, 4, "TO-1");
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(to_string(refused.error()), fmt::format("setup.seats_range(2, 4, {}) [TO-1]", seats));
  }
  EXPECT_EQ(to_string(check_seats(3, 2, 2, 2, "TO-1").error()), "setup.seats(2, 3) [TO-1]");
}

}  // namespace
}  // namespace shengxiao
