// Small texts: dates, networks, digits, options, who sits where, notes. Each line is read as all of them.
#include <algorithm>

#include "calendar/calendar.hpp"
#include "calendar/json.hpp"
#include "chance/bytes.hpp"
#include "cli/commands.hpp"
#include "core/record.hpp"
#include "core/text.hpp"
#include "net/address.hpp"
#include "server/ending.hpp"
#include "server/note.hpp"
#include "table/named_agent.hpp"
#include "table/seat_occupant.hpp"
#include "table/transcript.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
bool read_calendar(std::string_view text) {
  const auto date = calendar::parse_date(text);
  must(calendar::has_form_of_date(text) || !date, "a date has the form of one", text);
  if (ok(date)) {
    const auto written = calendar::text(*date);
    const auto again = calendar::parse_date(written);
    must(again && *again == *date, "a date reads back", written);
    ok(calendar::lunar_year_of(*date));
    ok(calendar::age(*date, calendar::latest));
  }
  return ok(calendar::json_of(text));
}

bool read_network(std::string_view text) {
  const auto network = net::Network::parse(text);
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(text, error);
  if (ok(network) && !error) must(network->has(address), "a network of one address has it", text);
  return network.has_value();
}

bool read_digits(std::string_view text) {
  const auto bytes = chance::parse_hex(text);
  must(bytes.has_value() || !chance::parse_hex32(text), "32 bytes are bytes", text);
  if (bytes) must(chance::parse_hex(chance::hex(*bytes)) == bytes, "bytes read back", text);
  return bytes.has_value();
}

bool read_people(std::string_view text) {
  constexpr int levels = 8;
  const auto occupant = table::SeatOccupant::parse(text, levels);
  if (ok(occupant)) must(table::SeatOccupant::parse(occupant->words(), levels) == *occupant, "who sits there reads back", text);
  const auto seats = cli::read_seats({std::string(text)});
  if (ok(seats)) must(!seats->empty() && static_cast<int>(seats->size()) <= max_seats, "a seat is one of the seats", text);
  const auto actor = actor_of(text);
  if (actor) must(actor_of(actor_name(*actor)) == actor, "an actor reads back", text);
  return occupant || seats || actor;
}

bool read_words(std::string_view text) {
  const auto option = parse_option(text);
  if (ok(option)) must(option->first + "=" + option->second == text, "an option is a name and a value", text);
  const auto note = server::Note::parse(text);
  if (note) must(server::Note::parse(note->text()) == *note, "a note reads back", text);
  const auto policy = table::policy_of(text);
  ok(policy);
  static const auto game = *table::make_game("celestial_checkers", {});
  const bool agent = ok(table::named_agent(*game, text));
  for (std::size_t size = 0; size < 6; ++size) must(excerpt(text, size).size() <= size, "an excerpt is short", text);
  return option || note || policy || agent || server::Ending::kind_of(text);
}
}  // namespace

bool arguments(std::string_view input) {
  bool accepted = true;
  for (const auto line : lines_of(input)) {
    const bool any[]{read_calendar(line), read_network(line), read_digits(line), read_people(line), read_words(line)};
    accepted = std::ranges::find(any, true) != std::end(any) && accepted;
  }
  return accepted;
}

}  // namespace shengxiao::fuzz
