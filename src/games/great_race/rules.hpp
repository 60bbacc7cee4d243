// The rules of The Great Race as they are played, by what they speak of. Inline, since playouts live on them; included by
// great_race.hpp alone, after the class.
#pragma once
#include "games/great_race/choices.hpp"
#include "games/great_race/gains.hpp"
#include "games/great_race/round.hpp"
#include "games/great_race/setup.hpp"
#include "games/great_race/turn.hpp"

namespace shengxiao::games::great_race {

inline void GreatRace::apply(State& s, Seat seat, Action a) const {
  assert(owes(s, seat));
  switch (a.kind) {
    case Kind::piece: return put_piece(s, a.what);
    case Kind::animal: return give_next_animal(s, a.what);
    case Kind::card:
    case Kind::play:
      s.played[static_cast<Index>(index(seat))] = a.what;
      s.owing &= static_cast<std::uint16_t>(~(1u << index(seat)));
      if (s.owing) return;
      return a.kind == Kind::card ? reveal_first_cards(s) : reveal_plays(s);
    case Kind::exchange: do_exchange(s, a.what); break;
    case Kind::trade: do_trade(s); break;
    case Kind::ability:
      if (s.phase == Phase::window) {
        take_waiting_gain(s);
        break;
      }
      go_back_as_horse(s);
      return begin_round(s);
    case Kind::ability_card: gain_ones(s, s.turn, 1); break;  // GR-45
    case Kind::ability_karma: gain_karma(s, s.turn, 1); break;
    case Kind::ability_move: move(s, s.turn, 1); break;
    case Kind::done:
      if (s.phase == Phase::horse) return begin_round(s);
      if (!close_window(s)) resolve(s);
      return;
    case Kind::give_back:
    case Kind::fallback: pay_river(s, a); return resolve(s);
  }
  if (!go_on_with_turn(s)) resolve(s);
}

}  // namespace shengxiao::games::great_race
