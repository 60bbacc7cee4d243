// Lists, tables that are put away, and whether anything can be written: in both stores.
#include <gtest/gtest.h>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using std::chrono::seconds;
using Texts = std::vector<std::string>;

class Keeping : public Stores {};
INSTANTIATE_TEST_SUITE_P(, Keeping, both_stores, store_name);

constexpr seconds never{0}, a_day{86400};  // for how long nobody has touched a table

// --- lists ---

TEST_P(Keeping, makes_each_line_of_its_number_and_the_line_before) {
  auto store = opened(address);
  EXPECT_EQ(store->lines("log", 0, 10).value().size, 0);
  EXPECT_EQ(store->add_lines("log", made(2)).value(), 0);
  EXPECT_EQ(store->add_lines("log", made(1)).value(), 2);
  store.reset();
  store = opened(address);
  EXPECT_EQ(store->add_lines("log", made(1)).value(), 3);
  EXPECT_EQ(store->lines("log", 0, 10).value().texts, (Texts{"0 after []", "1 after [0]", "2 after [1]", "3 after [2]"}));
}

TEST_P(Keeping, gives_the_lines_that_are_asked_for) {
  const auto store = opened(address);
  store->add_lines("log", made(10)).value();
  const auto given = [&](std::int64_t from, std::int64_t many) {
    const auto lines = store->lines("log", from, many).value();
    return fmt::format("{} of {}: {}", lines.first, lines.size, fmt::join(lines.texts, ", "));
  };
  EXPECT_EQ(given(0, 1), "0 of 10: 0 after []");
  EXPECT_EQ(given(4, 2), "4 of 10: 4 after [3], 5 after [4]");
  EXPECT_EQ(given(-1, 100), "9 of 10: 9 after [8]");
  EXPECT_EQ(given(-100, 1), "0 of 10: 0 after []");
  EXPECT_EQ(given(10, 5), "10 of 10: ");
  EXPECT_EQ(given(99, 5), "10 of 10: ");
  EXPECT_EQ(given(3, 0), "3 of 10: ");
  EXPECT_EQ(given(3, -1), "3 of 10: ");
}

TEST_P(Keeping, keeps_lists_and_tables_apart) {
  const auto store = opened(address);
  store->add_lines("log", made(2)).value();
  put(*store, some("a", 0, 2));
  EXPECT_EQ(to_string(store->add_lines("a", made(1)).error()), to_string(Error("", "store.not_a_list", store->where(), "a")));
  EXPECT_EQ(to_string(store->lines("a", 0, 1).error()), to_string(Error("", "store.not_a_list", store->where(), "a")));
  EXPECT_EQ(said(events_in(*store, "log")), to_string(Error("", "store.is_a_list", store->where(), "log")));
  EXPECT_EQ(fault(store->append(some("log", 2, 1)), "log"), to_string(Error("", "store.is_a_list", store->where(), "log")));
  EXPECT_EQ(fault(store->append(some("log", 0, 1)), "log"), to_string(Error("", "store.name_taken", store->where(), "log")));
  EXPECT_EQ(store->lines("log", 0, 9).value().size, 2);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 2))));
}

TEST_P(Keeping, names_the_damaged_line) {
  auto store = opened(address);
  store->add_lines("log", made(10)).value();
  store.reset();
  tamper("UPDATE events SET event = 'x' WHERE table_name = 'log' AND number = 4");
  store = opened(address);
  EXPECT_EQ(to_string(store->lines("log", 0, 10).error()), to_string(Error("", "store.event_damaged", store->where(), 4, "log")));
  EXPECT_EQ(store->lines("log", 5, 10).value().texts.size(), 5U);
  store.reset();
  tamper("DELETE FROM events WHERE table_name = 'log' AND number = 9");
  store = opened(address);
  const auto missing = to_string(Error("", "store.tail_missing", store->where(), 1, "log", 9));
  EXPECT_EQ(to_string(store->lines("log", 5, 10).error()), missing);
  EXPECT_EQ(to_string(store->add_lines("log", made(1)).error()), missing);
}

// --- putting away ---

