#include "table/review.hpp"

#include <gtest/gtest.h>

#include <map>
#include <span>

#include "table/testing.hpp"
#include "table/words.hpp"

namespace shengxiao::table {
namespace {

// A whole game of computers that follow the rule of thumb.
Match played(const std::string& name, int seats, std::uint64_t seed, const Options& options = {}) {
  auto match = *Match::start(name, options.empty() ? setup_of(name, seats) : Setup{seats, options}, seed);
  Rng rng(seed);
  while (!match.over()) {
    const auto seat = match.to_act().front();
    match.play(seat, match.game().greedy(match.game().observe(match.state(), seat), rng));
  }
  return match;
}

// One of each kind. Where positions are searched it begins late, since each takes its time.
Match played_of_each(const std::string& name, std::uint64_t seed) {
  if (name != "celestial_checkers") return played(name, name == "great_race" ? 3 : 2, seed);
  return played(
      name, 2, seed,
      {{"placement", "fixed"}, {"position", "3dg/2rspg/1hr1rt/2SnRs/Mk2Dr/Dg1tg1/2Rt1/3Ox -/- GtHsTg/mkhsdrox 12/18 N -"}});
}

struct Findings {
  std::map<int, agents::Outlook> stood;
  std::map<int, Review::Decided> decided;
  std::map<int, Review::Moved> moved;

