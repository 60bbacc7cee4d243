// Every exchange of energy cards there can ever be (GR-33, GR-38, GR-40), numbered once and for all, and which of them a seat can
// make, all of them looked at together: for each thing that limits them there is a table of sets, and the sets are intersected.
#pragma once
#include <algorithm>
#include <cassert>

#include "games/great_race/cards.hpp"

namespace shengxiao::games::great_race {

enum Trader : std::uint8_t { plain = 1, as_tiger = 2, as_dragon = 4 };  // who may exchange so: anybody but Tiger; Tiger; Dragon

struct Exchange {
  Energies give = 0, get = 0;
  std::uint8_t karma = 0;    // Dragon's, beside the cards
  std::uint8_t target = 0;   // the one card on one side
  std::uint8_t up = 0;       // it is the one got
  std::uint8_t traders = 0;
};

namespace detail {
struct AllExchanges {
  std::array<Exchange, 256> items{};
  int size = 0;

  constexpr void push(const Exchange& e) { items[static_cast<std::size_t>(size++)] = e; }

  // GR-33: the cards `given` are enough for `need`, and without the least of them, karma included, no longer are.
  static constexpr bool fits(Energies given, bool karma, int need) {
    int total = karma ? 2 : 0, least = karma ? 2 : 7;
    for (int v = top_energy; v >= 1; --v) {
      total += v * count_of(given, v);
      if (count_of(given, v) && v < least) least = v;
    }
    return total >= need && total - least < need;
  }
  constexpr void up(int target, Energies given, int below, int left, bool karma) {
    if (below == 1) {
      if (!given) return;
      const int traders = karma ? (fits(given, true, target) ? as_dragon : 0)
                                : (fits(given, false, target) ? plain : 0) | (fits(given, false, target - 1) ? as_tiger : 0);
      if (traders) push({given, one(target), karma, static_cast<std::uint8_t>(target), 1, static_cast<std::uint8_t>(traders)});
      return;
    }
    for (int n = left; n >= 0; --n) up(target, given + static_cast<Energies>(n) * one(below - 1), below - 1, left - n, karma);
  }
  constexpr void down(int target, Energies got, int below, int left, bool karma) {
    if (below == 1) {
      if (left == 0)
        push({one(target), got, karma, static_cast<std::uint8_t>(target), 0,
              static_cast<std::uint8_t>(karma ? as_dragon : plain | as_tiger)});
      return;
    }
    for (int n = left / (below - 1); n >= 0; --n)
      down(target, got + static_cast<Energies>(n) * one(below - 1), below - 1, left - n * (below - 1), karma);
  }
  constexpr AllExchanges() {
    for (const bool karma : {false, true}) {
      for (int target = 2; target <= top_energy; ++target) up(target, 0, target, target, karma);
      for (int target = 2; target <= top_energy; ++target) down(target, 0, target, target + (karma ? 2 : 0), karma);
    }
  }
};
inline constexpr AllExchanges all_exchanges;
}  // namespace detail

constexpr int exchange_count = detail::all_exchanges.size;
static_assert(exchange_count <= 192);
constexpr const Exchange& exchange(int i) { return detail::all_exchanges.items[static_cast<std::size_t>(i)]; }

// A set of exchanges.
struct ExchangeSet {
  std::array<std::uint64_t, 3> words{};

  constexpr void add(int i) { words[static_cast<std::size_t>(i / 64)] |= std::uint64_t{1} << i % 64; }
  constexpr bool has(int i) const { return words[static_cast<std::size_t>(i / 64)] >> i % 64 & 1; }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  constexpr int size() const { return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]); }
  constexpr ExchangeSet& operator&=(const ExchangeSet& other) {
    for (std::size_t w = 0; w < 3; ++w) words[w] &= other.words[w];
    return *this;
  }
  constexpr int nth(int k) const {
    std::size_t w = 0;
    for (int n; k >= (n = std::popcount(words[w])); ++w) k -= n;
    auto rest = words[w];
    while (k-- > 0) rest &= rest - 1;
    return static_cast<int>(w) * 64 + std::countr_zero(rest);
  }
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    for (std::size_t w = 0; w < 3; ++w)
      for (auto rest = words[w]; rest; rest &= rest - 1) visit(static_cast<int>(w) * 64 + std::countr_zero(rest));
  }
};

namespace detail {
// Given or got more than eight cards of a number is never (6 and karma for eight 1s).
constexpr int most_of_one = 8;

struct ExchangeTables {
  std::array<std::array<ExchangeSet, most_of_one + 1>, 6> giving{};  // [energy - 1][n]: those that give no more than n of it
  std::array<std::array<ExchangeSet, most_of_one + 1>, 6> getting{};
  std::array<ExchangeSet, most_of_one + 1> growing{};                // [n]: those after which a seat has at most n cards more
  std::array<ExchangeSet, 8> by{};                                   // [traders]: those open to any of them
  std::array<ExchangeSet, 8> rare{};  // [bits for 4, 5, 6]: those that get none but these of the three

  constexpr ExchangeTables() {
    for (int i = 0; i < exchange_count; ++i) {
      const auto& e = exchange(i);
      std::size_t got = 0;
      for (int v = 1; v <= top_energy; ++v)
        if (v >= 4 && count_of(e.get, v)) got |= std::size_t{1} << (v - 4);
      for (std::size_t set = 0; set < 8; ++set) {
        if (e.traders & set) by[set].add(i);
        if ((got & ~set) == 0) rare[set].add(i);
      }
      for (int n = 0; n <= most_of_one; ++n) {
        const auto at = static_cast<std::size_t>(n);
        for (int v = 1; v <= top_energy; ++v) {
          const auto number = static_cast<std::size_t>(v - 1);
          if (count_of(e.give, v) <= n) giving[number][at].add(i);
          if (count_of(e.get, v) <= n) getting[number][at].add(i);
        }
        if (count_of(e.get) - count_of(e.give) <= n) growing[at].add(i);
      }
    }
  }
};
inline constexpr ExchangeTables exchange_tables;
}  // namespace detail

// What a seat needs to know of itself to exchange.
struct Trading {
  Energies hand, supply;
  Row row;
  int animal, karma;
};

inline ExchangeSet legal_exchanges(const Trading& t) {
  const auto& tables = detail::exchange_tables;
  const auto most = [](int n) { return static_cast<std::size_t>(std::min(n, detail::most_of_one)); };
  const int traders = t.animal == tiger ? as_tiger : t.animal == dragon && t.karma > 0 ? plain | as_dragon : plain;
  unsigned have = 0;  // GR-34: in hand or in the row
  for (Row row = t.row; row; row >>= 8) have |= 1u << energy_of(static_cast<Pair>(row));
  for (auto rest = kinds(t.hand); rest; rest &= rest - 1) have |= 1u << (std::countr_zero(rest) / 5 + 1);
  const auto has = [&](int energy) { return have >> energy & 1; };
  const auto rare = (has(3) | has(4)) | (has(4) | has(5)) << 1 | (has(5) & ~has(6)) << 2;
  auto set = tables.by[static_cast<std::size_t>(traders)];
  set &= tables.rare[rare & 7];
  set &= tables.growing[most(most_energy - count_of(t.hand) - energies_under(t.row))];
  for (int v = 1; v <= top_energy; ++v) {
    const auto number = static_cast<std::size_t>(v - 1);
    set &= tables.giving[number][most(count_of(t.hand, v))];
    if (v > 1) set &= tables.getting[number][most(count_of(t.supply, v))];
  }
  return set;
}

}  // namespace shengxiao::games::great_race
