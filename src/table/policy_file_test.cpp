#include "table/policy_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "table/named_agent.hpp"
#include "table/policy_testing.hpp"

namespace shengxiao::table {
namespace {

std::shared_ptr<const AnyGame> game_of(std::string_view name) { return *make_game(name, {0, {}, nullptr, true}); }

class PoliciesOf : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Games, PoliciesOf,
                         testing::Values("celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"),
                         [](const auto& of) { return std::string(of.param); });

TEST_P(PoliciesOf, do_what_they_prefer_of_what_is_legal) {
  const auto game = game_of(GetParam());
  const auto up = *policy_agent(*game, *parse_policy(sloping_policy(*game, 1))),
             down = *policy_agent(*game, *parse_policy(sloping_policy(*game, -1)));
  Rng rng(3);
  auto s = game->start();
  int decisions = 0;
  for (SeatSet who; !(who = game->to_act(s)).empty() && decisions < 60;) {
    const auto seat = who.front();
    if (seat != Seat::chance) {
      ++decisions;
      const auto observation = game->observe(s, seat);
      const auto thought = up->think(observation, {}, rng, {});
      EXPECT_EQ(thought.best, *std::ranges::max_element(observation.legal));
      EXPECT_EQ(thought.score, 0.25);
      EXPECT_EQ(down->think(observation, {}, rng, {}).best, *std::ranges::min_element(observation.legal));
    }
    game->apply(s, seat, game->random_action(s, seat, rng));
  }
}

TEST(Policies, are_found_by_their_path) {
  const auto game = game_of("zodiac");
  const auto path = std::filesystem::temp_directory_path() / fmt::format("shengxiao_{}.policy", ::getpid());
  std::ofstream(path, std::ios::binary) << sloping_policy(*game, 1);
  EXPECT_TRUE(named_agent(*game, path.string()));
  EXPECT_FALSE(named_agent(*game_of("wu_xing"), path.string()));
  std::filesystem::remove(path);
  const auto missing = named_agent(*game, path.string());
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().id, "policy.cannot_read");
}

// Of one layer of 2 inputs and 3 outputs, so that the weights do not come out of order unseen.
TEST(Policies, have_their_weights_output_by_output) {
  const auto policy = parse_policy(
      policy_file("shengxiao policy 1\ngame zodiac\nrules 1\nobservation 2 0000000000000000\nlayer 2 2 relu\npolicy 2 3 none\n",
                  {1, 2, -1, -3, 10, 20, 1, 10, 2, 20, 3, 30, 0, 0, 100}));
  ASSERT_TRUE(policy) << to_string(policy.error());
  agents::NeuralNetwork::Evaluation evaluation;
  policy->network->evaluate(std::vector<float>{1, 2}, std::vector<ActionId>{0, 1, 2}, evaluation);
  // The layer gives 1 + 4 + 10 = 15 and -1 - 6 + 20 = 13.
  EXPECT_EQ(evaluation.logits, (std::vector<float>{15 + 130, 30 + 260, 45 + 390 + 100}));
}

// A policy that learned with two may sit down with five.
TEST(Policies, are_for_any_number_of_seats_where_the_observation_is) {
  for (const auto* name : {"great_race", "zodiac", "wu_xing"}) {
    const auto& info = game_of(name)->info();
    const auto least = *make_game(name, {info.min_seats, {}});
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      const auto game = *make_game(name, {seats, {}});
      EXPECT_EQ(game->tensor_size(), least->tensor_size()) << name << ' ' << seats;
      EXPECT_EQ(fmt::format("{:016x}", layout_of(*game)), fmt::format("{:016x}", layout_of(*least))) << name << ' ' << seats;
      EXPECT_EQ(game->action_count(), least->action_count()) << name << ' ' << seats;
    }
  }
}

TEST(Policies, that_do_not_fit_are_refused) {
  const auto game = game_of("zodiac");
  const auto refusal = [&](const std::string& file) {
    const auto policy = parse_policy(file);
    if (!policy) return std::string(policy.error().id);
    const auto agent = policy_agent(*game, *policy);
    return agent ? "made" : std::string(agent.error().id);
  };
  const auto good = sloping_policy(*game, 1);
  const auto with = [&](std::string_view what, std::string_view instead) {
    auto file = good;
    return file.replace(file.find(what), what.size(), instead);
  };
  EXPECT_EQ(refusal(good), "made");
  EXPECT_EQ(refusal(""), "policy.not_one");
  EXPECT_EQ(refusal(with("policy 1", "policy 2")), "policy.not_one");
  EXPECT_EQ(refusal(with("game zodiac", "game wu_xing")), "policy.other_game");
  EXPECT_EQ(refusal(with("rules 1", "rules 2")), "policy.other_rules");
  EXPECT_EQ(refusal(with("rules 1", "rules one")), "policy.bad_head");
  EXPECT_EQ(refusal(with(fmt::format("{:016x}", layout_of(*game)), "0000000000000000")), "policy.other_observation");
  EXPECT_EQ(refusal(with("1 none", "1 gelu")), "policy.bad_layer");
  EXPECT_EQ(refusal(with("1 none", "-1 none")), "policy.bad_layer");
  EXPECT_EQ(refusal(with("policy 368", "policy 367")), "policy.layer_inputs");
  EXPECT_EQ(refusal(with("value", "power")), "policy.other_line");
  EXPECT_EQ(refusal(with("value",
                         "val\xFF"
                         "e")),
            "policy.no_line");
  EXPECT_EQ(refusal(good + "more"), "policy.wrong_size");
  EXPECT_EQ(refusal(good.substr(0, good.size() - 4)), "policy.wrong_size");
  auto damaged = good;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  EXPECT_EQ(refusal(damaged), "policy.damaged");
  const auto small = [](const std::string& layers, std::vector<float> weights) {
    return policy_file("shengxiao policy 1\ngame zodiac\nrules 1\nobservation 1 0000000000000000\n" + layers, weights);
  };
  EXPECT_EQ(refusal(small("policy 1 1 none\n", {1, std::numeric_limits<float>::quiet_NaN()})), "policy.not_finite");
  EXPECT_EQ(refusal(small("layer 1 1 none\n", {1, 1})), "policy.no_line");
  EXPECT_EQ(refusal(small("layer 1 65536 none\nlayer 65536 65536 none\npolicy 65536 1 none\n", {})), "policy.too_large");
  std::string deep;
  for (int k = 0; k < 40; ++k) deep += "layer 1 1 none\n";
  EXPECT_EQ(refusal(small(deep + "policy 1 1 none\n", {})), "policy.too_many_layers");
}

}  // namespace
}  // namespace shengxiao::table
