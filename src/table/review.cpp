#include "table/review.hpp"

#include <bit>
#include <utility>

namespace shengxiao::table {

namespace {
// As many of them as there may be, evenly spread, the last one among them.
template <class T>
void thin_out(std::vector<T>& all, std::size_t most) {
  if (all.size() <= most) return;
  for (std::size_t i = 0; i < most; ++i) all[i] = std::move(all[(i + 1) * all.size() / most - 1]);
  all.resize(most);
}

// The places 0 to n - 1 so that each beginning of the order is spread over all of them: first every 2^k-th, then those between.
std::vector<std::size_t> coarse_first(std::size_t n) {
  std::vector<std::size_t> order;
  for (std::size_t stride = std::bit_ceil(n); stride >= 1; stride /= 2)
    for (std::size_t i = 0; i < n; i += stride)
      if (stride == std::bit_ceil(n) || i / stride % 2 == 1) order.push_back(n - 1 - i);
  return order;
}
}  // namespace

// Where several choose at the same time the position is that before the first of them; in a turn of several steps, that before it.
// Such a turn is judged by how it begins.
Review::Review(const Played& match, SeatSet seats, std::uint64_t seed) : hindsight_(match.game->hindsight()), seed_(seed) {
  const auto& game = *match.game;
  std::vector<Position> positions;
  std::vector<Decision> decisions;
  auto state = match.start;
  const table::Played* last = nullptr;  // of a player
  for (int step = 0; const auto& played : match.steps) {
    if (is_player(played.actor)) {
      if (!last || (last->phase != played.phase && last->turn != played.turn)) positions.push_back({step, state});
      if (seats.has(played.actor) && !game.mid_turn(state, played.actor))
        decisions.push_back({step, played.action, game.observe(state, played.actor)});
      last = &played;
    }
    game.apply(state, played.actor, played.action);
    ++step;
  }
  std::erase_if(decisions, [](const Decision& decision) { return decision.observation.legal.size() < 2; });
  thin_out(positions, most);
  thin_out(decisions, most);
  if (game.to_act(state).empty()) positions.push_back({static_cast<int>(match.steps.size()), state});
  for (const auto place : coarse_first(positions.size())) tasks_.emplace_back(std::move(positions[place]));
  for (auto& decision : decisions) tasks_.emplace_back(std::move(decision));
}

bool Review::go_on(const std::atomic<bool>* stop, std::chrono::milliseconds time, const Report& report) {
  const auto start = std::chrono::steady_clock::now();
  for (; done_ < size(); ++done_) {
    if (time.count() && std::chrono::steady_clock::now() - start >= time) return false;
    const Rng rng(seed_ + static_cast<std::uint64_t>(done_));
    const auto look = [&](const auto& task) { return look_at(task, rng, stop, report); };
    if ((stop && *stop) || !std::visit(look, tasks_[static_cast<std::size_t>(done_)])) return false;
  }
  return true;
}

bool Review::look_at(const Position& position, Rng rng, const std::atomic<bool>* stop, const Report& report) const {
  const auto outlook = hindsight_->outlook(position.state, rng, stop);
  if (stop && *stop) return false;
  if (outlook) report(Stood{position.step, *outlook});
  return true;
}

bool Review::look_at(const Decision& decision, Rng rng, const std::atomic<bool>* stop, const Report& report) const {
  const auto judged = hindsight_->judge(decision.observation, decision.chosen, rng, stop);
  if (stop && *stop) return false;
  if (judged) report(Decided{decision.step, decision.observation.seat, *judged});
  return true;
}

}  // namespace shengxiao::table
