#include "server/room.hpp"

#include <algorithm>
#include <cstring>
#include <ranges>

#include "core/text.hpp"
#include "server/messages.hpp"
#include "table/edition.hpp"

namespace shengxiao::server {

namespace {
constexpr auto entropy_patience = std::chrono::seconds(10);
constexpr auto here = Milliseconds::max();

std::uint64_t thinking_seed(const chance::Bytes32& secret) {
  std::uint64_t seed = 0;
  std::memcpy(&seed, secret.data(), sizeof seed);
  return seed;
}
}  // namespace

Room::Room(std::string code, Start start, SharedRuntime runtime, Journal journal)
    : code_(std::move(code)),
      terms_(start.terms),
      conduct_(std::move(start.conduct)),
      runtime_(std::move(runtime)),
      journal_(std::move(journal)),
      seats_(std::move(start.seats)),
      luck_(std::move(start.luck)),
      clocks_(
          terms_.clock, std::move(start.left), [this] { return runtime_->now(); },
          [this](Milliseconds time, Job job) { return runtime_->later(time, std::move(job)); }, [this] { time_ran_out(); }),
      notes_(std::move(start.notes)),
      begun_(start.begun),
      ending_(start.ending),
      shown_(seats_.size(), start.match.step()),
      decisions_(seats_.size(), 0),
      away_since_(seats_.size(), runtime_->now()),
      by_deputies_(seats_.size(), 0),
      own_edition_(table::has_own_edition(start.match.game())),
      thinking_seed_(thinking_seed(runtime_->secret())),
      driver_(std::move(start.match), seats_.players(), thinking_seed_,
              {[this](std::shared_ptr<table::Task> task) { runtime_->background(std::move(task), code_); },
               [shared = runtime_](Job job) { shared->foreground(std::move(job)); }, runtime_->agent_memory, runtime_->computers},
              {[this](int from) { computer_moved(from); },
               [this](Seat seat, const table::AnyThought& thought, int step) { send_thought(seat, thought, step); }}) {}

Result<bool> Room::enter(ClientId client, Line line, const std::vector<std::string>& tokens) {
  const auto seats = seats_.held_with(tokens);
  const bool is_owner = conduct_.is_owner(tokens);
  if (seats.empty() && !is_owner) {
    if (banned_.contains(line.address)) return fail("", "server.kicked");
    if (!conduct_.watch && !seats_.is_waiting()) return fail("", "server.no_watching");
  }
  auto& guest = guests_[client] = Guest{.line = std::move(line), .seats = seats, .has_seen = seats, .is_owner = is_owner};
  bool plays_on = false;
  for (int k = 0; k < guest.seats.size(); ++k) {
    const Seat seat = guest.seats.nth(k);
    if (!seats_[seat].deputy || seats_[seat].out_of_time || deputy_decides(seat)) continue;  // who comes back plays on
    set_deputy(seat, 0);
    plays_on = true;
  }
  note_presence();
  send_seated(guest);
  if (plays_on || !begun_) {
    changed();
    return true;
  }
  if (luck_.is_closed() && !luck_.waits_for().empty()) ask_for_entropy();
  if (clocks_.running().empty()) start_clocks();
  resume();
  send_table_to_all();
  return true;
}

void Room::leave(ClientId client) {
  if (!guests_.erase(client)) return;
  note_presence();
  if (guests_.empty()) {  // nobody looks on: the computers wait
    look_back_ = nullptr;
    judged_.clear();
    return driver_.forget();
  }
  resume();
  send_table_to_all();
}

void Room::caught_up(ClientId client) {
  const auto guest = guests_.find(client);
  if (guest == guests_.end()) return;
  send_table(guest->second);
  send_review(guest->second);
}

void Room::continue_at(const std::string& code) {
  next_table_ = code;
  send_table_to_all();
}

std::vector<std::string> Room::tokens() const {
  auto all = seats_.tokens_of(SeatSet::all(seats_.size()));
  all.push_back(conduct_.owner);
  return all;
}

std::vector<ClientId> Room::clients() const {
  std::vector<ClientId> all;
  for (const auto& [client, guest] : guests_) all.push_back(client);
  return all;
}

std::vector<std::string> Room::tokens_of(ClientId client) const {
  const auto guest = guests_.find(client);
  if (guest == guests_.end()) return {};
  auto all = seats_.tokens_of(guest->second.seats);
  if (guest->second.is_owner) all.push_back(conduct_.owner);
  return all;
}

Result<bool> Room::receive(ClientId client, const std::string& verb, const table::Message& message) {
  const auto at = verbs().find(verb);
  if (at == verbs().end()) return fail("", "server.unknown_request", excerpt(verb));
  return (this->*at->second)(guests_.at(client), message);
}

void Room::changed() {
  proposal_.reset();
  go_on();
}

// A proposal lapses with a step that everybody is told of. If it did with any, it would tell of hidden ones.
void Room::go_on() {
  driver_.stop();
  begin();
  draw();
  const auto told = match().seen(Seat::watcher).size();
  if (told != told_) {
    proposal_.reset();
    refused_.clear();
  }
  told_ = told;
  start_clocks();
  dismiss_watchers();
  resume();
  send_table_to_all();
}

void Room::begin() {
  if (begun_ || seats_.is_waiting()) return;
  begun_ = true;
  journal_(begin_event());
}

void Room::draw() {
  if (!begun_ || ending_ || match().has_luck() || !match().to_act().is_chance()) return;
  if (!luck_.is_closed()) {
    luck_.close();
    journal_(chance_event(luck_));
    if (!luck_.waits_for().empty()) return ask_for_entropy();
  }
  if (!luck_.waits_for().empty()) return;
  const int before = match().step();
  set_luck();
  journal_(play_event(match(), before, left_to_keep()));
}

// The message `table` asks for it. Who does not answer in time is left out.
void Room::ask_for_entropy() {
  if (entropy_alarm_) return;
  entropy_alarm_ = runtime_->later(entropy_patience, [this] {
    if (luck_.waits_for().empty()) return;
    luck_.withhold_rest();
    journal_(chance_event(luck_));
    changed();
  });
}

void Room::set_luck() {
  const auto draw = luck_.draw(chance::head_of(print(record())));
  driver_.set_luck(runtime_->luck ? runtime_->luck(draw) : draw);
}

void Room::end(const Ending& ending) {
  clocks_.stop();
  ending_ = ending;
  std::vector<std::string> notes;
  for (const auto& note : ending.notes(next_step())) notes.push_back(note.text());
  journal_(end_event(ending, notes, left_to_keep()));
  notes_.insert(notes_.end(), notes.begin(), notes.end());
  changed();
}

void Room::resume() {
  const auto [seat, step] = analysed();
  driver_.analyse(seat, step);
  if (!guests_.empty() && begun_ && !ending_) driver_.resume();
}

Room::Analysed Room::analysed() const {
  const auto asks = [&](const auto& guest) { return guest.second.analyses && seats_.is_alone(guest.second.seats); };
  const auto found = std::ranges::find_if(guests_, asks);
  if (found == guests_.end()) return {Seat::watcher, {}};
  const auto viewer = this->viewer(found->second);
  const auto entry = found->second.analysed;
  if (!entry || *entry >= match().seen(viewer).size()) return {decides(viewer, match().state()), {}};
  const int step = step_of(viewer, *entry);
  return {decides(viewer, match().state_after(step)), step};
}

// Where nothing is hidden, whoever owes the decision.
Seat Room::decides(Seat viewer, const table::AnyState& state) const {
  const auto who = game().to_act(state);
  if (who.has(viewer) || !game().open() || who.empty() || who.is_chance()) return who.has(viewer) ? viewer : Seat::watcher;
  return who.front();
}

int Room::step_of(Seat viewer, std::size_t entry) const {
  const auto seen = match().seen(viewer);
  if (entry >= seen.size()) return match().step();  // what is done out of sight goes on
  return entry == 0 ? 0 : seen[entry - 1].after;
}

void Room::computer_moved(int from) {
  clocks_.stop();
  SeatSet deputies;
  for (int i = from; i < match().step(); ++i)
    if (const Seat seat = match().steps()[static_cast<std::size_t>(i)].actor; is_player(seat) && seats_[seat].deputy) {
      by_deputies_[seat] = match().step();
      deputies = deputies.with(seat);
    }
  stepped(from, deputies);
}

void Room::stepped(int from, SeatSet deputies) {
  if (terms_.clock) credit_turns(from);
  runtime_->metrics->moves(static_cast<int>(std::count_if(match().steps().begin() + from, match().steps().end(),
                                                          [](const auto& step) { return is_player(step.actor); })));
  journal_(play_event(match(), from, left_to_keep(), clocks_.credited(), deputies));
  go_on();
}

// Everything from a step on. The note says what was revealed by then.
void Room::take_back(int from, SeatSet by) {
  const bool becomes_known = is_over() && luck_.is_verifiable() && match().draws() > 0;
  const auto [draws, answers] = revealed_since(from, by);
  Note note{Note::Kind::takeback, {{"seat", index(by.front())}, {"step", from + 1}}};
  if (draws) note.fields.emplace_back("draws", draws);
  if (answers) note.fields.emplace_back("answers", answers);
  if (is_over()) note.fields.emplace_back("known", 1);
  const bool was_shown = !(shown_.beyond(from) - by).empty();
  const bool is_noted = draws || answers || is_over() || was_shown;
  ending_.reset();
  driver_.undo_to(from);
  for (auto& number : decisions_) ++number;
  proposal_.reset();
  if (becomes_known) {
    luck_.become_known();
    notes_.push_back(luck_.note().text());
    journal_(chance_event(luck_, notes_.back()));
  }
  taken_back(from, is_noted ? std::optional(note) : std::nullopt);
}

// As everybody was told: the number of hidden steps would tell of them.
Room::Revealed Room::revealed_since(int from, SeatSet by) const {
  Revealed all;
  for (const auto& seen : std::views::reverse(match().seen(Seat::watcher))) {
    if (seen.after <= from) break;
    all.draws += seen.actor == Seat::chance;
    all.answers += is_player(seen.actor) && !by.has(seen.actor);
  }
  return all;
}

// The match has gone back already.
void Room::taken_back(int from, const std::optional<Note>& note) {
  look_back_ = nullptr;
  judged_.clear();
  for (auto& [client, guest] : guests_) guest.found.reset();
  if (note) notes_.push_back(note->text());
  shown_.undo_to(from);
  for (auto& last : by_deputies_) last = std::min(last, match().step());
  journal_(takeback_event(match(), from, note ? note->text() : "", left_to_keep()));
  go_on();
}

void Room::set_deputy(Seat seat, int level) {
  seats_.set_deputy(seat, level);
  driver_.set_player(seat, seats_[seat].player());
  Note note{level ? Note::Kind::deputy : Note::Kind::back, {{"seat", index(seat)}, {"step", next_step()}}};
  if (level) note.fields.emplace_back("level", level);
  journal_seat(seat, note);
}

void Room::journal_seat(Seat seat, const std::optional<Note>& note) {
  journal_(seat_event(seat, seats_[seat], note ? note->text() : "", left_to_keep()));
  if (note) notes_.push_back(note->text());
}

void Room::note_presence() {
  const auto present = this->present();
  for (int i = 0; i < seats_.size(); ++i) {
    auto& since = away_since_[seat_at(i)];
    since = present.has(seat_at(i)) ? here : std::min(since, runtime_->now());
  }
}

void Room::send_table(Guest& guest) {
  const auto table = table_state();
  Telling::Round round(telling_, table);
  send_table(guest, round);
}

// Nobody is sent anything when nothing has changed that they may know: not even that something has happened.
void Room::send_table_to_all() {
  const auto table = table_state();
  Telling::Round round(telling_, table);
  for (auto& [client, guest] : guests_) send_table(guest, round);
}

void Room::send_table(Guest& guest, Telling::Round& round) {
  if (guest.line.is_behind()) return;
  const Seat viewer = this->viewer(guest);
  auto text = round.message({guest.seats, viewer, guest.is_owner}, guest.sent);
  if (!text) return;
  if (const auto seen = match().seen(viewer); !seen.empty()) shown_.show(guest.seats, seen.back().after);
  guest.line.send(std::move(text));
}

// Thoughts are for those who study alone: at other tables they would be a hint.
void Room::send_thought(Seat seat, const table::AnyThought& thought, int step) {
  for (const auto& [client, guest] : guests_) {
    if (guest.seats.empty() || !seats_.is_alone(guest.seats) || guest.line.is_behind()) continue;
    const auto viewer = this->viewer(guest);
    const auto newest = match().seen(viewer).size();
    const auto entry = std::min(guest.analysed.value_or(newest), newest);
    if (step_of(viewer, entry) == step) guest.send(thinking_message(game(), seat, thought, entry));
  }
}

TableState Room::table_state() const {
  std::vector<std::optional<Milliseconds>> away;
  for (int i = 0; i < seats_.size(); ++i) {
    const auto since = away_since_[seat_at(i)];
    const bool is_away = seats_[seat_at(i)].occupant.person && since != here;
    away.push_back(is_away ? std::optional(runtime_->now() - since) : std::nullopt);
  }
  return {.code = code_,
          .next_table = next_table_,
          .match = match(),
          .seats = seats_,
          .clocks = clocks_,
          .terms = terms_,
          .conduct = conduct_,
          .proposal = proposal_,
          .ending = ending_,
          .notes = notes_,
          .decisions = decisions_,
          .luck = luck_,
          .away = std::move(away),
          .guests = guests_.size(),
          .begun = begun_,
          .own_edition = own_edition_,
          .thinking = is_thinking()};
}

// Where seats choose at the same time nobody is told whether the computers have.
bool Room::is_thinking() const {
  return begun_ && !ending_ && is_player(driver_.computer_to_act()) && (match().to_act() & seats_.played_by_people()).empty();
}

SeatSet Room::present() const {
  SeatSet all;
  for (const auto& [client, guest] : guests_) all = all | guest.seats;
  return all;
}

Record Room::record() const {
  auto record = match().record(words(seats_.occupants()));
  record.notes = notes_;
  record.chance = luck_.recorded(is_over());
  return record;
}

Record Room::record_shown_to(Seat viewer) const {
  if (is_over()) return record();
  auto record = match().record_shown_to(viewer, words(seats_.occupants()));
  if (record.shown || record.steps.size() < match().steps().size()) return record;
  record.notes = notes_;
  record.chance = luck_.recorded(false);
  return record;
}

}  // namespace shengxiao::server
