#include "core/record.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shengxiao {
namespace {

const Record sample{.game = "celestial_checkers",
                    .version = 1,
                    .options = {{"placement", "free"}, {"position", "a b c"}},
                    .edition = R"({"track": 3})",
                    .seats = {"person Ann", "computer level 3"},
                    .steps = {{Seat::first, "Ox@c3"}, {Seat::chance, "throw 3+5 2"}, {Seat::second, "f6xd4"}},
                    .over = true,
                    .points = {45, -3},
                    .notes = {"takeback seat=0 step=2"}};

TEST(Record, reads_back_what_it_writes) {
  const auto read = parse_record(print(sample));
  ASSERT_TRUE(read) << to_string(read.error());
  EXPECT_EQ(*read, sample);
  auto open = sample;
  open.over = false;
  open.points.clear();
  EXPECT_EQ(parse_record(print(open)), open);
}

TEST(Record, is_plain_text) {
  EXPECT_EQ(print(sample),
            "shengxiao record 1\ngame celestial_checkers 1\noption placement free\noption position a b c\n"
            "edition {\"track\": 3}\nseat 0 person Ann\nseat 1 computer level 3\nnote takeback seat=0 step=2\nplay\n0 "
            "Ox@c3\nchance throw 3+5 2\n1 f6xd4\nend "
            "45 -3\n");
}

TEST(Record, passes_over_comments_blank_lines_and_line_ends_of_other_systems) {
  auto text = print(sample);
  std::string loose = "# a game\r\n";
  for (char c : text) loose += c == '\n' ? std::string("  \r\n\n") : std::string(1, c);
  EXPECT_EQ(parse_record(loose), sample);
}

TEST(Record, a_damaged_file_is_told_with_the_line) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "record.not_a_record(\"shengxiao record 1\")"},
      {"hello", "record.line(1, record.not_a_record(\"shengxiao record 1\"))"},
      {"shengxiao record 2\n", "record.line(1, record.not_a_record(\"shengxiao record 1\"))"},
      {"shengxiao record 1\n", "record.line(1, record.breaks_off)"},
      {"shengxiao record 1\nplay\nopen\n", "record.line(2, record.no_game)"},
      {"shengxiao record 1\ngame x\n", "record.line(2, record.bad_game)"},
      {"shengxiao record 1\ngame x one\n", "record.line(2, record.bad_game)"},
      {"shengxiao record 1\ngame x 1\nplay\nopen\n", "record.line(3, record.no_seats)"},
      {"shengxiao record 1\ngame x 1\nseat 1 a\n", "record.line(3, record.bad_seat(7))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nseat 0 b\n", "record.line(4, record.bad_seat(7))"},
      {"shengxiao record 1\ngame x 1\nedition\n", "record.line(3, record.bad_edition)"},
      {"shengxiao record 1\ngame x 1\nedition {}\nedition {}\n", "record.line(4, record.bad_edition)"},
      {"shengxiao record 1\ngame x 1\noption a\n", "record.line(3, record.bad_option)"},
      {"shengxiao record 1\ngame x 1\ncolour red\n", "record.line(3, record.unknown_word(\"colour\"))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\n1 go\nopen\n", "record.line(5, record.bad_step(\"1\", 0))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\n0\nopen\n", "record.line(5, record.bad_step(\"0\", 0))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\n-1 go\nopen\n", "record.line(5, record.bad_step(\"-1\", 0))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\n0 go\n", "record.line(5, record.breaks_off)"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\nend\n", "record.line(5, record.bad_end(1))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\nend 1 2\n", "record.line(5, record.bad_end(1))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\nend 99999999999999\n", "record.line(5, record.bad_points)"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\nopen 3\n", "record.line(5, record.bad_end(1))"},
      {"shengxiao record 1\ngame x 1\nseat 0 a\nplay\nopen\n0 go\n", "record.line(6, record.after_end(\"0 go\"))"},
  };
  for (const auto& [text, expected] : cases) {
    const auto read = parse_record(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(to_string(read.error()), expected) << text;
  }
}

RC_GTEST_PROP(Record, no_text_does_harm, (const std::string& noise)) {
  auto text = print(sample);
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  text.replace(at, *rc::gen::inRange<std::size_t>(0, 20), noise);
  if (const auto read = parse_record(text)) RC_ASSERT(parse_record(print(*read)) == *read);
}

RC_GTEST_PROP(Record, a_file_cut_short_is_noticed, ()) {
  const auto text = print(sample);
  const auto cut = *rc::gen::inRange<std::size_t>(0, text.size() - 6);  // the last line is "end 45 -3"
  RC_ASSERT(!parse_record(text.substr(0, cut)));
}

}  // namespace
}  // namespace shengxiao
