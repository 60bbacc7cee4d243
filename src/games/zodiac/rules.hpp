// The rules, from top to bottom: who acts, what each action does, how a turn ends. Inline, since playouts spend their time here.
// The legal actions are in legal.hpp. Only zodiac.hpp includes it, at its end.
#pragma once
#include "games/zodiac/knowledge.hpp"
#include "games/zodiac/legal.hpp"

namespace shengxiao::games::zodiac {

inline void receive_drawn(const Rules& rules, State& s, int card);
inline void start_arranging(State& s);
inline void play(const Rules& rules, State& s, Action a);
inline void finish_moves(const Rules& rules, State& s, Kind last_move);
inline void forget_moves(State& s);
inline void call(const Rules& rules, State& s);
inline void lose_sign(const Rules& rules, State& s, int card);
inline void next_fine(const Rules& rules, State& s);
inline void end_turn(const Rules& rules, State& s, bool has_won);
inline void reshuffle(const Rules& rules, State& s);
inline void before_first_turn(const Rules& rules, State& s, Action a);

inline SeatSet Zodiac::to_act(const State& s) const {
  switch (s.phase) {
    case Phase::cut:
    case Phase::deal:
    case Phase::turn_up:
    case Phase::drawing:
    case Phase::fining_blind: return Seat::chance;
    case Phase::fining: return seat_at(rules_.next_seat(s.mover));  // ZO-20
    case Phase::over: return {};
    default: return seat_at(s.mover);
  }
}

// Three ways to move a card of the mover. learn_shown() and learn_taken() keep State::known right.

// Removes a card from the mover's hand so that everybody sees it.
inline void show_from_hand(State& s, int card) {
  s.hand[s.mover].remove(card);
  learn_shown(s, card);
}

// Adds a card that everybody has seen to the mover's hand.
inline void add_known(State& s, int card) {
  s.hand[s.mover].add(card);
  learn_taken(s, card);
}

// Removes a card from the place that the action names.
inline void remove_card(State& s, Action a, int card) {
  a.from_face_up() ? s.face_up[s.mover].remove(card) : show_from_hand(s, card);
}

// The cards moved are the mover's, in Phase::fining too, where the next seat acts.
inline void Zodiac::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  const int card = a.card;
  switch (a.kind) {
    case Kind::draw: s.phase = Phase::drawing; return;
    case Kind::take: add_known(s, s.discard_pile.pop_back()); return start_arranging(s);
    case Kind::pass: return finish_moves(rules_, s, a.kind);
    case Kind::call: return call(rules_, s);
    case Kind::fine_hand: s.phase = Phase::fining_blind; return;
    case Kind::play_cat:
    case Kind::play_pangu: return play(rules_, s, a);
    case Kind::up:
      show_from_hand(s, card);
      s.face_up[s.mover].add(card);
      s.moved_up |= only(card);
      return start_arranging(s);
    case Kind::down:
      s.face_up[s.mover].remove(card);
      add_known(s, card);
      s.moved_down |= only(card);
      return start_arranging(s);
    case Kind::discard:
      remove_card(s, a, card);
      s.discard_pile.push_back(card);
      return finish_moves(rules_, s, a.kind);
    case Kind::fine: s.face_up[s.mover].remove(card); return lose_sign(rules_, s, card);
    case Kind::cut:
    case Kind::deal:
    case Kind::turn_up: return before_first_turn(rules_, s, a);
    case Kind::drawn: return receive_drawn(rules_, s, card);
    case Kind::fined: show_from_hand(s, card); return lose_sign(rules_, s, card);
  }
}

// Chance has drawn the card that the mover asked for.
inline void receive_drawn(const Rules& rules, State& s, int card) {
  s.draw_pile.remove(card);
  s.hand[s.mover].add(card);
  learn_drawn(s, s.mover, card);
  s.just_drawn = card;
  s.phase = Phase::drawn;
  if (!s.draw_pile.size()) reshuffle(rules, s);
}

// From here on what was drawn is a card like the others.
inline void start_arranging(State& s) {
  s.phase = Phase::arranging;
  s.just_drawn = none;
}

// Plays a Cat or a Pangu.
inline void play(const Rules& rules, State& s, Action a) {
  const int card = a.kind == Kind::play_cat ? cat : pangu;
  const bool at_once = s.phase == Phase::drawn;
  if (at_once) {
    s.hand[s.mover].remove(card);  // not show_from_hand(): the card just drawn is not the one that `known` may have
    learn_played_at_once(s, card);
  } else {
    remove_card(s, a, card);
  }
  s.discard_pile.push_back(card);
  if (a.kind == Kind::play_cat) {
    ++s.turns_to_miss[rules.next_seat(s.mover)];  // ZO-15
  } else {
    s.face_up[a.seat].remove(a.card);  // ZO-16
    a.to_face_up() ? s.face_up[s.mover].add(a.card) : add_known(s, a.card);
  }
  at_once ? start_arranging(s) : finish_moves(rules, s, a.kind);  // ZO-10, ZO-9
}

