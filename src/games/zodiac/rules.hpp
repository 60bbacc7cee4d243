// Who acts, the legal actions, and apply(). Inline, since playouts spend their time here. Only zodiac.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::zodiac {

inline SeatSet Zodiac::to_act(const State& s) const {
  switch (s.phase) {
    case Phase::cut:
    case Phase::deal:
    case Phase::turn_up:
    case Phase::drawing:
    case Phase::fining_blind: return Seat::chance;
    case Phase::fining: return seat_at(next_seat(s.mover));  // ZO-20
    case Phase::over: return {};
    default: return seat_at(s.mover);
  }
}

// ---- Legal moves ----

constexpr std::array<Action, 7> simple_actions{{{Kind::draw},
                                                {Kind::take},
                                                {Kind::pass},
                                                {Kind::call},
                                                {Kind::fine_hand},
                                                {Kind::play_cat, cat},
                                                {Kind::play_cat, cat, 0, Action::card_face_up}}};
enum Simple : unsigned {  // bit i: simple_actions[i]
  can_draw = 1,
  can_take = 2,
  can_pass = 4,
  can_call = 8,
  can_fine_hand = 16,
  can_play_cat = 32,
  can_play_face_up_cat = 64
};

// The legal moves of the seat to act. legal() lists them in the order of these fields.
struct Zodiac::MoveSets {
  unsigned simple = 0;  // of the bits of Simple
  CardSet up = 0, down = 0;
  CardSet discard_hand = 0, discard_face_up = 0;
  CardSet fine = 0;
  unsigned pangu_places = 0;  // bit p: a Pangu can be played with Action::place == p
  CardSet pangu_signs = 0;  // the signs that such a Pangu may take
};

// ZO-16: where a Pangu's sign may go, as bits for MoveSets::pangu_places. With the Pangu gone there must be fewer than `limit`
// cards. The shifts are by the flags of Action::place: bit p of the result is place p.
inline unsigned pangu_places(Bag hand, Bag face_up, bool from_face_up, int limit) {
  const unsigned to_hand = hand.size() - !from_face_up < limit, to_face_up = face_up.size() - from_face_up < limit;
  return (to_hand | to_face_up << Action::sign_face_up) << (from_face_up ? Action::card_face_up : 0);
}

inline Zodiac::MoveSets Zodiac::begin_moves(const State& s) const {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const int top = s.discard_pile.top();
  MoveSets m;
  if (s.draw_pile.size()) m.simple |= can_draw;  // ZO-7
  if (!s.take_barred && top != none && top != pangu) m.simple |= can_take;  // ZO-8
  if (hand.has(cat)) m.simple |= can_play_cat;  // ZO-9
  if (face_up.has(cat)) m.simple |= can_play_face_up_cat;
  if (hand.has(pangu)) m.pangu_places |= pangu_places(hand, face_up, false, 6);
  if (face_up.has(pangu)) m.pangu_places |= pangu_places(hand, face_up, true, 6);
  return m;
}

inline Zodiac::MoveSets Zodiac::arranging_moves(const State& s) const {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  MoveSets m;
  if (face_up.size() < 7) m.up = hand.kinds() & ~s.moved_down & from_highest(s.moved_up);  // ZO-11
  if (hand.size() < 7) m.down = face_up.kinds() & ~s.moved_up & from_highest(s.moved_down);
  if (table_ || (hand.size() <= 7 && face_up.size() <= 6)) m.discard_hand = hand.kinds();  // ZO-12, ZO-20
  if (table_ || (hand.size() <= 6 && face_up.size() <= 7)) m.discard_face_up = face_up.kinds();
  if (table_ || (hand.size() <= 6 && face_up.size() <= 6)) m.simple |= can_pass;
  if (s.playable == cat) m.simple |= can_play_cat;  // ZO-10
  if (s.playable == pangu) m.pangu_places = pangu_places(hand, face_up, false, 7);
  return m;
}

