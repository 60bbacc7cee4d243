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

// Of two seats each has lost what the other won: then it is told of the one that was to move.
std::vector<Swing> greatest_swings(const AnyGame& game, std::span<const Played> steps, const std::map<int, agents::Outlook>& stood,
                                   std::size_t most) {
  constexpr double of_the_win = 0.12, points = 4;
  const double least = game.info().judged_in_points ? points : of_the_win;
  std::vector<Swing> all;
  for (auto then = stood.begin(), now = then == stood.end() ? then : std::next(then); now != stood.end(); ++then, ++now) {
    const auto change = [&](int seat) { return std::abs(now->second[seat] - then->second[seat]); };
    const auto mover = steps[static_cast<std::size_t>(then->first)].actor;
    int seat = is_player(mover) ? index(mover) : 0;
    for (int other = 0; other < now->second.size(); ++other)
      if (change(other) > change(seat) + 1e-9) seat = other;
    // Who wins by less has won all the same.
    const bool decides =
        !game.info().judged_in_points || now->first < std::ssize(steps) || then->second[seat] * now->second[seat] <= 0;
    if (change(seat) >= least && decides)
      all.push_back({then->first, now->first, seat_at(seat), then->second[seat], now->second[seat]});
  }
  std::ranges::stable_sort(all, std::greater{}, [](const Swing& swing) { return std::abs(swing.after - swing.before); });
  all.resize(std::min(all.size(), most));
  std::ranges::sort(all, {}, &Swing::from);
  return all;
}

bool stands_out(const AnyGame& game, const AnyJudgement& judgement) {
  const double least = game.info().judged_in_points ? 1 : 0.03;  // points, or a share of the win
  return judgement.clear && std::abs(gain(judgement)) >= least;
}

Review::Review(const Played& match, const Scope& scope, std::uint64_t seed)
    : match_(match), hindsight_(match.game->hindsight()), seed_(seed) {
  list_tasks(scope);
}

// Where all choose at the same time the position is that before the round, else that before a turn, of one step or several: before
// what chance brings to it, so that what a turn changed is its luck and its decisions. Such a turn is judged by how it begins, and
// by what is decided anew in it: which number is drawn, and what the creature is paired with.
void Review::list_tasks(const Scope& scope) {
  const auto& game = *match_.game;
  std::vector<Position> positions;
  std::vector<Decision> decisions;
  const bool agrees = scope.course && game.info().judged_in_points;
  std::vector<ActionId> legal;
  auto state = match_.start, before = state;  // those who choose at the same time have chosen
  int first = 0;                              // step after that
  Position since{0, state};                   // after which chance alone has acted
  int round = 0;
  const table::Played* last = nullptr;  // of a player
  for (int step = 0; const auto& played : match_.steps) {
    if (step > 0 && begins_choosing(match_.steps[static_cast<std::size_t>(step) - 1], played, state)) {
      before = state;
      first = step;
    }
    if (is_player(played.actor)) {
      game.legal(state, played.actor, legal);
      const bool has_choice = legal.size() > 1;
      const bool is_next =
          game.has_rounds() ? !last || game.round(state) != round
                            : !last || (last->turn != played.turn && (last->phase != played.phase || last->actor == played.actor));
      if (is_next && scope.course) positions.push_back(last ? since : Position{step, state});
      if (agrees) {
        auto& turn = turns_.try_emplace(positions.back().step, Turn{played.actor}).first->second;
        turn.forced = turn.forced && !has_choice;
      }
      const bool is_judged = has_choice && scope.seats.has(played.actor) && scope.from <= step && step < scope.to;
      if (is_judged && (!game.mid_turn(state, played.actor) || game.decides_anew(state, played.actor)))
        decisions.push_back({step, played.actor, played.action, seen_by(before, first, step)});
      last = &played;
      round = game.round(state);
    }
    game.apply(state, played.actor, played.action);
    ++step;
    if (is_player(played.actor)) since = {step, state};
  }
  if (positions.size() > scope.most) turns_.clear();  // what lies between two positions is more than a turn
  thin_out(positions, scope.most);
  thin_out(decisions, scope.most);
  if (scope.course && game.to_act(state).empty()) positions.push_back({static_cast<int>(match_.steps.size()), state});
  for (const auto place : coarse_first(positions.size())) tasks_.emplace_back(std::move(positions[place]));
  for (auto& decision : decisions) tasks_.emplace_back(std::move(decision));
  if (!turns_.empty()) tasks_.emplace_back(Agreement{});
  if (scope.course && !game.info().judged_in_points) tasks_.emplace_back(Attribution{});
}

