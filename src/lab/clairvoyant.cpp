#include "lab/clairvoyant.hpp"

#include <algorithm>
#include <limits>

namespace shengxiao::lab {

ActionId Clairvoyant::choose(const table::AnyState& state, const Rng& luck, std::uint64_t playouts, Rng& rng) {
  constexpr auto nowhere = std::numeric_limits<std::size_t>::max();
  auto best = play_out(state, luck, best_, nowhere, false, rng);
  for (std::uint64_t i = 0; i < playouts; ++i) {
    const auto change = rng.below(static_cast<std::uint32_t>(best.own.size()));
    if (auto line = play_out(state, luck, best.own, change, i % 2 == 0, rng); line.result >= best.result) best = std::move(line);
  }
  best_.assign(best.own.begin() + 1, best.own.end());
  return best.own.front();
}

Clairvoyant::Line Clairvoyant::play_out(table::AnyState state, Rng luck, const std::vector<ActionId>& plan, std::size_t change,
                                        bool improvises, Rng& rng) const {
  Line line;
  Rng whims(1);  // of the others and of the heuristic policy: the same each time, so that only what is changed makes a difference
  std::vector<ActionId> legal;
  for (SeatSet who; !(who = game_.to_act(state)).empty();) {
    const auto actor = who.front();
    ActionId action{};
    if (actor == Seat::chance) {
      action = game_.random_action(state, actor, luck);
    } else if (actor != seat_) {
      action = game_.greedy(game_.observe(state, actor), whims);
    } else {
      const auto at = line.own.size();
      const bool is_planned = at < plan.size() && (at < change || !improvises);
      game_.legal(state, actor, legal);
      if (at == change)
        action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      else if (is_planned && std::ranges::find(legal, plan[at]) != legal.end())
        action = plan[at];
      else
        action = game_.greedy(game_.observe(state, actor), whims);
      line.own.push_back(action);
    }
    game_.apply(state, actor, action);
  }
  line.result = result(state);
  return line;
}

std::pair<double, int> Clairvoyant::result(const table::AnyState& end) const {
  const auto points = game_.points(end);
  const int own = index(seat_);
  int other = points.size() > 1 ? std::numeric_limits<int>::min() : 0;
  for (int seat = 0; seat < points.size(); ++seat)
    if (seat != own) other = std::max(other, points[seat]);
  return {game_.returns(end)[own], points[own] - other};
}

}  // namespace shengxiao::lab
