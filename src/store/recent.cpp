// The file of the recent commits: records of a mark, a state, the length, a checksum, and the commit.
#include "store/recent.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/crc.hpp>
#include <cerrno>
#include <system_error>

namespace shengxiao::store {
namespace {

constexpr std::string_view mark = "\xF1Shx";
constexpr std::string_view begun = "....", done = "done", failure = "fail";
constexpr std::size_t state_at = 4, size_at = 8, checksum_at = 12, body_at = 16;

std::uint32_t sum_of(std::string_view body) {
  boost::crc_32_type crc;
  crc.process_bytes(body.data(), body.size());
  return crc.checksum();
}

void put_text(std::string& bytes, std::string_view text) {
  put_number(bytes, text.size(), 4);
  bytes += text;
}

std::string record_of(std::int64_t commit, const std::vector<RecentItem>& items) {
  std::string body;
  put_number(body, static_cast<std::uint64_t>(commit));
  for (const auto& item : items) {
    body += static_cast<char>(item.kind);
    put_text(body, item.table);
    put_number(body, static_cast<std::uint64_t>(item.number));
    body += bytes_of(item.before);
    put_text(body, item.text);
  }
  std::string record;
  record += mark;
  record += begun;
  put_number(record, body.size(), 4);
  put_number(record, sum_of(body), 4);
  return record + body;
}

// Takes from the front of what is left.
class Cursor {
 public:
  explicit Cursor(std::string_view rest) : rest_(rest) {}
  bool is_at_end() const { return rest_.empty(); }
  bool is_good() const { return is_good_; }
  std::string_view take(std::size_t size) {
    is_good_ = is_good_ && size <= rest_.size();
    const auto taken = is_good_ ? rest_.substr(0, size) : std::string_view();
    rest_.remove_prefix(is_good_ ? size : rest_.size());
    return taken;
  }
  std::int64_t number() { return static_cast<std::int64_t>(get_number(take(8))); }
  std::string text() { return std::string(take(get_number(take(4)))); }

 private:
  std::string_view rest_;
  bool is_good_ = true;
};

std::optional<RecentCommit> commit_in(std::string_view body) {
  Cursor cursor(body);
  RecentCommit commit;
  commit.number = cursor.number();
  while (cursor.is_good() && !cursor.is_at_end()) {
    RecentItem item;
    const auto kind = cursor.take(1);
    item.kind = kind.empty() ? RecentItem::Kind::event : static_cast<RecentItem::Kind>(kind.front());
    item.table = cursor.text();
    item.number = cursor.number();
    item.before = hash_in(cursor.take(sizeof(ChainHash)));
    item.text = cursor.text();
    commit.items.push_back(std::move(item));
  }
  return cursor.is_good() ? std::optional(std::move(commit)) : std::nullopt;
}

bool write_at(int file, std::string_view bytes, std::int64_t at) {
  while (!bytes.empty()) {
    const auto written = pwrite(file, bytes.data(), bytes.size(), at);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
    at += written;
  }
  return true;
}

}  // namespace

RecentFile::~RecentFile() {
  if (is_locked_ && is_empty() && is_in_place()) ::unlink(path_.c_str());
  if (file_ >= 0) ::close(file_);
}

tl::unexpected<Error> RecentFile::failed() const {
  if (errno == ENOSPC || errno == EDQUOT || errno == EFBIG) return fail("", "store.disk_full", path_);
  const auto said = std::generic_category().message(errno);
  if (errno == EACCES || errno == EPERM || errno == EROFS) return fail("", "store.not_writable", path_, said);
  return fail("", "store.failed", path_, said);
}

Result<bool> RecentFile::lock(const std::string& journal) {
  for (int tries = 0; tries < 100; ++tries) {
    if (file_ >= 0) ::close(file_);
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file_ < 0) return failed();
    struct stat found{};
    if (fstat(file_, &found) != 0) return failed();
    if (!S_ISREG(found.st_mode)) return fail("", "store.not_a_file", path_);
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
      if (errno == EWOULDBLOCK) return fail("", "store.file_in_use", journal);
      return failed();
    }
    if (!is_in_place()) continue;  // the server before has just removed it
    size_ = found.st_size;
    is_locked_ = true;
    return true;
  }
  return fail("", "store.file_in_use", journal);
}

bool RecentFile::is_in_place() const {
  struct stat ours{}, there{};
  return fstat(file_, &ours) == 0 && stat(path_.c_str(), &there) == 0 && ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

Result<RecentCommits> RecentFile::read() {
  std::string bytes(static_cast<std::size_t>(size_), '\0');
  for (std::size_t at = 0; at < bytes.size();) {
    const auto got = pread(file_, bytes.data() + at, bytes.size() - at, static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failed();
    if (got == 0) bytes.resize(at);
    at += static_cast<std::size_t>(got);
  }
  RecentCommits read;
  std::string_view rest(bytes);
  while (!rest.empty()) {
    const auto state = rest.substr(0, size_at).substr(std::min(state_at, rest.size()));
    const auto size = rest.size() < body_at ? 0 : get_number(rest.substr(size_at, 4));
    const bool is_whole = rest.starts_with(mark) && rest.size() >= body_at && size <= rest.size() - body_at &&
                          get_number(rest.substr(checksum_at, 4)) == sum_of(rest.substr(body_at, size)) &&
                          (state == begun || state == done || state == failure);
    auto commit = is_whole ? commit_in(rest.substr(body_at, size)) : std::nullopt;
    if (!commit) {  // goes on where the next one may begin
      read.is_damaged = true;
      const auto next = rest.find(mark, 1);
      rest.remove_prefix(next == std::string_view::npos ? rest.size() : next);
      continue;
    }
    commit->has_failed = state == failure;
    if (state != begun) read.commits.push_back(std::move(*commit));
    rest.remove_prefix(body_at + size);
  }
  return read;
}

Result<bool> RecentFile::begin(std::int64_t commit, const std::vector<RecentItem>& items) {
  const auto record = record_of(commit, items);
  if (!write_at(file_, record, size_)) {
    const auto error = failed();
    [[maybe_unused]] const int cut = ftruncate(file_, size_);
    return error;
  }
  begun_ = size_;
  size_ += static_cast<std::int64_t>(record.size());
  return true;
}

// Writes over bytes that are there already, so it needs no room.
void RecentFile::end(bool is_done) { write_at(file_, is_done ? done : failure, begun_ + static_cast<std::int64_t>(state_at)); }

Result<bool> RecentFile::clear() {
  if (ftruncate(file_, 0) != 0) return failed();
  size_ = 0;
  return true;
}

}  // namespace shengxiao::store
