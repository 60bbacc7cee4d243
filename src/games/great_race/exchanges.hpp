// All exchanges of energy cards (GR-33, GR-38, GR-40), enumerated and numbered at compile time. legal_exchanges() intersects
// precomputed sets of them, one for each constraint: the cards in hand, the supply, the hand limit, the animal, GR-34. That takes a
// few dozen ANDs and no loop over exchanges.
#pragma once
#include <algorithm>
#include <cassert>

#include "games/great_race/state.hpp"

namespace shengxiao::games::great_race {

// Whom an exchange is open to.
enum ExchangeFor : std::uint8_t {
  for_others = 1,  // all but the Tiger
  for_tiger = 2,
  for_dragon = 4  // with its karma
};

struct Exchange {
  Energies give{}, get{};
  bool karma = false;  // the Dragon's, given beside the cards
  bool up = false;  // the target is what is received
  int target = 0;  // the one card on one side
  unsigned allowed = 0;  // ExchangeFor bits
};

namespace detail {
// No side of an exchange has more than eight cards: eight 1s for a 6 and karma.
constexpr int most_cards = 8;

struct AllExchanges {
  std::array<Exchange, 256> items{};
  int size = 0;

  constexpr AllExchanges() {
    for (const bool karma : {false, true})
      for (const bool up : {true, false})
        for (int target = 2; target <= top_energy; ++target)
          enumerate({.karma = karma, .up = up, .target = target}, {}, target - 1, most_cards);
  }

 private:
  // The target is alone on one side; `cards` are those of the other. Decides how many of this energy there are, then of each lower
  // one; at last, who may do it.
  constexpr void enumerate(Exchange e, Energies cards, int energy, int cards_left) {
    if (energy == 0) return add_if_allowed(e, cards);
    for (int n = cards_left; n >= 0; --n) enumerate(e, cards + energy_card(energy, n), energy - 1, cards_left - n);
  }
  constexpr void add_if_allowed(Exchange e, Energies cards) {
    if (e.up)
      e.allowed = who_gives_up(e, cards);
    else if (total(cards) == e.target + (e.karma ? 2 : 0))
      e.allowed = e.karma ? for_dragon : for_others | for_tiger;
    if (cards.empty() || !e.allowed) return;
    (e.up ? e.give : e.get) = cards;
    (e.up ? e.get : e.give) = energy_card(e.target);
    items[size++] = e;
  }
  static constexpr unsigned who_gives_up(const Exchange& e, Energies given) {
    if (e.karma) return no_waste(given, true, e.target) ? for_dragon : 0;
    return (no_waste(given, false, e.target) ? for_others : 0) | (no_waste(given, false, e.target - 1) ? for_tiger : 0);
  }
  // The cards given, with the karma, are enough for `need`, and without the least of them they are not (GR-33).
  static constexpr bool no_waste(Energies given, bool karma, int need) {
    const int sum = total(given) + (karma ? 2 : 0);
    int least = karma ? 2 : top_energy + 1;
    for (int v = top_energy; v >= 1; --v)
      if (count_of(given, v)) least = std::min(least, v);
    return sum >= need && sum - least < need;
  }
  static constexpr int total(Energies cards) {
    int sum = 0;
    for (int v = 1; v <= top_energy; ++v) sum += v * count_of(cards, v);
    return sum;
  }
};
inline constexpr AllExchanges all_exchanges;
}  // namespace detail

constexpr int exchange_count = detail::all_exchanges.size;
static_assert(exchange_count <= 3 * 64);  // the words of ExchangeSet
constexpr const Exchange& exchange_numbered(int i) { return detail::all_exchanges.items[i]; }

// A set of exchanges, by their numbers.
struct ExchangeSet {
  std::array<std::uint64_t, 3> words{};