// The mover has played, discarded or passed, and the turn ends; with enforcement=table perhaps after a fine, or after the chance to
// call. A pass in Phase::calling comes here again, and ends the turn.
inline void finish_moves(const Rules& rules, State& s, Kind last_move) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  forget_moves(s);
  if (!rules.players_enforce) return end_turn(rules, s, rules.is_zodiac(hand, face_up));  // ZO-19
  if (hand.size() > rules.most_cards || face_up.size() > rules.most_cards) {  // ZO-20
    ++s.turns_to_miss[s.mover];
    s.fines = 1;
    return next_fine(rules, s);
  }
  // A pass declines the call that was legal beside it, so that it is not asked for again.
  if (last_move == Kind::pass || !can_call(rules, s)) return end_turn(rules, s, false);
  s.phase = Phase::calling;  // ZO-21
}

// What matters only until the mover has played, discarded, passed or called. take_barred is for this turn alone: a fine that
// follows sets it for the next.
inline void forget_moves(State& s) {
  s.take_barred = false;
  s.moved_up = s.moved_down = 0;
  s.just_drawn = none;
}

// ZO-21: the mover says that it has the zodiac. If not, it is fined two signs.
inline void call(const Rules& rules, State& s) {
  forget_moves(s);
  if (rules.is_zodiac(s.hand[s.mover], s.face_up[s.mover])) return end_turn(rules, s, true);
  s.fines = 2;
  next_fine(rules, s);
}

// ZO-20: the mover has lost this sign, and nothing may be taken in the next turn.
inline void lose_sign(const Rules& rules, State& s, int card) {
  s.discard_pile.push_back(card);
  s.take_barred = true;
  --s.fines;
  next_fine(rules, s);
}

// The next seat chooses what is lost (apply), as long as there is a sign to lose; then the turn ends.
inline void next_fine(const Rules& rules, State& s) {
  if (s.fines && has_sign(s.hand[s.mover] + s.face_up[s.mover])) {
    s.phase = Phase::fining;
    return;
  }
  s.fines = 0;
  end_turn(rules, s, false);
}

inline void end_turn(const Rules& rules, State& s, bool has_won) {
  ++s.turns;
  if (has_won) s.winner = s.mover;
  if (has_won || (rules.turn_limit && s.turns >= rules.turn_limit)) {  // ZO-22
    s.phase = Phase::over;
    learn_hands(s);
    return;
  }
  s.passed_over = 0;
  int next = rules.next_seat(s.mover);
  for (; s.turns_to_miss[next]; next = rules.next_seat(next)) {
    --s.turns_to_miss[next];
    s.passed_over |= 1 << next;
  }
  s.mover = next;
  s.phase = Phase::begin;
  if (!s.draw_pile.size()) reshuffle(rules, s);
}

inline void reshuffle(const Rules& rules, State& s) {  // ZO-18
  if (s.discard_pile.size() < 2) return;
  const int top_card = top(s.discard_pile);
  s.draw_pile = rules.deck;  // less what lies elsewhere: the discards but the top one; faster than adding them up
  for (int seat = 0; seat < rules.seats; ++seat) s.draw_pile = s.draw_pile - s.hand[seat] - s.face_up[seat];
  s.draw_pile.remove(top_card);
  s.discard_pile.clear();
  s.discard_pile.push_back(top_card);
  learn_reshuffled(s);
}

// The outcomes of chance before the first turn.
inline void before_first_turn(const Rules& rules, State& s, Action a) {
  const int card = a.card;
  s.draw_pile.remove(card);
  if (a.kind == Kind::deal) {
    s.hand[a.seat].add(card);
    learn_drawn(s, a.seat, card);
    if (s.draw_pile.size() == rules.deck.size() - rules.most_cards * rules.seats) s.phase = Phase::turn_up;
    return;
  }
  s.discard_pile.push_back(card);  // the phase stays, and the next card comes, except where it ends:
  if (a.kind == Kind::cut && !is_sign(card)) {  // ZO-3
    s.dealer = a.seat;
    s.dealer_card = card;
    s.draw_pile = rules.deck;
    s.discard_pile.clear();
    s.phase = Phase::deal;
  }
  if (a.kind == Kind::turn_up && is_sign(card)) {
    s.mover = rules.next_seat(s.dealer);  // ZO-5
    s.phase = Phase::begin;
  }
}

}  // namespace shengxiao::games::zodiac
