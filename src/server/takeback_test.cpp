#include "server/takeback.hpp"

#include <gtest/gtest.h>

namespace shengxiao::server {
namespace {

const SeatSet nobody, second(Seat::second);

table::Match match_of(std::string_view game, int decisions, const Options& options = {}) {
  auto match = *table::Match::start(game, {2, options}, 1);
  Rng rng(1);
  for (int i = 0; i < decisions; ++i) {
    const Seat seat = match.to_act().front();
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
  return match;
}

TEST(Takeback, of_ones_own_steps_and_computers_answers_is_free_in_an_open_game) {
  const auto match = match_of("celestial_checkers", 4);
  EXPECT_EQ(takeback_of(match, 0, nobody), Takeback::free);
  EXPECT_EQ(takeback_of(match, 2, second), Takeback::by_consent) << "the other person has answered";
  EXPECT_EQ(takeback_of(match, 4, second), Takeback::free);
}

TEST(Takeback, of_dice_is_noted_and_where_others_play_needs_their_consent) {
  const auto match = match_of("wu_xing", 6);
  int dice = match.step() - 1;
  while (is_player(match.steps()[static_cast<std::size_t>(dice)].actor)) --dice;
  EXPECT_EQ(takeback_of(match, dice, nobody), Takeback::noted);
  EXPECT_EQ(takeback_of(match, dice, second), Takeback::by_consent);
}

TEST(Takeback, in_a_game_of_hidden_hands_is_never_free) {
  const auto match = match_of("zodiac", 1);
  EXPECT_EQ(takeback_of(match, match.step(), nobody), Takeback::noted);
}

TEST(TakebackRequest, waits_for_everybody_who_is_asked) {
  const auto third = SeatSet(seat_at(2));
  TakebackRequest request{SeatSet(Seat::first), second.with(seat_at(2)), 5};
  EXPECT_FALSE(request.is_asked(SeatSet(Seat::first)));
  EXPECT_FALSE(request.is_asked(nobody));
  EXPECT_TRUE(request.is_asked(third.with(Seat::first)));
  EXPECT_FALSE(request.agree(second));
  EXPECT_FALSE(request.is_asked(second)) << "once is enough";
  EXPECT_TRUE(request.agree(third));
}

}  // namespace
}  // namespace shengxiao::server
