#include "table/match.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "table/edition.hpp"
#include "table/grow.hpp"

namespace shengxiao::table {

std::vector<std::uint32_t> chance_weights(const AnyGame& game, const AnyState& state, const std::vector<ActionId>& legal) {
  std::vector<std::uint32_t> weights;
  for (const auto action : legal) weights.push_back(game.weight(state, action));
  return weights;
}

Match::Match(std::shared_ptr<const AnyGame> game, const AnyState& state, const Start& how)
    : game_(std::move(game)), position_(how.position), state_(state), luck_(how.luck) {}

Result<Match> Match::start(std::string_view name, const Setup& setup, std::uint64_t seed) {
  return start(name, setup, Start{.luck = Rng(seed)});
}

Result<Match> Match::start(std::string_view name, const Setup& setup, const Start& how) {
  auto game = make_game(name, setup);
  if (!game) return tl::unexpected(game.error());
  const auto state = how.position.empty() ? Result<AnyState>((*game)->start()) : (*game)->from_position(how.position);
  if (!state) return tl::unexpected(state.error());
  Match match(*game, *state, how);
  match.draw_chance();
  return match;
}

Result<Match> Match::resume(const Record& record, const Luck& luck) {
  auto match = steps_of(record, {});
  if (match) match->set_luck(luck);
  return match;
}

Result<Match> Match::replay(const Record& record, const Luck& luck, const StepCheck& check) {
  auto match = steps_of(record, check);
  if (!match) return match;
  if (record.over != match->over())
    return fail("", record.over ? MessageId("record.is_over") : MessageId("record.is_open"), match->step());
  const auto points = match->game().points(match->state());
  for (int seat = 0; record.over && seat < points.size(); ++seat)
    if (points[seat] != record.points[static_cast<std::size_t>(seat)])
      return fail("", "record.points", seat_at(seat), record.points[static_cast<std::size_t>(seat)], points[seat]);
  match->set_luck(luck);
  return match;
}

Result<Match> Match::steps_of(const Record& record, const StepCheck& check) {
  Setup setup{static_cast<int>(record.seats.size()), record.options};
  if (!record.edition.empty()) {
    auto edition = parse_edition_json(record.edition);
    if (!edition) return tl::unexpected(edition.error());
    setup.edition = *edition;
  }
  auto game = make_game(record.game, setup);
  if (!game) return tl::unexpected(game.error());
  if (record.version != (*game)->info().version) return fail("", "record.version", record.version, (*game)->info().version);
  if (record.shown) return fail("", "record.only_shown");
  Match match(*game, (*game)->start(), {});
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const auto& step = record.steps[i];
    const auto action = match.game().find(match.state_, step.actor, step.text);
    const auto done = !action ? tl::unexpected(action.error()) : check ? check(match, step.actor, *action) : Result<bool>(true);
    if (!done) return fail_in(done.error(), "record.step", i + 1, actor_name(step.actor), step.text);
    match.add(step.actor, *action);
  }
  return match;
}

void Match::set_luck(const Luck& luck) {
  luck_ = luck;
  draw_chance();
}

AnyState Match::first_state() const { return position_.empty() ? game_->start() : *game_->from_position(position_); }

AnyState Match::state_after(int steps) const {
  if (steps == step()) return state_;
  return replayed(*game_, first_state(), std::span(steps_).first(static_cast<std::size_t>(steps)));
}

int Match::entries_after(Seat viewer, int step) const {
  const auto seen = this->seen(viewer);
  return static_cast<int>(std::ranges::partition_point(seen, [&](const auto& entry) { return entry.after <= step; }) -
                          seen.begin());
}

int Match::revealed() const {
  if (game_->open()) return step();
  if (!game_->hides_only_choices()) return 0;
  return static_cast<int>(std::ranges::partition_point(steps_, [&](const auto& played) { return played.phase < phase_; }) -
                          steps_.begin());
}

Result<int> Match::play(Seat seat, std::string_view turn) {
  const int before = step();
  const auto parts = game_->split(turn);
  for (const auto& part : parts) {
    auto action = game_->find(state_, seat, part);
    if (!action) {
      undo_to(before);
      return tl::unexpected(action.error());
    }
    add(seat, *action);
  }
  draw_chance();
  return static_cast<int>(parts.size());
}

