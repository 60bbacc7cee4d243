// A multiset of small numbers in one word.
#pragma once
#include <cassert>
#include <cstdint>

namespace shengxiao {

// The numbers are the kinds 0, 1, … of what is counted. Four bits count each kind, at most 15, and the top byte counts all of them.
// So adding and subtracting the words adds and removes what is in them; a difference may be below zero on the way to a sum.
template <class Word>
struct Multiset {
  static constexpr int bits_of_sum = 8, sum_at = 8 * sizeof(Word) - bits_of_sum, most_kinds = sum_at / 4;
  static constexpr Word ones = ((Word{1} << sum_at) - 1) / 15;  // the lowest bit of every kind

  Word bits = 0;

  static constexpr Multiset of(int kind, int n = 1) { return {static_cast<Word>(n) * (Word{1} << 4 * kind | Word{1} << sum_at)}; }
  constexpr int size() const { return static_cast<int>(bits >> sum_at); }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count(int kind) const { return static_cast<int>(bits >> 4 * kind & 15); }
  constexpr bool has(int kind) const { return count(kind) > 0; }
  // Whether every count is at least as large as the other one's.
  constexpr bool holds(Multiset other) const {
    for (int kind = 0; kind < most_kinds; ++kind)
      if (count(kind) < other.count(kind)) return false;
    return true;
  }
  constexpr void add(int kind) { *this += of(kind); }
  constexpr void remove(int kind) {
    assert(has(kind));
    *this -= of(kind);
  }
  // The kinds that occur, as a set: bit 4k for kind k.
  constexpr Word kinds() const { return (bits | bits >> 1 | bits >> 2 | bits >> 3) & ones; }

  constexpr Multiset& operator+=(Multiset other) { return *this = *this + other; }
  constexpr Multiset& operator-=(Multiset other) { return *this = *this - other; }
  friend constexpr Multiset operator+(Multiset a, Multiset b) { return {static_cast<Word>(a.bits + b.bits)}; }
  friend constexpr Multiset operator-(Multiset a, Multiset b) { return {static_cast<Word>(a.bits - b.bits)}; }
  friend constexpr bool operator==(Multiset, Multiset) = default;
};

}  // namespace shengxiao
