// The journal in an SQLite file: one server, no database to look after.
#pragma once
#include <set>

#include "store/log_copier.hpp"
#include "store/recent.hpp"
#include "store/sqlite_file.hpp"

namespace shengxiao::store {

Result<std::unique_ptr<Store>> open_sqlite_store(std::string_view path);

// The path of an SQLite file as it is shown: the same for each way to it, so that it has one lock. An absolute path is none of the
// names that SQLite takes for something else than a file, such as ":memory:".
Result<std::string> sqlite_path(std::string_view path);

// Takes a journal of version 1 over.
Result<bool> migrate_sqlite(SqliteFile& file);
// Makes an empty file a journal.
Result<bool> make_sqlite_journal(const SqliteFile& file);

// Puts what the log of the file has lost back, in a transaction of the caller's; gives what was found.
Result<std::vector<Error>> recover_sqlite(SqliteFile& file, SqliteTables& tables, const RecentCommits& recent);

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::string& path) : recent_(path + "-recent"), file_(path), tables_(file_), copier_(path) {}
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  Result<bool> open();

  Result<Failures> append(std::span<const Event> events) override;
  Result<Taken> take(std::string_view table) override;
  Result<bool> release(std::span<const std::string> tables) override;
  Result<std::int64_t> add_lines(std::string_view list, std::span<const MakeLine> lines) override;
  Result<Lines> lines(std::string_view list, std::int64_t from, std::int64_t many) override;
  Result<std::int64_t> put_away(std::chrono::seconds untouched, Old old) override;
  Result<bool> renew() override { return true; }
  Result<bool> check() override;
  std::string where() const override { return file_.path(); }
  std::vector<Error> findings() const override { return findings_; }

 private:
  using Items = std::vector<RecentItem>;
  static constexpr int pages_of_log = 1000;  // after which it is copied into the file, and emptied

  Result<bool> check_place() const;
  Result<bool> make_file() const;
  Result<bool> open_file();
  Result<bool> is_empty() const;
  Result<bool> recover();
  Result<bool> in_place() const;
  template <class Do>
  Result<bool> commit(const Do& what);
  Result<bool> commit_begun(const Items& items);
  void keep_log_short();
  void empty_log();
  Result<Failures> insert(const Appended& appended, Items& items);
  Result<bool> put_away_one(TableEntry& entry, Old old, Items& items);
  Result<bool> insert_into(TableEntry& entry, const std::vector<const Event*>& events, Items& items);

  RecentFile recent_;  // before the file: locked as long as that is open
  SqliteFile file_;
  SqliteTables tables_;
  LogCopier copier_;
  bool is_open_ = false;
  int log_pages_ = 0;             // of SQLite's log
  int next_copy_ = pages_of_log;  // when the log has so many
  bool is_copied_ = false;        // but for what was committed since
  std::int64_t commits_ = 0;
  SqliteTables::Names taken_;
  std::vector<Error> findings_;
};

}  // namespace shengxiao::store
