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

TEST(Record, holds_what_chance_was_drawn_from) {
  auto record = sample;
  const std::string digits(64, 'a');
  record.chance = RecordedChance{digits, {{0, digits, "0123"}, {3, digits, ""}}, ""};
  const auto lines =
      fmt::format("edition {{\"track\": 3}}\nchance 1\ncommit {0}\nentropy 0 {0} 0123\nentropy 3 {0} withheld\nseat 0 ", digits);
  EXPECT_NE(print(record).find(lines), std::string::npos) << print(record);
  EXPECT_EQ(parse_record(print(record)), record);
  record.chance->secret = digits;
  EXPECT_EQ(parse_record(print(record)), record);
}

TEST(Record, damaged_chance_is_told_with_the_line) {
  const std::string digits(64, 'a');
  const auto refused = [&](const std::string& lines) {
    const auto read = parse_record("shengxiao record 1\ngame x 1\n" + lines + "seat 0 a\nplay\nopen\n");
    return read ? "" : to_string(read.error());
  };
  EXPECT_EQ(refused("chance 1\ncommit " + digits + "\n"), "");
  EXPECT_EQ(refused("chance 2\n"), "record.line(3, record.bad_chance)");
  EXPECT_EQ(refused("chance 1\nchance 1\n"), "record.line(4, record.bad_chance)");
  EXPECT_EQ(refused("commit " + digits + "\n"), R"(record.line(3, record.no_chance("commit")))");
  EXPECT_EQ(refused("chance 1\n"), "record.line(5, record.no_commitment)");
  for (const auto& bad : std::vector<std::string>{"", "abc", std::string(64, 'g'), std::string(64, 'A'), digits + "aa"}) {
    EXPECT_EQ(refused("chance 1\ncommit " + bad + "\n"), R"(record.line(4, record.bad_digits("commit")))") << bad;
    EXPECT_EQ(refused("chance 1\nentropy 0 " + bad + " aa\n"), "record.line(4, record.bad_entropy)") << bad;
  }
  EXPECT_EQ(refused("chance 1\nreveal " + digits + "\nreveal " + digits + "\n"), R"(record.line(5, record.bad_digits("reveal")))");
  for (const auto& bad : std::vector<std::string>{"0 " + digits, "8 " + digits + " aa", "x " + digits + " aa", "0 " + digits + " a",
                                                  "0 " + digits + " "})
    EXPECT_EQ(refused("chance 1\nentropy " + bad + "\n"), "record.line(4, record.bad_entropy)") << bad;
  EXPECT_EQ(refused("chance 1\nentropy 1 " + digits + " aa\nentropy 1 " + digits + " aa\n"), "record.line(5, record.bad_entropy)");
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
