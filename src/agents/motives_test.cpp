#include "agents/motives.hpp"

#include <gtest/gtest.h>

#include <array>

#include "agents/play_on.hpp"
#include "agents/testing.hpp"
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
  const G game = *G::make({std::clamp(3, int{G::min_seats}, int{G::max_seats}), {}, nullptr, true});
};

// A decision, and two of its moves.
template <class G>
struct Fork {
  Fork(const G& game, int steps, Rng& rng) : start(decision_after(game, steps, rng)), over(game.to_act(start).empty()) {
    if (over) return;
    seat = game.to_act(start).front();
    const auto legal = observe(game, start, seat).legal;
    moves = {legal[0], legal[legal.size() - 1]};
  }

  typename G::State start;
  bool over;
  Seat seat = Seat::chance;
  std::array<typename G::Action, 2> moves{};
};

// A move and what follows it, to the end; `watch` sees each step before it is made.
template <class G, class Watch>
typename G::State follow(const G& game, typename G::State s, Seat seat, typename G::Action action, Rng& luck, const Watch& watch) {
  watch(s, seat, action);
  game.apply(s, seat, action);
  PlayOn<G>(4)(game, s, luck, watch);
  return s;
}

// What the first of two moves brings of something beyond the second, by what was found.
double more(const std::vector<Difference>& differences, Seat seat, int what) {
  double sum = 0;
  for (const auto& difference : differences)
    if (difference.seat == seat && difference.what == what) sum += difference.more;
  return sum;
}

double sum_of(const std::vector<Motive>& motives) {
  double sum = 0;
  for (const auto& motive : motives) sum += motive.more;
  return sum;
}

using MotivesGames = testing::Types<games::CelestialCheckers, games::GreatRace, games::WuXing, games::RatAndDragon>;
TYPED_TEST_SUITE(MotivesOf, MotivesGames);
constexpr std::size_t all_of_them = 1 << 20;

TYPED_TEST(MotivesOf, AddUpToWhatDiffersInTheEnd) {
  using G = TypeParam;
  const auto& game = this->game;
  int different = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const Fork<G> fork(game, 20 + static_cast<int>(seed), rng);
    if (fork.over) continue;
    Motives<G> motives(game, fork.seat);
    std::vector<typename G::State> ends;
    for (const bool first : {true, false}) {
      motives.begin(fork.start, first);
      Rng luck(seed);
      ends.push_back(follow(game, fork.start, fork.seat, fork.moves[first ? 0 : 1], luck,
                            [&](const auto& s, Seat who, const auto& action) { motives.add(s, who, action); }));
    }
    motives.end();
    const auto found = motives.found(all_of_them);
    for (int i = 0; i < game.setup().seats; ++i)
      for (int what = 0; what < std::ssize(G::quantities()); ++what) {
        const auto difference = game.amount(ends[0], seat_at(i), what) - game.amount(ends[1], seat_at(i), what);
        EXPECT_NEAR(more(found, seat_at(i), what), difference, 1e-9) << seed << ": " << G::quantities()[what];
        different += difference != 0;
      }
    // Of one world; reasons that come to nothing are not among them.
    for (const auto& difference : found) EXPECT_NEAR(sum_of(difference.motives), difference.more, 1e-9);
    for (const auto& difference : motives.found(1)) EXPECT_LE(difference.motives.size(), 1u);
    EXPECT_EQ(motives.found(1).size(), found.size()) << "what is left out of its motives changes no difference";
  }
  EXPECT_GT(different, 10);
}

TYPED_TEST(MotivesOf, AreSoonUntilTheNextTurnOfTheSeat) {
  using G = TypeParam;
  const auto& game = this->game;
  std::size_t later = 0, soon = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const Fork<G> fork(game, 20 + static_cast<int>(seed), rng);
    if (fork.over) continue;
    Motives<G> whole(game, fork.seat), until(game, fork.seat);
    for (const bool first : {true, false}) {
      whole.begin(fork.start, first);
      until.begin(fork.start, first);
      bool here = true, away = false;
      Rng luck(seed);
      follow(game, fork.start, fork.seat, fork.moves[first ? 0 : 1], luck, [&](const auto& s, Seat who, const auto& action) {
        if constexpr (requires { game.turn_of(s); }) {
          away = away || game.turn_of(s) != fork.seat;
          here = here && !(away && game.turn_of(s) == fork.seat);
        } else {
          here = here && game.round(s) == game.round(fork.start);
        }
        whole.add(s, who, action);
        if (here) until.add(s, who, action);
      });
    }
    whole.end();
    until.end();
    auto found = whole.found(all_of_them);
    later += std::erase_if(found, [](const Difference& difference) { return !difference.soon; });
    for (const auto& difference : found) soon += difference.motives.size();
    EXPECT_EQ(found, until.found(all_of_them)) << seed;
  }
  EXPECT_GT(soon, 3u);
  EXPECT_GT(later, 10u);
}

// The signs that everybody knows say little about who is winning, and those at the end only when it came.
TEST(Motives, AreOnlyWhatComesSoonWherePointsDoNotDecide) {
  using G = games::Zodiac;
  const auto game = *G::make({3, {}, nullptr, true});
  std::size_t told = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const Fork<G> fork(game, 0, rng);
    Motives<G> motives(game, fork.seat);
    for (const bool first : {true, false}) {
      motives.begin(fork.start, first);
      follow(game, fork.start, fork.seat, fork.moves[first ? 0 : 1], rng,
             [&](const auto& s, Seat who, const auto& action) { motives.add(s, who, action); });
    }
    motives.end();
    for (const auto& difference : motives.found(all_of_them)) {
      EXPECT_TRUE(difference.soon);
      for (const auto& motive : difference.motives) EXPECT_NE(G::reasons()[motive.cause.why].id, "shown");
      ++told;
    }
  }
  EXPECT_GT(told, 20u);
}

// One move twice, in other luck: of one game all that differs is told, of many hardly anything.
TEST(Motives, AreNoAccidentsOfSampling) {
  using G = games::WuXing;
  const auto game = *G::make({3, {}, nullptr, true});
  std::size_t found_once = 0, found_often = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Rng rng(seed);
    const Fork<G> fork(game, 0, rng);
    Motives<G> once(game, fork.seat), often(game, fork.seat);
    for (int i = 0; i < 200; ++i) {
      for (const bool first : {true, false}) {
        if (i == 0) once.begin(fork.start, first);
        often.begin(fork.start, first);
        follow(game, fork.start, fork.seat, fork.moves[0], rng, [&](const auto& s, Seat who, const auto& action) {
          if (i == 0) once.add(s, who, action);
          often.add(s, who, action);
        });
      }
      if (i == 0) once.end();
      often.end();
    }
    found_once += once.found(all_of_them).size();
    found_often += often.found(all_of_them).size();
  }
  EXPECT_GT(found_once, 3 * found_often);
}

}  // namespace
}  // namespace shengxiao::agents
