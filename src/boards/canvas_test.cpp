#include "boards/canvas.hpp"

#include <gtest/gtest.h>

namespace shengxiao::boards {
namespace {

TEST(Canvas, DrawsTextAndCutsWhatDoesNotFit) {
  Canvas canvas(6, 2);
  EXPECT_EQ(canvas.text(1, 0, "abc"), 4);
  canvas.text(4, 1, "xyz");
  canvas.text(-1, 1, "pq");
  canvas.text(0, 7, "nowhere");
  EXPECT_EQ(canvas.picture(), " abc\nq   xy\n");
}

TEST(Canvas, GivesWideCharactersTwoCells) {
  Canvas canvas(5, 1);
  EXPECT_EQ(canvas.text(0, 0, "牛马羊"), 4);  // the third has half a place only
  EXPECT_EQ(canvas.picture(), "牛马\n");
  EXPECT_EQ(canvas.at(1, 0).glyph, "");
  canvas.text(1, 0, "x");  // on to the right half of one, which leaves nothing of it
  EXPECT_EQ(canvas.picture(), " x马\n");
  canvas.text(0, 0, "a龙");
  EXPECT_EQ(canvas.picture(), "a龙\n");
}

TEST(Canvas, MeasuresPadsAndWraps) {
  EXPECT_EQ(text_width("牛Ox"), 4);
  EXPECT_EQ(text_width("e\u0301"), 1);  // with a combining accent
  EXPECT_EQ(padded("牛马", 3), "牛 ");
  EXPECT_EQ(padded("ab", 4), "ab  ");
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("  one two", 6), (std::vector<std::string>{"  one", "  two"}));
}

TEST(Canvas, ShowsNoControlCharactersAndNoBrokenOnes) {
  Canvas canvas(4, 1);
  canvas.text(0, 0, "a\x1b\xff");
  EXPECT_EQ(canvas.picture(), "a??\n");
}

TEST(Canvas, DrawsBoxesAndPastes) {
  Canvas inside(2, 1);
  inside.text(0, 0, "龙", {Ink::title, true});
  inside.spot("dragon", {0, 0, 2, 1});
  Canvas canvas(5, 3);
  canvas.box({0, 0, 4, 3});
  canvas.paste(1, 1, inside);
  EXPECT_EQ(canvas.picture(), "┌──┐\n│龙│\n└──┘\n");
  EXPECT_TRUE(canvas.at(1, 1).style.bold);
  ASSERT_EQ(canvas.spots().size(), 1u);
  EXPECT_EQ(canvas.spots()[0].area, (Area{1, 1, 2, 1}));
}

TEST(Canvas, ACharacterThatIsBrokenIsOneByteOfIt) {
  const std::string_view glyph = "\u5b89";
  EXPECT_EQ(first_glyph(glyph), glyph);
  EXPECT_EQ(first_glyph(glyph.substr(0, 2)).size(), 1) << "cut off";
  EXPECT_EQ(first_glyph("\xe5xy").size(), 1);
  EXPECT_EQ(first_glyph("\xff").size(), 1);
}

TEST(Canvas, LeavesNothingOfAWideCharacterThatIsDrawnOver) {
  Canvas canvas(4, 1);
  canvas.text(0, 0, "牛");
  canvas.text(3, 0, "y");
  canvas.text(0, 0, "x");  // on its left half
  EXPECT_EQ(canvas.picture(), "x  y\n");
  canvas.text(1, 0, "马");
  canvas.text(2, 0, "z");  // on its right half
  EXPECT_EQ(canvas.picture(), "x zy\n");
}

}  // namespace
}  // namespace shengxiao::boards
