#include "table/knowledge.hpp"

#include <gtest/gtest.h>

#include "chance/bytes.hpp"
#include "core/data.hpp"
#include "games/editions.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "table/edition.hpp"
#include "table/policy_file.hpp"

namespace shengxiao::table {
namespace {

std::string_view bytes_of(std::string_view path) {
  for (const auto& file : knowledge_files())
    if (file.path == path) return file.bytes;
  return {};
}

// Whatever lies there is used: it has a value, it is what its neighbour says, and it fits the game with the seats that are named.
TEST(Knowledge, IsWhatStandsBesideIt) {
  int found = 0;
  for (const auto& file : knowledge_files()) {
    if (!file.path.ends_with(".toml")) continue;
    const std::string name(file.path.substr(0, file.path.find('.')));
    const auto bytes = bytes_of(name + ".policy");
    const auto policy = parse_policy(bytes);
    ASSERT_TRUE(policy) << name;
    EXPECT_EQ(policy->game, name);
    EXPECT_EQ(policy->network->values(), 1);
    EXPECT_LE(bytes.size(), std::size_t{1} << 20) << name;
    const auto about = parse_edition(file.bytes, file.path);
    ASSERT_TRUE(about) << name;
    EXPECT_EQ(*Entry(**about).text("sha256"), chance::hex(chance::sha256({chance::bytes_of(bytes)})));
    EXPECT_FALSE(Entry(**about).text("learning")->empty());
    const auto seats = Entry(**about).list("seats");
    ASSERT_TRUE(seats) << name;
    for (const auto& entry : *seats) {
      const auto number = entry.number(1, max_seats);
      ASSERT_TRUE(number) << name;
      EXPECT_TRUE(knowledge_of(**make_game(name, {static_cast<int>(*number), {}}))) << name << ' ' << *number;
      ++found;
    }
  }
  EXPECT_GT(found, 0);
}

// The network of Wu Xing sees the seats counted from its own, and a capture names its owner as the table counts them.
TEST(Knowledge, MakesNoDifferenceBetweenTheSeatsOfATable) {
  using games::WuXing;
  const auto game = *WuXing::make({3, {}});
  const auto policy = parse_policy(bytes_of("wu_xing.policy"));
  ASSERT_TRUE(policy);
  Rng rng(1);
  std::vector<float> sees(static_cast<std::size_t>(policy->network->inputs()));
  for (auto& number : sees) number = static_cast<float>(rng.below(2));
  for (int tile = 0; tile < 27; ++tile) {
    std::vector<ActionId> captures;
    for (int owner = 0; owner < 6; ++owner) captures.push_back(game.id(WuXing::Action::capture(tile, owner)));
    agents::NeuralNetwork::Evaluation found;
    policy->network->evaluate(sees, captures, found);
    EXPECT_EQ(found.logits, std::vector<float>(captures.size(), found.logits[0])) << tile;
  }
}

TEST(Knowledge, IsOfTheUsualGame) {
  const auto of = [](int seats, const Options& options = {}, EditionPtr edition = nullptr) {
    return knowledge_of(**make_game("wu_xing", {seats, options, std::move(edition)}));
  };
  EXPECT_TRUE(of(2));
  EXPECT_TRUE(of(2, {{"turn_limit", "60"}}));
  EXPECT_TRUE(of(3));
  EXPECT_TRUE(of(6));
  EXPECT_FALSE(knowledge_of(**make_game("zodiac", {4, {}}))) << "nothing was learned of it";
  EXPECT_FALSE(of(2, {{"tiles", "Wood,Rat,Ox,jia,yi"}}));
  EXPECT_TRUE(of(3, {{"end", "piles"}}));
  auto json = nlohmann::ordered_json::parse(edition_json(*games::default_edition("wu_xing")));
  EXPECT_TRUE(of(2, {}, *parse_edition_json(json.dump())));
  json["tile"][0]["value"] = 12;
  EXPECT_FALSE(of(2, {}, *parse_edition_json(json.dump())));
}

// The Great Race was learned with many wheels, which its observation tells apart.
TEST(Knowledge, IsOfAnyEditionWhereItLearnedWithMany) {
  auto json = nlohmann::ordered_json::parse(edition_json(*games::default_edition("great_race")));
  json["track"]["finish"] = 40;
  json["space"][0]["benefit"] = "4+exchange";
  const auto other = *parse_edition_json(json.dump());
  const auto usual = knowledge_of(**make_game("great_race", {4, {}}));
  EXPECT_TRUE(usual);
  EXPECT_EQ(knowledge_of(**make_game("great_race", {4, {}, other})), usual);
  EXPECT_FALSE(knowledge_of(**make_game("great_race", {4, {{"cat", "true"}}, other})));
  EXPECT_TRUE(knows_any_edition(**make_game("great_race", {4, {}})));
  EXPECT_FALSE(knows_any_edition(**make_game("great_race", {4, {{"cat", "true"}}})));
  EXPECT_FALSE(knows_any_edition(**make_game("wu_xing", {2, {}})));
  EXPECT_FALSE(knows_any_edition(**make_game("zodiac", {2, {}})));
}

}  // namespace
}  // namespace shengxiao::table
