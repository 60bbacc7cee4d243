#include "table/review.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

namespace shengxiao::table {

namespace {
// As many of them as there may be, evenly spread, the last one among them.
template <class T>
void thin_out(std::vector<T>& all, std::size_t most) {
  if (all.size() <= most) return;
  for (std::size_t i = 0; i < most; ++i)
    if (const auto from = (i + 1) * all.size() / most - 1; from != i) all[i] = std::move(all[from]);
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

std::vector<Swing> greatest_swings(const AnyGame& game, const std::map<int, agents::Outlook>& stood, std::size_t most) {
  constexpr double of_the_win = 0.12, points = 4;
  const double least = game.info().judged_in_points ? points : of_the_win;
  std::vector<Swing> all;
  for (auto then = stood.begin(), now = then == stood.end() ? then : std::next(then); now != stood.end(); ++then, ++now) {
    const auto change = [&](int seat) { return std::abs(now->second[seat] - then->second[seat]); };
    int seat = 0;
    for (int other = 1; other < now->second.size(); ++other)
      if (change(other) > change(seat) + 1e-9) seat = other;  // of two seats each has lost what the other won
    if (change(seat) >= least) all.push_back({then->first, now->first, seat_at(seat), then->second[seat], now->second[seat]});
  }
  std::ranges::stable_sort(all, std::greater{}, [](const Swing& swing) { return std::abs(swing.after - swing.before); });
  all.resize(std::min(all.size(), most));
  std::ranges::sort(all, {}, &Swing::from);
  return all;
}

// Where several choose at the same time the position is that before the first of them; in a turn of several steps, that before it.
// Such a turn is judged by how it begins, and by what is decided anew in it: which number is drawn, and what the creature is paired
// with.
Review::Review(const Played& match, const Scope& scope, std::uint64_t seed)
    : match_(match), hindsight_(match.game->hindsight()), seed_(seed) {
  const auto& game = *match.game;
  std::vector<Position> positions;
  std::vector<Decision> decisions;
  const bool agrees = scope.course && game.info().judged_in_points;
  std::vector<ActionId> legal;
  auto state = match.start;
  const table::Played* last = nullptr;  // of a player
  for (int step = 0; const auto& played : match.steps) {
    if (is_player(played.actor)) {
      const bool begins = !last || (last->phase != played.phase && last->turn != played.turn);
      if (begins && scope.course) positions.push_back({step, state});
      if (agrees) {
        game.legal(state, played.actor, legal);
        auto& turn = turns_.try_emplace(positions.back().step, Turn{played.actor}).first->second;
        turn.forced = turn.forced && legal.size() == 1;
      }
      const bool is_judged = scope.seats.has(played.actor) && scope.from <= step && step < scope.to;
      if (is_judged && (!game.mid_turn(state, played.actor) || game.decides_anew(state, played.actor)))
        decisions.push_back({step, played.action, game.observe(state, played.actor)});
      last = &played;
    }
    game.apply(state, played.actor, played.action);
    ++step;
  }
  if (positions.size() > scope.most) turns_.clear();  // what lies between two positions is more than a turn
  std::erase_if(decisions, [](const Decision& decision) { return decision.observation.legal.size() < 2; });
  thin_out(positions, scope.most);
  thin_out(decisions, scope.most);
  if (scope.course && game.to_act(state).empty()) positions.push_back({static_cast<int>(match.steps.size()), state});
  for (const auto place : coarse_first(positions.size())) tasks_.emplace_back(std::move(positions[place]));
  for (auto& decision : decisions) tasks_.emplace_back(std::move(decision));
  if (!turns_.empty()) tasks_.emplace_back(Agreement{});
  if (scope.course && !game.info().judged_in_points) tasks_.emplace_back(Attribution{});
}

bool Review::go_on(const std::atomic<bool>* stop, std::chrono::milliseconds time, const Report& report) {
  const auto start = std::chrono::steady_clock::now();
  for (; done_ < size(); ++done_) {
    if (time.count() && std::chrono::steady_clock::now() - start >= time) return false;
    const auto look = [&](const auto& task) { return look_at(task, stop, report); };
    if ((stop && *stop) || !std::visit(look, tasks_[static_cast<std::size_t>(done_)])) return false;
  }
  return true;
}

bool Review::look_at(const Position& position, const std::atomic<bool>* stop, const Report& report) {
  auto rng = luck_of(position.step);
  const auto outlook = hindsight_->outlook(position.state, rng, stop);
  if (stop && *stop) return false;
  if (!outlook) return true;
  report(Stood{position.step, *outlook});
  stood_[position.step] = *outlook;
  return true;
}

bool Review::look_at(const Decision& decision, const std::atomic<bool>* stop, const Report& report) {
  auto rng = luck_of(decision.step);
  const auto judged = hindsight_->judge(decision.observation, decision.chosen, rng, stop);
  if (stop && *stop) return false;
  if (!judged) return true;
  const bool obvious = match_.game->greedy(decision.observation, rng) == decision.chosen;
  const Decided decided{decision.step, decision.observation.seat, *judged, obvious};
  report(decided);
  if (!turns_.empty()) decided_[decision.step] = decided;
  return true;
}

// Each position was searched by itself, the later ones further into the game. From the end on: what a move led to is what it was
// worth, and a position is worth the best that its mover could do in it, so that nobody gains by their own move or loses by one
// that was forced, and the course falls by what a move cost.
bool Review::look_at(const Agreement&, const std::atomic<bool>*, const Report& report) {
  if (stood_.empty()) return true;
  for (auto now = stood_.rbegin(), then = std::next(now); then != stood_.rend(); ++now, ++then) {
    const auto step = then->first;
    const auto [mover, forced] = turns_.at(step);
    const Seat other = mover == Seat::first ? Seat::second : Seat::first;
    const double got = now->second[mover];
    double best = forced ? got : std::max(got, then->second[mover]);
    if (const auto decided = decided_.find(step); decided != decided_.end()) {
      auto& judgement = decided->second.judgement;
      judgement.chosen = got;
      best = std::max(got, judgement.other);
      report(decided->second);
    }
    auto& outlook = then->second;
    if (outlook[mover] == best) continue;
    outlook[mover] = best;
    outlook[other] = -best;
    report(Stood{step, outlook});
  }
  return true;
}

// How it stands for the seat is looked at anew whenever somebody else goes on, or chance. All is reported at the end: what was
// stopped is done anew from the start.
bool Review::look_at(const Attribution&, const std::atomic<bool>* stop, const Report& report) {
  const auto& game = *match_.game;
  std::vector<Moved> all;
  for (const auto& [from, to, seat, before, after] : greatest_swings(game, stood_)) {
    const std::span steps(match_.steps.data(), static_cast<std::size_t>(to));
    auto state = match_.start;
    for (const auto& played : steps.first(static_cast<std::size_t>(from))) game.apply(state, played.actor, played.action);
    Moved moved{from, 0, 0, 0};
    const auto part = [&moved, own = seat](Seat actor) -> double& {
      return actor == Seat::chance ? moved.luck : actor == own ? moved.own : moved.others;
    };
    double stands = before;
    for (auto step = static_cast<std::size_t>(from); step < steps.size(); ++step) {
      auto& here = part(steps[step].actor);
      game.apply(state, steps[step].actor, steps[step].action);
      double then = after;
      if (step + 1 < steps.size()) {
        if (&part(steps[step + 1].actor) == &here) continue;
        auto rng = luck_of(static_cast<int>(step) + 1);
        const auto outlook = hindsight_->outlook(state, rng, stop);
        if (!outlook) return false;
        then = (*outlook)[index(seat)];
      }
      here += then - stands;
      stands = then;
    }
    all.push_back(moved);
  }
  for (const auto& moved : all) report(moved);
  return true;
}

}  // namespace shengxiao::table
