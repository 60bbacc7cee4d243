// What holds for both stores.
#include "store/store.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdio>
#include <random>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using std::chrono::milliseconds;

INSTANTIATE_TEST_SUITE_P(, Stores, both_stores, store_name);

using Texts = std::vector<std::string>;

TEST_P(Stores, gives_back_what_was_appended) {
  const auto store = opened(address);
  EXPECT_TRUE(is(events_in(*store, "a"), Texts{}));
  ASSERT_TRUE(stored(store->append(some("a", 0, 1))));
  ASSERT_TRUE(stored(store->append(some("a", 1, 12))));
  ASSERT_TRUE(stored(store->append({})));
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 13))));
  EXPECT_TRUE(is(events_in(*store, "A"), Texts{}));
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
      ASSERT_TRUE(stored(store->append(std::vector<Event>{{name, static_cast<std::int64_t>(n), odd[n]}}))) << name;
  for (const auto& name : names) EXPECT_TRUE(is(events_in(*store, name), odd)) << name;

  Texts kept;
  EXPECT_TRUE(rc::check("any event comes back", [&](const Texts& texts) {
    std::vector<Event> events;
    for (const auto& text : texts) {
      events.push_back({"any", static_cast<std::int64_t>(kept.size()), text});
      kept.push_back(text);
    }
    RC_ASSERT(static_cast<bool>(stored(store->append(events))));
    RC_ASSERT(events_in(*store, "any") == kept);
  }));
}

TEST_P(Stores, refuses_a_wrong_number_and_tells_the_right_one) {
  const auto store = opened(address);
  put(*store, some("a", 0, 5));
  for (const std::int64_t wrong : {-1, 4, 6, 1000})
    EXPECT_EQ(fault(store->append(std::vector<Event>{{"a", wrong, "{}"}}), "a"),
              to_string(Error("", "store.wrong_number", store->where(), wrong, "a", 5)));
  EXPECT_EQ(fault(store->append(some("b", 1, 1)), "b"), to_string(Error("", "store.wrong_number", store->where(), 1, "b", 0)));
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 5))));
  EXPECT_TRUE(is(events_in(*store, "b"), Texts{}));
  EXPECT_TRUE(stored(store->append(some("a", 5, 1))));
}

TEST_P(Stores, opens_no_table_under_a_name_that_is_taken) {
  auto store = opened(address);
  put(*store, some("a", 0, 2));
  const auto taken = to_string(Error("", "store.name_taken", store->where(), "a"));
  EXPECT_EQ(fault(store->append(some("a", 0, 1)), "a"), taken);
  store.reset();
  store = opened(address);
  EXPECT_EQ(fault(store->append(some("a", 0, 3)), "a"), taken);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 2))));
}

TEST_P(Stores, stores_all_of_a_table_or_nothing_and_the_others_all_the_same) {
  const auto store = opened(address);
  put(*store, some("a", 0, 3));
  int others = 0;
  for (const std::int64_t wrong : {7, 2, -1}) {
    auto batch = some("b", others, 2);
    for (const auto& event : some("a", 3, 3)) batch.push_back(event);
    batch.back().number = wrong;
    const auto opened_now = fmt::format("c{}", wrong);
    for (const auto& event : some(opened_now, 0, 2)) batch.push_back(event);
    const auto done = store->append(batch);
    ASSERT_TRUE(done);
    EXPECT_EQ(done->size(), 1U);
    EXPECT_EQ(fault(done, "a"), to_string(Error("", "store.wrong_number", store->where(), wrong, "a", 5)));
    others += 2;
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 3))));
    EXPECT_TRUE(is(events_in(*store, "b"), events_of(some("b", 0, others))));
    EXPECT_TRUE(is(events_in(*store, opened_now), events_of(some(opened_now, 0, 2))));
  }
  EXPECT_TRUE(stored(store->append(some("a", 3, 10))));
}

TEST_P(Stores, appends_to_tables_that_were_taken_only) {
  auto store = opened(address);
  put(*store, some("a", 0, 2));
  store.reset();
  store = opened(address);
  const auto not_ours = to_string(Error("", "store.not_ours", store->where(), "a"));
  EXPECT_EQ(fault(store->append(some("a", 2, 1)), "a"), not_ours);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 2))));
  put(*store, some("a", 2, 1));
  ASSERT_TRUE(store->release(std::vector<std::string>{"a", "none"}));
  EXPECT_EQ(fault(store->append(some("a", 3, 1)), "a"), not_ours);
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 3))));
  put(*store, some("a", 3, 1));
}

TEST_P(Stores, keeps_thousands_of_events_over_many_sessions) {
  constexpr int tables = 15;
  for (int session = 0; session < 4; ++session) {
    const auto store = opened(address);
    for (int table = 0; table < tables; ++table) ASSERT_TRUE(store->take(fmt::format("table {}", table)));
    for (int round = 0; round < 5; ++round) {
      std::vector<Event> batch;
      for (int table = 0; table < tables; ++table)
        for (auto& event : some(fmt::format("table {}", table), session * 50 + round * 10, 10)) batch.push_back(std::move(event));
      ASSERT_TRUE(stored(store->append(batch)));
    }
    ASSERT_TRUE(stored(store->append(some(fmt::format("session {}", session), 0, 1000))));
  }
  const auto store = opened(address);
  for (int table = 0; table < tables; ++table) {
    const auto name = fmt::format("table {}", table);
    EXPECT_TRUE(is(events_in(*store, name), events_of(some(name, 0, 200))));
  }
  for (int session = 0; session < 4; ++session) {
    const auto name = fmt::format("session {}", session);
    EXPECT_TRUE(is(events_in(*store, name), events_of(some(name, 0, 1000))));
  }
}

