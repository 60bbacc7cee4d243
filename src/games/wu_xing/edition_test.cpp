// Editions of Wu Xing: the one that comes with the program, other sound ones, and every kind of wrong one.
#include <functional>
#include <map>
#include <set>

#include "core/testing.hpp"
#include "games/editions.hpp"
#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

// An edition as text, tile by tile, to spoil.
struct Sheet {
  std::string name, kind, colour, value, panels, more;
};

std::vector<Sheet> plain_sheets() {
  std::vector<Sheet> sheets;
  for (int t = 0; t < tiles; ++t) {
    const auto i = static_cast<std::size_t>(t);
    const auto family = family_of(t);
    const bool animal = family == animals;
    sheets.push_back({fmt::format("\"{}\"", tile_names[i]), fmt::format("\"{}\"", family_names[static_cast<std::size_t>(family)]),
                      fmt::format("\"{}\"", tile_names[colour_of[i]]), "4",
                      animal ? "[[1, 2, 3], [4, 5], [6, 6], [2]]" : "[[1], [4, 5], [3, 3, 5], [2]]", ""});
  }
  return sheets;
}

std::string toml(const std::vector<Sheet>& sheets, const std::string& head = "") {
  std::string text = head;
  for (const auto& s : sheets)
    text += fmt::format("[[tile]]\nname = {}\nkind = {}\ncolour = {}\nvalue = {}\npanels = {}\n{}\n", s.name, s.kind, s.colour,
                        s.value, s.panels, s.more);
  return text;
}

Result<WuXing> game_of(const std::string& text) {
  auto edition = parse_edition(text, "mine.toml");
  if (!edition) return tl::unexpected(edition.error());
  return WuXing::make({3, {}, *edition});
}

std::string at(int line, std::string_view path, std::string error, std::string_view clause = "") {
  return edition_error("mine.toml", line, path, std::move(error), clause);
}

// What is wrong when `spoil` is done to the sheet of the Rat, which begins in line 36.
std::string wrong(const std::function<void(Sheet&)>& spoil) {
  auto sheets = plain_sheets();
  spoil(sheets[5]);
  const auto game = game_of(toml(sheets));
  return game ? "nothing" : to_string(game.error());
}

TEST(WuXing, WX_3_panels_and_pairs) {
  const auto with_panels = [](std::string panels) { return wrong([&](Sheet& rat) { rat.panels = panels; }); };
  EXPECT_EQ(with_panels("[[1], [4, 5], [6, 6], [2]]"), "nothing");
  EXPECT_EQ(with_panels("[[1], [4, 5], [6, 6]]"), at(41, "tile[5].panels", "wu_xing.edition_panels(4, 3)", "WX-3"));
  EXPECT_EQ(with_panels("[[1], [4, 5], [6, 6], [2], [3]]"), at(41, "tile[5].panels", "wu_xing.edition_panels(4, 5)", "WX-3"));
  EXPECT_EQ(with_panels("[[1], [4, 5], [6, 6, 6], [2]]"),
            at(41, "tile[5].panels", "wu_xing.edition_pairs(\"Rat\", \"animal\", 2, 1)", "WX-3"));
  EXPECT_EQ(with_panels("[[], [4, 5], [6, 6], [2]]"), at(41, "tile[5].panels[0]", "wu_xing.edition_dice(0)", "WX-3"));
  EXPECT_EQ(with_panels("[[1], [4, 5], [6, 6], [2, 3, 4, 5]]"), at(41, "tile[5].panels[3]", "wu_xing.edition_dice(4)", "WX-3"));
  EXPECT_EQ(with_panels("[[7], [4, 5], [6, 6], [2]]"), at(41, "tile[5].panels[0][0]", "edition.out_of_range(7, 1, 6)"));
  EXPECT_EQ(with_panels("[[1], [4, 0], [6, 6], [2]]"), at(41, "tile[5].panels[1][1]", "edition.out_of_range(0, 1, 6)"));
  EXPECT_EQ(with_panels("[[1], [4, \"5\"], [6, 6], [2]]"), at(41, "tile[5].panels[1][1]", "edition.not_a_number"));
  EXPECT_EQ(with_panels("[1, [4, 5], [6, 6], [2]]"), at(41, "tile[5].panels[0]", "edition.not_a_list"));
  EXPECT_EQ(with_panels("\"1-2\""), at(41, "tile[5].panels", "edition.not_a_list"));
  auto sheets = plain_sheets();
  sheets[0].panels = "[[1, 2], [4, 5], [6], [2]]";
  EXPECT_EQ(to_string(game_of(toml(sheets)).error()),
            at(6, "tile[0].panels", "wu_xing.edition_pairs(\"Wood\", \"element\", 1, 2)", "WX-3"));
  // A panel comes to the bottom after the other, and a tile may have its pair anywhere.
  sheets[0].panels = "[[1], [2], [3], [4, 4]]";
  const auto game = game_of(toml(sheets)).value();
  auto s = set_up(game, {.board = {{"Wood", 1}, {"Rat", 1}, {"Ox", 1}}});
  for (const char* dice : {"throw 1 6", "throw 2 6", "throw 3 6", "throw 4 4"}) {
    EXPECT_EQ(moves_of_kind(game, after(game, s, {dice}), "claim")[0], "claim 1") << dice;
    s = after(game, s, {"throw 6 6", "pass"});
  }
  EXPECT_EQ(s.discard_pile, set_of({"Wood", "Rat", "Ox"}));
}

