#include "table/driver.hpp"

#include <algorithm>
#include <cassert>
#include <mutex>

#include "table/named_agent.hpp"

namespace shengxiao::table {

namespace {
using Clock = std::chrono::steady_clock;
constexpr auto analysis_time = std::chrono::minutes(5);
constexpr auto report_interval = std::chrono::milliseconds(250);
const GameDriver::AgentName best{"best", 0};
}  // namespace

Executors inline_executors() {
  return {[](const std::shared_ptr<Task>& task) { task->run_inline(); }, [](const std::function<void()>& job) { job(); }};
}

// What is to be thought about, and who is told what came of it.
struct GameDriver::Thinking {
  Priority priority;
  Position position;
  std::shared_ptr<Thinker> thinker;
  agents::Limits limits;
  std::uint64_t seed;
  bool reports;
  Answer answer;
  std::shared_ptr<const AnyGame> game;
  std::shared_ptr<AgentMemory> memory;
};

GameDriver::GameDriver(Match match, SeatOccupants players, std::uint64_t seed, Executors executors, Events events)
    : match_(std::move(match)),
      players_(std::move(players)),
      seed_(seed),
      rng_(seed),
      executors_(std::move(executors)),
      events_(std::move(events)),
      held_back_(players_.size()),
      thinkers_(players_.size()) {
  assert(static_cast<int>(players_.size()) == match_.game().seats());
}

GameDriver::~GameDriver() { stop(); }

void GameDriver::set_player(Seat seat, SeatOccupant player) {
  stop();
  held_back(seat).reset();
  thinker(seat) = nullptr;
  players_[static_cast<std::size_t>(index(seat))] = std::move(player);
}

Result<int> GameDriver::play(Seat seat, std::string_view turn) {
  const auto done = match_.play(seat, turn);
  if (done) stop();
  return done;
}

void GameDriver::set_luck(const Luck& luck) {
  stop();
  match_.set_luck(luck);
}

void GameDriver::undo_to(int steps) {
  stop();
  held_back_.assign(players_.size(), std::nullopt);
  match_.undo_to(steps);
}

bool GameDriver::take_back(int from, SeatSet seats) {
  if (!match_.take_back(from, seats)) return false;
  stop();
  return true;
}

void GameDriver::stop() {
  if (task_) task_->cancel();
  task_ = nullptr;
}

void GameDriver::forget() {
  stop();
  thinkers_.assign(players_.size(), nullptr);
  advisers_.clear();
}

std::uint64_t seed_of_thought(std::uint64_t table, std::size_t told, Seat seat) {
  return table + max_seats * std::uint64_t{told} + static_cast<std::uint64_t>(index(seat));
}

void GameDriver::resume() {
  if (task_) return;
  if (release()) return;
  if (const Seat seat = next_to_think(); is_player(seat)) {
    auto& own = thinker(seat);
    if (!own) {
      own = std::make_shared<Thinker>();
      own->agent = executors_.computers->agent(match_.game(), players_[static_cast<std::size_t>(index(seat))]);
    }
    const auto seed = seed_of_thought(seed_, match_.seen(seat).size(), seat);
    think(Priority::move, position(seat), own, {}, seed, [this, seat](const AnyThought& thought) { move(seat, thought); });
  } else if (auto position = analysed()) {
    think(Priority::analysis, std::move(*position), *adviser(best), {.time = analysis_time}, rng_(), [](const AnyThought&) {});
  }
}

GameDriver::Position GameDriver::position(Seat seat) const {
  return {seat, match_.step(), match_.game().observe(match_.state(), seat)};
}

// Nothing where the seat owes no decision.
std::optional<GameDriver::Position> GameDriver::analysed() const {
  if (!is_player(analysed_seat_)) return std::nullopt;
  const int step = std::min(analysed_step_.value_or(match_.step()), match_.step());
  const auto state = match_.state_after(step);
  if (!match_.game().to_act(state).has(analysed_seat_)) return std::nullopt;
  return Position{analysed_seat_, step, match_.game().observe(state, analysed_seat_)};
}

void GameDriver::move(Seat seat, const AnyThought& thought) {
  if (!waits_for_people(seat, thought.best)) return play(seat, thought.best);
  held_back(seat) = thought.best;
  resume();
}

void GameDriver::play(Seat seat, ActionId action) {
  const int before = match_.step();
  match_.play(seat, action);
  if (events_.moved) events_.moved(before);
  resume();
}

Seat GameDriver::next_to_think() const {
  const auto owing = match_.to_act() & computers();
  for (int k = 0; k < owing.size(); ++k)
    if (!held_back(owing.nth(k))) return owing.nth(k);
  return Seat::watcher;
}

bool GameDriver::waits_for_people(Seat seat, ActionId action) const {
  if ((match_.to_act() & people(players_)).empty()) return false;
  auto next = match_.state();
  match_.game().apply(next, seat, action);
  return !match_.game().to_act(next).has(seat);
}

bool GameDriver::release() {
  if (!(match_.to_act() & people(players_)).empty()) return false;
  const auto owing = match_.to_act() & computers();
  for (int k = 0; k < owing.size(); ++k)
    if (const auto action = std::exchange(held_back(owing.nth(k)), {})) {
      play(owing.nth(k), *action);
      return true;
    }
  return false;
}

namespace {
// In a round of everybody's a seat finishes by itself what it has begun: where a creature is drawn goes with which one it is. A
// line of one action is gone on with as the heuristic policy would, up to what is decided anew.
void finish_step(const Match& match, Seat seat, std::vector<ActionId>& line) {
  const auto& game = match.game();
  if (!game.has_rounds() || line.size() != 1) return;
  auto state = match.state();
  game.apply(state, seat, line.front());
  for (Rng luck(0); game.to_act(state).has(seat) && game.mid_turn(state, seat) && !game.decides_anew(state, seat);) {
    line.push_back(game.greedy(game.observe(state, seat), luck));
    game.apply(state, seat, line.back());
  }
}
}  // namespace

void GameDriver::hint(Seat seat, Answer answer) {
  [[maybe_unused]] const auto asked = ask(seat, best, {.time = hint_time}, std::move(answer));
  assert(asked);
}

Result<bool> GameDriver::ask(Seat seat, const AgentName& agent, const agents::Limits& limits, Answer answer) {
  auto chosen = adviser(agent);
  if (!chosen) return tl::unexpected(chosen.error());
  stop();
  think(Priority::hint, position(seat), *chosen, limits, rng_(), [this, seat, answer = std::move(answer)](AnyThought thought) {
    finish_step(match_, seat, thought.line);
    answer(thought);
    resume();
  });
  return true;
}

void GameDriver::analyse(Seat seat, std::optional<int> step) {
  if (seat == analysed_seat_ && step == analysed_step_) return;
  analysed_seat_ = seat;
  analysed_step_ = step;
  if (task_ && task_->priority() == Priority::analysis) stop();
}

// Made when it is first needed.
Result<std::shared_ptr<Thinker>> GameDriver::adviser(const AgentName& name) {
  auto& known = advisers_[name];
  if (known) return known;
  auto agent = names_policy(name.kind) ? named_agent(match_.game(), name.kind) : match_.game().agent(name.kind, name.level);
  if (!agent) {
    advisers_.erase(name);
    return tl::unexpected(agent.error());
  }
  known = std::make_shared<Thinker>();
  known->agent = std::move(*agent);
  return known;
}

void GameDriver::report(const Position& position, const AnyThought& thought) {
  if (events_.thought) events_.thought(position.seat, thought, position.step);
}

// `answer` is called only where the thinking comes to its own end: whatever is done with
// the match meanwhile cancels it, and so does the end of the driver.
void GameDriver::think(Priority priority, Position position, std::shared_ptr<Thinker> thinker, const agents::Limits& limits,
                       std::uint64_t seed, Answer answer) {
  // What a computer thinks of a game of hidden hands gives its own away.
  const bool reports = priority == Priority::analysis || (priority == Priority::move && match_.game().open());
  auto thinking = std::make_shared<const Thinking>(Thinking{priority, std::move(position), std::move(thinker), limits, seed,
                                                            reports, std::move(answer), match_.shared_game(), executors_.memory});
  task_ = std::make_shared<Task>(priority, [this, thinking, foreground = executors_.foreground](const Task::Run& run) {
    return work(this, thinking, foreground, run);
  });
  executors_.background(task_);
}

// On the other thread. The driver is touched on its owner's thread alone, and only while the task is not cancelled: then it is
// still there.
bool GameDriver::work(GameDriver* driver, const std::shared_ptr<const Thinking>& thinking, const Foreground& foreground,
                      const Task::Run& run) {
  const auto on_owner = [&](auto job) {
    foreground([task = run.task, job = std::move(job)] {
      if (!task->cancelled()) job();
    });
  };
  Clock::time_point last_report;
  const auto progress = [&](const AnyThought& thought) {
    if (!thinking->reports || Clock::now() - last_report < report_interval) return;
    last_report = Clock::now();
    on_owner([=] { driver->report(thinking->position, thought); });
  };
  std::unique_lock lock(thinking->thinker->busy);
  auto limits = thinking->limits;
  limits.stop = run.stop;
  const bool cut = run.at_most.count() && (!limits.time.count() || run.at_most < limits.time);
  if (cut) limits.time = run.at_most;
  const auto start = Clock::now();
  Rng rng(thinking->seed);
  const auto thought = thinking->thinker->agent->think(thinking->position.observation, limits, rng, progress);
  const auto remembered = thinking->thinker->agent->memory();
  lock.unlock();  // what comes of it may be that the same agent thinks on
  if (thinking->memory) thinking->memory->used(thinking->thinker, remembered);
  if ((run.stop && *run.stop) || (cut && Clock::now() - start >= run.at_most)) return false;
  on_owner([=] { driver->finish(*thinking, thought); });
  return true;
}

void GameDriver::finish(const Thinking& thinking, const AnyThought& thought) {
  task_ = nullptr;
  if (thinking.reports) report(thinking.position, thought);
  thinking.answer(thought);
}

}  // namespace shengxiao::table
