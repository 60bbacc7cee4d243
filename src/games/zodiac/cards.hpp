// The cards of Zodiac, and the two ways they lie: in a heap whose order does not matter, and on a pile where it does.
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/list.hpp"

namespace shengxiao::games::zodiac {

// Kinds of card, in the order of ZO-11: the twelve signs from the Rat, 0, to the Pig, 11, then the two action cards.
constexpr int signs = 12, cat = 12, pangu = 13, kinds = 14, none = 15;
constexpr std::array<std::string_view, kinds> names{"Rat",  "Ox",     "Tiger",   "Rabbit", "Dragon", "Snake", "Horse",
                                                    "Goat", "Monkey", "Rooster", "Dog",    "Pig",    "Cat",   "Pangu"};
constexpr std::array<std::string_view, kinds> codes{"Rt", "Ox", "Tg", "Rb", "Dr", "Sn",  "Hs",
                                                    "Gt", "Mk", "Rs", "Dg", "Pg", "Cat", "Pangu"};
constexpr bool is_sign(int card) { return card < signs; }

// A set of kinds: bit 4k for kind k, the lowest bit of the kind's four in a Bag.
using Kinds = std::uint64_t;
constexpr Kinds every_sign = 0x111111111111, every_kind = 0x11111111111111;
constexpr Kinds only(int card) { return Kinds{1} << 4 * card; }
constexpr int lowest(Kinds set) { return std::countr_zero(set) / 4; }
constexpr int count(Kinds set) { return std::popcount(set); }
constexpr int nth(Kinds set, int k) {
  while (k-- > 0) set &= set - 1;
  return lowest(set);
}
// The kinds from the highest one of a set upwards; all where the set is empty.
constexpr Kinds from_highest(Kinds set) { return set ? every_kind & (Kinds{0} - std::bit_floor(set)) : every_kind; }

// Cards whose order does not matter: how many there are of each kind, four bits a kind (there are at most 8), and above them how
// many in all. Heaps are added and taken from each other as numbers.
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
  constexpr Kinds kinds() const { return (bits | bits >> 1 | bits >> 2 | bits >> 3) & every_kind; }
  friend constexpr Bag operator+(Bag a, Bag b) { return {a.bits + b.bits}; }
  friend constexpr Bag operator-(Bag a, Bag b) { return {a.bits - b.bits}; }
  friend constexpr bool operator==(Bag, Bag) = default;

 private:
  static constexpr std::uint64_t one(int card) { return std::uint64_t{1} << 4 * card | std::uint64_t{1} << 56; }
};

constexpr Bag deck() {  // ZO-1
  Bag all;
  for (int card = 0; card < kinds; ++card)
    for (int k = is_sign(card) ? 7 : 8; k > 0; --k) all.add(card);
  return all;
}

// Twelve different signs, half of them in hand and half face up: ZO-19.
constexpr bool is_zodiac(Bag hand, Bag open) {
  return hand.size() == 6 && open.size() == 6 && (hand + open).bits == (every_sign | std::uint64_t{12} << 56);
}

// The discard pile: up to 112 cards in order, four bits a card, bottom first. Bits that are not in use are zero.
class Pile {
 public:
  constexpr int size() const { return static_cast<int>(size_); }
  constexpr int at(int i) const { return static_cast<int>(words_[word(i)] >> shift(i) & 15); }
  constexpr int top() const { return size_ ? at(size() - 1) : none; }
  constexpr void push(int card) {
    words_[word(size())] |= static_cast<std::uint64_t>(card) << shift(size());
    ++size_;
  }
  constexpr int pop() {
    const int card = top();
    --size_;
    words_[word(size())] &= ~(std::uint64_t{15} << shift(size()));
    return card;
  }
  constexpr void clear() { *this = {}; }
  constexpr Bag bag() const {
    Bag all;
    for (int i = 0; i < size(); ++i) all.add(at(i));
    return all;
  }
  friend constexpr bool operator==(const Pile&, const Pile&) = default;

 private:
  static constexpr std::size_t word(int i) { return static_cast<std::size_t>(i) / 16; }
  static constexpr int shift(int i) { return i % 16 * 4; }
  std::array<std::uint64_t, 7> words_{};
  std::uint64_t size_ = 0;
};

}  // namespace shengxiao::games::zodiac
