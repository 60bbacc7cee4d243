// Several servers that share a journal in PostgreSQL: which of them has a table.
#include <gtest/gtest.h>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using std::chrono::seconds;
using Texts = std::vector<std::string>;

class Leases : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(cluster().fault(), "");
    database = cluster().new_database();
    address = cluster().address(database);
  }

  // As if a server had not renewed its leases for long.
  void expire(const Neighbour& server) const {
    ASSERT_EQ(sql("UPDATE servers SET expires = now() - interval '1 s' WHERE address = '" + server.address + "'"), "");
  }
  // As if no time went by: for tests of what must not happen while a lease lasts.
  void last_for_ever(const Neighbour& server) const {
    ASSERT_EQ(sql("UPDATE servers SET expires = now() + interval '1 day' WHERE address = '" + server.address + "'"), "");
  }
  std::string sql(const std::string& command) const { return cluster().sql(database, "SET search_path = shengxiao; " + command); }

  const Neighbour ann{"10.0.0.1:8018", "ann's"}, bob{"10.0.0.2:8018", "bob's"};
  std::string database;
  std::string address;
};

TEST_F(Leases, give_a_table_to_the_server_that_opens_or_takes_it) {
  const auto first = opened(address, ann), second = opened(address, bob);
  last_for_ever(ann);
  last_for_ever(bob);
  put(*first, some("a", 0, 3));
  const auto taken = second->take("a").value();
  EXPECT_EQ(taken.owner, ann);
  EXPECT_TRUE(taken.events.empty());
  EXPECT_EQ(fault(second->append(some("a", 3, 1)), "a"), to_string(Error("", "store.not_ours", second->where(), "a")));
  EXPECT_EQ(fault(second->append(some("a", 0, 1)), "a"), to_string(Error("", "store.name_taken", second->where(), "a")));
  EXPECT_TRUE(is(events_in(*first, "a"), events_of(some("a", 0, 3)))) << "its owner may take it again";

  ASSERT_TRUE(first->release(std::vector<std::string>{"a"}));
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 3))));
  put(*second, some("a", 3, 1));
  EXPECT_EQ(first->take("a").value().owner, bob);
  EXPECT_TRUE(is(events_in(*second, "none"), {}));
  EXPECT_TRUE(is(events_in(*first, "none"), {})) << "nobody has a table that there is not";
}

TEST_F(Leases, end_with_the_time_and_the_server_before_notices) {
  const auto first = opened(address, ann), second = opened(address, bob);
  last_for_ever(bob);
  put(*first, some("a", 0, 3));
  put(*first, some("b", 0, 3));
  expire(ann);
  put(*first, some("a", 3, 1));  // nobody has taken it
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 4))));
  auto batch = some("a", 4, 1);
  batch.push_back(some("b", 3, 1).front());
  const auto done = first->append(batch);
  EXPECT_EQ(fault(done, "a"), to_string(Error("", "store.not_ours", first->where(), "a")));
  EXPECT_EQ(fault(done, "b"), "");
  EXPECT_EQ(to_string(first->renew().error()), to_string(Error("", "store.lease_expired", first->where())));
  last_for_ever(ann);
  EXPECT_TRUE(first->renew());
  last_for_ever(ann);
  EXPECT_EQ(second->take("b").value().owner, ann);
  put(*second, some("a", 4, 1));
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 5))));
}

// There and back: what the first owner remembers has the right owner, but not the right epoch.
TEST_F(Leases, have_an_epoch_that_an_owner_of_long_ago_does_not_have) {
  const auto first = opened(address, ann), second = opened(address, bob);
  put(*first, some("a", 0, 3));
  const auto epoch = sql("SELECT epoch FROM leases WHERE table_name = 'a'");
  expire(ann);
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 3))));
  ASSERT_EQ(sql("UPDATE leases SET owner = (SELECT id FROM servers WHERE address = '" + ann.address + "')"), "");
  EXPECT_NE(sql("SELECT epoch FROM leases WHERE table_name = 'a'"), epoch);
  EXPECT_EQ(fault(first->append(some("a", 3, 1)), "a"), to_string(Error("", "store.not_ours", first->where(), "a")));
}

