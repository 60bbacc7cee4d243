// The heuristic policy of The Rat and the Dragon.
#include "core/play.hpp"
#include "games/rat_and_dragon/testing.hpp"

namespace shengxiao::games::rat_and_dragon {
namespace {

struct Singles {
  int all = 0, sealed = 0;  // creatures without a partner; those beside which none can begin any more
};

Singles singles_of(const RatAndDragon& game, const RatAndDragon::Sheet& sheet) {
  Singles found;
  for (auto rest = sheet.taken() - sheet.paired; !rest.empty();) {
    const auto creature = sheet.creature(rest.first());
    rest -= creature;
    ++found.all;
    found.sealed += (touching(creature) & game.allowed(sheet, creature.count() + 1)).empty();
  }
  return found;
}

// It looks a square ahead and no further: what it has to draw next may still do so.
TEST(RatAndDragon, the_heuristic_policy_seals_off_hardly_anybody_while_half_of_the_sheet_is_empty) {
  const auto game = game_of(2);
  Rng rng(1);
  Singles all;
  for (int n = 0; n < 40; ++n) {
    auto s = game.start();
    const auto half_empty = [&] { return 2 * game.empty_squares(s.table.sheets[0]) >= game.empty_squares({}); };
    while (!game.to_act(s).empty() && (half_empty() || !s.table.drawing.empty())) {
      const auto who = game.to_act(s).front();
      game.apply(s, who, who == Seat::chance ? random_action(game, s, who, rng) : game.greedy(observe(game, s, who), rng));
    }
    for (int seat = 0; seat < 2; ++seat) {
      const auto found = singles_of(game, s.table.sheets[static_cast<std::size_t>(seat)]);
      all.all += found.all;
      all.sealed += found.sealed;
    }
  }
  EXPECT_GT(all.all, 100);
  EXPECT_LT(all.sealed * 10, all.all) << all.sealed << " of " << all.all;
}

}  // namespace
}  // namespace shengxiao::games::rat_and_dragon
