#include "table/seen_steps.hpp"

#include <algorithm>
#include <ranges>

namespace shengxiao::table {

void SeenSteps::add(const AnyGame& game, const AnyState& state, Seat actor, ActionId action, int phase, int after,
                    const SeenSteps* other) {
  auto [text, json, complete] = game.redact(state, actor, action, viewer_);
  if (!complete && is_player(actor) && is_repeated(actor, text, phase)) return;
  const bool continues = !list_.empty() && list_.back().actor == actor && game.mid_turn(state, actor);
  const int turn = list_.empty() ? 0 : list_.back().turn + !continues;
  std::string written = continues ? list_.back().told->written : "";
  if (complete) written = written.empty() ? text : game.join({written, text});
  Told told{std::move(text), std::move(written), std::move(json)};
  auto shared = other ? other->told_after(after) : nullptr;
  if (!shared || *shared != told) shared = std::make_shared<const Told>(std::move(told));
  list_.push_back({actor, std::move(shared), complete, turn, after, phase, next_serial_++});
}

// Was the last that this seat did in this phase the same, as far as the viewer was told?
bool SeenSteps::is_repeated(Seat actor, const std::string& text, int phase) const {
  for (const auto& seen : std::views::reverse(list_)) {
    if (seen.phase != phase) return false;
    if (seen.actor == actor) return !seen.complete && seen.told->text == text;
  }
  return false;
}

std::shared_ptr<const Told> SeenSteps::told_after(int steps) const {
  const auto at = std::ranges::lower_bound(list_, steps, {}, &SeenStep::after);
  return at == list_.end() || at->after != steps ? nullptr : at->told;
}

void SeenSteps::undo_to(int steps) {
  const auto gone = std::ranges::partition_point(list_, [&](const SeenStep& seen) { return seen.after <= steps; });
  list_.erase(gone, list_.end());
}

}  // namespace shengxiao::table
