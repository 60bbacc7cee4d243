// A view as a row of numbers, for learning. A game writes whole numbers and their units, one after another. They are kept as
// floats, each number divided by its unit, or as bytes, which are a quarter of that and hold the numbers themselves.
#pragma once
#include <algorithm>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/bits.hpp"
#include "core/multiset.hpp"

namespace shengxiao {

// What a byte of a tensor stands for: the float (byte - zero) / unit.
struct TensorUnit {
  int unit = 1;
  int zero = 0;
  friend bool operator==(TensorUnit, TensorUnit) = default;
};

template <class T>
concept TensorElement = std::same_as<T, float> || std::same_as<T, std::uint8_t> || std::same_as<T, TensorUnit>;

// Everything is 0 until it is written. One of TensorUnits says what the bytes stand for.
template <TensorElement T>
class Tensor {
 public:
  // Whether also what is always 0 has to be written.
  static constexpr bool tells_units = std::same_as<T, TensorUnit>;

  explicit Tensor(std::span<T> out) : out_(out) { std::ranges::fill(out, T{}); }

  // A byte goes from 0 to 255: a number that would be less or more is kept as 0 or 255. `zero` is added for numbers that can be
  // below 0; it must be 0 where the number may be skipped.
  void number(int x, int unit = 1, int zero = 0) {
    assert(unit > 0);
    if constexpr (std::same_as<T, float>)
      put(static_cast<float>(x) / static_cast<float>(unit));
    else if constexpr (std::same_as<T, std::uint8_t>)
      put(static_cast<std::uint8_t>(std::clamp(x + zero, 0, 255)));
    else
      put({unit, zero});
  }
  // A part of a whole, 0 of nothing. A byte has it in 255ths.
  void share(int part, int whole) {
    if constexpr (std::same_as<T, float>)
      put(whole > 0 ? static_cast<float>(part) / static_cast<float>(whole) : 0.0f);
    else
      number(whole > 0 ? static_cast<int>((std::int64_t{part} * 255 + whole / 2) / whole) : 0, 255);
  }
  void flag(bool x) { number(x); }
  // `size` numbers of which one is 1, or none where `which` is not one of them.
  void one_hot(int which, int size) {
    const bool is_one = which >= 0 && which < size;
    if constexpr (!tells_units) out_[next_ + static_cast<std::size_t>(is_one ? which : 0)] = is_one;  // without a branch
    skip(size);
  }
  // A bit each, the lowest first.
  void bits(std::uint32_t all, int size) {
    assert(size >= 32 || all >> size == 0);
    if constexpr (std::same_as<T, std::uint8_t>) {
      if (next_ + 32 <= out_.size()) {  // what comes after them is still 0
        store_32_bytes(all, &out_[next_]);
        return skip(size);
      }
    }
    if constexpr (!tells_units)
      for (int i = 0; i < size; ++i) out_[next_ + static_cast<std::size_t>(i)] = static_cast<T>(all >> i & 1);
    skip(size);
  }
  // The same of each row, `columns` of them: 32 at a time, whatever row they are of.
  void rows(std::span<const std::uint32_t> all, int columns) {
    assert(columns <= 32);
    std::uint64_t waiting = 0;
    int count = 0;
    for (const auto row : all) {
      waiting |= std::uint64_t{row} << count;
      count += columns;
      if (count < 32) continue;
      bits(static_cast<std::uint32_t>(waiting), 32);
      waiting >>= 32;
      count -= 32;
    }
    bits(static_cast<std::uint32_t>(waiting), count);
  }
  // A number for each of the kinds 0 to `kinds` - 1.
  template <class Word>
  void counts(Multiset<Word> all, int kinds, int unit) {
    constexpr std::size_t most = 2 * sizeof(Word);
    if (!tells_units && next_ + most <= out_.size()) {  // what comes after them is still 0
      const auto bits = all.bits & ((Word{1} << 4 * kinds) - 1);
      for (std::size_t at = 0; at < most; at += 8) {
        const auto eight = static_cast<std::uint32_t>(bits >> 4 * at);
        if constexpr (std::same_as<T, std::uint8_t>) store_nibbles(eight, &out_[next_ + at]);
        if constexpr (std::same_as<T, float>) store_nibbles(eight, static_cast<float>(unit), &out_[next_ + at]);
      }
      return skip(kinds);
    }
    for (int kind = 0; kind < kinds; ++kind) number(all.count(kind), unit);
  }
  // 1 at a place counted from the next one on, which stays the next one: for planes of a board.
  void set(int place) {
    if constexpr (!tells_units) out_[next_ + static_cast<std::size_t>(place)] = 1;
  }
  void skip(int size) { next_ += static_cast<std::size_t>(size); }
  bool full() const { return next_ == out_.size(); }

 private:
  void put(T x) { out_[next_++] = x; }

  std::span<T> out_;
  std::size_t next_ = 0;
};

}  // namespace shengxiao
