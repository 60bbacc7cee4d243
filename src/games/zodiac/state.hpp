// The state of Zodiac, and the rules in force.
#pragma once
#include "core/cause.hpp"
#include "games/zodiac/action.hpp"

namespace shengxiao::games::zodiac {

// What the game waits for. calling, fining and fining_blind occur only with enforcement=table.
enum class Phase : std::uint8_t {
  cut,           // chance: ZO-3
  deal,          // chance: ZO-4
  turn_up,       // chance: ZO-4
  begin,         // draw, take or play
  drawing,       // chance: the card drawn
  drawn,         // after Kind::drawn: as arranging, but that card may still be played at once: ZO-10
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

  // What each seat has been able to see: see knowledge.hpp.
  std::array<Bag, max_seats> known{};
  std::array<Bag, max_seats> own_draws{};
  Bag public_draw_bound;
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
  // Those of the variant: ZO-25. Half of the signs are dealt to a hand, and as many cards may lie in either place: ZO-4, ZO-12.
  int most_cards = 6;
  CardSet wanted = every_sign;
  Bag deck = zodiac::deck;

  int most_while_arranging() const { return most_cards + 1; }  // ZO-11
  // ZO-19: the twelve different signs, six in hand and six face up.
  bool is_zodiac(Bag hand, Bag face_up) const {
    return hand.size() == most_cards && face_up.size() == most_cards && sign_kinds(hand + face_up) == wanted;
  }
  int next_seat(int seat) const { return seat + 1 < seats ? seat + 1 : 0; }
};

}  // namespace shengxiao::games::zodiac
