#include "server/note.hpp"

#include <gtest/gtest.h>

namespace shengxiao::server {
namespace {

const Note deputy{Note::Kind::deputy, seat_at(2), 31, 4};

TEST(Note, is_a_line_of_text_that_reads_back) {
  EXPECT_EQ(deputy.text(), "deputy seat=2 step=31 level=4");
  EXPECT_EQ((Note{Note::Kind::takeback, Seat::first, 3}.text()), "takeback seat=0 step=3");
  for (const auto kind : {Note::Kind::takeback, Note::Kind::deputy, Note::Kind::back, Note::Kind::out_of_time})
    for (const int level : {0, 8}) {
      const Note note{kind, seat_at(5), 120, level};
      EXPECT_EQ(Note::parse(note.text()), note) << note.text();
    }
}

TEST(Note, is_not_read_out_of_any_other_text) {
  for (const auto* text :
       {"", "takeback", "takeback seat=0", "takeback seat=0 step=", "takeback seat=-1 step=3", "takeback seat=9 step=3",
        "takeback seat=0 step=3 ", "takeback seat=0 step=3 level=", "takeback  seat=0 step=3", "taken seat=0 step=3",
        "takeback seat=99999999999 step=3", "Ann went out for lunch"})
    EXPECT_EQ(Note::parse(text), std::nullopt) << text;
}

TEST(Note, is_told_as_fields) {
  EXPECT_EQ(json_object([](Json& out) { deputy.json(out); }), R"({"kind":"deputy","seat":2,"step":31,"level":4})");
}

}  // namespace
}  // namespace shengxiao::server
