// Effects planted in real games, which the reports have to find: games that are like ours but for one thing.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/shared_win.hpp"
#include "games/all.hpp"
#include "lab/balance.hpp"
#include "table/erased.hpp"

namespace shengxiao::lab {
namespace {

std::string best_of(const std::shared_ptr<const table::AnyGame>& game, std::string_view kind, std::uint64_t games) {
  const auto plan = balance_plan(game, *Player::make("greedy"),
                                 {.games = games, .seed = 1, .looks = false, .skills = false, .restricted = false});
  const auto report = balance(*plan, {.threads = 2});
  const ItemReport* best = nullptr;
  for (const auto& one : report->items)
    if (one.item.kind == kind && one.seats >= 20 && (!best || one.worth.value > best->worth.value)) best = &one;
  return best && best->worth.low > 0 ? best->item.name : "";
}

// Whoever is the Goat begins ten spaces ahead of the others.
class GoatAhead : public games::GreatRace {
 public:
  explicit GoatAhead(const GreatRace& game) : GreatRace(game) {}
  static Result<GoatAhead> make(const Setup& setup) {
    return GreatRace::make(setup).map([](const GreatRace& game) { return GoatAhead(game); });
  }
  void apply(State& s, Seat seat, Action a) const {
    const auto before = s.animal;
    GreatRace::apply(s, seat, a);
    for (int i = 0; i < setup().seats; ++i)
      if (s.animal[i] == games::great_race::AnimalId::goat && before[i] != s.animal[i]) s.position[i] = 10;
  }
};

TEST(Planted, AnAnimalThatBeginsAheadIsRankedFirst) {
  const shengxiao::Setup setup{4, {{"animals", "random"}}, nullptr, true};
  EXPECT_EQ(best_of(*table::Erased<GoatAhead>::make(setup), "animal", 1500), "Goat");
  EXPECT_NE(best_of(*table::make_game("great_race", setup), "animal", 1500), "Goat") << "by itself it is not";
}

// Who holds a Dragon at the end wins with whoever wins.
class DragonWins : public games::Zodiac {
 public:
  explicit DragonWins(const Zodiac& game) : Zodiac(game) {}
  static Result<DragonWins> make(const Setup& setup) {
    return Zodiac::make(setup).map([](const Zodiac& game) { return DragonWins(game); });
  }
  Returns returns(const State& s) const {
    const auto returns = Zodiac::returns(s);
    SeatSet winners;
    for (int i = 0; i < setup().seats; ++i) {
      std::vector<int> held;
      items_held(s, seat_at(i), held);
      if (returns[i] > 0 || std::ranges::find(held, 4) != held.end()) winners = winners.with(seat_at(i));
    }
    return shared_win(setup().seats, winners);
  }
};

TEST(Planted, ACardThatWinsIsRankedFirst) {
  const shengxiao::Setup setup{3, {}, nullptr, true};
  EXPECT_EQ(best_of(*table::Erased<DragonWins>::make(setup), "card held at the end", 500), "Dragon");
  EXPECT_NE(best_of(*table::make_game("zodiac", setup), "card held at the end", 500), "Dragon") << "by itself it is not";
}

}  // namespace
}  // namespace shengxiao::lab
