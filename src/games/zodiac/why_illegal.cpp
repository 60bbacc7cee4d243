// Why an action is not legal: the conditions of legal(), one by one. The last return of each function is the one reason left.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
Term term(int card) { return Term(names[card]); }
constexpr MessageId not_in_hand = "zodiac.not_in_hand", not_face_up = "zodiac.not_face_up";

Error why_illegal_chance(const Rules& rules, const State& s, Seat seat, Action a) {
  struct Rule {
    Kind kind;
    Phase phase;
    MessageId message;
    std::string_view clause;
  };
  static constexpr std::array<Rule, 5> of_kinds{{{Kind::cut, Phase::cut, "zodiac.no_cut", "ZO-3"},
                                                 {Kind::deal, Phase::deal, "zodiac.no_deal", "ZO-4"},
                                                 {Kind::turn_up, Phase::turn_up, "zodiac.no_turn_up", "ZO-4"},
                                                 {Kind::drawn, Phase::drawing, "zodiac.no_draw", "ZO-7"},
                                                 {Kind::fined, Phase::fining_blind, "zodiac.no_loss", "ZO-20"}}};
  for (const auto& [kind, phase, message, clause] : of_kinds) {
    if (a.kind != kind) continue;
    if (s.phase != phase) return {clause, message};
    if (seat != Seat::chance) return {"ZO-23", "game.decided_by_chance"};
    const int next = outcomes(rules, s).action.seat;
    if (next != a.seat) return {clause, "zodiac.next_card", seat_at(next)};
    if (kind == Kind::fined) return {clause, "zodiac.not_in_this_hand", term(a.card)};
    return {clause, "zodiac.not_in_draw_pile", term(a.card)};
  }
  return {"ZO-23", "zodiac.not_by_chance"};
}

// Of a Pangu where an action card may be played.
Error why_illegal_pangu(const Rules& rules, const State& s, Action a) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const auto card = term(a.card);
  if (!(a.from_face_up() ? face_up : hand).has(pangu)) return {"ZO-9", a.from_face_up() ? not_face_up : not_in_hand, term(pangu)};
  if (a.seat == s.mover) return {"ZO-16", "zodiac.pangu_own_seat"};
  CardSet shown = 0;
  for (int seat = 0; seat < rules.seats; ++seat)
    if (seat != s.mover) shown |= s.face_up[seat].kinds();
  if (!(shown & pangu_wants(rules, s))) return {"ZO-16", "zodiac.pangu_nothing"};
  if (!s.face_up[a.seat].has(a.card)) return {"ZO-16", "zodiac.other_lacks", seat_at(a.seat), card};
  if (!rules.pangu_takes_any && (hand.has(a.card) || face_up.has(a.card))) return {"ZO-16", "zodiac.already_have", card};
  return {"ZO-16", a.to_face_up() ? MessageId("zodiac.no_room_face_up") : MessageId("zodiac.no_room_in_hand")};
}

Error why_illegal_begin(const Rules& rules, const State& s, Action a) {
  switch (a.kind) {
    case Kind::draw: return {"ZO-7", "zodiac.draw_pile_empty"};
    case Kind::take:
      if (!s.discard_pile.size()) return {"ZO-8", "zodiac.discard_pile_empty"};
      if (s.take_barred) return {"ZO-20", "zodiac.fined_card_barred"};
      return {"ZO-8", "zodiac.no_discarded_pangu"};
    case Kind::pass: return {"ZO-14", "zodiac.no_pass_at_once"};
    case Kind::call: return {"ZO-21", "zodiac.call_too_early"};
    case Kind::play_cat: return {"ZO-9", a.from_face_up() ? not_face_up : not_in_hand, term(cat)};
    case Kind::play_pangu: return why_illegal_pangu(rules, s, a);
    default: return {"ZO-11", "zodiac.draw_first"};
  }
}

// Where the limits of the places decide. The usual messages name the usual limits.
Error beyond_limits(const Rules& rules, Error usual) {
  if (rules.most_cards == Rules().most_cards) return usual;
  return {usual.clause, "zodiac.small_limits", rules.most_cards, rules.most_while_arranging()};
}

