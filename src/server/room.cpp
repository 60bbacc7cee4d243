// What is asked of a table.
#include "server/room.hpp"

#include <algorithm>

#include "core/notation.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t longest_chat = 500, longest_name = 40;

Result<table::SeatOccupant> occupant_in(const table::Message& seat, int levels) {
  const auto who = seat.text("who");
  if (!who) return tl::unexpected(who.error());
  if (*who == "person") {
    const auto name = seat.text("name", "");
    if (!name) return tl::unexpected(name.error());
    return table::SeatOccupant{true, 0, *name};
  }
  if (*who != "computer") return fail("", "a seat is for a \"person\" or a \"computer\", not \"{}\"", who->substr(0, 60));
  const auto level = seat.number("level", 1, levels);
  if (!level) return tl::unexpected(level.error());
  return table::SeatOccupant{false, static_cast<int>(*level), ""};
}

// A name stands in lists and records: one line, not too long.
Result<bool> check_name(std::string_view name) {
  if (name.size() > longest_name) return fail("", "a name has at most {} bytes", longest_name);
  if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
    return fail("", "a name is one line of text");
  if (trim(name) != name) return fail("", "a name does not begin or end with a space");
  return true;
}

Result<Terms> terms_in(const table::Message& request) {
  Terms terms;
  const auto takeback = request.flag("takeback", true);
  if (!takeback) return tl::unexpected(takeback.error());
  terms.takeback = *takeback;
  if (!request.has("clock")) return terms;
  const auto clock = request.object("clock");
  if (!clock) return tl::unexpected(clock.error());
  const auto seconds = clock->number("seconds", 10, 24 * 3600), increment = clock->number("increment", 0, 600, 0);
  if (!seconds) return tl::unexpected(seconds.error());
  if (!increment) return tl::unexpected(increment.error());
  terms.clock = {std::chrono::seconds(*seconds), std::chrono::seconds(*increment)};
  return terms;
}

Result<table::Match> match_in(const table::Message& request, int seats, std::uint64_t seed) {
  const auto game = request.text("game");
  if (!game) return tl::unexpected(game.error());
  const auto setup = request.setup(seats);
  if (!setup) return tl::unexpected(setup.error());
  return table::Match::start(*game, *setup, seed);
}
}  // namespace

Result<std::shared_ptr<Room>> Room::open(std::string code, const table::Message& request, std::uint64_t seed, House house) {
  const auto terms = terms_in(request);
  if (!terms) return tl::unexpected(terms.error());
  const auto given = request.number("seed", 0, INT64_MAX, static_cast<std::int64_t>(seed >> 1));
  if (!given) return tl::unexpected(given.error());
  seed = static_cast<std::uint64_t>(*given);

  std::optional<Record> record;
  if (request.has("record")) {
    const auto text = request.text("record");
    if (!text) return tl::unexpected(text.error());
    auto parsed = parse_record(*text);
    if (!parsed) return tl::unexpected(parsed.error());
    record = *std::move(parsed);
  }
  std::vector<table::Message> seats;
  if (!record || request.has("seats")) {
    auto listed = request.list("seats");
    if (!listed) return tl::unexpected(listed.error());
    seats = *std::move(listed);
    if (seats.empty()) return fail("", "the field \"seats\" is empty");
    if (record && seats.size() != record->seats.size())
      return fail("", "the record has {} seats, the field \"seats\" {}", record->seats.size(), seats.size());
  }
  auto match = record ? table::Match::replay(*record, seed) : match_in(request, static_cast<int>(seats.size()), seed);
  if (!match) return tl::unexpected(match.error());

  const int levels = match->game().info().levels;
  std::vector<Chair> chairs(record ? record->seats.size() : seats.size());
  for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
    auto& chair = chairs[seat];
    bool here = true;
    if (seats.empty()) {
      chair.occupant = table::SeatOccupant::parse(record->seats[seat], levels).value_or(table::SeatOccupant{});
    } else {
      const auto occupant = occupant_in(seats[seat], levels);
      if (!occupant) return tl::unexpected(occupant.error());
      const auto at_this_screen = seats[seat].flag("here", true);
      if (!at_this_screen) return tl::unexpected(at_this_screen.error());
      chair.occupant = *occupant;
      here = *at_this_screen;
    }
    if (const auto fine = check_name(chair.occupant.name); !fine) return tl::unexpected(fine.error());
    if (chair.occupant.person && here) chair.token = house.token();
    if (terms->clock) chair.left = terms->clock->start;
  }
  auto room = make(std::move(code), std::move(*match), std::move(chairs), *terms, seed, std::move(house));
  if (!room) return room;
  if (record) (*room)->notes_ = record->notes;
  (*room)->house_.journal((*room)->opening());
  return room;
}

