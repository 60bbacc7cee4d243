#include "table/opponents.hpp"

#include <gtest/gtest.h>

#include "table/any_game.hpp"

namespace shengxiao::table {
namespace {

TEST(EveryOpponent, has_levels_from_one_on) {
  for (const auto& info : all_games()) {
    const auto game = *make_game(info.name, {});
    for (const int level : {0, info.levels + 1, -1})
      EXPECT_EQ(to_string(game->agent("level", level).error()), fmt::format("agent.no_level({}, {})", level, info.levels));
    EXPECT_TRUE(game->agent("level", 1));
    EXPECT_TRUE(game->agent("level", info.levels));
  }
}

// South must jump, and then jump again; then nothing is left of North, and South has won.
TEST(EveryOpponent, tells_what_they_expect_as_the_game_writes_it) {
  const auto game =
      *make_game("celestial_checkers", {2, {{"placement", "fixed"}, {"position", "4/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}}});
  const auto agent = *game->agent("best", 0);
  agents::Limits limits;
  limits.nodes = 100'000;
  Rng rng(1);
  int told = 0;
  const auto thought = agent->think(game->observe(game->start(), Seat::first), limits, rng, [&](const AnyThought& so_far) {
    ++told;
    EXPECT_EQ(game->text(so_far.best), "d4xf6");
  });
  EXPECT_GT(told, 0);
  EXPECT_TRUE(thought.proved);
  ASSERT_GE(thought.line.size(), 2);
  EXPECT_EQ(thought.line[0], thought.best);
  EXPECT_EQ(game->text(thought.line[0]), "d4xf6");
  EXPECT_EQ(game->text(thought.line[1]), "f6xd8");
}

// All that is told of a thought, to the byte.
std::string told(const AnyGame& game, const AnyState& state, Seat seat, std::string_view kind, int level) {
  const auto agent = *game.agent(kind, level);
  agents::Limits limits;
  limits.nodes = kind == "uct" ? 40 : 24;
  Rng rng(7);
  std::string all;
  const auto tell = [&](const AnyThought& t) {
    all += fmt::format("{} {} {} {} {} {}\n", t.best, fmt::join(t.line, ","), t.score, t.text, t.depth, t.nodes);
  };
  tell(agent->think(game.observe(state, seat), limits, rng, tell));
  return all;
}

// What a seat may not know (hands, sealed choices, the order of a pile) may be anything else: its computer thinks the same.
class Opponents : public testing::TestWithParam<const char*> {};
TEST_P(Opponents, think_the_same_whatever_is_hidden_from_them) {
  const std::string name = GetParam();
  for (const int seats : {2, 3, 4}) {
    const auto game = make_game(name, {seats, {}, nullptr, true});
    if (!game) continue;
    Rng rng(static_cast<std::uint64_t>(seats));
    auto state = (*game)->start();
    for (int asked = 0, step = 0; asked < 6 && step < 300; ++step) {
      const auto who = (*game)->to_act(state);
      if (who.empty()) break;
      const auto seat = who.nth(rng.below(who.size()));
      std::vector<ActionId> legal;
      (*game)->legal(state, seat, legal);
      if (seat != Seat::chance && legal.size() > 1 && step % 5 == 0) {
        ++asked;
        const auto other = (*game)->determinize(state, seat, rng);
        for (const auto* kind : {"level", "best", "uct", "greedy"})
          for (int level = 1; level <= (std::string_view(kind) == "level" ? (*game)->info().levels : 1); ++level)
            if ((*game)->agent(kind, level)) {
              ASSERT_EQ(told(**game, state, seat, kind, level), told(**game, other, seat, kind, level))
                  << kind << ' ' << level << ", step " << step;
            }
      }
      (*game)->apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
}
INSTANTIATE_TEST_SUITE_P(OfEachGame, Opponents,
                         testing::Values("celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"));

// Whoever is asked last knows no more than whoever is asked first, and decides no worse.
TEST(EveryOpponent, chooses_alike_whether_others_have_chosen_before_it_or_not) {
  const auto game = *make_game("great_race", {4, {{"animals", "random"}}, nullptr, true});
  Rng rng(3);
  auto state = game->start();
  int asked = 0;
  for (int step = 0; asked < 6 && step < 300; ++step) {
    const auto who = game->to_act(state);
    ASSERT_FALSE(who.empty());
    const auto last = who.nth(who.size() - 1);
    if (who.size() > 1) {
      ++asked;
      auto later = state;
      for (int k = 0; k + 1 < who.size(); ++k) game->apply(later, who.nth(k), game->random_action(later, who.nth(k), rng));
      for (const auto* kind : {"level", "best", "uct", "greedy"})
        for (int level = 1; level <= (std::string_view(kind) == "level" ? game->info().levels : 1); ++level)
          ASSERT_EQ(told(*game, state, last, kind, level), told(*game, later, last, kind, level)) << kind << ' ' << level;
    }
    for (const auto chooses = game->to_act(state).front(); game->to_act(state).has(chooses);)
      game->apply(state, chooses, game->random_action(state, chooses, rng));
  }
  EXPECT_EQ(asked, 6);
}

}  // namespace
}  // namespace shengxiao::table
