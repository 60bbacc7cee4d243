// What a seat does in one step of The Great Race (GR-51).
#pragma once
#include "games/great_race/cards.hpp"

namespace shengxiao::games::great_race {

enum class Kind : std::uint8_t {
  piece,
  animal,
  card,
  play,
  exchange,
  trade,
  ability,        // the gain of the Monkey, the Rooster, the Horse
  ability_card,   // these three: what the Pig chooses
  ability_karma,
  ability_move,
  done,
  return_card,
  fallback
};

class Action {
 public:
  Kind kind;

  Action() = default;
  constexpr explicit Action(Kind its_kind, int value = 0) : kind(its_kind), value_(static_cast<std::uint8_t>(value)) {}
  static constexpr Action piece(Act act) { return Action(Kind::piece, number(act)); }
  static constexpr Action animal(AnimalId animal) { return Action(Kind::animal, static_cast<int>(animal)); }
  static constexpr Action card(int number) { return Action(Kind::card, number); }  // the byte of Play(act, 0): play() reads it
  static constexpr Action play(Play play) { return Action(Kind::play, play.bits); }
  static constexpr Action exchange(int number) { return Action(Kind::exchange, number); }
  static constexpr Action return_card(int energy) { return Action(Kind::return_card, energy); }

  constexpr Act act() const { return act_with(value_); }  // of a piece; Act::none: the slot stays empty
  constexpr AnimalId animal() const { return static_cast<AnimalId>(value_); }
  constexpr Play play() const { return Play(value_); }  // of a card too, which has no energy
  constexpr int exchange() const { return value_; }  // its number
  constexpr int energy() const { return value_; }  // of a card that is returned
  constexpr int value() const { return value_; }  // the byte that stands for any of these
  friend constexpr bool operator==(Action, Action) = default;

 private:
  std::uint8_t value_;
};

}  // namespace shengxiao::games::great_race