TEST(WuXing, WX_20_the_edition_of_the_program_is_the_reconstructed_one) {
  const auto game = game_with(3);
  ASSERT_NE(game.edition(), nullptr);
  EXPECT_EQ(game.setup().edition, game.edition());
  EXPECT_EQ(game.edition()->data, default_edition("wu_xing")->data);
  std::map<std::vector<int>, int> pairs, triples;
  std::map<int, int> in_triples, singles;
  for (int t = 0; t < tiles; ++t) {
    const auto& tile = game.tile(t);
    const auto family = static_cast<std::size_t>(family_of(t));
    EXPECT_EQ(tile.value, (std::array{8, 5, 3})[family]);
    const std::array<std::array<int, 4>, 3> shape{{{3, 2, 3, 1}, {3, 2, 2, 1}, {3, 2, 1, 1}}};
    std::set<int> faces;
    for (std::size_t p = 0; p < 4; ++p) {
      const auto& panel = tile.panel[p];
      ASSERT_EQ(panel.dice, shape[family][p]);
      const std::vector<int> shows(panel.shows.begin(), panel.shows.begin() + panel.dice);
      if (panel.dice == 2 && family != 1) ++pairs[shows];
      EXPECT_TRUE(panel.dice != 2 || family != 1 || (shows[0] == shows[1]) == (p == 2));
      if (panel.dice == 3) ++triples[shows];
      if (panel.dice == 1) ++singles[shows[0]];
      if (panel.dice == 3)
        for (const int face : shows) ++in_triples[face];
      if (family == 0 ? panel.dice == 3 : p < 3) faces.insert(shows.begin(), shows.end());
    }
    EXPECT_EQ(faces.size(), 6u) << t;
  }
  EXPECT_EQ(pairs.size(), 15u);
  for (const auto& [shows, count] : pairs) EXPECT_TRUE(count == 1 && shows[0] < shows[1]);
  for (const auto& [shows, count] : triples) EXPECT_LE(count, 2);
  EXPECT_EQ(triples.size(), 20u);
  for (const auto& [face, count] : in_triples) EXPECT_EQ(count, 16);
  for (const auto& [face, count] : singles) EXPECT_EQ(count, face == 5 ? 7 : 6);
}

TEST(WuXing, WX_20_another_edition_in_any_order) {
  auto sheets = plain_sheets();
  std::ranges::reverse(sheets);
  sheets[0].value = "99";  // gui
  const auto game = game_of(toml(sheets, "name = \"Mine\"\nsource = \"printed\"\n"));
  ASSERT_TRUE(game) << to_string(game.error());
  EXPECT_EQ(game->tile(26).value, 99);
  EXPECT_EQ(game->score(set_of({"gui", "Rat"})), 103);
  EXPECT_EQ(game->edition()->file, "mine.toml");
  const auto again = WuXing::make(game->setup());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->tile(26).value, 99);
}

TEST(WuXing, WX_20_wrong_editions_are_refused_by_place) {
  EXPECT_EQ(to_string(game_of("").error()), at(1, "", "edition.missing(\"tile\")"));
  EXPECT_EQ(to_string(game_of("tile = 3").error()), at(1, "tile", "edition.not_a_list"));
  EXPECT_EQ(to_string(game_of("tile = []").error()), at(1, "tile", "wu_xing.edition_missing(\"Wood\", 0, 27)", "WX-1"));
  EXPECT_EQ(to_string(game_of("tile = [3]").error()), at(1, "tile[0]", "edition.missing(\"name\")"));
  EXPECT_EQ(to_string(game_of(toml(plain_sheets(), "tokens = 4\n")).error()), at(1, "tokens", "edition.unknown_key"));
  EXPECT_FALSE(game_of("[[tile"));
  auto sheets = plain_sheets();
  sheets.erase(sheets.begin() + 5);
  EXPECT_EQ(game_of(toml(sheets)).error().clause, "WX-1");
  EXPECT_NE(to_string(game_of(toml(sheets)).error()).find("wu_xing.edition_missing(\"Rat\", 26, 27)"), std::string::npos);
  sheets = plain_sheets();
  sheets.push_back(sheets[5]);
  EXPECT_EQ(to_string(game_of(toml(sheets)).error()), at(191, "tile[27].name", "wu_xing.edition_twice(\"Rat\")", "WX-1"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.name = "\"Hare\""; }), at(37, "tile[5].name", "wu_xing.edition_no_tile(\"Hare\")", "WX-1"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.name = "7"; }), at(37, "tile[5].name", "edition.not_a_string"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.kind = "\"stem\""; }),
            at(38, "tile[5].kind", "wu_xing.edition_kind(\"Rat\", \"animal\", \"stem\")", "WX-1"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.colour = "\"Wood\""; }),
            at(39, "tile[5].colour", "wu_xing.edition_colour(\"Rat\", \"Water\", \"Wood\")", "WX-2"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.value = "-1"; }), at(40, "tile[5].value", "edition.out_of_range(-1, 0, 99)"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.value = "100"; }), at(40, "tile[5].value", "edition.out_of_range(100, 0, 99)"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.value = "\"5\""; }), at(40, "tile[5].value", "edition.not_a_number"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.more = "price = 3"; }), at(42, "tile[5].price", "edition.unknown_key"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.more = "source = 3"; }), at(42, "tile[5].source", "edition.not_a_string"));
  EXPECT_EQ(wrong([](Sheet& rat) { rat.more = "source = \"rulebook\""; }), "nothing");
  for (const char* key : {"kind", "colour", "value", "panels"}) {
    auto text = toml(plain_sheets());
    const auto line = text.find(key);
    text.erase(line, text.find('\n', line) - line);
    const auto error = to_string(game_of(text).error());
    EXPECT_EQ(error, at(1, "tile[0]", fmt::format("edition.missing(\"{}\")", key)));
  }
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