// Those who chose before have chosen; so they have where the last of them alone is asked once more, for something else.
bool Review::begins_choosing(const table::Played& last, const table::Played& played, const AnyState& state) const {
  const auto& game = *match_.game;
  if (played.phase != last.phase) return true;
  return played.actor == last.actor && game.to_act(state) == SeatSet(played.actor) && !game.mid_turn(state, played.actor);
}

// How it was for whoever made a step: since those who choose at the same time were asked, after so many steps, nobody else has
// chosen.
AnyState Review::seen_by(const AnyState& before, int first, int step) const {
  const auto seat = match_.steps[static_cast<std::size_t>(step)].actor;
  auto state = before;
  for (int own = first; own < step; ++own)
    if (const auto& played = match_.steps[static_cast<std::size_t>(own)]; played.actor == seat)
      match_.game->apply(state, seat, played.action);
  return state;
}

bool Review::go_on(const std::atomic<bool>* stop, std::chrono::milliseconds time, const Report& report) {
  const auto start = std::chrono::steady_clock::now();
  while (done_ < size()) {
    if (time.count() && std::chrono::steady_clock::now() - start >= time) return false;
    if (stop && *stop) return false;
    const auto look = [&](const auto& task) { return look_at(task, stop, report); };
    const auto looked = std::visit(look, tasks_[static_cast<std::size_t>(done_)]);
    if (looked == Looked::stopped) return false;
    done_ += looked == Looked::all;
  }
  return true;
}

Review::Looked Review::look_at(const Position& position, const std::atomic<bool>* stop, const Report& report) {
  auto rng = luck_of(position.step);
  const auto outlook = hindsight_->outlook(position.state, rng, stop);
  if (stop && *stop) return Looked::stopped;
  if (!outlook) return Looked::all;
  report(Stood{position.step, *outlook});
  stood_[position.step] = *outlook;
  return Looked::all;
}

Review::Looked Review::look_at(const Decision& decision, const std::atomic<bool>* stop, const Report& report) {
  const auto& [step, seat, chosen, state] = decision;
  const auto& game = *match_.game;
  auto rng = luck_of(step);
  auto judged = hindsight_->judge(state, seat, chosen, rng, stop);
  const bool closely = judged && stands_out(game, *judged);
  if (closely) judged = judge_closely(*judged, decision, rng, stop);
  if (stop && *stop) return Looked::stopped;
  if (!judged) return Looked::all;
  const bool obvious = game.greedy(game.observe(state, seat), rng) == chosen;
  const Decided decided{step, seat, *judged, obvious};
  report(decided);
  if (!turns_.empty()) judged_[step] = {decided, closely};
  return Looked::all;
}

// What the rest of the moves seemed worth is kept; of them, too, another may be found to be the best now.
std::optional<AnyJudgement> Review::judge_closely(const AnyJudgement& first, const Decision& decision, Rng& rng,
                                                  const std::atomic<bool>* stop) {
  auto closely = hindsight_->judge_closely(decision.state, decision.seat, decision.chosen, first.other_move, rng, stop);
  if (!closely) return std::nullopt;
  closely->rest = first.rest;
  if (closely->other_move != first.other_move) {
    std::erase_if(closely->rest, [&](const auto& one) { return one.action == closely->other_move; });
    closely->rest.push_back({first.other_move, first.other - first.chosen});
    agents::sort_best_first(closely->rest);
  }
  return closely;
}

namespace {
// A move was worth what it led to, `got`. The other one was better or worse than that as far as it was found to be worth so much,
// and no more than where both were searched alike; or, if it was better there, too, than where it was searched alone. False where
// that leaves out a point or more of what was found.
bool agree(AnyJudgement& judgement, double got, std::optional<double> other_alone) {
  const double alike = judgement.other - judgement.chosen, found = judgement.other - got;
  const double most = other_alone ? std::max(alike, *other_alone - got) : alike;
  const double more = alike > 0 ? std::clamp(found, 0.0, most) : std::clamp(found, alike, 0.0);
  if (std::abs(found - alike) >= 1) judgement.line = judgement.other_line = {};  // they lead elsewhere
  judgement.chosen = got;
  judgement.other = got + more;
  return std::abs(found - more) < 1;
}
}  // namespace

