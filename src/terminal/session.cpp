#include "terminal/session.hpp"

#include <algorithm>

namespace shengxiao::terminal {

Session::Session(table::Match match, table::SeatOccupants occupants, std::uint64_t seed,
                 std::shared_ptr<const table::Computers> computers)
    : seed_(seed),
      driver_(
          std::move(match), std::move(occupants), seed, worker_.executors(std::move(computers)),
          {[this](int from) { has_moved(from); }, [this](Seat, const table::AnyThought& thought, int) { thought_ = thought; }}) {}

Result<std::unique_ptr<Session>> Session::start(std::string_view game, const Setup& setup, const Who& who, std::uint64_t seed) {
  auto match = table::Match::start(game, setup, seed);
  if (!match) return tl::unexpected(match.error());
  table::SeatOccupants occupants(static_cast<std::size_t>(match->game().seats()),
                                 table::SeatOccupant{false, match->game().info().middle_level()});
  occupants[0] = table::SeatOccupant{};
  return make(std::move(*match), std::move(occupants), who, seed);
}

Result<std::unique_ptr<Session>> Session::load(std::string_view text, const Who& who, std::uint64_t seed) {
  const auto record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  auto match = table::Match::replay(*record, Rng(seed));
  if (!match) return tl::unexpected(match.error());
  auto occupants = table::occupants_of(*record, match->game().info().levels);
  return make(std::move(*match), std::move(occupants), who, seed);
}

Result<std::unique_ptr<Session>> Session::again() const {
  const Who who(occupants().begin(), occupants().end());
  return start(match().game().info().name, match().game().setup(), who, seed_ + 1);
}

Result<std::unique_ptr<Session>> Session::make(table::Match match, table::SeatOccupants occupants, const Who& who,
                                               std::uint64_t seed) {
  const auto computers = std::make_shared<table::Computers>();
  for (std::size_t seat = 0; seat < who.size(); ++seat) {
    if (!who[seat]) continue;
    if (seat >= occupants.size()) return fail("", "terminal.no_seat", seat, occupants.size() - 1);
    const auto& policy = who[seat]->policy;  // is called as its file
    if (!policy.empty() && !computers->has(policy))
      if (const auto added = computers->add(policy, policy); !added) return tl::unexpected(added.error());
    if (const auto fine = computers->check(match.game(), *who[seat]); !fine) return tl::unexpected(fine.error());
    occupants[seat] = *who[seat];
  }
  std::unique_ptr<Session> session(new Session(std::move(match), std::move(occupants), seed, computers));
  session->resume();
  return session;
}

bool Session::hides() const {
  return !match().game().open() && std::ranges::count(occupants(), true, &table::SeatOccupant::person) > 1;
}

Seat Session::curtain() const {
  const Seat seat = person();
  return hides() && seat != at_screen_ ? seat : Seat::watcher;
}

Seat Session::viewer() const {
  if (!hides()) return table::viewer(match(), occupants());
  return is_player(curtain()) ? Seat::watcher : at_screen_;
}

std::vector<std::string> Session::legal() const {
  std::vector<ActionId> ids;
  std::vector<std::string> all;
  if (!is_player(person())) return all;
  match().game().legal(match().state(), person(), ids);
  for (auto id : ids) all.push_back(match().game().text(id));
  return all;
}

std::string Session::record() const { return print(match().record(words(occupants()))); }

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

std::string meant(std::string_view move, const std::vector<std::string>& legal) {
  std::string only;
  for (const auto& text : legal) {
    if (text == move) return text;
    if (plainly(text) == plainly(move)) only = only.empty() ? text : "?";
  }
  return only.empty() || only == "?" ? std::string(move) : only;
}

Result<int> Session::play(std::string_view move) {
  if (match().over()) return fail("", "game.over");
  const Seat seat = person();
  if (!is_player(seat)) return fail("", "terminal.computer_to_move");
  const auto done = driver_.play(seat, meant(move, legal()));
  if (done) resume();
  return done;
}

Result<int> Session::undo() {
  const int to = match().last_decision(people(occupants())), before = match().step();
  if (to < 0) return fail("", "match.nothing_to_undo");
  driver_.undo_to(to);
  resume();
  return before - to;
}

Result<int> Session::ask_hint() {
  if (match().over()) return fail("", "game.over");
  const Seat seat = person();
  if (!is_player(seat) || computer_thinks()) return fail("", "terminal.computer_to_move");
  driver_.hint(seat, [this, seat](const table::AnyThought& thought) { news_ = {News::hint, seat, thought}; });
  return 0;
}

void Session::forget_hint() {
  if (!hinting()) return;
  driver_.stop();
  resume();
}

void Session::has_moved(int from) {
  thought_.reset();
  news_ = {News::moved, match().steps()[static_cast<std::size_t>(from)].actor};
}

void Session::resume() {
  thought_.reset();
  driver_.resume();
}

Session::News Session::poll() {
  news_ = {};
  while (news_.kind == News::nothing) {
    const auto job = worker_.next();
    if (!job) break;
    (*job)();
  }
  return std::exchange(news_, {});
}

Session::News Session::wait() {
  news_ = {};
  while (news_.kind == News::nothing && (computer_thinks() || hinting())) worker_.wait()();
  return std::exchange(news_, {});
}

std::string Session::thinking() const {
  if (!thought_ || !computer_thinks()) return "";
  if (thought_->depth) return fmt::format("{} turns deep, {}", thought_->depth, thought_->text);
  return thought_->text;
}

std::vector<Turn> turns(const table::Match& match, Seat viewer) {
  std::vector<Turn> all;
  std::vector<std::string> steps;
  int last = -1;
  for (const auto& seen : match.seen(viewer)) {
    if (!seen.is_outcome()) {
      if (seen.turn != last) {
        all.push_back({seen.actor, 0, ""});
        steps.clear();
      }
      last = seen.turn;
      all.back().complete &= seen.complete;
      steps.push_back(match.game().text(seen.action));
      all.back().text = match.game().join(steps);
    }
    auto& turn = all.back();
    turn.end = seen.after;
    if (!seen.causes) continue;
    for (const auto& cause : match.causes_of(seen.after)) {
      std::string told;
      Json out(told);
      match.game().causes_json({&cause, 1}, out);
      turn.causes.push_back(told.substr(1, told.size() - 2));  // without the brackets of the list
    }
  }
  if (!all.empty()) all.back().end = match.step();  // what is done out of sight goes on
  return all;
}

}  // namespace shengxiao::terminal
