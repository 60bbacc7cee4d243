// What searchers know of Celestial Checkers beyond its rules: what a position is worth, and what is certain about its end.
#pragma once
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// Where a piece may still come to: every square that forward steps and jumps lead to (CC-8). Of a piece and an enemy either
// each stands in the other's cone or neither does; in the second case they can never meet again.
struct Cones {
  std::array<std::array<Bits, 64>, 2> of{};
  constexpr Cones() {
    for (int from = 0; from < 64; ++from)
      for (int to = 0; to < 64; ++to) {
        const int up = rank_of(to) - rank_of(from), side = file_of(to) - file_of(from);
        if (!(dark & bit(from)) || !(dark & bit(to)) || up == 0 || std::max(side, -side) > std::max(up, -up)) continue;
        of[up < 0][static_cast<std::size_t>(from)] |= bit(to);
      }
  }
};
inline constexpr Cones cones;

// The points of a set of animals (CC-3, CC-15).
struct SetPoints {
  std::array<std::uint8_t, 1 << animals> of{};
  constexpr SetPoints() {
    for (unsigned set = 1; set < of.size(); ++set)
      of[set] = static_cast<std::uint8_t>(of[set & (set - 1)] + intelligence(std::countr_zero(set)));
  }
};
inline constexpr SetPoints set_points;

// The weights of the evaluation, in hundredths of a point, as one list; where each kind of them begins. Animals count from 0.
struct Feature {
  static constexpr int reach = 0;               // [animal][distance 0..7][enemies ahead that may take it, see danger_steps]
  static constexpr int prey = reach + 12 * 56;  // [animal][enemies ahead that it may take, 0..6]
  static constexpr int file = prey + 12 * 7;    // [animal][file, from its own side]
  static constexpr int pose = file + 12 * 8;  // [animal][2 if it cannot slide now, and 1 if it cannot be jumped where it stands]
  static constexpr int hanging = pose + 12 * 4;  // [animal] of the seat to move, could be jumped if it did nothing
  static constexpr int tempo = hanging + 12;  // [stage 0..2][moves of free pieces more than the other has, -8..8, plus 8]
  static constexpr int spare = tempo + 3 * 17;  // [stage][moves of all pieces more than the other has, -8..8 in pairs, plus 4]
  static constexpr int count = spare + 3 * 9;
};
// 0, 1, 2, 3, 4 or 5, 6 and more; from 16 on, 6 for a piece with no enemy ahead at all.
constexpr std::array<std::uint8_t, 32> danger_steps{0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
                                                    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
using Weights = std::array<std::int16_t, Feature::count>;
extern const Weights tuned_weights;

// The weights of a placement, likewise. Squares of the camp from the seat's own a1 upwards, 0..11.
struct Placing {
  static constexpr int on = 0;  // [animal][square of the camp]
  static constexpr int facing = 12 * 12;  // [animal][other's animal][files apart, in pairs: 0..3]
  static constexpr int mover = facing + 12 * 12 * 4;  // for North, which moves first (CC-7)
  static constexpr int count = mover + 1;
};
using PlacementWeights = std::array<std::int16_t, Placing::count>;
extern const PlacementWeights tuned_placement;

struct CelestialCheckers::Knowledge {
  struct Margins {
    int least, most;
  };
  static constexpr int unit = 100, slots = 76 * 64;

  const Weights* weights = &tuned_weights;
  const PlacementWeights* placement = &tuned_placement;

  bool by_margin(const CelestialCheckers& game) const;

  // Which animals are home does not matter to what can still happen; the points they made are `margin`.
  State key(const State& s) const {
    auto e = s;
    e.home = {};
    return e;
  }
  int margin(const State& s) const { return points(s, s.mover) - points(s, s.mover ^ 1); }

  // Most can come home what stands on the board; where little does, `certain` looks closer.
  Margins margins(const State& s) const {
    if (s.placing()) return {-78, 78};
    if (few(s)) return certain(s);
    const int now = margin(s);
    return {now - standing(s, s.mover ^ 1), now + standing(s, s.mover)};
  }
  int evaluate(const State& s) const;
  bool tactical(const State& s) const { return !s.placing() && CelestialCheckers::steps(s).jumps; }
  bool few(const State& s) const { return std::popcount(s.men[0] | s.men[1]) <= 10 && !s.placing(); }
  bool solvable(const State& s) const { return std::popcount(s.men[0] | s.men[1]) <= 8 && !s.placing(); }

  int slot(Action a) const { return a.from * 64 + a.to; }
  Action action(int slot) const { return {static_cast<std::uint8_t>(slot / 64), static_cast<std::uint8_t>(slot % 64)}; }

  // A jump by the points it takes and by the points it risks; a slide by the points it brings home.
  int ordering_score(const State& s, Action a) const {
    if (a.is_placement()) return 0;
    const int own = 13 - s.strength_at(a.from);
    const int home = bit(a.to) & far_rank[s.mover] ? own : 0;
    if (a.is_jump()) return 16 * (13 - s.strength_at(a.over())) - own + 16 * home;
    return 40 * home;
  }

  bool opening(const State& s) const { return s.placing(); }
  int prior(const State& s, Action a) const;
  State sketch(State s, Rng& rng) const;

  // The points that stand on the board for a seat.
  static int standing(const State& s, int seat) {
    const auto men = s.men[static_cast<std::size_t>(seat)];
    int sum = 13 * std::popcount(men);
    for (std::size_t k = 0; k < 4; ++k) sum -= std::popcount(men & s.strength[k]) << k;
    return sum;
  }
  static int points(const State& s, int seat) { return set_points.of[s.home[static_cast<std::size_t>(seat)] & 0xFFF]; }

  // The least and the most that the seat to move, which can move, ends with.
  static Margins certain(const State& s);
};

}  // namespace shengxiao::games::celestial_checkers
