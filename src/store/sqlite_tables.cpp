// The rows of a journal in an SQLite file.
#include <array>
#include <chrono>

#include "store/sqlite_file.hpp"

namespace shengxiao::store {

std::int64_t seconds_now() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

Result<bool> SqliteTables::prepare() {
  const std::array<std::pair<Statement*, const char*>, 18> wanted{{
      {&entry_, "SELECT kind, size, head, used FROM tables WHERE name = ?"},
      {&put_entry_, "INSERT OR REPLACE INTO tables (name, kind, size, head, used) VALUES (?, ?, ?, ?, ?)"},
      {&add_event_, "INSERT INTO events (table_name, number, event, hash) VALUES (?, ?, ?, ?)"},
      {&add_damaged_, "INSERT INTO damaged (table_name, number, event, checksum) VALUES (?, ?, ?, ?)"},
      {&add_archive_, "INSERT INTO archive (table_name, events) VALUES (?, ?)"},
      {&event_, "SELECT event, hash FROM events WHERE table_name = ? AND number = ?"},
      {&has_events_, "SELECT 1 FROM events WHERE table_name = ? LIMIT 1"},
      {&events_, "SELECT number, event, hash FROM events WHERE table_name = ? ORDER BY number"},
      {&lines_, "SELECT number, event, hash FROM events WHERE table_name = ? AND number >= ? AND number < ? ORDER BY number"},
      {&damaged_, "SELECT number, event, checksum FROM damaged WHERE table_name = ? ORDER BY number"},
      {&archive_, "SELECT events FROM archive WHERE table_name = ?"},
      {&remove_events_, "DELETE FROM events WHERE table_name = ?"},
      {&remove_archive_, "DELETE FROM archive WHERE table_name = ?"},
      {&remove_entry_, "DELETE FROM tables WHERE name = ?"},
      {&cut_, "DELETE FROM events WHERE table_name = ? AND number >= ?"},
      {&untouched_,
       "SELECT name, kind, size, head, used FROM tables WHERE used <= ? AND (kind = 'table' OR kind = ?) ORDER BY used, name"},
      {&commits_, "SELECT number FROM commits"},
      {&set_commits_, "UPDATE commits SET number = ?"},
  }};
  for (const auto& [statement, sql] : wanted) {
    auto made = file_.statement(sql);
    if (!made) return tl::unexpected(made.error());
    *statement = std::move(*made);
  }
  return true;
}

Result<bool> SqliteTables::done(Use& use) {
  if (use.step() != SQLITE_DONE) return file_.failed();
  return true;
}

Result<std::optional<TableEntry>> SqliteTables::entry(std::string_view name) {
  Use found(entry_, name);
  const int code = found.step();
  if (code == SQLITE_DONE) return std::nullopt;
  if (code != SQLITE_ROW) return file_.failed();
  return TableEntry{std::string(name), kind_of(found.text(0)), {found.number(1), hash_in(found.bytes(2))}, found.number(3)};
}

Result<bool> SqliteTables::put_entry(const TableEntry& entry) {
  Use put(put_entry_, entry.name, to_string(entry.kind), entry.head.size, entry.head.hash, entry.used);
  return done(put);
}

Result<bool> SqliteTables::add_event(std::string_view table, std::int64_t number, std::string_view event, const ChainHash& hash) {
  Use add(add_event_, table, number, event, hash);
  return done(add);
}

Result<bool> SqliteTables::add_damaged(std::string_view table, std::int64_t number, std::string_view event,
                                       std::int64_t stored_checksum) {
  Use add(add_damaged_, table, number, event, stored_checksum);
  return done(add);
}

Result<bool> SqliteTables::add_archive(std::string_view table, std::string_view packed) {
  Use add(add_archive_, table, Use::Bytes{packed});
  return done(add);
}

Result<bool> SqliteTables::add_next(TableEntry& entry, std::string_view event) {
  const auto head = longer(entry.head, entry.name, event);
  auto added = add_event(entry.name, entry.head.size, event, head.hash);
  if (added) entry.head = head;
  return added;
}

// --- reading ---

Result<std::optional<std::pair<std::string, ChainHash>>> SqliteTables::event(std::string_view table, std::int64_t number) {
  Use found(event_, table, number);
  const int code = found.step();
  if (code == SQLITE_DONE) return std::nullopt;
  if (code != SQLITE_ROW) return file_.failed();
  return std::pair(std::string(found.text(0)), hash_in(found.bytes(1)));
}

Result<bool> SqliteTables::has_events(std::string_view table) {
  Use found(has_events_, table);
  const int code = found.step();
  if (code != SQLITE_DONE && code != SQLITE_ROW) return file_.failed();
  return code == SQLITE_ROW;
}

Result<std::string> SqliteTables::packed(std::string_view table) {
  Use found(archive_, table);
  const int code = found.step();
  if (code != SQLITE_DONE && code != SQLITE_ROW) return file_.failed();
  return code == SQLITE_ROW ? std::string(found.bytes(0)) : std::string();
}

Result<std::vector<std::string>> SqliteTables::read(const TableEntry& entry) {
  int code = SQLITE_OK;
  if (entry.kind == TableKind::archived) {
    const auto bytes = packed(entry.name);
    return bytes ? unpack(file_.path(), entry, *bytes) : tl::unexpected(bytes.error());
  }
  if (entry.kind == TableKind::damaged) {
    ReadBack1 old(file_.path(), entry.name);
    Use rows(damaged_, entry.name);
    while ((code = rows.step()) == SQLITE_ROW)
      if (auto good = old.add(rows.number(0), rows.text(1), rows.number(2)); !good) return tl::unexpected(good.error());
    if (code != SQLITE_DONE) return file_.failed();
    return fail("", "store.entry_damaged", file_.path(), entry.name);  // it was no error once
  }
  ReadBack read(file_.path(), entry);
  Use rows(events_, entry.name);
  while ((code = rows.step()) == SQLITE_ROW)
    if (auto good = read.add(rows.number(0), rows.text(1), rows.bytes(2)); !good) return tl::unexpected(good.error());
  if (code != SQLITE_DONE) return file_.failed();
  return read.take();
}

Result<std::vector<std::string>> SqliteTables::read_lines(const TableEntry& entry, std::int64_t first, std::int64_t end) {
  ChainHead before{first, {}};
  if (first > 0) {
    const auto last = event(entry.name, first - 1);
    if (!last) return tl::unexpected(last.error());
    if (!*last) return fail("", "store.event_missing", file_.path(), first - 1, entry.name);
    before.hash = (*last)->second;
  }
  ReadBack read(file_.path(), entry, before);
  Use rows(lines_, entry.name, first, end);
  int code = SQLITE_OK;
  while ((code = rows.step()) == SQLITE_ROW)
    if (auto good = read.add(rows.number(0), rows.text(1), rows.bytes(2)); !good) return tl::unexpected(good.error());
  if (code != SQLITE_DONE) return file_.failed();
  return read.take(end);
}

// --- putting away ---

Result<bool> SqliteTables::archive(TableEntry entry, const std::vector<std::string>& events) {
  if (auto added = add_archive(entry.name, pack(events)); !added) return added;
  Use gone(remove_events_, entry.name);
  if (auto removed = done(gone); !removed) return removed;
  entry.kind = TableKind::archived;
  return put_entry(entry);
}

Result<bool> SqliteTables::bring_back(TableEntry& entry, const std::vector<std::string>& events) {
  entry = {entry.name, TableKind::table, {}, seconds_now()};
  for (const auto& event : events)
    if (auto added = add_next(entry, event); !added) return added;
  Use gone(remove_archive_, entry.name);
  if (auto removed = done(gone); !removed) return removed;
  return put_entry(entry);
}

Result<bool> SqliteTables::remove(const TableEntry& entry) {
  for (const auto* statement : {&remove_events_, &remove_archive_, &remove_entry_}) {
    Use gone(*statement, entry.name);
    if (auto removed = done(gone); !removed) return removed;
  }
  return true;
}

Result<bool> SqliteTables::cut(TableEntry& entry) {
  const auto last = entry.head.size - 1;
  ChainHash before{};
  if (last > 0) {
    const auto found = event(entry.name, last - 1);
    if (!found) return tl::unexpected(found.error());
    if (!*found) return fail("", "store.event_missing", file_.path(), last - 1, entry.name);
    before = (*found)->second;
  }
  Use gone(cut_, entry.name, last);
  if (auto removed = done(gone); !removed) return removed;
  entry.head = {last, before};
  return last > 0 || entry.kind == TableKind::list ? put_entry(entry) : remove(entry);
}

Result<std::vector<TableEntry>> SqliteTables::untouched(std::int64_t since, bool archived_too, const Names& without) {
  std::vector<TableEntry> found;
  std::int64_t events = 0;
  Use rows(untouched_, since, std::string_view(archived_too ? "archived" : "table"));
  int code = SQLITE_OK;
  while (found.size() < most_put_away && events < most_events_put_away && (code = rows.step()) == SQLITE_ROW) {
    if (without.contains(rows.text(0))) continue;
    found.push_back({std::string(rows.text(0)), kind_of(rows.text(1)), {rows.number(2), hash_in(rows.bytes(3))}, rows.number(4)});
    events += found.back().head.size;
  }
  if (code != SQLITE_DONE && code != SQLITE_ROW) return file_.failed();
  return found;
}

// --- the whole ---

Result<std::int64_t> SqliteTables::commits() {
  Use found(commits_);
  if (found.step() != SQLITE_ROW) return fail("", "store.file_damaged", file_.path(), "no commits");
  return found.number(0);
}

Result<bool> SqliteTables::set_commits(std::int64_t number) {
  Use set(set_commits_, number);
  return done(set);
}

Result<bool> SqliteTables::check_order() {
  for (const auto* sql : {"SELECT table_name, number FROM events", "SELECT name, 0 FROM tables"}) {
    const auto all = file_.statement(sql);
    if (!all) return tl::unexpected(all.error());
    Use rows(*all);
    std::pair<std::string, std::int64_t> last("", -1);
    int code = SQLITE_OK;
    while ((code = rows.step()) == SQLITE_ROW) {
      std::pair<std::string, std::int64_t> row(rows.text(0), rows.number(1));
      if (row <= last) return fail("", "store.event_misplaced", file_.path(), row.second, row.first);
      last = std::move(row);
    }
    if (code != SQLITE_DONE) return file_.failed();
  }
  return true;
}

}  // namespace shengxiao::store
