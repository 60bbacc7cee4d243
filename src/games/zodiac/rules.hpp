// Who acts, the legal actions, and apply(). Inline, since playouts spend their time here. Only zodiac.hpp includes it, at its end.
//
// groups() says what is legal, and apply() what an action does; both come after the functions that they use. After a player's
// last move finish_moves() goes on to a fine, to the chance to call, or to end_turn().
#pragma once

namespace shengxiao::games::zodiac {

// ---- Legal actions ----

// Actions that differ only in the card: `action` with each of the cards. A group without cards is no action at all. An action that
// has no card counts as the one with card 0: its group has the cards {0}.
struct Group {
  Action action;
  CardSet cards;
};
// Draw, take, two Cats, pass, call; a Pangu in four ways from each other seat.
using Groups = Buffer<Group, 6 + 4 * (max_seats - 1)>;

inline void add(Groups& groups, Action action, CardSet cards) { groups.push_back({action, cards}); }
inline void add_if(bool legal, Groups& groups, Action action) { add(groups, action, legal ? only(action.card) : 0); }

inline int total(const Groups& groups) {
  int n = 0;
  for (const auto& group : groups) n += count(group.cards);
  return n;
}

// A pass, and a call where it is possible (ZO-21).
inline void add_pass(const Rules& rules, const State& s, Groups& groups) {
  add_if(true, groups, {Kind::pass});
  const bool can_call = s.hand[s.mover].size() == most_cards && s.face_up[s.mover].size() <= most_cards;
  add_if(rules.players_enforce && can_call, groups, {Kind::call});
}

// ZO-16: the signs that a Pangu can take. With it gone there must be fewer than `limit` cards where the sign goes.
inline void add_pangus(const Rules& rules, const State& s, Place from, Place to, int limit, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const CardSet wanted = every_sign & ~(rules.pangu_takes_any ? 0 : hand.kinds() | face_up.kinds());
  if ((to == Place::hand ? hand : face_up).size() - (to == from) >= limit) return;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (seat != s.mover) add(groups, Action::pangu(seat, from, to), s.face_up[seat].kinds() & wanted);
}

inline void add_begin(const Rules& rules, const State& s, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const int top_card = top(s.discard_pile);
  const bool can_draw = s.draw_pile.size() > 0;
  add_if(can_draw, groups, {Kind::draw});                                       // ZO-7
  add_if(!s.take_barred && top_card != none && top_card != pangu, groups, {Kind::take});  // ZO-8
  add_if(hand.has(cat), groups, Action::cat(Place::hand));                         // ZO-9
  add_if(face_up.has(cat), groups, Action::cat(Place::face_up));
  for (const Place to : places) {
    if (hand.has(pangu)) add_pangus(rules, s, Place::hand, to, most_cards, groups);
    if (face_up.has(pangu)) add_pangus(rules, s, Place::face_up, to, most_cards, groups);
  }
  if (!can_draw && !total(groups)) add_pass(rules, s, groups);  // ZO-14
}

inline void add_arranging(const Rules& rules, const State& s, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const int in_hand = hand.size(), shown = face_up.size();
  const auto may_leave = [&](int left_in_hand, int left_face_up) {  // ZO-12, ZO-20
    return rules.players_enforce || (left_in_hand <= most_cards && left_face_up <= most_cards);
  };
  if (may_leave(in_hand, shown)) add_pass(rules, s, groups);
  add_if(s.just_drawn == cat, groups, Action::cat(Place::hand));  // ZO-10
  if (shown < most_while_arranging) add(groups, {Kind::up}, hand.kinds() & ~s.moved_down & from_highest(s.moved_up));  // ZO-11
  if (in_hand < most_while_arranging) add(groups, {Kind::down}, face_up.kinds() & ~s.moved_up & from_highest(s.moved_down));
  if (may_leave(in_hand - 1, shown)) add(groups, Action::discard(Place::hand), hand.kinds());
  if (may_leave(in_hand, shown - 1)) add(groups, Action::discard(Place::face_up), face_up.kinds());
  if (s.just_drawn == pangu)
    for (const Place to : places) add_pangus(rules, s, Place::hand, to, most_while_arranging, groups);
}

// What chance decides now, with the cards that it may turn up.
inline Group outcomes(const Rules& rules, const State& s) {
  const CardSet cards = s.draw_pile.kinds();
  switch (s.phase) {
    case Phase::cut: return {{Kind::cut, 0, s.discard_pile.size() % rules.seats}, cards};  // ZO-3
    case Phase::deal:
      return {{Kind::deal, 0, (s.dealer + 1 + (deck.size() - s.draw_pile.size()) / 6) % rules.seats}, cards};  // ZO-4
    case Phase::turn_up: return {{Kind::turn_up}, cards};
    case Phase::drawing: return {{Kind::drawn}, cards};
    default: return {{Kind::fined}, sign_kinds(s.hand[s.mover])};  // ZO-20
  }
}

inline Groups groups(const Rules& rules, const State& s) {
  Groups groups;
  switch (s.phase) {
    case Phase::begin: add_begin(rules, s, groups); break;
    case Phase::drawn:
    case Phase::arranging: add_arranging(rules, s, groups); break;
    case Phase::calling: add_pass(rules, s, groups); break;
    case Phase::fining:  // ZO-20
      add_if(has_sign(s.hand[s.mover]), groups, {Kind::fine_hand});
      add(groups, {Kind::fine}, sign_kinds(s.face_up[s.mover]));
      break;
    default: groups.push_back(outcomes(rules, s));
  }
  return groups;
}

// ---- apply ----

// Removes a card from the mover's hand so that everybody sees it. If such a card is known to be in the hand, this counts as that
// one.
inline void show_from_hand(State& s, int card) {
  s.hand[s.mover].remove(card);
  if (s.known[s.mover].has(card)) s.known[s.mover].remove(card);
}

// Removes a card from the place that the action names.
inline void remove_card(State& s, Action a, int card) {
  a.from_face_up() ? s.face_up[s.mover].remove(card) : show_from_hand(s, card);
}

// Adds a card to the mover's hand that everybody has seen.
inline void add_known(State& s, int card) {
  s.hand[s.mover].add(card);
  s.known[s.mover].add(card);
}

inline void start_arranging(State& s) {
  s.phase = Phase::arranging;
  s.just_drawn = none;
}

// What matters only until the mover has played, discarded, passed or called. A fine after that bars taking in the next turn anew.
inline void forget_moves(State& s) {
  s.take_barred = false;
  s.moved_up = s.moved_down = 0;
  s.just_drawn = none;
}

// ZO-18. Everybody has seen the cards of the new draw pile.
inline void reshuffle(const Rules& rules, State& s) {
  if (s.discard_pile.size() < 2) return;
  const int top_card = top(s.discard_pile);
  s.draw_pile = deck;  // less all other places; faster than adding up the discards
  for (int seat = 0; seat < rules.seats; ++seat) s.draw_pile = s.draw_pile - s.hand[seat] - s.face_up[seat];
  s.draw_pile.remove(top_card);
  s.discard_pile.clear();
  s.discard_pile.push_back(top_card);
  s.own_draws.fill({});
  s.public_draw_bound = s.draw_pile;
}

inline void end_turn(const Rules& rules, State& s, bool has_won) {
  ++s.turns;
  if (has_won) s.winner = s.mover;
  if (has_won || (rules.turn_limit && s.turns >= rules.turn_limit)) {  // ZO-22
    s.phase = Phase::over;
    s.known = s.hand;  // all hands are shown
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

inline void next_fine(const Rules& rules, State& s) {
  if (s.fines && has_sign(s.hand[s.mover] + s.face_up[s.mover])) {
    s.phase = Phase::fining;
    return;
  }
  s.fines = 0;
  end_turn(rules, s, false);
}

inline void lose_sign(const Rules& rules, State& s, int card) {
  s.discard_pile.push_back(card);
  s.take_barred = true;
  --s.fines;
  next_fine(rules, s);
}

enum class Call { may_follow, was_declined };  // a pass declines: a call was open beside it

// The mover has played, discarded or passed.
inline void finish_moves(const Rules& rules, State& s, Call call) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  forget_moves(s);
  if (!rules.players_enforce) return end_turn(rules, s, is_zodiac(hand, face_up));  // ZO-19
  if (hand.size() > most_cards || face_up.size() > most_cards) {  // ZO-20
    ++s.turns_to_miss[s.mover];
    s.fines = 1;
    return next_fine(rules, s);
  }
  if (call == Call::was_declined || hand.size() != most_cards) return end_turn(rules, s, false);
  s.phase = Phase::calling;  // ZO-21
}

inline void call(const Rules& rules, State& s) {
  forget_moves(s);
  if (is_zodiac(s.hand[s.mover], s.face_up[s.mover])) return end_turn(rules, s, true);
  s.fines = 2;  // ZO-21
  next_fine(rules, s);
}

// Whether the card just drawn came from the present draw pile, and was not the last of the one before: just after a reshuffle the
// bound is exact.
inline bool just_drawn_from_this_pile(const State& s) { return s.public_draw_bound.size() > s.draw_pile.size(); }

// Plays a Cat or a Pangu.
inline void play(const Rules& rules, State& s, Action a) {
  const int card = a.kind == Kind::play_cat ? cat : pangu;
  const bool at_once = s.phase == Phase::drawn;
  if (at_once) {
    s.hand[s.mover].remove(card);  // the known part of the hand stays: everybody sees that it is the card just drawn
    if (just_drawn_from_this_pile(s)) {
      s.public_draw_bound.remove(card);
      s.own_draws[s.mover].remove(card);
    }
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
  at_once ? start_arranging(s) : finish_moves(rules, s, Call::may_follow);  // ZO-10, ZO-9
}

// The outcomes of chance before the first turn.
inline void before_first_turn(const Rules& rules, State& s, Action a) {
  const int card = a.card;
  s.draw_pile.remove(card);
  if (a.kind == Kind::deal) {
    s.hand[a.seat].add(card);
    s.own_draws[a.seat].add(card);
    if (s.draw_pile.size() == deck.size() - 6 * rules.seats) s.phase = Phase::turn_up;
    return;
  }
  s.discard_pile.push_back(card);
  if (a.kind == Kind::cut && !is_sign(card)) {  // ZO-3
    s.dealer = a.seat;
    s.dealer_card = card;
    s.draw_pile = deck;
    s.discard_pile.clear();
    s.phase = Phase::deal;
  }
  if (a.kind == Kind::turn_up && is_sign(card)) {
    s.mover = rules.next_seat(s.dealer);  // ZO-5
    s.phase = Phase::begin;
  }
}

inline void take_drawn_card(const Rules& rules, State& s, int card) {
  s.draw_pile.remove(card);
  s.hand[s.mover].add(card);
  s.own_draws[s.mover].add(card);
  s.just_drawn = card;
  s.phase = Phase::drawn;
  if (!s.draw_pile.size()) reshuffle(rules, s);
}

// ---- The game ----

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

inline void Zodiac::legal(const State& s, Seat seat, Actions<Zodiac>& out) const {
  if (!to_act(s).has(seat)) return;
  for (auto [action, cards] : groups(rules_, s))
    for (; cards; cards &= cards - 1) {
      action.card = lowest(cards);
      out.push_back(action);
    }
}

inline int Zodiac::legal_count(const State& s, Seat seat) const { return to_act(s).has(seat) ? total(groups(rules_, s)) : 0; }

inline Action Zodiac::legal_at(const State& s, Seat, int k) const {
  for (auto [action, cards] : groups(rules_, s)) {
    const int n = count(cards);
    if (k < n) {
      action.card = nth(cards, k);
      return action;
    }
    k -= n;
  }
  return {};  // not reached: k is below legal_count()
}

inline std::uint32_t Zodiac::weight(const State& s, Action a) const {
  return static_cast<std::uint32_t>((a.kind == Kind::fined ? s.hand[s.mover] : s.draw_pile).count(a.card));
}

inline void Zodiac::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  const int card = a.card;
  switch (a.kind) {
    case Kind::draw: s.phase = Phase::drawing; return;
    case Kind::take: add_known(s, s.discard_pile.pop_back()); return start_arranging(s);
    case Kind::pass: return finish_moves(rules_, s, Call::was_declined);
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
      return finish_moves(rules_, s, Call::may_follow);
    case Kind::fine: s.face_up[s.mover].remove(card); return lose_sign(rules_, s, card);
    case Kind::cut:
    case Kind::deal:
    case Kind::turn_up: return before_first_turn(rules_, s, a);
    case Kind::drawn: return take_drawn_card(rules_, s, card);
    case Kind::fined: show_from_hand(s, card); return lose_sign(rules_, s, card);
  }
}

}  // namespace shengxiao::games::zodiac