inline Zodiac::MoveSets Zodiac::legal_moves(const State& s) const {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  MoveSets m;
  switch (s.phase) {
    case Phase::begin: m = begin_moves(s); break;
    case Phase::drawn:
    case Phase::arranging: m = arranging_moves(s); break;
    case Phase::calling: m.simple = can_pass; break;  // ZO-21
    case Phase::fining:  // ZO-20
      m.fine = face_up.sign_kinds();
      if (hand.has_sign()) m.simple = can_fine_hand;
      return m;
    default: return m;
  }
  if (m.pangu_places) m.pangu_signs = every_sign & ~(any_sign_ ? 0 : hand.kinds() | face_up.kinds());
  if (s.phase == Phase::begin && !count_moves(s, m)) m.simple |= can_pass;  // ZO-14
  if (table_ && (m.simple & can_pass) && hand.size() == 6 && face_up.size() <= 6) m.simple |= can_call;  // ZO-21
  return m;
}

// The signs that a Pangu can take from a seat.
inline CardSet Zodiac::pangu_targets(const State& s, const MoveSets& m, int seat) const {
  return seat == s.mover ? 0 : s.face_up[seat].kinds() & m.pangu_signs;
}

inline int Zodiac::count_moves(const State& s, const MoveSets& m) const {
  int n = std::popcount(m.simple) + count(m.up) + count(m.down) + count(m.discard_hand) + count(m.discard_face_up) + count(m.fine);
  if (m.pangu_places) {
    int targets = 0;
    for (int seat = 0; seat < seats_; ++seat) targets += count(pangu_targets(s, m, seat));
    n += std::popcount(m.pangu_places) * targets;
  }
  return n;
}

// Calls visit(action, cards) for each group of moves that differ only in the card, until it returns true.
template <class Visit>
void Zodiac::each_group(const State& s, const MoveSets& m, Visit visit) const {
  if (visit({Kind::up}, m.up) || visit({Kind::down}, m.down)) return;
  if (visit({Kind::discard}, m.discard_hand)) return;
  if (visit({Kind::discard, 0, 0, Action::card_face_up}, m.discard_face_up)) return;
  if (visit({Kind::fine}, m.fine)) return;
  for (int place = 0; place < 4; ++place)
    for (int seat = 0; seat < seats_ && m.pangu_places >> place & 1; ++seat)
      if (visit({Kind::play_pangu, 0, seat, place}, pangu_targets(s, m, seat))) return;
}

// The cards that chance may turn up.
inline CardSet Zodiac::outcomes(const State& s) const {
  return s.phase == Phase::fining_blind ? s.hand[s.mover].sign_kinds() : s.draw_pile.kinds();
}

inline Action Zodiac::outcome(const State& s, int card) const {
  switch (s.phase) {
    case Phase::cut: return {Kind::cut, card, s.discard_pile.size() % seats_};  // ZO-3
    case Phase::deal: return {Kind::deal, card, (s.dealer + 1 + (deck().size() - s.draw_pile.size()) / 6) % seats_};  // ZO-4
    case Phase::turn_up: return {Kind::turn_up, card};
    case Phase::drawing: return {Kind::drawn, card};
    default: return {Kind::fined, card};
  }
}

inline void Zodiac::legal(const State& s, Seat seat, Actions<Zodiac>& out) const {
  if (!to_act(s).has(seat)) return;
  if (seat == Seat::chance) {
    for (CardSet rest = outcomes(s); rest; rest &= rest - 1) out.push_back(outcome(s, lowest(rest)));
    return;
  }
  const MoveSets m = legal_moves(s);
  for (unsigned rest = m.simple; rest; rest &= rest - 1) out.push_back(simple_actions[std::countr_zero(rest)]);
  each_group(s, m, [&](Action a, CardSet cards) {
    for (; cards; cards &= cards - 1) {
      a.card = static_cast<std::uint8_t>(lowest(cards));
      out.push_back(a);
    }
    return false;
  });
}

inline int Zodiac::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  return seat == Seat::chance ? count(outcomes(s)) : count_moves(s, legal_moves(s));
}

