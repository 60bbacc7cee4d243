// The clauses of how moves are written (GR-51, GR-52).
#include <set>

#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

TEST(GreatRace, GR_51_how_moves_are_written) {
  const auto game = race_of(4);
  std::set<std::string> texts;
  for (int i = 0; i < game.action_count(); ++i) texts.insert(game.text(game.action(static_cast<ActionId>(i))));
  EXPECT_EQ(texts.size(), static_cast<std::size_t>(game.action_count()));
  for (const char* move : {"card 5",
                           "play Run 3",
                           "play Repeat 3",
                           "exchange 4+2>5",
                           "exchange 6>5+1",
                           "exchange 3+k>5",
                           "trade",
                           "ability",
                           "ability card",
                           "ability karma",
                           "ability move",
                           "return 2",
                           "fallback",
                           "done",
                           "animal Ox",
                           "animal Cat",
                           "piece Run",
                           "piece -",
                           "exchange 2+k>1+1+1+1",
                           "exchange 1>2"})
    EXPECT_TRUE(texts.contains(move)) << move;
  for (const char* move : {"exchange 2+4>5", "exchange k+3>5", "card 7", "play Repeat 7", "piece Repeat", "exchange 1+k>2",
                           "exchange 5>5", "exchange 2+2+1>4"})
    EXPECT_FALSE(texts.contains(move)) << move;
  Table t(game);
  EXPECT_EQ(t.clause(8, "piece Fly"), "GR-51");
}

TEST(GreatRace, GR_52_a_choice_of_one_is_a_step) {
  Table t(race_of(3));
  t.play({"piece -", "piece Run", "piece Help", "piece Rest", "piece Cheat"});
  EXPECT_EQ(t.moves(8), (Texts{"piece Cooperate"}));
  t.fresh().hand(0, {3});
  EXPECT_EQ(t.moves(0), (Texts{"play Strategise 3"}));
  EXPECT_TRUE(t.game.to_act(t.s).has(Seat::first));
  const auto options = race_of(3, "Rat,Ox,Tiger", {{"age_order", "2,0,1"}}).setup().options;
  EXPECT_EQ(options[0].second, "Rat,Ox,Tiger");
  EXPECT_EQ(options[1].second, "2,0,1");
  EXPECT_EQ(options[2].second, "false");
}

}  // namespace
}  // namespace shengxiao::games::great_race
