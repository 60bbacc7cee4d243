// Opening the journal in an SQLite file: whether it is one, whether it is whole, and whether it is ours alone.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "store/sqlite_store.hpp"

namespace shengxiao::store {

namespace fs = std::filesystem;

Result<std::string> sqlite_path(std::string_view path) {
  if (path.empty()) return fail("", "store.no_path");
  std::error_code error;
  const auto absolute = fs::weakly_canonical(fs::absolute(path, error), error).string();
  if (error) return fail("", "store.cannot_read", path, error.message());
  return absolute;
}

Result<std::unique_ptr<Store>> open_sqlite_store(std::string_view path) {
  auto absolute = sqlite_path(path);
  if (!absolute) return tl::unexpected(absolute.error());
  auto store = std::make_unique<SqliteStore>(std::move(*absolute));
  if (auto opened = store->open(); !opened) return tl::unexpected(opened.error());
  return store;
}

Result<bool> SqliteStore::open() {
  if (auto good = check_place(); !good) return good;
  if (auto made = make_file(); !made) return made;
  if (auto opened = file_.open(SQLITE_OPEN_READWRITE); !opened) return opened;
  // Until the file is accepted, closing it changes nothing in it.
  sqlite3_db_config(file_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (auto ours = file_.recognise(); !ours) return ours;
  if (sqlite3_db_readonly(file_.handle(), "main") == 1) return fail("", "store.read_only", file_.path());
  if (auto locked = recent_.lock(file_.path()); !locked) return locked;
  auto opened = open_file();
  if (opened) opened = recover();
  is_open_ = opened.has_value();
  return opened;
}

Result<bool> SqliteStore::check_place() const {
  std::error_code error;
  const auto status = fs::status(file_.path(), error);
  if (fs::exists(status) && !fs::is_regular_file(status)) return fail("", "store.not_a_file", file_.path());
  const bool is_empty = !fs::exists(status) || fs::file_size(file_.path(), error) == 0;
  // SQLite takes a log without its file for a left-over and removes it.
  for (const auto& beside : {file_.path() + "-wal", recent_.path()})
    if (is_empty && fs::exists(beside, error) && fs::file_size(beside, error) > 0)
      return fail("", "store.file_missing", file_.path(), beside);
  return true;
}

// Makes an empty file where there is none, for its owner alone; SQLite gives its -wal the same mode.
Result<bool> SqliteStore::make_file() const {
  const int file = ::open(file_.path().c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) ::close(file);
  if (file < 0 && errno != EEXIST) return fail("", "store.cannot_create", file_.path(), std::generic_category().message(errno));
  return true;
}

// Of the pages of the file 2 MiB are kept: the two that an append comes back to, for some 250 tables that are played at. The system
// keeps the rest.
Result<bool> SqliteStore::open_file() {
  if (auto set = file_.execute("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA cell_size_check = ON; "
                               "PRAGMA cache_size = -2048");
      !set)
    return set;
  // Another server may have made it what it is just now. Then the first use: SQLite reads its log, or finds that a server of
  // version 1 has the file.
  if (auto ours = file_.recognise(); !ours) return ours;
  const auto version = file_.version();
  if (!version) return tl::unexpected(version.error());
  const auto is_new = is_empty();
  if (!is_new) return tl::unexpected(is_new.error());
  if (*is_new) {
    if (auto made = make_sqlite_journal(file_); !made) return made;
  }
  if (auto whole = file_.check_whole(); !whole) return whole;
  if (!*is_new && *version != sqlite_version) {
    if (auto migrated = migrate_sqlite(file_); !migrated) return migrated;
  }
  if (auto set = file_.execute("PRAGMA journal_mode = WAL"); !set) return set;
  if (auto prepared = tables_.prepare(); !prepared) return prepared;
  return tables_.check_order();
}

Result<bool> SqliteStore::is_empty() const {
  const auto asked = file_.statement("SELECT count(*) FROM sqlite_schema");
  if (!asked) return tl::unexpected(asked.error());
  Use count(*asked);
  if (count.step() != SQLITE_ROW) return file_.failed();
  return count.number(0) == 0;
}

Result<bool> SqliteStore::recover() {
  sqlite3_wal_hook(
      file_.handle(),
      [](void* self, sqlite3*, const char*, int pages) {
        static_cast<SqliteStore*>(self)->log_pages_ = pages;
        return SQLITE_OK;
      },
      this);
  const auto recent = recent_.read();
  if (!recent) return tl::unexpected(recent.error());
  const auto commits = tables_.commits();
  if (!commits) return tl::unexpected(commits.error());
  commits_ = *commits;
  if (!recent_.is_empty()) {
    const auto recovered = file_.transact([&]() -> Result<bool> {
      auto findings = recover_sqlite(file_, tables_, *recent);
      if (!findings) return tl::unexpected(findings.error());
      findings_ = std::move(*findings);
      const auto counted = tables_.commits();
      if (!counted) return tl::unexpected(counted.error());
      commits_ = *counted;
      return true;
    });
    if (!recovered) return recovered;
  }
  sqlite3_db_config(file_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  if (!recent_.is_empty()) empty_log();
  return copier_.open();
}

SqliteStore::~SqliteStore() {
  // Where this checkpoint does not succeed, what is recent stays until the next server has read it.
  if (!is_open_) return;
  copier_.wait();
  empty_log();
}

// --- formats ---

Result<bool> make_sqlite_journal(const SqliteFile& file) {
  return file.transact([&]() -> Result<bool> {
    if (auto made = file.execute(SqliteTables::schema); !made) return made;
    return file.execute(
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", sqlite_application, sqlite_version).c_str());
  });
}

namespace {

// Takes the tables of version 1, which have their rows in order, one by one.
class Migration {
 public:
  explicit Migration(SqliteFile& file) : file_(file), tables_(file) {}

  Result<bool> run() {
    if (auto done = file_.execute("ALTER TABLE events RENAME TO version_1"); !done) return done;
    if (auto done = file_.execute(SqliteTables::schema); !done) return done;
    if (auto done = tables_.prepare(); !done) return done;
    const auto all = file_.statement("SELECT table_name, number, event, checksum FROM version_1");
    if (!all) return tl::unexpected(all.error());
    {
      Use rows(*all);
      int code = SQLITE_OK;
      while ((code = rows.step()) == SQLITE_ROW)
        if (auto done = add(rows.text(0), rows.number(1), rows.text(2), rows.number(3)); !done) return done;
      if (code != SQLITE_DONE) return file_.failed();
    }
    if (auto done = finish(); !done) return done;
    return file_.execute(fmt::format("DROP TABLE version_1; PRAGMA user_version = {}", sqlite_version).c_str());
  }

 private:
  Result<bool> add(std::string_view table, std::int64_t number, std::string_view event, std::int64_t sum) {
    if (!read_ || read_->table() != table) {
      if (read_ && table < read_->table()) return fail("", "store.event_misplaced", file_.path(), number, table);
      if (auto done = finish(); !done) return done;
      read_.emplace(file_.path(), table);
      fault_ = false;
      last_ = -1;
    }
    if (number <= last_) return fail("", "store.event_misplaced", file_.path(), number, table);
    last_ = number;
    fault_ = fault_ || !read_->add(number, event, sum);
    return true;
  }

  Result<bool> finish() {
    if (!read_) return true;
    const auto& name = read_->table();
    TableEntry entry{name, name == list_of_version_1 ? TableKind::list : TableKind::table, {}, seconds_now()};
    if (fault_) {
      entry.kind = TableKind::damaged;
      const auto moved =
          file_.statement("INSERT INTO damaged SELECT table_name, number, event, checksum FROM version_1 WHERE table_name = ?");
      if (!moved) return tl::unexpected(moved.error());
      Use move(*moved, name);
      if (move.step() != SQLITE_DONE) return file_.failed();
      return tables_.put_entry(entry);
    }
    for (const auto& event : read_->events())
      if (auto added = tables_.add_next(entry, event); !added) return added;
    return tables_.put_entry(entry);
  }

  SqliteFile& file_;
  SqliteTables tables_;
  std::optional<ReadBack1> read_;
  bool fault_ = false;
  std::int64_t last_ = -1;
};

}  // namespace

Result<bool> migrate_sqlite(SqliteFile& file) {
  return file.transact([&] { return Migration(file).run(); });
}

}  // namespace shengxiao::store