TEST_F(Leases, are_registered_anew_where_they_were_cleared_away) {
  const auto first = opened(address, ann), second = opened(address, bob);
  last_for_ever(bob);
  put(*first, some("a", 0, 3));
  put(*first, some("b", 0, 3));
  ASSERT_EQ(sql("DELETE FROM servers WHERE address = '" + ann.address + "'"), "");
  EXPECT_TRUE(is(events_in(*second, "b"), events_of(some("b", 0, 3))));
  EXPECT_FALSE(first->renew());
  last_for_ever(ann);
  EXPECT_TRUE(first->renew());
  last_for_ever(ann);
  EXPECT_EQ(second->take("a").value().owner, ann);
  put(*first, some("a", 3, 1));
  EXPECT_EQ(fault(first->append(some("b", 3, 1)), "b"), to_string(Error("", "store.not_ours", first->where(), "b")));
}

TEST_F(Leases, are_given_back_at_an_orderly_end_and_last_beyond_another) {
  auto first = opened(address, ann);
  const auto second = opened(address, bob);
  put(*first, some("a", 0, 3));
  first.reset();
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 3))));
  EXPECT_EQ(sql("SELECT count(*) FROM servers"), "1");

  const auto killed = fork();
  if (killed == 0) {
    const auto third = opened(address, ann);
    put(*third, some("b", 0, 3));
    kill(getpid(), SIGKILL);
  }
  waitpid(killed, nullptr, 0);
  last_for_ever(ann);
  EXPECT_EQ(second->take("b").value().owner, ann);
  expire(ann);
  EXPECT_TRUE(is(events_in(*second, "b"), events_of(some("b", 0, 3))));
}

TEST_F(Leases, expire_by_themselves_after_three_seconds) {
  const auto first = opened(address, ann), second = opened(address, bob);
  put(*first, some("a", 0, 3));
  const auto before = sql("SELECT now()");
  last_for_ever(ann);
  ASSERT_TRUE(first->renew());
  EXPECT_EQ(sql("SELECT expires >= '" + before +
                "'::timestamptz + interval '3 s' AND expires <= now() + interval '3 s' "
                "FROM servers WHERE address = '" +
                ann.address + "'"),
            "t");
  while (second->take("a").value().owner) pause(std::chrono::milliseconds(100));  // for ever, where they do not
  EXPECT_TRUE(is(events_in(*second, "a"), events_of(some("a", 0, 3))));
}

TEST_F(Leases, stay_over_a_lost_connection) {
  const auto first = opened(address, ann), second = opened(address, bob);
  put(*first, some("a", 0, 3));
  last_for_ever(ann);
  ASSERT_EQ(sql("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'shengxiao'"), "2");
  EXPECT_EQ(second->take("a").value().owner, ann);
  put(*first, some("a", 3, 1));
  EXPECT_TRUE(is(events_in(*first, "a"), events_of(some("a", 0, 4))));
}

TEST_F(Leases, keep_tables_from_being_put_away) {
  const auto first = opened(address, ann), second = opened(address, bob);
  last_for_ever(ann);
  put(*first, some("a", 0, 3));
  put(*first, some("b", 0, 3));
  ASSERT_TRUE(first->release(std::vector<std::string>{"b"}));
  for (const auto old : {Old::archive, Old::remove}) EXPECT_EQ(second->put_away(seconds(0), old).value(), 1) << "b, twice";
  put(*first, some("a", 3, 1));
  expire(ann);
  EXPECT_EQ(first->put_away(seconds(0), Old::archive).value(), 0) << "its own";
  EXPECT_EQ(second->put_away(seconds(0), Old::archive).value(), 1);
  EXPECT_EQ(fault(first->append(some("a", 4, 1)), "a"), to_string(Error("", "store.not_ours", first->where(), "a")));
  EXPECT_TRUE(is(events_in(*first, "a"), events_of(some("a", 0, 4))));
}

TEST_F(Leases, are_not_for_a_server_that_wants_the_journal_alone) {
  auto shared = opened(address, ann);
  EXPECT_TRUE(has(refusal(address), "store.database_in_use("));
  put(*shared, some("a", 0, 3));
  shared.reset();
  auto alone = opened(address);
  EXPECT_TRUE(has(refusal(address, bob), "store.database_in_use("));
  EXPECT_TRUE(is(events_in(*alone, "a"), events_of(some("a", 0, 3))));
  ASSERT_EQ(sql("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'shengxiao'"), "1");
  put(*alone, some("a", 3, 1));
  alone.reset();
  const auto killed = fork();
  if (killed == 0) {
    const auto store = opened(address);
    EXPECT_TRUE(store->take("a"));
    kill(getpid(), SIGKILL);
  }
  waitpid(killed, nullptr, 0);
  shared = opened(address, bob);
  EXPECT_TRUE(is(events_in(*shared, "a"), events_of(some("a", 0, 4))));
}

