// Who is told what. Nobody is sent anything when nothing has changed that they may know: not even that something has happened.
#include <algorithm>

#include "server/room.hpp"

namespace shengxiao::server {

namespace {
void seats_json(SeatSet seats, Json& out) {
  out.open('[');
  for (int k = 0; k < seats.size(); ++k) out.value(index(seats.nth(k)));
  out.close(']');
}

void seat_json(Seat seat, Json& out) {
  if (is_player(seat))
    out.value(index(seat));
  else
    out.value(seat == Seat::chance ? "chance" : "watcher");
}
// The fields of an object, without it.
void fields_of(std::string_view object, Json& out) {
  if (object.size() > 2) out.raw(object.substr(1, object.size() - 2));
}
}  // namespace

bool Room::present(Seat seat) const {
  return std::ranges::any_of(guests_, [&](const auto& guest) { return guest.second.seats.has(seat); });
}

table::SeatOccupants Room::occupants() const {
  table::SeatOccupants all;
  for (const auto& chair : chairs_) all.push_back(chair.occupant);
  return all;
}

std::vector<std::string> Room::tokens_here() const {
  std::vector<std::string> all;
  for (const auto& chair : chairs_)
    if (!chair.token.empty()) all.push_back(chair.token);
  return all;
}

std::vector<ClientId> Room::clients() const {
  std::vector<ClientId> all;
  for (const auto& [client, guest] : guests_) all.push_back(client);
  return all;
}

std::vector<std::string> Room::tokens_of(ClientId client) const {
  std::vector<std::string> all;
  const auto guest = guests_.find(client);
  for (std::size_t seat = 0; guest != guests_.end() && seat < chairs_.size(); ++seat)
    if (guest->second.seats.has(seat_at(static_cast<int>(seat)))) all.push_back(chairs_[seat].token);
  return all;
}

// Several people at one screen take turns to look at it. Where everything is open nobody need look away.
Seat Room::eyes(const Guest& guest) const {
  if (guest.seats.empty()) return Seat::watcher;
  const auto owing = match_.to_act() - (match_.to_act() - guest.seats);
  if (match_.game().open()) return owing.empty() ? guest.seats.front() : owing.front();
  if (guest.seats.size() == 1) return guest.seats.front();
  if (!guest.seats.has(guest.eyes)) return Seat::watcher;
  return owing.empty() || owing.has(guest.eyes) ? guest.eyes : Seat::watcher;
}

Seat Room::curtain(const Guest& guest) const {
  const auto owing = match_.to_act() - (match_.to_act() - guest.seats);
  return owing.empty() || is_player(eyes(guest)) ? Seat::watcher : owing.front();
}

void Room::tell_everybody() {
  for (auto& [client, guest] : guests_) tell(guest);
}

void Room::tell(Guest& guest) {
  const Seat viewer = eyes(guest);
  std::vector<std::string> moves;
  for (const auto& told : match_.seen(viewer))
    moves.push_back(json_object([&](Json& out) {
      out.key("seat");
      seat_json(told.actor, out);
      out.field("move", told.text).field("turn", told.turn);
      if (told.complete()) fields_of(told.action, out);
    }));
  auto head = table(guest, viewer);
  if (head == guest.last && moves == guest.moves) return;
  const auto same = std::ranges::mismatch(moves, guest.moves).in1;
  std::string text = head;
  text.pop_back();
  fmt::format_to(std::back_inserter(text), ",\"from\":{},\"moves\":[{}]}}", same - moves.begin(),
                 fmt::join(same, moves.end(), ","));
  guest.send(std::move(text));
  guest.last = std::move(head);
  guest.moves = std::move(moves);
}

std::string Room::table(const Guest& guest, Seat viewer) const {
  const auto& game = match_.game();
  const auto who = match_.to_act();
  const Seat behind = curtain(guest);
  return json_object([&](Json& out) {
    out.field("type", "table").field("table", code_).field("game", game.info().name);
    if (who.empty()) out.field("seed", seed_);  // before, it would foretell the dice
    out.key("options").open('{');
    for (const auto& [name, value] : game.setup().options) out.field(name, value);
    out.close('}').key("seats").open('[');
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
      const auto& chair = chairs_[i];
      const Seat seat = seat_at(static_cast<int>(i));
      out.open('{').field("who", chair.occupant.person ? "person" : "computer");
      if (!chair.occupant.person) out.field("level", chair.occupant.level);
      if (chair.occupant.person) {
        out.field("name", chair.occupant.name).field("mine", guest.seats.has(seat)).field("free", chair.free());
        out.field("present", present(seat));
        if (chair.deputy) out.field("deputy", chair.deputy).field("out_of_time", chair.out_of_time);
      }
      if (terms_.clock) out.field("left_ms", left(i).count()).field("running", running_.has(seat));
      out.close('}');
    }
    out.close(']').key("to_act");
    seats_json(who, out);
    if (!next_.empty()) out.field("next", next_);
    out.field("over", who.empty()).field("thinking", is_player(computer_to_act()));
    out.field("can_undo", terms_.takeback && match_.last_decision(guest.seats) >= 0);
    out.field("alone", alone(guest)).field("guests", guests_.size());
    out.key("terms").open('{').field("takeback", terms_.takeback);
    if (terms_.clock) {
      const auto seconds = [](Milliseconds time) { return std::chrono::duration_cast<std::chrono::seconds>(time).count(); };
      out.key("clock").open('{').field("seconds", seconds(terms_.clock->start));
      out.field("increment", seconds(terms_.clock->increment)).close('}');
    }
    out.close('}');
    if (takeback_) {
      out.key("takeback").open('{').key("by");
      seats_json(takeback_->by, out);
      out.key("waits_for");
      seats_json(takeback_->waits_for, out);
      out.close('}');
    }
    out.key("viewer");
    seat_json(viewer, out);
    if (is_player(behind)) out.field("curtain", index(behind));
    out.key("view");
    game.view_json(match_.state(), viewer, out);
    out.key("asks").open('{');
    for (int k = 0; k < who.size(); ++k)
      if (guest.seats.has(who.nth(k))) out.field(std::to_string(index(who.nth(k))), asked_[who.nth(k)]);
    out.close('}').key("legal").open('[');
    if (is_player(viewer) && guest.seats.has(viewer) && who.has(viewer) && chair(viewer).person_plays()) {
      std::vector<ActionId> legal;
      game.legal(match_.state(), viewer, legal);
      for (auto action : legal) {
        out.open('{').field("seat", index(viewer)).field("move", game.text(action));
        game.action_json(action, out);
        out.close('}');
      }
    }
    out.close(']').key("points").array(game.points(match_.state()));
    if (who.empty()) out.key("returns").array(game.returns(match_.state()));
    if (who.empty()) out.key("notes").array(notes_);
  });
}

