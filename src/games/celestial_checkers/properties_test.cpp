// What holds in every position, tried on random ones that shrink to a small example when it does not.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {
using Action = CelestialCheckers::Action;
using Choices = std::vector<std::uint8_t>;

// The game that some numbers choose the moves of, up to where they end: a prefix of it is a smaller example.
State played(const CelestialCheckers& game, const Choices& choices) {
  auto state = game.start();
  for (const int choice : choices) {
    const auto who = game.to_act(state);
    if (who.empty()) break;
    game.apply(state, who.front(), game.legal_at(state, who.front(), choice % game.legal_count(state, who.front())));
  }
  return state;
}

Choices any_choices(int least) {
  const auto size = *rc::gen::inRange<std::size_t>(static_cast<std::size_t>(least), 120);
  return *rc::gen::container<Choices>(size, rc::gen::arbitrary<std::uint8_t>());
}

// A position of the movement phase of a game in which somebody can move.
State any_movement(const CelestialCheckers& game) {
  const auto state = played(game, any_choices(24));
  RC_PRE(!game.to_act(state).empty());
  return state;
}

Action any_move(const CelestialCheckers& game, const State& state) {
  const auto seat = game.to_act(state).front();
  return game.legal_at(state, seat, *rc::gen::inRange(0, game.legal_count(state, seat)));
}

Bits rotated(Bits bits) {
  Bits turned = 0;
  for (int square = 0; square < 64; ++square)
    if (bits & bit(square)) turned |= bit(63 - square);
  return turned;
}

// The same position with the board turned round and the seats swapped.
State turned(const State& s) {
  auto t = s;
  for (std::size_t k = 0; k < 4; ++k) t.strength[k] = rotated(s.strength[k]);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    t.men[seat] = rotated(s.men[1 - seat]);
    t.hand[seat] = s.hand[1 - seat];
    t.home[seat] = s.home[1 - seat];
  }
  t.mover = 1 - s.mover;
  t.chain = s.chain ? static_cast<std::uint8_t>(63 - (s.chain - 1) + 1) : 0;
  return t;
}

int on_board(const State& s, int seat) { return std::popcount(s.men[static_cast<std::size_t>(seat)]); }

const auto dealt = game_with({{"placement", "random"}});

RC_GTEST_PROP(CelestialCheckersProperties, neither_seat_is_favoured_by_the_rules, ()) {
  const auto state = any_movement(dealt);
  const auto a = any_move(dealt, state);
  Texts ours, theirs;
  Actions<CelestialCheckers> legal;
  dealt.legal(state, seat_at(state.mover), legal);
  for (const auto b : legal) ours.push_back(dealt.text(Action::step(63 - b.from, 63 - b.to)));
  std::ranges::sort(ours);
  RC_ASSERT(moves(dealt, turned(state)) == ours);

  auto moved = state, other = turned(state);
  dealt.apply(moved, seat_at(state.mover), a);
  dealt.apply(other, seat_at(1 - state.mover), Action::step(63 - a.from, 63 - a.to));
  RC_ASSERT(turned(moved) == other);
  RC_ASSERT(dealt.returns(moved)[south] == dealt.returns(other)[north]);
}

RC_GTEST_PROP(CelestialCheckersProperties, every_step_goes_forward, ()) {
  const auto state = any_movement(dealt);
  const auto a = any_move(dealt, state);
  const int ranks = rank_of(a.to) - rank_of(a.from), files = file_of(a.to) - file_of(a.from);
  RC_ASSERT((state.mover == 0 ? ranks : -ranks) == (a.is_jump() ? 2 : 1));
  RC_ASSERT(std::abs(files) == std::abs(ranks));
}

