// The rules of Zodiac. Inline, since playouts live on them; included by zodiac.hpp alone, after the class.
#pragma once

namespace shengxiao::games::zodiac {

inline SeatSet Zodiac::to_act(const State& s) const {
  switch (s.phase) {
    case Phase::cut:
    case Phase::deal:
    case Phase::turn:
    case Phase::drawing:
    case Phase::fining_blind: return Seat::chance;
    case Phase::fining: return seat_at(after(s.mover));  // ZO-20
    case Phase::over: return {};
    default: return seat_at(s.mover);
  }
}

// ---- What can be done ----

inline void Zodiac::begin_menu(const State& s, Menu& m) const {
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  const int top = s.pile.top();
  if (s.draw.size()) m.single |= draw_one;                                                         // ZO-7
  if (!s.barred && top != none && top != pangu) m.single |= take_one;              // ZO-8
  if (hand.has(cat)) m.single |= play_cat;                                                 // ZO-9
  if (open.has(cat)) m.single |= play_open_cat;
  if (hand.has(pangu)) m.ways |= unsigned{hand.size() <= 6} | unsigned{open.size() < 6} << 2;  // ZO-16
  if (open.has(pangu)) m.ways |= unsigned{hand.size() < 6} << 1 | unsigned{open.size() <= 6} << 3;
}

inline void Zodiac::arrange_menu(const State& s, Menu& m) const {
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  if (open.size() < 7) m.up = hand.kinds() & ~s.lowered & from_highest(s.raised);    // ZO-11
  if (hand.size() < 7) m.down = open.kinds() & ~s.raised & from_highest(s.lowered);
  if (table_ || (hand.size() <= 7 && open.size() <= 6)) m.discard = hand.kinds();            // ZO-12, ZO-20
  if (table_ || (hand.size() <= 6 && open.size() <= 7)) m.discard_open = open.kinds();
  if (table_ || (hand.size() <= 6 && open.size() <= 6)) m.single |= pass_on;
  if (s.phase != Phase::drawn) return;
  if (s.drawn == cat) m.single |= play_cat;                                          // ZO-10
  if (s.drawn == pangu) m.ways |= unsigned{hand.size() <= 7} | unsigned{open.size() < 7} << 2;
}

inline Zodiac::Menu Zodiac::menu(const State& s) const {
  Menu m;
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  switch (s.phase) {
    case Phase::begin: begin_menu(s, m); break;
    case Phase::drawn:
    case Phase::arranging: arrange_menu(s, m); break;
    case Phase::calling: m.single = pass_on; break;  // ZO-21
    case Phase::fining:                              // ZO-20
      m.fine = open.kinds() & every_sign;
      if (hand.kinds() & every_sign) m.single = blind_fine;
      return m;
    default: return m;
  }
  if (m.ways) m.wanted = every_sign & ~(any_sign_ ? 0 : (hand.kinds() | open.kinds()));
  if (s.phase == Phase::begin && !size(s, m)) m.single |= pass_on;                                                   // ZO-14
  if (table_ && (m.single & pass_on) && hand.size() == 6 && open.size() <= 6) m.single |= call_out;  // ZO-21
  return m;
}

inline Zodiac::Kinds Zodiac::targets(const State& s, const Menu& m, int seat) const {
  return seat == s.mover ? 0 : s.open[static_cast<std::size_t>(seat)].kinds() & m.wanted;
}

inline int Zodiac::size(const State& s, const Menu& m) const {
  int n = std::popcount(m.single) + count(m.up) + count(m.down) + count(m.discard) + count(m.discard_open) + count(m.fine);
  if (m.ways) {
    int signs = 0;
    for (int seat = 0; seat < seats_; ++seat) signs += count(targets(s, m, seat));
    n += std::popcount(m.ways) * signs;
  }
  return n;
}

// What chance may turn up.
inline Zodiac::Kinds Zodiac::outcomes(const State& s) {
  return s.phase == Phase::fining_blind ? s.hand[s.mover].kinds() & every_sign : s.draw.kinds();
}

inline Zodiac::Action Zodiac::outcome(const State& s, int card, int seats) {
  const auto which = static_cast<std::uint8_t>(card);
  const auto to = [&](int seat) { return static_cast<std::uint8_t>(seat % seats); };
  switch (s.phase) {
    case Phase::cut: return {Kind::cut, which, to(s.pile.size())};                                          // ZO-3
    case Phase::deal: return {Kind::deal, which, to(s.dealer + 1 + (deck().size() - s.draw.size()) / 6)};  // ZO-4
    case Phase::turn: return {Kind::turn, which};
    case Phase::drawing: return {Kind::drawn, which};
    default: return {Kind::fined, which};
  }
}

inline void Zodiac::legal(const State& s, Seat seat, Actions<Zodiac>& out) const {
  if (!to_act(s).has(seat)) return;
  if (seat == Seat::chance) {
    for (Kinds rest = outcomes(s); rest; rest &= rest - 1) out.push_back(outcome(s, lowest(rest), seats_));
    return;
  }
  const Menu m = menu(s);
  for (unsigned rest = m.single; rest; rest &= rest - 1) out.push_back(singles[static_cast<std::size_t>(std::countr_zero(rest))]);
  const auto all = [&](Kind kind, Kinds set, int from, int place) {
    for (; set; set &= set - 1)
      out.push_back(
          {kind, static_cast<std::uint8_t>(lowest(set)), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(place)});
  };
  all(Kind::up, m.up, 0, 0);
  all(Kind::down, m.down, 0, 0);
  all(Kind::discard, m.discard, 0, 0);
  all(Kind::discard, m.discard_open, 0, Action::open_card);
  all(Kind::fine, m.fine, 0, 0);
  for (int way = 0; way < 4; ++way)
    for (int from = 0; from < seats_ && m.ways >> way & 1; ++from) all(Kind::pangu, targets(s, m, from), from, way);
}

inline int Zodiac::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  return seat == Seat::chance ? count(outcomes(s)) : size(s, menu(s));
}

