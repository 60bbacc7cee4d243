// What people see who play in the terminal, key by key and word by word: src/terminal/stories. `./dev golden` writes them anew.
#include "core/golden.hpp"
#include "terminal/app.hpp"
#include "terminal/plain.hpp"
#include "terminal/testing.hpp"

namespace shengxiao::terminal {
namespace {

// Writes down every key, and what it changes on the screen.
class WrittenScreen final : public FakeScreen {
 public:
  using FakeScreen::FakeScreen;

  Key key(std::chrono::milliseconds wait) override {
    auto key = FakeScreen::key(wait);
    static constexpr std::string_view names[] = {"nothing", "",          "up",       "down",   "left",  "right",    "enter",
                                                 "escape",  "tab",       "back tab", "rub",    "erase", "home",     "end",
                                                 "page up", "page down", "help",     "resize", "click", "interrupt"};
    std::string line = fmt::format("<{}>", key.kind == Key::character ? key.text : names[static_cast<std::size_t>(key.kind)]);
    if (key.kind == Key::click) line += fmt::format(" {},{}", key.x, key.y);
    lines.push_back(std::move(line));
    return key;
  }

  void show(const Canvas& canvas, std::optional<Area> cursor) override {
    FakeScreen::show(canvas, cursor);
    std::istringstream now(picture);
    std::vector<std::string> rows;
    for (std::string row; std::getline(now, row);) rows.push_back(row);
    for (std::size_t y = 0; y < rows.size(); ++y)
      if (y >= before_.size() || rows[y] != before_[y]) lines.push_back(fmt::format("{:>4} {}", y, rows[y]));
    before_ = std::move(rows);
    Digest styles;
    styles.add(styles_of(canvas));
    for (const auto& spot : canvas.spots()) styles.add(fmt::format("{} {} {} ", spot.name, spot.area.x, spot.area.y));
    const auto drawn = fmt::format("     styles and spots {:08x}{}", styles.value >> 32,
                                   cursor ? fmt::format(", cursor at {},{}", cursor->x, cursor->y) : "");
    if (drawn != drawn_) lines.push_back(drawn);
    drawn_ = drawn;
  }

  std::vector<std::string> lines;

