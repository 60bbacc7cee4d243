#include "table/match.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "table/edition.hpp"

namespace shengxiao::table {

Result<Match> Match::start(std::string_view name, const Setup& setup, std::uint64_t seed) {
  auto game = make_game(name, setup);
  if (!game) return tl::unexpected(game.error());
  Match match(*game, seed);
  match.draw_chance();
  return match;
}

Result<Match> Match::resume(const Record& record, std::uint64_t seed) {
  auto match = steps_of(record, seed);
  if (match) match->draw_chance();
  return match;
}

Result<Match> Match::replay(const Record& record, std::uint64_t seed) {
  auto match = steps_of(record, seed);
  if (!match) return match;
  if (record.over != match->over())
    return fail("", "the record says that the game is {}, after {} steps it is {}", record.over ? "over" : "open", match->step(),
                record.over ? "open" : "over");
  const auto points = match->game().points(match->state());
  for (int seat = 0; record.over && seat < points.size(); ++seat)
    if (points[seat] != record.points[static_cast<std::size_t>(seat)])
      return fail("", "the record gives seat {} {} points, by the rules it has {}", seat,
                  record.points[static_cast<std::size_t>(seat)], points[seat]);
  match->draw_chance();
  return match;
}

Result<Match> Match::steps_of(const Record& record, std::uint64_t seed) {
  Setup setup{static_cast<int>(record.seats.size()), record.options};
  if (!record.edition.empty()) {
    auto edition = parse_edition_json(record.edition, "the record's edition");
    if (!edition) return tl::unexpected(edition.error());
    setup.edition = *edition;
  }
  auto game = make_game(record.game, setup);
  if (!game) return tl::unexpected(game.error());
  if (record.version != (*game)->info().version)
    return fail("", "the record is of rules version {} of {}; this is version {}", record.version, record.game,
                (*game)->info().version);
  Match match(*game, seed);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const auto& step = record.steps[i];
    auto action = match.game().find(match.state_, step.actor, step.text);
    if (!action)
      return fail(action.error().clause, "step {}, {} {}: {}", i + 1, actor_name(step.actor), step.text, action.error().text);
    match.add(step.actor, *action);
  }
  return match;
}

AnyState Match::state_after(int steps) const {
  auto state = game_->start();
  for (int i = 0; i < steps; ++i)
    game_->apply(state, steps_[static_cast<std::size_t>(i)].actor, steps_[static_cast<std::size_t>(i)].action);
  return state;
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
  const bool goes_on = !steps_.empty() && steps_.back().actor == actor && game_->mid_turn(state_, actor);
  const int turn = steps_.empty() ? 0 : steps_.back().turn + !goes_on;
  game_->apply(state_, actor, action);
  steps_.push_back({actor, action, turn});
}

void Match::draw_chance() {
  while (to_act().is_chance()) add(Seat::chance, game_->draw(state_, Seat::chance, rng_));
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
    const auto& [actor, action, turn] = steps_[i];
    if (seats.has(actor)) continue;
    std::vector<ActionId> legal;
    rest.game_->legal(rest.state_, actor, legal);
    if (!std::ranges::count(legal, action)) return false;
    rest.add(actor, action);
  }
  *this = std::move(rest);
  return true;
}

int Match::last_decision(SeatSet seats) const {
  for (int i = step() - 1; i >= 0; --i) {
    const auto& [actor, action, turn] = steps_[static_cast<std::size_t>(i)];
    if (!is_player(actor) || !seats.has(actor)) continue;
    if (game_->mid_turn(state_, actor)) return i;
    while (i > 0 && steps_[static_cast<std::size_t>(i) - 1].turn == turn) --i;
    return i;
  }
  return -1;
}

void Match::undo_to(int steps) {
  if (steps >= step()) return;
  state_ = state_after(steps);
  steps_.resize(static_cast<std::size_t>(steps));
}

std::vector<Match::Told> Match::told(Seat viewer) const {
  std::vector<Told> all;
  std::array<std::string, max_seats> unseen;  // by seat: how that which it does out of sight reads
  auto state = game_->start();
  auto choosing = game_->to_act(state);
  for (int i = 0; i < step(); ++i) {
    const auto& [actor, action, turn] = steps_[static_cast<std::size_t>(i)];
    auto [text, json, whole] = game_->redact(state, actor, action, viewer);
    const bool goes_on = !all.empty() && all.back().actor == actor && game_->mid_turn(state, actor);
    auto known = true;
    if (is_player(actor)) {
      auto& before = unseen[static_cast<std::size_t>(index(actor))];
      known = whole || text != before;
      before = whole ? "" : text;
    }
    if (known) all.push_back({actor, action, std::move(text), whole, all.empty() ? 0 : all.back().turn + !goes_on, i + 1});
    game_->apply(state, actor, action);
    const auto next = game_->to_act(state);
    if (!(next - choosing).empty()) unseen.fill("");
    choosing = next;
  }
  return all;
}

Record Match::record(const std::vector<std::string>& seats) const {
  Record record;
  record.game = game_->info().name;
  record.version = game_->info().version;
  record.options = game_->setup().options;
  if (const auto edition = game_->edition()) record.edition = edition_json(*edition);
  record.seats = seats;
  for (const auto& played : steps_) record.steps.push_back({played.actor, game_->text(played.action)});
  record.over = over();
  if (record.over)
    for (int points : game_->points(state_)) record.points.push_back(points);
  return record;
}

}  // namespace shengxiao::table