inline Zodiac::Action Zodiac::legal_at(const State& s, Seat seat, int k) const {
  if (seat == Seat::chance) return outcome(s, nth(outcomes(s), k), seats_);
  const Menu m = menu(s);
  if (const int n = std::popcount(m.single); k < n) {
    unsigned rest = m.single;
    while (k-- > 0) rest &= rest - 1;
    return singles[static_cast<std::size_t>(std::countr_zero(rest))];
  } else {
    k -= n;
  }
  const auto the = [&](Kind kind, Kinds set, int from = 0, int place = 0) -> Action {
    return {kind, static_cast<std::uint8_t>(nth(set, k)), static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(place)};
  };
  const auto in = [&](Kinds set) {  // whether it is one of these; else they are passed by
    const int n = count(set);
    if (k < n) return true;
    k -= n;
    return false;
  };
  if (in(m.up)) return the(Kind::up, m.up);
  if (in(m.down)) return the(Kind::down, m.down);
  if (in(m.discard)) return the(Kind::discard, m.discard);
  if (in(m.discard_open)) return the(Kind::discard, m.discard_open, 0, Action::open_card);
  if (in(m.fine)) return the(Kind::fine, m.fine);
  for (int way = 0; way < 4; ++way)
    for (int from = 0; from < seats_ && m.ways >> way & 1; ++from)
      if (const Kinds set = targets(s, m, from); in(set)) return the(Kind::pangu, set, from, way);
  assert(false);
  return singles[0];
}

inline std::uint32_t Zodiac::weight(const State& s, Action a) const {
  return static_cast<std::uint32_t>((a.kind == Kind::fined ? s.hand[s.mover] : s.draw).count(a.card));
}

// ---- What it does ----

// A card goes out of the mover's hand where everybody sees it. One of that kind that is known to be there counts as this one.
inline void Zodiac::leave_hand(State& s, int card) {
  s.hand[s.mover].remove(card);
  if (s.known[s.mover].has(card)) s.known[s.mover].remove(card);
}

inline void Zodiac::leave(State& s, Action a, int card) { a.from_open() ? s.open[s.mover].remove(card) : leave_hand(s, card); }

// What chance does before the first turn.
inline void Zodiac::set_up(State& s, Action a) const {
  const auto card = a.card;
  switch (a.kind) {
    case Kind::cut:
      s.draw.remove(card);
      s.pile.push(card);
      if (is_sign(card)) return;
      s.dealer = a.seat;
      s.cut = card;
      s.draw = deck();
      s.pile.clear();
      s.phase = Phase::deal;
      return;
    case Kind::deal:
      s.draw.remove(card);
      s.hand[a.seat].add(card);
      s.fresh[a.seat].remove(card);
      if (s.draw.size() == deck().size() - 6 * seats_) s.phase = Phase::turn;
      return;
    case Kind::turn:
      s.draw.remove(card);
      s.pile.push(card);
      if (!is_sign(card)) return;
      s.mover = static_cast<std::uint8_t>(after(s.dealer));  // ZO-5
      s.phase = Phase::begin;
      return;
    default: return;
  }
}

inline void Zodiac::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  const auto card = a.card;
  switch (a.kind) {
    case Kind::draw: s.phase = Phase::drawing; return;
    case Kind::take:
      s.hand[s.mover].add(s.pile.top());
      s.known[s.mover].add(s.pile.pop());
      s.phase = Phase::arranging;
      return;
    case Kind::pass: return s.phase == Phase::calling ? end_turn(s) : finish(s, false);
    case Kind::call: return call(s);
    case Kind::fine_hand: s.phase = Phase::fining_blind; return;
    case Kind::cat:
    case Kind::pangu: return play(s, a);
    case Kind::up:
      leave_hand(s, card);
      s.open[s.mover].add(card);
      s.raised |= only(card);
      s.phase = Phase::arranging;
      s.drawn = none;
      return;
    case Kind::down:
      s.open[s.mover].remove(card);
      s.hand[s.mover].add(card);
      s.known[s.mover].add(card);
      s.lowered |= only(card);
      s.phase = Phase::arranging;
      s.drawn = none;
      return;
    case Kind::discard:
      leave(s, a, card);
      s.pile.push(card);
      return finish(s, true);
    case Kind::fine: s.open[s.mover].remove(card); return lose(s, card);
    case Kind::cut:
    case Kind::deal:
    case Kind::turn: return set_up(s, a);
    case Kind::drawn: return drawn(s, card);
    case Kind::fined: leave_hand(s, card); return lose(s, card);
  }
}

