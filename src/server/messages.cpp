#include "server/messages.hpp"

#include "calendar/json.hpp"
#include "core/version.hpp"
#include "table/words.hpp"

namespace shengxiao::server {

Text hello_message(const table::Computers& computers, bool has_lab) {
  return std::make_shared<const std::string>(json_object([&](Json& out) {
    begin_message(out, MessageType::hello).field("version", version).key("games").open('[');
    for (const auto& game : table::all_games()) describe(game, out);
    out.close(']');
    computers.json(out);
    calendar::signs_json(out);
    if (has_lab) out.field("lab", true);
  }));
}

bool is_of(const std::string& message, MessageType type) {
  const auto begun = json_object([&](Json& out) { begin_message(out, type); });
  return message.starts_with(std::string_view(begun).substr(0, begun.size() - 1));
}

std::string error_message(const Error& error, std::int64_t n) {
  return json_object([&](Json& out) {
    begin_message(out, MessageType::error);
    error_json(error, out);
    if (n >= 0) out.field("n", n);
  });
}

std::string seated_message(std::string_view table, const Seats& seats, SeatSet own, const std::string& owner) {
  return json_object([&](Json& out) {
    begin_message(out, MessageType::seated).field("table", table).key("seats").open('[');
    for (int k = 0; k < own.size(); ++k) {
      const Seat seat = own.nth(k);
      out.open('{').field("seat", index(seat)).field("token", seats[seat].token).close('}');
    }
    out.close(']');
    if (!owner.empty()) out.field("owner", owner);
  });
}

std::string dismissed_message(std::string_view table, const Error& why) {
  return json_object([&](Json& out) {
    begin_message(out, MessageType::dismissed).field("table", table);
    error_json(why, out);
  });
}

std::string thinking_message(const table::AnyGame& game, Seat seat, const table::AnyThought& thought, std::size_t step) {
  return json_object([&](Json& out) {
    begin_message(out, MessageType::thinking)
        .field("step", step)
        .field("seat", index(seat))
        .field("depth", thought.depth)
        .field("nodes", thought.nodes);
    out.field("score", thought.score).field("text", thought.text).field("proved", thought.proved);
    out.field("decided", thought.decided);
    if (!thought.line.empty()) out.key("action").raw(game.action_json(thought.line.front()));
    line_json(game, thought.line, out);
  });
}

void error_json(const Error& error, Json& out) {
  out.key("error");
  write_error(error, out);
  out.field("text", table::words(error)).field("clause", error.clause);
}

void seat_json(Seat seat, Json& out) {
  if (is_player(seat))
    out.value(index(seat));
  else
    out.value(seat == Seat::chance ? "chance" : "watcher");
}

void seats_json(SeatSet seats, Json& out) {
  out.open('[');
  for (int k = 0; k < seats.size(); ++k) out.value(index(seats.nth(k)));
  out.close(']');
}

void draw_json(const table::AnyGame& game, const table::AnyState& state, int step, Json& out) {
  std::vector<ActionId> legal;
  game.legal(state, Seat::chance, legal);
  out.open('{').field("step", step).key("legal").open('[');
  for (const auto action : legal) out.value(game.text(action));
  out.close(']').key("weights").array(table::chance_weights(game, state, legal)).close('}');
}

void line_json(const table::AnyGame& game, const std::vector<ActionId>& line, Json& out) {
  out.key("line").open('[');
  for (auto action : line) out.value(game.text(action));
  out.close(']').key("actions").open('[');
  for (auto action : line) out.raw(game.action_json(action));
  out.close(']');
}

void legal_json(const table::Match& match, Seat seat, Json& out) {
  const auto& game = match.game();
  std::vector<ActionId> legal;
  game.legal(match.state(), seat, legal);
  out.open('[');
  for (const auto action : legal) {
    out.open('{').field("seat", index(seat)).field("move", game.text(action));
    out.key("action").raw(game.action_json(action)).close('}');
  }
  out.close(']');
}

void entry_json(const table::Match& match, Seat viewer, std::size_t entry, Json& out) {
  const auto& seen = match.seen(viewer)[entry];
  out.open('{').field("turn", seen.turn).key("seat");
  if (seen.is_outcome()) {
    out.null();
  } else {
    seat_json(seen.actor, out);
    const auto told = match.told(viewer, entry);
    out.field("move", told.text).field("written", told.written);
    if (!seen.complete) out.field("hidden", true);
    out.key("action").raw(told.action);
  }
  if (seen.causes) match.game().causes_json(match.causes_of(seen.after), out.key("causes"));
  out.close('}');
}

}  // namespace shengxiao::server