inline Action Zodiac::legal_at(const State& s, Seat seat, int k) const {
  if (seat == Seat::chance) return outcome(s, nth(outcomes(s), k));
  const MoveSets m = legal_moves(s);
  const int simple = std::popcount(m.simple);
  if (k < simple) return simple_actions[nth_bit(m.simple, k)];
  k -= simple;
  Action found;
  each_group(s, m, [&](Action a, CardSet cards) {
    const int n = count(cards);
    if (k >= n) {
      k -= n;
      return false;
    }
    found = a;
    found.card = static_cast<std::uint8_t>(nth(cards, k));
    return true;
  });
  return found;
}

inline std::uint32_t Zodiac::weight(const State& s, Action a) const {
  return static_cast<std::uint32_t>((a.kind == Kind::fined ? s.hand[s.mover] : s.draw_pile).count(a.card));
}

// ---- apply ----

// Removes a card from the mover's hand so that everybody sees it. If such a card is known to be in the hand, this counts as that
// one.
inline void show_from_hand(Zodiac::State& s, int card) {
  s.hand[s.mover].remove(card);
  if (s.known[s.mover].has(card)) s.known[s.mover].remove(card);
}

// Removes a card from the place that the action names.
inline void remove_card(Zodiac::State& s, Action a, int card) {
  a.from_face_up() ? s.face_up[s.mover].remove(card) : show_from_hand(s, card);
}

// Adds a card to the mover's hand that everybody has seen.
inline void add_known(Zodiac::State& s, int card) {
  s.hand[s.mover].add(card);
  s.known[s.mover].add(card);
}

inline void start_arranging(Zodiac::State& s) {
  s.phase = Zodiac::Phase::arranging;
  s.playable = none;
}

// Forgets what matters only until the mover has played, discarded, passed or called.
inline void end_moves(Zodiac::State& s) {
  s.take_barred = 0;
  s.moved_up = s.moved_down = 0;
  s.playable = none;
}

inline void Zodiac::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  const int card = a.card;
  switch (a.kind) {
    case Kind::draw: s.phase = Phase::drawing; return;
    case Kind::take: add_known(s, s.discard_pile.pop()); return start_arranging(s);
    case Kind::pass: return s.phase == Phase::calling ? end_turn(s) : complete_turn(s, false);
    case Kind::call: return call(s);
    case Kind::fine_hand: s.phase = Phase::fining_blind; return;
    case Kind::play_cat:
    case Kind::play_pangu: return play(s, a);
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
      s.discard_pile.push(card);
      return complete_turn(s, true);
    case Kind::fine: s.face_up[s.mover].remove(card); return lose_sign(s, card);
    case Kind::cut:
    case Kind::deal:
    case Kind::turn_up: return set_up(s, a);
    case Kind::drawn: return take_drawn_card(s, card);
    case Kind::fined: show_from_hand(s, card); return lose_sign(s, card);
  }
}

// The outcomes of chance before the first turn.
inline void Zodiac::set_up(State& s, Action a) const {
  const int card = a.card;
  s.draw_pile.remove(card);
  if (a.kind == Kind::deal) {
    s.hand[a.seat].add(card);
    s.draw_bound[a.seat].remove(card);
    if (s.draw_pile.size() == deck().size() - 6 * seats_) s.phase = Phase::turn_up;
    return;
  }
  s.discard_pile.push(card);
  if (a.kind == Kind::cut && !is_sign(card)) {  // ZO-3
    s.dealer = a.seat;
    s.dealer_card = static_cast<std::uint8_t>(card);
    s.draw_pile = deck();
    s.discard_pile.clear();
    s.phase = Phase::deal;
  }
  if (a.kind == Kind::turn_up && is_sign(card)) {
    s.mover = static_cast<std::uint8_t>(next_seat(s.dealer));  // ZO-5
    s.phase = Phase::begin;
  }
}

inline void Zodiac::take_drawn_card(State& s, int card) const {
  s.draw_pile.remove(card);
  s.hand[s.mover].add(card);
  s.draw_bound[s.mover].remove(card);
  s.playable = static_cast<std::uint8_t>(card);
  s.phase = Phase::drawn;
  if (!s.draw_pile.size()) reshuffle(s);
}

