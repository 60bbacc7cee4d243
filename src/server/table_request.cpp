#include "server/table_request.hpp"

namespace shengxiao::server {

namespace {
Result<table::SeatOccupant> occupant_in(const table::Message& seat, int levels) {
  const auto who = seat.text("who");
  if (!who) return tl::unexpected(who.error());
  if (*who == "person") {
    const auto name = seat.text("name", "");
    if (!name) return tl::unexpected(name.error());
    return table::SeatOccupant{true, 0, *name};
  }
  if (*who != "computer") return fail("", "server.bad_player", who->substr(0, 60));
  const auto level = seat.number("level", 1, levels);
  if (!level) return tl::unexpected(level.error());
  return table::SeatOccupant{false, static_cast<int>(*level), ""};
}

Result<Terms> terms_in(const table::Message& message) {
  Terms terms;
  const auto takeback = message.flag("takeback", true);
  if (!takeback) return tl::unexpected(takeback.error());
  terms.takeback = *takeback;
  if (!message.has("clock")) return terms;
  const auto clock = message.object("clock");
  if (!clock) return tl::unexpected(clock.error());
  const auto seconds = clock->number("seconds", 10, 24 * 3600), increment = clock->number("increment", 0, 600, 0);
  if (!seconds) return tl::unexpected(seconds.error());
  if (!increment) return tl::unexpected(increment.error());
  terms.clock = {std::chrono::seconds(*seconds), std::chrono::seconds(*increment)};
  return terms;
}

Result<std::optional<Record>> record_in(const table::Message& message) {
  if (!message.has("record")) return std::nullopt;
  const auto text = message.text("record");
  if (!text) return tl::unexpected(text.error());
  auto parsed = parse_record(*text);
  if (!parsed) return tl::unexpected(parsed.error());
  return *std::move(parsed);
}

// The field "seats". Empty where a record goes on with those who sat there.
Result<std::vector<table::Message>> seats_in(const table::Message& message, const std::optional<Record>& record) {
  if (record && !message.has("seats")) return std::vector<table::Message>{};
  auto seats = message.list("seats");
  if (!seats) return seats;
  if (seats->empty()) return fail("", "message.empty", "seats");
  if (record && seats->size() != record->seats.size()) return fail("", "server.record_seats", record->seats.size(), seats->size());
  return seats;
}

Result<table::Match> match_in(const table::Message& message, int seats, std::uint64_t seed) {
  const auto game = message.text("game");
  if (!game) return tl::unexpected(game.error());
  const auto setup = message.setup(seats);
  if (!setup) return tl::unexpected(setup.error());
  return table::Match::start(*game, *setup, seed);
}

Result<SeatState> seat_in(const table::Message& message, int levels, const Seats::Secret& secret) {
  SeatState seat;
  const auto occupant = occupant_in(message, levels);
  if (!occupant) return tl::unexpected(occupant.error());
  const auto here = message.flag("here", true);
  if (!here) return tl::unexpected(here.error());
  seat.occupant = *occupant;
  if (const auto fine = check_name(seat.occupant.name); !fine) return tl::unexpected(fine.error());
  if (seat.occupant.person && *here) seat.token = secret();
  return seat;
}

Result<SeatState> seat_of(const std::string& words, int levels, const Seats::Secret& secret) {
  SeatState seat;
  seat.occupant = table::SeatOccupant::parse(words, levels).value_or(table::SeatOccupant{});
  if (const auto fine = check_name(seat.occupant.name); !fine) return tl::unexpected(fine.error());
  if (seat.occupant.person) seat.token = secret();
  return seat;
}
}  // namespace

Result<TableRequest> TableRequest::from(const table::Message& message, std::uint64_t seed, const Seats::Secret& secret) {
  const auto terms = terms_in(message);
  if (!terms) return tl::unexpected(terms.error());
  const auto given = message.number("seed", 0, INT64_MAX, static_cast<std::int64_t>(seed >> 1));
  if (!given) return tl::unexpected(given.error());
  seed = static_cast<std::uint64_t>(*given);
  const auto record = record_in(message);
  if (!record) return tl::unexpected(record.error());
  const auto listed = seats_in(message, *record);
  if (!listed) return tl::unexpected(listed.error());
  auto match = *record ? table::Match::replay(**record, seed) : match_in(message, static_cast<int>(listed->size()), seed);
  if (!match) return tl::unexpected(match.error());

  const int levels = match->game().info().levels;
  TableRequest request{*std::move(match), {}, *terms, seed, {}};
  for (int i = 0; i < request.match.game().seats(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    auto seat = listed->empty() ? seat_of((*record)->seats[at], levels, secret) : seat_in((*listed)[at], levels, secret);
    if (!seat) return tl::unexpected(seat.error());
    request.seats.push_back(*std::move(seat));
  }
  if (*record) request.notes = (*record)->notes;
  return request;
}

}  // namespace shengxiao::server
