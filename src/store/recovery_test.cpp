// SQLite's log and what is kept beside it: what one of them loses, the other one has, and what both lose is told.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "store/recent.hpp"
#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using Texts = std::vector<std::string>;

class Recovery : public testing::Test {
 protected:
  // Runs a server that is killed in the end.
  void run_and_kill(const std::function<void(Store&)>& serve) const {
    const auto child = fork();
    if (child == 0) {
      try {
        const auto store = opened(journal);
        serve(*store);
        kill(getpid(), SIGKILL);
      } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        _exit(1);
      }
    }
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
  }

  void fill_and_die(int appends) const {
    run_and_kill([&](Store& store) {
      for (int n = 0; n < appends; ++n) put(store, some("a", n * 3, 3));
    });
  }

  std::string findings(const Store& store) const {
    std::string all;
    for (const auto& finding : store.findings()) all += to_string(finding) + ";";
    return all;
  }

  TemporaryFolder home;
  std::string journal = home.path / "journal";
  std::string log = journal + "-wal", recent = journal + "-recent";
};

TEST_F(Recovery, puts_back_what_a_flipped_bit_in_the_log_hides) {
  fill_and_die(40);
  const auto file = bytes_of(journal), log_bytes = bytes_of(log), recent_bytes = bytes_of(recent);
  ASSERT_GT(log_bytes.size(), 100'000U);
  std::mt19937 random(1);
  int put_back = 0;
  for (int trial = 0; trial < 16; ++trial) {
    auto torn = log_bytes;
    const auto at = trial == 0 ? 3 : random() % log_bytes.size();
    if (trial % 2 == 0) torn[at] ^= 1;
    if (trial % 2 == 1) torn.resize(at);
    write_bytes(journal, file);
    write_bytes(log, torn);
    write_bytes(recent, recent_bytes);
    fs::remove(journal + "-shm");
    auto store = opened(journal);
    const auto found = findings(*store);
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 120))));
    EXPECT_TRUE(found.empty() || (found.starts_with("store.put_back(") && has(found, "\"a\""))) << found;
    put_back += found.empty() ? 0 : 1;
    put(*store, some("a", 120, 2));
    store.reset();
    EXPECT_FALSE(fs::exists(recent));
    store = opened(journal);
    EXPECT_EQ(findings(*store), "");
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 122))));
  }
  EXPECT_GT(put_back, 12);
}

TEST_F(Recovery, tells_what_it_cannot_put_back) {
  run_and_kill([](Store& store) {
    for (int n = 0; n < 9; ++n) {
      put(store, some("a", n, 1));
      put(store, some("b", n, 1));
    }
  });
  fs::remove(log);  // all of the log
  auto damaged = bytes_of(recent);
  damaged[damaged.find(event_of("a", 4))] ^= 1;
  write_bytes(recent, damaged);
  auto store = opened(journal);
  const auto expected =
      to_string(Error("", "store.put_back", journal, 4, "a")) + ";" + to_string(Error("", "store.put_back", journal, 9, "b")) +
      ";" + to_string(Error("", "store.events_lost", journal, 4, 8, "a")) + ";" +
      to_string(Error("", "store.commits_lost", journal, 1)) + ";" + to_string(Error("", "store.recent_damaged", recent)) + ";";
  EXPECT_EQ(findings(*store), expected);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 4))));
  EXPECT_TRUE(is(events_in(*store, "b"), events_of(some("b", 0, 9))));
  put(*store, {{"a", 4, "another"}});
  store.reset();
  EXPECT_EQ(findings(*opened(journal)), "");
}

// What was said to have failed may be in the log all the same: a write can succeed whose confirmation does not.
TEST_F(Recovery, never_brings_back_what_failed) {
  put(*opened(journal), some("a", 0, 5));
  put(*opened(journal), some("b", 0, 2));
  const auto chain = [](const std::string& table, int size) {
    ChainHead head;
    for (int n = 0; n < size; ++n) head = longer(head, table, event_of(table, n));
    return head;
  };
  const auto item = [&](const std::string& table, int number) {
    return RecentItem{RecentItem::Kind::event, table, number, chain(table, number).hash, event_of(table, number)};
  };
  {
    RecentFile file(recent);
    ASSERT_TRUE(file.lock(journal));
    ASSERT_TRUE(file.begin(1, {item("a", 3), item("a", 4), item("b", 0), item("b", 1)}));
    file.end(false);
    ASSERT_TRUE(file.begin(1, {item("a", 3)}));  // once more, with success
    file.end(true);
    ASSERT_TRUE(file.begin(2, {item("a", 4), item("c", 0)}));
    file.end(false);
    ASSERT_TRUE(file.begin(2, {item("d", 0)}));  // killed before the end
  }
  const auto store = opened(journal);
  EXPECT_EQ(findings(*store), "");
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 4))));
  for (const auto* table : {"b", "c", "d"}) EXPECT_TRUE(is(events_in(*store, table), {})) << table;
  put(*store, some("b", 0, 1));
}