// Each position was searched by itself, the later ones further into the game. From the end on: what a move led to is what it was
// worth. Where it led elsewhere than was seen, the decision is looked at closely, then the other move by itself, one at a time, and
// all begins anew. A position is worth the best that its mover could do in it, so that nobody gains by their own move or loses by
// one that was forced, and the course falls by what a move cost.
Review::Looked Review::look_at(const Agreement&, const std::atomic<bool>* stop, const Report& report) {
  if (stood_.empty()) return Looked::all;
  std::vector<Finding> agreed;
  auto stood = stood_;
  for (auto now = stood.rbegin(), then = std::next(now); then != stood.rend(); ++now, ++then) {
    const auto step = then->first;
    const auto [mover, forced] = turns_.at(step);
    const Seat other = mover == Seat::first ? Seat::second : Seat::first;
    const double got = now->second[mover];
    double best = forced ? got : std::max(got, then->second[mover]);
    if (const auto found = judged_.find(step); found != judged_.end()) {
      auto& judged = found->second;
      auto decided = judged.decided;
      if (!agree(decided.judgement, got, judged.other_alone) && judged.can_be_looked_at()) return look_again(judged, stop, report);
      best = std::max(got, decided.judgement.other);
      agreed.emplace_back(decided);
    }
    auto& outlook = then->second;
    if (outlook[mover] == best) continue;
    outlook[mover] = best;
    outlook[other] = -best;
    agreed.emplace_back(Stood{step, outlook});
  }
  for (const auto& finding : agreed) report(finding);
  return Looked::all;
}

Review::Looked Review::look_again(Judged& judged, const std::atomic<bool>* stop, const Report& report) {
  auto& [step, seat, judgement, obvious] = judged.decided;
  auto state = match_.state_after(step);
  if (judged.closely) {
    match_.game->apply(state, seat, judgement.other_move);
    const auto outlook = look_closely(step, state, stop);
    if (!outlook) return Looked::stopped;
    judged.other_alone = (*outlook)[seat];
    return Looked::some;
  }
  auto rng = luck_of(step);
  const auto chosen = match_.steps[static_cast<std::size_t>(step)].action;
  auto closely = judge_closely(judgement, {step, seat, chosen, state}, rng, stop);
  if (!closely) return Looked::stopped;
  judged.closely = true;
  judgement = std::move(*closely);
  report(judged.decided);
  return Looked::some;
}

// First the positions before and after the greatest changes are looked at closely, one at a time, which may make others the
// greatest; then what was whose doing, which is reported at the end: what was stopped is done anew.
Review::Looked Review::look_at(const Attribution&, const std::atomic<bool>* stop, const Report& report) {
  const auto swings = greatest_swings(*match_.game, match_.steps, stood_);
  for (const auto& swing : swings)
    for (const int step : {swing.from, swing.to}) {
      if (looked_closely_.contains(step)) continue;
      const auto outlook = look_closely(step, match_.state_after(step), stop);
      if (!outlook) return Looked::stopped;
      looked_closely_.insert(step);
      stood_[step] = *outlook;
      report(Stood{step, *outlook});
      return Looked::some;
    }
  std::vector<Moved> all;
  for (const auto& swing : swings) {
    const auto moved = parts_of(swing, stop);
    if (!moved) return Looked::stopped;
    all.push_back(*moved);
  }
  for (const auto& moved : all) report(moved);
  return Looked::all;
}

std::optional<agents::Outlook> Review::look_closely(int step, const AnyState& state, const std::atomic<bool>* stop) {
  auto rng = luck_of(step).split();
  return hindsight_->outlook(state, rng, stop, true);
}

// How it stands for the seat is looked at anew whenever somebody else goes on, or chance.
std::optional<Review::Moved> Review::parts_of(const Swing& swing, const std::atomic<bool>* stop) {
  const auto& game = *match_.game;
  const std::span steps(match_.steps.data(), static_cast<std::size_t>(swing.to));
  auto state = match_.state_after(swing.from);
  Moved moved{swing.from, 0, 0, 0};
  const auto part = [&moved, own = swing.seat](Seat actor) -> double& {
    return actor == Seat::chance ? moved.luck : actor == own ? moved.own : moved.others;
  };
  double stands = swing.before;
  for (auto step = static_cast<std::size_t>(swing.from); step < steps.size(); ++step) {
    auto& here = part(steps[step].actor);
    game.apply(state, steps[step].actor, steps[step].action);
    double then = swing.after;
    if (step + 1 < steps.size()) {
      if (&part(steps[step + 1].actor) == &here) continue;
      const auto outlook = look_closely(static_cast<int>(step) + 1, state, stop);
      if (!outlook) return std::nullopt;
      then = (*outlook)[index(swing.seat)];
    }
    here += then - stands;
    stands = then;
  }
  return moved;
}

}  // namespace shengxiao::table
