// What holds at every step of every game: nothing is lost or made, no limit is passed, and every refusal names its clause.
#include <set>

#include "core/play.hpp"
#include "core/testing.hpp"
#include "games/great_race/testing.hpp"

namespace shengxiao::games::great_race {
namespace {

Energies under(Row row) {
  Energies all;
  for (const Play play : row)
    if (play.energy()) all += energy_card(play.energy());
  return all;
}

void all_in_place(const GreatRace& game, const GreatRace::State& s) {
  const auto seats = static_cast<std::size_t>(game.setup().seats);
  Energies all = s.supply;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto own = s.energy[seat] + under(s.row[seat]);
    all += without_ones(own);
    ASSERT_LE(own.size(), max_energy_cards);                                                     // GR-4
    ASSERT_EQ(own.size(), s.energy[seat].size() + cards_under(s.row[seat]));
    ASSERT_LE(count_of(own, 6), 1);
    ASSERT_LE(s.karma[seat], max_karma);
    ASSERT_LE(s.position[seat], game.rules().printed.finish);
    auto cards = s.action_cards[seat];
    for (const Play play : s.row[seat]) {
      ASSERT_FALSE(cards.has(play.act())) << "in hand and in the row";
      cards.add(play.act());
    }
    ASSERT_EQ(cards, all_cards(static_cast<int>(seats)));                                             // GR-2
    if (s.phase == Phase::play) {
      ASSERT_GE(s.energy[seat].size(), 1) << "there is always a card to play";
      ASSERT_LT(last_act(s.row[seat]), strategise);
    }
  }
  ASSERT_EQ(all, full_supply);                                                                // GR-3
  for (std::size_t seat = seats; seat < 5; ++seat) {
    ASSERT_EQ(s.energy[seat].size() | s.position[seat], 0);
    ASSERT_TRUE(s.row[seat].empty());
    ASSERT_EQ(s.animal[seat], AnimalId::none);
  }
}

TEST(GreatRace, cards_are_conserved_and_limits_kept) {
  for (const int seats : {3, 4, 5}) {
    const auto game = race_of(seats, "random", {{"cat", "true"}});
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int g = 0; g < games_to_play(150); ++g) {
      auto s = game.start();
      int steps = 0;
      for (SeatSet who; !(who = game.to_act(s)).empty(); ++steps) {
        game.apply(s, who.front(), random_action(game, s, who.front(), rng));
        all_in_place(game, s);
        if (HasFatalFailure()) return;
      }
      EXPECT_LE(steps, game.max_steps());
    }
  }
}

// In a game of the mixed kind every action that is not legal is refused with a message and a clause.
TEST(GreatRace, every_illegal_move_is_refused_with_its_clause) {
  std::set<std::string> clauses;
  for (const int seats : {3, 5}) {
    const auto game = race_of(seats, "random", {{"cat", "true"}});
    Rng rng(9);
    for (int g = 0; g < 12; ++g) {
      auto s = game.start();
      for (SeatSet who; !(who = game.to_act(s)).empty();) {
        for (const int seat : {0, seats - 1, 8, 9}) {
          Actions<GreatRace> legal;
          game.legal(s, seat_at(seat), legal);
          for (int i = 0; i < game.action_count(); ++i) {
            const auto a = game.action(static_cast<ActionId>(i));
            if (legal.contains(a)) continue;
            const auto error = game.why_illegal(s, seat_at(seat), a);
            ASSERT_FALSE(error.id.empty());
            ASSERT_TRUE(error.clause.starts_with("GR-")) << game.text(a);
            clauses.insert(error.clause);
          }
        }
        game.apply(s, who.front(), random_action(game, s, who.front(), rng));
      }
      const auto error = game.why_illegal(s, Seat::first, game.action(0));
      EXPECT_EQ(error.clause, "GR-46");
    }
  }
  for (const char* clause : {"GR-1",  "GR-2",  "GR-4",  "GR-7",  "GR-12", "GR-15", "GR-16", "GR-17", "GR-18", "GR-31",
                             "GR-32", "GR-33", "GR-34", "GR-35", "GR-38", "GR-40", "GR-41", "GR-43", "GR-45", "GR-50"})
    EXPECT_TRUE(clauses.contains(clause)) << clause;
}

