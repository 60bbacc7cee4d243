// Shorthands for the tests of The Great Race: games by text, tables set by hand. For tests only.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>

#include "core/notation.hpp"
#include "core/testing.hpp"
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

using enum Act;
using Texts = std::vector<std::string>;
using Ints = std::vector<int>;

constexpr const char* plain_four = "Rat,Ox,Rabbit,Dog";  // animals for 4 seats that do little in a turn

inline GreatRace race_of(int seats, const std::string& animals = "", const Options& more = {}) {
  Options options = more;
  if (!animals.empty()) options.emplace_back("animals", animals);
  if (animals.find("Cat") != std::string::npos) options.emplace_back("cat", "true");
  auto game = GreatRace::make({seats, options});
  EXPECT_TRUE(game) << to_string(game.error());
  return *game;
}

// All action cards of a game with this number of seats, less one.
inline ActSet all_cards(int seats, Act without = none) {
  ActSet cards = ActSet::up_to(8);
  if (seats == 3) cards.remove(walk);
  if (without != none) cards.remove(without);
  return cards;
}

inline Row row_of(const std::vector<Play>& plays) {
  Row row;
  for (const Play play : plays) row.push_back(play);
  return row;
}

// A game played by texts. A text may name the seat, as "1 play Run 3" does; without, it is the first seat to act.
struct Table {
  GreatRace game;
  GreatRace::State s;

  explicit Table(const GreatRace& g) : game(g), s(g.start()) {}

  Table& play(const Texts& steps) {
    for (const auto& step : steps) {
      const bool named = step[0] >= '0' && step[0] <= '9';
      const auto seat = named ? seat_at(step[0] - '0') : game.to_act(s).front();
      const auto a = find_legal(game, s, seat, named ? step.substr(2) : step);
      if (!a) {
        ADD_FAILURE() << step << ": " << to_string(a.error());
        return *this;
      }
      game.apply(s, seat, *a);
    }
    return *this;
  }
  // The pieces in the order of their numbers: with rotation r, action a reads spaces 2a - 2 + r (low) and 2a - 1 + r (high).
  Table& wheel() {
    return play({"piece Cheat", "piece Help", "piece Run", "piece Rest", "piece Cooperate",
                 game.setup().seats == 3 ? "piece -" : "piece Walk"});
  }
  // Plays up to the first round, with these cards before the race.
  Table& first(const std::vector<int>& cards) {
    wheel();
    int seat = 0;
    for (const int card : cards) play({fmt::format("{} card {}", seat++, card)});
    return *this;
  }
  // Begins again and plays up to the first round; then everybody has all cards in hand, an empty row and 4 karma.
  Table& fresh() {
    s = game.start();
    first(std::vector<int>(static_cast<std::size_t>(game.setup().seats), 5));
    for (int seat = 0; seat < game.setup().seats; ++seat) {
      row(seat, {});
      s.karma[seat] = 4;
    }
    return *this;
  }
  // Turns the wheel so that an action reads this space in that range.
  Table& reading(Act act, bool high, int space) {
    s.rotation = (space + 2 * wheel_spaces - 2 * s.slot_of(act) - high) % wheel_spaces;
    return *this;
  }
  Table& hand(int seat, const std::vector<int>& cards) {
    s.energy[seat] = {};
    for (int c : cards) s.energy[seat] += energy_card(c);
    return *this;
  }
  Table& row(int seat, const std::vector<Play>& plays) {
    s.row[seat] = row_of(plays);
    s.action_cards[seat] = all_cards(game.setup().seats);
    for (const Play play : plays) s.action_cards[seat].remove(play.act());
    return *this;
  }
  Table& at(int seat, int position) {
    s.position[seat] = position;
    return *this;
  }
  Table& karma(int seat, int karma) {
    s.karma[seat] = karma;
    return *this;
  }

  Texts moves(int seat) const {
    Actions<GreatRace> legal;
    game.legal(s, seat_at(seat), legal);
    Texts texts;
    for (auto a : legal) texts.push_back(game.text(a));
    return texts;
  }
  bool can(int seat, const std::string& move) const { return std::ranges::count(moves(seat), move) == 1; }
  Texts exchanges(int seat) const {
    auto all = moves(seat);
    std::erase_if(all, [](const auto& text) { return !text.starts_with("exchange"); });
    std::ranges::sort(all);
    return all;
  }
  std::string clause(int seat, const std::string& text) const { return clause_of(game, s, seat_at(seat), text); }
  std::string json(Seat viewer = Seat::watcher) const { return view_json(game, s, viewer); }
  std::vector<int> cards(int seat) const {  // energy cards in hand
    std::vector<int> all;
    for (int v = 1; v <= top_energy; ++v)
      for (int n = count_of(s.energy[seat], v); n > 0; --n) all.push_back(v);
    return all;
  }
  std::vector<int> positions() const {
    const auto p = game.points(s);
    return {p.begin(), p.end()};
  }
  std::vector<int> karmas() const { return {s.karma.begin(), s.karma.begin() + game.setup().seats}; }
  bool asked(int seat) const { return game.to_act(s) == SeatSet(seat_at(seat)) && s.phase != Phase::play; }
  bool next_round() const { return s.phase == Phase::play; }
};

}  // namespace shengxiao::games::great_race