// ZO-18. Everybody has seen the cards of the new draw pile.
inline void Zodiac::reshuffle(State& s) const {
  if (s.discard_pile.size() < 2) return;
  const int top = s.discard_pile.top();
  s.draw_pile = deck();  // less all other places; faster than adding up the discards
  for (int seat = 0; seat < seats_; ++seat) s.draw_pile = s.draw_pile - s.hand[seat] - s.face_up[seat];
  s.draw_pile.remove(top);
  s.discard_pile.clear();
  s.discard_pile.push(top);
  s.draw_bound.fill(s.draw_pile);
  s.public_draw_bound = s.draw_pile;
}

// Plays a Cat or a Pangu.
inline void Zodiac::play(State& s, Action a) const {
  const int card = a.kind == Kind::play_cat ? cat : pangu;
  const bool at_once = s.phase == Phase::drawn;
  if (at_once) {
    // Everybody sees that it is the card just drawn, so the known part of the hand stays. It came from the present draw pile,
    // unless it was the last card of the one before.
    s.hand[s.mover].remove(card);
    if (s.public_draw_bound.size() > s.draw_pile.size()) {
      for (int seat = 0; seat < seats_; ++seat)
        if (seat != s.mover) s.draw_bound[seat].remove(card);
      s.public_draw_bound.remove(card);
    }
  } else {
    remove_card(s, a, card);
  }
  s.discard_pile.push(card);
  if (a.kind == Kind::play_cat) {
    ++s.skips[next_seat(s.mover)];  // ZO-15
  } else {
    s.face_up[a.seat].remove(a.card);  // ZO-16
    a.to_face_up() ? s.face_up[s.mover].add(a.card) : add_known(s, a.card);
  }
  at_once ? start_arranging(s) : complete_turn(s, true);  // ZO-10, ZO-9
}

// The mover has played, discarded or passed.
inline void Zodiac::complete_turn(State& s, bool may_call) const {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  end_moves(s);
  if (!table_) return is_zodiac(hand, face_up) ? win(s) : end_turn(s);  // ZO-19
  if (hand.size() > 6 || face_up.size() > 6) {  // ZO-20
    ++s.skips[s.mover];
    s.fines = 1;
    return next_fine(s);
  }
  if (!may_call || hand.size() != 6) return end_turn(s);
  s.phase = Phase::calling;  // ZO-21
}

inline void Zodiac::call(State& s) const {
  end_moves(s);
  if (is_zodiac(s.hand[s.mover], s.face_up[s.mover])) return win(s);
  s.fines = 2;  // ZO-21
  next_fine(s);
}

inline void Zodiac::next_fine(State& s) const {
  if (s.fines && (s.hand[s.mover] + s.face_up[s.mover]).has_sign()) {
    s.phase = Phase::fining;
    return;
  }
  s.fines = 0;
  end_turn(s);
}

inline void Zodiac::lose_sign(State& s, int card) const {
  s.discard_pile.push(card);
  s.take_barred = 1;
  --s.fines;
  next_fine(s);
}

inline void Zodiac::end_turn(State& s) const {
  ++s.turns;
  const bool over = turn_limit_ && s.turns >= turn_limit_;  // ZO-22
  over ? end_game(s) : next_turn(s);
}

inline void Zodiac::next_turn(State& s) const {
  int next = next_seat(s.mover);
  for (; s.skips[next]; next = next_seat(next)) --s.skips[next];
  s.mover = static_cast<std::uint8_t>(next);
  s.phase = Phase::begin;
  if (!s.draw_pile.size()) reshuffle(s);
}

inline void Zodiac::win(State& s) const {
  ++s.turns;
  s.winner = s.mover;
  end_game(s);
}

inline void Zodiac::end_game(State& s) const {
  s.phase = Phase::over;
  s.known = s.hand;  // ZO-22: all hands are shown
}

}  // namespace shengxiao::games::zodiac
