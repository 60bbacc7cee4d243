#include "server/table_request.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace shengxiao::server {

namespace {
Result<table::SeatOccupant> computer_in(const table::Message& seat, const table::AnyGame& game, const table::Computers& computers) {
  table::SeatOccupant who{.person = false};
  if (seat.has("policy")) {
    const auto policy = seat.text("policy");
    if (!policy) return tl::unexpected(policy.error());
    who.policy = *policy;
  } else {
    const auto level = seat.number("level", 1, game.info().levels);
    if (!level) return tl::unexpected(level.error());
    who.level = static_cast<int>(*level);
  }
  if (const auto fine = computers.check(game, who); !fine) return tl::unexpected(fine.error());
  return who;
}

Result<table::SeatOccupant> occupant_in(const table::Message& seat, const table::AnyGame& game, const table::Computers& computers) {
  const auto who = seat.text("who");
  if (!who) return tl::unexpected(who.error());
  if (*who == "person") {
    const auto name = seat.text("name", "");
    if (!name) return tl::unexpected(name.error());
    return table::SeatOccupant{true, 0, *name};
  }
  if (*who != "computer") return fail("", "server.bad_player", excerpt(*who));
  return computer_in(seat, game, computers);
}

// Whether who is out of time loses.
Result<bool> flag_loses_in(const table::Message& message, int seats) {
  const auto flag = message.text("flag", seats == 2 ? "loses" : "computer");
  if (!flag) return tl::unexpected(flag.error());
  if (*flag != "loses" && *flag != "computer") return fail("", "server.bad_flag", excerpt(*flag));
  if (*flag == "loses" && seats != 2) return fail("", "server.flag_seats");
  return *flag == "loses";
}

Result<Terms> terms_in(const table::Message& message, int seats) {
  Terms terms;
  const auto takeback = message.flag("takeback", true);
  if (!takeback) return tl::unexpected(takeback.error());
  terms.takeback = *takeback;
  const auto flag_loses = flag_loses_in(message, seats);
  if (!flag_loses) return tl::unexpected(flag_loses.error());
  terms.flag_loses = *flag_loses;
  const auto grace = message.number("grace", 0, 24 * 3600, terms.grace.count());
  if (!grace) return tl::unexpected(grace.error());
  terms.grace = std::chrono::seconds(*grace);
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

// Chance draws nothing before every seat is held.
Result<table::Match> match_in(const table::Message& message, int seats) {
  const auto game = message.text("game");
  if (!game) return tl::unexpected(game.error());
  const auto setup = message.setup(seats);
  if (!setup) return tl::unexpected(setup.error());
  return table::Match::start(*game, *setup, table::Match::Start{});
}

// Luck that was chosen is chosen in one way.
Result<TableLuck> luck_in(const table::Message& message, const std::function<chance::Bytes32()>& secret) {
  if (message.has("seed")) {
    if (message.has("record")) return fail("", "server.seed_and_record");
    const auto seed = message.number("seed", 0, INT64_MAX);
    if (!seed) return tl::unexpected(seed.error());
    if (message.has("deal")) return fail("", "server.deal_alone");
    return TableLuck::of_seed(static_cast<std::uint64_t>(*seed));
  }
  if (message.has("deal")) {
    if (message.has("record")) return fail("", "server.deal_alone");
    const auto deal = message.object("deal");
    if (!deal) return tl::unexpected(deal.error());
    return TableLuck::of_deal(*deal);
  }
  return TableLuck(secret(), message.has("record") ? TableLuck::Origin::record : TableLuck::Origin::verifiable);
}

// What whoever asks adds to the luck belongs to the first of their seats.
Result<bool> commit_in(const table::Message& message, const std::vector<SeatState>& seats, TableLuck& luck) {
  const auto commitment = entropy_commitment_in(message);
  if (!commitment) return tl::unexpected(commitment.error());
  const auto own = std::ranges::find_if(seats, [](const SeatState& seat) { return !seat.token.empty(); });
  if (*commitment && own != seats.end()) luck.commit(seat_at(static_cast<int>(own - seats.begin())), **commitment);
  return true;
}

// The notes of a record that goes on at another table, whose luck is another one.
std::vector<std::string> notes_of(const Record& record) {
  auto notes = record.notes;
  std::erase_if(notes, [](const std::string& text) {
    const auto note = Note::parse(text);
    return note && note->kind >= Note::Kind::seed;
  });
  return notes;
}

Result<SeatState> seat_in(const table::Message& message, const table::AnyGame& game, const table::Computers& computers,
                          const Seats::Secret& secret) {
  SeatState seat;
  const auto occupant = occupant_in(message, game, computers);
  if (!occupant) return tl::unexpected(occupant.error());
  const auto here = message.flag("here", true);
  if (!here) return tl::unexpected(here.error());
  seat.occupant = *occupant;
  if (const auto fine = check_name(seat.occupant.name); !fine) return tl::unexpected(fine.error());
  if (seat.occupant.person && *here) seat.token = secret();
  return seat;
}

// As a record has it. Who is not known here is a person.
Result<SeatState> seat_of(const std::string& words, const table::AnyGame& game, const table::Computers& computers,
                          const Seats::Secret& secret) {
  SeatState seat;
  if (auto occupant = table::SeatOccupant::parse(words, game.info().levels); occupant && computers.check(game, *occupant))
    seat.occupant = *std::move(occupant);
  if (const auto fine = check_name(seat.occupant.name); !fine) return tl::unexpected(fine.error());
  if (seat.occupant.person) seat.token = secret();
  return seat;
}
}  // namespace

Result<std::optional<chance::Bytes32>> entropy_commitment_in(const table::Message& message) {
  if (!message.has("entropy_commit")) return std::nullopt;
  const auto text = message.text("entropy_commit");
  if (!text) return tl::unexpected(text.error());
  const auto commitment = chance::parse_hex32(*text);
  if (!commitment) return fail("", "server.bad_digits", "entropy_commit", 64);
  return *commitment;
}

Result<TableRequest> TableRequest::from(const table::Message& message, const std::function<chance::Bytes32()>& secret,
                                        const table::Computers& computers) {
  const auto record = record_in(message);
  if (!record) return tl::unexpected(record.error());
  const auto listed = seats_in(message, *record);
  if (!listed) return tl::unexpected(listed.error());
  auto match = *record ? table::Match::replay(**record, {}) : match_in(message, static_cast<int>(listed->size()));
  if (!match) return tl::unexpected(match.error());
  const auto terms = terms_in(message, match->game().seats());
  if (!terms) return tl::unexpected(terms.error());
  Conduct conduct;
  if (const auto done = conduct.change(message); !done) return tl::unexpected(done.error());
  auto luck = luck_in(message, secret);
  if (!luck) return tl::unexpected(luck.error());

  const auto token = token_of(secret);
  conduct.owner = token();
  TableRequest request{*std::move(match), {}, *terms, conduct, *std::move(luck), {}};
  for (int i = 0; i < request.match.game().seats(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto& game = request.match.game();
    auto seat =
        listed->empty() ? seat_of((*record)->seats[at], game, computers, token) : seat_in((*listed)[at], game, computers, token);
    if (!seat) return tl::unexpected(seat.error());
    request.seats.push_back(*std::move(seat));
  }
  if (*record) request.notes = notes_of(**record);
  if (const auto done = commit_in(message, request.seats, request.luck); !done) return tl::unexpected(done.error());
  return request;
}

}  // namespace shengxiao::server
