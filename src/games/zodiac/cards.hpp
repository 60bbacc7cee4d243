// The cards of Zodiac and what holds them: CardSet, a set of kinds; Bag, a multiset; Pile, a stack.
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/bits.hpp"
#include "core/list.hpp"

namespace shengxiao::games::zodiac {

// A card is its kind, in the order of ZO-11: the twelve signs from the Rat, 0, to the Pig, 11, then the two action cards.
constexpr int signs = 12, cat = 12, pangu = 13, card_kinds = 14, none = 15;
constexpr std::array<std::string_view, card_kinds> names{"Rat",  "Ox",     "Tiger",   "Rabbit", "Dragon", "Snake", "Horse",
                                                         "Goat", "Monkey", "Rooster", "Dog",    "Pig",    "Cat",   "Pangu"};
constexpr std::array<std::string_view, card_kinds> codes{"Rt", "Ox", "Tg", "Rb", "Dr", "Sn",  "Hs",
                                                         "Gt", "Mk", "Rs", "Dg", "Pg", "Cat", "Pangu"};
constexpr bool is_sign(int card) { return card < signs; }

// A set of kinds. Kind k is bit 4k, the lowest of its four bits in a Bag.
using CardSet = std::uint64_t;
constexpr CardSet every_sign = 0x111111111111, every_kind = 0x11111111111111;
constexpr CardSet only(int card) { return CardSet{1} << 4 * card; }
constexpr int lowest(CardSet set) { return std::countr_zero(set) / 4; }
constexpr int count(CardSet set) { return std::popcount(set); }
constexpr int nth(CardSet set, int k) { return nth_bit(set, k) / 4; }
// The highest kind of a set and all kinds above it; every kind if the set is empty.
constexpr CardSet from_highest(CardSet set) { return set ? every_kind & (CardSet{0} - std::bit_floor(set)) : every_kind; }

// A multiset of cards. Four bits count the cards of each kind, of which there are at most 8; the top byte counts them all. So
// adding and subtracting the words adds and removes the cards.
struct Bag {
  std::uint64_t bits = 0;

  constexpr int size() const { return static_cast<int>(bits >> 56); }
  constexpr int count(int card) const { return static_cast<int>(bits >> 4 * card & 15); }
  constexpr bool has(int card) const { return count(card) > 0; }
  constexpr void add(int card) { bits += one(card); }
  constexpr void remove(int card) {
    assert(has(card));
    bits -= one(card);
  }
  constexpr CardSet kinds() const { return (bits | bits >> 1 | bits >> 2 | bits >> 3) & every_kind; }
  constexpr CardSet sign_kinds() const { return kinds() & every_sign; }
  constexpr bool has_sign() const { return sign_kinds() != 0; }
  friend constexpr Bag operator+(Bag a, Bag b) { return {a.bits + b.bits}; }
  friend constexpr Bag operator-(Bag a, Bag b) { return {a.bits - b.bits}; }
  friend constexpr bool operator==(Bag, Bag) = default;

 private:
  static constexpr std::uint64_t one(int card) { return std::uint64_t{1} << 4 * card | std::uint64_t{1} << 56; }
};

constexpr Bag deck = [] {  // ZO-1
  Bag all;
  for (int card = 0; card < card_kinds; ++card)
    for (int k = is_sign(card) ? 7 : 8; k > 0; --k) all.add(card);
  return all;
}();

// ZO-19: the twelve different signs, six in hand and six face up.
constexpr bool is_zodiac(Bag hand, Bag face_up) {
  return hand.size() == 6 && face_up.size() == 6 && (hand + face_up).sign_kinds() == every_sign;
}

// A stack of cards, the top card last. There are 100; with its size it fills 13 words.
using Pile = List<std::uint8_t, 103>;
constexpr int top(const Pile& pile) { return pile.empty() ? none : pile[pile.size() - 1]; }
constexpr Bag bag_of(const Pile& pile) {
  Bag all;
  for (const int card : pile) all.add(card);
  return all;
}

}  // namespace shengxiao::games::zodiac
