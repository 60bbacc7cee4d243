// The journal in an SQLite file. A transaction is on the disk when its COMMIT returns: write-ahead log, synchronous=FULL.
#include "store/sqlite_store.hpp"

#include <algorithm>

namespace shengxiao::store {

// --- committing ---

// An append to a file that somebody has removed would be lost when the server ends.
Result<bool> SqliteStore::in_place() const {
  int moved = 0;
  sqlite3_file_control(file_.handle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (moved != 0) return fail("", "store.file_moved", file_.path());
  if (!recent_.is_in_place()) return fail("", "store.file_moved", recent_.path());
  return true;
}

// Does it in a transaction, or not at all. What it puts into `items` is kept in the file of the recent commits.
template <class Do>
Result<bool> SqliteStore::commit(const Do& what) {
  if (auto there = in_place(); !there) return there;
  if (auto begun = file_.execute("BEGIN IMMEDIATE"); !begun) return begun;
  Items items;
  Result<bool> done = what(items);
  if (done) done = tables_.set_commits(commits_ + 1);
  if (done) done = commit_begun(items);
  if (!done) {
    file_.roll_back();
    return done;
  }
  ++commits_;
  keep_log_short();
  return true;
}

Result<bool> SqliteStore::commit_begun(const Items& items) {
  if (auto begun = recent_.begin(commits_ + 1, items); !begun) return begun;
  auto done = file_.execute("COMMIT");
  recent_.end(done.has_value());
  return done;
}

// To copy it takes long where many tables are played at: commits wait only for the last of it, unless they come faster than it can
// be copied.
void SqliteStore::keep_log_short() {
  if (log_pages_ < next_copy_) return;
  if (copier_.is_copying()) {
    if (log_pages_ < next_copy_ + pages_of_log) return;
    copier_.wait();
  }
  if (is_copied_)
    empty_log();
  else
    copier_.start();
  is_copied_ = !is_copied_;
}

// Where somebody reads the file just now or the disk is full, the log grows until it can be done.
void SqliteStore::empty_log() {
  const int code = sqlite3_wal_checkpoint_v2(file_.handle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  if (code == SQLITE_OK) {
    recent_.clear();
    log_pages_ = 0;
  }
  next_copy_ = log_pages_ + pages_of_log;
}

// --- tables ---

Result<Failures> SqliteStore::append(std::span<const Event> events) {
  const auto appended = by_table(events);
  if (appended.empty()) return Failures{};
  Failures failures;
  const auto done = commit([&](Items& items) -> Result<bool> {
    auto inserted = insert(appended, items);
    if (!inserted) return tl::unexpected(inserted.error());
    failures = std::move(*inserted);
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  for (const auto& [name, its_events] : appended)
    if (!failures.contains(name)) taken_.insert(name);
  return failures;
}

Result<Failures> SqliteStore::insert(const Appended& appended, Items& items) {
  Failures failures;
  for (const auto& [name, events] : appended) {
    const auto found = tables_.entry(name);
    if (!found) return tl::unexpected(found.error());
    if (auto fault = fault_of(where(), events, *found ? &**found : nullptr, taken_.contains(name))) {
      failures.emplace(name, std::move(*fault));
      continue;
    }
    auto entry = found->value_or(TableEntry{name, TableKind::table, {}, 0});
    if (auto done = insert_into(entry, events, items); !done) return tl::unexpected(done.error());
  }
  return failures;
}

Result<bool> SqliteStore::insert_into(TableEntry& entry, const std::vector<const Event*>& events, Items& items) {
  for (const auto* event : events) {
    items.push_back({RecentItem::Kind::event, event->table, event->number, entry.head.hash, event->text});
    if (auto added = tables_.add_next(entry, event->text); !added) return added;
  }
  entry.used = seconds_now();
  return tables_.put_entry(entry);
}

Result<Taken> SqliteStore::take(std::string_view table) {
  auto found = tables_.entry(table);
  if (!found) return tl::unexpected(found.error());
  if (!*found) {
    const auto orphans = tables_.has_events(table);
    if (!orphans) return tl::unexpected(orphans.error());
    if (*orphans) return fail("", "store.entry_damaged", where(), table);
    return Taken{};
  }
  auto& entry = **found;
  if (entry.kind == TableKind::list) return fail("", "store.is_a_list", where(), table);
  auto events = tables_.read(entry);
  if (!events) return tl::unexpected(events.error());
  if (entry.kind == TableKind::archived) {
    const auto back = commit([&](Items&) { return tables_.bring_back(entry, *events); });
    if (!back) return tl::unexpected(back.error());
  } else if (entry.used + untouched_anyway < seconds_now()) {
    entry.used = seconds_now();
    // Where that cannot be written, the table can be read all the same.
    [[maybe_unused]] const auto touched = commit([&](Items&) { return tables_.put_entry(entry); });
  }
  taken_.emplace(table);
  return Taken{std::move(*events), std::nullopt};
}

Result<bool> SqliteStore::release(std::span<const std::string> tables) {
  for (const auto& table : tables) taken_.erase(table);
  return true;
}

// --- lists ---

Result<std::int64_t> SqliteStore::add_lines(std::string_view list, std::span<const MakeLine> lines) {
  std::int64_t first = 0;
  const auto done = commit([&](Items& items) -> Result<bool> {
    const auto found = tables_.entry(list);
    if (!found) return tl::unexpected(found.error());
    auto entry = found->value_or(TableEntry{std::string(list), TableKind::list, {}, 0});
    if (entry.kind != TableKind::list) return fail("", "store.not_a_list", where(), list);
    first = entry.head.size;
    std::string before;
    if (first > 0) {
      auto last = tables_.read_lines(entry, first - 1, first);
      if (!last) return tl::unexpected(last.error());
      before = std::move(last->front());
    }
    for (const auto& make : lines) {
      before = make(entry.head.size, before);
      items.push_back({RecentItem::Kind::line, entry.name, entry.head.size, entry.head.hash, before});
      if (auto added = tables_.add_next(entry, before); !added) return added;
    }
    entry.used = seconds_now();
    return tables_.put_entry(entry);
  });
  if (!done) return tl::unexpected(done.error());
  return first;
}

Result<Store::Lines> SqliteStore::lines(std::string_view list, std::int64_t from, std::int64_t many) {
  const auto found = tables_.entry(list);
  if (!found) return tl::unexpected(found.error());
  if (!*found) return Lines{};
  if ((*found)->kind != TableKind::list) return fail("", "store.not_a_list", where(), list);
  const auto [first, end] = lines_between((*found)->head.size, from, many);
  auto texts = tables_.read_lines(**found, first, end);
  if (!texts) return tl::unexpected(texts.error());
  return Lines{first, (*found)->head.size, std::move(*texts)};
}

// --- keeping ---

Result<std::int64_t> SqliteStore::put_away(std::chrono::seconds untouched, Old old) {
  auto found = tables_.untouched(seconds_now() - untouched.count(), old == Old::remove, taken_);
  if (!found) return tl::unexpected(found.error());
  if (found->empty()) return 0;
  std::int64_t count = 0;
  const auto done = commit([&](Items& items) -> Result<bool> {
    for (auto& entry : *found) {
      const auto away = put_away_one(entry, old, items);
      if (!away) return away;
      count += *away ? 1 : 0;
    }
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return count;
}

// Gives whether it is away.
Result<bool> SqliteStore::put_away_one(TableEntry& entry, Old old, Items& items) {
  if (old == Old::remove) {
    items.push_back({RecentItem::Kind::removal, entry.name, entry.head.size, entry.head.hash, ""});
    return tables_.remove(entry);
  }
  if (const auto events = tables_.read(entry)) return tables_.archive(entry, *events);
  entry.used = seconds_now();  // it is damaged, and stays for somebody to look at; the others have their turn first
  if (auto put = tables_.put_entry(entry); !put) return put;
  return false;
}

Result<bool> SqliteStore::check() {
  return commit([](Items&) { return Result<bool>(true); });
}

}  // namespace shengxiao::store
