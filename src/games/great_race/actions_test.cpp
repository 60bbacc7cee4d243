// The clauses of The Great Race about resolving actions and exchanging (GR-23 to GR-35).
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

const char* const four = "Rabbit,Snake,Ox,Dog";
const char* const three = "Rabbit,Snake,Ox";
const char* const five = "Rabbit,Snake,Ox,Dog,Rat";

// A round of one action by all seats with these energies; space 2 gives a bare 2 on the one side, space 7 on the other.
Table all_play(int seats, Act act, const Ints& energies, const Ints& at = {}) {
  Table t(race_of(seats, seats == 3 ? three : seats == 4 ? four : five));
  int total = 0;
  for (const int e : energies) total += e;
  t.fresh().reading(act == strategise ? cheat : act, act != strategise && total > t.game.rules().printed.low_top(act),
                    seats == 5 ? 7 : 2);
  for (std::size_t seat = 0; seat < energies.size(); ++seat) {
    t.hand(seat, {energies[seat], 1, 1});
    if (!at.empty()) t.at(seat, at[seat]);
  }
  for (std::size_t seat = 0; seat < energies.size(); ++seat)
    t.play({fmt::format("{} play {} {}", seat, name_of(act), energies[seat])});
  return t;
}

TEST(GreatRace, GR_23_highest_is_strict_and_alone_is_highest) {
  EXPECT_EQ(all_play(4, walk, {3, 2, 2, 1}).positions(), (Ints{2 + 3, 1, 1, 0}));
  EXPECT_EQ(all_play(4, walk, {3, 3, 2, 1}).positions(), (Ints{2, 2, 1, 0})) << "nobody is highest";
  Table t(race_of(4, four));
  t.fresh().reading(walk, false, 2);
  t.play({"0 play Walk 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.positions()[0], 2) << "alone";
  EXPECT_EQ(all_play(4, cooperate, {3, 3, 2, 1}).positions(), (Ints{2 + 2, 2 + 2, 1, 0})) << "joint highest";
}

TEST(GreatRace, GR_24_outbidding_in_every_action) {
  for (const Act act : {cheat, help, run, rest, cooperate, walk, strategise}) {
    const auto four_seats = all_play(4, act, {4, 4, 3, 2}, {10, 10, 10, 10}).positions();
    const int lost = act == cheat ? -1 : act == run ? 1 : 0, gained = act == cooperate ? 2 : lost;
    const Ints expected{10 + gained + 2, 10 + gained + 2, 10 + lost + 1, 10 + lost};
    EXPECT_EQ(four_seats, expected) << name_of(act);
    if (act == walk) continue;
    const auto three_seats = all_play(3, act, {4, 4, 3}, {10, 10, 10}).positions();
    EXPECT_EQ(three_seats, (Ints{10 + gained + 2, 10 + gained + 2, 10 + lost})) << name_of(act);
  }
}

TEST(GreatRace, GR_25_cheat_takes_from_all_but_the_highest) {
  EXPECT_EQ(all_play(4, cheat, {4, 3, 2, 1}, {5, 5, 5, 5}).positions(), (Ints{5 + 2 + 3, 5 - 1 + 2, 5 - 1 + 1, 5 - 1}));
  EXPECT_EQ(all_play(4, cheat, {4, 4, 2, 1}, {5, 5, 5, 5}).positions(), (Ints{5 - 1 + 2, 5 - 1 + 2, 5 - 1 + 1, 5 - 1}));
  EXPECT_EQ(all_play(4, cheat, {4, 3, 2, 1}, {0, 0, 0, 0}).positions(), (Ints{2 + 3, 2, 1, 0}))
      << "not below Start, then outbidding";
}

TEST(GreatRace, GR_26_help) {
  const auto strict = all_play(4, help, {4, 3, 3, 1});
  EXPECT_EQ(strict.karmas(), (Ints{6, 6, 6, 6}));
  EXPECT_EQ(strict.cards(0), (Ints{1, 1, 1}));
  EXPECT_EQ(strict.cards(1), (Ints{1, 1}));
  EXPECT_EQ(all_play(4, help, {4, 4, 3, 1}).cards(0), (Ints{1, 1})) << "joint highest gains nothing more with 4";
  const auto joint = all_play(5, help, {4, 4, 3, 1, 1});
  EXPECT_EQ(joint.cards(0), (Ints{1, 1, 1}));
  EXPECT_EQ(joint.cards(1), (Ints{1, 1, 1}));
  EXPECT_EQ(joint.cards(2), (Ints{1, 1}));
}

TEST(GreatRace, GR_27_run) {
  EXPECT_EQ(all_play(4, run, {4, 3, 3, 1}).positions(), (Ints{2 + 3, 1 + 1, 1 + 1, 1}));
  EXPECT_EQ(all_play(4, run, {4, 4, 3, 1}).positions(), (Ints{1 + 2, 1 + 2, 1 + 1, 1}));
}

TEST(GreatRace, GR_28_rest) {
  const auto strict = all_play(4, rest, {4, 3, 3, 1});
  EXPECT_EQ(strict.karmas(), (Ints{5, 4, 4, 4}));
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(strict.cards(seat), (Ints{1, 1, 1, 1}));
  EXPECT_EQ(all_play(4, rest, {4, 4, 3, 1}).karmas(), (Ints{4, 4, 4, 4}));
  EXPECT_EQ(all_play(5, rest, {4, 4, 3, 1, 1}).karmas(), (Ints{5, 5, 4, 4, 4}));
}

TEST(GreatRace, GR_29_cooperate) {
  EXPECT_EQ(all_play(4, cooperate, {4, 4, 4, 1}).positions(), (Ints{2 + 1, 2 + 1, 2 + 1, 0}));
  EXPECT_EQ(all_play(4, cooperate, {4, 3, 3, 1}).positions(), (Ints{2 + 3, 1, 1, 0}));
}

TEST(GreatRace, GR_30_walk) {
  EXPECT_EQ(all_play(4, walk, {4, 3, 3, 1}).positions(), (Ints{2 + 3, 1, 1, 0}));
  EXPECT_EQ(all_play(5, walk, {4, 3, 3, 1, 2}).positions(), (Ints{2 + 4, 2, 2, 0, 1}));
}

// Everybody strategises with these energies from these rows.
Table strategise_with(int seats, const Ints& energies, const std::vector<std::vector<Play>>& rows, const Ints& at = {}) {
  Table t(race_of(seats, seats == 3 ? three : seats == 4 ? four : five));
  t.fresh();
  for (std::size_t seat = 0; seat < energies.size(); ++seat) {
    t.hand(seat, {energies[seat], 1}).row(seat, rows[seat]);
    if (!at.empty()) t.at(seat, at[seat]);
  }
  for (std::size_t seat = 0; seat < energies.size(); ++seat) t.play({fmt::format("{} play Strategise {}", seat, energies[seat])});
  return t;
}

TEST(GreatRace, GR_31_strategise_takes_back_all_but_the_leftmost) {
  const std::vector<Play> row{Play(cheat, 2), Play(run, 3), Play(repeat, 4)};
  const auto t = strategise_with(4, {3, 2, 2, 1}, {row, row, {Play(cooperate, 0)}, {}});
  EXPECT_EQ(t.cards(0), (Ints{1, 2, 3, 3, 4})) << "the highest takes the leftmost too";
  EXPECT_EQ(t.s.row[0], Row{});
  EXPECT_EQ(t.s.action_cards[0], all_cards(4));
  EXPECT_EQ(t.cards(1), (Ints{1, 2, 3, 4}));
  EXPECT_EQ(t.s.row[1], row_of({Play(cheat, 2)}));
  EXPECT_EQ(t.s.action_cards[1], all_cards(4, cheat));
  EXPECT_EQ(t.s.row[2], row_of({Play(cooperate, 0)})) << "a row of one earlier card is all leftmost";
  EXPECT_EQ(t.cards(2), (Ints{1, 2}));
  EXPECT_EQ(t.s.row[3], Row{}) << "and with none nothing stays";
  EXPECT_EQ(t.s.action_cards[3], all_cards(4));
  const auto tied = strategise_with(4, {3, 3, 2, 1}, {row, row, row, row});
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(tied.s.row[seat], row_of({Play(cheat, 2)}));
  const auto joint = strategise_with(5, {3, 3, 2, 1, 1}, {row, row, row, row, row});
  EXPECT_EQ(joint.s.row[0], Row{});
  EXPECT_EQ(joint.s.row[1], Row{});
  EXPECT_EQ(joint.s.row[2], row_of({Play(cheat, 2)}));
  const auto three_seats = strategise_with(3, {3, 3, 1}, {row, row, row});
  EXPECT_EQ(three_seats.s.row[0], row_of({Play(cheat, 2)}));
}

TEST(GreatRace, GR_31_in_the_river_a_card_is_owed) {
  const std::vector<Play> row{Play(cheat, 2), Play(run, 3)};
  auto t = strategise_with(4, {1, 3, 1, 1}, {row, {}, {}, {}}, {20, 0, 0, 0});
  ASSERT_TRUE(t.asked(0));
  EXPECT_EQ(t.moves(0), (Texts{"return 1", "return 3", "fallback"}));
  EXPECT_EQ(t.clause(0, "return 2"), "GR-31");
  EXPECT_EQ(t.clause(0, "done"), "GR-31");
  EXPECT_EQ(t.clause(1, "return 1"), "GR-32");
  auto fallback = t;
  const auto supply = t.s.supply;
  t.play({"return 3"});
  EXPECT_EQ(t.cards(0), (Ints{1, 1}));
  EXPECT_EQ(t.s.supply, supply + energy_card(3));
  EXPECT_EQ(t.positions()[0], 20);
  EXPECT_EQ(t.s.row[0], row_of({Play(cheat, 2)}));
  fallback.play({"fallback"});
  EXPECT_EQ(fallback.cards(0), (Ints{1, 1, 2, 3}));
  EXPECT_EQ(fallback.positions()[0], 12);
  EXPECT_EQ(fallback.s.row[0], Row{});
  EXPECT_EQ(fallback.s.action_cards[0], all_cards(4));
  EXPECT_EQ(fallback.clause(0, "fallback"), "GR-15") << "the next round has begun";
  // The last card in hand is nobody's to take.
  Table last(race_of(4, four));
  last.fresh().hand(0, {4}).at(0, 20).play(
      {"0 play Strategise 4", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(last.next_round());
  EXPECT_EQ(last.cards(0), (Ints{4}));
  // Who comes into the river by outbidding owes too; who passes Finish by it does not.
  auto enters = strategise_with(4, {3, 1, 1, 1}, {{}, {}, {}, {}}, {13, 0, 0, 0});
  EXPECT_TRUE(enters.asked(0));
  EXPECT_EQ(enters.positions()[0], 16);
  EXPECT_EQ(strategise_with(4, {3, 1, 1, 1}, {{}, {}, {}, {}}, {28, 0, 0, 0}).s.phase, Phase::over);
  // The fallback is 8 back, whatever was taken already, and not below Start.
  auto river = strategise_with(4, {3, 1, 1, 1}, {row, {}, {}, {}}, {15, 0, 0, 0});
  river.play({"fallback"});
  EXPECT_EQ(river.positions()[0], 15 + 3 - 8);
}

TEST(GreatRace, GR_31_whoever_chooses_is_told_where_outbidding_several_brings_the_river) {
  const auto told_at = [](int space) {
    Table t(race_of(4, four));
    t.fresh().hand(0, {4, 1}).at(0, space);
    const auto view = t.json(Seat::first);
    return view.find(R"("river_if_several":true)") != std::string::npos;
  };
  EXPECT_FALSE(told_at(11)) << "three moves do not reach it";
  EXPECT_TRUE(told_at(12));
  EXPECT_TRUE(told_at(13));
  EXPECT_FALSE(told_at(14)) << "one is enough, and that is told too";
}

TEST(GreatRace, GR_31_falling_back_says_why_the_leftmost_comes_back) {
  auto t = strategise_with(4, {3, 1, 1, 3}, {{Play(cheat, 2), Play(run, 3)}, {}, {}, {}}, {20, 0, 0, 0});
  ASSERT_TRUE(t.asked(0));
  Causes causes;
  t.game.causes(t.s, Seat::first, *find_legal(t.game, t.s, Seat::first, "fallback"), causes);
  const auto first_back = std::ranges::find(causes, static_cast<int>(Why::first_back), &Cause::why);
  ASSERT_NE(first_back, causes.end());
  EXPECT_EQ(first_back->what, static_cast<int>(Amount::cards));
  EXPECT_EQ(first_back->amount, 1);
}

TEST(GreatRace, GR_32_a_turn_and_its_window) {
  // Run reads 2+trade: the amount first, outbidding, then the window.
  Table t(race_of(4, four));
  t.fresh().reading(run, true, 7).hand(0, {4, 1}).karma(0, 5);
  t.play({"0 play Run 4", "1 play Run 1", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(0));
  EXPECT_EQ(t.positions(), (Ints{2 + 1, 0, 0, 0})) << "seat 1 waits for its turn";
  EXPECT_EQ(t.moves(0), (Texts{"trade", "done"}));
  EXPECT_EQ(t.clause(1, "done"), "GR-32");
  EXPECT_EQ(t.clause(0, "exchange 1+1>2"), "GR-32");
  EXPECT_EQ(t.clause(0, "play Run 1"), "GR-32");
  EXPECT_EQ(t.clause(0, "ability"), "GR-43");
  EXPECT_EQ(t.clause(0, "ability card"), "GR-45");
  EXPECT_EQ(t.clause(0, "return 1"), "GR-31");
  t.play({"trade"});
  EXPECT_EQ(t.positions()[0], 6);
  EXPECT_EQ(t.s.karma[0], 3);
  EXPECT_TRUE(t.next_round()) << "it closes by itself";
  EXPECT_EQ(t.positions()[1], 1);
  // Nothing usable: no window.
  t.fresh().reading(run, false, 7).karma(0, 1);
  t.play({"0 play Run 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.next_round());
  t.fresh().reading(run, false, 1).hand(0, {1, 1}).play({"0 play Run 1"});
  t.play({"1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_TRUE(t.next_round()) << "one 1 in hand: nothing to exchange";
  // Everybody who helps gains the benefit, so has its exchange.
  t.fresh().reading(help, true, 10);
  t.play({"0 play Help 1", "1 play Help 2", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(0));
  t.play({"done"});
  ASSERT_TRUE(t.asked(1));
  t.play({"exchange 1+1>2"});
  EXPECT_TRUE(t.next_round()) << "an exchange is used once";
}

Texts exchanges_of(const Ints& hand, const std::vector<Play>& row = {}, const char* animals = four, int karma = 4) {
  Table t(race_of(4, animals));
  auto cards = hand;
  cards.push_back(1);
  t.fresh().reading(walk, false, 1).hand(0, cards).row(0, row).karma(0, karma);
  if (!row.empty() && row.back().act() > walk) ADD_FAILURE() << "a Walk must be free here";
  t.play({"0 play Walk 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  return t.next_round() ? Texts{} : t.exchanges(0);
}

TEST(GreatRace, GR_33_exchanges_up_and_down) {
  EXPECT_EQ(exchanges_of({1, 1}), (Texts{"exchange 1+1>2"}));
  EXPECT_EQ(exchanges_of({2}), (Texts{"exchange 2>1+1"}));
  EXPECT_EQ(exchanges_of({1, 1, 1}), (Texts{"exchange 1+1+1>3", "exchange 1+1>2"}));
  EXPECT_EQ(exchanges_of({2, 2}), (Texts{"exchange 2+2>3", "exchange 2>1+1"}))
      << "2+2 for a 3 wastes 1, and neither is superfluous";
  EXPECT_EQ(exchanges_of({3, 2, 1}),
            (Texts{"exchange 2+1>3", "exchange 2>1+1", "exchange 3+1>4", "exchange 3+2>4", "exchange 3>1+1+1", "exchange 3>2+1"}))
      << "3+2+1>4 has a superfluous card";
  EXPECT_EQ(exchanges_of({4, 2}), (Texts{"exchange 2>1+1", "exchange 4+2>5", "exchange 4>1+1+1+1", "exchange 4>2+1+1",
                                         "exchange 4>2+2", "exchange 4>3+1"}))
      << "the worked example: a 2 and a 4 for a 5";
  EXPECT_EQ(exchanges_of({1}), Texts{});
}

TEST(GreatRace, GR_34_what_must_be_there_to_get_a_large_card) {
  const auto has = [](const Texts& all, const std::string& move) { return std::ranges::count(all, move) == 1; };
  EXPECT_FALSE(has(exchanges_of({2, 2}), "exchange 2+2>4"));
  EXPECT_TRUE(has(exchanges_of({2, 2}, {Play(run, 3)}), "exchange 2+2>4")) << "a 3 in the row";
  EXPECT_TRUE(has(exchanges_of({2, 2}, {Play(run, 4)}), "exchange 2+2>4"));
  EXPECT_FALSE(has(exchanges_of({2, 2}, {Play(run, 5)}), "exchange 2+2>4"));
  EXPECT_TRUE(has(exchanges_of({3, 1}), "exchange 3+1>4")) << "the card given counts";
  EXPECT_FALSE(has(exchanges_of({3, 2}), "exchange 3+2>5"));
  EXPECT_TRUE(has(exchanges_of({3, 2}, {Play(run, 5)}), "exchange 3+2>5"));
  EXPECT_TRUE(has(exchanges_of({4, 2}), "exchange 4+2>5"));
  EXPECT_TRUE(has(exchanges_of({5, 1}), "exchange 5+1>6"));
  EXPECT_FALSE(has(exchanges_of({4, 2}), "exchange 4+2>6"));
  EXPECT_FALSE(has(exchanges_of({5, 1}, {Play(run, 6)}), "exchange 5+1>6")) << "one 6 is enough";
  EXPECT_FALSE(has(exchanges_of({5, 6, 1}), "exchange 5+1>6"));
  // Down too.
  EXPECT_FALSE(has(exchanges_of({6}), "exchange 6>5+1"));
  EXPECT_TRUE(has(exchanges_of({6}, {Play(run, 5)}), "exchange 6>5+1"));
  EXPECT_TRUE(has(exchanges_of({6}, {Play(run, 4)}), "exchange 6>4+2"));
  EXPECT_TRUE(has(exchanges_of({6}), "exchange 6>3+3"));
  EXPECT_FALSE(has(exchanges_of({5}), "exchange 5>4+1"));
  Table t(race_of(4, four));
  t.fresh().reading(walk, false, 1).hand(0, {3, 2, 1});
  t.play({"0 play Walk 1", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.clause(0, "exchange 3+2>5"), "GR-34");
  EXPECT_EQ(t.clause(0, "exchange 4+1>5"), "GR-33") << "not in hand";
  EXPECT_EQ(t.clause(0, "exchange 1>2"), "GR-33");
  EXPECT_EQ(t.clause(0, "exchange 2+k>3"), "GR-40");
}

TEST(GreatRace, GR_35_a_trade_is_two_karma_for_three_spaces) {
  Table t(race_of(4, four));
  t.fresh().reading(help, false, 7).karma(0, 0).hand(0, {2, 1});
  t.play({"0 play Help 2", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  ASSERT_TRUE(t.asked(0)) << "with the 2 karma of the benefit itself";
  t.play({"trade"});
  EXPECT_EQ(t.positions()[0], 3);
  EXPECT_EQ(t.s.karma[0], 0);
  t.fresh().reading(run, true, 7).karma(0, 4).hand(0, {5, 1}).at(0, 27);
  t.play({"0 play Run 5", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  auto once = t.play({"trade"});
  EXPECT_EQ(once.positions()[0], 30) << "not beyond Finish";
  EXPECT_EQ(once.s.karma[0], 2);
  t.fresh().reading(run, true, 5).karma(0, 1).hand(0, {5, 2, 2});
  t.play({"0 play Run 5", "1 play Strategise 1", "2 play Strategise 1", "3 play Strategise 1"});
  EXPECT_EQ(t.clause(0, "trade"), "GR-35");
}

}  // namespace
}  // namespace shengxiao::games::great_race
