// How a position stands.
#pragma once
#include "core/game.hpp"

namespace shengxiao::agents {

// By seat: what each has of the win, together 1; or the margin that each is expected to end with, in points.
using Outlook = PerSeat<double>;

// A game whose points say how near a seat is to winning need say nothing; where they mislead it has `points_decide = false`.
template <Game G>
constexpr bool points_decide = true;
template <Game G>
  requires requires { G::points_decide; }
constexpr bool points_decide<G> = G::points_decide;

}  // namespace shengxiao::agents
