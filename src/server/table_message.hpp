// The message `table`, but for its moves and notes: how the table is now, as one kind of receiver may know it.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/clocks.hpp"
#include "server/ending.hpp"
#include "server/journal_events.hpp"
#include "server/proposal.hpp"
#include "server/seats.hpp"
#include "server/table_luck.hpp"
#include "table/match.hpp"

namespace shengxiao::server {

// What all receivers' messages are made of.
struct TableState {
  std::string_view code, next_table;  // next_table: where it goes on; empty: nowhere yet
  const table::Match& match;
  const Seats& seats;
  const Clocks& clocks;
  const Terms& terms;
  const Conduct& conduct;
  const std::optional<Proposal>& proposal;
  const std::optional<Ending>& ending;
  const std::vector<std::string>& notes;
  const PerSeat<int>& decisions;  // by seat: the number of the decision that it owes, or will owe next
  const TableLuck& luck;
  std::vector<std::optional<Milliseconds>> away;  // by seat: for how long nobody who holds it has been connected
  std::size_t guests;
  bool begun;     // every seat was held
  bool own_edition;  // the printed data are not the usual ones
  bool thinking;  // a computer owes a decision

  bool over() const { return ending || match.over(); }
  // Who may decide something now.
  SeatSet to_act() const { return begun && !ending ? match.to_act() : SeatSet(); }
};

// Whoever holds the same seats and looks with the same eyes gets the same message.
struct Receiver {
  SeatSet seats;
  Seat viewer;
  bool is_owner = false;
  friend bool operator==(const Receiver&, const Receiver&) = default;
};

// Whose view a screen shows that holds some seats. Several people at one screen take turns to look at it, unless everything is
// open: `at_screen` is the one who came to it last.
Seat viewer_of(const table::Match& match, SeatSet seats, Seat at_screen);
// Who of them should come to the screen; watcher: nobody need.
Seat awaited_at_screen(const table::Match& match, SeatSet seats, Seat viewer);

// About so many steps whoever holds these seats may ask why they were chosen: about all once the game is over; alone, about those
// that are revealed.
int judgeable_steps(const table::Match& match, const Seats& seats, bool over, SeatSet own);

// A whole object, without what changes as time passes.
std::string table_message(const TableState& table, const Receiver& receiver);

// What changes as time passes, as fields: how it is while the message is written. Nobody is sent a message because of it.
std::string times_json(const TableState& table);

}  // namespace shengxiao::server