TEST_P(Stores, lets_one_server_in) {
  auto store = opened(address);
  const auto elsewhere = [this] { return refusal(address); };
  for (const auto& refused : {in_child(elsewhere), refusal(address), in_child(elsewhere)})
    EXPECT_TRUE(refused.starts_with(is_sqlite() ? "store.file_in_use(" : "store.database_in_use(")) << refused;
  EXPECT_TRUE(stored(store->append(some("a", 0, 1))));
  store.reset();
  EXPECT_EQ(in_child(elsewhere), "");
  EXPECT_TRUE(is(events_in(*opened(address), "a"), events_of(some("a", 0, 1))));
}

TEST_P(Stores, names_what_is_damaged) {
  auto store = opened(address);
  for (const char name : std::string("abcdefghijk")) put(*store, some(std::string(1, name), 0, 10));
  store.reset();
  tamper("UPDATE events SET event = 'x' WHERE table_name = 'a' AND number = 7");
  tamper("DELETE FROM events WHERE table_name = 'b' AND number = 3");
  tamper("UPDATE events SET hash = (SELECT head FROM tables WHERE name = 'a') WHERE table_name = 'c' AND number = 0");
  tamper("DELETE FROM events WHERE table_name = 'd' AND number >= 6");
  tamper("UPDATE tables SET head = (SELECT head FROM tables WHERE name = 'a') WHERE name = 'e'");
  tamper("UPDATE tables SET size = 9 WHERE name = 'f'");
  tamper("DELETE FROM tables WHERE name = 'g'");
  tamper("DELETE FROM events WHERE table_name = 'h'");
  tamper("UPDATE events SET number = number + 10 WHERE table_name = 'j'");
  store = opened(address);
  const auto where = store->where();
  const std::vector<std::pair<std::string, Error>> expected{
      {"a", {"", "store.event_damaged", where, 7, "a"}}, {"b", {"", "store.event_missing", where, 3, "b"}},
      {"c", {"", "store.event_damaged", where, 0, "c"}}, {"d", {"", "store.tail_missing", where, 4, "d", 6}},
      {"e", {"", "store.entry_damaged", where, "e"}},    {"f", {"", "store.entry_damaged", where, "f"}},
      {"g", {"", "store.entry_damaged", where, "g"}},    {"h", {"", "store.tail_missing", where, 10, "h", 0}},
      {"j", {"", "store.event_missing", where, 0, "j"}}};
  for (const auto& [table, error] : expected) {
    EXPECT_EQ(said(events_in(*store, table)), to_string(error));
    EXPECT_NE(fault(store->append(some(table, 10, 1)), table), "");
  }
  for (const auto* table : {"i", "k"}) EXPECT_TRUE(is(events_in(*store, table), events_of(some(table, 0, 10))));
}

// Each event is where it was written, and after what it was written after.
TEST_P(Stores, notices_events_that_were_exchanged) {
  auto store = opened(address);
  for (const auto* table : {"a", "b"})
    for (int n = 0; n < 6; ++n) put(*store, {{table, n, "the same"}});
  put(*store, some("c", 0, 6));
  store.reset();
  tamper("UPDATE events SET number = -1 WHERE table_name = 'c' AND number = 2");
  tamper("UPDATE events SET number = 2 WHERE table_name = 'c' AND number = 3");
  tamper("UPDATE events SET number = 3 WHERE table_name = 'c' AND number = -1");
  tamper("DELETE FROM events WHERE table_name = 'a'");
  tamper("UPDATE events SET table_name = 'a' WHERE table_name = 'b'");
  store = opened(address);
  EXPECT_EQ(said(events_in(*store, "c")), to_string(Error("", "store.event_damaged", store->where(), 2, "c")));
  EXPECT_EQ(said(events_in(*store, "a")), to_string(Error("", "store.event_damaged", store->where(), 0, "a")));
}

TEST_P(Stores, leaves_a_later_version_alone) {
  put(*opened(address), some("a", 0, 1));
  tamper(is_sqlite() ? "PRAGMA user_version = 3" : "UPDATE journal SET version = 3");
  const auto refused = refusal(address);
  EXPECT_TRUE(refused.ends_with(is_sqlite() ? ", 3, 2)" : ", \"3\", \"2\")")) << refused;
  tamper(is_sqlite() ? "PRAGMA user_version = 2" : "UPDATE journal SET version = 2");
  EXPECT_TRUE(is(events_in(*opened(address), "a"), events_of(some("a", 0, 1))));
}

// A server that appends, one by one and five at a time, and tells over the pipe how many are stored, until it is killed.
void serve(const std::string& address, int tell) {
  const auto store = opened(address);
  for (auto number = static_cast<std::int64_t>(events_in(*store, "a").value().size());;) {
    const int count = number % 3 == 0 ? 5 : 1;
    put(*store, some("a", number, count));
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

    const auto events = events_in(*opened(address), "a");
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