// Floats of a view: how old each seat is, the viewer first, stands behind its position, the river and its karma (tensor.cpp).
TEST(GreatRace, floats_of_a_view_tell_how_old_each_seat_is) {
  const auto game = race_of(3, "", {{"age_order", "1,2,0"}});  // seat 1 is the oldest, seat 0 the youngest
  constexpr std::size_t seats_from = 89, each = 64, age = 13 + 3;
  ASSERT_EQ(game.tensor_size(), static_cast<int>(seats_from + 5 * each));
  std::vector<float> floats(static_cast<std::size_t>(game.tensor_size()));
  const auto ages = [&](Seat viewer) {
    game.tensor(game.view(game.start(), viewer), Tensor<float>(floats));
    Ints all;
    for (std::size_t k = 0; k < 3; ++k) all.push_back(static_cast<int>(4 * floats[seats_from + k * each + age]));
    return all;
  };
  EXPECT_EQ(ages(Seat::first), (Ints{2, 0, 1}));
  EXPECT_EQ(ages(Seat::second), (Ints{0, 1, 2}));
  EXPECT_EQ(ages(Seat::watcher), (Ints{2, 0, 1}));
}

// Sensible players come home in reasonable time, and every animal sometimes wins.
TEST(GreatRace, the_heuristic_policy_ends_games) {
  for (const int seats : {3, 4, 5}) {
    const auto game = race_of(seats, "random");
    Rng rng(4);
    int rounds = 0, finished = 0;
    for (int g = 0; g < 60; ++g) {
      auto s = game.start();
      for (SeatSet who; !(who = game.to_act(s)).empty();) {
        Actions<GreatRace> legal;
        game.legal(s, who.front(), legal);
        const bool nature = who.is_chance();
        game.apply(s, who.front(),
                   nature ? random_action(game, s, who.front(), rng) : game.greedy(observe(game, s, who.front()), rng));
      }
      rounds += s.round;
      finished += s.round < Rules().most_rounds;
    }
    EXPECT_GE(finished, 58);
    EXPECT_GE(rounds, 60 * 12);
    EXPECT_LE(rounds, 60 * 22);
  }
}

// Two seats that hold the same cards and follow the heuristic policy often do not choose the same.
TEST(GreatRace, the_heuristic_policy_mixes_its_choices) {
  const auto game = *GreatRace::make({5, {}, nullptr, true});
  int same = 0, alike = 0;
  Rng rng(1);
  for (int n = 0; n < 200; ++n) {
    auto s = game.start();
    std::array<Play, 5> sealed{};
    for (SeatSet who; !(who = game.to_act(s)).empty();) {
      const auto seat = who.front();
      const auto a = seat == Seat::chance ? random_action(game, s, seat, rng) : game.greedy(observe(game, s, seat), rng);
      const int own = index(seat);
      if (seat != Seat::chance && a.kind == Kind::play) {
        sealed[static_cast<std::size_t>(own)] = a.play();
        for (int other = 0; other < own; ++other) {
          if (!(s.energy[own] == s.energy[other] && s.row[own] == s.row[other] && s.karma[own] == s.karma[other])) continue;
          ++alike;
          same += sealed[static_cast<std::size_t>(own)] == sealed[static_cast<std::size_t>(other)];
        }
      }
      game.apply(s, seat, a);
    }
  }
  EXPECT_GT(alike, 100);
  EXPECT_LT(2 * same, alike) << alike << " choices";
}

}  // namespace
}  // namespace shengxiao::games::great_race