void Room::enter(ClientId client, Send send, const std::vector<std::string>& tokens) {
  Guest guest{std::move(send), {}, Seat::watcher, false, "", {}};
  bool plays_on = false;
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat) {
    auto& chair = chairs_[seat];
    if (chair.token.empty() || !std::ranges::count(tokens, chair.token)) continue;
    guest.seats = guest.seats.with(seat_at(static_cast<int>(seat)));
    if (!chair.deputy || chair.out_of_time) continue;  // who comes back plays on
    plays_on = true;
    chair.deputy = 0;
    keep_chair(seat_at(static_cast<int>(seat)), fmt::format("seat {} plays again from step {} on", seat, match_.step() + 1));
  }
  guests_[client] = std::move(guest);
  tell_seats(guests_[client]);
  if (plays_on) return changed();
  if (running_.empty()) start_clocks();
  set_to_work();
  tell_everybody();
}

void Room::leave(ClientId client) {
  if (!guests_.erase(client)) return;
  if (guests_.empty()) {
    stop_thinking();  // nobody looks on: the computers wait
    thinkers_.assign(chairs_.size(), nullptr);
    adviser_ = nullptr;
    return;
  }
  tell_everybody();
}

void Room::goes_on_at(const std::string& code) {
  next_ = code;
  tell_everybody();
}

Result<bool> Room::receive(ClientId client, const std::string& verb, const table::Message& message) {
  auto& guest = guests_[client];
  if (verb == "play") return play(guest, message);
  if (verb == "undo") return undo(guest);
  if (verb == "answer") return answer_takeback(guest, message);
  if (verb == "look") return look(guest, message);
  if (verb == "sit") return sit(guest, message);
  if (verb == "stand") return stand(guest, message);
  if (verb == "deputy") return deputy(guest, message);
  if (verb == "chat") return chat(guest, message);
  if (verb == "hint") return hint(client, message);
  if (verb == "why") return why(guest, message);
  if (verb == "past") return past(guest, message);
  if (verb == "analysis") return analysis(guest, message);
  if (verb == "record") return send_record(guest, message);
  return fail("", "\"{}\" is not something a table does", verb.substr(0, 60));
}

Result<Seat> Room::seat_in(const table::Message& message) const {
  const auto seat = message.number("seat", 0, static_cast<std::int64_t>(chairs_.size()) - 1);
  if (!seat) return tl::unexpected(seat.error());
  return seat_at(static_cast<int>(*seat));
}

Result<Seat> Room::own_seat_in(const Guest& guest, const table::Message& message) const {
  auto seat = seat_in(message);
  if (!seat) return seat;
  if (!chair(*seat).occupant.person) return fail("", "at seat {} sits a computer", index(*seat));
  if (!guest.seats.has(*seat)) return fail("", "seat {} is not yours", index(*seat));
  return seat;
}

Result<bool> Room::play(const Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  const auto ask = message.number("ask", 0, INT32_MAX);
  if (!ask) return tl::unexpected(ask.error());
  if (*ask != asked_[*seat])
    return fail("", "the move answers question {} to seat {}, the table is at question {}", *ask, index(*seat), asked_[*seat]);
  if (chair(*seat).deputy) return fail("", "a computer plays for seat {}", index(*seat));
  const int before = match_.step();
  const auto done = match_.play(*seat, *move);
  if (!done) return tl::unexpected(done.error());
  stop_clocks();
  ++asked_[*seat];
  if (terms_.clock && !match_.game().mid_turn(match_.state(), *seat)) chair(*seat).left += terms_.clock->increment;
  keep_play(before);
  changed();
  return true;
}

bool Room::alone(const Guest& guest) const {
  for (std::size_t seat = 0; seat < chairs_.size(); ++seat)
    if (chairs_[seat].person_plays() && !guest.seats.has(seat_at(static_cast<int>(seat)))) return false;
  return true;
}

