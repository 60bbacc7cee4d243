// How a position stands, and what the moves in it are worth.
#pragma once
#include <algorithm>
#include <functional>
#include <vector>

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

// Another move that was open, and how much more it was worth to its seat than the one that was chosen, as far as a first look
// tells.
template <class Action>
struct Alternative {
  Action action;
  double more;
};

template <class Action>
void sort_best_first(std::vector<Alternative<Action>>& some) {
  std::ranges::stable_sort(some, std::greater{}, &Alternative<Action>::more);
}

}  // namespace shengxiao::agents
