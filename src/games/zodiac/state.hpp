// The types of Zodiac: what a seat does, the state, and the rules in force.
#pragma once
#include "core/game.hpp"
#include "games/zodiac/cards.hpp"

namespace shengxiao::games::zodiac {

// ZO-23, in the order of the action ids. Those from `cut` on are outcomes of chance.
enum class Kind : std::uint8_t {
  draw,        // the next card of the draw pile: chance draws it (drawn)
  take,        // the top of the discard pile
  pass,        // ends the arranging, or the right to call
  call,        // ZO-21
  fine_hand,   // the next seat has the mover lose a sign of the hand: chance draws it (fined)
  play_cat,
  up,
  down,
  discard,
  fine,        // the next seat has the mover lose this sign, which lies face up
  play_pangu,
  cut,
  deal,
  turn_up,
  drawn,
  fined
};
constexpr bool is_chance(Kind kind) { return kind >= Kind::cut; }

// Where a seat has its cards.
enum class Place : std::uint8_t { hand, face_up };
inline constexpr std::array places{Place::hand, Place::face_up};

struct Action {
  Kind kind = Kind::draw;
  std::uint8_t card = 0;   // the card moved; of a Pangu, the sign it takes
  std::uint8_t seat = 0;   // cut, deal: the seat that gets the card; play_pangu: the seat that loses the sign
  Place from : 4 = Place::hand;  // of a Cat, a Pangu, a discard. Two in one byte: an action is four, without padding.
  Place to : 4 = Place::hand;  // of the sign that a Pangu takes
  constexpr bool from_face_up() const { return from == Place::face_up; }
  constexpr bool to_face_up() const { return to == Place::face_up; }

  constexpr Action() = default;
  constexpr Action(Kind its_kind, int its_card = 0, int its_seat = 0, Place its_from = Place::hand, Place its_to = Place::hand)
      : kind(its_kind),
        card(static_cast<std::uint8_t>(its_card)),
        seat(static_cast<std::uint8_t>(its_seat)),
        from(its_from),
        to(its_to) {}
  // Of a group of actions: the card is still to come.
  static constexpr Action discard(Place from) { return {Kind::discard, 0, 0, from}; }
  static constexpr Action pangu(int seat, Place from, Place to) { return {Kind::play_pangu, 0, seat, from, to}; }
  static constexpr Action cat(Place from) { return {Kind::play_cat, zodiac::cat, 0, from}; }
  friend constexpr bool operator==(Action, Action) = default;
};

// What the game waits for. calling, fining and fining_blind occur only with enforcement=table.
enum class Phase : std::uint8_t {
  cut,           // chance: ZO-3
  deal,          // chance: ZO-4
  turn_up,       // chance: ZO-4
  begin,         // draw, take or play
  drawing,       // chance: the card drawn
  drawn,         // as arranging, but the card drawn may still be played at once: ZO-10
  arranging,     // ZO-11
  calling,       // call or pass: ZO-21
  fining,        // the next seat chooses the fine: ZO-20
  fining_blind,  // chance: the sign lost from the hand
  over
};

struct State {
  std::array<Bag, max_seats> hand{};
  std::array<Bag, max_seats> face_up{};
  Bag draw_pile;
  CardSet moved_up = 0, moved_down = 0;  // in this turn: ZO-11
  Pile discard_pile;  // during the cut, the cards drawn for it
  std::array<std::uint8_t, max_seats> turns_to_miss{};  // by each seat: ZO-15, ZO-20
  std::uint32_t turns = 0;  // played to their end
  Phase phase = Phase::cut;
  std::uint8_t mover = 0;  // the seat whose turn it is
  std::uint8_t just_drawn = none;  // any card, while it might be played at once: ZO-10
  std::uint8_t dealer = 0;
  bool take_barred = false;  // nothing may be taken in the turn to come: ZO-20
  std::uint8_t fines = 0;  // signs that the mover still has to lose
  std::uint8_t winner = nobody;
  std::uint8_t dealer_card = none;  // the card of the cut that made the dealer
  std::uint8_t passed_over = 0;  // bit i: seat i was, after the last turn; no rule reads it
  std::array<std::uint8_t, 3> unused{};

  // --- Knowledge, not rules: skip it at first. It says what each seat has been able to see, and is for views and determinize().
  //
  std::array<Bag, max_seats> known{};  // the part of each hand that everybody knows
  // draw_pile is part of draw_bound(v) for every viewer v, and equal to it just after a shuffle.
  std::array<Bag, max_seats>
      own_draws{};  // what each seat alone knows not to be in the present draw pile: drawn and kept, or dealt
  Bag public_draw_bound;  // the draw pile as it was shuffled, less what was drawn from it and played at once
  Bag draw_bound(int viewer) const { return viewer < max_seats ? public_draw_bound - own_draws[viewer] : public_draw_bound; }
  friend bool operator==(const State&, const State&) = default;
};

// What stays the same throughout a game: seats and options.
struct Rules {
  int seats = 4;
  int dealer = -1;  // -1: by the cut
  bool players_enforce = false;  // enforcement=table: ZO-20, ZO-21
  bool pangu_takes_any = false;  // pangu=any
  std::uint32_t turn_limit = 0;  // 0: none

  int next_seat(int seat) const { return seat + 1 < seats ? seat + 1 : 0; }
};

}  // namespace shengxiao::games::zodiac
