#include "table/seen_steps.hpp"

#include <algorithm>
#include <ranges>

#include "table/grow.hpp"

namespace shengxiao::table {

namespace {
std::uint16_t hash_of(std::span<const Cause> causes) {
  if (causes.empty()) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(causes.data()), causes.size_bytes());
  return static_cast<std::uint16_t>(std::hash<std::string_view>()(bytes)) | 1;
}

// As whoever knows all of it was told it.
AnyRedacted told_whole(const AnyGame& game, const AnyState& state, Seat actor, ActionId action) {
  for (int seat = 0; seat < game.seats(); ++seat) {
    auto told = game.redact(state, actor, action, seat_at(seat));
    if (game.text(told) == game.text(action)) return told;
  }
  return game.redact(state, actor, action, Seat::watcher);
}
}  // namespace

// With what a seat has chosen in secret its causes would say who was the last to choose, so they come after it.
void SeenSteps::add(const AnyGame& game, const AnyState& state, std::span<const Played> steps, std::span<const Cause> causes,
                    Pool& pool, const SeenSteps* other, bool whole) {
  const Seat actor = steps.back().actor;
  const auto action =
      whole ? told_whole(game, state, actor, steps.back().action) : game.redact(state, actor, steps.back().action, viewer_);
  const auto text = game.open() ? "" : game.text(action);
  const bool complete = game.open() || text == game.text(steps.back().action);
  const auto* last = list_.empty() ? nullptr : &pool[list_.back()];
  const bool continues = last && last->actor == actor && game.mid_turn(state, actor);
  const int turn = last ? last->turn + !continues : 0;
  const bool is_secret = !complete && is_player(actor);
  const SeenStep next{
      static_cast<int>(steps.size()), turn, action, actor, complete, hash_of(is_secret ? std::span<const Cause>() : causes)};
  if (!is_secret || !is_repeated(game, steps, pool, text)) add_entry(next, pool, other);
  if (is_secret && !causes.empty())
    add_entry({next.after, pool[list_.back()].turn + 1, action, Seat::watcher, true, hash_of(causes)}, pool, other);
}

void SeenSteps::add_entry(const SeenStep& next, Pool& pool, const SeenSteps* other) {
  if (!is_told_again(next, pool)) {
    gone_ = {};
    while (!runs_.empty() && runs_.back().from >= list_.size()) runs_.pop_back();
    const auto ahead = next_serial_++ - static_cast<std::uint32_t>(list_.size());
    if (ahead != (runs_.empty() ? 0 : runs_.back().ahead)) runs_.push_back({list_.size(), ahead});
  }
  add_tightly(list_, place_of(next, pool, other));
}

// As it was before it was taken back.
bool SeenSteps::is_told_again(const SeenStep& next, const Pool& pool) {
  if (gone_.empty()) return false;
  auto before = pool[gone_.back()];
  before.after = next.after;
  if (before != next) return false;
  gone_.pop_back();
  return true;
}

std::uint32_t SeenSteps::serial(std::size_t entry) const {
  const auto run = std::ranges::upper_bound(runs_, entry, {}, &Run::from);
  return static_cast<std::uint32_t>(entry) + (run == runs_.begin() ? 0 : std::prev(run)->ahead);
}

SeenSteps::Place SeenSteps::place_of(const SeenStep& next, Pool& pool, const SeenSteps* other) {
  if (other) {
    const auto at = std::ranges::lower_bound(other->list_, next.after, {}, [&](Place place) { return pool[place].after; });
    if (at != other->list_.end() && pool[*at] == next) return *at;
  }
  add_tightly(pool, next);
  return static_cast<Place>(pool.size() - 1);
}

// Was the last that this seat did in this phase the same, as far as the viewer was told?
bool SeenSteps::is_repeated(const AnyGame& game, std::span<const Played> steps, const Pool& pool, const std::string& text) const {
  for (const auto place : std::views::reverse(list_)) {
    const auto& seen = pool[place];
    if (steps[static_cast<std::size_t>(seen.after) - 1].phase != steps.back().phase) return false;
    if (seen.actor == steps.back().actor) return !seen.complete && game.text(seen.action) == text;
  }
  return false;
}

void SeenSteps::undo_to(int steps, const Pool& pool) {
  for (; !list_.empty() && pool[list_.back()].after > steps; list_.pop_back()) gone_.push_back(list_.back());
}

Told SeenSteps::told(const AnyGame& game, const Pool& pool, std::size_t entry) const {
  const auto seen = [&](std::size_t i) -> const SeenStep& { return pool[list_[i]]; };
  if (seen(entry).is_outcome()) return {};
  auto first = entry;
  while (first > 0 && seen(first - 1).turn == seen(entry).turn) --first;
  std::vector<std::string> complete;
  for (auto i = first; i <= entry; ++i)
    if (seen(i).complete) complete.push_back(game.text(seen(i).action));
  auto written = complete.empty() ? "" : game.join(complete);
  return {game.text(seen(entry).action), std::move(written), game.action_json(seen(entry).action)};
}

}  // namespace shengxiao::table
