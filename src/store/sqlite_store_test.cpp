// Damaged, foreign and unwritable files, and full disks.
#include "store/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <cstdio>
#include <map>
#include <random>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using Journal = std::map<std::string, std::vector<std::string>>;

class Sqlite : public testing::Test {
 protected:
  std::string fill(int tables, int events) const {
    const auto store = opened(journal);
    for (int table = 0; table < tables; ++table)
      for (int event = 0; event < events; ++event) put(*store, some(fmt::format("t{}", table), event, 1));
    return journal;
  }

  // Leaves the file and its log as a server that is killed leaves them: appends of three events each.
  void fill_and_die(int appends) const {
    const auto child = fork();
    if (child == 0) {
      const auto store = opened(journal);
      for (int n = 0; n < appends; ++n) put(*store, some("a", n * 3, 3));
      kill(getpid(), SIGKILL);
    }
    waitpid(child, nullptr, 0);
  }

  TemporaryFolder home;
  std::string journal = home.path / "journal";
};

// What the journal holds of the tables of these tests and of names near theirs, or what is found to be wrong with it.
Result<Journal> everything(const std::string& path) {
  auto store = open_store(path);
  if (!store) return tl::unexpected(store.error());
  Journal journal;
  for (const auto* table : {"a", "t", "t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"}) {
    auto events = events_in(**store, table);
    if (!events) return tl::unexpected(events.error());
    if (!events->empty()) journal[table] = std::move(*events);
  }
  return journal;
}

TEST_F(Sqlite, is_one_file_for_its_owner_and_has_no_log_when_it_is_closed) {
  umask(0);
  auto store = opened(journal);
  ASSERT_TRUE(stored(store->append(some("a", 0, 1))));
  for (const auto* end : {"", "-wal"}) {
    struct stat found{};
    ASSERT_EQ(stat((journal + end).c_str(), &found), 0) << end;
    EXPECT_EQ(found.st_mode & 0777, 0600U) << end;
  }
  EXPECT_EQ(store->where(), journal);
  store.reset();
  EXPECT_EQ(std::distance(fs::directory_iterator(home.path), {}), 1);
}

TEST_F(Sqlite, takes_every_address_for_a_path) {
  const auto before = fs::current_path();
  fs::current_path(home.path);
  for (const auto* name : {":memory:", "file:x?mode=memory", "生肖.journal", "it's"}) {
    put(*opened(name), some("a", 0, 1));
    EXPECT_TRUE(fs::exists(home.path / name)) << name;
    EXPECT_TRUE(is(events_in(*opened(name), "a"), events_of(some("a", 0, 1))));
  }
  fs::current_path(before);
  EXPECT_TRUE(has(refusal(""), "store.no_path"));
  EXPECT_TRUE(has(refusal(home.path), "store.not_a_file("));
  EXPECT_TRUE(has(refusal("/dev/null"), "store.not_a_file("));
  EXPECT_TRUE(has(refusal(home.path / "none" / "journal"), "No such file or directory"));
  write_bytes(journal, "");  // as touch leaves it
  EXPECT_EQ(refusal(journal), "");
}

TEST_F(Sqlite, leaves_other_files_alone) {
  std::mt19937 random(1);
  std::string noise(20'000, '\0');
  for (auto& byte : noise) byte = static_cast<char>(random());
  sqlite3* database = nullptr;
  const auto other = home.path / "other";
  sqlite3_open(other.c_str(), &database);
  sqlite3_exec(database, "PRAGMA journal_mode = WAL; CREATE TABLE events (x); INSERT INTO events VALUES (1)", nullptr, nullptr,
               nullptr);
  const auto log = bytes_of(other.string() + "-wal");  // the other program is at work
  ASSERT_FALSE(log.empty());
  const auto bytes = bytes_of(other);
  EXPECT_TRUE(has(refusal(other), "store.other_program(")) << refusal(other);
  EXPECT_EQ(bytes_of(other), bytes);
  EXPECT_EQ(bytes_of(other.string() + "-wal"), log);
  sqlite3_close(database);

  for (const auto& text :
       {noise, std::string("x"), std::string(99, '\0'), std::string(4096, '\0'), std::string("[server]\nport = 1\n")}) {
    write_bytes(journal, text);
    EXPECT_TRUE(has(refusal(journal), "store.not_a_journal(")) << refusal(journal);
    EXPECT_EQ(bytes_of(journal), text);
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(home.path), {}), 2);
}