 private:
  std::vector<std::string> before_;
  std::string drawn_;
};

const Session::Who two{table::SeatOccupant{}, table::SeatOccupant{}};

std::unique_ptr<Session> session_of(std::string_view game, const Options& options, const Session::Who& who) {
  auto session = Session::start(game, {static_cast<int>(who.size()), options, nullptr, true}, who, 3);
  EXPECT_TRUE(session) << to_string(session.error());
  return session ? *std::move(session) : nullptr;
}

void expect_story(const std::vector<std::string>& lines, std::string_view name) {
  std::vector<std::string> single;
  for (const auto& line : lines) {
    std::istringstream in(line);
    for (std::string one; std::getline(in, one);) single.push_back(one);
    if (line.empty()) single.emplace_back();
  }
  expect_golden(single, fmt::format("src/terminal/stories/{}.golden.txt", name));
}

void expect_keys(WrittenScreen& screen, std::string_view keys, std::string_view name, std::string_view game, const Options& options,
                 const Session::Who& who = two) {
  auto session = session_of(game, options, who);
  ASSERT_TRUE(session);
  App app(std::move(session), screen, std::chrono::milliseconds(0));
  screen.type(keys);
  app.run();
  expect_story(screen.lines, name);
}

TEST(GoldenKeys, of_a_placement) {
  WrittenScreen screen;
  screen.type("<right><up><enter><tab><tab><back_tab><escape><enter><enter>");
  screen.click(10, 5);
  expect_keys(
      screen,
      "Ox@c9<enter>:tg@b<tab><rub><escape>Ox@b6<enter>Ox@c3<enter>Tg@b6<enter>u<rub>Ox@c3<enter>:Rt@h8<enter>:<up><up><escape>"
      "m<left><left><end><help> <page_up><page_down><right><home><escape>s<escape>qxnnnq<escape>x<escape>nyq",
      "placement", "celestial_checkers", {});
}

TEST(GoldenKeys, of_jumps) {
  WrittenScreen screen(104, 24);
  expect_keys(screen,
              "<left><enter><enter><escape>d4-c5<enter>d4xf6<enter><enter>u<enter><enter><down><enter><tab><enter>m<up><down>",
              "jumps", "celestial_checkers", {{"placement", "fixed"}, {"position", "4/2gtsn/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}});
}

TEST(GoldenKeys, of_the_end_of_a_game) {
  WrittenScreen screen;
  expect_keys(screen, "c7-b8<enter><enter>hum<home><escape>n", "end", "celestial_checkers",
              {{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}});
}

TEST(GoldenKeys, of_two_with_hidden_hands) {
  WrittenScreen screen;
  expect_keys(screen,
              "x<enter>:draw<enter><enter><enter><tab><enter>:pass<enter>u<enter>:<up><escape>m<left><page_up><page_up><page_down><"
              "page_down><"
              "home><end><escape>q",
              "hands", "zodiac", {{"dealer", "1"}});
}

// What is out of sight cannot be clicked at, though the keys reach it.
TEST(GoldenKeys, of_a_list_that_is_too_long) {
  WrittenScreen screen(60, 16);
  screen.type("<enter>:draw<enter>");
  screen.click(50, 13);
  screen.click(50, 12);
  screen.type("<down><down><down><down><down><down><down><down><down><down><down>");
  screen.click(50, 9);
  expect_keys(screen, "", "long_list", "zodiac", {{"dealer", "1"}});
}

TEST(GoldenKeys, of_three_who_choose_at_the_same_time) {
  WrittenScreen screen(90, 30);
  expect_keys(screen, "<enter><enter><enter><right><enter><enter><down><enter><enter>:play<tab><enter>u<enter>", "choices",
              "great_race", {}, {table::SeatOccupant{}, table::SeatOccupant{}, table::SeatOccupant{}});
}

TEST(GoldenKeys, of_dice_in_a_wide_window) {
  WrittenScreen screen(130, 26);
  expect_keys(screen, "<tab><enter><enter>:pass<enter><tab><tab><enter>:pass<enter>uum<left><left><escape>", "dice", "wu_xing", {});
}

TEST(GoldenKeys, of_a_sheet_in_a_small_window) {
  WrittenScreen screen(48, 16);
  expect_keys(screen, "<enter>:h8<enter><right><enter><down><down><down><down><enter><up><left><enter>u?x", "sheet",
              "rat_and_dragon", {}, {table::SeatOccupant{}});
}

void expect_words(const std::string& words, std::string_view name, std::string_view game, const Options& options,
                  const Session::Who& who = two) {
  auto session = session_of(game, options, who);
  ASSERT_TRUE(session);
  std::istringstream in(words);
  std::ostringstream out;
  play_plain(std::move(session), in, out);
  expect_story({out.str()}, name);
}

TEST(GoldenWords, of_a_board) {
  expect_words(
      "legal\nOx@c9\nox@C3\nRt@h8\nmoves\nview\nundo\nundo\nundo\n?\nsave\nsave /no/such/folder\nnew\nboard\nquit\nOx@c3\n",
      "words_of_a_board", "celestial_checkers", {});
}

TEST(GoldenWords, of_two_with_hidden_hands) {
  expect_words("\ndraw\nlegal\nmoves\npass\ntake\nview\n", "words_of_hands", "zodiac", {{"dealer", "1"}});
}

TEST(GoldenWords, of_who_leaves_behind_the_curtain) {
  expect_words("quit\n\ndraw\n", "words_behind_the_curtain", "zodiac", {{"dealer", "1"}});
}

TEST(GoldenWords, of_dice) { expect_words("legal\npass\nmoves\npass\npass\nundo\nmoves\n", "words_of_dice", "wu_xing", {}); }

TEST(GoldenWords, of_the_end_of_a_game) {
  expect_words("c7-b8\nlegal\nc7-b8\nhint\nundo\nmoves\n", "words_of_the_end", "celestial_checkers",
               {{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}});
}

}  // namespace
}  // namespace shengxiao::terminal
