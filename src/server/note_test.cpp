#include "server/note.hpp"

#include <gtest/gtest.h>

namespace shengxiao::server {
namespace {

const Note deputy{Note::Kind::deputy, {{"seat", 2}, {"step", 31}, {"level", 4}}};

TEST(Note, is_a_line_of_text_that_reads_back) {
  EXPECT_EQ(deputy.text(), "deputy seat=2 step=31 level=4");
  EXPECT_EQ((Note{Note::Kind::seed}.text()), "seed");
  for (auto kind = Note::Kind::takeback; kind <= Note::Kind::log; kind = static_cast<Note::Kind>(static_cast<int>(kind) + 1)) {
    Note note{kind};
    if (kind < Note::Kind::agreed) note.fields = {{"seat", 5}, {"step", 120}, {"known", 1}};
    EXPECT_EQ(Note::parse(note.text()), note) << note.text();
  }
  EXPECT_EQ(Note::parse("log entry=12"), (Note{Note::Kind::log, {{"entry", 12}}}));
}

TEST(Note, is_not_read_out_of_any_other_text) {
  for (const auto* text :
       {"", "takeback", "takeback step=3", "takeback seat=0 step=", "takeback seat=-1 step=3", "takeback seat=8 step=3",
        "takeback seat=9 step=3", "takeback seat=0 step=3 ", "takeback seat=0 step=3x",
        "takeback seat=0 step=3 level=", "takeback  seat=0 step=3", "taken seat=0 step=3", "takeback seat=99999999999 step=3",
        "takeback seat=0 colour=3", "seed seat=0", "agreed seat=1 step=2", "Ann went out for lunch"})
    EXPECT_EQ(Note::parse(text), std::nullopt) << text;
}

TEST(Note, is_told_as_fields) {
  EXPECT_EQ(json_object([](Json& out) { deputy.json(out); }), R"({"kind":"deputy","seat":2,"step":31,"level":4})");
  EXPECT_EQ(json_object([](Json& out) { deputy.json(out, true); }), R"({"kind":"deputy","seat":2,"level":4})");
}

}  // namespace
}  // namespace shengxiao::server