TEST_P(Keeping, archives_what_nobody_has_touched_and_brings_it_back) {
  auto store = opened(address);
  put(*store, some("a", 0, 300));
  put(*store, some("b", 0, 3));
  store->add_lines("log", made(3)).value();
  const auto head = value("SELECT head FROM tables WHERE name = 'a'");
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 0) << "they are ours";
  store.reset();
  store = opened(address);
  EXPECT_EQ(store->put_away(a_day, Old::archive).value(), 0);
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 2);
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 0);
  EXPECT_EQ(value("SELECT count(*) FROM events WHERE table_name <> 'log'"), "0");
  EXPECT_EQ(store->lines("log", 0, 9).value().size, 3);
  EXPECT_EQ(fault(store->append(some("a", 0, 1)), "a"), to_string(Error("", "store.name_taken", store->where(), "a")));
  EXPECT_EQ(fault(store->append(some("a", 300, 1)), "a"), to_string(Error("", "store.not_ours", store->where(), "a")));
  store.reset();
  store = opened(address);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 300))));
  EXPECT_EQ(value("SELECT head FROM tables WHERE name = 'a'"), head);
  put(*store, some("a", 300, 2));
  store.reset();
  EXPECT_EQ(value("SELECT count(*) FROM archive"), "1");
  store = opened(address);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 302))));
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 0) << "one is archived, the other one ours";
  EXPECT_TRUE(is(events_in(*store, "b"), events_of(some("b", 0, 3))));
}

TEST_P(Keeping, frees_the_names_of_tables_that_it_removes) {
  auto store = opened(address);
  for (const auto* table : {"a", "b", "c"}) put(*store, some(table, 0, 5));
  store->add_lines("log", made(3)).value();
  ASSERT_TRUE(store->release(std::vector<std::string>{"a"}));
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 1);
  ASSERT_TRUE(store->release(std::vector<std::string>{"b"}));
  EXPECT_EQ(store->put_away(a_day, Old::remove).value(), 0);
  EXPECT_EQ(store->put_away(never, Old::remove).value(), 2) << "one of them was archived";
  EXPECT_TRUE(is(events_in(*store, "c"), events_of(some("c", 0, 5))));
  for (const auto* table : {"a", "b"}) {
    EXPECT_TRUE(is(events_in(*store, table), Texts{}));
    put(*store, some(table, 0, 2));
    EXPECT_TRUE(is(events_in(*store, table), events_of(some(table, 0, 2))));
  }
  EXPECT_EQ(value("SELECT count(*) FROM archive"), "0");
  EXPECT_EQ(store->lines("log", 0, 9).value().size, 3);
}

