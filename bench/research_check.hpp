// Holds the baselines against our games: a baseline must be the same game, or what it measures says nothing.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "games/celestial_checkers/celestial_checkers.hpp"
#include "games/zodiac/zodiac.hpp"
#include "research_checkers.hpp"
#include "research_zodiac.hpp"

namespace shengxiao::research {

// The start of a game of ours in the research shape.
inline std::unique_ptr<State> start(const games::CelestialCheckers&) { return std::make_unique<Checkers>(); }
inline std::unique_ptr<State> start(const games::Zodiac& game) {
  const auto setup = game.setup();
  return std::make_unique<Zodiac>(setup.seats, std::stoi(std::string(value_of(setup.options, "turn_limit"))));
}

// An action of ours by the baseline's number.
inline std::int64_t number(games::CelestialCheckers::Action a) {
  return a.is_placement() ? 64 * 64 + 64 * a.animal() + a.to : 64 * a.from + a.to;
}
inline std::int64_t number(games::Zodiac::Action a) {
  using Kind = games::Zodiac::Kind;
  switch (a.kind) {
    case Kind::draw: return Zodiac::draw;
    case Kind::take: return Zodiac::take;
    case Kind::pass: return Zodiac::pass;
    case Kind::play_cat: return a.from_face_up() ? Zodiac::play_open_cat : Zodiac::play_cat;
    case Kind::up: return Zodiac::up + a.card;
    case Kind::down: return Zodiac::down + a.card;
    case Kind::discard: return (a.from_face_up() ? Zodiac::discard_open : Zodiac::discard) + a.card;
    case Kind::play_pangu: return Zodiac::play_pangu + 12 * (4 * a.seat + a.from_face_up() + 2 * a.to_face_up()) + a.card;
    default: return a.card;  // chance's
  }
}

// Whether both say the same of this moment: who acts, what is possible, and how likely.
template <Game G>
bool agree(const G& game, const typename G::State& ours, Seat who, const State& theirs) {
  Actions<G> legal;
  game.legal(ours, who, legal);
  if (who != Seat::chance) {
    const auto all = theirs.legal_actions();
    return theirs.current_player() == index(who) && static_cast<int>(all.size()) == legal.size() &&
           std::ranges::all_of(legal, [&](auto a) { return std::ranges::count(all, number(a)) == 1; });
  }
  const auto outcomes = theirs.chance_outcomes();
  double total = 0;
  for (const auto a : legal) total += game.weight(ours, a);
  const auto same = [&](auto a) {
    return std::ranges::any_of(outcomes, [&](auto outcome) {
      return outcome.first == number(a) && std::abs(outcome.second - game.weight(ours, a) / total) < 1e-12;
    });
  };
  return theirs.current_player() == chance_player && static_cast<int>(outcomes.size()) == legal.size() &&
         std::ranges::all_of(legal, same);
}

// Plays random games in both shapes, and ends the program where they differ.
template <Game G>
void check(const G& game, int games) {
  const auto differs = [&](int g) {
    std::fprintf(stderr, "the baseline of %s plays another game (game %d)\n", std::string(G::name).c_str(), g);
    std::abort();
  };
  Rng rng(2026);
  for (int g = 0; g < games; ++g) {
    auto ours = game.start();
    const auto theirs = start(game);
    for (SeatSet who; !(who = game.to_act(ours)).empty();) {
      if (theirs->is_terminal() || !agree(game, ours, who.front(), *theirs)) differs(g);
      const auto a = shengxiao::random_action(game, ours, who.front(), rng);
      game.apply(ours, who.front(), a);
      theirs->apply_action(number(a));
    }
    const auto returns = game.returns(ours);
    if (!theirs->is_terminal() || !std::ranges::equal(returns, theirs->returns())) differs(g);
  }
}

}  // namespace shengxiao::research
