// What is kept of a table, and how it comes back. One event a line of JSON:
//   {"e": "open", "record": text, "tokens": [token by seat], "takeback": bool, "clock": {"start", "increment"}}   ms
//   {"e": "play", "steps": [{"s": seat, "m": move}], "left": [ms by seat]}           s -1: chance
//   {"e": "back", "keep": steps kept, "steps": those after them, "note": text}
//   {"e": "chair", "seat", "name", "token", "deputy", "out_of_time", "note": text}
#include "server/room.hpp"

namespace shengxiao::server {

namespace {
void steps_json(const table::Match& match, std::size_t from, Json& out) {
  out.key("steps").open('[');
  for (auto i = from; i < match.steps().size(); ++i) {
    const auto& [actor, action, turn, phase] = match.steps()[i];
    out.open('{').field("s", is_player(actor) ? index(actor) : -1).field("m", match.game().text(action)).close('}');
  }
  out.close(']');
}

Result<bool> add_steps(const table::Message& event, Record& record) {
  const auto steps = event.list("steps");
  if (!steps) return tl::unexpected(steps.error());
  for (const auto& step : *steps) {
    const auto seat = step.number("s", -1, static_cast<std::int64_t>(record.seats.size()) - 1);
    const auto move = step.text("m");
    if (!seat) return tl::unexpected(seat.error());
    if (!move) return tl::unexpected(move.error());
    record.steps.push_back({*seat < 0 ? Seat::chance : seat_at(static_cast<int>(*seat)), *move});
  }
  return true;
}

Result<bool> add_note(const table::Message& event, std::vector<std::string>& notes) {
  if (!event.has("note")) return true;
  auto note = event.text("note");
  if (!note) return tl::unexpected(note.error());
  notes.push_back(*std::move(note));
  return true;
}
}  // namespace

std::string Room::opening() const {
  auto record = match_.record(words(occupants()));
  record.notes = notes_;
  return json_object([&](Json& out) {
    out.field("e", "open").field("record", print(record)).key("tokens").open('[');
    for (const auto& chair : chairs_) out.value(chair.token);
    out.close(']').field("takeback", terms_.takeback);
    if (terms_.clock)
      out.key("clock")
          .open('{')
          .field("start", terms_.clock->start.count())
          .field("increment", terms_.clock->increment.count())
          .close('}');
  });
}

void Room::keep_play(int before) {
  house_.journal(json_object([&](Json& out) {
    out.field("e", "play");
    steps_json(match_, static_cast<std::size_t>(before), out);
    if (!terms_.clock) return;
    out.key("left").open('[');
    for (const auto& chair : chairs_) out.value(chair.left.count());
    out.close(']');
  }));
}

void Room::keep_takeback(std::size_t steps_kept, bool marked) {
  house_.journal(json_object([&](Json& out) {
    out.field("e", "back").field("keep", steps_kept);
    steps_json(match_, steps_kept, out);
    if (marked) out.field("note", notes_.back());
  }));
}

void Room::keep_chair(Seat seat, std::string note) {
  const auto& here = chair(seat);
  house_.journal(json_object([&](Json& out) {
    out.field("e", "chair").field("seat", index(seat)).field("name", here.occupant.name).field("token", here.token);
    out.field("deputy", here.deputy).field("out_of_time", here.out_of_time);
    if (!note.empty()) out.field("note", note);
  }));
  if (!note.empty()) notes_.push_back(std::move(note));
}

// What the events say, one after the other.
struct Room::Restored {
  Record record;
  std::vector<Chair> chairs;
  Terms terms;

  Result<bool> take(const table::Message& event) {
    const auto kind = event.text("e");
    if (!kind) return tl::unexpected(kind.error());
    if (*kind == "open") return open(event);
    if (record.game.empty()) return fail("", "the table was never opened");
    if (*kind == "play") return play(event);
    if (*kind == "back") return back(event);
    if (*kind == "chair") return chair(event);
    return fail("", "there is no event \"{}\"", kind->substr(0, 60));
  }

  Result<bool> open(const table::Message& event) {
    const auto text = event.text("record");
    if (!text) return tl::unexpected(text.error());
    auto parsed = parse_record(*text);
    if (!parsed) return tl::unexpected(parsed.error());
    record = *std::move(parsed);
    const auto tokens = event.texts("tokens");
    if (!tokens) return tl::unexpected(tokens.error());
    const auto takeback = event.flag("takeback");
    if (!takeback) return tl::unexpected(takeback.error());
    terms.takeback = *takeback;
    if (event.has("clock")) {
      const auto clock = event.object("clock");
      if (!clock) return tl::unexpected(clock.error());
      const auto start = clock->number("start", 0, INT32_MAX), increment = clock->number("increment", 0, INT32_MAX);
      if (!start || !increment) return fail("", "the clock is damaged");
      terms.clock = {Milliseconds(*start), Milliseconds(*increment)};
    }
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
      Chair chair;
      chair.occupant = table::SeatOccupant::parse(record.seats[seat], INT8_MAX).value_or(table::SeatOccupant{});
      if (seat < tokens->size()) chair.token = (*tokens)[seat];
      if (terms.clock) chair.left = terms.clock->start;
      chairs.push_back(std::move(chair));
    }
    return true;
  }

  Result<bool> play(const table::Message& event) {
    if (auto done = add_steps(event, record); !done) return done;
    if (!event.has("left")) return true;
    const auto left = event.numbers("left");
    if (!left) return tl::unexpected(left.error());
    for (std::size_t seat = 0; seat < std::min(left->size(), chairs.size()); ++seat)
      chairs[seat].left = Milliseconds((*left)[seat]);
    return true;
  }

  Result<bool> back(const table::Message& event) {
    const auto keep = event.number("keep", 0, static_cast<std::int64_t>(record.steps.size()));
    if (!keep) return tl::unexpected(keep.error());
    record.steps.resize(static_cast<std::size_t>(*keep));
    if (auto done = add_steps(event, record); !done) return done;
    return add_note(event, record.notes);
  }

  Result<bool> chair(const table::Message& event) {
    const auto seat = event.number("seat", 0, static_cast<std::int64_t>(chairs.size()) - 1);
    if (!seat) return tl::unexpected(seat.error());
    auto& here = chairs[static_cast<std::size_t>(*seat)];
    const auto name = event.text("name"), token = event.text("token");
    const auto deputy = event.number("deputy", 0, INT8_MAX);
    const auto out_of_time = event.flag("out_of_time");
    if (!name || !token || !deputy || !out_of_time) return fail("", "the chair of seat {} is damaged", *seat);
    here.occupant.name = *name;
    here.token = *token;
    here.deputy = static_cast<int>(*deputy);
    here.out_of_time = *out_of_time;
    return add_note(event, record.notes);
  }
};

Result<std::shared_ptr<Room>> Room::restore(std::string code, const std::vector<std::string>& events, std::uint64_t seed,
                                            House house) {
  Restored restored;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto event = table::Message::parse(events[i]);
    const auto done = event ? restored.take(*event) : Result<bool>(tl::unexpected(event.error()));
    if (!done) return fail(done.error().clause, "table {}, event {} of its journal: {}", code, i, done.error().text);
  }
  auto match = table::Match::resume(restored.record, seed);
  if (!match) return fail(match.error().clause, "table {}: {}", code, match.error().text);
  auto room = make(std::move(code), std::move(*match), std::move(restored.chairs), restored.terms, seed, std::move(house));
  if (room) (*room)->notes_ = std::move(restored.record.notes);
  return room;
}

}  // namespace shengxiao::server