TEST_P(Keeping, puts_some_away_at_a_time) {
  auto store = opened(address);
  std::vector<Event> events;
  for (int table = 0; table < 120; ++table)
    for (const auto& event : some(fmt::format("t{}", table), 0, 2)) events.push_back(event);
  put(*store, events);
  put(*store, some("long", 0, 15'000));
  put(*store, some("longer", 0, 15'000));
  store.reset();
  store = opened(address);
  std::int64_t all = 0, calls = 0;
  for (std::int64_t count = 1; count > 0; all += count, ++calls) {
    count = store->put_away(never, Old::archive).value();
    EXPECT_LE(count, 50);
  }
  EXPECT_EQ(all, 122);
  EXPECT_GE(calls, 4);
  EXPECT_EQ(value("SELECT count(*) FROM events"), "0");
}

TEST_P(Keeping, leaves_a_damaged_table_where_it_is) {
  auto store = opened(address);
  for (const auto* table : {"a", "b", "c"}) put(*store, some(table, 0, 5));
  store.reset();
  tamper("UPDATE events SET event = 'x' WHERE table_name = 'a' AND number = 1");
  store = opened(address);
  EXPECT_EQ(store->put_away(never, Old::archive).value(), 2);
  EXPECT_EQ(said(events_in(*store, "a")), to_string(Error("", "store.event_damaged", store->where(), 1, "a")));
  store.reset();
  tamper("UPDATE archive SET events = (SELECT events FROM archive WHERE table_name = 'c') WHERE table_name = 'b'");
  store = opened(address);
  EXPECT_EQ(said(events_in(*store, "b")), to_string(Error("", "store.archive_damaged", store->where(), "b")));
  EXPECT_TRUE(is(events_in(*store, "c"), events_of(some("c", 0, 5))));
}

TEST_P(Keeping, checks_by_writing) {
  const auto store = opened(address);
  put(*store, some("a", 0, 1));
  for (int n = 0; n < 3; ++n) EXPECT_TRUE(store->check());
  EXPECT_TRUE(store->renew());
  put(*store, some("a", 1, 1));
}

// --- version 1 ---

// What a server of version 1 wrote, word for word.
void write_version_1(const std::string& address, const std::string& database, bool is_sqlite) {
  std::string all;
  const auto add = [&](const std::string& table, int number, const std::string& event, std::int64_t sum) {
    all += fmt::format("INSERT INTO {}events (table_name, number, event, checksum{}) VALUES ('{}', {}, '{}', {}{});",
                       is_sqlite ? "" : "shengxiao.", is_sqlite ? ", used" : "", table, number, event, sum, is_sqlite ? ", 7" : "");
  };
  add("a", 0, "{}", 0x603E2841);  // as zlib.crc32 of Python has it
  add("a", 1, R"({"move": 1})", 3876006002);
  add("damaged", 0, "{}", 12345);
  add("damaged", 1, "{}", 12345);
  add("chance log", 0, "{\"commit\": \"00\"}", 3082717502);
  add("gap", 1, "{}", 0);
  if (!is_sqlite) {
    ASSERT_EQ(cluster().sql(database,
                            "CREATE SCHEMA IF NOT EXISTS shengxiao;"
                            "CREATE TABLE shengxiao.journal (version INT NOT NULL, sessions BIGINT NOT NULL);"
                            "INSERT INTO shengxiao.journal VALUES (1, 0);"
                            "CREATE TABLE shengxiao.events (table_name TEXT COLLATE \"C\" NOT NULL, number BIGINT NOT NULL, event "
                            "BYTEA NOT NULL, checksum BIGINT NOT NULL, used BIGINT GENERATED ALWAYS AS IDENTITY, PRIMARY KEY "
                            "(table_name, number));" +
                                all),
              "");
    return;
  }
  sqlite3* file = nullptr;
  sqlite3_open(address.c_str(), &file);
  const auto sql =
      "CREATE TABLE events (table_name TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, checksum INTEGER NOT NULL, "
      "used INTEGER NOT NULL, PRIMARY KEY (table_name, number)) STRICT, WITHOUT ROWID;"
      "PRAGMA application_id = 1399355498; PRAGMA user_version = 1; PRAGMA journal_mode = WAL;" +
      all;
  EXPECT_EQ(sqlite3_exec(file, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
  sqlite3_close(file);
}

TEST_P(Keeping, takes_over_what_version_1_has_written) {
  write_version_1(address, database, is_sqlite());
  for (int session = 0; session < 2; ++session) {
    const auto store = opened(address);
    EXPECT_TRUE(is(events_in(*store, "a"), session == 0 ? Texts{"{}", R"({"move": 1})"} : Texts{"{}", R"({"move": 1})", "new"}));
    if (session == 0) put(*store, {{"a", 2, "new"}});
    EXPECT_EQ(said(events_in(*store, "damaged")), to_string(Error("", "store.event_damaged", store->where(), 0, "damaged")));
    EXPECT_EQ(said(events_in(*store, "gap")), to_string(Error("", "store.event_missing", store->where(), 0, "gap")));
    EXPECT_NE(fault(store->append(some("damaged", 2, 1)), "damaged"), "");
    EXPECT_NE(fault(store->append(some("gap", 0, 1)), "gap"), "");
    EXPECT_EQ(store->lines("chance log", 0, 9).value().texts, (Texts{"{\"commit\": \"00\"}"}));
    EXPECT_EQ(store->put_away(never, Old::archive).value(), 0);
  }
  EXPECT_EQ(value("SELECT count(*) FROM damaged"), "3");
}

TEST_P(Keeping, takes_version_1_over_once_even_if_it_is_killed_then) {
  write_version_1(address, database, is_sqlite());
  const auto child = fork();
  if (child == 0) {
    const auto store = opened(address);
    if (store->take("a").value().events.size() == 2) put(*store, {{"a", 2, "new"}});
    kill(getpid(), SIGKILL);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  const auto store = opened(address);
  EXPECT_TRUE(is(events_in(*store, "a"), Texts{"{}", R"({"move": 1})", "new"}));
  EXPECT_EQ(store->lines("chance log", 0, 9).value().size, 1);
}

}  // namespace
}  // namespace shengxiao::store
