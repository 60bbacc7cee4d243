// What holds for both stores.
#include "store/store.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sqlite3.h>

#include <cstdio>
#include <random>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using std::chrono::milliseconds;

class Stores : public testing::TestWithParam<const char*> {
 protected:
  bool is_sqlite() const { return GetParam() == std::string_view("sqlite"); }

  void SetUp() override {
    address = home.path / "journal";
    if (is_sqlite()) return;
    ASSERT_EQ(cluster().fault(), "");
    database = cluster().new_database();
    address = cluster().address(database);
  }

  // Does with the tables of the store what nobody should.
  void tamper(const std::string& command) const {
    if (!is_sqlite()) {
      ASSERT_EQ(cluster().sql(database, "SET search_path = shengxiao; " + command), "");
      return;
    }
    sqlite3* file = nullptr;
    sqlite3_open(address.c_str(), &file);
    EXPECT_EQ(sqlite3_exec(file, command.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
  }

  TemporaryFolder home;
  std::string database;
  std::string address;
};

INSTANTIATE_TEST_SUITE_P(, Stores, testing::Values("sqlite", "postgresql"),
                         [](const auto& kind) { return std::string(kind.param); });

using Texts = std::vector<std::string>;

TEST_P(Stores, gives_back_what_was_appended) {
  const auto store = opened(address);
  EXPECT_TRUE(is(store->events("a"), Texts{}));
  ASSERT_TRUE(store->append(some("a", 0, 1)));
  ASSERT_TRUE(store->append(some("a", 1, 12)));
  ASSERT_TRUE(store->append({}));
  EXPECT_TRUE(is(store->events("a"), events_of(some("a", 0, 13))));
  EXPECT_TRUE(is(store->events("A"), Texts{}));
}

TEST_P(Stores, keeps_every_event_byte_for_byte) {
  const Texts odd{"",
                  "{}",
                  R"({"says": "\"it's\" \\ 100% $1 ?1 :a @b;--"})",
                  R"({"says": "one\ntwo\u0000three"})",
                  "{\n\t\"says\":\r\n \"spread out\"}",
                  R"({"说": "十二生肖：鼠牛虎兔龙蛇马羊猴鸡狗猪", "sign": "🐉"})",
                  std::string("zero \0 byte", 11),
                  "\xFF\xFE no UTF-8 \xC3",
                  std::string(300'000, 'x')};
  const Texts names{"a", "it's \"one\"; DROP TABLE events;--", "生肖 桌 1", "%s {} \\", "\n"};
  const auto store = opened(address);
  for (const auto& name : names)
    for (std::size_t n = 0; n < odd.size(); ++n)
      ASSERT_TRUE(store->append(std::vector<Event>{{name, static_cast<std::int64_t>(n), odd[n]}})) << name;
  for (const auto& name : names) EXPECT_TRUE(is(store->events(name), odd)) << name;

  Texts kept;
  EXPECT_TRUE(rc::check("any event comes back", [&](const Texts& texts) {
    std::vector<Event> events;
    for (const auto& text : texts) {
      events.push_back({"any", static_cast<std::int64_t>(kept.size()), text});
      kept.push_back(text);
    }
    RC_ASSERT(store->append(events) == true);
    RC_ASSERT(store->events("any") == kept);
  }));
}

TEST_P(Stores, refuses_a_wrong_number_and_tells_the_right_one) {
  const auto store = opened(address);
  ASSERT_TRUE(store->append(some("a", 0, 5)));
  for (const std::int64_t wrong : {-1, 0, 4, 6, 1000}) {
    const auto refused = store->append(std::vector<Event>{{"a", wrong, "{}"}});
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error(), Error("", "store.wrong_number", store->where(), wrong, "a", 5));
  }
  EXPECT_FALSE(store->append(some("b", 1, 1)));
  EXPECT_TRUE(is(store->events("a"), events_of(some("a", 0, 5))));
  EXPECT_TRUE(is(store->events("b"), Texts{}));
  EXPECT_TRUE(store->append(some("a", 5, 1)));
}

TEST_P(Stores, stores_all_or_nothing) {
  const auto store = opened(address);
  ASSERT_TRUE(store->append(some("a", 0, 3)));
  for (const auto& [table, number] : std::vector<std::pair<std::string, std::int64_t>>{{"a", 13}, {"a", 15}, {"b", 1}, {"c", 7}}) {
    auto batch = some("a", 3, 10);
    batch.push_back({"b", 0, "{}"});
    batch.push_back({"b", 1, "{}"});
    batch.push_back({table, number, "{}"});
    const bool is_right = table == "a" && number == 13;
    if (is_right) batch.push_back(batch.front());
    ASSERT_FALSE(store->append(batch)) << table << number;
    EXPECT_TRUE(is(store->events("a"), events_of(some("a", 0, 3))));
    for (const auto* other : {"b", "c"}) EXPECT_TRUE(is(store->events(other), Texts{}));
  }
  EXPECT_TRUE(store->append(some("a", 3, 10)));
}

TEST_P(Stores, keeps_thousands_of_events_over_many_sessions) {
  constexpr int tables = 15;
  for (int session = 0; session < 4; ++session) {
    const auto store = opened(address);
    for (int round = 0; round < 5; ++round) {
      std::vector<Event> batch;
      for (int table = 0; table < tables; ++table)
        for (auto& event : some(fmt::format("table {}", table), session * 50 + round * 10, 10)) batch.push_back(std::move(event));
      ASSERT_TRUE(store->append(batch));
    }
    ASSERT_TRUE(store->append(some(fmt::format("session {}", session), 0, 1000)));
  }
  const auto store = opened(address);
  for (int table = 0; table < tables; ++table) {
    const auto name = fmt::format("table {}", table);
    EXPECT_TRUE(is(store->events(name), events_of(some(name, 0, 200))));
  }
  for (int session = 0; session < 4; ++session) {
    const auto name = fmt::format("session {}", session);
    EXPECT_TRUE(is(store->events(name), events_of(some(name, 0, 1000))));
  }
}

TEST_P(Stores, lets_one_server_in) {
  auto store = opened(address);
  const auto elsewhere = [this] { return refusal(address); };
  for (const auto& refused : {in_child(elsewhere), refusal(address), in_child(elsewhere)})
    EXPECT_TRUE(refused.starts_with(is_sqlite() ? "store.file_in_use(" : "store.database_in_use(")) << refused;
  EXPECT_TRUE(store->append(some("a", 0, 1)));
  store.reset();
  EXPECT_EQ(in_child(elsewhere), "");
  EXPECT_TRUE(is(opened(address)->events("a"), events_of(some("a", 0, 1))));
}

TEST_P(Stores, names_what_is_damaged) {
  auto store = opened(address);
  for (const auto* name : {"a", "b", "c", "d"}) ASSERT_TRUE(store->append(some(name, 0, 10)));
  store.reset();
  tamper("UPDATE events SET event = 'x' WHERE table_name = 'a' AND number = 7");
  tamper("DELETE FROM events WHERE table_name = 'b' AND number = 3");
  tamper("UPDATE events SET checksum = checksum + 1 WHERE table_name = 'c' AND number = 0");
  store = opened(address);
  const std::vector<Error> errors{{"", "store.event_damaged", store->where(), 7, "a"},
                                  {"", "store.event_missing", store->where(), 3, "b"},
                                  {"", "store.event_damaged", store->where(), 0, "c"}};
  for (std::size_t i = 0; i < errors.size(); ++i) {
    const auto read = store->events(std::array{"a", "b", "c"}[i]);
    ASSERT_FALSE(read) << i;
    EXPECT_EQ(to_string(read.error()), to_string(errors[i]));
  }
  EXPECT_TRUE(is(store->events("d"), events_of(some("d", 0, 10))));
}

TEST_P(Stores, leaves_a_later_version_alone) {
  opened(address)->append(some("a", 0, 1)).value();
  tamper(is_sqlite() ? "PRAGMA user_version = 2" : "UPDATE journal SET version = 2");
  const auto refused = refusal(address);
  EXPECT_TRUE(refused.ends_with(is_sqlite() ? ", 2, 1)" : ", \"2\", \"1\")")) << refused;
  tamper(is_sqlite() ? "PRAGMA user_version = 1" : "UPDATE journal SET version = 1");
  EXPECT_TRUE(is(opened(address)->events("a"), events_of(some("a", 0, 1))));
}

// A server that appends, one by one and five at a time, and tells over the pipe how many are stored, until it is killed.
void serve(const std::string& address, int tell) {
  const auto store = opened(address);
  for (auto number = static_cast<std::int64_t>(store->events("a").value().size());;) {
    const int count = number % 3 == 0 ? 5 : 1;
    store->append(some("a", number, count)).value();
    number += count;
    if (write(tell, &number, sizeof number) != sizeof number) return;
  }
}

TEST_P(Stores, loses_nothing_acknowledged_when_it_is_killed) {
  const int kills = is_sqlite() ? 100 : 25;
  std::mt19937 random(1);
  std::int64_t before = 0;
  std::int64_t acknowledged = 0;
  for (int kill_number = 0; kill_number < kills; ++kill_number) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const auto child = fork();
    if (child == 0) {
      close(ends[0]);
      try {
        serve(address, ends[1]);
      } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
      }
      _exit(1);
    }
    close(ends[1]);
    auto told = before;
    const bool is_early = kill_number % 5 == 0;  // while it opens, perhaps
    if (!is_early) {
      ASSERT_EQ(read(ends[0], &told, sizeof told), static_cast<ssize_t>(sizeof told));
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 12'000));
    kill(child, SIGKILL);
    while (read(ends[0], &told, sizeof told) == sizeof told) {}
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child failed by itself";
    acknowledged += told - before;

    const auto events = opened(address)->events("a");
    ASSERT_TRUE(events) << to_string(events.error());
    before = static_cast<std::int64_t>(events->size());
    const auto unanswered = before - told;  // one append at most, whole
    ASSERT_TRUE(unanswered == 0 || unanswered == (told % 3 == 0 ? 5 : 1)) << "of " << told << " there are " << before;
    ASSERT_TRUE(is(events, events_of(some("a", 0, static_cast<int>(before)))));
  }
  std::printf("%s: killed %d times, %lld events acknowledged, none lost\n", GetParam(), kills,
              static_cast<long long>(acknowledged));
}

}  // namespace
}  // namespace shengxiao::store
