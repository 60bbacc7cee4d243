// What goes on at a table by itself: computers think, clocks run.
#include <algorithm>
#include <atomic>

#include "server/room.hpp"

namespace shengxiao::server {

namespace {
constexpr auto analysis_time = std::chrono::minutes(5);
constexpr auto report_every = std::chrono::milliseconds(250);

Result<std::shared_ptr<Thinker>> thinker_for(const table::AnyGame& game, std::string_view kind, int level) {
  auto agent = game.agent(kind, level);
  if (!agent) return tl::unexpected(agent.error());
  auto thinker = std::make_shared<Thinker>();
  thinker->agent = std::move(*agent);
  return thinker;
}
}  // namespace

// One piece of thinking. The worker holds it too, so it may outlive the room.
struct Room::Thinking {
  std::atomic<bool> stop{false};
};

Room::Room(std::string code, table::Match match, std::vector<Chair> chairs, Terms terms, std::uint64_t seed, House house)
    : code_(std::move(code)),
      match_(std::move(match)),
      chairs_(std::move(chairs)),
      terms_(terms),
      seed_(seed),
      house_(std::move(house)),
      asked_(static_cast<int>(chairs_.size()), 0),
      thinkers_(chairs_.size()) {}

Room::~Room() { stop_thinking(); }

Result<std::shared_ptr<Room>> Room::make(std::string code, table::Match match, std::vector<Chair> chairs, Terms terms,
                                         std::uint64_t seed, House house) {
  for (const auto& chair : chairs)
    if (!chair.occupant.person && (chair.occupant.level < 1 || chair.occupant.level > match.game().info().levels))
      return fail("", "there is no level {} of {}", chair.occupant.level, match.game().info().title);
  return std::shared_ptr<Room>(new Room(std::move(code), std::move(match), std::move(chairs), terms, seed, std::move(house)));
}

// Made when it is first needed, and given up when nobody looks on: a strong one remembers much.
std::shared_ptr<Thinker> Room::adviser() {
  if (!adviser_)
    if (auto made = thinker_for(match_.game(), "best", 0)) adviser_ = std::move(*made);
  return adviser_;
}

void Room::changed() {
  takeback_.reset();
  stop_thinking();
  stop_clocks();
  start_clocks();
  set_to_work();
  tell_everybody();
}

void Room::stop_thinking() {
  if (thinking_) thinking_->stop = true;
  thinking_ = nullptr;
}

Seat Room::computer_to_act() const {
  const auto who = match_.to_act();
  for (int k = 0; k < who.size(); ++k)
    if (is_player(who.nth(k)) && !chair(who.nth(k)).person_plays()) return who.nth(k);
  return Seat::watcher;
}

// Sets going what ought to go on: a computer's move first; else, where somebody asked for it, the analysis.
void Room::set_to_work() {
  if (thinking_ || guests_.empty()) return;
  if (const auto seat = computer_to_act(); is_player(seat)) {
    if (const auto done = computer_moves(seat); !done)
      for (const auto& [client, guest] : guests_) complain(client, done.error());
    return;
  }
  if (match_.over()) return;
  const auto analyst =
      std::ranges::find_if(guests_, [&](const auto& guest) { return guest.second.analyst && alone(guest.second); });
  if (analyst == guests_.end()) return;
  const Seat seat = eyes(analyst->second);
  if (is_player(seat) && match_.to_act().has(seat))
    think(seat, adviser(), {.time = analysis_time}, true, [](const table::AnyThought&) {});
}

Result<bool> Room::computer_moves(Seat seat) {
  auto& thinker = thinkers_[static_cast<std::size_t>(index(seat))];
  if (!thinker) {
    auto made = thinker_for(match_.game(), "level", chair(seat).deputy ? chair(seat).deputy : chair(seat).occupant.level);
    if (!made) return tl::unexpected(made.error());
    thinker = std::move(*made);
  }
  // What a computer thinks of a game of hidden hands gives its own away.
  think(seat, thinker, {}, match_.game().open(), [this, seat](const table::AnyThought& thought) {
    const int before = match_.step();
    stop_clocks();
    match_.play(seat, thought.best);
    keep_play(before);
    changed();
  });
  return true;
}

// Thinks about the position as it is now. Whatever happens at the table meanwhile ends it: `then` is called only if it came to
// its own end.
void Room::think(Seat seat, const std::shared_ptr<Thinker>& thinker, const agents::Limits& limits, bool aloud,
                 std::function<void(const table::AnyThought&)> then) {
  stop_thinking();
  auto thinking = std::make_shared<Thinking>();
  thinking_ = thinking;
  const auto room = weak_from_this();
  const auto foreground = house_.foreground;
  auto still_wanted = [room, thinking](auto what) {
    const auto here = room.lock();
    if (here && here->thinking_ == thinking) what(*here);
  };
  house_.background([=, seed = seed_ + static_cast<std::uint64_t>(match_.step()), game = match_.shared_game(),
                     observation = match_.game().observe(match_.state(), seat), limits = limits]() mutable {
    const std::lock_guard lock(thinker->busy);
    auto last = std::chrono::steady_clock::time_point();
    limits.stop = &thinking->stop;
    Rng rng(seed);
    const auto progress = [&](const table::AnyThought& thought) {
      const auto now = std::chrono::steady_clock::now();
      if (!aloud || now - last < report_every) return;
      last = now;
      foreground([=] { still_wanted([&](Room& here) { here.broadcast_thought(seat, thought); }); });
    };
    const auto thought = thinker->agent->think(observation, limits, rng, progress);
    foreground([=] {
      still_wanted([&](Room& here) {
        if (aloud) here.broadcast_thought(seat, thought);
        here.thinking_ = nullptr;
        then(thought);
      });
    });
  });
}

// --- clocks

Milliseconds Room::left(std::size_t seat) const {
  const auto& chair = chairs_[seat];
  if (!running_.has(seat_at(static_cast<int>(seat)))) return chair.left;
  return std::max(Milliseconds(0), chair.left - (house_.now() - running_since_));
}

void Room::stop_clocks() {
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) chairs_[seat].left = left(seat);
  running_ = {};
}

// They run for the people who are asked, once every chair is taken.
void Room::start_clocks() {
  const bool waiting = std::ranges::any_of(chairs_, [](const Chair& chair) { return chair.free() && !chair.deputy; });
  if (!terms_.clock || waiting || match_.over()) return;
  const auto who = match_.to_act();
  auto first = Milliseconds::max();
  for (int k = 0; k < who.size(); ++k) {
    if (!chair(who.nth(k)).person_plays()) continue;
    running_ = running_.with(who.nth(k));
    first = std::min(first, chair(who.nth(k)).left);
  }
  if (running_.empty()) return;
  running_since_ = house_.now();
  house_.later(first + Milliseconds(1), [room = weak_from_this(), alarm = ++armed_] {
    const auto here = room.lock();
    if (here && here->armed_ == alarm) here->check_clocks();
  });
}

// Who is out of time is played for by a computer of middle strength, to the end.
void Room::check_clocks() {
  stop_clocks();
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    auto& chair = chairs_[i];
    const Seat seat = seat_at(static_cast<int>(i));
    if (!match_.to_act().has(seat) || !chair.person_plays() || chair.left > Milliseconds(0)) continue;
    chair.deputy = (match_.game().info().levels + 1) / 2;
    chair.out_of_time = true;
    thinkers_[i] = nullptr;
    keep_chair(seat,
               fmt::format("seat {} is out of time: computer level {} plays from step {} on", i, chair.deputy, match_.step() + 1));
  }
  changed();
}

}  // namespace shengxiao::server
