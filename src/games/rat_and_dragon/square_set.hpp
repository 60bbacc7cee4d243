// Sets of squares: a word for each row, bit 0 being column a. Touching squares and regions are found a row at a time.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>

#include "core/bits.hpp"

namespace shengxiao::games::rat_and_dragon {

constexpr int max_columns = 26, max_rows = 26;  // RD-4

struct Square {
  std::uint8_t column, row;
  friend constexpr bool operator==(Square, Square) = default;
};
constexpr Square square(int column, int row) { return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}; }
inline std::string square_name(Square q) { return static_cast<char>('a' + q.column) + std::to_string(q.row + 1); }

struct SquareSet {
  using Row = std::uint32_t;
  std::array<Row, max_rows> rows{};

  constexpr Row& operator[](int row) { return rows[row]; }
  constexpr const Row& operator[](int row) const { return rows[row]; }
  constexpr bool has(Square q) const { return (*this)[q.row] >> q.column & 1; }
  constexpr void add(Square q) { (*this)[q.row] |= Row{1} << q.column; }

  constexpr bool empty() const {
    Row any = 0;
    for (auto row : rows) any |= row;
    return any == 0;
  }
  constexpr int count() const {
    int n = 0;
    for (const auto two_rows : std::bit_cast<std::array<std::uint64_t, max_rows / 2>>(rows)) n += std::popcount(two_rows);
    return n;
  }
  // The first square in reading order (RD-18). The set must not be empty.
  constexpr Square first() const {
    int row = 0;
    while (!(*this)[row]) ++row;
    return square(std::countr_zero((*this)[row]), row);
  }
  // The k-th square in reading order, counting from 0.
  constexpr Square nth(int k) const {
    int row = 0;
    for (int here; k >= (here = std::popcount((*this)[row])); ++row) k -= here;
    return square(nth_bit((*this)[row], k), row);
  }
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int row = 0; row < max_rows; ++row)
      for (auto rest = (*this)[row]; rest; rest &= rest - 1) visit(square(std::countr_zero(rest), row));
  }

  constexpr SquareSet& operator&=(const SquareSet& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= b.rows[i];
    return *this;
  }
  constexpr SquareSet& operator|=(const SquareSet& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] |= b.rows[i];
    return *this;
  }
  constexpr SquareSet& operator-=(const SquareSet& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= ~b.rows[i];
    return *this;
  }
  friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) { return a &= b; }
  friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) { return a |= b; }
  friend constexpr SquareSet operator-(SquareSet a, const SquareSet& b) { return a -= b; }
  friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;
};

inline SquareSet only(Square q) {
  SquareSet set;
  set.add(q);
  return set;
}

// Every square moved by one column or row. The result may have squares outside the grid.
inline SquareSet east(SquareSet p) {
  for (auto& row : p.rows) row <<= 1;
  return p;
}
inline SquareSet west(SquareSet p) {
  for (auto& row : p.rows) row >>= 1;
  return p;
}
inline SquareSet south(const SquareSet& p) {
  SquareSet q;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i] = p.rows[i - 1];
  return q;
}
inline SquareSet north(const SquareSet& p) {
  SquareSet q;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i - 1] = p.rows[i];
  return q;
}

// The squares that touch a square of the set. They may belong to the set, or lie outside the grid.
inline SquareSet touching(const SquareSet& p) {
  SquareSet q;
  for (std::size_t i = 0; i < p.rows.size(); ++i) q.rows[i] = p.rows[i] << 1 | p.rows[i] >> 1;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i] |= p.rows[i - 1];
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i - 1] |= p.rows[i];
  return q;
}

// Fills the runs of ones in `mask` that contain a bit of `seed`. mask + seed carries from the seed to the upper end of its run;
// towards bit 0 the loop doubles the reach each time (Kogge-Stone fill).
constexpr SquareSet::Row fill_runs(SquareSet::Row seed, SquareSet::Row mask) {
  seed |= mask & ~(mask + seed);
  for (int reach = 1; reach < max_columns; reach *= 2) {
    seed |= mask & seed >> reach;
    mask &= mask >> reach;
  }
  return seed;
}

struct Region {
  SquareSet squares;
  int count = 0;
};
// The region of `mask` around `from`, one of its squares. Stops early with a part of it that has `enough` squares.
inline Region flood_fill(Square from, const SquareSet& mask, int enough = max_columns * max_rows) {
  Region r;
  int top = from.row, bottom = from.row;  // of the region so far
  const auto enter = [&](int row, SquareSet::Row seed) {
    seed &= mask[row] & ~r.squares[row];
    if (!seed) return false;
    const auto grown = fill_runs(seed, mask[row]) | r.squares[row];
    r.count += std::popcount(grown) - std::popcount(r.squares[row]);
    r.squares[row] = grown;
    return true;
  };
  // Sweeps down and up again until nothing changes.
  for (bool grown = enter(from.row, SquareSet::Row{1} << from.column); grown && r.count < enough;) {
    grown = false;
    for (int row = top + 1; row < max_rows; ++row) {
      if (enter(row, r.squares[row - 1])) {
        grown = true;
        bottom = std::max(bottom, row);
      } else if (row > bottom) {
        break;
      }
    }
    for (int row = bottom - 1; row >= 0; --row) {
      if (enter(row, r.squares[row + 1])) {
        grown = true;
        top = std::min(top, row);
      } else if (row < top) {
        break;
      }
    }
  }
  return r;
}

// The regions of `mask` that have at least n squares.
inline SquareSet regions_of_at_least(int n, const SquareSet& mask) {
  if (n <= 1) return mask;
  SquareSet all;
  for (SquareSet rest = mask; rest.count() >= n;) {
    const auto here = flood_fill(rest.first(), rest);
    if (here.count >= n) all |= here.squares;
    rest -= here.squares;
  }
  return all;
}

inline bool has_region_of_at_least(int n, const SquareSet& mask) {
  for (SquareSet rest = mask; rest.count() >= std::max(n, 1);) {
    const auto here = flood_fill(rest.first(), rest, n);
    if (here.count >= n) return true;
    rest -= here.squares;
  }
  return false;
}

}  // namespace shengxiao::games::rat_and_dragon
