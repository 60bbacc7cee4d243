#include "agents/guide.hpp"

#include <gtest/gtest.h>

#include "agents/hindsight.hpp"
#include "agents/rollout.hpp"
#include "agents/rollout_levels.hpp"
#include "games/great_race/great_race.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::agents {
namespace {

using Race = games::GreatRace;
static_assert(AgentFor<Rollout<Race, LearnedGuide<Race>>, Race> && AgentFor<LevelledRollout<Race, LearnedGuide<Race>>, Race>);

Limits playouts(std::uint64_t number) {
  Limits limits;
  limits.nodes = number;
  return limits;
}

// One layer: a preference for each action that grows with its id by `slope`, and a value that is the sum of some inputs, and
// `bias`.
template <Game G>
std::shared_ptr<const NeuralNetwork> network(const G& game, float slope, float bias,
                                             const std::vector<std::pair<int, float>>& inputs = {}) {
  const int in = game.tensor_size(), actions = game.action_count();
  Dense policy{in, actions, Activation::none, std::vector<float>(static_cast<std::size_t>(in * actions)), {}};
  for (int id = 0; id < actions; ++id) policy.biases.push_back(slope * static_cast<float>(id));
  Dense value{in, 1, Activation::none, std::vector<float>(static_cast<std::size_t>(in)), {bias}};
  for (const auto& [at, weight] : inputs) value.weights[static_cast<std::size_t>(at)] = weight;
  return std::make_shared<NeuralNetwork>(std::vector<Dense>{}, policy, std::vector<Dense>{value});
}

// The first state at which a player has a choice.
template <Game G>
typename G::State choice(const G& game, Rng& rng) {
  auto s = game.start();
  for (Actions<G> legal;;) {
    const auto seat = game.to_act(s).front();
    legal.clear();
    if (seat != Seat::chance) game.legal(s, seat, legal);
    if (legal.size() > 2) return s;
    game.apply(s, seat, random_action(game, s, seat, rng));
  }
}

template <class G>
class GuideOf : public testing::Test {};
using GuidedGames = testing::Types<games::GreatRace, games::Zodiac, games::WuXing>;
TYPED_TEST_SUITE(GuideOf, GuidedGames);

TYPED_TEST(GuideOf, TriesFirstWhatTheNetworkPrefers) {
  using G = TypeParam;
  const auto game = *G::make({3, {}, nullptr, true});
  Rng rng(3);
  const auto s = choice(game, rng);
  const auto observation = observe(game, s, game.to_act(s).front());
  for (const float slope : {1.0f, -1.0f}) {
    const auto order = LearnedGuide<G>(network(game, slope, 0)).order(game, observation, 2, rng);
    ASSERT_EQ(order.size(), 2u);
    for (const auto& action : observation.legal) {
      EXPECT_LE(slope * static_cast<float>(game.id(action)), slope * static_cast<float>(game.id(order[0].action)));
      if (!(action == order[0].action)) {
        EXPECT_LE(slope * static_cast<float>(game.id(action)), slope * static_cast<float>(game.id(order[1].action)));
      }
    }
  }
}

// There is no luck in the race, and such a policy leaves nothing to chance.
TEST(Guide, LooksBackByPlayingOnAsTheNetworkPrefers) {
  const auto game = *Race::make({3, {}, nullptr, true});
  for (const float slope : {50.0f, -50.0f}) {
    Rng rng(4);
    const auto s = choice(game, rng);
    auto end = s;
    Actions<Race> legal;
    for (SeatSet who; !(who = game.to_act(end)).empty();) {
      legal.clear();
      game.legal(end, who.front(), legal);
      const auto preferred = [&](Race::Action a) { return slope * static_cast<float>(game.id(a)); };
      game.apply(end, who.front(), *std::ranges::max_element(legal, {}, preferred));
    }
    const auto outlook = *Hindsight<Race>(network(game, slope, 0)).outlook(game, s, rng, nullptr);
    for (int seat = 0; seat < 3; ++seat) EXPECT_NEAR(outlook[seat], share_of_win(game.returns(end)[seat], 3), 1e-9) << slope;
  }
}

// What the network expects stands for the rest of the game: of three seats, a return of -0.2 is a fifth of the win.
TYPED_TEST(GuideOf, TakesTheNetworksWordForTheRestOfTheGame) {
  using G = TypeParam;
  const auto game = *G::make({3, {}, nullptr, true});
  Rng rng(4);
  const auto s = choice(game, rng);
  const auto observation = observe(game, s, game.to_act(s).front());
  Rollout<G, LearnedGuide<G>> search(4, LearnedGuide<G>(network(game, 0, -0.2f)));
  const auto thought = search.think(game, observation, playouts(40), rng, {});
  EXPECT_EQ(thought.nodes, 40u);
  EXPECT_NEAR(thought.score, -0.2, 1e-6);
  EXPECT_EQ(thought.text, "20 %");
  EXPECT_EQ(thought.best, LearnedGuide<G>(network(game, 0, 0)).order(game, observation, 1, rng).front().action);
}

TYPED_TEST(GuideOf, CountsTheResultOfAGameThatEnds) {
  using G = TypeParam;
  const auto game = *G::make({3, {}, nullptr, true});
  LearnedGuide<G> guide(network(game, 0, 100), 1'000'000);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Rng rng(seed);
    auto s = choice(game, rng);
    const auto seat = game.to_act(s).front();
    const auto end = guide.finish(game, s, seat, rng);
    EXPECT_TRUE(game.to_act(s).empty());
    EXPECT_FLOAT_EQ(end.returns, static_cast<float>(game.returns(s)[seat]));
    EXPECT_EQ(end.margin, 0);
  }
}

// A network to which points are everything claims what brings most, if anything does.
TEST(Guide, PlaysForWhatTheNetworkValues) {
  using G = games::WuXing;
  const auto game = *G::make({2, {{"turn_limit", "60"}}});
  const int points = game.tensor_size() - 8;  // the mover's, of six seats' that come before the turns and the end
  Rollout<G, LearnedGuide<G>> search(16, LearnedGuide<G>(network(game, 0, 0, {{points, 1.0f}, {points + 1, -1.0f}})));
  int gains = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng rng(seed);
    auto s = game.start();
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.front();
      auto action = random_action(game, s, seat, rng);
      if (seat != Seat::chance) {
        action = search.think(game, observe(game, s, seat), playouts(200), rng, {}).best;
        int most = 0;
        for (const auto& other : observe(game, s, seat).legal)
          if (other.kind == G::Kind::claim) {
            auto next = s;
            game.apply(next, seat, other);
            most = std::max(most, game.points(next)[seat] - game.points(s)[seat]);
          }
        if (most >= 10) {
          ++gains;
          EXPECT_NE(action.kind, G::Kind::pass) << game.text(action);
        }
      }
      game.apply(s, seat, action);
    }
  }
  EXPECT_GT(gains, 5);
}

}  // namespace
}  // namespace shengxiao::agents
