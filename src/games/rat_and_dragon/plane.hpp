// Sets of squares of a sheet: a word a row, bit 0 being column a. Everything about touching and regions is done on whole rows.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace shengxiao::sheet {

constexpr int max_columns = 26, max_rows = 26;  // RD-18 has letters for 26 columns; RD-4 (Decision): as many rows

struct Square {
  std::uint8_t column, row;
  friend constexpr bool operator==(Square, Square) = default;
};
constexpr Square square(int column, int row) { return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}; }
inline std::string square_name(Square q) { return static_cast<char>('a' + q.column) + std::to_string(q.row + 1); }

struct Plane {
  using Row = std::uint32_t;
  std::array<Row, max_rows> rows{};

  constexpr Row& operator[](int row) { return rows[static_cast<std::size_t>(row)]; }
  constexpr const Row& operator[](int row) const { return rows[static_cast<std::size_t>(row)]; }
  constexpr bool has(Square q) const { return (*this)[q.row] >> q.column & 1; }
  constexpr void add(Square q) { (*this)[q.row] |= Row{1} << q.column; }

  constexpr bool empty() const {
    Row any = 0;
    for (auto row : rows) any |= row;
    return any == 0;
  }
  constexpr int count() const {
    int n = 0;
    for (auto row : rows) n += std::popcount(row);
    return n;
  }
  // The first square in reading order (RD-18), and the k-th counting from 0. There must be one.
  constexpr Square first() const {
    int row = 0;
    while (!(*this)[row]) ++row;
    return square(std::countr_zero((*this)[row]), row);
  }
  constexpr Square nth(int k) const {
    int row = 0;
    for (int here; k >= (here = std::popcount((*this)[row])); ++row) k -= here;
    auto rest = (*this)[row];
    while (k-- > 0) rest &= rest - 1;
    return square(std::countr_zero(rest), row);
  }
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int row = 0; row < max_rows; ++row)
      for (auto rest = (*this)[row]; rest; rest &= rest - 1) visit(square(std::countr_zero(rest), row));
  }

  constexpr Plane& operator&=(const Plane& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= b.rows[i];
    return *this;
  }
  constexpr Plane& operator|=(const Plane& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] |= b.rows[i];
    return *this;
  }
  constexpr Plane& operator-=(const Plane& b) {
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] &= ~b.rows[i];
    return *this;
  }
  friend constexpr Plane operator&(Plane a, const Plane& b) { return a &= b; }
  friend constexpr Plane operator|(Plane a, const Plane& b) { return a |= b; }
  friend constexpr Plane operator-(Plane a, const Plane& b) { return a -= b; }
  friend constexpr bool operator==(const Plane&, const Plane&) = default;
};

inline Plane only(Square q) {
  Plane p;
  p.add(q);
  return p;
}

// Every square moved one to the right (east), left, down or up. What leaves the plane is lost; what leaves the grid, which may
// be smaller, is for the caller to cut off.
inline Plane east(Plane p) {
  for (auto& row : p.rows) row <<= 1;
  return p;
}
inline Plane west(Plane p) {
  for (auto& row : p.rows) row >>= 1;
  return p;
}
inline Plane south(const Plane& p) {
  Plane q;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i] = p.rows[i - 1];
  return q;
}
inline Plane north(const Plane& p) {
  Plane q;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i - 1] = p.rows[i];
  return q;
}

// The squares that touch one of `p`. Some of them may be of `p`, some outside the grid.
inline Plane touching(const Plane& p) {
  Plane q;
  for (std::size_t i = 0; i < p.rows.size(); ++i) q.rows[i] = p.rows[i] << 1 | p.rows[i] >> 1;
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i] |= p.rows[i - 1];
  for (std::size_t i = 1; i < p.rows.size(); ++i) q.rows[i - 1] |= p.rows[i];
  return q;
}

// All of each run of `mask` that holds a bit of `seed`. Upwards a carry does it, downwards doubling steps.
constexpr Plane::Row runs(Plane::Row seed, Plane::Row mask) {
  seed |= mask & ~(mask + seed);
  for (int reach = 1; reach < max_columns; reach *= 2) {
    seed |= mask & seed >> reach;
    mask &= mask >> reach;
  }
  return seed;
}

// The regions of `mask` that `seed`, a part of it, lies in: row by row down and up again until nothing changes.
inline Plane region(Plane seed, const Plane& mask) {
  for (int row = 0; row < max_rows; ++row)
    if (seed[row]) seed[row] = runs(seed[row], mask[row]);
  const auto enter = [&](int row, int from) {
    const auto fresh = seed[from] & mask[row] & ~seed[row];
    if (fresh) seed[row] = runs(seed[row] | fresh, mask[row]);
    return fresh != 0;
  };
  for (bool grown = true; grown;) {
    grown = false;
    for (int row = 1; row < max_rows; ++row) grown |= enter(row, row - 1);
    for (int row = max_rows - 1; row > 0; --row) grown |= enter(row - 1, row);
  }
  return seed;
}

// The regions of `mask` that have n squares or more.
inline Plane regions_of(int n, const Plane& mask) {
  if (n <= 1) return mask;
  Plane all;
  for (Plane rest = mask; !rest.empty();) {
    const auto here = region(only(rest.first()), rest);
    if (here.count() >= n) all |= here;
    rest -= here;
  }
  return all;
}
inline bool has_region_of(int n, const Plane& mask) {
  for (Plane rest = mask; rest.count() >= n;) {
    const auto here = region(only(rest.first()), rest);
    if (here.count() >= n) return true;
    rest -= here;
  }
  return false;
}

}  // namespace shengxiao::sheet
