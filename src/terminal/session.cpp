#include "terminal/session.hpp"

#include <algorithm>

namespace shengxiao::terminal {

void Thinker::start(table::AnyAgent& agent, table::AnyObservation observation, agents::Limits limits, std::uint64_t seed) {
  stop();
  stop_ = done_ = false;
  limits.stop = &stop_;
  thread_ = std::thread([this, &agent, observation = std::move(observation), limits, seed] {
    Rng rng(seed);
    auto keep = [&](const table::AnyThought& thought) {
      const std::lock_guard lock(mutex_);
      thought_ = thought;
    };
    keep(agent.think(observation, limits, rng, keep));
    done_ = true;
  });
}

void Thinker::stop() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
  thought_.reset();
}

void Thinker::wait() {
  while (busy() && !done_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

std::optional<table::AnyThought> Thinker::take() {
  if (!busy() || !done_) return std::nullopt;
  thread_.join();
  return std::exchange(thought_, std::nullopt);
}

std::optional<table::AnyThought> Thinker::so_far() {
  const std::lock_guard lock(mutex_);
  return thought_;
}

Result<std::unique_ptr<Session>> Session::start(std::string_view game, const Setup& setup, const Who& who, std::uint64_t seed) {
  auto match = table::Match::start(game, setup, seed);
  if (!match) return tl::unexpected(match.error());
  table::SeatOccupants occupants(static_cast<std::size_t>(match->game().seats()),
                                 table::SeatOccupant{false, (match->game().info().levels + 1) / 2});
  occupants[0] = table::SeatOccupant{};
  return make(std::move(*match), std::move(occupants), who, seed);
}

Result<std::unique_ptr<Session>> Session::load(std::string_view text, const Who& who, std::uint64_t seed) {
  const auto record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  auto match = table::Match::replay(*record, seed);
  if (!match) return tl::unexpected(match.error());
  auto occupants = table::occupants_of(*record, match->game().info().levels);
  return make(std::move(*match), std::move(occupants), who, seed);
}

Result<std::unique_ptr<Session>> Session::again() const {
  const Who who(occupants_.begin(), occupants_.end());
  return start(match_.game().info().name, match_.game().setup(), who, seed_ + 1);
}

Result<std::unique_ptr<Session>> Session::make(table::Match match, table::SeatOccupants occupants, const Who& who,
                                               std::uint64_t seed) {
  const auto& info = match.game().info();
  for (std::size_t seat = 0; seat < who.size(); ++seat) {
    if (!who[seat]) continue;
    if (seat >= occupants.size()) return fail("", "there is no seat {}: the seats are 0 to {}", seat, occupants.size() - 1);
    if (!who[seat]->person && (who[seat]->level < 1 || who[seat]->level > info.levels))
      return fail("", "there is no computer of level {}: the levels of {} are 1 to {}", who[seat]->level, info.title, info.levels);
    occupants[seat] = *who[seat];
  }
  std::unique_ptr<Session> session(new Session(std::move(match), std::move(occupants), seed));
  for (const auto& occupant : session->occupants_) {
    auto agent = session->match_.game().agent("level", occupant.person ? info.levels : occupant.level);
    if (!agent) return tl::unexpected(agent.error());
    session->agents_.push_back(occupant.person ? nullptr : std::move(*agent));
  }
  auto adviser = session->match_.game().agent("best", 0);
  if (!adviser) return tl::unexpected(adviser.error());
  session->adviser_ = std::move(*adviser);
  session->set_to_work();
  return session;
}

bool Session::hides() const {
  return !match_.game().open() && std::ranges::count(occupants_, true, &table::SeatOccupant::person) > 1;
}

Seat Session::curtain() const {
  const Seat seat = person();
  return hides() && seat != eyes_ ? seat : Seat::watcher;
}

Seat Session::viewer() const {
  if (!hides()) return table::viewer(match_, occupants_);
  return is_player(curtain()) ? Seat::watcher : eyes_;
}

std::vector<std::string> Session::legal() const {
  std::vector<ActionId> ids;
  std::vector<std::string> all;
  if (!is_player(person())) return all;
  match_.game().legal(match_.state(), person(), ids);
  for (auto id : ids) all.push_back(match_.game().text(id));
  return all;
}

std::string Session::record() const { return print(match_.record(words(occupants_))); }

namespace {
std::string plainly(std::string_view move) {
  std::string all;
  for (char c : move) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) all += c;
  }
  return all;
}
}  // namespace

std::string Session::meant(std::string_view move) const {
  const auto all = legal();
  std::string only;
  for (const auto& text : all) {
    if (text == move) return text;
    if (plainly(text) == plainly(move)) only = only.empty() ? text : "?";
  }
  return only.empty() || only == "?" ? std::string(move) : only;
}

Result<int> Session::play(std::string_view move) {
  if (match_.over()) return fail("", "the game is over");
  const Seat seat = person();
  if (!is_player(seat)) return fail("", "a computer is to move");
  const auto done = match_.play(seat, meant(move));
  if (done) changed();
  return done;
}

Result<int> Session::undo() {
  const int to = match_.last_decision(people(occupants_)), before = match_.step();
  if (to < 0) return fail("", "there is nothing to take back");
  thinker_.stop();
  match_.undo_to(to);
  changed();
  return before - to;
}

Result<int> Session::ask_hint() {
  if (match_.over()) return fail("", "the game is over");
  const Seat seat = person();
  if (!is_player(seat) || computer_thinks()) return fail("", "a computer is to move");
  thinker_.start(*adviser_, match_.game().observe(match_.state(), seat), {.time = table::hint_time},
                 seed_ + static_cast<std::uint64_t>(match_.step()));
  hinting_ = true;
  return 0;
}

void Session::forget_hint() {
  if (hinting_) changed();
}

void Session::changed() {
  thinker_.stop();
  set_to_work();
}

void Session::set_to_work() {
  hinting_ = false;
  const Seat seat = table::computer_to_act(match_, occupants_);
  if (!is_player(seat)) return;
  auto& agent = *agents_[static_cast<std::size_t>(index(seat))];
  thinker_.start(agent, match_.game().observe(match_.state(), seat), {}, seed_ + static_cast<std::uint64_t>(match_.step()));
}

Session::News Session::poll() {
  auto thought = thinker_.take();
  if (!thought) return {};
  News news{hinting_ ? News::hint : News::moved, hinting_ ? person() : table::computer_to_act(match_, occupants_),
            std::move(*thought)};
  if (!hinting_) match_.play(news.seat, news.thought.best);
  set_to_work();
  return news;
}

Session::News Session::wait() {
  thinker_.wait();
  return poll();
}

std::string Session::thinking() {
  const auto thought = thinker_.so_far();
  if (!thought || !thinker_.busy() || (!match_.game().open() && !hinting_)) return "";
  if (thought->depth) return fmt::format("{} turns deep, {}", thought->depth, thought->text);
  return thought->text;
}

std::vector<Turn> turns(const table::Match& match, Seat viewer) {
  std::vector<Turn> all;
  std::vector<std::string> steps;
  int last = -1;
  for (const auto& told : match.told(viewer)) {
    if (told.turn != last) {
      all.push_back({told.actor, 0, ""});
      steps.clear();
    }
    last = told.turn;
    all.back().whole &= told.whole;
    steps.push_back(told.text);
    all.back().text = match.game().join(steps);
    all.back().end = told.after;
  }
  if (!all.empty()) all.back().end = match.step();  // what is done out of sight goes on
  return all;
}

}  // namespace shengxiao::terminal
