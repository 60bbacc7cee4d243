#include "server/room.hpp"

#include <algorithm>

#include "server/messages.hpp"

namespace shengxiao::server {

Room::Room(std::string code, Start start, Runtime runtime, Journal journal)
    : code_(std::move(code)),
      terms_(start.terms),
      seed_(start.seed),
      runtime_(std::move(runtime)),
      journal_(std::move(journal)),
      seats_(std::move(start.seats)),
      clocks_(terms_.clock, std::move(start.left), runtime_.now, runtime_.later, [this] { time_ran_out(); }),
      notes_(std::move(start.notes)),
      decisions_(seats_.size(), 0),
      driver_(std::move(start.match), seats_.players(), seed_, {runtime_.background, runtime_.foreground},
              {[this](int from) { computer_moved(from); },
               [this](Seat seat, const table::AnyThought& thought) { send_thought(seat, thought); }}) {}

Result<std::shared_ptr<Room>> Room::make(std::string code, Start start, Runtime runtime, Journal journal) {
  for (const auto& seat : start.seats)
    if (const auto player = seat.player(); !player.person && (player.level < 1 || player.level > start.match.game().info().levels))
      return fail("", "agent.no_level", player.level, start.match.game().info().title);
  return std::shared_ptr<Room>(new Room(std::move(code), std::move(start), std::move(runtime), std::move(journal)));
}

Result<std::shared_ptr<Room>> Room::open(std::string code, const table::Message& message, std::uint64_t seed, Runtime runtime,
                                         Journal journal) {
  auto request = TableRequest::from(message, seed, runtime.secret);
  if (!request) return tl::unexpected(request.error());
  std::vector<Milliseconds> left(request->seats.size(), request->terms.clock ? request->terms.clock->start : Milliseconds(0));
  Start start{std::move(request->match), std::move(request->seats), request->terms, std::move(left), request->seed,
              std::move(request->notes)};
  auto room = make(std::move(code), std::move(start), std::move(runtime), std::move(journal));
  if (room) (*room)->journal_(open_event((*room)->record(), (*room)->seats_.all(), (*room)->terms_));
  return room;
}

Result<std::shared_ptr<Room>> Room::restore(std::string code, const std::vector<std::string>& events, std::uint64_t seed,
                                            Runtime runtime, Journal journal) {
  auto kept = KeptTable::from(events);
  if (!kept) return fail_in(kept.error(), "server.journal_table", code);
  auto match = table::Match::resume(kept->record, seed);
  if (!match) return fail_in(match.error(), "server.journal_table", code);
  Start start{*std::move(match), std::move(kept->seats), kept->terms, std::move(kept->left), seed, std::move(kept->record.notes)};
  return make(std::move(code), std::move(start), std::move(runtime), std::move(journal));
}

void Room::enter(ClientId client, Send send, const std::vector<std::string>& tokens) {
  auto& guest = guests_[client] = Guest{std::move(send)};
  guest.seats = seats_.held_with(tokens);
  bool plays_on = false;
  for (int k = 0; k < guest.seats.size(); ++k) {
    const Seat seat = guest.seats.nth(k);
    if (!seats_[seat].deputy || seats_[seat].out_of_time) continue;  // who comes back plays on
    set_deputy(seat, 0);
    plays_on = true;
  }
  guest.send(seated_message(code_, seats_, guest.seats));
  if (plays_on) return changed();
  if (clocks_.running().empty()) start_clocks();
  resume();
  send_table_to_all();
}

void Room::leave(ClientId client) {
  if (!guests_.erase(client)) return;
  if (guests_.empty()) return driver_.forget();  // nobody looks on: the computers wait
  resume();
  send_table_to_all();
}

void Room::continue_at(const std::string& code) {
  next_table_ = code;
  send_table_to_all();
}

std::vector<std::string> Room::tokens() const { return seats_.tokens_of(SeatSet::all(seats_.size())); }

std::vector<ClientId> Room::clients() const {
  std::vector<ClientId> all;
  for (const auto& [client, guest] : guests_) all.push_back(client);
  return all;
}

std::vector<std::string> Room::tokens_of(ClientId client) const {
  const auto guest = guests_.find(client);
  return guest == guests_.end() ? std::vector<std::string>() : seats_.tokens_of(guest->second.seats);
}

Result<bool> Room::receive(ClientId client, const std::string& verb, const table::Message& message) {
  const auto at = verbs().find(verb);
  if (at == verbs().end()) return fail("", "server.unknown_request", verb.substr(0, 60));
  return (this->*at->second)(guests_.at(client), message);
}

void Room::changed() {
  takeback_.reset();
  driver_.stop();
  start_clocks();
  resume();
  send_table_to_all();
}

// They run for the people who are asked, once every seat is taken.
void Room::start_clocks() {
  const auto people = seats_.played_by_people();
  clocks_.start(seats_.is_waiting() ? SeatSet() : match().to_act() - (match().to_act() - people));
}

void Room::resume() {
  driver_.analyse(analysed_seat());
  if (!guests_.empty()) driver_.resume();
}

Seat Room::analysed_seat() const {
  const auto asks = [&](const auto& guest) { return guest.second.analyses && seats_.is_alone(guest.second.seats); };
  const auto guest = std::ranges::find_if(guests_, asks);
  return guest == guests_.end() ? Seat::watcher : viewer(guest->second);
}

void Room::computer_moved(int from) {
  clocks_.stop();
  journal_(play_event(match(), from, clocks_.all_left()));
  changed();
}

// Who is out of time is played for by a computer of middle strength, to the end.
void Room::time_ran_out() {
  clocks_.stop();
  for (int i = 0; i < seats_.size(); ++i) {
    const Seat seat = seat_at(i);
    if (!match().to_act().has(seat) || !seats_[seat].person_plays() || clocks_.left(seat) > Milliseconds(0)) continue;
    const int level = (game().info().levels + 1) / 2;
    seats_.set_out_of_time(seat, level);
    driver_.set_player(seat, seats_[seat].player());
    journal_seat(seat, Note{Note::Kind::out_of_time, seat, match().step() + 1, level});
  }
  changed();
}

// The match has gone back already.
void Room::taken_back(int from, SeatSet by, bool noted) {
  const auto note = noted ? Note{Note::Kind::takeback, by.front(), from + 1}.text() : "";
  if (noted) notes_.push_back(note);
  for (auto& number : decisions_) ++number;
  journal_(takeback_event(match(), from, note, clocks_.all_left()));
  changed();
}

void Room::set_deputy(Seat seat, int level) {
  seats_.set_deputy(seat, level);
  driver_.set_player(seat, seats_[seat].player());
  const int step = match().step() + 1;
  journal_seat(seat, Note{level ? Note::Kind::deputy : Note::Kind::back, seat, step, level});
}

void Room::journal_seat(Seat seat, const std::optional<Note>& note) {
  journal_(seat_event(seat, seats_[seat], note ? note->text() : "", clocks_.all_left()));
  if (note) notes_.push_back(note->text());
}

void Room::send_table(Guest& guest) {
  const auto table = table_state();
  if (auto text = Telling::Round(telling_, table).message({guest.seats, viewer(guest)}, guest.sent)) guest.send(*std::move(text));
}

// Nobody is sent anything when nothing has changed that they may know: not even that something has happened.
void Room::send_table_to_all() {
  const auto table = table_state();
  Telling::Round round(telling_, table);
  for (auto& [client, guest] : guests_)
    if (auto text = round.message({guest.seats, viewer(guest)}, guest.sent)) guest.send(*std::move(text));
}

// Thoughts are for those who study alone: at other tables they would be a hint.
void Room::send_thought(Seat seat, const table::AnyThought& thought) {
  const auto text = thinking_message(game(), seat, thought);
  for (const auto& [client, guest] : guests_)
    if (!guest.seats.empty() && seats_.is_alone(guest.seats)) guest.send(text);
}

TableState Room::table_state() const {
  return {code_,
          next_table_,
          match(),
          seats_,
          clocks_,
          terms_,
          takeback_,
          notes_,
          decisions_,
          seed_,
          present(),
          guests_.size(),
          is_player(driver_.computer_to_act())};
}

SeatSet Room::present() const {
  SeatSet all;
  for (const auto& [client, guest] : guests_)
    for (int k = 0; k < guest.seats.size(); ++k) all = all.with(guest.seats.nth(k));
  return all;
}

Record Room::record() const {
  auto record = match().record(words(seats_.occupants()));
  record.notes = notes_;
  return record;
}

}  // namespace shengxiao::server