RC_GTEST_PROP(CelestialCheckersProperties, animals_are_never_lost_count_of, ()) {
  const auto game = game_with();
  const auto state = played(game, any_choices(0));
  RC_PRE(!game.to_act(state).empty());
  auto next = state;
  const auto a = any_move(game, state);
  game.apply(next, seat_at(state.mover), a);
  const int mine = state.mover, theirs = 1 - state.mover;
  const auto total = [](const State& s, int seat) {
    const auto i = static_cast<std::size_t>(seat);
    return on_board(s, seat) + std::popcount(s.hand[i]) + std::popcount(s.home[i]);
  };
  RC_ASSERT(total(next, mine) == total(state, mine));
  RC_ASSERT(total(next, theirs) == total(state, theirs) - a.is_jump());
  RC_ASSERT(next.score(theirs) == state.score(theirs));
  RC_ASSERT(next.score(mine) >= state.score(mine));
  // No trace is left of an animal on a square where nobody stands, and nobody on a square that is not playable or doubly taken.
  const auto men = next.men[0] | next.men[1];
  RC_ASSERT((men & ~dark) == 0u);
  RC_ASSERT((next.men[0] & next.men[1]) == 0u);
  RC_ASSERT((next.strength[0] | next.strength[1] | next.strength[2] | next.strength[3]) == men);
  for (const std::size_t seat : {0u, 1u}) RC_ASSERT((next.men[seat] & far_rank[seat]) == 0u);
}

RC_GTEST_PROP(CelestialCheckersProperties, a_seat_jumps_whenever_it_can, ()) {
  const auto state = any_movement(dealt);
  int jumps = 0, slides = 0;
  for (const auto& move : moves(dealt, state)) ++(move[2] == 'x' ? jumps : slides);
  RC_ASSERT(jumps == 0 || slides == 0);
  RC_ASSERT(state.chain == 0 || jumps > 0);
}

RC_GTEST_PROP(CelestialCheckersProperties, position_lines_of_games_read_back, ()) {
  const auto game = game_with();
  const auto state = played(game, any_choices(0));
  RC_ASSERT(at(game.position(state)) == state);
}

// Whatever is accepted is a position to go on from, and reads back the same.
void check_line(const CelestialCheckers& game, const std::string& line) {
  const auto state = game.from_position(line);
  if (!state) {
    RC_ASSERT(!state.error().id.empty());
    RC_ASSERT(!state.error().clause.empty());
    return;
  }
  const auto again = game.from_position(game.position(*state));
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == *state);
  const auto who = game.to_act(*state);
  if (who.empty()) return;
  RC_ASSERT(game.legal_count(*state, who.front()) > 0);
  for (const auto& move : moves(game, *state)) {
    RC_ASSERT(parse(game, move).has_value());
    const auto empty = after(game, *state, {move});
    RC_ASSERT(game.from_position(game.position(empty)).has_value());
  }
}

const std::array<CelestialCheckers, 3> all_games{game_with(), dealt, game_with({{"placement", "random"}, {"shuffle", "mirrored"}})};

RC_GTEST_PROP(CelestialCheckersProperties, any_text_is_a_position_or_an_error, (const std::string& text)) {
  check_line(all_games[0], text);
}

RC_GTEST_PROP(CelestialCheckersProperties, a_spoilt_line_is_a_position_or_an_error, ()) {
  const auto& game = all_games[*rc::gen::inRange<std::size_t>(0, all_games.size())];
  const auto& source = all_games[*rc::gen::inRange<std::size_t>(0, all_games.size())];
  auto line = source.position(played(source, any_choices(0)));
  const auto pieces = std::string("/ -0123456789abcdefghSNRtOxTgHrDrSnHsGtMkRsDgPgrtoxtghrdr\n\0", 59);
  for (int spoilt = *rc::gen::inRange(0, 4); spoilt > 0 && !line.empty(); --spoilt) {
    const auto here = *rc::gen::inRange<std::size_t>(0, line.size()), there = *rc::gen::inRange<std::size_t>(0, line.size());
    const auto length = *rc::gen::inRange<std::size_t>(0, 4);
    switch (*rc::gen::inRange(0, 4)) {
      case 0: line.erase(here, length); break;
      case 1: line.insert(here, line.substr(there, length)); break;
      case 2: line[here] = *rc::gen::elementOf(pieces); break;
      default: std::swap(line[here], line[there]);
    }
  }
  check_line(game, line);
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