inline void Zodiac::drawn(State& s, int card) const {
  s.draw.remove(card);
  s.hand[s.mover].add(card);
  s.fresh[s.mover].remove(card);
  s.drawn = static_cast<std::uint8_t>(card);
  s.phase = Phase::drawn;
  if (!s.draw.size()) reshuffle(s);
}

// ZO-18. What is not with the seats, and not on top of the discards, is the new draw pile; everybody has seen these cards.
inline void Zodiac::reshuffle(State& s) const {
  if (s.pile.size() < 2) return;
  const int top = s.pile.top();
  s.draw = deck();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) s.draw = s.draw - s.hand[seat] - s.open[seat];
  s.draw.remove(top);
  s.pile.clear();
  s.pile.push(top);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) s.fresh[seat] = s.draw;
  s.fresh[max_seats] = s.draw;
}

inline void Zodiac::play(State& s, Action a) const {
  const int card = a.kind == Kind::cat ? cat : pangu;
  const bool at_once = s.phase == Phase::drawn;
  if (at_once) {
    // Only a card just drawn can be played now, so everybody sees what it was, and what of the hand is known stays known. It
    // came from the present draw pile, unless it was the last of one.
    s.hand[s.mover].remove(card);
    if (s.fresh[max_seats].size() > s.draw.size()) {
      for (int seat = 0; seat < seats_; ++seat)
        if (seat != s.mover) s.fresh[static_cast<std::size_t>(seat)].remove(card);
      s.fresh[max_seats].remove(card);
    }
  } else {
    leave(s, a, card);
  }
  s.pile.push(card);
  if (a.kind == Kind::cat) {
    ++s.skips[static_cast<std::size_t>(after(s.mover))];  // ZO-15
  } else {
    s.open[a.seat].remove(a.card);                        // ZO-16
    if (a.place & Action::to_open) {
      s.open[s.mover].add(a.card);
    } else {
      s.hand[s.mover].add(a.card);
      s.known[s.mover].add(a.card);
    }
  }
  if (!at_once) return finish(s, true);                   // ZO-9
  s.phase = Phase::arranging;                             // ZO-10
  s.drawn = none;
}

// The mover has done what its turn is for. `asks`: it may still call, where that is possible.
inline void Zodiac::finish(State& s, bool asks) const {
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  s.barred = 0;
  s.raised = s.lowered = 0;
  s.drawn = none;
  if (!table_) {
    if (!is_zodiac(hand, open)) return end_turn(s);
    return win(s);  // ZO-19
  }
  if (hand.size() > 6 || open.size() > 6) {  // ZO-20
    ++s.skips[s.mover];
    s.fines = 1;
    return fine(s);
  }
  if (!asks || hand.size() != 6) return end_turn(s);
  s.phase = Phase::calling;  // ZO-21
}

inline void Zodiac::call(State& s) const {
  s.barred = 0;
  s.raised = s.lowered = 0;
  s.drawn = none;
  if (is_zodiac(s.hand[s.mover], s.open[s.mover])) return win(s);
  s.fines = 2;  // ZO-21
  fine(s);
}

inline void Zodiac::fine(State& s) const {
  if (s.fines && ((s.hand[s.mover].kinds() | s.open[s.mover].kinds()) & every_sign)) {
    s.phase = Phase::fining;
    return;
  }
  s.fines = 0;
  end_turn(s);
}

inline void Zodiac::lose(State& s, int card) const {
  s.pile.push(card);
  s.barred = 1;
  --s.fines;
  fine(s);
}

inline void Zodiac::end_turn(State& s) const {
  ++s.turns;
  turn_limit_&& s.turns >= turn_limit_ ? end_game(s) : next_turn(s);  // ZO-22
}

inline void Zodiac::next_turn(State& s) const {
  int next = after(s.mover);
  for (; s.skips[static_cast<std::size_t>(next)]; next = after(next)) --s.skips[static_cast<std::size_t>(next)];
  s.mover = static_cast<std::uint8_t>(next);
  s.phase = Phase::begin;
  if (!s.draw.size()) reshuffle(s);
}

inline void Zodiac::win(State& s) const {
  ++s.turns;
  s.winner = s.mover;
  end_game(s);
}

// All hands are shown, so that everybody can count.
inline void Zodiac::end_game(State& s) const {
  s.phase = Phase::over;
  s.known = s.hand;
}

}  // namespace shengxiao::games::zodiac
