// SQLite with errors in words.
#include "store/sqlite_file.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace shengxiao::store {

namespace fs = std::filesystem;

Result<bool> SqliteFile::open(int flags) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path_.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(opened);
  if (opened == nullptr) return fail("", "store.no_memory", path_);
  if (code != SQLITE_OK) return failed();
  return true;
}

tl::unexpected<Error> SqliteFile::failed() const {
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

Result<bool> SqliteFile::execute(const char* sql) const {
  if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return failed();
  return true;
}

Result<Statement> SqliteFile::statement(const char* sql) const {
  sqlite3_stmt* made = nullptr;
  if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr) != SQLITE_OK) return failed();
  return Statement(made);
}

// Some errors have ended the transaction already.
void SqliteFile::roll_back() const {
  if (sqlite3_get_autocommit(database_.get()) == 0) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

// (Not by a file handle of our own: closing that would drop SQLite's locks of this process.)
Result<bool> SqliteFile::recognise() const {
  std::error_code error;
  const auto size = fs::file_size(path_, error);
  if (error) return fail("", "store.cannot_read", path_, error.message());
  if (size == 0) return true;
  std::array<unsigned char, 100> head{};
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  if (file != nullptr && file->pMethods != nullptr && size >= head.size()) file->pMethods->xRead(file, head.data(), 100, 0);
  const auto number = [&head](std::size_t at) {
    return static_cast<std::uint32_t>(get_number({reinterpret_cast<const char*>(head.data()) + at, 4}));
  };
  if (std::string_view(reinterpret_cast<const char*>(head.data()), 16) != std::string_view("SQLite format 3\0", 16))
    return fail("", "store.not_a_journal", path_);
  if (number(68) != sqlite_application) return fail("", "store.other_program", path_);
  if (number(60) > sqlite_version) return fail("", "store.file_too_new", path_, number(60), sqlite_version);
  if (number(60) == 0) return fail("", "store.bad_format", path_, number(60));
  return true;
}

Result<std::int64_t> SqliteFile::version() const {
  const auto asked = statement("PRAGMA user_version");
  if (!asked) return tl::unexpected(asked.error());
  Use ask(*asked);
  if (ask.step() != SQLITE_ROW) return failed();
  const auto version = ask.number(0);
  if (version > sqlite_version) return fail("", "store.file_too_new", path_, version, sqlite_version);
  return version;
}

Result<bool> SqliteFile::check_whole() const {
  const auto checking = statement("PRAGMA quick_check(1)");
  if (!checking) return tl::unexpected(checking.error());
  Use check(*checking);
  if (check.step() != SQLITE_ROW) return failed();
  if (check.text(0) != "ok") return fail("", "store.file_damaged", path_, check.text(0));
  return true;
}

}  // namespace shengxiao::store