// Free, and without a mark, as long as nothing was revealed: only one's own steps and the answers of computers in an open game, or
// choices that others made at the same time. Anything else needs the others' word and is noted.
Result<bool> Room::undo(const Guest& guest) {
  if (!terms_.takeback) return fail("", "at this table nothing is taken back");
  const int from = match_.last_decision(guest.seats);
  if (from < 0) return fail("", "there is nothing to take back");
  SeatSet others;  // people elsewhere
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (const Seat seat = seat_at(static_cast<int>(i)); chairs_[i].person_plays() && !chairs_[i].free() && !guest.seats.has(seat))
      others = others.with(seat);
  const auto& steps = match_.steps();
  const bool chance_or_others = std::any_of(steps.begin() + from, steps.end(), [&](const table::Match::Played& played) {
    return !is_player(played.actor) || others.has(played.actor);
  });
  const Seat mine = steps[static_cast<std::size_t>(from)].actor;
  stop_clocks();
  if (match_.take_back(from, SeatSet(mine))) {
    take_back(from, SeatSet(mine), false);
  } else if (match_.game().open() && !chance_or_others) {
    match_.undo_to(from);
    take_back(from, guest.seats, false);
  } else if (others.empty()) {
    match_.undo_to(from);
    take_back(from, guest.seats, true);
  } else {
    takeback_ = {guest.seats, others, from};
    start_clocks();
    tell_everybody();
  }
  return true;
}

Result<bool> Room::answer_takeback(const Guest& guest, const table::Message& message) {
  const auto yes = message.flag("yes");
  if (!yes) return tl::unexpected(yes.error());
  if (!takeback_ || (guest.seats - takeback_->waits_for) == guest.seats) return fail("", "nobody asks you for a takeback");
  if (!*yes) {
    takeback_.reset();
    tell_everybody();
    return true;
  }
  takeback_->waits_for = takeback_->waits_for - guest.seats;
  if (!takeback_->waits_for.empty()) {
    tell_everybody();
    return true;
  }
  const auto asked = *takeback_;
  stop_clocks();
  match_.undo_to(asked.from);
  take_back(asked.from, asked.by, true);
  return true;
}

// The match has gone back already.
void Room::take_back(int from, SeatSet by, bool marked) {
  if (marked) notes_.push_back(fmt::format("seat {} took back from step {} on", index(by.front()), from + 1));
  for (auto& number : asked_) ++number;
  keep_takeback(static_cast<std::size_t>(from), marked);
  changed();
}

Result<bool> Room::look(Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  guest.eyes = *seat;
  tell(guest);
  return true;
}

Result<bool> Room::sit(Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto name = message.text("name", "");
  if (!name) return tl::unexpected(name.error());
  if (const auto fine = check_name(*name); !fine) return fine;
  auto& here = chair(*seat);
  if (!here.occupant.person) return fail("", "at seat {} sits a computer", index(*seat));
  if (!here.free() && !guest.seats.has(*seat)) return fail("", "seat {} is taken", index(*seat));
  if (here.free()) {
    here.token = house_.token();
    here.deputy = 0;
  }
  here.occupant.name = *name;
  guest.seats = guest.seats.with(*seat);
  keep_chair(*seat);
  tell_seats(guest);
  changed();
  return true;
}

Result<bool> Room::stand(Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  chair(*seat).token.clear();
  chair(*seat).occupant.name.clear();
  for (auto& [client, other] : guests_) other.seats = other.seats.without(*seat);
  takeback_.reset();
  keep_chair(*seat);
  tell_seats(guest);
  changed();
  return true;
}

Result<bool> Room::deputy(const Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto level = message.number("level", 0, match_.game().info().levels);
  if (!level) return tl::unexpected(level.error());
  auto& here = chair(*seat);
  if (!here.occupant.person) return fail("", "at seat {} sits a computer", index(*seat));
  if (here.out_of_time) return fail("", "seat {} is out of time; its computer plays to the end", index(*seat));
  if (!guest.seats.has(*seat)) {
    if (guest.seats.empty()) return fail("", "who only looks on calls no computer");
    if (*level == 0) return fail("", "only who sits at seat {} takes it back", index(*seat));
    if (present(*seat)) return fail("", "the person at seat {} is here", index(*seat));
  }
  if (here.deputy == *level) return true;
  here.deputy = static_cast<int>(*level);
  ++asked_[*seat];
  thinkers_[static_cast<std::size_t>(index(*seat))] = nullptr;
  keep_chair(*seat,
             *level ? fmt::format("computer level {} plays for seat {} from step {} on", *level, index(*seat), match_.step() + 1)
                    : fmt::format("seat {} plays again from step {} on", index(*seat), match_.step() + 1));
  changed();
  return true;
}

