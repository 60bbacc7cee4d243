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
  explicit Tensor(std::span<T> out) : out_(out) { std::ranges::fill(out, T{}); }

  // A byte goes from 0 to 255: a number that would be less or more is kept as 0 or 255. `zero` is added for numbers that can be
  // below 0; it must be 0 where the number may be skipped.
  void number(int x, int unit = 1, int zero = 0) {
    assert(unit > 0);
    if constexpr (std::same_as<T, float>)
      put(static_cast<float>(static_cast<double>(x) / unit));
    else if constexpr (std::same_as<T, std::uint8_t>)
      put(static_cast<std::uint8_t>(std::clamp(x + zero, 0, 255)));
    else
      put({unit, zero});
  }
  // A part of a whole, 0 of nothing. A byte has it in 255ths.
  void share(int part, int whole) {
    if constexpr (std::same_as<T, float>)
      put(whole > 0 ? static_cast<float>(static_cast<double>(part) / whole) : 0.0f);
    else
      number(whole > 0 ? static_cast<int>((std::int64_t{part} * 255 + whole / 2) / whole) : 0, 255);
  }
  void flag(bool x) { number(x); }
  // `size` numbers of which one is 1, or none where `which` is not one of them.
  void one_hot(int which, int size) {
    if (which >= 0 && which < size) set(which);
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
    for (; all; all &= all - 1) set(std::countr_zero(all));
    skip(size);
  }
  // 1 at a place counted from the next one on, which stays the next one: for planes of a board.
  void set(int place) {
    if constexpr (!std::same_as<T, TensorUnit>) out_[next_ + static_cast<std::size_t>(place)] = 1;
  }
  void skip(int size) { next_ += static_cast<std::size_t>(size); }
  bool full() const { return next_ == out_.size(); }

 private:
  void put(T x) { out_[next_++] = x; }

  std::span<T> out_;
  std::size_t next_ = 0;
};

}  // namespace shengxiao