Error why_illegal_arranging(const Rules& rules, const State& s, Action a) {
  const Bag hand = s.hand[s.mover], face_up = s.face_up[s.mover];
  const auto card = term(a.card);
  switch (a.kind) {
    case Kind::draw: return {"ZO-7", "zodiac.one_card_a_turn"};
    case Kind::take: return {"ZO-8", "zodiac.one_card_a_turn"};
    case Kind::pass: return beyond_limits(rules, {"ZO-12", "zodiac.too_many_cards", hand.size(), face_up.size()});
    case Kind::call: return beyond_limits(rules, {"ZO-21", "zodiac.call_needs_six", hand.size(), face_up.size()});
    case Kind::play_cat:
    case Kind::play_pangu:
      if (a.from_face_up()) return {"ZO-10", "zodiac.play_from_hand"};
      if (a.kind == Kind::play_pangu && s.just_drawn == pangu) return why_illegal_pangu(rules, s, a);
      return {"ZO-10", "zodiac.not_just_drawn"};
    case Kind::up:
      if (!hand.has(a.card)) return {"ZO-11", not_in_hand, card};
      if (face_up.size() >= rules.most_while_arranging()) return beyond_limits(rules, {"ZO-11", "zodiac.face_up_full"});
      if (s.moved_down & only(a.card)) return {"ZO-11", "zodiac.moved_down", card};
      return {"ZO-11", "zodiac.order_up"};
    case Kind::down:
      if (!face_up.has(a.card)) return {"ZO-11", not_face_up, card};
      if (hand.size() >= rules.most_while_arranging()) return beyond_limits(rules, {"ZO-11", "zodiac.hand_full"});
      if (s.moved_up & only(a.card)) return {"ZO-11", "zodiac.moved_up", card};
      return {"ZO-11", "zodiac.order_down"};
    default: break;
  }
  if (a.from_face_up() && !face_up.has(a.card)) return {"ZO-12", not_face_up, card};
  if (!a.from_face_up() && !hand.has(a.card)) return {"ZO-12", not_in_hand, card};
  return beyond_limits(rules,
                       {"ZO-12", "zodiac.leaves_too_many", hand.size() - !a.from_face_up(), face_up.size() - a.from_face_up()});
}
}  // namespace

Error Zodiac::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {s.winner == nobody ? "ZO-22" : "ZO-19", "game.over"};
  if (seat == Seat::watcher) return {"ZO-2", "game.spectator"};
  if (is_player(seat) && index(seat) >= rules_.seats) return {"ZO-2", "game.no_seat", index(seat)};
  if (a.seat >= rules_.seats) return {"ZO-2", "game.no_seat", static_cast<int>(a.seat)};
  if (is_chance(a.kind)) return why_illegal_chance(rules_, s, seat, a);
  if (seat == Seat::chance) return {"ZO-23", "zodiac.chance_only_deals"};
  const auto who = to_act(s);
  switch (s.phase) {
    case Phase::cut: return {"ZO-3", "zodiac.no_dealer"};
    case Phase::deal:
    case Phase::turn_up: return {"ZO-4", "zodiac.not_dealt"};
    case Phase::drawing: return {"ZO-7", "zodiac.drawing"};
    case Phase::fining_blind: return {"ZO-20", "zodiac.drawing_fine"};
    default: break;
  }
  if (s.phase == Phase::fining && !who.has(seat)) return {"ZO-20", "zodiac.other_fines", who.front()};
  if (!who.has(seat)) return {"ZO-5", "game.other_turn", seat_at(s.mover)};
  if (s.phase == Phase::fining) {
    if (a.kind == Kind::fine) return {"ZO-20", "zodiac.other_lacks", seat_at(s.mover), term(a.card)};
    if (a.kind == Kind::fine_hand) return {"ZO-20", "zodiac.no_sign_in_hand", seat_at(s.mover)};
    return {"ZO-20", "zodiac.fine_first"};
  }
  if (a.kind == Kind::fine || a.kind == Kind::fine_hand) return {rules_.players_enforce ? "ZO-20" : "ZO-12", "zodiac.no_fine"};
  if (a.kind == Kind::call && !rules_.players_enforce) return {"ZO-19", "zodiac.call_automatic"};
  if (s.phase == Phase::calling) return {"ZO-21", "zodiac.call_or_pass"};
  return s.phase == Phase::begin ? why_illegal_begin(rules_, s, a) : why_illegal_arranging(rules_, s, a);
}

}  // namespace shengxiao::games::zodiac
