#include "agents/motives.hpp"

#include <gtest/gtest.h>

#include "agents/play_on.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

template <class G>
class MotivesOf : public testing::Test {
 protected:
  using State = typename G::State;
  using Action = typename G::Action;

  const G game = *G::make({std::clamp(3, int{G::min_seats}, int{G::max_seats}), {}, nullptr, true});

  // As the heuristic policy plays, up to a decision between several moves after so many steps.
  State decision_after(int steps, Rng& rng) const {
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty(); --steps) {
      const auto seat = who.front();
      if (seat != Seat::chance && steps <= 0 && observe(game, s, seat).legal.size() > 1) break;
      game.apply(s, seat, seat == Seat::chance ? random_action(game, s, seat, rng) : game.greedy(observe(game, s, seat), rng));
    }
    return s;
  }

  // A move and what follows it, as far as `watch` says.
  template <class Watch>
  State follow(State s, Seat seat, Action action, std::uint64_t seed, const Watch& watch) const {
    Rng luck(seed);
    watch(s, seat, action);
    game.apply(s, seat, action);
    PlayOn<G>(4)(game, s, luck, watch);
    return s;
  }

  // What the first of two moves brings of something beyond the second, by what was found.
  static double more(const std::vector<Motive>& motives, Seat seat, int what) {
    double sum = 0;
    for (const auto& motive : motives)
      if (motive.cause.seat == seat && motive.cause.what == what) sum += motive.more;
    return sum;
  }
};

using Games = testing::Types<games::CelestialCheckers, games::GreatRace, games::WuXing, games::RatAndDragon>;
TYPED_TEST_SUITE(MotivesOf, Games);
constexpr std::size_t all_of_them = 1 << 20;

TYPED_TEST(MotivesOf, AddUpToWhatDiffersInTheEnd) {
  using G = TypeParam;
  const auto& game = this->game;
  int different = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const auto start = this->decision_after(20 + static_cast<int>(seed), rng);
    if (game.to_act(start).empty()) continue;
    const auto seat = game.to_act(start).front();
    const auto legal = observe(game, start, seat).legal;
    Motives<G> motives(game, seat);
    std::vector<typename G::State> ends;
    for (const bool first : {true, false}) {
      motives.begin(start, first);
      ends.push_back(this->follow(start, seat, first ? legal[0] : legal[legal.size() - 1], seed,
                                  [&](const auto& s, Seat who, const auto& action) { motives.add(s, who, action); }));
    }
    motives.end();
    const auto found = motives.found(all_of_them);
    for (int i = 0; i < game.setup().seats; ++i)
      for (int what = 0; what < std::ssize(G::quantities()); ++what) {
        const auto difference = game.amount(ends[0], seat_at(i), what) - game.amount(ends[1], seat_at(i), what);
        EXPECT_NEAR(this->more(found, seat_at(i), what), difference, 1e-9) << seed << ": " << G::quantities()[what];
        different += difference != 0;
      }
  }
  EXPECT_GT(different, 10);
}

TYPED_TEST(MotivesOf, AreSoonUntilTheNextTurnOfTheSeat) {
  using G = TypeParam;
  const auto& game = this->game;
  std::size_t later = 0, soon = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const auto start = this->decision_after(20 + static_cast<int>(seed), rng);
    if (game.to_act(start).empty()) continue;
    const auto seat = game.to_act(start).front();
    const auto legal = observe(game, start, seat).legal;
    Motives<G> whole(game, seat), until(game, seat);
    for (const bool first : {true, false}) {
      whole.begin(start, first);
      until.begin(start, first);
      bool here = true, others = false;
      this->follow(start, seat, first ? legal[0] : legal[legal.size() - 1], seed, [&](const auto& s, Seat who, const auto& action) {
        bool mid_turn = false;
        if constexpr (MultiStepTurns<G>) mid_turn = game.mid_turn(s, seat);
        const bool anew = game.round(start) ? game.round(s) != game.round(start) : others && !mid_turn;
        here = here && !(who == seat && anew);
        others = others || (is_player(who) && who != seat);
        whole.add(s, who, action);
        if (here) until.add(s, who, action);
      });
    }
    whole.end();
    until.end();
    auto found = whole.found(all_of_them);
    later += std::erase_if(found, [](const Motive& motive) { return !motive.soon; });
    soon += found.size();
    const auto expected = until.found(all_of_them);
    ASSERT_EQ(found.size(), expected.size()) << seed;
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_TRUE(expected[i].soon);
      EXPECT_EQ(found[i].cause, expected[i].cause);
      EXPECT_EQ(found[i].more, expected[i].more);
    }
  }
  EXPECT_GT(soon, 10u);
  EXPECT_GT(later, 10u);
}

// The signs that everybody knows say little about who is winning, and those at the end only when it came.
TEST(Motives, AreOnlyWhatComesSoonWherePointsDoNotDecide) {
  using G = games::Zodiac;
  const auto game = *G::make({3, {}, nullptr, true});
  std::size_t told = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    auto start = game.start();
    while (game.to_act(start).front() == Seat::chance)
      game.apply(start, Seat::chance, random_action(game, start, Seat::chance, rng));
    const auto seat = game.to_act(start).front();
    const auto legal = observe(game, start, seat).legal;
    Motives<G> motives(game, seat);
    for (const bool first : {true, false}) {
      auto s = start;
      motives.begin(s, first);
      const auto watch = [&](const auto& state, Seat who, const auto& a) { motives.add(state, who, a); };
      const auto action = first ? legal[0] : legal[legal.size() - 1];
      watch(s, seat, action);
      game.apply(s, seat, action);
      PlayOn<G>()(game, s, rng, watch);
    }
    motives.end();
    for (const auto& motive : motives.found(all_of_them)) {
      EXPECT_TRUE(motive.soon);
      EXPECT_NE(G::reasons()[motive.cause.why].id, "shown");
      ++told;
    }
  }
  EXPECT_GT(told, 20u);
}

// One move twice, in other luck: of one game all that differs is told, of many hardly anything.
TEST(Motives, AreNoAccidentsOfSampling) {
  using G = games::WuXing;
  const auto game = *G::make({3, {}, nullptr, true});
  Rng rng(3);
  auto start = game.start();
  while (game.to_act(start).front() == Seat::chance) game.apply(start, Seat::chance, random_action(game, start, Seat::chance, rng));
  const auto seat = game.to_act(start).front();
  const auto action = observe(game, start, seat).legal[0];
  Motives<G> once(game, seat), often(game, seat);
  for (int i = 0; i < 200; ++i) {
    for (const bool first : {true, false}) {
      auto s = start;
      if (i == 0) once.begin(s, first);
      often.begin(s, first);
      const auto watch = [&](const auto& state, Seat who, const auto& a) {
        if (i == 0) once.add(state, who, a);
        often.add(state, who, a);
      };
      watch(s, seat, action);
      game.apply(s, seat, action);
      PlayOn<G>()(game, s, rng, watch);
    }
    if (i == 0) once.end();
    often.end();
  }
  EXPECT_GT(once.found(all_of_them).size(), 3 * often.found(all_of_them).size());
}

}  // namespace
}  // namespace shengxiao::agents
