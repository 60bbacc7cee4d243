#include "terminal/prompt.hpp"

#include <gtest/gtest.h>

namespace shengxiao::terminal {
namespace {

class PromptTest : public testing::Test {
 protected:
  PromptTest() { prompt.open("Name: "); }
  void type(std::string_view text) {
    for (const char c : text) prompt.handle({Key::character, std::string(1, c)});
  }
  Prompt::State press(Key::Kind key, int times = 1) {
    auto state = Prompt::State::open;
    for (int i = 0; i < times; ++i) state = prompt.handle({key});
    return state;
  }

  Prompt prompt;
};

TEST_F(PromptTest, IsEditedWhereTheCursorIs) {
  type("Ox@c3");
  press(Key::left, 2);
  press(Key::backspace);
  type("-");
  EXPECT_EQ(prompt.text(), "Ox-c3");
  press(Key::home);
  press(Key::erase);
  EXPECT_EQ(prompt.text(), "x-c3");
  press(Key::right);
  type("!");
  press(Key::end);
  type("?");
  EXPECT_EQ(prompt.text(), "x!-c3?");
  press(Key::right);
  press(Key::erase);
  EXPECT_EQ(prompt.text(), "x!-c3?") << "there is nothing beyond the end";
}

// A Chinese character has three bytes and two columns.
TEST_F(PromptTest, CountsCharactersNotBytes) {
  for (const auto* glyph : {"安", "x", "龙"}) prompt.handle({Key::character, glyph});
  EXPECT_EQ(prompt.column(), 6 + 5);
  press(Key::left);
  EXPECT_EQ(prompt.column(), 6 + 3);
  press(Key::left, 2);
  EXPECT_EQ(prompt.column(), 6);
  press(Key::erase);
  EXPECT_EQ(prompt.text(), "x龙");
  press(Key::end);
  press(Key::backspace);
  EXPECT_EQ(prompt.text(), "x");
}

TEST_F(PromptTest, ClosesWhenItIsEnteredLeftOrRubbedOut) {
  type("a");
  EXPECT_EQ(press(Key::backspace), Prompt::State::open);
  EXPECT_EQ(press(Key::backspace), Prompt::State::closed);
  EXPECT_FALSE(prompt.is_open());
  prompt.open("", "move");
  EXPECT_EQ(press(Key::enter), Prompt::State::entered);
  EXPECT_EQ(prompt.text(), "move");
  EXPECT_FALSE(prompt.is_open());
  prompt.open("");
  EXPECT_EQ(press(Key::escape), Prompt::State::closed);
}

TEST_F(PromptTest, CompletesAsFarAsAllThatFitAgree) {
  prompt.offer({"Ox@h2", "Ox@h4", "Rt@a1"});
  type("ox");
  press(Key::tab);
  EXPECT_EQ(prompt.text(), "Ox@h");
  type("4");
  EXPECT_EQ(prompt.matches(), std::vector<std::string>{"Ox@h4"});
  type("x");
  press(Key::tab);
  EXPECT_EQ(prompt.text(), "Ox@h4x") << "nothing fits";
  prompt.offer({"Ox@h2", "OX@h4"});
  prompt.open("", "ox@h");
  press(Key::tab);
  EXPECT_EQ(prompt.text(), "ox@h") << "what is typed stays";
}

TEST_F(PromptTest, RemembersWhatWasTypedOnceAndGoesBackToNothing) {
  for (const auto* line : {"first", "second", "second"}) prompt.remember(line);
  prompt.open("");
  press(Key::up);
  EXPECT_EQ(prompt.text(), "second");
  press(Key::up);
  EXPECT_EQ(prompt.text(), "first");
  press(Key::up);
  EXPECT_EQ(prompt.text(), "first");
  press(Key::down, 2);
  EXPECT_EQ(prompt.text(), "");
  press(Key::down);
  EXPECT_EQ(prompt.text(), "");
  type("new");
  EXPECT_EQ(prompt.text(), "new");
}

}  // namespace
}  // namespace shengxiao::terminal
