#include "server/table_message.hpp"

#include "core/json.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
void options_json(const table::AnyGame& game, Json& out) {
  out.key("options").open('{');
  for (const auto& [name, value] : game.setup().options) out.field(name, value);
  out.close('}');
}

void seat_state_json(const TableState& table, Seat seat, SeatSet own, Json& out) {
  const auto& state = table.seats[seat];
  out.open('{').field("who", state.occupant.person ? "person" : "computer");
  if (!state.occupant.policy.empty()) {
    out.field("policy", state.occupant.policy);
  } else if (!state.occupant.person) {
    out.field("level", state.occupant.level);
  } else {
    out.field("name", state.occupant.name).field("mine", own.has(seat)).field("free", state.is_free());
    out.field("present", !state.is_free() && !table.away[static_cast<std::size_t>(index(seat))]);
    if (state.deputy) out.field("deputy", state.deputy).field("out_of_time", state.out_of_time);
  }
  out.close('}');
}

void terms_json(const Terms& terms, const Conduct& conduct, Json& out) {
  out.key("terms").open('{').field("takeback", terms.takeback);
  if (terms.clock) {
    const auto seconds = [](Milliseconds time) { return std::chrono::duration_cast<std::chrono::seconds>(time).count(); };
    out.key("clock").open('{').field("seconds", seconds(terms.clock->start));
    out.field("increment", seconds(terms.clock->increment)).close('}');
  }
  out.field("flag", terms.flag_loses ? "loses" : "computer").field("grace", terms.grace.count());
  conduct.json(out);
  out.close('}');
}

void proposal_json(const Proposal& proposal, Json& out) {
  out.key("proposal")
      .open('{')
      .field("kind", proposal.kind == Proposal::Kind::draw ? "draw" : "takeback")
      .field("number", proposal.number)
      .key("by");
  seats_json(proposal.by, out);
  out.key("waits_for");
  seats_json(proposal.waits_for, out);
  out.close('}');
}

void ending_json(const Ending& ending, Json& out) {
  out.key("ending").open('{').field("kind", ending.name()).key("seats");
  seats_json(ending.losers, out);
  out.close('}');
}

void decisions_json(const TableState& table, SeatSet owed, Json& out) {
  out.key("asks").open('{');
  for (int k = 0; k < owed.size(); ++k) out.field(std::to_string(index(owed.nth(k))), table.decisions[owed.nth(k)]);
  out.close('}');
}

void choices_json(const TableState& table, const Receiver& receiver, Json& out) {
  const Seat viewer = receiver.viewer;
  if (receiver.seats.has(viewer) && table.to_act().has(viewer) && table.seats[viewer].person_plays())
    legal_json(table.match, viewer, out.key("legal"));
  else
    out.key("legal").open('[').close(']');
}
}  // namespace

Seat viewer_of(const table::Match& match, SeatSet seats, Seat at_screen) {
  if (seats.empty()) return Seat::watcher;
  const auto owing = match.to_act() & seats;
  if (match.game().open()) return owing.empty() ? seats.front() : owing.front();
  if (seats.size() == 1) return seats.front();
  if (!seats.has(at_screen)) return Seat::watcher;
  return owing.empty() || owing.has(at_screen) ? at_screen : Seat::watcher;
}

Seat awaited_at_screen(const table::Match& match, SeatSet seats, Seat viewer) {
  const auto owing = match.to_act() & seats;
  return owing.empty() || is_player(viewer) ? Seat::watcher : owing.front();
}

int judgeable_steps(const table::Match& match, const Seats& seats, bool over, SeatSet own) {
  if (over) return match.step();
  return seats.is_alone(own) ? match.revealed() : 0;
}

std::string table_message(const TableState& table, const Receiver& receiver) {
  const auto own = receiver.seats;
  const Seat viewer = receiver.viewer;
  const auto& match = table.match;
  const auto& game = match.game();
  const auto who = table.to_act();
  constexpr std::size_t room = 4096;  // bytes; most messages are shorter
  const auto fill = [&](Json& out) {
    begin_message(out, MessageType::table).field("table", table.code).field("game", game.info().name);
    options_json(game, out);
    if (table.own_edition) out.field("edition", "own");
    out.key("seats").open('[');
    for (int i = 0; i < table.seats.size(); ++i) seat_state_json(table, seat_at(i), own, out);
    out.close(']').field("begun", table.begun).key("to_act");
    seats_json(who.is_chance() ? SeatSet() : who, out);
    if (!table.next_table.empty()) out.field("next", table.next_table);
    out.field("over", table.over()).field("thinking", table.thinking);
    out.field("can_undo", table.terms.takeback && match.has_decided(own) && (!table.over() || table.seats.is_alone(own)));
    out.field("alone", table.seats.is_alone(own)).field("guests", table.guests);
    if (const int steps = judgeable_steps(match, table.seats, table.over(), own))
      out.field("judgeable", match.entries_after(viewer, steps));
    terms_json(table.terms, table.conduct, out);
    if (receiver.is_owner) out.field("owner", true);
    table.luck.json(table.over(), out);
    if (table.proposal) proposal_json(*table.proposal, out);
    out.key("viewer");
    seat_json(viewer, out);
    if (const Seat awaited = awaited_at_screen(match, own, viewer); is_player(awaited)) out.field("curtain", index(awaited));
    out.key("view");
    game.view_json(match.state(), viewer, out);
    decisions_json(table, who & own & SeatSet(viewer), out);
    choices_json(table, receiver, out);
    out.key("points").array(game.points(match.state()));
    if (!table.over()) return;
    out.key("returns").array(table.ending ? table.ending->returns(table.seats.size()) : game.returns(match.state()));
    if (table.ending) ending_json(*table.ending, out);
  };
  return json_object(fill, room);
}

std::string times_json(const TableState& table) {
  std::string text;
  Json out(text);
  if (table.terms.clock) {
    out.key("clocks").open('{').key("left_ms").open('[');
    for (const auto left : table.clocks.all_left()) out.value(left.count());
    out.close(']').key("running");
    seats_json(table.clocks.running(), out);
    out.close('}');
  }
  out.key("away_ms").open('[');
  for (const auto& away : table.away) away ? void(out.value(away->count())) : void(out.null());
  out.close(']');
  return text;
}

}  // namespace shengxiao::server
