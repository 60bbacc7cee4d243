// Who may look on at a table and talk there, as its owner wants it: whoever opened it, with a token of their own.
#pragma once
#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/seat.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

struct Conduct {
  std::string owner{};   // the token; empty: an earlier version opened the table, and nobody owns it
  bool watch = true;     // who has no seat, and can have none, may look on
  bool chat = true;      // there is talk
  SeatSet muted{};       // but not of these; Seat::watcher: of those who look on

  bool is_owner(const std::vector<std::string>& tokens) const;
  // `seats`: of who wants to say something; none: a watcher.
  Result<bool> check_talk(SeatSet seats) const;

  // Takes the fields "watch" and "chat" of a message; what is not there stays.
  Result<bool> change(const table::Message& message);
  // All but the owner, as fields: for the journal, for everybody at the table.
  void json(Json& out) const;
  // From the journal.
  static Result<Conduct> read(const table::Message& event);
  friend bool operator==(const Conduct&, const Conduct&) = default;
};

}  // namespace shengxiao::server
