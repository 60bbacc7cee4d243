#include "server/table_message.hpp"

#include "core/json.hpp"
#include "server/messages.hpp"
#include "server/note.hpp"

namespace shengxiao::server {

namespace {
SeatSet both(SeatSet a, SeatSet b) { return a - (a - b); }

void options_json(const table::AnyGame& game, Json& out) {
  out.key("options").open('{');
  for (const auto& [name, value] : game.setup().options) out.field(name, value);
  out.close('}');
}

void seat_state_json(const TableState& table, Seat seat, SeatSet own, Json& out) {
  const auto& state = table.seats[seat];
  out.open('{').field("who", state.occupant.person ? "person" : "computer");
  if (!state.occupant.person) {
    out.field("level", state.occupant.level);
  } else {
    out.field("name", state.occupant.name).field("mine", own.has(seat)).field("free", state.is_free());
    out.field("present", table.present.has(seat));
    if (state.deputy) out.field("deputy", state.deputy).field("out_of_time", state.out_of_time);
  }
  if (table.terms.clock) out.field("left_ms", table.clocks.left(seat).count()).field("running", table.clocks.running().has(seat));
  out.close('}');
}

void terms_json(const Terms& terms, Json& out) {
  out.key("terms").open('{').field("takeback", terms.takeback);
  if (terms.clock) {
    const auto seconds = [](Milliseconds time) { return std::chrono::duration_cast<std::chrono::seconds>(time).count(); };
    out.key("clock").open('{').field("seconds", seconds(terms.clock->start));
    out.field("increment", seconds(terms.clock->increment)).close('}');
  }
  out.close('}');
}

void notes_json(const std::vector<std::string>& notes, Json& out) {
  out.key("notes").open('[');
  for (const auto& text : notes) {
    out.open('{').field("text", text);
    if (const auto note = Note::parse(text)) note->json(out);
    out.close('}');
  }
  out.close(']');
}

void takeback_json(const TakebackRequest& request, Json& out) {
  out.key("takeback").open('{').key("by");
  seats_json(request.by, out);
  out.key("waits_for");
  seats_json(request.waits_for, out);
  out.close('}');
}

void decisions_json(const TableState& table, SeatSet owed, Json& out) {
  out.key("asks").open('{');
  for (int k = 0; k < owed.size(); ++k) out.field(std::to_string(index(owed.nth(k))), table.decisions[owed.nth(k)]);
  out.close('}');
}

void legal_json(const TableState& table, const Receiver& receiver, Json& out) {
  const Seat viewer = receiver.viewer;
  const auto& game = table.match.game();
  out.key("legal").open('[');
  if (receiver.seats.has(viewer) && table.match.to_act().has(viewer) && table.seats[viewer].person_plays()) {
    std::vector<ActionId> legal;
    game.legal(table.match.state(), viewer, legal);
    for (auto action : legal) {
      out.open('{').field("seat", index(viewer)).field("move", game.text(action));
      out.key("action").raw(game.action_json(action));
      out.close('}');
    }
  }
  out.close(']');
}
}  // namespace

Seat viewer_of(const table::Match& match, SeatSet seats, Seat at_screen) {
  if (seats.empty()) return Seat::watcher;
  const auto owing = both(match.to_act(), seats);
  if (match.game().open()) return owing.empty() ? seats.front() : owing.front();
  if (seats.size() == 1) return seats.front();
  if (!seats.has(at_screen)) return Seat::watcher;
  return owing.empty() || owing.has(at_screen) ? at_screen : Seat::watcher;
}

Seat awaited_at_screen(const table::Match& match, SeatSet seats, Seat viewer) {
  const auto owing = both(match.to_act(), seats);
  return owing.empty() || is_player(viewer) ? Seat::watcher : owing.front();
}

std::string table_message(const TableState& table, const Receiver& receiver) {
  const auto& [own, viewer] = receiver;
  const auto& match = table.match;
  const auto& game = match.game();
  const auto who = match.to_act();
  return json_object([&](Json& out) {
    out.field("type", "table").field("table", table.code).field("game", game.info().name);
    if (who.empty()) out.field("seed", table.seed);  // before, it would foretell the dice
    options_json(game, out);
    out.key("seats").open('[');
    for (int i = 0; i < table.seats.size(); ++i) seat_state_json(table, seat_at(i), own, out);
    out.close(']').key("to_act");
    seats_json(who, out);
    if (!table.next_table.empty()) out.field("next", table.next_table);
    out.field("over", who.empty()).field("thinking", table.thinking);
    out.field("can_undo", table.terms.takeback && match.has_decided(own));
    out.field("alone", table.seats.is_alone(own)).field("guests", table.guests);
    terms_json(table.terms, out);
    if (table.takeback) takeback_json(*table.takeback, out);
    out.key("viewer");
    seat_json(viewer, out);
    if (const Seat awaited = awaited_at_screen(match, own, viewer); is_player(awaited)) out.field("curtain", index(awaited));
    out.key("view");
    game.view_json(match.state(), viewer, out);
    decisions_json(table, both(who, own), out);
    legal_json(table, receiver, out);
    out.key("points").array(game.points(match.state()));
    if (who.empty()) {
      out.key("returns").array(game.returns(match.state()));
      notes_json(table.notes, out);
    }
  });
}

}  // namespace shengxiao::server
