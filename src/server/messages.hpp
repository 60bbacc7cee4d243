// The short messages of the server; `table` has a file of its own.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "server/runtime.hpp"
#include "server/seats.hpp"
#include "table/computers.hpp"
#include "table/match.hpp"

namespace shengxiao::server {

// All that leaves the server over the wire. A new one must be covered by leak_test.cpp.
enum class MessageType {
  hello,
  seated,
  dismissed,
  table,
  said,
  past,
  hint,
  thinking,
  refusal,
  record,
  draws,
  review,
  judged,
  error
};
constexpr std::array<std::string_view, 14> message_types{"hello",    "seated",  "dismissed", "table", "said",   "past",   "hint",
                                                         "thinking", "refusal", "record",    "draws", "review", "judged", "error"};
// The first field of a message.
inline Json& begin_message(Json& out, MessageType type) { return out.field("type", message_types[static_cast<std::size_t>(type)]); }

// Whether a message that this or another server has written is of this type.
bool is_of(const std::string& message, MessageType type);

// The same for everybody, but that whoever may use the lab is told that there is one.
Text hello_message(const table::Computers& computers = {}, bool has_lab = false);
// `n`: of the message that is answered; -1 where it had none.
std::string error_message(const Error& error, std::int64_t n = -1);
// The seats that a client holds. `owner`: the token of the table's owner, where it is this client; else empty.
std::string seated_message(std::string_view table, const Seats& seats, SeatSet own, const std::string& owner = "");
// It is at this table no longer.
std::string dismissed_message(std::string_view table, const Error& why);
// `step`: after so many entries of what the viewer was told.
std::string thinking_message(const table::AnyGame& game, Seat seat, const table::AnyThought& thought, std::size_t step);

void error_json(const Error& error, Json& out);  // the fields "error" (as data), "text" (in English) and "clause"
void seat_json(Seat seat, Json& out);  // a number, "chance" or "watcher"
void seats_json(SeatSet seats, Json& out);
// An item of the message `draws`: among what chance draws here. `step`: from 1.
void draw_json(const table::AnyGame& game, const table::AnyState& state, int step, Json& out);
void legal_json(const table::Match& match, Seat seat, Json& out);  // all that a seat may do now
// An entry of what a viewer was told.
void entry_json(const table::Match& match, Seat viewer, std::size_t entry, Json& out);
// The fields "line" and "actions": the course that is expected, in notation and as actions.
void line_json(const table::AnyGame& game, const std::vector<ActionId>& line, Json& out);

}  // namespace shengxiao::server
