#include "server/journal_events.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
constexpr std::int64_t longest_left = 1'000'000'000'000;  // ms, 31 years: no clock has more

void steps_json(const table::Match& match, int from, Json& out) {
  out.key("steps").open('[');
  for (auto i = static_cast<std::size_t>(from); i < match.steps().size(); ++i) {
    const auto& played = match.steps()[i];
    const int seat = is_player(played.actor) ? index(played.actor) : -1;
    out.open('{').field("s", seat).field("m", match.game().text(played.action)).close('}');
  }
  out.close(']');
}

void note_json(const std::string& note, Json& out) {
  if (!note.empty()) out.field("note", note);
}

void left_json(const std::vector<Milliseconds>& left, Json& out) {
  if (left.empty()) return;
  out.key("left").open('[');
  for (const auto time : left) out.value(time.count());
  out.close(']');
}
}  // namespace

std::string open_event(const Record& record, const std::vector<SeatState>& seats, const Terms& terms, const Conduct& conduct,
                       const TableLuck& luck) {
  return json_object([&](Json& out) {
    out.field("e", "open").field("record", print(record)).key("tokens").open('[');
    for (const auto& seat : seats) out.value(seat.token);
    out.close(']').field("takeback", terms.takeback);
    out.field("flag", terms.flag_loses ? "loses" : "computer").field("grace", terms.grace.count()).field("owner", conduct.owner);
    conduct.json(out);
    out.key("chance");
    luck.write_to_journal(out);
    if (!terms.clock) return;
    out.key("clock").open('{').field("start", terms.clock->start.count());
    out.field("increment", terms.clock->increment.count()).close('}');
  });
}

std::string chance_event(const TableLuck& luck, const std::string& note) {
  return json_object([&](Json& out) {
    out.field("e", "chance").key("chance");
    luck.write_to_journal(out);
    note_json(note, out);
  });
}

std::string conduct_event(const Conduct& conduct) {
  return json_object([&](Json& out) {
    out.field("e", "conduct");
    conduct.json(out);
  });
}

std::string begin_event() { return R"({"e":"begin"})"; }

std::string end_event(const Ending& ending, const std::vector<std::string>& notes, const std::vector<Milliseconds>& left) {
  return json_object([&](Json& out) {
    out.field("e", "end").field("kind", ending.name()).key("seats");
    seats_json(ending.losers, out);
    out.key("notes").array(notes);
    left_json(left, out);
  });
}

std::string play_event(const table::Match& match, int from, const std::vector<Milliseconds>& left, const std::vector<int>& credited,
                       SeatSet deputies) {
  return json_object([&](Json& out) {
    out.field("e", "play");
    steps_json(match, from, out);
    left_json(left, out);
    if (!left.empty() && !credited.empty()) out.key("credited").array(credited);
    if (deputies.empty()) return;
    out.key("deputies");
    seats_json(deputies, out);
  });
}

std::string takeback_event(const table::Match& match, int steps_kept, const std::string& note,
                           const std::vector<Milliseconds>& left) {
  return json_object([&](Json& out) {
    out.field("e", "back").field("keep", steps_kept);
    steps_json(match, steps_kept, out);
    note_json(note, out);
    left_json(left, out);
  });
}

std::string seat_event(Seat seat, const SeatState& state, const std::string& note, const std::vector<Milliseconds>& left) {
  return json_object([&](Json& out) {
    out.field("e", "chair").field("seat", index(seat)).field("name", state.occupant.name).field("token", state.token);
    if (!state.occupant.person) out.field("computer", state.occupant.level);
    out.field("deputy", state.deputy).field("out_of_time", state.out_of_time);
    note_json(note, out);
    left_json(left, out);
  });
}

Result<KeptTable> KeptTable::from(const std::vector<std::string>& events) {
  KeptTable table;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto event = table::Message::parse(events[i]);
    const auto done = event ? table.take(*event) : Result<bool>(tl::unexpected(event.error()));
    if (!done) return fail_in(done.error(), "server.journal_event", i);
  }
  return table;
}

Result<bool> KeptTable::take(const table::Message& event) {
  const auto kind = event.text("e");
  if (!kind) return tl::unexpected(kind.error());
  if (*kind == "open") return record.game.empty() ? open(event) : fail("", "server.opened_twice");
  if (record.game.empty()) return fail("", "server.never_opened");
  if (*kind == "play") return play(event);
  if (*kind == "back") return back(event);
  if (*kind == "chair") return seat(event);
  if (*kind == "chance") return chance(event);
  if (*kind == "conduct") return read_conduct(event);
  if (*kind == "end") return end(event);
  if (*kind == "begin") return begun = true;
  return fail("", "server.unknown_event", excerpt(*kind));
}

Result<bool> KeptTable::open(const table::Message& event) {
  const auto text = event.text("record");
  if (!text) return tl::unexpected(text.error());
  auto parsed = parse_record(*text);
  if (!parsed) return tl::unexpected(parsed.error());
  record = *std::move(parsed);
  const auto tokens = event.texts("tokens");
  if (!tokens) return tl::unexpected(tokens.error());
  if (const auto done = read_terms(event); !done) return done;
  const auto owner = event.text("owner", "");
  if (!owner) return tl::unexpected(owner.error());
  conduct.owner = *owner;
  if (const auto done = read_conduct(event); !done) return done;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    SeatState seat;
    seat.occupant = table::SeatOccupant::parse(record.seats[i], INT8_MAX).value_or(table::SeatOccupant{});
    if (i < tokens->size()) seat.token = (*tokens)[i];
    seats.push_back(std::move(seat));
  }
  if (event.has("chance"))
    if (const auto done = chance(event); !done) return done;
  by_deputies.assign(seats.size(), 0);
  left.assign(seats.size(), terms.clock ? terms.clock->start : Milliseconds(0));
  return true;
}