void Match::play(Seat seat, ActionId legal_action) {
  assert(game_->find(state_, seat, game_->text(legal_action)));
  add(seat, legal_action);
  draw_chance();
}

void Match::add(Seat actor, ActionId action) {
  const bool continues = !steps_.empty() && steps_.back().actor == actor && game_->mid_turn(state_, actor);
  const int turn = steps_.empty() ? 0 : steps_.back().turn + !continues;
  const auto choosing = to_act();
  Causes causes;
  game_->causes(state_, actor, action, causes);
  for (const auto& cause : causes) add_tightly(causes_, cause);
  add_tightly(steps_, Played{actor, action, turn, phase_, next_turn_of(actor), static_cast<std::uint32_t>(causes_.size())});
  const SeenSteps* other = nullptr;
  for (auto& [viewer, seen] : seen_) {
    seen.add(*game_, state_, steps_, causes_of(step()), pool_, other, false);
    other = &seen;
  }
  game_->apply(state_, actor, action);
  if (is_uncovered()) tell_anew();
  if (!(to_act() - choosing).empty()) ++phase_;
  if (!is_player(actor)) {
    ++draws_;
    return;
  }
  auto& first = first_step_[static_cast<std::size_t>(index(actor))];
  if (first == 0) first = step();
}

// As many steps are looked at as were made since its last one.
int Match::next_turn_of(Seat actor) const {
  if (!is_player(actor)) return 0;
  bool others_played = false;
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
    if (step->actor == actor) return step->nth + (others_played && step->phase != phase_);
    others_played = others_played || is_player(step->actor);
  }
  return 1;
}

void Match::draw_chance() {
  while (has_luck() && to_act().is_chance()) add(Seat::chance, drawn());
}

ActionId Match::drawn() {
  if (auto* rng = std::get_if<Rng>(&luck_)) return game_->random_action(state_, Seat::chance, *rng);
  std::vector<ActionId> legal;
  game_->legal(state_, Seat::chance, legal);
  return legal[std::get<Draw>(luck_)(static_cast<std::uint64_t>(draws_), chance_weights(*game_, state_, legal))];
}

bool Match::take_back(int from, SeatSet seats) {
  const auto choosing = game_->to_act(state_after(from));
  SeatSet done;
  for (int i = from; i < step(); ++i) {
    const Seat actor = steps_[static_cast<std::size_t>(i)].actor;
    if (!is_player(actor)) return false;
    done = done.with(actor);
  }
  // Who owes a decision now has not made one since, or goes on with it: else the choices were compared meanwhile.
  const auto owing = to_act();
  if (owing.empty() || !(owing - choosing).empty()) return false;
  for (int k = 0; k < owing.size(); ++k)
    if (done.has(owing.nth(k)) && !game_->mid_turn(state_, owing.nth(k))) return false;

  Match rest = *this;
  rest.undo_to(from);
  for (auto i = static_cast<std::size_t>(from); i < steps_.size(); ++i) {
    const auto& played = steps_[i];
    if (seats.has(played.actor)) continue;
    std::vector<ActionId> legal;
    rest.game_->legal(rest.state_, played.actor, legal);
    if (!std::ranges::count(legal, played.action)) return false;
    rest.add(played.actor, played.action);
  }
  *this = std::move(rest);
  return true;
}

int Match::last_decision(SeatSet seats) const {
  if (!has_decided(seats)) return -1;
  for (int i = step() - 1; i >= 0; --i) {
    const auto& played = steps_[static_cast<std::size_t>(i)];
    if (!is_player(played.actor) || !seats.has(played.actor)) continue;
    if (game_->mid_turn(state_, played.actor)) return i;
    while (i > 0 && steps_[static_cast<std::size_t>(i) - 1].turn == played.turn) --i;
    return i;
  }
  return -1;
}

int Match::turns_of(Seat seat) const {
  const auto last = std::find_if(steps_.rbegin(), steps_.rend(), [seat](const Played& step) { return step.actor == seat; });
  return last == steps_.rend() ? 0 : last->nth;
}