  void add(const Review::Finding& finding) {
    if (const auto* s = std::get_if<Review::Stood>(&finding))
      stood[s->step] = s->outlook;
    else if (const auto* m = std::get_if<Review::Moved>(&finding))
      moved[m->step] = *m;
    else
      decided[std::get<Review::Decided>(finding).step] = std::get<Review::Decided>(finding);
  }
};

class Reviews : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(games, Reviews, testing::Values("celestial_checkers", "great_race", "zodiac", "wu_xing"),
                         [](const auto& info) { return info.param; });

TEST_P(Reviews, FindsHowItStoodAndJudgesTheDecisionsOfTheSeats) {
  const auto match = played_of_each(GetParam(), 4);
  const auto& game = match.game();
  Review review(Review::of(match), {.seats = SeatSet(Seat::second)}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  EXPECT_EQ(review.done(), review.size());
  ASSERT_TRUE(all.stood.contains(match.step())) << "the end";
  const auto returns = game.returns(match.state());
  const auto points = game.points(match.state());
  const double end = all.stood[match.step()][1];
  if (game.info().judged_in_points)
    EXPECT_EQ(end, points[1] - points[0]);
  else
    EXPECT_NEAR(end, returns[1] == 0 ? 1.0 / game.seats() : std::max(returns[1], 0.0), 1e-9);
  EXPECT_GT(all.stood.size(), 8u);
  EXPECT_GT(all.decided.size(), 4u);
  for (const auto& [step, outlook] : all.stood) {
    if (step == match.step() || step == all.stood.begin()->first) continue;
    EXPECT_TRUE(is_player(match.steps()[static_cast<std::size_t>(step) - 1].actor)) << step << ": chance belongs to what follows";
  }
  for (const auto& [step, decided] : all.decided) {
    const auto& made = match.steps()[static_cast<std::size_t>(step)];
    EXPECT_EQ(made.actor, Seat::second);
    EXPECT_NE(decided.judgement.other_move, made.action);
    std::vector<ActionId> legal;
    game.legal(match.state_after(step), Seat::second, legal);
    EXPECT_TRUE(std::ranges::count(legal, decided.judgement.other_move)) << step;
  }
}

TEST(Review, looks_at_so_many_positions_and_decisions_of_a_long_game) {
  const auto decisions = [](const Match& match) {
    return std::ranges::count_if(match.steps(), [](const Played& step) { return is_player(step.actor); });
  };
  std::uint64_t seed = 1;
  auto match = played("wu_xing", 3, seed, {{"end", "tiles"}});
  while (decisions(match) < 160) match = played("wu_xing", 3, ++seed, {{"end", "tiles"}});
  ASSERT_LT(decisions(match), 200) << "more than half of them are looked at";
  Review review(Review::of(match), {.seats = SeatSet::all(3), .most = 100}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  EXPECT_EQ(all.stood.size(), 101u);
  EXPECT_EQ(all.decided.size(), 100u);
}

TEST_P(Reviews, GoesOnWhereItWasStoppedAndFindsTheSame) {
  const auto match = played_of_each(GetParam(), 5);
  Findings whole, pieces;
  Review one(Review::of(match), {}, 1), other(Review::of(match), {}, 1);
  ASSERT_TRUE(one.go_on(nullptr, {}, [&](const auto& finding) { whole.add(finding); }));
  std::atomic<bool> stop = false;
  int calls = 0;
  do {
    stop = false;
    ++calls;
  } while (!other.go_on(&stop, {}, [&](const auto& finding) {
    pieces.add(finding);
    stop = true;
  }));
  EXPECT_GT(calls, 8);
  EXPECT_EQ(whole.stood, pieces.stood);
}

TEST(Review, OfSomeStepsHasTheirDecisionsAndNoCourse) {
  const auto match = played("zodiac", 3, 4);
  Review whole(Review::of(match), {.seats = SeatSet::all(3)}, 1),
      some(Review::of(match), {.seats = SeatSet::all(3), .from = 40, .to = 60, .course = false}, 1);
  Findings all, found;
  ASSERT_TRUE(whole.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  ASSERT_TRUE(some.go_on(nullptr, {}, [&](const auto& finding) { found.add(finding); }));
  EXPECT_TRUE(found.stood.empty());
  ASSERT_GT(found.decided.size(), 2u);
  for (const auto& [step, decided] : found.decided) {
    EXPECT_TRUE(40 <= step && step < 60) << step;
    EXPECT_TRUE(all.decided.contains(step));
  }
  for (const auto& [step, decided] : all.decided) EXPECT_EQ(found.decided.contains(step), 40 <= step && step < 60) << step;
}

TEST(Review, OfASearchedGameCourseAndDecisionsAgree) {
  const auto match = played_of_each("celestial_checkers", 7);
  Review review(Review::of(match), {.seats = SeatSet(Seat::first)}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  ASSERT_GT(all.decided.size(), 4u);
  int forced = 0;
  for (auto now = all.stood.begin(), next = std::next(now); next != all.stood.end(); ++now, ++next) {
    const auto mover = match.game().to_act(match.state_after(now->first)).front();
    EXPECT_LE(next->second[mover], now->second[mover]) << "gained by its own move, step " << now->first;
    EXPECT_EQ(now->second[Seat::first], -now->second[Seat::second]);
    if (next->first == now->first + 1) {
      std::vector<ActionId> legal;
      match.game().legal(match.state_after(now->first), mover, legal);
      if (legal.size() == 1) {
        EXPECT_EQ(next->second[mover], now->second[mover]) << "lost by a forced move, step " << now->first;
        ++forced;
      }
    }
    if (!all.decided.contains(now->first)) continue;
    const auto& judgement = all.decided[now->first].judgement;
    EXPECT_EQ(judgement.chosen, next->second[mover]) << now->first;
    EXPECT_EQ(std::max(judgement.chosen, judgement.other), now->second[mover]) << now->first;
  }
  EXPECT_GT(forced, 0);
}

TEST(Review, OfATurnOfSeveralStepsJudgesHowItBeginsAndWhatIsDecidedAnewInIt) {
  const auto match = played("rat_and_dragon", 2, 3, {{"rounds", "4"}});
  const auto& game = match.game();
  Review review(Review::of(match), {.seats = SeatSet::all(2), .course = false}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  int begin = 0, pair = 0;
  std::vector<ActionId> legal;
  for (int step = 0; step < match.step(); ++step) {
    const auto& made = match.steps()[static_cast<std::size_t>(step)];
    if (!is_player(made.actor)) continue;
    legal.clear();
    game.legal(match.state_after(step), made.actor, legal);
    const auto text = game.text(made.action);
    const bool begins = !game.mid_turn(match.state_after(step), made.actor);
    const bool pairs = text.starts_with("pair") || text == "alone";
    EXPECT_EQ(all.decided.contains(step), legal.size() > 1 && (begins || pairs)) << step << ": " << text;
    begin += all.decided.contains(step) && begins;
    pair += all.decided.contains(step) && pairs;
  }
  EXPECT_GT(begin, 2);
  EXPECT_GT(pair, 0);
}

TEST(Review, JudgesAStepAlikeHoweverMuchIsJudged) {
  const auto match = played("great_race", 3, 4);
  Findings whole, some;
  Review(Review::of(match), {.seats = SeatSet::all(3), .most = 30}, 1).go_on(nullptr, {}, [&](const auto& finding) {
    whole.add(finding);
  });
  ASSERT_GT(whole.decided.size(), 20u);
  const auto& [step, decided] = *std::next(whole.decided.begin(), 7);
  Review(Review::of(match), {.seats = SeatSet::all(3), .from = step, .to = step + 1, .course = false}, 1)
      .go_on(nullptr, {}, [&](const auto& finding) { some.add(finding); });
  ASSERT_EQ(some.decided.size(), 1u);
  EXPECT_EQ(some.decided[step].judgement.chosen, decided.judgement.chosen);
  EXPECT_EQ(some.decided[step].judgement.other, decided.judgement.other);
}

// Where all choose at the same time it is looked at how a round began.
TEST(Review, LooksAtThePositionsBeforeTheRounds) {
  const auto match = played("great_race", 4, 4);
  const auto& game = match.game();
  Review review(Review::of(match), {}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  EXPECT_EQ(static_cast<int>(all.stood.size()), game.round(match.state()) - game.round(match.state_after(0)) + 2) << "and the end";
  for (auto now = std::next(all.stood.begin()); now->first < match.step(); ++now)
    EXPECT_EQ(game.round(match.state_after(now->first)), game.round(match.state_after(now->first - 1)) + 1);
}

// Who chooses at the same time decides without knowing what others choose, and is judged so, whoever was asked first.
TEST(Review, JudgesAChoiceAlikeWhateverOthersChose) {
  for (const std::string name : {"great_race", "rat_and_dragon"}) {
    const auto match = played(name, 3, 4);
    const auto& game = match.game();
    int compared = 0;
    for (int step = 20; step < match.step() && compared < 2; ++step) {
      const auto& steps = match.steps();
      const auto &before = steps[static_cast<std::size_t>(step) - 1], &made = steps[static_cast<std::size_t>(step)];
      if (made.actor != Seat::second || before.actor != Seat::first || before.phase != made.phase) continue;
      std::vector<ActionId> legal;
      game.legal(match.state_after(step - 1), Seat::first, legal);
      const auto another = std::ranges::find_if(legal, [&](ActionId action) {
        auto state = match.state_after(step - 1);
        game.apply(state, Seat::first, action);
        return action != before.action && game.to_act(state) == game.to_act(match.state_after(step));
      });
      if (another == legal.end()) continue;
      auto otherwise = Review::of(match);
      otherwise.steps[static_cast<std::size_t>(step) - 1].action = *another;
      otherwise.steps.resize(static_cast<std::size_t>(step) + 1);
      Findings one, other;
      const Review::Scope scope{.seats = SeatSet(Seat::second), .from = step, .to = step + 1, .course = false};
      Review(Review::of(match), scope, 1).go_on(nullptr, {}, [&](const auto& finding) { one.add(finding); });
      Review(otherwise, scope, 1).go_on(nullptr, {}, [&](const auto& finding) { other.add(finding); });
      ASSERT_EQ(one.decided.size(), other.decided.size());
      if (one.decided.empty()) continue;
      EXPECT_EQ(one.decided[step].judgement.chosen, other.decided[step].judgement.chosen) << name;
      EXPECT_EQ(one.decided[step].judgement.other, other.decided[step].judgement.other) << name;
      ++compared;
    }
    EXPECT_EQ(compared, 2) << name;
  }
}

TEST(Review, JudgesWhoeverIsAskedOnceMoreAfterAll) {
  const auto match = played("great_race", 3, 2);
  const auto& steps = match.steps();
  int found = 0;
  for (std::size_t step = 1; step < steps.size(); ++step) {
    const auto actor = steps[step].actor;
    std::vector<ActionId> legal;
    match.game().legal(match.state_after(static_cast<int>(step)), actor, legal);
    if (!is_player(actor) || legal.size() < 2) continue;
    if (steps[step - 1].actor != actor || steps[step - 1].phase != steps[step].phase) continue;
    ++found;
    const auto at = static_cast<int>(step);
    Review review(Review::of(match), {.seats = SeatSet(actor), .from = at, .to = at + 1, .course = false}, 1);
    Findings all;
    ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
    EXPECT_TRUE(all.decided.contains(at)) << at;
  }
  EXPECT_GT(found, 1);
}

// Between two positions somebody chose and chance came; what each did adds up to the change.
TEST(Review, SaysWhatMovedTheGreatestChanges) {
  const auto match = played("wu_xing", 3, 6);
  Review review(Review::of(match), {}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  const auto changes = greatest_swings(match.game(), match.steps(), all.stood);
  ASSERT_FALSE(changes.empty());
  ASSERT_EQ(all.moved.size(), changes.size());
  for (const auto& [from, to, seat, before, after] : changes) {
    const auto& [step, own, others, luck] = all.moved.at(from);
    EXPECT_NEAR(own + others + luck, after - before, 1e-9);
    const auto has = [&, first = from, last = to](const auto& is) {
      const auto steps = std::span(match.steps()).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
      return std::ranges::any_of(steps, is, &Played::actor);
    };
    EXPECT_EQ(luck != 0, has([](Seat actor) { return actor == Seat::chance; }));
    EXPECT_EQ(own != 0, has([own_seat = seat](Seat actor) { return actor == own_seat; }));
  }
}

TEST(Review, SaysWhyOneMoveComesToMore) {
  const auto match = played("wu_xing", 2, 6);
  Review review(Review::of(match), {.seats = SeatSet::all(2), .from = 30, .to = 60, .course = false}, 1);
  Findings all;
  ASSERT_TRUE(review.go_on(nullptr, {}, [&](const auto& finding) { all.add(finding); }));
  ASSERT_FALSE(all.decided.empty());
  std::size_t told = 0;
  for (const auto& [step, decided] : all.decided)
    for (const auto& difference : decided.judgement.differences) {
      EXPECT_EQ(change_words(match.game(), difference)[0], difference.more < 0 ? '-' : '+');
      for (const auto& motive : difference.motives) {
        told += difference.soon;
        const auto reason = reason_words(match.game(), motive, difference.soon, true, [](Seat) { return "Ann"; });
        EXPECT_EQ(reason.find('{'), std::string::npos) << reason;
        EXPECT_TRUE(!reason.empty() || !difference.soon);
      }
    }
  EXPECT_GT(told, all.decided.size());
}

TEST(Review, FirstOfAllTheWholeCourseRoughly) {
  const auto match = played("wu_xing", 2, 6);
  Review review(Review::of(match), {}, 1);
  std::vector<int> order;
  std::atomic<bool> stop = false;
  ASSERT_FALSE(review.go_on(&stop, {}, [&](const auto& finding) {
    order.push_back(std::get<Review::Stood>(finding).step);
    stop = order.size() == 5;
  }));
  ASSERT_EQ(order.size(), 5u);
  EXPECT_EQ(order[0], match.step()) << "the end first";
  std::ranges::sort(order);
  for (std::size_t i = 1; i < order.size(); ++i) EXPECT_LT(order[i] - order[i - 1], match.step() / 2) << "no part is left out";
}

}  // namespace
}  // namespace shengxiao::table
