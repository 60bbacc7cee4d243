// An SQLite file with a journal in it: statements, errors in words, and the rows of its tables.
#pragma once
#include <sqlite3.h>

#include <set>

#include "store/stored.hpp"

namespace shengxiao::store {

constexpr std::uint32_t sqlite_application = 0x5368786A;  // "Shxj", SQLite's application_id
constexpr std::uint32_t sqlite_version = 2;               // SQLite's user_version

struct CloseStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
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
  std::string_view bytes(int column) {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    return bytes == nullptr ? "" : std::string_view(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }

 private:
  // What cannot be bound (too long) stays NULL, which the table refuses.
  void bind(std::int64_t number) { sqlite3_bind_int64(statement_, ++bound_, number); }
  void bind(std::string_view text) {
    const char* bytes = text.empty() ? "" : text.data();  // SQLite takes a null pointer for NULL
    sqlite3_bind_text64(statement_, ++bound_, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8);
  }
  void bind(const ChainHash& hash) { bind(Bytes{bytes_of(hash)}); }

 public:
  struct Bytes {
    std::string_view bytes;
  };

 private:
  void bind(const Bytes& blob) {
    const char* bytes = blob.bytes.empty() ? "" : blob.bytes.data();
    sqlite3_bind_blob64(statement_, ++bound_, bytes, blob.bytes.size(), SQLITE_STATIC);
  }

  sqlite3_stmt* statement_;
  int bound_ = 0;
};

class SqliteFile {
 public:
  explicit SqliteFile(std::string path) : path_(std::move(path)) {}

  Result<bool> open(int flags);
  sqlite3* handle() const { return database_.get(); }
  const std::string& path() const { return path_; }

  Result<bool> execute(const char* sql) const;
  Result<Statement> statement(const char* sql) const;
  // What SQLite says about the call before, in words a person can act on.
  tl::unexpected<Error> failed() const;
  // Does it in a transaction, or not at all.
  template <class Do>
  Result<bool> transact(const Do& what) const {
    if (auto begun = execute("BEGIN IMMEDIATE"); !begun) return begun;
    Result<bool> done = what();
    if (done) done = execute("COMMIT");
    if (!done) roll_back();
    return done;
  }
  void roll_back() const;

  // Whether this is a journal that we know, or an empty file. Looks at the head of the file past SQLite's locks and log, which
  // would touch a file that is not ours.
  Result<bool> recognise() const;
  // The version of the format, 0 for an empty file. The log may have a newer one than the head of the file.
  Result<std::int64_t> version() const;
  Result<bool> check_whole() const;  // SQLite's own check

 private:
  struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
  };

  std::string path_;
  std::unique_ptr<sqlite3, CloseDatabase> database_;
};

// The rows of a journal. Changes belong into a transaction of the caller's.
class SqliteTables {
 public:
  static constexpr const char* schema =
      "CREATE TABLE tables (name TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('table', 'list', 'archived', "
      "'damaged')), size INTEGER NOT NULL, head BLOB NOT NULL, used INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
      "CREATE TABLE events (table_name TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, hash BLOB NOT NULL, "
      "PRIMARY KEY (table_name, number)) STRICT, WITHOUT ROWID;"
      "CREATE TABLE archive (table_name TEXT NOT NULL PRIMARY KEY, events BLOB NOT NULL) STRICT;"
      "CREATE TABLE damaged (table_name TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, checksum INTEGER NOT NULL, "
      "PRIMARY KEY (table_name, number)) STRICT, WITHOUT ROWID;"
      "CREATE TABLE commits (number INTEGER NOT NULL) STRICT;"
      "INSERT INTO commits VALUES (0)";

  explicit SqliteTables(SqliteFile& file) : file_(file) {}
  Result<bool> prepare();

  Result<std::optional<TableEntry>> entry(std::string_view name);
  Result<bool> put_entry(const TableEntry& entry);
  Result<bool> add_event(std::string_view table, std::int64_t number, std::string_view event, const ChainHash& hash);
  Result<bool> add_damaged(std::string_view table, std::int64_t number, std::string_view event, std::int64_t stored_checksum);
  Result<bool> add_archive(std::string_view table, std::string_view packed);
  // Adds an event, and changes the entry to match, which stays to be put.
  Result<bool> add_next(TableEntry& entry, std::string_view event);

  // The text of an event and its hash; nothing where there is none.
  Result<std::optional<std::pair<std::string, ChainHash>>> event(std::string_view table, std::int64_t number);
  Result<bool> has_events(std::string_view table);
  Result<std::string> packed(std::string_view table);  // of one that is archived
  // All events of a table, checked; those of one that is archived or damaged, too.
  Result<std::vector<std::string>> read(const TableEntry& entry);
  Result<std::vector<std::string>> read_lines(const TableEntry& entry, std::int64_t first, std::int64_t end);

  // With its events, which were read.
  Result<bool> archive(TableEntry entry, const std::vector<std::string>& events);
  Result<bool> bring_back(TableEntry& entry, const std::vector<std::string>& events);
  Result<bool> remove(const TableEntry& entry);
  Result<bool> cut(TableEntry& entry);  // takes its last event away
  // Some that were not used since then: not too many, so that it does not take long.
  using Names = std::set<std::string, std::less<>>;
  Result<std::vector<TableEntry>> untouched(std::int64_t since, bool archived_too, const Names& without);

  Result<std::int64_t> commits();  // how many commits there have been
  Result<bool> set_commits(std::int64_t number);

  // A damaged name or number may have a row stand where it is not looked for, which no query and no quick_check would tell.
  Result<bool> check_order();

 private:
  Result<bool> done(Use& use);

  SqliteFile& file_;
  Statement entry_, put_entry_, add_event_, add_damaged_, add_archive_, event_, has_events_, events_, lines_, damaged_, archive_;
  Statement remove_events_, remove_archive_, remove_entry_, cut_, untouched_, commits_, set_commits_;
};

std::int64_t seconds_now();

}  // namespace shengxiao::store
