// Copies of journals from and into SQLite files.
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "store/copy.hpp"
#include "store/sqlite_store.hpp"

namespace shengxiao::store {

namespace fs = std::filesystem;

// --- from ---

namespace {

class SqliteSource {
 public:
  explicit SqliteSource(const std::string& path) : file_(path), tables_(file_) {}

  Result<std::int64_t> copy(CopyTarget& target) {
    if (auto opened = open(); !opened) return tl::unexpected(opened.error());
    const auto all = file_.statement("SELECT name, kind, size, head, used FROM tables ORDER BY name");
    if (!all) return tl::unexpected(all.error());
    Use rows(*all);
    std::int64_t count = 0;
    int code = SQLITE_OK;
    while ((code = rows.step()) == SQLITE_ROW) {
      const TableEntry entry{
          std::string(rows.text(0)), kind_of(rows.text(1)), {rows.number(2), hash_in(rows.bytes(3))}, rows.number(4)};
      if (auto added = target.add_table(entry); !added) return tl::unexpected(added.error());
      if (auto copied = copy_table(entry, target); !copied) return tl::unexpected(copied.error());
      ++count;
    }
    if (code != SQLITE_DONE) return file_.failed();
    if (auto none = check_for_orphans(); !none) return tl::unexpected(none.error());
    return count;
  }

 private:
  // One transaction: a journal as it is now, whatever its server does meanwhile.
  Result<bool> open() {
    if (auto opened = file_.open(SQLITE_OPEN_READWRITE); !opened) return opened;
    if (auto ours = file_.recognise(); !ours) return ours;
    sqlite3_busy_timeout(file_.handle(), 10'000);  // another connection may be opening or closing the file
    if (auto begun = file_.execute("PRAGMA query_only = ON; BEGIN"); !begun) return begun;
    const auto version = file_.version();  // and with it what is read is settled
    if (!version) return tl::unexpected(version.error());
    if (*version != sqlite_version) return fail("", "store.bad_format", file_.path(), *version);
    return tables_.prepare();
  }

  Result<bool> copy_table(const TableEntry& entry, CopyTarget& target) {
    if (entry.kind == TableKind::archived) {
      if (auto whole = tables_.read(entry); !whole) return tl::unexpected(whole.error());
      const auto packed = tables_.packed(entry.name);
      return packed ? target.add_archive(*packed) : tl::unexpected(packed.error());
    }
    const bool is_damaged = entry.kind == TableKind::damaged;
    const auto all = file_.statement(is_damaged ? "SELECT number, event, checksum FROM damaged WHERE table_name = ? ORDER BY number"
                                                : "SELECT number, event, hash FROM events WHERE table_name = ? ORDER BY number");
    if (!all) return tl::unexpected(all.error());
    ChainCheck check(file_.path(), entry);
    Use rows(*all, entry.name);
    int code = SQLITE_OK;
    while ((code = rows.step()) == SQLITE_ROW) {
      const auto good = is_damaged ? true : check.add(rows.number(0), rows.text(1), rows.bytes(2));
      if (!good) return good;
      const auto added = is_damaged ? target.add_damaged(rows.number(0), rows.text(1), rows.number(2))
                                    : target.add_event(rows.number(0), rows.text(1), rows.bytes(2));
      if (!added) return added;
    }
    if (code != SQLITE_DONE) return file_.failed();
    return is_damaged ? true : check.finish();
  }

  Result<bool> check_for_orphans() {
    const auto found = file_.statement("SELECT table_name FROM events WHERE table_name NOT IN (SELECT name FROM tables) LIMIT 1");
    if (!found) return tl::unexpected(found.error());
    Use row(*found);
    const int code = row.step();
    if (code == SQLITE_ROW) return fail("", "store.entry_damaged", file_.path(), row.text(0));
    if (code != SQLITE_DONE) return file_.failed();
    return true;
  }

  SqliteFile file_;
  SqliteTables tables_;
};

}  // namespace

Result<std::int64_t> copy_from_sqlite(std::string_view path, CopyTarget& target) {
  const auto absolute = sqlite_path(path);
  if (!absolute) return tl::unexpected(absolute.error());
  std::error_code error;
  if (!fs::exists(*absolute, error)) return fail("", "store.no_journal", *absolute);
  // Where no server has it, what a server that was killed has left is put in order first.
  if (auto store = open_sqlite_store(*absolute); !store && store.error().id != "store.file_in_use")
    return tl::unexpected(store.error());
  return SqliteSource(*absolute).copy(target);
}

// --- into ---

namespace {

// The file that is being written, under another name until it is whole.
class PartFile {
 public:
  explicit PartFile(std::string path) : path_(std::move(path)) {}
  ~PartFile() {
    if (file_ < 0) return;
    if (!is_done_) ::unlink(path_.c_str());
    ::close(file_);
  }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  Result<bool> make() {
    const int file = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return fail("", "store.cannot_create", path_, std::generic_category().message(errno));
    struct stat ours{}, there{};
    if (flock(file, LOCK_EX | LOCK_NB) != 0 || fstat(file, &ours) != 0 || stat(path_.c_str(), &there) != 0 ||
        ours.st_ino != there.st_ino) {
      ::close(file);
      return fail("", "store.file_in_use", path_);
    }
    file_ = file;
    if (ftruncate(file_, 0) != 0) return fail("", "store.cannot_create", path_, std::generic_category().message(errno));
    return true;
  }

