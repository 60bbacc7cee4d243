#include "table/seen_steps.hpp"

#include <algorithm>
#include <ranges>

namespace shengxiao::table {

void SeenSteps::add(const AnyGame& game, const AnyState& state, std::span<const Played> steps, Pool& pool, const SeenSteps* other) {
  const Seat actor = steps.back().actor;
  const auto action = game.redact(state, actor, steps.back().action, viewer_);
  const auto text = game.open() ? "" : game.text(action);
  const bool complete = game.open() || text == game.text(steps.back().action);
  if (!complete && is_player(actor) && is_repeated(game, steps, pool, text)) return;
  const auto* last = list_.empty() ? nullptr : &pool[list_.back().place];
  const bool continues = last && last->actor == actor && game.mid_turn(state, actor);
  const int turn = last ? last->turn + !continues : 0;
  const SeenStep next{static_cast<int>(steps.size()), turn, action, actor, complete};
  const auto serial = serial_of(next, pool);
  list_.push_back({place_of(next, pool, other), serial});
}

// The one it had before it was taken back, if it is told again as it was then.
std::uint32_t SeenSteps::serial_of(const SeenStep& next, const Pool& pool) {
  if (!gone_.empty()) {
    const auto before = gone_.back();
    auto as_before = pool[before.place];
    as_before.after = next.after;
    if (as_before == next) {
      gone_.pop_back();
      return before.serial;
    }
  }
  gone_ = {};
  return next_serial_++;
}

std::uint32_t SeenSteps::place_of(const SeenStep& next, Pool& pool, const SeenSteps* other) {
  if (other) {
    const auto after = [&](const Entry& entry) { return pool[entry.place].after; };
    const auto at = std::ranges::lower_bound(other->list_, next.after, {}, after);
    if (at != other->list_.end() && pool[at->place] == next) return at->place;
  }
  pool.push_back(next);
  return static_cast<std::uint32_t>(pool.size() - 1);
}

// Was the last that this seat did in this phase the same, as far as the viewer was told?
bool SeenSteps::is_repeated(const AnyGame& game, std::span<const Played> steps, const Pool& pool, const std::string& text) const {
  for (const auto& entry : std::views::reverse(list_)) {
    const auto& seen = pool[entry.place];
    if (steps[static_cast<std::size_t>(seen.after) - 1].phase != steps.back().phase) return false;
    if (seen.actor == steps.back().actor) return !seen.complete && game.text(seen.action) == text;
  }
  return false;
}

void SeenSteps::undo_to(int steps, const Pool& pool) {
  for (; !list_.empty() && pool[list_.back().place].after > steps; list_.pop_back()) gone_.push_back(list_.back());
}

Told SeenSteps::told(const AnyGame& game, const Pool& pool, std::size_t entry) const {
  const auto seen = [&](std::size_t i) -> const SeenStep& { return pool[list_[i].place]; };
  auto first = entry;
  while (first > 0 && seen(first - 1).turn == seen(entry).turn) --first;
  std::vector<std::string> complete;
  for (auto i = first; i <= entry; ++i)
    if (seen(i).complete) complete.push_back(game.text(seen(i).action));
  auto written = complete.empty() ? "" : game.join(complete);
  return {game.text(seen(entry).action), std::move(written), game.action_json(seen(entry).action)};
}

}  // namespace shengxiao::table
