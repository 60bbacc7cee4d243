// What a placement promises: every animal on its square, and each against those that face it, by weights learnt from play.
#include <algorithm>
#include <limits>

#include "games/celestial_checkers/knowledge.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {

using State = CelestialCheckers::State;
using Table = std::array<std::array<int, 12>, 12>;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The twelve squares of a camp are numbered from the seat's own a1 upwards.
int camp_index(int square, int seat) {
  const int own = seat == 0 ? square : rotated(square);
  return own / 8 * 4 + own % 8 / 2;
}
int camp_square(int index, int seat) {
  const int own = index / 4 * 8 + index % 4 * 2 + index / 4 % 2;
  return seat == 0 ? own : rotated(own);
}

// One seat's camp while it fills.
struct Camp {
  std::array<int, 12> square_of{};  // by animal; -1 in hand
  unsigned hand, free = 0;          // animals, squares by camp index

  Camp(const State& s, int seat) : hand(s.hand[at(seat)]) {
    square_of.fill(-1);
    for (int i = 0; i < 12; ++i) {
      const int square = camp_square(i, seat);
      if (s.men[at(seat)] >> square & 1)
        square_of[at(s.animal_at(square))] = square;
      else
        free |= 1u << i;
    }
  }
};

// What each animal is worth on each square of its camp, given what of the other side stands and might come to stand.
class Outlook {
 public:
  Outlook(const State& s, int seat, const PlacementWeights& weights) : seat_(seat), own_(s, seat), weights_(weights) {
    const Camp other(s, seat ^ 1);
    const int gaps = std::max(std::popcount(other.free), 1);
    for (int a = 0; a < animals; ++a)
      for (int i = 0; i < 12; ++i) {
        int sum = weights[at(Placing::on + a * 12 + i)];
        const int file = file_of(camp_square(i, seat));
        int unknown = 0;
        for (int b = 0; b < animals; ++b) {
          if (other.square_of[at(b)] >= 0) {
            sum += facing(a, b, file, file_of(other.square_of[at(b)]));
          } else {
            for (unsigned left = other.free; left; left &= left - 1)
              unknown += facing(a, b, file, file_of(camp_square(std::countr_zero(left), seat ^ 1)));
          }
        }
        worth_[at(a)][at(i)] = sum + unknown / gaps;
      }
  }

  // The worth of all that stands, and of the hand on the squares left to it, as well as it can be placed.
  int total() const { return standing() + best_rest(own_.hand, own_.free); }

  int standing() const {
    int sum = 0;
    for (int a = 0; a < animals; ++a)
      if (own_.square_of[at(a)] >= 0) sum += worth_[at(a)][at(camp_index(own_.square_of[at(a)], seat_))];
    return sum;
  }

  int after(int animal, int square) const {
    const int i = camp_index(square, seat_);
    return standing() + worth_[at(animal)][at(i)] + best_rest(own_.hand & ~(1u << animal), own_.free & ~(1u << i));
  }

  const Table& worth() const { return worth_; }
  const Camp& own() const { return own_; }

 private:
  // What meeting `b` is worth to `a`: symmetrical, so that what one side gains the other loses.
  int facing(int a, int b, int file, int other_file) const {
    const int apart = std::abs(file - other_file) / 2;
    return weights_[at(Placing::facing + (a * 12 + b) * 4 + apart)] - weights_[at(Placing::facing + (b * 12 + a) * 4 + apart)];
  }

  // The best way to give each animal a square: the assignment problem, by shortest augmenting paths (Jonker, Volgenant 1987).
  int best_rest(unsigned hand, unsigned free) const {
    std::array<int, 13> rows{}, columns{}, u{}, v{}, match{}, way{};
    int n = 0, m = 0;
    for (; hand; hand &= hand - 1) rows[at(++n)] = std::countr_zero(hand);
    for (; free; free &= free - 1) columns[at(++m)] = std::countr_zero(free);
    const auto cost = [&](int i, int j) { return -worth_[at(rows[at(i)])][at(columns[at(j)])]; };
    for (int i = 1; i <= n; ++i) {
      std::array<int, 13> least;
      std::array<bool, 13> used{};
      least.fill(std::numeric_limits<int>::max());
      int j = 0;
      match[0] = i;
      do {
        used[at(j)] = true;
        int delta = std::numeric_limits<int>::max(), next = 0;
        for (int k = 1; k <= m; ++k) {
          if (used[at(k)]) continue;
          const int c = cost(match[at(j)], k) - u[at(match[at(j)])] - v[at(k)];
          if (c < least[at(k)]) least[at(k)] = c, way[at(k)] = j;
          if (least[at(k)] < delta) delta = least[at(k)], next = k;
        }
        for (int k = 0; k <= m; ++k)
          if (used[at(k)])
            u[at(match[at(k)])] += delta, v[at(k)] -= delta;
          else
            least[at(k)] -= delta;
        j = next;
      } while (match[at(j)] != 0);
      for (; j; j = way[at(j)]) match[at(j)] = match[at(way[at(j)])];
    }
    return v[0];  // less the least cost
  }

  int seat_;
  Camp own_;
  const PlacementWeights& weights_;
  Table worth_;
};

}  // namespace

int CelestialCheckers::Knowledge::prior(const State& s, Action a) const {
  const Outlook own(s, s.mover, *placement), other(s, s.mover ^ 1, *placement);
  const int first = (*placement)[at(Placing::mover)];
  // Facing weights count for both sides of a pair, so each is seen twice; the other's own squares are no concern of this move.
  return own.after(a.animal(), a.to) - other.total() + (s.mover == 1 ? first : -first);
}

// Both sides place on, each animal where it is worth more than elsewhere, give or take.
CelestialCheckers::State CelestialCheckers::Knowledge::sketch(State s, Rng& rng) const {
  const CelestialCheckers game;
  while (s.placing()) {
    const int seat = s.mover;
    const Outlook outlook(s, seat, *placement);
    const auto& w = outlook.worth();
    std::array<int, 12> mean{};  // of an animal over the free squares
    const int squares = std::popcount(outlook.own().free);
    for (unsigned hand = outlook.own().hand; hand; hand &= hand - 1) {
      const int a = std::countr_zero(hand);
      for (unsigned free = outlook.own().free; free; free &= free - 1) mean[at(a)] += w[at(a)][at(std::countr_zero(free))];
      mean[at(a)] /= squares;
    }
    int best = std::numeric_limits<int>::min();
    Action choice{};
    for (unsigned hand = outlook.own().hand; hand; hand &= hand - 1)
      for (unsigned free = outlook.own().free; free; free &= free - 1) {
        const int a = std::countr_zero(hand), i = std::countr_zero(free);
        const int value = w[at(a)][at(i)] - mean[at(a)] + rng.below(40);
        if (value > best) best = value, choice = Action::place(a, camp_square(i, seat));
      }
    game.apply(s, seat_at(seat), choice);
  }
  return s;
}

}  // namespace shengxiao::games::celestial_checkers