TEST_F(Sqlite, notices_a_file_cut_short) {
  const auto whole = bytes_of(fill(6, 30));
  const auto held = everything(journal).value();
  ASSERT_GT(whole.size(), 20'000U);
  for (const std::size_t size : {std::size_t{1}, std::size_t{99}, std::size_t{100}, std::size_t{700}, std::size_t{4096},
                                 std::size_t{8192}, whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
    write_bytes(journal, whole.substr(0, size));
    const auto read = everything(journal);
    EXPECT_TRUE(!read || (*read == held && size == whole.size() - 1)) << size;
    EXPECT_EQ(bytes_of(journal), whole.substr(0, size));
  }
  write_bytes(journal, whole);
  EXPECT_TRUE(everything(journal));
}

TEST_F(Sqlite, names_the_event_that_a_flipped_byte_is_in) {
  auto bytes = bytes_of(fill(3, 20));
  const auto at = bytes.find(event_of("t1", 13));
  ASSERT_NE(at, std::string::npos);
  bytes[at + 5] ^= 4;
  write_bytes(journal, bytes);
  const auto store = opened(journal);
  EXPECT_TRUE(is(events_in(*store, "t0"), events_of(some("t0", 0, 20))));
  const auto read = events_in(*store, "t1");
  ASSERT_FALSE(read);
  EXPECT_EQ(to_string(read.error()), fmt::format("store.event_damaged(\"{}\", 13, \"t1\")", journal));
}

TEST_F(Sqlite, never_reads_a_damaged_file_as_something_else) {
  const auto whole = bytes_of(fill(3, 20));
  const auto held = everything(journal).value();
  int found = 0, harmless = 0;
  for (std::size_t at = 0; at < whole.size(); at += at < 200 ? 1 : 13) {
    auto bytes = whole;
    bytes[at] ^= static_cast<char>(1U << (at % 8));
    write_bytes(journal, bytes);
    const auto read = everything(journal);
    ASSERT_TRUE(!read || *read == held) << "byte " << at;
    (read ? harmless : found) += 1;
    fs::remove(journal + "-wal");
  }
  std::printf("sqlite: %d flipped bytes found, %d where nothing is stored\n", found, harmless);
  EXPECT_GT(found, 300);
}

TEST_F(Sqlite, reads_a_torn_log_up_to_an_append_that_is_whole) {
  fill_and_die(40);
  const auto file = bytes_of(journal), log = bytes_of(journal + "-wal");
  ASSERT_GT(log.size(), 100'000U);
  std::mt19937 random(1);
  std::size_t last = 0;
  for (int trial = 0; trial <= 60; ++trial) {
    const bool is_flip = trial % 2 == 1;
    const auto cut = trial == 60 ? log.size()
                     : trial < 4 ? log.size() - static_cast<std::size_t>(trial) - 1
                                 : random() % log.size();
    auto torn = is_flip ? log : log.substr(0, cut);
    if (is_flip) torn[cut] ^= 1;
    write_bytes(journal, file);
    write_bytes(journal + "-wal", torn);
    fs::remove(journal + "-recent");
    const auto store = opened(journal);
    const auto events = events_in(*store, "a").value();
    EXPECT_EQ(events.size() % 3, 0U);
    EXPECT_TRUE(is(events, events_of(some("a", 0, static_cast<int>(events.size())))));
    if (trial < 4) {
      EXPECT_EQ(events.size(), 117U) << "the end of the last append is gone";
    }
    last = events.size();
    EXPECT_TRUE(stored(store->append(some("a", static_cast<std::int64_t>(last), 2))));
  }
  EXPECT_EQ(last, 120U);
}

TEST_F(Sqlite, does_not_open_a_log_whose_file_is_gone) {
  fill_and_die(3);
  const auto log = bytes_of(journal + "-wal");
  fs::rename(journal, home.path / "elsewhere");
  EXPECT_TRUE(has(refusal(journal), "store.file_missing(")) << refusal(journal);
  EXPECT_EQ(bytes_of(journal + "-wal"), log);
  EXPECT_FALSE(fs::exists(journal));
  fs::rename(home.path / "elsewhere", journal);
  EXPECT_EQ(everything(journal).value()["a"], events_of(some("a", 0, 9)));
}

TEST_F(Sqlite, does_not_append_to_a_file_that_was_removed) {
  const auto store = opened(journal);
  ASSERT_TRUE(stored(store->append(some("a", 0, 1))));
  fs::rename(journal, home.path / "elsewhere");
  const auto refused = store->append(some("a", 1, 1));
  ASSERT_FALSE(refused);
  EXPECT_TRUE(has(to_string(refused.error()), "store.file_moved(")) << to_string(refused.error());
  fs::rename(home.path / "elsewhere", journal);
  EXPECT_TRUE(stored(store->append(some("a", 1, 1))));
}

TEST_F(Sqlite, says_where_it_may_not_write) {
  const auto whole = bytes_of(fill(1, 3));
  const auto refused_in = [this](mode_t folder, mode_t file) {
    chmod(journal.c_str(), file);
    chmod(home.path.c_str(), folder);
    return in_child(
        [this] { return become_ordinary() ? refusal(journal) + "|" + refusal(journal + "2") : "cannot become an ordinary user"; });
  };
  const auto folder_closed = refused_in(0555, 0666);
  EXPECT_TRUE(has(folder_closed, "store.not_writable(")) << folder_closed;
  EXPECT_TRUE(has(folder_closed, "store.cannot_create(\"" + journal + "2\", \"Permission denied\")")) << folder_closed;
  const auto file_closed = refused_in(0777, 0444);
  EXPECT_TRUE(has(file_closed, "store.read_only(")) << file_closed;
  chmod(home.path.c_str(), 0700);
  EXPECT_EQ(bytes_of(journal), whole);
}

// The limit of this process for the size of a file stands for the end of the disk; it holds for root, too.
void let_files_grow_to(rlim_t size) {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = std::min(size, limit.rlim_max);
  if (setrlimit(RLIMIT_FSIZE, &limit) != 0) throw std::runtime_error("no setrlimit");
}

// Appends in turn with room and until there is none. The count of full disks, or what went wrong.
std::string fill_disks(const std::string& path) {
  std::signal(SIGXFSZ, SIG_IGN);
  auto store = opened(path);
  std::int64_t next = 0;
  int full = 0;
  for (int round = 0; round < 40; ++round) {
    const auto log = fs::file_size(path + "-wal");
    let_files_grow_to(log + 1000 + static_cast<rlim_t>(round) * 777);
    bool is_full = false;
    for (int count = 1; !is_full && count < 200; ++count) {
      const auto done = store->append(some("a", next, count));
      is_full = !done;
      if (done) next += count;
      if (is_full && done.error() != Error("", "store.disk_full", path)) return to_string(done.error());
      if (is_full && store->append(some("a", next, 100))) return "a second append went through";
    }
    if (!is_full) return "the disk did not fill up";
    ++full;
    const auto events = events_in(*store, "a");
    if (!events) return to_string(events.error());
    if (*events != events_of(some("a", 0, static_cast<int>(next)))) return "something else is stored";
    if (round % 10 == 9) {  // a server that is started on the full disk
      store.reset();
      store = opened(path);
      if (events_in(*store, "a") != events) return "something else is stored after opening it again";
      let_files_grow_to(9000);
      if (store->append(some("a", next, 100))) return "an append went through after opening it again";
    }
    let_files_grow_to(RLIM_INFINITY);
    put(*store, some("a", next, 3));
    next += 3;
  }
  store.reset();
  if (events_in(*opened(path), "a") != events_of(some("a", 0, static_cast<int>(next))))
    return "something else is stored in the end";
  return fmt::format("{} full disks, {} events", full, next);
}

TEST_F(Sqlite, outlives_a_full_disk) {
  const auto said = in_child([this] { return fill_disks(journal); });
  EXPECT_TRUE(said.starts_with("40 full disks")) << said;
  std::printf("sqlite: %s, none lost and none half stored\n", said.c_str());
}

TEST_F(Sqlite, notices_a_full_disk_when_it_is_checked) {
  const auto said = in_child([this]() -> std::string {
    std::signal(SIGXFSZ, SIG_IGN);
    const auto store = opened(journal);
    put(*store, some("a", 0, 1));
    if (const auto good = store->check(); !good) return to_string(good.error());
    let_files_grow_to(fs::file_size(journal + "-wal"));
    const auto full = store->check();
    if (full) return "nothing was noticed";
    let_files_grow_to(RLIM_INFINITY);
    if (const auto good = store->check(); !good) return to_string(good.error());
    put(*store, some("a", 1, 1));
    return to_string(full.error());
  });
  EXPECT_EQ(said, to_string(Error("", "store.disk_full", journal)));
}

TEST_F(Sqlite, is_one_file_by_whatever_way_it_is_reached) {
  const auto store = opened(journal);
  fs::create_symlink(journal, home.path / "other way");
  EXPECT_TRUE(has(refusal(home.path / "other way"), "store.file_in_use("));
  EXPECT_TRUE(has(refusal(home.path / "." / ".." / home.path.filename() / "journal"), "store.file_in_use("));
}

TEST_F(Sqlite, cannot_be_made_on_a_full_disk) {
  for (const rlim_t room : {0, 100, 4096, 8192, 10'000, 100'000}) {
    const auto said = in_child([&, this] {
      std::signal(SIGXFSZ, SIG_IGN);
      let_files_grow_to(room);
      const auto refused = refusal(journal);
      let_files_grow_to(RLIM_INFINITY);
      const auto later = refusal(journal);
      return refused + "|" + later;
    });
    EXPECT_TRUE(said == "|" || said == to_string(Error("", "store.disk_full", journal)) + "|") << said;
    if (room < 4096) {
      EXPECT_NE(said, "|");
    }
    fs::remove(journal);
  }
}

}  // namespace
}  // namespace shengxiao::store
