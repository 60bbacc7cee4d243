// The journal of accepted events: what happened at which table, in order. Knows no game and no network.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace shengxiao::store {

// The n-th event of a table, counted from 0 without gaps.
struct Event {
  std::string table;
  std::int64_t number = 0;
  std::string text;  // a line of JSON; the store does not look into it
  friend bool operator==(const Event&, const Event&) = default;
};

// The tables of which nothing was written, and why.
using Failures = std::map<std::string, Error, std::less<>>;

// Another server that shares the journal.
struct Neighbour {
  std::string address;  // "host:port", where it takes connections that are passed on to it
  std::string secret;   // what it wants to hear with them
  friend bool operator==(const Neighbour&, const Neighbour&) = default;
};

// A table as a server finds it that wants to have it.
struct Taken {
  std::vector<std::string> events;  // all of them, where it is now ours; none: there is no such table
  std::optional<Neighbour> owner;   // whose it is, where that is another server that lives
};

// What becomes of tables that nobody has touched for long.
enum class Old { archive, remove };

// Used from one thread at a time. An error says what failed and where, and leaves what is stored as it was.
//
// Several servers may share a journal in PostgreSQL. Each table is then written by one of them, which has a lease of it: the owner,
// and an epoch that grows with every change of owner and is checked by the statement that appends. A server renews its leases
// together (renew()); those of one that has not for `lease` are anybody's.
class Store {
 public:
  static constexpr std::chrono::milliseconds lease{3000};

  virtual ~Store() = default;

  // All events of a table or none; a table whose events are not its next ones, or that is not ours, fails by itself. An error:
  // nothing was written. When it returns what was written is on the disk: a killed process or a lost power supply does not lose it.
  // The event number 0 opens a table, for us. No table in the journal, archived ones included, has its name already.
  virtual Result<Failures> append(std::span<const Event> events) = 0;

  // Makes a table ours, unless it is another server's that lives, and reads it. One that was archived comes back.
  virtual Result<Taken> take(std::string_view table) = 0;

  // Others may take these: they are in the memory of this server no longer.
  virtual Result<bool> release(std::span<const std::string> tables) = 0;

  // Lists are written by all servers. Adds lines, each made of its number, from 0, and the line before it ("" before the first);
  // gives the number of the first one that was added.
  using MakeLine = std::function<std::string(std::int64_t number, std::string_view before)>;
  virtual Result<std::int64_t> add_lines(std::string_view list, std::span<const MakeLine> lines) = 0;
  // At most `many`, from a number on; a negative number counts from the end.
  struct Lines {
    std::int64_t first = 0, size = 0;  // the number of the first one that is given; how many lines the list has
    std::vector<std::string> texts;
  };
  virtual Result<Lines> lines(std::string_view list, std::int64_t from, std::int64_t many) = 0;
  // The same of a list in memory.
  static Lines part_of(const std::vector<std::string>& list, std::int64_t from, std::int64_t many);

  // Archives or removes tables that nobody has touched for so long, some of them (so that it does not take long) and none that is
  // a living server's; gives their number. Lists stay.
  virtual Result<std::int64_t> put_away(std::chrono::seconds untouched, Old old) = 0;

  // Keeps what is ours for another `lease`. An error: it may be others' by now.
  virtual Result<bool> renew() = 0;

  // Whether something can be written: false, with the reason, where the disk is full or the database is away.
  virtual Result<bool> check() = 0;

  virtual std::string where() const = 0;  // for messages: the file, or the database without its password

  // Whether a table that was released is gone: there is no journal.
  virtual bool forgets() const { return false; }

  // What was lost or mended when it was opened, for the log; empty where nothing was.
  virtual std::vector<Error> findings() const { return {}; }
};

// "postgresql://…" and "postgres://…" are databases, "none" keeps no tables, anything else is the path of an SQLite file, made
// where there is none. A file that is damaged, that is another program's or a later version's, or that another server has open is
// an error that says what can be done; it is left as it is. `us`: how other servers reach this one, for which a journal can be
// shared; without it, and in SQLite, the journal is ours alone.
Result<std::unique_ptr<Store>> open_store(std::string_view address, const std::optional<Neighbour>& us = {});

// Copies a journal as it is now into one that is new, checking every event; servers may go on using the first. Either may be a file
// or a database. Gives the number of tables.
Result<std::int64_t> copy_journal(std::string_view from, std::string_view to);

}  // namespace shengxiao::store
