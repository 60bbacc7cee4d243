// The tables of the journal in a PostgreSQL database. A transaction is on the disk when its COMMIT is answered: synchronous_commit
// is on.
#include "store/postgres_store.hpp"

#include <chrono>
#include <thread>

namespace shengxiao::store {

namespace {

std::vector<std::string> texts_of(const std::vector<const Event*>& events) {
  std::vector<std::string> texts;
  for (const auto* event : events) texts.push_back(event->text);
  return texts;
}

// The hashes of the events, which come after a head; that is then the new one.
std::vector<std::string> hashes_of(ChainHead& head, std::string_view table, const std::vector<std::string>& events) {
  std::vector<std::string> hashes;
  for (const auto& event : events) {
    head = longer(head, table, event);
    hashes.emplace_back(bytes_of(head.hash));
  }
  return hashes;
}
}  // namespace

// --- writing ---

Result<Failures> PostgresStore::append(std::span<const Event> events) {
  const auto appended = by_table(events);
  if (appended.empty()) return Failures{};
  return reconnecting([&] { return append_once(appended); });
}

Result<Failures> PostgresStore::append_once(const Appended& appended) {
  if (auto begun = connection_.execute("BEGIN"); !begun) return tl::unexpected(begun.error());
  Failures failures;
  std::map<std::string, Held, std::less<>> changed;
  for (const auto& [name, events] : appended) {
    auto fault = insert(events, changed);
    if (!fault) {
      connection_.roll_back();
      return tl::unexpected(fault.error());
    }
    if (*fault) failures.emplace(name, std::move(**fault));
  }
  std::vector<Unsure> changes;
  for (const auto& [name, held] : changed) {
    const auto before = held_.find(name);
    changes.push_back({name, before == held_.end() ? ChainHead{} : before->second.head, held.head, 0});
  }
  if (auto committed = commit(std::move(changes)); !committed) return tl::unexpected(committed.error());
  for (const auto& [name, error] : failures)
    if (error.id == "store.not_ours") held_.erase(name);
  for (auto& [name, held] : changed) held_.insert_or_assign(name, held);
  return failures;
}

Result<std::optional<Error>> PostgresStore::insert(const std::vector<const Event*>& events,
                                                   std::map<std::string, Held, std::less<>>& changed) {
  const auto& table = events.front()->table;
  const auto first = events.front()->number;
  const auto held = held_.find(table);
  if (held == held_.end() && first != 0) {
    const auto found = entry(table);
    if (!found) return tl::unexpected(found.error());
    return fault_of(where(), events, *found ? &**found : nullptr, false);
  }
  TableEntry known{table, TableKind::table, {}, 0};
  if (held != held_.end()) known.head = held->second.head;
  if (auto fault = fault_of(where(), events, held == held_.end() ? nullptr : &known, true)) return fault;
  const auto texts = texts_of(events);
  auto head = known.head;
  const auto hashes = hashes_of(head, table, texts);
  const auto numbers = SqlArgument::list(first, texts.size());
  if (first == 0) {
    const auto opened =
        connection_.run("open", {table, id_, head.size, head.hash, numbers, SqlArgument::list(texts), SqlArgument::list(hashes)});
    if (!opened) return tl::unexpected(opened.error());
    if (opened->rows() == 0) return Error("", "store.name_taken", where(), table);
    changed[table] = {opened->number(0, 0), head};
    return std::nullopt;
  }
  const auto epoch = held->second.epoch;
  const auto done = connection_.run("append", {table, id_, epoch, head.size, head.hash, known.head.size, known.head.hash, numbers,
                                               SqlArgument::list(texts), SqlArgument::list(hashes)});
  if (!done) return tl::unexpected(done.error());
  if (done->changed_nothing()) return Error("", "store.not_ours", where(), table);
  changed[table] = {epoch, head};
  return std::nullopt;
}

// --- reading ---

Result<std::optional<TableEntry>> PostgresStore::entry(std::string_view table) {
  const auto found = connection_.run("entry", {table});
  if (!found) return tl::unexpected(found.error());
  if (found->rows() == 0) return std::nullopt;
  return entry_in(*found, 0);
}

Result<std::vector<std::string>> PostgresStore::read(const TableEntry& entry) {
  const char* rows = entry.kind == TableKind::archived ? "archived" : entry.kind == TableKind::damaged ? "damaged" : "events";
  const auto found = connection_.run(rows, {entry.name});
  if (!found) return tl::unexpected(found.error());
  if (entry.kind == TableKind::archived) return unpack(where(), entry, found->rows() == 0 ? "" : found->text(0, 0));
  if (entry.kind == TableKind::damaged) {
    ReadBack1 old(where(), entry.name);
    for (int row = 0; row < found->rows(); ++row)
      if (auto good = old.add(found->number(row, 0), found->text(row, 1), found->number(row, 2)); !good)
        return tl::unexpected(good.error());
    return fail("", "store.entry_damaged", where(), entry.name);  // it was no error once
  }
  ReadBack read(where(), entry);
  for (int row = 0; row < found->rows(); ++row)
    if (auto good = read.add(found->number(row, 0), found->text(row, 1), found->text(row, 2)); !good)
      return tl::unexpected(good.error());
  return read.take();
}

// --- leases ---

Result<Taken> PostgresStore::take(std::string_view table) {
  for (int tries = 0; tries < 20; ++tries) {
    if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(25));
    auto taken = reconnecting([&] { return try_to_take(table); });
    if (!taken) return tl::unexpected(taken.error());
    if (*taken) return std::move(**taken);
  }
  return fail("", "store.not_taken", where(), table);
}

