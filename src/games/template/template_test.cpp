// Every clause of the toy game's RULES.md.
#include "games/template/template.hpp"

#include <gtest/gtest.h>

#include "core/testing.hpp"

namespace shengxiao::games::lanterns {
namespace {

using Texts = std::vector<std::string>;

Lanterns lanterns(int seats, const char* hand = "3") { return Lanterns::make({seats, {{"hand", hand}}}).value(); }

// "deal 7>1" and "prize 12" are chance's; "1 bid 7" is seat 1's.
Lanterns::State after(const Lanterns& game, Lanterns::State state, const Texts& steps) {
  for (const auto& step : steps) {
    const bool bid = step.find("bid") == 2;
    const auto seat = bid ? seat_at(step[0] - '0') : Seat::chance;
    const auto a = find_legal(game, state, seat, bid ? step.substr(2) : step);
    if (!a) {
      ADD_FAILURE() << step << ": " << to_string(a.error());
      return state;
    }
    game.apply(state, seat, *a);
  }
  return state;
}

Texts moves(const Lanterns& game, const Lanterns::State& state, Seat seat) {
  Actions<Lanterns> legal;
  game.legal(state, seat, legal);
  Texts texts;
  for (const auto a : legal) texts.push_back(game.text(a));
  return texts;
}

// Two seats, two cards each: seat 0 holds 4 and 9, seat 1 holds 7 and 12.
const Texts two_hands{"deal 4>0", "deal 9>0", "deal 7>1", "deal 12>1"};

Texts operator+(Texts steps, const Texts& more) {
  steps.insert(steps.end(), more.begin(), more.end());
  return steps;
}

TEST(Lanterns, LA_1_two_to_four_seats_and_sixteen_lanterns) {
  EXPECT_EQ(Lanterns::make({}).value().setup().seats, 2);
  for (const int seats : {2, 3, 4}) EXPECT_EQ(lanterns(seats).setup().seats, seats);
  for (const int seats : {1, 5}) EXPECT_EQ(Lanterns::make({seats, {}}).error().clause, "LA-1");
  const auto game = lanterns(2);
  const auto first = moves(game, game.start(), Seat::chance);
  EXPECT_EQ(first.size(), 16u);
  EXPECT_EQ(first.front(), "deal 1>0");
  EXPECT_EQ(first.back(), "deal 16>0");
}

TEST(Lanterns, LA_2_chance_deals_the_hands) {
  for (const auto& [hand, size] : {std::pair{"2", 2}, {"3", 3}})
    for (const int seats : {2, 3, 4}) {
      const auto game = lanterns(seats, hand);
      auto state = game.start();
      for (int card = 1; card <= seats * size; ++card) {
        ASSERT_EQ(game.to_act(state), SeatSet(Seat::chance));
        EXPECT_EQ(moves(game, state, Seat::chance).size(), static_cast<std::size_t>(17 - card));
        state = after(game, state, {fmt::format("deal {}>{}", card, (card - 1) / size)});
      }
      EXPECT_EQ(clause_of(game, state, Seat::chance, "deal 16>0"), "LA-2");
      EXPECT_EQ(moves(game, state, Seat::chance).front(), fmt::format("prize {}", seats * size + 1));
    }
  const auto game = lanterns(2, "2");
  const auto one = after(game, game.start(), {"deal 4>0"});
  EXPECT_EQ(clause_of(game, one, Seat::chance, "deal 4>0"), "LA-2") << "dealt already";
  EXPECT_EQ(clause_of(game, one, Seat::chance, "deal 5>1"), "LA-2") << "seat 0 first";
  EXPECT_EQ(to_string(Lanterns::make({2, {{"hand", "4"}}}).error()), "setup.option_value(\"hand\", \"4\", \"2|3\")");
}

TEST(Lanterns, LA_3_a_prize_is_turned_up) {
  const auto game = lanterns(2, "2");
  const auto dealt = after(game, game.start(), two_hands);
  EXPECT_EQ(game.to_act(dealt), SeatSet(Seat::chance));
  EXPECT_EQ(moves(game, dealt, Seat::chance).size(), 12u);
  EXPECT_EQ(clause_of(game, dealt, Seat::first, "bid 4"), "LA-3");
  EXPECT_EQ(clause_of(game, dealt, Seat::chance, "prize 7"), "LA-3") << "in a hand";
  EXPECT_EQ(clause_of(game, game.start(), Seat::chance, "prize 7"), "LA-3") << "not before the deal";
  const auto turned = after(game, dealt, {"prize 16"});
  EXPECT_EQ(clause_of(game, turned, Seat::chance, "prize 15"), "LA-3") << "one at a time";
  EXPECT_EQ(game.view(turned, Seat::second).prize, 15);
}

TEST(Lanterns, LA_4_all_bid_at_once_and_in_secret) {
  const auto game = lanterns(2, "2");
  const auto turned = after(game, game.start(), two_hands + Texts{"prize 16"});
  EXPECT_EQ(game.to_act(turned), SeatSet::all(2));
  EXPECT_EQ(moves(game, turned, Seat::first), (Texts{"bid 4", "bid 9"}));
  EXPECT_EQ(moves(game, turned, Seat::second), (Texts{"bid 7", "bid 12"}));
  EXPECT_EQ(clause_of(game, turned, Seat::first, "bid 7"), "LA-4");
  const auto sealed = after(game, turned, {"0 bid 4"}), otherwise = after(game, turned, {"0 bid 9"});
  EXPECT_EQ(game.to_act(sealed), SeatSet(Seat::second));
  EXPECT_EQ(clause_of(game, sealed, Seat::first, "bid 9"), "LA-4") << "one bid a round";
  EXPECT_EQ(game.view(sealed, Seat::second), game.view(otherwise, Seat::second)) << "secret";
  EXPECT_EQ(game.view(sealed, Seat::watcher), game.view(otherwise, Seat::watcher));
  EXPECT_FALSE(game.view(sealed, Seat::first) == game.view(otherwise, Seat::first));
  const auto open = after(game, sealed, {"1 bid 7"});
  EXPECT_EQ(game.view(open, Seat::second).spent, (1u << 3) | (1u << 6)) << "turned over";
  EXPECT_EQ(moves(game, after(game, open, {"prize 1"}), Seat::first), (Texts{"bid 9"})) << "spent";
  EXPECT_EQ(open, after(game, turned, {"1 bid 7", "0 bid 4"})) << "in any order";
}

TEST(Lanterns, LA_5_the_highest_bid_takes_the_prize) {
  const auto game = lanterns(2, "2");
  const auto turned = after(game, game.start(), two_hands + Texts{"prize 16"});
  const auto points = [&](const Texts& bids) { return game.points(after(game, turned, bids)); };
  EXPECT_EQ(points({"0 bid 4", "1 bid 7"})[1], 16);
  EXPECT_EQ(points({"0 bid 4", "1 bid 7"})[0], 0);
  EXPECT_EQ(points({"0 bid 9", "1 bid 7"})[0], 16);
  EXPECT_EQ(points({"0 bid 9", "1 bid 7"})[1], 0);
}

TEST(Lanterns, LA_6_the_end_comes_with_empty_hands) {
  const auto game = lanterns(2, "2");
  const auto one_left = after(game, game.start(), two_hands + Texts{"prize 16", "0 bid 9", "1 bid 7"});
  EXPECT_EQ(game.to_act(one_left), SeatSet(Seat::chance));
  const auto over = after(game, one_left, {"prize 5", "1 bid 12", "0 bid 4"});
  EXPECT_TRUE(game.to_act(over).empty());
  EXPECT_EQ(game.points(over)[0], 16);
  EXPECT_EQ(game.points(over)[1], 5);
  EXPECT_EQ(clause_of(game, over, Seat::chance, "prize 1"), "LA-6");
  EXPECT_EQ(game.max_steps(), 4 + 2 * 3);
}

TEST(Lanterns, LA_7_winners_share_one_and_the_others_lose_one_together) {
  const auto returns = [](int seats, const std::array<std::uint8_t, 4>& won) {
    auto state = Lanterns::State{};
    state.won = won;
    const auto r = lanterns(seats).returns(state);
    return std::vector<double>(r.begin(), r.end());
  };
  using Values = std::vector<double>;
  EXPECT_EQ(returns(2, {16, 5}), (Values{1, -1}));
  EXPECT_EQ(returns(2, {5, 16}), (Values{-1, 1}));
  EXPECT_EQ(returns(2, {7, 7}), (Values{0, 0}));
  EXPECT_EQ(returns(3, {4, 9, 2}), (Values{-0.5, 1, -0.5}));
  EXPECT_EQ(returns(3, {9, 4, 9}), (Values{0.5, -1, 0.5}));
  EXPECT_EQ(returns(4, {9, 4, 9, 0}), (Values{0.5, -0.5, 0.5, -0.5}));
  EXPECT_EQ(returns(4, {3, 3, 3, 3}), (Values{0, 0, 0, 0}));
}

TEST(Lanterns, LA_8_what_is_written_and_what_the_others_read) {
  const auto game = lanterns(3);
  const auto dealing = game.start();
  const auto deal = parse(game, "deal 7>1").value();
  EXPECT_EQ(observation_text(game, dealing, Seat::chance, deal, Seat::second), "deal 7>1");
  EXPECT_EQ(observation_text(game, dealing, Seat::chance, deal, Seat::first), "deal ?>1");
  EXPECT_EQ(observation_text(game, dealing, Seat::chance, deal, Seat::watcher), "deal ?>1");
  const auto prize = parse(game, "prize 12").value();
  EXPECT_EQ(observation_text(game, dealing, Seat::chance, prize, Seat::watcher), "prize 12");
  const auto bid = parse(game, "bid 7").value();
  EXPECT_EQ(observation_text(game, dealing, Seat::first, bid, Seat::first), "bid 7");
  EXPECT_EQ(observation_text(game, dealing, Seat::first, bid, Seat::second), "bid ?");
  for (const auto a : {deal, prize}) EXPECT_EQ(game.weight(dealing, a), 1u) << "each card left is as likely";
  EXPECT_EQ(clause_of(game, dealing, Seat::chance, "deal 17>0"), "LA-8");
  EXPECT_EQ(clause_of(game, dealing, Seat::chance, "bid seven"), "LA-8");
}

}  // namespace
}  // namespace shengxiao::games::lanterns
