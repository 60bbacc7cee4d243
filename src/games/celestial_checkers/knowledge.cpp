// The evaluation, and bounds of the margin of an ending.
#include "games/celestial_checkers/knowledge.hpp"

#include "games/celestial_checkers/features.hpp"

namespace shengxiao::games::celestial_checkers {

bool CelestialCheckers::Knowledge::by_margin(const CelestialCheckers& game) const {
  return value_of(game.setup().options, "objective") == "margin";
}

int CelestialCheckers::Knowledge::evaluate(const State& s) const {
  int sum = unit * margin(s);
  if (s.placing()) return sum;
  features(s, [&](int feature, int sign) { sum += sign * (*weights)[static_cast<std::size_t>(feature)]; });
  return sum;
}

namespace {

struct Piece {
  int distance;
  int points;
  int least_turns;  // it cannot be home in fewer
  bool free;        // no enemy ahead: nothing can capture it, and only its own side can stand in its way
  bool alone;       // nothing ahead at all
  Bits cone;
};

// One seat's side of an ending.
struct EndingSide {
  std::array<Piece, 12> pieces;  // the first `count` are set
  int count;
  Mobility mobility;
  int prey = 0;       // the enemies that it may ever capture
  Bits hunting = 0;  // the squares that its pieces with prey ahead stand on or may reach

  EndingSide(const State& s, std::size_t seat, const PieceList& own, const PieceList& other) : count(own.count) {
    Bits all_prey = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
      const auto square = own.square[i], strength = own.strength[i];
      auto& p = pieces[i];
      p.cone = cones.of[seat][square];
      p.distance = seat == 0 ? 7 - rank_of(square) : rank_of(square);
      p.points = intelligence(strength - 1);
      const auto ahead = p.cone & s.men[1 - seat], prey_ahead = ahead & ~other.at_least[strength + 1u];
      p.free = ahead == 0;
      p.alone = p.free && (p.cone & s.men[seat]) == 0;
      all_prey |= prey_ahead;
      if (prey_ahead) hunting |= p.cone | bit(square);
      // A chain of k jumps goes 2k ranks in one turn.
      p.least_turns = prey_ahead ? std::max(1, p.distance - 2 * std::popcount(prey_ahead) + 1) : p.distance;
      mobility.moves += p.distance;
      mobility.free_moves += p.free ? p.distance : 0;
    }
    prey = std::popcount(all_prey);
  }
};

// The most points that can be brought home in so many turns, by the pieces that count, each of which costs some turns (knapsack).
template <class Counts, class Cost>
int most_points(const EndingSide& side, int turns, Counts counts, Cost cost) {
  if (turns <= 0) return 0;
  int total = 0, points = 0;
  for (int i = 0; i < side.count; ++i) {
    const auto& p = side.pieces[static_cast<std::size_t>(i)];
    if (counts(p)) total += cost(p), points += p.points;
  }
  if (total <= turns) return points;
  std::array<int, 85> best{};  // [turns]: the most points in at most so many turns
  for (int i = 0; i < side.count; ++i) {
    const auto& p = side.pieces[static_cast<std::size_t>(i)];
    if (!counts(p)) continue;
    for (int t = turns; t >= cost(p); --t)
      best[static_cast<std::size_t>(t)] =
          std::max(best[static_cast<std::size_t>(t)], best[static_cast<std::size_t>(t - cost(p))] + p.points);
  }
  return best[static_cast<std::size_t>(turns)];
}

// The most points that a seat can bring home if it gets at most so many turns.
int possible_points(const EndingSide& own, int turns) {
  return most_points(own, turns, [](const Piece&) { return true; }, [](const Piece& p) { return p.least_turns; });
}

// The points that a seat brings home whatever the other does, if it gets at least so many turns. Some turns may go to jumps that it
// has to make (CC-12), at most one for each of its prey. A piece that jumps may also come to stand in the way of its own side.
int certain_points(const EndingSide& own, int turns) {
  turns -= own.prey;
  const auto cost = [](const Piece& p) { return p.distance; };
  // With turns enough for all free pieces these come home: one of them can always move. If there is prey, jumps may have put other
  // pieces in their way, and the turns must be enough for all pieces. Otherwise only those count whose way nobody can enter.
  const int needed = own.prey == 0 ? own.mobility.free_moves : own.mobility.moves;
  if (turns >= needed) return most_points(own, turns, [](const Piece& p) { return p.free; }, cost);
  return most_points(own, turns, [&](const Piece& p) { return p.alone && !(p.cone & own.hunting); }, cost);
}

}  // namespace

// The game ends as soon as one seat cannot move (CC-16), so each gets turns only while the other can move. All moves of a seat
// bound the turns of the other from above. The moves of its free pieces bound them from below: as long as it has some, the foremost
// of them has nothing ahead and can move.
CelestialCheckers::Knowledge::Margins CelestialCheckers::Knowledge::ending_margins(const State& s) {
  const PieceList own_list(s, s.mover), other_list(s, s.mover ^ 1u);
  const EndingSide own(s, s.mover, own_list, other_list), other(s, s.mover ^ 1u, other_list, own_list);
  const auto [moves, free_moves] = own.mobility;
  const auto [other_moves, other_free_moves] = other.mobility;
  const int now = margin(s);
  const int own_most = possible_points(own, std::min(moves, other_moves + 1));
  const int other_most = possible_points(other, std::min(other_moves, moves));
  const int own_least = certain_points(own, other_free_moves + 1);
  const int other_least = certain_points(other, std::max(free_moves, 1));
  return {now + own_least - other_most, now + own_most - other_least};
}

}  // namespace shengxiao::games::celestial_checkers
