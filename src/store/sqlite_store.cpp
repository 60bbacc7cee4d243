// The journal in an SQLite file. A transaction is on the disk when its COMMIT returns: write-ahead log, synchronous=FULL.
#include "store/sqlite_store.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "store/stored.hpp"

namespace shengxiao::store {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t our_application = 0x5368786A;  // "Shxj", SQLite's application_id
constexpr std::uint32_t our_version = 1;               // SQLite's user_version

// One tree without a second index, so that the checksums cover all that is read. `used` grows with every event: who looks into the
// file by hand sees which table was used last.
constexpr const char* schema =
    "CREATE TABLE events (table_name TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, checksum INTEGER NOT NULL, "
    "used INTEGER NOT NULL, PRIMARY KEY (table_name, number)) STRICT, WITHOUT ROWID";

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct CloseStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;
using Statement = std::unique_ptr<sqlite3_stmt, CloseStatement>;

// One use of a prepared statement: it gets its arguments, and is ready for the next use in the end.
class Use {
 public:
  template <class... Arguments>
  explicit Use(const Statement& statement, const Arguments&... arguments) : statement_(statement.get()) {
    (bind(arguments), ...);
  }
  ~Use() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;

  int step() { return sqlite3_step(statement_); }
  std::int64_t number(int column) { return sqlite3_column_int64(statement_, column); }
  std::string_view text(int column) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes == nullptr ? "" : std::string_view(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }

 private:
  // What cannot be bound (too long) stays NULL, which the table refuses.
  void bind(std::int64_t number) { sqlite3_bind_int64(statement_, ++bound_, number); }
  void bind(std::string_view text) {
    const char* bytes = text.empty() ? "" : text.data();  // SQLite takes a null pointer for NULL
    sqlite3_bind_text64(statement_, ++bound_, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8);
  }

  sqlite3_stmt* statement_;
  int bound_ = 0;
};

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(std::string path) : path_(std::move(path)) {}

  Result<bool> open();

  Result<bool> append(std::span<const Event> events) override;
  Result<std::vector<std::string>> events(std::string_view table) override;
  std::string where() const override { return path_; }

 private:
  Result<bool> make_file() const;
  Result<bool> recognise() const;
  Result<bool> lock_and_check();
  Result<bool> prepare();
  Result<bool> check_order();
  Result<bool> in_place() const;
  Result<bool> insert(std::span<const Event> events);
  Result<bool> execute(const char* sql) const;
  tl::unexpected<Error> failed() const;

  std::string path_;
  Database database_;
  Statement next_, insert_, events_;
  std::int64_t used_ = 0;
};

// What SQLite says about the call before, in words a person can act on.
tl::unexpected<Error> SqliteStore::failed() const {
  const int system_error = sqlite3_system_errno(database_.get()) != 0 ? sqlite3_system_errno(database_.get()) : errno;
  const int code = sqlite3_errcode(database_.get());
  const std::string said = sqlite3_errmsg(database_.get());
  switch (code & 0xFF) {
    case SQLITE_FULL: return fail("", "store.disk_full", path_);
    case SQLITE_IOERR:
      if (system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG) return fail("", "store.disk_full", path_);
      return fail("", "store.input_output", path_, said, std::generic_category().message(system_error));
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return fail("", "store.file_in_use", path_);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return fail("", "store.file_damaged", path_, said);
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return fail("", "store.not_writable", path_, said);
    default: return fail("", "store.failed", path_, said);
  }
}

Result<bool> SqliteStore::execute(const char* sql) const {
  if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return failed();
  return true;
}

// --- opening ---

Result<bool> SqliteStore::open() {
  if (auto made = make_file(); !made) return made;
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path_.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(opened);
  if (opened == nullptr) return fail("", "store.no_memory", path_);
  if (code != SQLITE_OK) return failed();
  // Until the file is accepted, closing it changes nothing in it.
  sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (auto ours = recognise(); !ours) return ours;
  if (sqlite3_db_readonly(opened, "main") == 1) return fail("", "store.read_only", path_);
  if (auto good = lock_and_check(); !good) return good;
  if (auto prepared = prepare(); !prepared) return prepared;
  if (auto ordered = check_order(); !ordered) return ordered;
  sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  return true;
}

// Makes an empty file where there is none, for its owner alone; SQLite gives its -wal the same mode.
Result<bool> SqliteStore::make_file() const {
  std::error_code error;
  const auto status = fs::status(path_, error);
  if (fs::exists(status) && !fs::is_regular_file(status)) return fail("", "store.not_a_file", path_);
  const bool is_empty = !fs::exists(status) || fs::file_size(path_, error) == 0;
  // SQLite takes a log without its file for a left-over and removes it.
  if (const auto log = path_ + "-wal"; is_empty && fs::exists(log, error) && fs::file_size(log, error) > 0)
    return fail("", "store.file_missing", path_, log);
  if (fs::exists(status)) return true;
  const int file = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0 && errno != EEXIST) return fail("", "store.cannot_create", path_, std::generic_category().message(errno));
  if (file >= 0) ::close(file);
  return true;
}