// Nothing where its owner has just gone, or has just come.
Result<std::optional<Taken>> PostgresStore::try_to_take(std::string_view table) {
  if (auto begun = connection_.execute("BEGIN"); !begun) return tl::unexpected(begun.error());
  const auto leased = connection_.run("lease", {table, id_});
  if (!leased || leased->rows() == 0) {
    connection_.roll_back();
    if (!leased) return tl::unexpected(leased.error());
    return not_leased(table);
  }
  auto taken = take_leased(table, leased->number(0, 0));
  if (!taken) {
    connection_.roll_back();
    return tl::unexpected(taken.error());
  }
  return std::optional(std::move(*taken));
}

Result<std::optional<Taken>> PostgresStore::not_leased(std::string_view table) {
  held_.erase(std::string(table));
  const auto owner = connection_.run("owner", {table, id_});
  if (!owner) return tl::unexpected(owner.error());
  if (owner->rows() == 1)
    return std::optional(Taken{{}, Neighbour{std::string(owner->text(0, 0)), std::string(owner->text(0, 1))}});
  const auto found = entry(table);
  if (!found) return tl::unexpected(found.error());
  if (*found && (*found)->kind == TableKind::list) return fail("", "store.is_a_list", where(), table);
  if (*found) return std::nullopt;
  const auto orphans = connection_.run("orphans", {table});
  if (!orphans) return tl::unexpected(orphans.error());
  if (orphans->rows() > 0) return fail("", "store.entry_damaged", where(), table);
  return std::optional(Taken{});
}

// In a transaction, which it commits.
Result<Taken> PostgresStore::take_leased(std::string_view table, std::int64_t epoch) {
  auto found = entry(table);
  if (!found) return tl::unexpected(found.error());
  if (!*found) {  // removed while we waited for the lease
    connection_.roll_back();
    return Taken{};
  }
  auto events = read(**found);
  if (!events) return tl::unexpected(events.error());
  if ((*found)->kind == TableKind::archived) {
    if (auto back = bring_back(**found, *events); !back) return tl::unexpected(back.error());
  }
  const auto touched = connection_.run("touch", {table, untouched_anyway});
  if (!touched) return tl::unexpected(touched.error());
  const auto committed = connection_.execute("COMMIT");
  if (!committed) return tl::unexpected(committed.error());
  held_.insert_or_assign(std::string(table), Held{epoch, (*found)->head});
  return Taken{std::move(*events), std::nullopt};
}

Result<bool> PostgresStore::bring_back(TableEntry& entry, const std::vector<std::string>& events) {
  ChainHead head;
  const auto hashes = hashes_of(head, entry.name, events);
  const auto added = connection_.run(
      "insert", {entry.name, SqlArgument::list(0, events.size()), SqlArgument::list(events), SqlArgument::list(hashes)});
  if (!added) return tl::unexpected(added.error());
  const auto gone = connection_.run("remove_archive", {entry.name});
  if (!gone) return tl::unexpected(gone.error());
  const auto marked = connection_.run("set_kind", {entry.name, "table"});
  if (!marked) return tl::unexpected(marked.error());
  return true;
}

Result<bool> PostgresStore::release(std::span<const std::string> tables) {
  if (tables.empty()) return true;
  auto done = reconnecting([&] {
    return connection_.transact([&]() -> Result<bool> {
      for (const auto& table : tables)
        if (auto released = connection_.run("release", {table, id_}); !released) return tl::unexpected(released.error());
      return true;
    });
  });
  if (done)
    for (const auto& table : tables) held_.erase(table);
  return done;
}

}  // namespace shengxiao::store
