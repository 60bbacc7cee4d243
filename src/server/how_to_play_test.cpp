#include "server/how_to_play.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/text.hpp"

namespace shengxiao::server {
namespace {

using Object = nlohmann::json;

class Diagrams : public testing::TestWithParam<std::string> {};

TEST_P(Diagrams, each_of_the_file_is_told_as_a_table_is) {
  std::ifstream path(fmt::format("src/games/{}/how_to_play.json", GetParam()));
  const auto sections = Object::parse(path).at("sections");
  const auto told = Object::parse(how_to_play(GetParam() + ".json"));
  EXPECT_EQ(told.size(), std::ranges::count_if(sections, [](const auto& section) { return section.contains("diagram"); }));
  for (const auto& section : sections) {
    if (!section.contains("diagram")) continue;
    SCOPED_TRACE(section.at("id"));
    const auto& asked = section.at("diagram");
    const auto& diagram = told.at(section.at("id").get<std::string>());
    EXPECT_EQ(diagram.at("view").at("game"), GetParam());
    EXPECT_EQ(diagram.at("viewer"), asked.at("seat"));
    EXPECT_EQ(diagram.at("seats").size(), asked.at("seats"));
    EXPECT_EQ(diagram.at("points").size(), asked.at("seats"));
    EXPECT_EQ(diagram.at("over"), diagram.contains("returns"));
    EXPECT_EQ(diagram.at("legal").empty(), std::ranges::count(diagram.at("to_act"), asked.at("seat")) == 0);
    EXPECT_GE(diagram.at("shows").size(), asked.value("shows", Object::array()).size());
    for (const auto& shown : diagram.at("shows")) EXPECT_EQ(shown.at("line").at(0), shown.at("move"));
  }
}

std::vector<std::string> games_with_a_page() {
  std::vector<std::string> games;
  for (const auto& file : how_to_play_files()) games.emplace_back(file.path.substr(0, file.path.find('.')));
  return games;
}
INSTANTIATE_TEST_SUITE_P(AllGames, Diagrams, testing::ValuesIn(games_with_a_page()), [](const auto& game) { return game.param; });

TEST(HowToPlay, is_computed_once_and_there_is_no_other_file) {
  EXPECT_EQ(how_to_play("zodiac.json").data(), how_to_play("zodiac.json").data());
  for (const auto* name : {"", "zodiac", "jungle.json", "../zodiac.json"}) EXPECT_TRUE(how_to_play(name).empty()) << name;
}

}  // namespace
}  // namespace shengxiao::server