TEST_F(Recovery, does_not_put_back_what_does_not_continue_the_chain) {
  put(*opened(journal), some("a", 0, 5));
  {
    RecentFile file(recent);
    ASSERT_TRUE(file.lock(journal));
    ASSERT_TRUE(file.begin(9, {{RecentItem::Kind::event, "a", 5, ChainHash{7}, "{}"}}));
    file.end(true);
    ASSERT_TRUE(file.begin(10, {{RecentItem::Kind::event, "a", 2, ChainHash{}, "{}"}}));
    file.end(true);
  }
  const auto store = opened(journal);
  EXPECT_TRUE(has(findings(*store), to_string(Error("", "store.events_lost", journal, 2, 5, "a")))) << findings(*store);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 5))));
}

TEST_F(Recovery, knows_what_was_archived_and_removed_meanwhile) {
  run_and_kill([](Store& store) {
    for (const auto* table : {"a", "b", "c"}) put(store, some(table, 0, 5));
    store.release(Texts{"b", "c"}).value();
    store.put_away(std::chrono::seconds(0), Old::archive).value();
    EXPECT_EQ(store.take("c").value().events.size(), 5U);
    put(store, some("c", 5, 1));
    store.put_away(std::chrono::seconds(0), Old::remove).value();  // b
    put(store, {{"b", 0, "another table"}});
    store.add_lines("log", made(3)).value();
  });
  const auto file = bytes_of(journal), log_bytes = bytes_of(log), recent_bytes = bytes_of(recent);
  for (std::size_t size = 0; size <= log_bytes.size(); size += 4120) {  // every state that the log has had
    write_bytes(journal, file);
    write_bytes(log, log_bytes.substr(0, size));
    write_bytes(recent, recent_bytes);
    fs::remove(journal + "-shm");
    const auto store = opened(journal);
    EXPECT_FALSE(has(findings(*store), "lost(")) << size << findings(*store);
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 5)))) << size;
    EXPECT_TRUE(is(events_in(*store, "b"), Texts{"another table"})) << size;
    EXPECT_TRUE(is(events_in(*store, "c"), events_of(some("c", 0, 6)))) << size;
    EXPECT_EQ(store->lines("log", 0, 9).value().texts.size(), 3U) << size;
  }
}

// Long ones, so that the log has many pages soon.
std::vector<Event> long_ones(std::int64_t from, int count) {
  auto events = some("a", from, count);
  for (auto& event : events) event.text += std::string(100'000, 'x');
  return events;
}

TEST_F(Recovery, keeps_both_files_small) {
  const auto store = opened(journal);
  std::uintmax_t most = 0;
  for (int n = 0; n < 150; ++n) {
    put(*store, long_ones(n, 1));
    most = std::max({most, fs::file_size(log), fs::file_size(recent)});
  }
  EXPECT_LT(most, 9'000'000U);
  EXPECT_GT(fs::file_size(journal), 10'000'000U);
}

TEST_F(Recovery, goes_on_while_somebody_reads_the_file) {
  auto store = opened(journal);
  put(*store, some("a", 0, 1));
  sqlite3* reader = nullptr;
  ASSERT_EQ(sqlite3_open_v2(journal.c_str(), &reader, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(reader, "BEGIN; SELECT count(*) FROM events", nullptr, nullptr, nullptr), SQLITE_OK);
  for (int n = 1; n < 101; ++n) put(*store, long_ones(n, 1));
  store.reset();
  EXPECT_GT(fs::file_size(recent), 10'000'000U) << "the log could not be emptied";
  store = opened(journal);
  EXPECT_EQ(findings(*store), "");
  EXPECT_EQ(events_in(*store, "a").value().size(), 101U);
  sqlite3_close(reader);
  store.reset();
  EXPECT_FALSE(fs::exists(recent));
  EXPECT_EQ(events_in(*opened(journal), "a").value().size(), 101U);
}

// The lock goes with the file: who removes it must not let a second server in.
TEST_F(Recovery, notices_that_its_lock_was_removed) {
  const auto store = opened(journal);
  put(*store, some("a", 0, 1));
  fs::rename(recent, home.path / "elsewhere");
  for (int n = 0; n < 2; ++n) {
    const auto refused = store->append(some("a", 1, 1));
    ASSERT_FALSE(refused);
    EXPECT_EQ(to_string(refused.error()), to_string(Error("", "store.file_moved", recent)));
    EXPECT_FALSE(store->check());
  }
  fs::rename(home.path / "elsewhere", recent);
  put(*store, some("a", 1, 1));
}

}  // namespace
}  // namespace shengxiao::store
