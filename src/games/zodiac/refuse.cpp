// Why an action that is not legal is not.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games {

namespace {
std::string_view card_name(int card) { return zodiac::names[static_cast<std::size_t>(card)]; }
bool is_chance(Zodiac::Kind kind) { return kind >= Zodiac::Kind::cut; }
}  // namespace

Error Zodiac::refuse(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"the game is over", s.winner == zodiac::none ? "ZO-22" : "ZO-19"};
  if (seat == Seat::watcher) return {"a watcher does not play", "ZO-2"};
  if (is_player(seat) && index(seat) >= seats_) return {fmt::format("there is no seat {} at this table", index(seat)), "ZO-2"};
  if (a.seat >= seats_) return {fmt::format("there is no seat {} at this table", static_cast<int>(a.seat)), "ZO-2"};
  if (is_chance(a.kind)) return refuse_chance(s, seat, a);
  if (seat == Seat::chance) return {"chance does not play, it deals", "ZO-23"};
  const auto who = to_act(s);
  switch (s.phase) {
    case Phase::cut: return {"the dealer is not known yet", "ZO-3"};
    case Phase::deal:
    case Phase::turn: return {"the cards are not dealt yet", "ZO-4"};
    case Phase::drawing: return {"a card is being drawn", "ZO-7"};
    case Phase::fining_blind: return {"a card is being drawn from a hand for a fine", "ZO-20"};
    default: break;
  }
  if (s.phase == Phase::fining && !who.has(seat))
    return {fmt::format("seat {} chooses the sign that is lost", index(who.front())), "ZO-20"};
  if (!who.has(seat)) return {fmt::format("it is seat {}'s turn", s.mover), "ZO-5"};
  if (s.phase == Phase::fining) {
    if (a.kind == Kind::fine) return {fmt::format("seat {} has no {} face up", s.mover, card_name(a.card)), "ZO-20"};
    if (a.kind == Kind::fine_hand) return {fmt::format("seat {} has no sign in hand", s.mover), "ZO-20"};
    return {"first a sign for the fine must be chosen", "ZO-20"};
  }
  if (a.kind == Kind::fine || a.kind == Kind::fine_hand) return {"there is nothing to be fined now", table_ ? "ZO-20" : "ZO-12"};
  if (a.kind == Kind::call && !table_) return {"the call is made for you when your zodiac is complete", "ZO-19"};
  if (s.phase == Phase::calling) return {"your turn is done: call or pass", "ZO-21"};
  return s.phase == Phase::begin ? refuse_begin(s, a) : refuse_arranging(s, a);
}

Error Zodiac::refuse_chance(const State& s, Seat seat, Action a) const {
  struct Rule {
    Kind kind;
    Phase phase;
    const char *what, *clause;
  };
  static constexpr std::array<Rule, 5> rules{{{Kind::cut, Phase::cut, "no card is cut now", "ZO-3"},
                                              {Kind::deal, Phase::deal, "no card is dealt now", "ZO-4"},
                                              {Kind::turn, Phase::turn, "no card is turned up now", "ZO-4"},
                                              {Kind::drawn, Phase::drawing, "no card is drawn now", "ZO-7"},
                                              {Kind::fined, Phase::fining_blind, "no card is lost from a hand now", "ZO-20"}}};
  for (const auto& [kind, phase, what, clause] : rules) {
    if (a.kind != kind) continue;
    if (s.phase != phase) return {what, clause};
    if (seat != Seat::chance) return {"this is for chance to say", "ZO-23"};
    const auto next = outcome(s, a.card, seats_);
    if (next.seat != a.seat) return {fmt::format("the next card goes to seat {}", static_cast<int>(next.seat)), clause};
    if (kind == Kind::fined) return {fmt::format("there is no {} in this hand", card_name(a.card)), clause};
    return {fmt::format("no {} is left in the draw pile", card_name(a.card)), clause};
  }
  return {"chance has nothing to do with this", "ZO-23"};
}

