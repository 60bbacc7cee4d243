// What searchers know of Celestial Checkers beyond its rules. Knowledge implements agents::Searchable (agents/searchable.hpp),
// which explains its members.
//
// The evaluation of a position is its margin plus the weights of its features (features.hpp). A placement is valued by a model of
// its own (placement.cpp). The weights are fitted to games of self-play (weights.cpp). knowledge.cpp bounds the margins of endings.
#pragma once
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// The squares that a piece may still reach, by slides and jumps (CC-8). A piece and an enemy are either both in each other's cone,
// or they can never meet again.
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

// Where each kind of feature begins in the list of weights. Files count from 0, distances are in ranks. The stage is 0 with more
// than 16 pieces on the board, 1 with more than 8, else 2.
struct FeatureOffset {
  static constexpr int reach = 0;  // [animal][distance to the far rank][danger_bucket]
  static constexpr int prey = reach + 12 * 56;  // [animal][enemies ahead that it may capture, 0..6]
  static constexpr int file = prey + 12 * 7;  // [animal][file, from its own side]
  static constexpr int blocked_covered = file + 12 * 8;  // [animal][2 if it cannot slide now, plus 1 if nothing can jump it now]
  static constexpr int hanging = blocked_covered + 12 * 4;  // [animal of the seat to move that could be jumped if it did nothing]
  static constexpr int tempo = hanging + 12;  // [stage][moves of free pieces, less the other seat's, -8..8, plus 8]
  static constexpr int spare = tempo + 3 * 17;  // [stage][moves of all pieces, less the other seat's, -8..8 halved, plus 4]
  static constexpr int count = spare + 3 * 9;
};
// [enemies ahead that may capture a piece]; [16]: there is no enemy ahead at all. A table, to avoid a branch.
constexpr std::array<std::uint8_t, 17> danger_bucket{0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6};
using Weights = std::array<std::int16_t, FeatureOffset::count>;  // in hundredths of a point
extern const Weights tuned_weights;

// The same for the weights of a placement. The squares of a camp are numbered from the seat's own a1 upwards, 0..11.
struct PlacementOffset {
  static constexpr int on = 0;  // [animal][square of the camp]
  static constexpr int facing = 12 * 12;  // [animal][the other seat's animal][files apart, halved: 0..3]
  static constexpr int mover = facing + 12 * 12 * 4;  // for North, which moves first (CC-7)
  static constexpr int count = mover + 1;
};
using PlacementWeights = std::array<std::int16_t, PlacementOffset::count>;
extern const PlacementWeights tuned_placement;

struct CelestialCheckers::Knowledge {
  struct Margins {
    int least, most;
  };
  static constexpr int unit = 100, slots = 76 * 64;

  const Weights* weights = &tuned_weights;
  const PlacementWeights* placement = &tuned_placement;

  bool by_margin(const CelestialCheckers& game) const;

  // Which animals are home does not matter to what can still happen.
  State key(const State& s) const {
    auto e = s;
    e.home = {};
    return e;
  }
  static int margin(const State& s) { return s.score(s.mover) - s.score(s.mover ^ 1); }

  // No more can come home than is on the board. With few pieces there are closer bounds.
  Margins margins(const State& s) const {
    if (s.placing()) return {-78, 78};
    if (few(s)) return ending_margins(s);
    const int now = margin(s);
    return {now - points_on_board(s, s.mover ^ 1), now + points_on_board(s, s.mover)};
  }
  int evaluate(const State& s) const;
  bool tactical(const State& s) const { return !s.placing() && steps(s).jumps; }
  bool few(const State& s) const { return std::popcount(s.occupied()) <= 10 && !s.placing(); }
  bool solvable(const State& s) const { return std::popcount(s.occupied()) <= 8 && !s.placing(); }

  int slot(Action a) const { return a.from * 64 + a.to; }
  Action action(int slot) const { return {static_cast<std::uint8_t>(slot / 64), static_cast<std::uint8_t>(slot % 64)}; }

  // A jump counts by the points that it captures, risks and brings home, a slide by those that it brings home.
  int ordering_score(const State& s, Action a) const {
    if (a.is_placement()) return 0;
    const int own = intelligence(s.animal_at(a.from));
    const int home = bit(a.to) & far_rank[s.mover] ? own : 0;
    if (a.is_jump()) return 16 * intelligence(s.animal_at(a.jumped())) - own + 16 * home;
    return 40 * home;
  }

  bool opening(const State& s) const { return s.placing(); }
  int prior(const State& s, Action a) const;
  State sample_opening(State s, Rng& rng) const;

  // The points of a seat's animals on the board: 13 less the strength of each (CC-3), the strengths summed plane by plane.
  static int points_on_board(const State& s, int seat) {
    const auto men = s.men[static_cast<std::size_t>(seat)];
    int sum = 13 * std::popcount(men);
    for (std::size_t k = 0; k < 4; ++k) sum -= std::popcount(men & s.strength[k]) << k;
    return sum;
  }

 private:
  static Margins ending_margins(const State& s);  // the game must not be over
};

}  // namespace shengxiao::games::celestial_checkers