// Looks at the head of the file past SQLite's locks and log, which would touch a file that is not ours.
// (Not by a file handle of our own: closing that would drop SQLite's locks of this process.)
Result<bool> SqliteStore::recognise() const {
  std::error_code error;
  const auto size = fs::file_size(path_, error);
  if (error) return fail("", "store.cannot_read", path_, error.message());
  if (size == 0) return true;
  std::array<unsigned char, 100> head{};
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  if (file != nullptr && file->pMethods != nullptr && size >= head.size()) file->pMethods->xRead(file, head.data(), 100, 0);
  const auto number = [&head](std::size_t at) {
    return std::uint32_t{head[at]} << 24 | std::uint32_t{head[at + 1]} << 16 | std::uint32_t{head[at + 2]} << 8 | head[at + 3];
  };
  if (std::string_view(reinterpret_cast<const char*>(head.data()), 16) != std::string_view("SQLite format 3\0", 16))
    return fail("", "store.not_a_journal", path_);
  if (number(68) != our_application) return fail("", "store.other_program", path_);
  if (number(60) > our_version) return fail("", "store.file_too_new", path_, number(60), our_version);
  if (number(60) < our_version) return fail("", "store.bad_format", path_, number(60));
  return true;
}

Result<bool> SqliteStore::lock_and_check() {
  // EXCLUSIVE: the first lock is kept until the file is closed, and goes with the process however that ends.
  if (auto set = execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE"); !set) return set;
  if (auto settled = recognise(); !settled) return settled;  // another server may have made it what it is just now
  sqlite3_stmt* made = nullptr;
  sqlite3_prepare_v2(database_.get(), "SELECT count(*) FROM sqlite_schema", -1, &made, nullptr);
  const Statement objects(made);
  bool is_new = false;
  {
    Use count(objects);
    if (count.step() != SQLITE_ROW) return failed();
    is_new = count.number(0) == 0;
  }
  if (is_new) {
    if (auto done = execute(schema); !done) return done;
    const auto marks = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", our_application, our_version);
    if (auto done = execute(marks.c_str()); !done) return done;
  }
  if (auto done = execute("COMMIT"); !done) return done;

  sqlite3_prepare_v2(database_.get(), "PRAGMA quick_check(1)", -1, &made, nullptr);
  const Statement checking(made);
  {
    Use check(checking);
    if (check.step() != SQLITE_ROW) return failed();
    if (check.text(0) != "ok") return fail("", "store.file_damaged", path_, check.text(0));
  }
  return execute("PRAGMA journal_mode = WAL");
}

Result<bool> SqliteStore::prepare() {
  const std::array<std::pair<Statement*, const char*>, 3> wanted{{
      {&next_, "SELECT coalesce(max(number) + 1, 0) FROM events WHERE table_name = ?"},
      {&insert_, "INSERT INTO events (table_name, number, event, checksum, used) VALUES (?, ?, ?, ?, ?)"},
      {&events_, "SELECT number, event, checksum FROM events WHERE table_name = ? ORDER BY number"},
  }};
  for (const auto& [statement, sql] : wanted) {
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) != SQLITE_OK) return failed();
    statement->reset(made);
  }
  return true;
}

// A damaged name or number may have a row stand where it is not looked for, which no query and no quick_check would tell.
Result<bool> SqliteStore::check_order() {
  sqlite3_stmt* made = nullptr;
  sqlite3_prepare_v2(database_.get(), "SELECT table_name, number, used FROM events", -1, &made, nullptr);
  const Statement all(made);
  Use rows(all);
  std::pair<std::string, std::int64_t> last("", -1);
  int code = SQLITE_OK;
  while ((code = rows.step()) == SQLITE_ROW) {
    std::pair<std::string, std::int64_t> row(rows.text(0), rows.number(1));
    if (row <= last) return fail("", "store.event_misplaced", path_, row.second, row.first);
    last = std::move(row);
    used_ = std::max(used_, rows.number(2));
  }
  if (code != SQLITE_DONE) return failed();
  return true;
}

// --- writing ---

// An append to a file that somebody has removed would be lost when the server ends.
Result<bool> SqliteStore::in_place() const {
  int moved = 0;
  sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (moved != 0) return fail("", "store.file_moved", path_);
  return true;
}

Result<bool> SqliteStore::append(std::span<const Event> events) {
  if (auto there = in_place(); !there) return there;
  if (auto begun = execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = insert(events);
  if (done) done = execute("COMMIT");
  // Some errors have ended the transaction already.
  if (!done && sqlite3_get_autocommit(database_.get()) == 0) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  return done;
}

Result<bool> SqliteStore::insert(std::span<const Event> events) {
  for (const auto& event : events) {
    Use next(next_, event.table);
    if (next.step() != SQLITE_ROW) return failed();
    if (next.number(0) != event.number) return wrong_number(path_, event, next.number(0));
    Use row(insert_, event.table, event.number, event.text, checksum(event.table, event.number, event.text), ++used_);
    if (row.step() != SQLITE_DONE) return failed();
  }
  return true;
}

// --- reading ---

Result<std::vector<std::string>> SqliteStore::events(std::string_view table) {
  ReadBack read(path_, table);
  Use rows(events_, table);
  int code = SQLITE_OK;
  while ((code = rows.step()) == SQLITE_ROW)
    if (auto good = read.add(rows.number(0), rows.text(1), rows.number(2)); !good) return tl::unexpected(good.error());
  if (code != SQLITE_DONE) return failed();
  return read.take();
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(std::string_view path) {
  if (path.empty()) return fail("", "store.no_path");
  std::error_code error;
  // An absolute path is none of the names that SQLite takes for something else than a file, such as ":memory:".
  const auto absolute = fs::absolute(path, error).lexically_normal().string();
  auto store = std::make_unique<SqliteStore>(absolute);
  if (auto opened = store->open(); !opened) return tl::unexpected(opened.error());
  return store;
}

}  // namespace shengxiao::store
