// Sets of squares of a sheet: a word a row, bit 0 being column a. Everything about touching and regions is done on whole rows.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace shengxiao::games::rat_and_dragon {

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

// The region of `mask` that `from`, one of its squares, lies in; or a part of it that has `enough` squares. Row by row, down
// and up again, until nothing changes.
struct Region {
  Plane squares;
  int count = 0;
};
inline Region region(Square from, const Plane& mask, int enough = max_columns * max_rows) {
  Region r;
  int top = from.row, bottom = from.row;  // nothing lies outside
  const auto enter = [&](int row, Plane::Row seed) {
    seed &= mask[row] & ~r.squares[row];
    if (!seed) return false;
    const auto grown = runs(seed, mask[row]) | r.squares[row];
    r.count += std::popcount(grown) - std::popcount(r.squares[row]);
    r.squares[row] = grown;
    return true;
  };
  for (bool grown = enter(from.row, Plane::Row{1} << from.column); grown && r.count < enough;) {
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

// The regions of `mask` that hold a square of `seeds`, a part of it.
inline Plane regions_with(const Plane& seeds, const Plane& mask) {
  Plane all;
  for (Plane rest = seeds; !rest.empty(); rest -= all) all |= region(rest.first(), mask).squares;
  return all;
}

// The regions of `mask` that have n squares or more; whether there is one.
inline Plane regions_of(int n, const Plane& mask) {
  if (n <= 1) return mask;
  Plane all;
  for (Plane rest = mask; !rest.empty();) {
    const auto here = region(rest.first(), rest);
    if (here.count >= n) all |= here.squares;
    rest -= here.squares;
  }
  return all;
}
inline bool has_region_of(int n, const Plane& mask) {
  for (Plane rest = mask; !rest.empty();) {
    const auto here = region(rest.first(), rest, n);
    if (here.count >= n) return true;
    rest -= here.squares;
  }
  return false;
}

}  // namespace shengxiao::games::rat_and_dragon
