// What is done in one step of Zodiac.
#pragma once
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

}  // namespace shengxiao::games::zodiac
