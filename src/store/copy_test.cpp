// Copies of journals: from files and databases into files and databases.
#include <gtest/gtest.h>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using Texts = std::vector<std::string>;

// From and into.
class Copies : public testing::TestWithParam<std::pair<const char*, const char*>> {
 protected:
  void SetUp() override {
    ASSERT_EQ(cluster().fault(), "");
    from = place(GetParam().first, "from");
    to = place(GetParam().second, "to");
  }

  struct Place {
    std::string address, database;
  };
  Place place(std::string_view kind, const std::string& name) const {
    if (kind == "sqlite") return {home.path / name, ""};
    const auto database = cluster().new_database();
    return {cluster().address(database), database};
  }

  static std::string value(const Place& place, const std::string& query) {
    if (!place.database.empty()) return cluster().sql(place.database, "SET search_path = shengxiao; " + query);
    sqlite3* file = nullptr;
    sqlite3_open(place.address.c_str(), &file);
    std::string found;
    const auto keep = [](void* all, int, char** values, char**) {
      *static_cast<std::string*>(all) = values[0] == nullptr ? "" : values[0];
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(file, query.c_str(), keep, &found, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
    return found;
  }

  // Names, kinds, sizes and heads of all tables.
  static std::string heads(const Place& place) {
    const bool is_sqlite = place.database.empty();
    return value(place,
                 fmt::format("SELECT {}(name || ' ' || kind || ' ' || size || ' ' || lower({}), ';'{}) FROM {}",
                             is_sqlite ? "group_concat" : "string_agg", is_sqlite ? "hex(head)" : "encode(head, 'hex')",
                             is_sqlite ? "" : " ORDER BY name", is_sqlite ? "(SELECT * FROM tables ORDER BY name)" : "tables"));
  }

  void fill() const {
    const auto store = opened(from.address);
    put(*store, some("a", 0, 1700));
    put(*store, some("archived", 0, 40));
    put(*store, {{"odd", 0, std::string("zero \0 byte", 11)}, {"odd", 1, ""}, {"odd", 2, "\xFF\xFE no UTF-8 \xC3"}});
    put(*store, {{"odd", 3, std::string(1'500'000, 'x')}, {"it's \"one\" \\ 生肖", 0, "{}"}});
    store->add_lines("log", made(30)).value();
    store->release(Texts{"archived"}).value();
    EXPECT_EQ(store->put_away(std::chrono::seconds(0), Old::archive).value(), 1);
  }

  TemporaryFolder home;
  Place from, to;
};

INSTANTIATE_TEST_SUITE_P(, Copies,
                         testing::Values(std::pair("sqlite", "sqlite"), std::pair("sqlite", "postgresql"),
                                         std::pair("postgresql", "sqlite"), std::pair("postgresql", "postgresql")),
                         [](const auto& kinds) { return fmt::format("{}_to_{}", kinds.param.first, kinds.param.second); });

TEST_P(Copies, have_everything_and_the_same_heads) {
  fill();
  const auto server = opened(from.address);  // it may run meanwhile
  EXPECT_EQ(copy_journal(from.address, to.address).value(), 5);
  EXPECT_EQ(heads(to), heads(from));
  EXPECT_NE(heads(to), "");
  const auto store = opened(to.address);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 1700))));
  EXPECT_TRUE(is(events_in(*store, "archived"), events_of(some("archived", 0, 40))));
  EXPECT_EQ(events_in(*store, "odd").value(), events_in(*server, "odd").value());
  EXPECT_TRUE(is(events_in(*store, "it's \"one\" \\ 生肖"), {"{}"}));
  EXPECT_EQ(store->lines("log", 0, 99).value().texts, server->lines("log", 0, 99).value().texts);
  put(*store, some("a", 1700, 1));
  EXPECT_EQ(store->add_lines("log", made(1)).value(), 30);
}

TEST_P(Copies, go_nowhere_where_something_is) {
  fill();
  put(*opened(to.address), some("b", 0, 3));
  const auto refused = copy_journal(from.address, to.address);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(has(to_string(refused.error()), "store.already_there(")) << to_string(refused.error());
  EXPECT_TRUE(is(events_in(*opened(to.address), "b"), events_of(some("b", 0, 3))));
}

