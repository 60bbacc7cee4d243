// Small versions of The Great Race (GR-53): what they are, and which are refused.
#include "core/conformance.hpp"
#include "core/testing.hpp"
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

const Options small{{"rounds", "2"},
                    {"action_cards", "Run,Cooperate,Repeat,Strategise"},
                    {"energy", "1,2,3"},
                    {"wheel", "Cheat,Help,Run,Rest,Cooperate,-"},
                    {"animals", "Ox,Tiger,Dog"}};

Options with(std::string_view name, std::string value) {
  auto options = small;
  std::ranges::find(options, name, &Options::value_type::first)->second = std::move(value);
  return options;
}

std::string error_of(const Options& options, int seats = 3) {
  const auto game = GreatRace::make({seats, options});
  return game ? "made" : to_string(game.error());
}

TEST(GreatRace, GR_53_begins_with_these_cards_and_this_wheel) {
  const auto game = *GreatRace::make({3, small});
  auto s = game.start();
  EXPECT_EQ(moves(game, s), (std::vector<std::string>{"card 3", "card 5"})) << "the wheel is set up";
  EXPECT_EQ(s.slot_of(Act::run), 2);
  EXPECT_EQ(illegal_because(game, s, Seat::first, "card 1"), "great_race.not_in_game(Cheat) [GR-53]");
  EXPECT_EQ(s.energy[0], energy_card(1) + energy_card(2) + energy_card(3));
  s = after(game, s, {"card 3", "card 5", "card 5"});
  EXPECT_EQ(moves(game, s).size(), 3 * 3) << "Run is in the row, and Cooperate, Repeat and Strategise in hand";
}

TEST(GreatRace, GR_53_is_over_after_the_rounds) {
  const auto game = *GreatRace::make({3, small});
  Rng rng(3);
  for (int n = 0; n < 20; ++n) {
    auto s = game.start();
    playout(game, s, rng);
    EXPECT_EQ(s.round, 2);
  }
}

// A state is open where nobody has chosen what is still secret: then a determinization of any view is the state itself.
TEST(GreatRace, open_means_that_everybody_knows_the_state) {
  const auto game = *GreatRace::make({3, {{"rounds", "3"}}});
  Rng rng(5);
  int open = 0, secret = 0;
  auto s = game.start();
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    bool known = true;
    for (int p = 0; p < 3; ++p)
      for (int n = 0; n < 20; ++n) known &= game.determinize(game.view(s, seat_at(p)), rng) == s;
    EXPECT_EQ(known, game.open(s));
    ++(known ? open : secret);
    game.apply(s, who.front(), random_action(game, s, who.front(), rng));
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(secret, 0);
}

TEST(GreatRace, GR_53_is_refused_out_of_bounds) {
  EXPECT_EQ(error_of(small), "made");
  EXPECT_EQ(error_of(with("rounds", "61")), R"(setup.option_number("rounds", "61", 1, 60) [GR-53])");
  EXPECT_EQ(error_of(with("action_cards", "Run,Walk,Strategise")), R"(great_race.cards_unknown("Walk") [GR-53])");
  EXPECT_EQ(error_of(with("action_cards", "Run,Run,Strategise")), R"(great_race.cards_twice("Run") [GR-53])");
  EXPECT_EQ(error_of(with("action_cards", "Run,Cooperate")), "great_race.cards_strategise [GR-53]");
  EXPECT_EQ(error_of(with("action_cards", "Repeat,Strategise")), "great_race.cards_first [GR-53]");
  EXPECT_EQ(error_of(with("energy", "1,7")), R"(great_race.energy_unknown("7", 6) [GR-53])");
  EXPECT_EQ(error_of(with("energy", "")), R"(great_race.energy_unknown("", 6) [GR-53])");
  EXPECT_EQ(error_of(with("energy", "6,6")), "great_race.energy_six [GR-4]");
  EXPECT_EQ(error_of(with("energy", "3,3,3,3")), "great_race.energy_supply(3, 10) [GR-3]");
  EXPECT_EQ(error_of(with("energy", "1,1,1,1,1,1,1,1,1,1,1,1")), "great_race.energy_too_many(11) [GR-4]");
  EXPECT_EQ(error_of(with("wheel", "Cheat,Help,Run,Rest,Cooperate")), "great_race.wheel_count(5, 6) [GR-53]");
  EXPECT_EQ(error_of(with("wheel", "Cheat,Help,Run,Rest,Run,-")), R"(great_race.wheel_twice("Run") [GR-53])");
  EXPECT_EQ(error_of(with("wheel", "Cheat,Help,Run,Rest,Walk,-")), R"(great_race.wheel_unknown("Walk") [GR-53])");
}

TEST(GreatRace, GR_53_the_usual_game_stays_as_it_is) {
  const auto usual = *GreatRace::make({4, {}});
  const auto same =
      *GreatRace::make({4, {{"rounds", "60"}, {"action_cards", "all"}, {"energy", "1,1,2,2,3"}, {"wheel", "random"}}});
  EXPECT_EQ(same.setup().options, usual.setup().options);
  EXPECT_EQ(value_of(usual.setup().options, "rounds"), "");
  EXPECT_EQ(same.start(), usual.start());
}

TEST(GreatRace, GR_53_small_versions_conform) {
  for (const auto& options :
       {small, with("rounds", "4"), with("energy", "1,1,2,2,3"), with("action_cards", "Cheat,Help,Strategise")}) {
    const auto broken = conformance(*GreatRace::make({3, options}), 20);
    EXPECT_FALSE(broken) << broken->promise << ": " << broken->detail;
  }
}

}  // namespace
}  // namespace shengxiao::games::great_race
