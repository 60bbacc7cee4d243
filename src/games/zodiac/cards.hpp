// The cards of Zodiac and what holds them: CardSet, a set of kinds; Bag, a multiset (core/multiset.hpp); Pile, a stack.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/bits.hpp"
#include "core/list.hpp"
#include "core/multiset.hpp"

namespace shengxiao::games::zodiac {

// A card is its kind, in the order of ZO-11: the twelve signs from the Rat, 0, to the Pig, 11, then the two action cards.
constexpr int signs = 12, cat = 12, pangu = 13, card_kinds = 14, none = 15;
constexpr int nobody = 15;  // where a seat is meant
constexpr std::array<std::string_view, card_kinds> names{"Rat",  "Ox",     "Tiger",   "Rabbit", "Dragon", "Snake", "Horse",
                                                         "Goat", "Monkey", "Rooster", "Dog",    "Pig",    "Cat",   "Pangu"};
constexpr std::array<std::string_view, card_kinds> codes{"Rt", "Ox", "Tg", "Rb", "Dr", "Sn",  "Hs",
                                                         "Gt", "Mk", "Rs", "Dg", "Pg", "Cat", "Pangu"};
constexpr bool is_sign(int card) { return card < signs; }

// A set of kinds: bit 4k for kind k, as Bag::kinds() has them.
using CardSet = std::uint64_t;
constexpr CardSet every_sign = 0x111111111111, every_kind = 0x11111111111111;
constexpr CardSet only(int card) { return CardSet{1} << 4 * card; }
constexpr int lowest(CardSet set) { return std::countr_zero(set) / 4; }
constexpr int count(CardSet set) { return std::popcount(set); }
constexpr int nth(CardSet set, int k) { return nth_bit(set, k) / 4; }
// The highest kind of a set and all kinds above it; every kind if the set is empty. For ZO-11: what may move after
// the set has, another card of its highest kind too.
constexpr CardSet from_highest(CardSet set) { return set ? every_kind & (CardSet{0} - std::bit_floor(set)) : every_kind; }

using Bag = Multiset<std::uint64_t>;
constexpr CardSet sign_kinds(Bag cards) { return cards.kinds() & every_sign; }
constexpr bool has_sign(Bag cards) { return sign_kinds(cards) != 0; }

constexpr Bag deck_of(int different_signs, int of_each_sign, int of_each_action_card) {
  Bag all;
  for (int card = 0; card < card_kinds; ++card)
    for (int k = card < different_signs ? of_each_sign : is_sign(card) ? 0 : of_each_action_card; k > 0; --k) all.add(card);
  return all;
}
constexpr Bag deck = deck_of(signs, 7, 8);  // ZO-1

// A stack of cards, the top card last. There are 100; with its size it fills 13 words.
using Pile = List<std::uint8_t, 103>;
constexpr int top(const Pile& pile) { return pile.empty() ? none : pile[pile.size() - 1]; }
constexpr Bag bag_of(const Pile& pile) {
  Bag all;
  for (const int card : pile) all.add(card);
  return all;
}

}  // namespace shengxiao::games::zodiac