bool Match::has_decided(SeatSet seats) const {
  for (int seat = 0; seat < max_seats; ++seat)
    if (seats.has(seat_at(seat)) && first_step_[static_cast<std::size_t>(seat)]) return true;
  return false;
}

int Match::before_last_step() const {
  int last = step() - 1;
  while (has_luck() && last >= 0 && !is_player(steps_[static_cast<std::size_t>(last)].actor)) --last;
  return last;
}

void Match::undo_to(int steps) {
  if (steps >= step()) return;
  const bool was_uncovered = is_uncovered();
  state_ = state_after(steps);
  phase_ = steps_[static_cast<std::size_t>(steps)].phase;
  draws_ -=
      static_cast<int>(std::count_if(steps_.begin() + steps, steps_.end(), [](const Played& p) { return !is_player(p.actor); }));
  steps_.resize(static_cast<std::size_t>(steps));
  causes_.resize(steps_.empty() ? 0 : steps_.back().causes);
  for (auto& [viewer, seen] : seen_) seen.undo_to(steps, pool_);
  if (was_uncovered) tell_anew();
  for (auto& first : first_step_)
    if (first > steps) first = 0;
}

// Where nothing is hidden everybody is told the same.
const SeenSteps& Match::seen_by(Seat viewer) const {
  if (game_->open()) viewer = Seat::watcher;
  const auto [at, is_new] = seen_.try_emplace(viewer, viewer);
  auto& seen = at->second;
  if (!is_new) return seen;
  const auto other = std::ranges::find_if(seen_, [&](const auto& one) { return one.first != viewer; });
  tell(seen, other == seen_.end() ? nullptr : &other->second);
  return seen;
}

// All steps so far.
void Match::tell(SeenSteps& seen, const SeenSteps* other) const {
  auto state = first_state();
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    seen.add(*game_, state, std::span(steps_).first(i + 1), causes_of(static_cast<int>(i) + 1), pool_, other, is_uncovered());
    game_->apply(state, steps_[i].actor, steps_[i].action);
  }
}

// What was hidden is uncovered, or hidden again.
void Match::tell_anew() {
  const SeenSteps* other = nullptr;
  for (auto& [viewer, seen] : seen_) {
    seen.undo_to(0, pool_);
    tell(seen, other);
    other = &seen;
  }
}

std::span<const Cause> Match::causes_of(int n) const {
  const auto end = [&](int step) -> std::size_t { return step == 0 ? 0 : steps_[static_cast<std::size_t>(step) - 1].causes; };
  return std::span(causes_).subspan(end(n - 1), end(n) - end(n - 1));
}

Record Match::head(const std::vector<std::string>& seats) const {
  Record record;
  record.game = game_->info().name;
  record.version = game_->info().version;
  record.options = game_->setup().options;
  if (const auto edition = game_->edition()) record.edition = edition_json(*edition);
  record.seats = seats;
  return record;
}

Record Match::record(const std::vector<std::string>& seats) const {
  auto record = head(seats);
  for (const auto& played : steps_) record.steps.push_back({played.actor, game_->text(played.action)});
  record.over = over();
  if (record.over)
    for (int points : game_->points(state_)) record.points.push_back(points);
  return record;
}

Record Match::record_shown_to(Seat viewer, const std::vector<std::string>& seats) const {
  const auto seen = this->seen(viewer);
  const auto is_complete = [](const SeenStep& step) { return step.complete && !step.is_outcome(); };
  if (over() || (seen.size() == steps_.size() && std::ranges::all_of(seen, is_complete))) return record(seats);
  auto record = head(seats);
  if (!game_->hides_only_choices()) {
    record.shown = viewer;
    for (const auto& step : seen)
      if (!step.is_outcome()) record.steps.push_back({step.actor, game_->text(step.action)});
    return record;
  }
  auto state = first_state();
  for (const auto& played : steps_) {
    std::vector<ActionId> legal;
    game_->legal(state, played.actor, legal);
    if ((played.phase == phase_ && played.actor != viewer) || !std::ranges::count(legal, played.action)) continue;
    record.steps.push_back({played.actor, game_->text(played.action)});
    game_->apply(state, played.actor, played.action);
  }
  return record;
}

}  // namespace shengxiao::table