Result<bool> KeptTable::read_terms(const table::Message& event) {
  const auto takeback = event.flag("takeback");
  if (!takeback) return tl::unexpected(takeback.error());
  terms.takeback = *takeback;
  const auto flag = event.text("flag", "computer");
  const auto grace = event.number("grace", 0, INT32_MAX, terms.grace.count());
  if (!flag || !grace) return fail("", "server.damaged_clock");
  terms.flag_loses = *flag == "loses";
  terms.grace = std::chrono::seconds(*grace);
  if (!event.has("clock")) return true;
  const auto clock = event.object("clock");
  if (!clock) return tl::unexpected(clock.error());
  const auto start = clock->number("start", 0, INT32_MAX), increment = clock->number("increment", 0, INT32_MAX);
  if (!start || !increment) return fail("", "server.damaged_clock");
  terms.clock = {Milliseconds(*start), Milliseconds(*increment)};
  return true;
}

Result<bool> KeptTable::read_conduct(const table::Message& event) {
  auto kept = Conduct::read(event);
  if (!kept) return tl::unexpected(kept.error());
  kept->owner = conduct.owner;
  conduct = *std::move(kept);
  return true;
}

Result<bool> KeptTable::chance(const table::Message& event) {
  const auto kept = event.object("chance");
  if (!kept) return tl::unexpected(kept.error());
  const auto read = TableLuck::from_journal(*kept);
  if (!read) return tl::unexpected(read.error());
  luck = *read;
  return add_note(event);
}

Result<bool> KeptTable::end(const table::Message& event) {
  const auto kind = event.text("kind").map([](const std::string& name) { return Ending::kind_of(name); });
  const auto losers = event.numbers("seats");
  if (!kind || !*kind || !losers) return fail("", "server.damaged_end");
  ending = Ending{**kind};
  for (const auto seat : *losers) {
    if (seat < 0 || seat >= static_cast<std::int64_t>(seats.size())) return fail("", "server.damaged_end");
    ending->losers = ending->losers.with(seat_at(static_cast<int>(seat)));
  }
  const auto notes = event.texts("notes");
  if (!notes) return tl::unexpected(notes.error());
  record.notes.insert(record.notes.end(), notes->begin(), notes->end());
  return read_left(event);
}

Result<bool> KeptTable::play(const table::Message& event) {
  if (const auto done = add_steps(event); !done) return done;
  if (event.has("credited")) {
    const auto turns = event.numbers("credited");
    if (!turns || turns->size() != seats.size()) return fail("", "server.damaged_clock");
    credited.assign(turns->begin(), turns->end());
  }
  if (event.has("deputies")) {
    const auto numbers = event.numbers("deputies");
    if (!numbers) return tl::unexpected(numbers.error());
    for (const auto seat : *numbers) {
      if (seat < 0 || seat >= static_cast<std::int64_t>(seats.size())) return fail("", "server.damaged_seat", seat);
      by_deputies[static_cast<std::size_t>(seat)] = static_cast<int>(record.steps.size());
    }
  }
  return read_left(event);
}

Result<bool> KeptTable::back(const table::Message& event) {
  const auto keep = event.number("keep", 0, static_cast<std::int64_t>(record.steps.size()));
  if (!keep) return tl::unexpected(keep.error());
  record.steps.resize(static_cast<std::size_t>(*keep));
  ending.reset();
  if (const auto done = add_steps(event); !done) return done;
  for (auto& last : by_deputies) last = std::min(last, static_cast<int>(record.steps.size()));
  if (const auto done = add_note(event); !done) return done;
  return read_left(event);
}

Result<bool> KeptTable::seat(const table::Message& event) {
  const auto number = event.number("seat", 0, static_cast<std::int64_t>(seats.size()) - 1);
  if (!number) return tl::unexpected(number.error());
  auto& here = seats[static_cast<std::size_t>(*number)];
  const auto name = event.text("name"), token = event.text("token");
  const auto deputy = event.number("deputy", 0, INT8_MAX);
  const auto out_of_time = event.flag("out_of_time");
  if (!name || !token || !deputy || !out_of_time) return fail("", "server.damaged_seat", *number);
  here.occupant.name = *name;
  if (event.has("computer")) {
    const auto level = event.number("computer", 1, INT8_MAX);
    if (!level) return fail("", "server.damaged_seat", *number);
    here.occupant = {false, static_cast<int>(*level), ""};
  }
  here.token = *token;
  here.deputy = static_cast<int>(*deputy);
  here.out_of_time = *out_of_time;
  if (const auto done = add_note(event); !done) return done;
  return read_left(event);
}

Result<bool> KeptTable::add_steps(const table::Message& event) {
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

Result<bool> KeptTable::add_note(const table::Message& event) {
  if (!event.has("note")) return true;
  auto note = event.text("note");
  if (!note) return tl::unexpected(note.error());
  record.notes.push_back(*std::move(note));
  return true;
}

Result<bool> KeptTable::read_left(const table::Message& event) {
  if (!event.has("left")) return true;
  const auto times = event.numbers("left");
  if (!times) return tl::unexpected(times.error());
  for (const auto time : *times)
    if (time < 0 || time > longest_left) return fail("", "server.damaged_clock");
  for (std::size_t seat = 0; seat < std::min(times->size(), left.size()); ++seat) left[seat] = Milliseconds((*times)[seat]);
  return true;
}

}  // namespace shengxiao::server