TEST_P(Copies, of_what_is_damaged_do_not_stay_behind) {
  fill();
  const auto refused = [this] {
    const auto copied = copy_journal(from.address, to.address);
    return copied ? "" : to_string(copied.error());
  };
  value(from, "UPDATE events SET event = 'x' WHERE table_name = 'a' AND number = 1650");
  EXPECT_TRUE(has(refused(), "store.event_damaged(")) << refused();
  EXPECT_TRUE(has(refused(), "1650, \"a\")"));
  value(from, "DELETE FROM events WHERE table_name = 'a' AND number >= 1600");
  EXPECT_TRUE(has(refused(), "store.tail_missing(")) << refused();
  value(from, "DELETE FROM tables WHERE name = 'a'");
  EXPECT_TRUE(has(refused(), "store.entry_damaged(")) << refused();
  value(from, "DELETE FROM events WHERE table_name = 'a'");
  value(from, "DELETE FROM archive");
  EXPECT_TRUE(has(refused(), "store.archive_damaged(")) << refused();
  value(from, "DELETE FROM tables WHERE name = 'archived'");
  if (to.database.empty()) {
    for (const auto* end : {"", "-wal", "-part", "-recent"}) EXPECT_FALSE(fs::exists(to.address + end)) << end;
  }
  EXPECT_EQ(refused(), "") << "nothing was left in the way";
  EXPECT_EQ(heads(to), heads(from));
}

TEST_P(Copies, are_of_a_journal_only) {
  const auto refused = copy_journal(from.address, to.address);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(has(to_string(refused.error()), "store.no_journal(")) << to_string(refused.error());
  if (from.database.empty()) {
    EXPECT_FALSE(fs::exists(from.address));
    write_bytes(from.address, "not a journal");
    EXPECT_FALSE(copy_journal(from.address, to.address));
    EXPECT_EQ(bytes_of(from.address), "not a journal");
  }
  if (to.database.empty()) {
    EXPECT_FALSE(fs::exists(to.address));
  }
}

TEST_P(Copies, are_as_the_journal_was_at_one_time_while_a_server_goes_on) {
  put(*opened(from.address), some("a", 0, 1));
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const auto child = fork();
  if (child == 0) {  // appends to both tables at once, until it is killed
    const auto store = opened(from.address);
    store->take("a").value();
    for (int n = 0;; ++n) {
      auto batch = some("a", n + 1, 1);
      batch.push_back(some("b", n, 1).front());
      put(*store, batch);
      if (write(ends[1], &n, sizeof n) != sizeof n) _exit(1);
    }
  }
  close(ends[1]);
  int told = 0;
  for (int copy = 0; copy < 4; ++copy) {
    for (int more = 0; more < 25; ++more) ASSERT_EQ(read(ends[0], &told, sizeof told), static_cast<ssize_t>(sizeof told));
    const auto place = this->place(GetParam().second, fmt::format("to{}", copy));
    const auto copied = copy_journal(from.address, place.address);
    ASSERT_TRUE(copied) << to_string(copied.error());
    const auto store = opened(place.address);
    const auto first = events_in(*store, "a").value(), second = events_in(*store, "b").value();
    EXPECT_EQ(first.size(), second.size() + 1);
    EXPECT_GE(second.size(), static_cast<std::size_t>(told) + 1);
  }
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  close(ends[0]);
  EXPECT_GT(events_in(*opened(from.address), "b").value().size(), 100U);
}

// What was left by a server that was killed, and its log damaged, is put in order first.
TEST(CopiesOfFiles, have_what_was_lost_from_the_log) {
  TemporaryFolder home;
  const std::string from = home.path / "from", to = home.path / "to";
  const auto child = fork();
  if (child == 0) {
    const auto store = opened(from);
    put(*store, some("a", 0, 20));
    kill(getpid(), SIGKILL);
  }
  waitpid(child, nullptr, 0);
  fs::remove(from + "-wal");
  EXPECT_EQ(copy_journal(from, to).value(), 1);
  EXPECT_TRUE(is(events_in(*opened(to), "a"), events_of(some("a", 0, 20))));
}

}  // namespace
}  // namespace shengxiao::store
