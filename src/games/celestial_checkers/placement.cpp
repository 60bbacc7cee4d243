// The value of a placement: of every animal on its square, and against each of the other side's animals by how many files they are
// apart. While some animals are still in hand, an average over their free squares stands for those of the other side, and the
// seat's own are assigned to its free squares as well as possible.
#include <algorithm>
#include <limits>

#include "games/celestial_checkers/features.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {

using Table = std::array<std::array<int, 12>, 12>;  // [animal][square of the camp]

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The square with this number in the camp of a seat.
int camp_square(int index, int seat) {
  const int own = index / 4 * 8 + index % 4 * 2 + index / 4 % 2;
  return seat == 0 ? own : rotated(own);
}

// The camp of a seat while it fills.
struct Camp {
  std::array<int, 12> square_of{};  // by animal; -1: in hand
  unsigned hand;                    // the animals not yet placed, as a set
  unsigned free = 0;                // the empty squares of the camp, as a set

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

// The values of a seat's animals on the squares of its camp, given what the other side has placed and may still place.
class CampValues {
 public:
  CampValues(const State& s, int seat, const PlacementWeights& weights) : seat_(seat), own_(s, seat), weights_(weights) {
    const Camp other(s, seat ^ 1);
    const int free_squares = std::max(std::popcount(other.free), 1);
    for (int a = 0; a < animals; ++a)
      for (int i = 0; i < 12; ++i) {
        int sum = weights[at(PlacementOffset::on + a * 12 + i)];
        const int file = file_of(camp_square(i, seat));
        int unplaced = 0;
        for (int b = 0; b < animals; ++b) {
          if (other.square_of[at(b)] >= 0) {
            sum += facing(a, b, file, file_of(other.square_of[at(b)]));
          } else {
            for (unsigned left = other.free; left; left &= left - 1)
              unplaced += facing(a, b, file, file_of(camp_square(std::countr_zero(left), seat ^ 1)));
          }
        }
        value_[at(a)][at(i)] = sum + unplaced / free_squares;
      }
  }

  // The value of the animals placed, and of the hand on the free squares at its best.
  int total() const { return value_of_placed() + best_assignment(own_.hand, own_.free); }

  // The same after a placement.
  int total_after(int animal, int square) const {
    const int i = camp_index(square, seat_);
    return value_of_placed() + value_[at(animal)][at(i)] + best_assignment(own_.hand & ~(1u << animal), own_.free & ~(1u << i));
  }

  const Table& table() const { return value_; }
  const Camp& camp() const { return own_; }

 private:
  int value_of_placed() const {
    int sum = 0;
    for (int a = 0; a < animals; ++a)
      if (own_.square_of[at(a)] >= 0) sum += value_[at(a)][at(camp_index(own_.square_of[at(a)], seat_))];
    return sum;
  }

  // What animal `a` gains by facing animal `b` of the other side, which loses as much.
  int facing(int a, int b, int file, int other_file) const {
    const int apart = std::abs(file - other_file) / 2;
    return weights_[at(PlacementOffset::facing + (a * 12 + b) * 4 + apart)] -
           weights_[at(PlacementOffset::facing + (b * 12 + a) * 4 + apart)];
  }

  // The highest value of the animals on these squares, one on each: the assignment problem, by shortest augmenting paths (Jonker
  // and Volgenant 1987).
  int best_assignment(unsigned hand, unsigned free) const {
    std::array<int, 13> rows{}, columns{}, u{}, v{}, match{}, previous{};
    int n = 0, m = 0;
    for (; hand; hand &= hand - 1) rows[at(++n)] = std::countr_zero(hand);
    for (; free; free &= free - 1) columns[at(++m)] = std::countr_zero(free);
    const auto cost = [&](int i, int j) { return -value_[at(rows[at(i)])][at(columns[at(j)])]; };
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
          if (c < least[at(k)]) least[at(k)] = c, previous[at(k)] = j;
          if (least[at(k)] < delta) delta = least[at(k)], next = k;
        }
        for (int k = 0; k <= m; ++k)
          if (used[at(k)])
            u[at(match[at(k)])] += delta, v[at(k)] -= delta;
          else
            least[at(k)] -= delta;
        j = next;
      } while (match[at(j)] != 0);
      for (; j; j = previous[at(j)]) match[at(j)] = match[at(previous[at(j)])];
    }
    return v[0];  // minus the least cost
  }

  int seat_;
  Camp own_;
  const PlacementWeights& weights_;
  Table value_;
};

}  // namespace

int CelestialCheckers::Knowledge::prior(const State& s, Action a) const {
  const CampValues own(s, s.mover, *placement), other(s, s.mover ^ 1, *placement);
  const int first = (*placement)[at(PlacementOffset::mover)];
  // total_after() decides the order of the moves, and counts each pair of facing animals once, as the weights were fitted.
  // other.total() is that before the move, the same for all of them. It counts the pairs placed before once more, which overstates
  // the margin by the same amount for every move; where there is time, samples correct it (agents/opening.hpp).
  return own.total_after(a.animal(), a.to) - other.total() + (s.mover == 1 ? first : -first);
}

// Both sides place their animals, each time the one that gains most over its average square, with some random noise.
State CelestialCheckers::Knowledge::sample_opening(State s, Rng& rng) const {
  const CelestialCheckers game;
  while (s.placing()) {
    const int seat = s.mover;
    const CampValues values(s, seat, *placement);
    const auto& value = values.table();
    const auto& camp = values.camp();
    std::array<int, 12> mean{};  // [animal]: over the free squares
    for (unsigned hand = camp.hand; hand; hand &= hand - 1) {
      const int a = std::countr_zero(hand);
      for (unsigned free = camp.free; free; free &= free - 1) mean[at(a)] += value[at(a)][at(std::countr_zero(free))];
      mean[at(a)] /= std::popcount(camp.free);
    }
    int best = std::numeric_limits<int>::min();
    Action choice{};
    for (unsigned hand = camp.hand; hand; hand &= hand - 1)
      for (unsigned free = camp.free; free; free &= free - 1) {
        const int a = std::countr_zero(hand), i = std::countr_zero(free);
        const int gain = value[at(a)][at(i)] - mean[at(a)] + rng.below(40);
        if (gain > best) best = gain, choice = Action::place(a, camp_square(i, seat));
      }
    game.apply(s, seat_at(seat), choice);
  }
  return s;
}

}  // namespace shengxiao::games::celestial_checkers
