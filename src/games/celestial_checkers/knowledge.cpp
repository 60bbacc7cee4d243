// The evaluation, and what is certain about an ending.
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
  int distance, points;
  int least_turns;  // it cannot be home in fewer
  bool free;        // no enemy ahead: nothing can take it or stand in its way but its own side
  bool alone;       // nor any of its own
  Bits cone;
};

// One seat's side of an ending.
struct Side {
  std::array<Piece, 12> pieces;  // of which `count` are set
  int count;
  int moves = 0, free_moves = 0;  // ranks still to go: of all, of the free
  int prey = 0;                   // enemies that it might ever take
  Bits hunted_in = 0;             // squares its possible takers may come to

  Side(const CelestialCheckers::State& s, std::size_t seat, const LineUp& own, const LineUp& other) : count(own.count) {
    Bits all_prey = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
      const auto square = own.square[i], strength = own.strength[i];
      auto& p = pieces[i];
      p.cone = cones.of[seat][square];
      p.distance = seat == 0 ? 7 - square / 8 : square / 8;
      p.points = 13 - strength;
      const auto ahead = p.cone & s.men[1 - seat], taken = ahead & ~other.from[strength + 1u];
      p.free = ahead == 0;
      p.alone = p.free && (p.cone & s.men[seat]) == 0;
      all_prey |= taken;
      if (taken) hunted_in |= p.cone | bit(square);
      // k jumps in one chain go 2k ranks in one turn.
      p.least_turns = taken ? std::max(1, p.distance - 2 * std::popcount(taken) + 1) : p.distance;
      moves += p.distance;
      free_moves += p.free ? p.distance : 0;
    }
    prey = std::popcount(all_prey);
  }
};

// The most points that `turns` turns can bring home, of the pieces that `counts`, each by its `cost`.
template <class Counts, class Cost>
int most_points(const Side& side, int turns, Counts counts, Cost cost) {
  if (turns <= 0) return 0;
  int total = 0, points = 0;
  for (int i = 0; i < side.count; ++i) {
    const auto& p = side.pieces[static_cast<std::size_t>(i)];
    if (counts(p)) total += cost(p), points += p.points;
  }
  if (total <= turns) return points;
  std::array<int, 85> best{};  // by turns spent at most
  for (int i = 0; i < side.count; ++i) {
    const auto& p = side.pieces[static_cast<std::size_t>(i)];
    if (!counts(p)) continue;
    for (int t = turns; t >= cost(p); --t)
      best[static_cast<std::size_t>(t)] =
          std::max(best[static_cast<std::size_t>(t)], best[static_cast<std::size_t>(t - cost(p))] + p.points);
  }
  return best[static_cast<std::size_t>(turns)];
}

// What a seat brings home at most: it has so many turns, since each side moves only while the other can (CC-16).
int at_most(const Side& own, int turns) {
  return most_points(own, turns, [](const Piece&) { return true; }, [](const Piece& p) { return p.least_turns; });
}

// What it brings home whatever the other does, if it is sure of so many turns. Some of them go to jumps it is forced to make
// (CC-12), each of which takes one of its prey; a piece that jumps may also come to stand in the way of its own side.
int at_least(const Side& own, int turns) {
  turns -= own.prey;
  const auto cost = [](const Piece& p) { return p.distance; };
  if (own.prey == 0 && turns >= own.free_moves) return most_points(own, turns, [](const Piece& p) { return p.free; }, cost);
  if (turns >= own.moves) return most_points(own, turns, [](const Piece& p) { return p.free; }, cost);
  return most_points(own, turns, [&](const Piece& p) { return p.alone && !(p.cone & own.hunted_in); }, cost);
}

}  // namespace

// A seat that has free pieces is never out of moves: the foremost of them has nothing before it. So either seat's free moves
// warrant the other its turns; and all of a seat's moves together bound the turns that the other gets.
CelestialCheckers::Knowledge::Margins CelestialCheckers::Knowledge::certain(const State& s) {
  const LineUp here(s, s.mover), there(s, s.mover ^ 1u);
  const Side own(s, s.mover, here, there), other(s, s.mover ^ 1u, there, here);
  const int now = points(s, s.mover) - points(s, s.mover ^ 1);
  const int own_most = at_most(own, std::min(own.moves, other.moves + 1)),
            other_most = at_most(other, std::min(other.moves, own.moves));
  const int own_least = at_least(own, other.free_moves + 1), other_least = at_least(other, std::max(own.free_moves, 1));
  return {now + own_least - other_most, now + own_most - other_least};
}

}  // namespace shengxiao::games::celestial_checkers
