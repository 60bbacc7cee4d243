// Options and seats: what is filled in, and what is refused with which words.
#include "core/setup.hpp"

#include <gtest/gtest.h>

#include <array>

namespace shengxiao {
namespace {

constexpr std::array<OptionSpec, 3> specs{{
    {"wheel", "plain", "plain|double", "which wheel"},
    {"position", "-", "<position line>", "where to start"},
    {"hand", "3", "2|3|10", "cards in hand"},
}};

std::string error_of(const Options& given) {
  const auto all = complete(specs, given);
  return all ? "accepted" : all.error().message();
}

TEST(Setup, complete_fills_in_what_was_not_given) {
  EXPECT_EQ(complete(specs, {}).value(), (Options{{"wheel", "plain"}, {"position", "-"}, {"hand", "3"}}));
  EXPECT_EQ(complete(specs, {{"hand", "10"}, {"position", "any | text"}}).value(),
            (Options{{"wheel", "plain"}, {"position", "any | text"}, {"hand", "10"}}))
      << "in the order in which the game declares them";
  EXPECT_TRUE(complete({}, {}).value().empty());
}

TEST(Setup, complete_refuses_by_name) {
  EXPECT_EQ(error_of({{"Wheel", "plain"}}), "there is no option \"Wheel\" (options: wheel, position, hand)");
  EXPECT_EQ(error_of({{"", "plain"}}), "there is no option \"\" (options: wheel, position, hand)");
  EXPECT_EQ(error_of({{"wheel", "plain"}, {"wheel", "double"}}), "option \"wheel\" is given twice");
  for (const std::string value : {"triple", "", "plai", "plain|double", "plain ", "|"})
    EXPECT_EQ(error_of({{"wheel", value}}), fmt::format("option wheel: \"{}\" is not one of plain|double", value));
  EXPECT_EQ(error_of({{"hand", "1"}}), "option hand: \"1\" is not one of 2|3|10");
  EXPECT_EQ(complete({}, {{"hand", "1"}}).error().text, "there is no option \"hand\" (options: none)");
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
    EXPECT_EQ(refused.error().text, fmt::format("\"{}\" is not of the form option=value", text));
  }
}

TEST(Setup, check_seats) {
  EXPECT_EQ(check_seats(0, 3, 2, 4, "Toy", "TO-1").value(), 3);
  for (const int seats : {2, 3, 4}) EXPECT_EQ(check_seats(seats, 3, 2, 4, "Toy", "TO-1").value(), seats);
  for (const int seats : {-1, 1, 5}) {
    const auto refused = check_seats(seats, 3, 2, 4, "Toy", "TO-1");
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(refused.error().message(), fmt::format("Toy is played with 2 to 4 seats, not {} (TO-1)", seats));
  }
  EXPECT_EQ(check_seats(3, 2, 2, 2, "Toy", "TO-1").error().message(), "Toy is played with 2 seats, not 3 (TO-1)");
}

TEST(Result, message_names_the_clause_where_there_is_one) {
  EXPECT_EQ((Error{"c3 is taken", "CC-6"}).message(), "c3 is taken (CC-6)");
  EXPECT_EQ((Error{"no such file", ""}).message(), "no such file");
  const Result<int> failed = fail("CC-6", "{} is taken", "c3");
  EXPECT_EQ(failed.error(), (Error{"c3 is taken", "CC-6"}));
}

}  // namespace
}  // namespace shengxiao
