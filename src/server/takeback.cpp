#include "server/takeback.hpp"

#include <algorithm>

namespace shengxiao::server {

Takeback takeback_of(const table::Match& match, int from, SeatSet others) {
  const auto& steps = match.steps();
  const bool revealed = std::any_of(steps.begin() + from, steps.end(), [&](const table::Match::Played& played) {
    return !is_player(played.actor) || others.has(played.actor);
  });
  if (match.game().open() && !revealed) return Takeback::free;
  return others.empty() ? Takeback::noted : Takeback::by_consent;
}

}  // namespace shengxiao::server