  // Never over another file.
  Result<bool> name(const std::string& path) {
    int done = renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE);
    if (done != 0 && (errno == EINVAL || errno == ENOSYS)) {  // a file system that cannot do that
      done = link(path_.c_str(), path.c_str());
      if (done == 0) ::unlink(path_.c_str());
    }
    if (done != 0 && errno == EEXIST) return fail("", "store.already_there", path);
    if (done != 0) return fail("", "store.cannot_create", path, std::generic_category().message(errno));
    is_done_ = true;
    const int folder = ::open(fs::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
      fsync(folder);
      ::close(folder);
    }
    return true;
  }

 private:
  std::string path_;
  int file_ = -1;
  bool is_done_ = false;
};

class SqliteTarget final : public CopyTarget {
 public:
  explicit SqliteTarget(SqliteTables& tables) : tables_(tables) {}
  Result<bool> add_table(const TableEntry& entry) override {
    table_ = entry.name;
    return tables_.put_entry(entry);
  }
  Result<bool> add_event(std::int64_t number, std::string_view event, std::string_view hash) override {
    return tables_.add_event(table_, number, event, hash_in(hash));
  }
  Result<bool> add_archive(std::string_view packed) override { return tables_.add_archive(table_, packed); }
  Result<bool> add_damaged(std::int64_t number, std::string_view event, std::int64_t stored_checksum) override {
    return tables_.add_damaged(table_, number, event, stored_checksum);
  }

 private:
  SqliteTables& tables_;
  std::string table_;
};

Result<std::int64_t> write_sqlite(const std::string& path, const FillCopy& fill) {
  SqliteFile file(path);
  SqliteTables tables(file);
  if (auto opened = file.open(SQLITE_OPEN_READWRITE); !opened) return tl::unexpected(opened.error());
  if (auto set = file.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL"); !set) return tl::unexpected(set.error());
  if (auto made = make_sqlite_journal(file); !made) return tl::unexpected(made.error());
  if (auto prepared = tables.prepare(); !prepared) return tl::unexpected(prepared.error());
  SqliteTarget target(tables);
  Result<std::int64_t> count = 0;
  const auto done = file.transact([&]() -> Result<bool> {
    count = fill(target);
    if (!count) return tl::unexpected(count.error());
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  return count;
}

}  // namespace

Result<std::int64_t> copy_into_sqlite(std::string_view path, const FillCopy& fill) {
  const auto absolute = sqlite_path(path);
  if (!absolute) return tl::unexpected(absolute.error());
  std::error_code error;
  for (const auto* end : {"", "-wal", "-recent"})
    if (fs::exists(fs::symlink_status(*absolute + end, error))) return fail("", "store.already_there", *absolute + end);
  PartFile part(*absolute + "-part");
  if (auto made = part.make(); !made) return tl::unexpected(made.error());
  auto count = write_sqlite(*absolute + "-part", fill);
  if (!count) return count;
  if (auto named = part.name(*absolute); !named) return tl::unexpected(named.error());
  return count;
}

}  // namespace shengxiao::store