  constexpr void add(int i) { words[i / 64] |= std::uint64_t{1} << i % 64; }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  constexpr int size() const { return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]); }
  constexpr ExchangeSet& operator&=(const ExchangeSet& other) {
    for (int w = 0; w < 3; ++w) words[w] &= other.words[w];
    return *this;
  }
  constexpr int nth(int k) const {
    int w = 0;
    for (int n; k >= (n = std::popcount(words[w])); ++w) k -= n;
    return w * 64 + nth_bit(words[w], k);
  }
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    for (int w = 0; w < 3; ++w)
      for (auto left = words[w]; left; left &= left - 1) visit(w * 64 + std::countr_zero(left));
  }
};

namespace detail {
// The set of exchanges that each value of a constraint allows.
struct ExchangeTables {
  std::array<std::array<ExchangeSet, most_cards + 1>, 6> giving{};  // [energy - 1][n]: giving at most n of this energy
  std::array<std::array<ExchangeSet, most_cards + 1>, 6> getting{};  // [energy - 1][n]: getting at most n of it
  std::array<ExchangeSet, most_cards + 1> net_cards{};  // [n]: adding at most n cards to the hand
  std::array<ExchangeSet, 8> allowed{};  // [ExchangeFor bits]: open to any of these
  std::array<ExchangeSet, 8> high_cards{};  // [bits for 4, 5, 6]: getting no other cards from 4 up

  constexpr ExchangeTables() {
    for (int i = 0; i < exchange_count; ++i) {
      const auto& e = exchange_numbered(i);
      unsigned high = 0;
      for (int v = 4; v <= top_energy; ++v)
        if (count_of(e.get, v)) high |= 1u << (v - 4);
      for (unsigned set = 0; set < 8; ++set) {
        if (e.allowed & set) allowed[set].add(i);
        if ((high & ~set) == 0) high_cards[set].add(i);
      }
      for (int n = 0; n <= most_cards; ++n) {
        for (int k = 0; k < 6; ++k) {
          if (count_of(e.give, k + 1) <= n) giving[k][n].add(i);
          if (count_of(e.get, k + 1) <= n) getting[k][n].add(i);
        }
        if (e.get.size() - e.give.size() <= n) net_cards[n].add(i);
      }
    }
  }
};
inline constexpr ExchangeTables exchange_tables;
}  // namespace detail

// The exchanges that the mover can make.
inline ExchangeSet legal_exchanges(const State& s) {
  if (!s.exchanges) return {};
  const auto& tables = detail::exchange_tables;
  const auto capped = [](int n) { return std::min(n, detail::most_cards); };
  const auto animal = s.animal[s.mover];
  const auto hand = s.energy[s.mover];
  const bool with_karma = animal == AnimalId::dragon && s.karma[s.mover] > 0;
  const unsigned allowed = animal == AnimalId::tiger ? for_tiger : with_karma ? for_others | for_dragon : for_others;
  unsigned had = 0;  // bit v: a card v in hand or in the row
  for (const Play play : s.row[s.mover]) had |= 1u << play.energy();
  for (auto left = hand.kinds(); left; left &= left - 1) had |= 1u << nth_energy(left, 0);
  const auto has = [&](int energy) { return had >> energy & 1u; };
  // GR-34, bits for getting a 4, 5, 6: a 4 needs a 3 or 4; a 5 a 4 or 5; a 6 a 5 and no 6.
  const auto high = (has(3) | has(4)) | (has(4) | has(5)) << 1 | (has(5) & ~has(6)) << 2;
  auto set = tables.allowed[allowed];  // GR-33, GR-38, GR-40
  set &= tables.high_cards[high];  // GR-34
  set &= tables.net_cards[capped(room_for_energy(s, s.mover))];  // GR-4
  for (int v = 1; v <= top_energy; ++v) {
    set &= tables.giving[v - 1][capped(count_of(hand, v))];
    if (v > 1) set &= tables.getting[v - 1][capped(count_of(s.supply, v))];  // GR-3
  }
  return set;
}

}  // namespace shengxiao::games::great_race