void Room::tell_seats(const Guest& guest) const {
  guest.send(json_object([&](Json& out) {
    out.field("type", "seated").field("table", code_).key("seats").open('[');
    for (int k = 0; k < guest.seats.size(); ++k) {
      const Seat seat = guest.seats.nth(k);
      out.open('{').field("seat", index(seat)).field("token", chair(seat).token).close('}');
    }
    out.close(']');
  }));
}

void Room::complain(ClientId client, const Error& error) const {
  const auto guest = guests_.find(client);
  if (guest == guests_.end()) return;
  guest->second.send(
      json_object([&](Json& out) { out.field("type", "error").field("text", error.text).field("clause", error.clause); }));
}

std::vector<std::string> Room::line_of(const table::AnyThought& thought) const {
  std::vector<std::string> line;
  for (auto action : thought.line) line.push_back(match_.game().text(action));
  return line;
}

// Thoughts are for those who study alone: at other tables they would be a hint.
void Room::broadcast_thought(Seat seat, const table::AnyThought& thought) {
  const auto text = json_object([&](Json& out) {
    out.field("type", "thinking").field("seat", index(seat)).field("depth", thought.depth).field("nodes", thought.nodes);
    out.field("score", thought.score).field("text", thought.text).field("proved", thought.proved);
    out.key("line").array(line_of(thought));
  });
  for (const auto& [client, guest] : guests_)
    if (!guest.seats.empty() && alone(guest)) guest.send(text);
}

void Room::answer(const Guest& guest, const table::Message& message, const std::function<void(Json&)>& fields) const {
  guest.send(json_object([&](Json& out) {
    fields(out);
    if (const auto n = message.number("n", 0, INT64_MAX)) out.field("n", *n);
  }));
}

}  // namespace shengxiao::server
