// Plain values, and the two containers that live inside their owner.
#pragma once
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/seat.hpp"

namespace shengxiao {

// Copying is memcpy, equality and hashing are by bytes, saving is writing them.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> && std::equality_comparable<T>;

// An unsigned integer as wide as T's alignment, so that a struct of T's and one of these never has padding.
template <class T>
using AlignedSize = std::conditional_t<
    alignof(T) == 1, std::uint8_t,
    std::conditional_t<alignof(T) == 2, std::uint16_t, std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;

// A list for states and views. Unused slots stay zero, so two equal lists are equal byte for byte.
template <class T, int N>
class List {
 public:
  static constexpr int capacity = N;
  constexpr List() = default;
  constexpr List(int size, T fill) {
    for (int i = 0; i < size; ++i) push_back(fill);
  }
  constexpr void push_back(T x) {
    assert(size() < N);
    items_[size_++] = x;
  }
  constexpr T pop_back() {
    T x = items_[--size_];
    items_[size_] = T{};
    return x;
  }
  constexpr void clear() { *this = {}; }
  constexpr int size() const { return static_cast<int>(size_); }
  constexpr bool empty() const { return size_ == 0; }
  constexpr T& operator[](int i) { return items_[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
  constexpr T& operator[](Seat s) { return items_[static_cast<std::size_t>(index(s))]; }
  constexpr const T& operator[](Seat s) const { return items_[static_cast<std::size_t>(index(s))]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  // All of them; those after the last one are T{}.
  constexpr const std::array<T, static_cast<std::size_t>(N)>& slots() const { return items_; }
  friend constexpr bool operator==(const List&, const List&) = default;

 private:
  std::array<T, static_cast<std::size_t>(N)> items_{};
  AlignedSize<T> size_ = 0;
};

// One value for each player, by seat.
template <class T>
using PerSeat = List<T, max_seats>;

// Scratch space for legal moves: like List, but nothing is cleared, so it costs nothing to make and must not be stored.
template <class T, int N>
class Buffer {
 public:
  static constexpr int capacity = N;
  Buffer() {}  // NOLINT(modernize-use-equals-default): leaves the slots unset, even where it is value-initialised
  void push_back(T x) {
    assert(size_ < N);
    slots_.items[size_++] = x;
  }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](int i) { return slots_.items[i]; }
  const T& operator[](int i) const { return slots_.items[i]; }
  T* begin() { return slots_.items; }
  T* end() { return slots_.items + size_; }
  const T* begin() const { return slots_.items; }
  const T* end() const { return slots_.items + size_; }
  bool contains(const T& x) const {
    for (const T& y : *this)
      if (x == y) return true;
    return false;
  }
  friend bool operator==(const Buffer& a, const Buffer& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i)
      if (!(a[i] == b[i])) return false;
    return true;
  }

 private:
  int size_ = 0;
  union Slots {  // a union's members are not initialised with it
    Slots() {}
    T items[N];
  } slots_;
  static_assert(std::is_trivially_copyable_v<T>);
};

}  // namespace shengxiao
