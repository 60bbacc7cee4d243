// What is kept of a table, one event a line of JSON, and the table that comes of it:
//   {"e": "open", "record": text, "tokens": [token by seat], "takeback": bool, "clock": {"start", "increment"}, "flag": text,
//    "grace": s, "owner": token, "watch", "chat", "muted", "chance": {…}}            ms
//   {"e": "chance", "chance": {…}, "note": text}                                     see TableLuck
//   {"e": "conduct", "watch": bool, "chat": bool, "muted": [seat]}                    -1: who looks on
//   {"e": "begin"}                                                                   every seat is held
//   {"e": "end", "kind": text, "seats": [seat that lost], "notes": [text], "left"}
//   {"e": "play", "steps": [{"s": seat, "m": move}], "left": [ms by seat], "credited": [turns by seat],           s -1: chance
//    "deputies": [seat that a deputy played for]}
//   {"e": "back", "keep": steps kept, "steps": those after them, "note": text, "left"}
//   {"e": "chair", "seat", "name", "computer": level of one that has the seat, "token", "deputy", "out_of_time", "note": text,
//   "left"}
// "left" stands where the table has clocks, "note" where the record of the game gets one.
#pragma once
#include <string>
#include <vector>

#include "server/clocks.hpp"
#include "server/conduct.hpp"
#include "server/ending.hpp"
#include "server/seats.hpp"
#include "server/table_luck.hpp"
#include "table/match.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

// How a table is played, beyond the rules of its game.
struct Terms {
  bool takeback = true;
  std::optional<ClockTerms> clock{};
  bool flag_loses = false;  // who is out of time loses, in games of two; else a computer plays on
  std::chrono::seconds grace{60};  // for how long somebody must have been away before others have a computer play for them
  friend bool operator==(const Terms&, const Terms&) = default;
};

std::string open_event(const Record& record, const std::vector<SeatState>& seats, const Terms& terms, const Conduct& conduct,
                       const TableLuck& luck);
std::string conduct_event(const Conduct& conduct);
std::string chance_event(const TableLuck& luck, const std::string& note = "");
std::string begin_event();
// Of the steps from a number on. `left`: empty where there are no clocks, here and below.
// `credited`: see Clocks. `deputies`: for whom computers made them.
std::string play_event(const table::Match& match, int from, const std::vector<Milliseconds>& left,
                       const std::vector<int>& credited = {}, SeatSet deputies = {});
// `note`: empty where there is none, here and below.
std::string takeback_event(const table::Match& match, int steps_kept, const std::string& note,
                           const std::vector<Milliseconds>& left);
std::string seat_event(Seat seat, const SeatState& state, const std::string& note, const std::vector<Milliseconds>& left);

std::string end_event(const Ending& ending, const std::vector<std::string>& notes, const std::vector<Milliseconds>& left);

// A table as its events say that it was.
struct KeptTable {
  Record record;  // with its notes
  std::vector<SeatState> seats;
  Terms terms;
  Conduct conduct;
  std::vector<Milliseconds> left;  // on the clocks, by seat
  std::optional<TableLuck> luck;   // none where an earlier version opened the table
  bool begun = false;
  std::optional<Ending> ending;
  std::vector<int> credited;       // see Clocks; empty where the journal does not say
  std::vector<int> by_deputies;    // by seat: the number of steps after the last one that a deputy made

  // An error names the event, by its number.
  static Result<KeptTable> from(const std::vector<std::string>& events);

 private:
  Result<bool> take(const table::Message& event);
  Result<bool> open(const table::Message& event);
  Result<bool> read_terms(const table::Message& event);
  Result<bool> read_conduct(const table::Message& event);
  Result<bool> chance(const table::Message& event);
  Result<bool> end(const table::Message& event);
  Result<bool> play(const table::Message& event);
  Result<bool> back(const table::Message& event);
  Result<bool> seat(const table::Message& event);
  Result<bool> add_steps(const table::Message& event);
  Result<bool> add_note(const table::Message& event);
  Result<bool> read_left(const table::Message& event);
};

}  // namespace shengxiao::server