Error Zodiac::refuse_begin(const State& s, Action a) const {
  switch (a.kind) {
    case Kind::draw: return {"the draw pile is empty", "ZO-7"};
    case Kind::take:
      if (!s.pile.size()) return {"the discard pile is empty", "ZO-8"};
      if (s.barred) return {"what was lost for a fine may not be taken in the next turn", "ZO-20"};
      return {"a Pangu comes only from the draw pile", "ZO-8"};
    case Kind::pass: return {"only who can do nothing else passes at once", "ZO-14"};
    case Kind::call: return {"a call ends a turn: draw, take or play first", "ZO-21"};
    case Kind::cat: return {a.from_open() ? "there is no Cat face up before you" : "there is no Cat in your hand", "ZO-9"};
    case Kind::pangu: return refuse_pangu(s, a);
    default: return {"draw or take a card first", "ZO-11"};
  }
}

Error Zodiac::refuse_arranging(const State& s, Action a) const {
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  const auto card = card_name(a.card);
  switch (a.kind) {
    case Kind::draw: return {"one card a turn, and you have it", "ZO-7"};
    case Kind::take: return {"one card a turn, and you have it", "ZO-8"};
    case Kind::pass:
      return {fmt::format("you cannot end a turn with {} in hand and {} face up: at most 6 each", hand.size(), open.size()),
              "ZO-12"};
    case Kind::call:
      return {fmt::format("who calls has exactly 6 cards in hand and at most 6 face up, not {} and {}", hand.size(), open.size()),
              "ZO-21"};
    case Kind::cat:
    case Kind::pangu:
      if (a.from_open()) return {"only the card just drawn can be played at once, from the hand", "ZO-10"};
      if (s.phase == Phase::drawn && s.drawn == (a.kind == Kind::cat ? zodiac::cat : zodiac::pangu)) return refuse_pangu(s, a);
      return {"an action card is played at once only if it was just drawn from the draw pile", "ZO-10"};
    case Kind::up:
      if (!hand.has(a.card)) return {fmt::format("there is no {} in your hand", card), "ZO-11"};
      if (open.size() >= 7) return {"there is no room face up: 7 cards lie there", "ZO-11"};
      if (s.lowered & zodiac::only(a.card)) return {fmt::format("{} has been moved down in this turn", card), "ZO-11"};
      return {"cards are moved up in the order Rat to Pig, Cat, Pangu", "ZO-11"};
    case Kind::down:
      if (!open.has(a.card)) return {fmt::format("there is no {} face up before you", card), "ZO-11"};
      if (hand.size() >= 7) return {"there is no room in hand: you hold 7 cards or more", "ZO-11"};
      if (s.raised & zodiac::only(a.card)) return {fmt::format("{} has been moved up in this turn", card), "ZO-11"};
      return {"cards are moved down in the order Rat to Pig, Cat, Pangu", "ZO-11"};
    default: break;
  }
  if (a.from_open() && !open.has(a.card)) return {fmt::format("there is no {} face up before you", card), "ZO-12"};
  if (!a.from_open() && !hand.has(a.card)) return {fmt::format("there is no {} in your hand", card), "ZO-12"};
  return {fmt::format("that would leave {} in hand and {} face up: at most 6 each", hand.size() - !a.from_open(),
                      open.size() - a.from_open()),
          "ZO-12"};
}

// Of a Pangu that could be played as far as the time goes.
Error Zodiac::refuse_pangu(const State& s, Action a) const {
  const Bag hand = s.hand[s.mover], open = s.open[s.mover];
  const auto card = card_name(a.card);
  if (!(a.from_open() ? open : hand).has(zodiac::pangu))
    return {a.from_open() ? "there is no Pangu face up before you" : "there is no Pangu in your hand", "ZO-9"};
  if (a.seat == s.mover) return {"a Pangu takes a sign from another seat", "ZO-16"};
  if (!s.open[a.seat].has(a.card)) return {fmt::format("seat {} has no {} face up", static_cast<int>(a.seat), card), "ZO-16"};
  if (!any_sign_ && (hand.has(a.card) || open.has(a.card))) return {fmt::format("you have the {} already", card), "ZO-16"};
  return {a.place & Action::to_open ? "there is no room for it face up" : "there is no room for it in your hand", "ZO-16"};
}

}  // namespace shengxiao::games
