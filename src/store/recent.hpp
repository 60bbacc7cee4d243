// What was committed to an SQLite file since its log was emptied last, once more in a file beside it, for a log that gets damaged:
// SQLite reads that up to the first byte that is wrong, and says nothing of what follows. Whoever locks it has the journal open.
#pragma once
#include "store/stored.hpp"

namespace shengxiao::store {

struct RecentItem {
  enum class Kind : char { event = 'e', line = 'l', removal = 'r' };
  Kind kind = Kind::event;
  std::string table;
  std::int64_t number = 0;  // of a removal: how many events the table had
  ChainHash before{};       // of a removal: the hash of the last one
  std::string text;
};

struct RecentCommit {
  std::int64_t number = 0;  // counted by the database
  bool has_failed = false;  // this was said to the server
  std::vector<RecentItem> items;
};

struct RecentCommits {
  std::vector<RecentCommit> commits;
  bool is_damaged = false;  // some of it cannot be read
};

class RecentFile {
 public:
  explicit RecentFile(std::string path) : path_(std::move(path)) {}
  ~RecentFile();  // clears it away where it is empty
  RecentFile(const RecentFile&) = delete;
  RecentFile& operator=(const RecentFile&) = delete;

  // Makes it where there is none. `journal`: the file that it belongs to, for the message that another server has it.
  Result<bool> lock(const std::string& journal);
  Result<RecentCommits> read();
  bool is_empty() const { return size_ == 0; }
  bool is_in_place() const;

  // Before a commit, so that there is room for it; and whether it was done. What was begun and not ended has not been committed,
  // or nobody has heard of it.
  Result<bool> begin(std::int64_t commit, const std::vector<RecentItem>& items);
  void end(bool is_done);

  Result<bool> clear();  // all is in the file, on the disk

  const std::string& path() const { return path_; }

 private:
  tl::unexpected<Error> failed() const;

  std::string path_;
  int file_ = -1;
  bool is_locked_ = false;
  std::int64_t size_ = 0;   // where the next one begins
  std::int64_t begun_ = 0;  // where the last one did
};

}  // namespace shengxiao::store