Result<bool> Room::chat(const Guest& guest, const table::Message& message) {
  const auto words = message.text("text");
  if (!words) return tl::unexpected(words.error());
  if (trim(*words).empty()) return fail("", "the field \"text\" is empty");
  if (words->size() > longest_chat) return fail("", "what is said has {} bytes; {} are the most", words->size(), longest_chat);
  const auto text = json_object([&](Json& out) {
    out.field("type", "said").key("seat");
    guest.seats.empty() ? out.null() : out.value(index(guest.seats.front()));
    out.field("text", *words);
  });
  for (const auto& [client, other] : guests_) other.send(text);
  return true;
}

Result<bool> Room::hint(ClientId client, const table::Message& message) {
  const auto& guest = guests_[client];
  if (match_.over()) return fail("", "the game is over");
  if (!alone(guest)) return fail("", "hints are for tables without people elsewhere");
  const Seat seat = eyes(guest);
  if (!is_player(seat) || !match_.to_act().has(seat)) return fail("", "you are not to move");
  const int step = match_.step();
  think(seat, adviser(), {.time = table::hint_time}, false, [this, client, message, seat, step](const table::AnyThought& thought) {
    const auto asker = guests_.find(client);
    if (match_.step() == step && asker != guests_.end())
      answer(asker->second, message, [&](Json& out) {
        out.field("type", "hint")
            .field("seat", index(seat))
            .field("move", match_.game().text(thought.best))
            .field("text", thought.text);
        out.key("line").array(line_of(thought));
      });
    set_to_work();
  });
  return true;
}

Result<bool> Room::why(const Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  // An answer about another's hand would tell of it.
  if (!match_.game().open() && !guest.seats.has(*seat)) return fail("", "seat {} is not yours", index(*seat));
  const auto found = match_.game().find(match_.state(), *seat, *move);
  const Error error = found ? Error{"this move can be made", ""} : found.error();
  answer(guest, message, [&](Json& out) {
    out.field("type", "refusal").field("move", *move).field("text", error.text).field("clause", error.clause);
  });
  return true;
}

Result<bool> Room::past(const Guest& guest, const table::Message& message) {
  const Seat viewer = eyes(guest);
  const auto told = match_.seen(viewer);
  const auto step = message.number("step", 0, static_cast<std::int64_t>(told.size()));
  if (!step) return tl::unexpected(step.error());
  const auto n = static_cast<std::size_t>(*step);
  const auto state = n == told.size() ? match_.state() : match_.state_after(n ? told[n - 1].after : 0);
  answer(guest, message, [&](Json& out) {
    out.field("type", "past").field("step", n).key("view");
    match_.game().view_json(state, viewer, out);
    out.key("move");
    n ? out.value(told[n - 1].text) : out.null();
  });
  return true;
}

Result<bool> Room::analysis(Guest& guest, const table::Message& message) {
  const auto on = message.flag("on");
  if (!on) return tl::unexpected(on.error());
  if (*on && !alone(guest)) return fail("", "analysis is for tables without people elsewhere");
  guest.analyst = *on;
  if (is_player(computer_to_act())) return true;
  stop_thinking();
  set_to_work();
  return true;
}

Result<bool> Room::send_record(const Guest& guest, const table::Message& message) {
  if (!match_.over() && !match_.game().open() && !alone(guest))
    return fail("", "the record holds what is hidden; it is given when the game is over");
  answer(guest, message, [&](Json& out) {
    auto record = match_.record(words(occupants()));
    record.notes = notes_;
    out.field("type", "record").field("name", fmt::format("{}-{}.txt", match_.game().info().name, code_));
    out.field("text", print(record));
  });
  return true;
}

}  // namespace shengxiao::server
