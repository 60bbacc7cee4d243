// What the seats have been able to see. It is for views and determinize(); of the rules only the score on show reads it (ZO-22).
//
//   State::known        the part of each hand that everybody knows
//   own_draws           drawn and kept, or dealt: what the seat alone knows not to be in this draw pile
//   public_draw_bound   the draw pile as it was shuffled, less what was drawn from it and played at once
//   draw_bound(viewer)  what the viewer knows the draw pile to be part of
//
// Each function stands beside a change of the state in rules.hpp.
#pragma once
#include "games/zodiac/state.hpp"

namespace shengxiao::games::zodiac {

// A card leaves the mover's hand before everybody's eyes. If such a card is known to be there, this counts as that one.
inline void learn_shown(State& s, int card) {
  if (s.known[s.mover].has(card)) s.known[s.mover].remove(card);
}

// A card that everybody has seen joins the mover's hand.
inline void learn_taken(State& s, int card) { s.known[s.mover].add(card); }

// A seat alone sees the card that it is dealt or draws.
inline void learn_drawn(State& s, int seat, int card) { s.own_draws[seat].add(card); }

// The card just drawn is played at once, so that everybody sees which it was; the known part of the hand stays. Where the draw pile
// was made anew after it had been drawn, the bound is the pile itself.
inline void learn_played_at_once(State& s, int card) {
  if (s.public_draw_bound.size() == s.draw_pile.size()) return;
  s.public_draw_bound.remove(card);
  s.own_draws[s.mover].remove(card);
}

// ZO-18: everybody has seen the cards of the new draw pile.
inline void learn_reshuffled(State& s) {
  s.own_draws.fill({});
  s.public_draw_bound = s.draw_pile;
}

// The game is over, and all hands are shown.
inline void learn_hands(State& s) { s.known = s.hand; }

}  // namespace shengxiao::games::zodiac
