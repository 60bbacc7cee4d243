#include "core/error.hpp"

#include <gtest/gtest.h>

#include "core/result.hpp"

namespace shengxiao {
namespace {

std::string json_of(const Error& error) {
  return json_object([&](Json& out) { write_error_fields(error, out); });
}

TEST(Error, is_told_by_id_arguments_and_clause) {
  EXPECT_EQ(to_string(Error("CC-7", "game.over")), "game.over [CC-7]");
  EXPECT_EQ(to_string(Error("", "game.over")), "game.over");
  EXPECT_EQ(to_string(Error("A-1", "a.b", -3, std::uint8_t{7}, "c3", std::string("d4"), std::string_view("e5"))),
            "a.b(-3, 7, \"c3\", \"d4\", \"e5\") [A-1]");
  EXPECT_EQ(to_string(Error("", "a.b", Seat::second, Seat::chance, Term("Rat"))), "a.b(seat 1, chance, Rat)");
}

TEST(Error, within_another_keeps_its_clause_and_tells_it_once) {
  const Error inner("ZO-16", "zodiac.already_have", Term("Rat"));
  const auto outer = wrapped(wrapped(inner, "record.step", 3, "0", "play Pangu"), "record.line", 12);
  EXPECT_EQ(outer.clause, "ZO-16");
  EXPECT_EQ(to_string(outer), "record.line(12, record.step(3, \"0\", \"play Pangu\", zodiac.already_have(Rat))) [ZO-16]");
  const Result<int> failed = fail_in(inner, "record.line", 12);
  EXPECT_EQ(failed.error(), wrapped(inner, "record.line", 12));
}

TEST(Error, as_json) {
  EXPECT_EQ(json_of({"CC-7", "game.over"}), R"({"id":"game.over","arguments":[],"clause":"CC-7"})");
  EXPECT_EQ(json_of({"", "a.b", 3, "\"x\"", Term("Rat"), Seat::second, Seat::chance, Error("C-1", "c.d", 5)}),
            R"({"id":"a.b","arguments":[3,"\"x\"",{"term":"Rat"},{"seat":1},{"seat":"chance"},)"
            R"({"error":{"id":"c.d","arguments":[5],"clause":"C-1"}}],"clause":""})");
}

TEST(Error, is_equal_where_all_of_it_is) {
  const Error error("C-1", "a.b", 3, Term("Rat"));
  EXPECT_EQ(error, Error("C-1", "a.b", 3, Term("Rat")));
  EXPECT_NE(error, Error("C-2", "a.b", 3, Term("Rat")));
  EXPECT_NE(error, Error("C-1", "a.c", 3, Term("Rat")));
  EXPECT_NE(error, Error("C-1", "a.b", 3, "Rat"));
  EXPECT_NE(error, Error("C-1", "a.b", 3));
}

}  // namespace
}  // namespace shengxiao
