// The legal actions, from top to bottom: legal_groups() says what is legal, in the order of the action ids. why_illegal.cpp has the
// reasons for these conditions: they change together. Only rules.hpp includes it.
#pragma once

namespace shengxiao::games::zodiac {

// Actions that differ only in the card: `action` with each of the cards. An action that needs no card has card 0 alone; a group
// without cards is no action at all.
struct Group {
  Action action;
  CardSet cards;
};
// Draw, take, two Cats, pass, call; a Pangu in four ways from each other seat.
using Groups = Buffer<Group, 6 + 4 * (max_seats - 1)>;

inline void add(Groups& groups, Action action, CardSet cards) { groups.push_back({action, cards}); }
// The action as it is, its card included.
inline void add_one(Groups& groups, Action action, bool legal = true) { add(groups, action, legal ? only(action.card) : 0); }

inline int total(const Groups& groups) {
  int n = 0;
  for (const auto& group : groups) n += count(group.cards);
  return n;
}

inline Groups legal_groups(const Rules& rules, const State& s);
inline void add_begin(const Rules& rules, const State& s, Groups& groups);
inline void add_arranging(const Rules& rules, const State& s, Groups& groups);
inline void add_pangus(const Rules& rules, const State& s, Place from, Place to, int limit, Groups& groups);
inline void add_pass(const Rules& rules, const State& s, Groups& groups);
inline bool can_call(const Rules& rules, const State& s);
inline Group outcomes(const Rules& rules, const State& s);

inline void Zodiac::legal(const State& s, Seat seat, Actions<Zodiac>& out) const {
  if (!to_act(s).has(seat)) return;
  for (auto [action, cards] : legal_groups(rules_, s))
    for (; cards; cards &= cards - 1) {
      action.card = lowest(cards);
      out.push_back(action);
    }
}

inline int Zodiac::legal_count(const State& s, Seat seat) const { return to_act(s).has(seat) ? total(legal_groups(rules_, s)) : 0; }

inline Action Zodiac::legal_at(const State& s, Seat, int k) const {
  for (auto [action, cards] : legal_groups(rules_, s)) {
    const int n = count(cards);
    if (k < n) {
      action.card = nth(cards, k);
      return action;
    }
    k -= n;
  }
  return {};  // not reached: k is below legal_count()
}

inline Groups legal_groups(const Rules& rules, const State& s) {
  Groups groups;
  switch (s.phase) {
    case Phase::begin: add_begin(rules, s, groups); break;
    case Phase::drawn:
    case Phase::arranging: add_arranging(rules, s, groups); break;
    case Phase::calling: add_pass(rules, s, groups); break;
    case Phase::fining:  // ZO-20
      add_one(groups, {Kind::fine_hand}, has_sign(s.hand[s.mover]));
      add(groups, {Kind::fine}, sign_kinds(s.face_up[s.mover]));
      break;
    default: groups.push_back(outcomes(rules, s));
  }
  return groups;
}

inline void add_begin(const Rules& rules, const State& s, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const int top_card = top(s.discard_pile);
  const bool can_draw = s.draw_pile.size() > 0;
  add_one(groups, {Kind::draw}, can_draw);  // ZO-7
  add_one(groups, {Kind::take}, !s.take_barred && top_card != none && top_card != pangu);  // ZO-8
  add_one(groups, Action::cat(Place::hand), hand.has(cat));  // ZO-9
  add_one(groups, Action::cat(Place::face_up), face_up.has(cat));
  for (const Place to : places) {
    if (hand.has(pangu)) add_pangus(rules, s, Place::hand, to, rules.most_cards, groups);
    if (face_up.has(pangu)) add_pangus(rules, s, Place::face_up, to, rules.most_cards, groups);
  }
  if (!can_draw && !total(groups)) add_pass(rules, s, groups);  // ZO-14; can_draw is only the quicker test
}

inline void add_arranging(const Rules& rules, const State& s, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const int in_hand = hand.size(), shown = face_up.size();
  // ZO-12. Where the players enforce the rules one may end with too many, and be fined (ZO-20).
  const auto may_leave = [&](int left_in_hand, int left_face_up) {
    return rules.players_enforce || (left_in_hand <= rules.most_cards && left_face_up <= rules.most_cards);
  };
  if (may_leave(in_hand, shown)) add_pass(rules, s, groups);
  add_one(groups, Action::cat(Place::hand), s.just_drawn == cat);  // ZO-10
  // ZO-11: no kind goes both ways, and those that go one way go in order.
  if (shown < rules.most_while_arranging()) add(groups, {Kind::up}, hand.kinds() & ~s.moved_down & from_highest(s.moved_up));
  if (in_hand < rules.most_while_arranging()) add(groups, {Kind::down}, face_up.kinds() & ~s.moved_up & from_highest(s.moved_down));
  if (may_leave(in_hand - 1, shown)) add(groups, Action::discard(Place::hand), hand.kinds());
  if (may_leave(in_hand, shown - 1)) add(groups, Action::discard(Place::face_up), face_up.kinds());
  if (s.just_drawn == pangu)
    for (const Place to : places) add_pangus(rules, s, Place::hand, to, rules.most_while_arranging(), groups);
}

// ZO-16: the signs that a Pangu of the mover can take where another seat shows them.
inline CardSet pangu_wants(const Rules& rules, const State& s) {
  return rules.wanted & ~(rules.pangu_takes_any ? 0 : s.hand[s.mover].kinds() | s.face_up[s.mover].kinds());
}

// ZO-16: the signs that a Pangu can take. With it gone there must be fewer than `limit` cards where the sign goes.
inline void add_pangus(const Rules& rules, const State& s, Place from, Place to, int limit, Groups& groups) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const CardSet wanted = pangu_wants(rules, s);
  const int freed = to == from;  // by the Pangu itself
  if ((to == Place::hand ? hand : face_up).size() - freed >= limit) return;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (seat != s.mover) add(groups, Action::pangu(seat, from, to), s.face_up[seat].kinds() & wanted);
}

// A pass, and a call where it is possible.
inline void add_pass(const Rules& rules, const State& s, Groups& groups) {
  add_one(groups, {Kind::pass});
  add_one(groups, {Kind::call}, can_call(rules, s));
}

// ZO-21, beside a pass and after the last move of a turn.
inline bool can_call(const Rules& rules, const State& s) {
  return rules.players_enforce && s.hand[s.mover].size() == rules.most_cards && s.face_up[s.mover].size() <= rules.most_cards;
}

// What chance decides now, with the cards that may come.
inline Group outcomes(const Rules& rules, const State& s) {
  const CardSet cards = s.draw_pile.kinds();
  const int dealt = rules.deck.size() - s.draw_pile.size();
  switch (s.phase) {
    case Phase::cut: return {{Kind::cut, 0, s.discard_pile.size() % rules.seats}, cards};  // ZO-3; discard_pile: those cut so far
    case Phase::deal: return {{Kind::deal, 0, (s.dealer + 1 + dealt / rules.most_cards) % rules.seats}, cards};  // ZO-4
    case Phase::turn_up: return {{Kind::turn_up}, cards};
    case Phase::drawing: return {{Kind::drawn}, cards};
    default: return {{Kind::fined}, sign_kinds(s.hand[s.mover])};  // fining_blind: ZO-20
  }
}

inline std::uint32_t Zodiac::weight(const State& s, Action a) const {
  return static_cast<std::uint32_t>((a.kind == Kind::fined ? s.hand[s.mover] : s.draw_pile).count(a.card));
}

}  // namespace shengxiao::games::zodiac