// --- several processes at once ---

TEST_F(Leases, let_one_of_many_have_a_table_at_a_time) {
  constexpr int servers = 4, tables = 6, rounds = 60;
  opened(address)->check().value();
  // Takes a table, adds one event to what is there, lets it go; or finds that another server has it.
  const auto faults = faults_of(servers, [&](int server) {
    const auto store = opened(address, Neighbour{fmt::format("server {}", server), ""});
    for (int n = 0; n < rounds;) {
      const auto table = fmt::format("t{}", (n + server) % tables);
      const auto taken = had(store->take(table));
      store->renew().value_or(false);
      if (taken.owner) continue;
      const auto size = static_cast<std::int64_t>(taken.events.size());
      const auto done = had(store->append(std::vector<Event>{{table, size, fmt::format("{} {}", server, n)}}));
      n += done.empty() ? 1 : 0;
      had(store->release(std::vector<std::string>{table}));
    }
  });
  EXPECT_EQ(faults, Texts{});
  const auto store = opened(address);
  std::map<std::string, int> seen;
  for (int table = 0; table < tables; ++table) {
    const auto events = events_in(*store, fmt::format("t{}", table)).value();
    for (const auto& event : events) ++seen[event];
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(servers * rounds));
  for (const auto& [event, count] : seen) EXPECT_EQ(count, 1) << event;
}

// A table is opened in one transaction, and is looked for in several statements.
TEST_F(Leases, are_asked_for_while_their_table_is_opened) {
  constexpr int tables = 1000, tries = 100'000;
  opened(address)->check().value();
  const auto faults = faults_of(2, [&](int server) {
    const auto store = opened(address, server == 0 ? ann : bob);
    const auto name = [](int n) { return fmt::format("t{}", n); };
    if (server == 0)
      for (int n = 0; n < tables; ++n) put(*store, some(name(n), 0, 1));
    else
      for (int n = 0, tried = 0; n < tables; ++tried) {
        const auto taken = had(store->take(name(n)));
        if (taken.owner || !taken.events.empty()) ++n;
        if (tried == tries) throw std::runtime_error(name(n) + " is never opened");
      }
  });
  EXPECT_EQ(faults, Texts{});
}

TEST_F(Leases, have_nothing_to_do_with_lists_which_all_write) {
  constexpr int servers = 3, rounds = 40;
  opened(address)->check().value();
  const auto faults = faults_of(servers, [&](int server) {
    const auto store = opened(address, Neighbour{fmt::format("server {}", server), ""});
    for (int n = 0; n < rounds; ++n) had(store->add_lines("log", made(1 + n % 3, fmt::format("{}:", server))));
  });
  EXPECT_EQ(faults, Texts{});
  const auto lines = opened(address)->lines("log", 0, 1000).value();
  EXPECT_EQ(lines.texts.size(), servers * (40U + 39U));
  std::string before;
  for (std::size_t n = 0; n < lines.texts.size(); ++n) {
    const auto& line = lines.texts[n];
    EXPECT_EQ(line.substr(line.find(':') + 1), fmt::format("{} after [{}]", n, before.substr(0, before.find(' '))));
    before = line;
  }
}

// A server that stands still in the middle of a transaction, with the list locked.
TEST_F(Leases, are_not_held_up_for_long_by_a_server_that_stands_still) {
  const auto store = opened(address, ann);
  store->add_lines("log", made(2)).value();
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const auto stuck = fork();
  if (stuck == 0) {
    const auto other = opened(address, bob);
    const Store::MakeLine stand_still = [&ends](std::int64_t, std::string_view) -> std::string {
      if (write(ends[1], "x", 1) != 1) _exit(1);
      for (;;) ::pause();
    };
    other->add_lines("log", std::vector<Store::MakeLine>{stand_still}).value();
    _exit(1);
  }
  close(ends[1]);
  char told = 0;
  ASSERT_EQ(read(ends[0], &told, 1), 1);
  close(ends[0]);
  EXPECT_EQ(store->add_lines("log", made(1)).value(), 2);
  kill(stuck, SIGKILL);
  waitpid(stuck, nullptr, 0);
  EXPECT_EQ(store->lines("log", 0, 9).value().texts.size(), 3U);
}

}  // namespace
}  // namespace shengxiao::store
