// Lost connections, servers that go away, and passwords.
#include "store/postgres_store.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <atomic>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using std::chrono::milliseconds;

class Postgres : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(cluster().fault(), "");
    database = cluster().new_database();
    address = cluster().address(database);
  }

  std::string database;
  std::string address;
};

constexpr const char* end_sessions = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shengxiao'";

TEST_F(Postgres, outlives_a_database_that_goes_away) {
  auto store = opened(address);
  ASSERT_TRUE(stored(store->append(some("a", 0, 3))));
  std::int64_t next = 3;
  for (const int signal : {SIGINT, SIGQUIT}) {
    cluster().stop(signal);
    for (const auto& refused : {store->append(some("a", next, 1)), store->append(some("a", next, 1))}) {
      ASSERT_FALSE(refused);
      EXPECT_TRUE(to_string(refused.error()).starts_with("store.connection_lost(store.no_connection("))
          << to_string(refused.error());
      EXPECT_TRUE(has(to_string(refused.error()), store->where())) << to_string(refused.error());
    }
    EXPECT_FALSE(events_in(*store, "a"));
    ASSERT_EQ(cluster().start(), "");
    ASSERT_TRUE(stored(store->append(some("a", next, 2))));
    next += 2;
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, static_cast<int>(next)))));
  }
}

TEST_F(Postgres, loses_nothing_acknowledged_when_the_database_crashes) {
  std::int64_t acknowledged = 0;
  for (int crash = 0; crash < 3; ++crash) {
    const auto store = opened(address);
    ASSERT_TRUE(store->take("a"));
    for (int n = 0; n < 40; ++n, acknowledged += 2) ASSERT_TRUE(stored(store->append(some("a", acknowledged, 2))));
    cluster().stop(SIGQUIT);
    ASSERT_EQ(cluster().start(), "");
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, static_cast<int>(acknowledged)))));
  }
}

TEST_F(Postgres, takes_a_new_connection_where_it_lost_one) {
  const auto store = opened(address);
  for (int n = 0; n < 5; ++n) {
    ASSERT_TRUE(stored(store->append(some("a", n, 1))));
    ASSERT_EQ(cluster().sql(database, end_sessions), "t");
    if (n % 2 == 0) {
      EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, n + 1))));
    }
  }
  EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, 5))));
  EXPECT_TRUE(has(refusal(address), "store.database_in_use("));  // the new one has the lock, too
}

TEST_F(Postgres, does_not_go_on_where_another_server_has_taken_over) {
  const auto store = opened(address);
  ASSERT_TRUE(stored(store->append(some("a", 0, 1))));
  ASSERT_EQ(cluster().sql(database, end_sessions), "t");
  {
    const auto other = opened(address);
    EXPECT_TRUE(is(events_in(*other, "a"), events_of(some("a", 0, 1))));
    put(*other, some("a", 1, 1));
  }
  const auto refused = store->append(some("a", 1, 1));
  ASSERT_FALSE(refused);
  EXPECT_TRUE(has(to_string(refused.error()), "store.other_writer(")) << to_string(refused.error());
  EXPECT_TRUE(is(events_in(*opened(address), "a"), events_of(some("a", 0, 2))));
}

// Stands between a store and the database, and cuts the connection at a COMMIT.
class Wire {
 public:
  enum class Cut { none, before_commit, before_its_answer };

  Wire() : path_(cluster().folder() / ".s.PGSQL.1"), door_(plug(path_, true)), thread_([this] { work(); }) {}
  ~Wire() {
    is_over = true;
    thread_.join();
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  std::string address(const std::string& database) const { return cluster().address(database) + "&port=1"; }

  std::function<void()> at_cut = [] {};  // what happens between the COMMIT and the next connection; set before the cut
  std::atomic<Cut> next_cut = Cut::none;
  std::atomic<bool> is_down = false;  // takes no new connections after the cut
  std::atomic<bool> is_over = false;

 private:
  static int plug(const fs::path& path, bool listens) {
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    path.string().copy(name.sun_path, sizeof name.sun_path - 1);
    const int made = socket(AF_UNIX, SOCK_STREAM, 0);
    const auto* address = reinterpret_cast<const sockaddr*>(&name);
    if ((listens ? bind(made, address, sizeof name) : connect(made, address, sizeof name)) != 0 ||
        (listens && listen(made, 9) != 0))
      std::perror("Wire");
    return made;
  }

  bool is_readable(int end) const {
    pollfd ready{end, POLLIN, 0};
    while (!is_over)
      if (poll(&ready, 1, 20) > 0) return true;
    return false;
  }

  void work() {
    while (is_readable(door_)) {
      const int client = accept(door_, nullptr, nullptr);
      if (!is_down) {
        const int database = plug(cluster().folder() / ".s.PGSQL.5432", false);
        carry(client, database);
        close(database);
      }
      close(client);
    }
    close(door_);
    fs::remove(path_);
  }

  void carry(int client, int database) {
    bool ends_at_answer = false;
    while (!is_over) {
      pollfd ready[2]{{client, POLLIN, 0}, {database, POLLIN, 0}};
      if (poll(ready, 2, 20) <= 0) continue;
      for (const bool to_database : {true, false}) {
        if (ready[to_database ? 0 : 1].revents == 0) continue;
        char buffer[20'000];
        const auto got = read(to_database ? client : database, buffer, sizeof buffer);
        if (!to_database && ends_at_answer) at_cut();
        if (got <= 0 || (!to_database && ends_at_answer)) return;
        if (to_database && std::string_view(buffer, static_cast<std::size_t>(got)).find("COMMIT") != std::string_view::npos) {
          const auto cut = next_cut.exchange(Cut::none);
          if (cut == Cut::before_commit) return;
          ends_at_answer = cut == Cut::before_its_answer;
        }
        if (write(to_database ? database : client, buffer, static_cast<std::size_t>(got)) != got) return;
      }
    }
  }

  fs::path path_;
  int door_;
  std::thread thread_;
};

TEST_F(Postgres, stores_once_what_a_lost_commit_may_have_stored) {
  Wire wire;
  const auto store = opened(wire.address(database));
  std::int64_t next = 0;
  for (const auto cut : {Wire::Cut::before_commit, Wire::Cut::before_its_answer}) {
    wire.next_cut = cut;
    const auto done = store->append(some("a", next, 3));
    ASSERT_TRUE(done) << to_string(done.error());
    next += 3;
    EXPECT_EQ(wire.next_cut, Wire::Cut::none);
    EXPECT_TRUE(is(events_in(*store, "a"), events_of(some("a", 0, static_cast<int>(next)))));
  }
}

TEST_F(Postgres, takes_back_what_it_said_is_not_stored) {
  Wire wire;
  const auto store = opened(wire.address(database));
  for (const auto cut : {Wire::Cut::before_commit, Wire::Cut::before_its_answer}) {
    const bool is_stored = cut == Wire::Cut::before_its_answer;
    const std::string table = is_stored ? "a" : "b", opened_now = table + table;
    ASSERT_TRUE(stored(store->append(some(table, 0, 3))));
    auto batch = some(table, 3, 4);
    for (const auto& event : some(opened_now, 0, 2)) batch.push_back(event);
    wire.next_cut = cut;
    wire.is_down = true;
    EXPECT_FALSE(store->append(batch));
    EXPECT_FALSE(store->append(batch));
    const auto count = "SELECT count(*) FROM shengxiao.events WHERE table_name LIKE '" + table + "%'";
    EXPECT_EQ(cluster().sql(database, count), is_stored ? "9" : "3");
    wire.is_down = false;
    EXPECT_TRUE(is(events_in(*store, table), events_of(some(table, 0, 3))));
    EXPECT_TRUE(is(events_in(*store, opened_now), {}));
    ASSERT_TRUE(stored(store->append(std::vector<Event>{{table, 3, "another"}, {opened_now, 0, "another"}})));
    EXPECT_EQ(events_in(*store, table).value().back(), "another");
    EXPECT_TRUE(is(events_in(*store, opened_now), {"another"}));
  }
}

// Another server may have gone on from it meanwhile; then it is that server's.
TEST_F(Postgres, takes_nothing_back_that_is_another_servers_by_now) {
  Wire wire;
  const Neighbour us{"us:1", "s"}, them{"them:1", "s"};
  const auto store = opened(wire.address(database), us);
  put(*store, some("a", 0, 3));
  wire.next_cut = Wire::Cut::before_its_answer;
  wire.is_down = true;
  EXPECT_FALSE(store->append(some("a", 3, 2)));
  ASSERT_EQ(cluster().sql(database, "UPDATE shengxiao.servers SET expires = now() - interval '1 s'"), "");
  const auto other = opened(address, them);
  EXPECT_TRUE(is(events_in(*other, "a"), events_of(some("a", 0, 5))));
  wire.is_down = false;
  EXPECT_EQ(fault(store->append(some("a", 3, 1)), "a"), to_string(Error("", "store.not_ours", store->where(), "a")));
  put(*other, some("a", 5, 1));
  EXPECT_TRUE(is(events_in(*other, "a"), events_of(some("a", 0, 6))));
}

TEST_F(Postgres, adds_lines_once_over_a_lost_connection) {
  Wire wire;
  const auto store = opened(wire.address(database), Neighbour{"us:1", "s"});
  std::int64_t size = 0;
  for (const auto cut : {Wire::Cut::before_commit, Wire::Cut::before_its_answer, Wire::Cut::none}) {
    wire.next_cut = cut;
    EXPECT_EQ(store->add_lines("log", made(2)).value(), size);
    size += 2;
    EXPECT_EQ(store->lines("log", 0, 99).value().texts.size(), static_cast<std::size_t>(size));
  }
  wire.next_cut = Wire::Cut::before_its_answer;
  wire.is_down = true;
  EXPECT_FALSE(store->add_lines("log", made(1)));
  wire.is_down = false;
  EXPECT_EQ(store->lines("log", 0, 99).value().texts.size(), static_cast<std::size_t>(size)) << "it was said not to be stored";
}

// What was stored and cannot be taken back, since another server has gone on from it, was added.
TEST_F(Postgres, adds_lines_once_even_where_others_add_theirs_meanwhile) {
  Wire wire;
  const auto other = opened(address, Neighbour{"them:1", "s"});
  const auto store = opened(wire.address(database), Neighbour{"us:1", "s"});
  EXPECT_EQ(store->add_lines("log", made(1, "ours ")).value(), 0);
  std::int64_t theirs = 0;
  wire.at_cut = [&] { theirs = other->add_lines("log", made(1, "theirs ")).value(); };
  wire.next_cut = Wire::Cut::before_its_answer;
  EXPECT_EQ(store->add_lines("log", made(2, "ours ")).value(), 1);
  EXPECT_EQ(theirs, 3);
  EXPECT_EQ(store->add_lines("log", made(1, "ours ")).value(), 4);
  EXPECT_EQ(store->lines("log", 0, 99).value().texts.size(), 5U);
}

TEST_F(Postgres, never_shows_a_password) {
  cluster().sql("postgres", "CREATE ROLE ann LOGIN PASSWORD 'S3same'");
  cluster().sql(database, "GRANT CREATE ON DATABASE " + database + " TO ann");
  const auto with = [this](const std::string& password) {
    return "postgresql://ann:" + password + "@/" + database + "?host=" + cluster().folder().string();
  };
  const auto store = opened(with("S3same"));
  EXPECT_FALSE(has(store->where(), "S3same"));
  EXPECT_TRUE(has(store->where(), "postgresql://ann@/" + database)) << store->where();
  EXPECT_TRUE(has(refusal(with("S3cret")), "password authentication failed")) << refusal(with("S3cret"));
  const std::vector<std::string> wrong{with("S3cret"),
                                       with("S3c@S3cret"),
                                       with("S3c/S3cret"),
                                       with("S3cret?"),
                                       with("S3cret%"),
                                       with("%zzS3cret"),
                                       with("S3cret#"),
                                       with("a:S3cret"),
                                       with("S3cret%00"),
                                       "postgres://ann:S3cret@[::1/x",
                                       "postgresql://ann:S3cret@127.0.0.1:1/x",
                                       "postgresql://ann:S3cret/x",
                                       "postgresql://ann:S3cret@/x?host=/nowhere",
                                       "postgresql://ann@/x?host=/nowhere&password=S3cret",
                                       "postgresql://ann@/x?host=/nowhere&passwort=S3cret",
                                       "postgresql://ann@/x?S3cret"};
  for (const auto& address : wrong) {
    const auto refused = refusal(address);
    EXPECT_NE(refused, "") << address;
    EXPECT_FALSE(has(refused, "S3cret")) << address << " -> " << refused;
  }
}

TEST_F(Postgres, says_what_is_wrong_with_the_database) {
  EXPECT_TRUE(has(refusal(cluster().address("nothing")), "database \"nothing\" does not exist"))
      << refusal(cluster().address("nothing"));
  EXPECT_TRUE(has(refusal("postgresql:///x?host=/nowhere"),
                  "store.no_connection(\"postgresql:///x?host=/nowhere\", \"connection to server on socket"))
      << refusal("postgresql:///x?host=/nowhere");
  cluster().sql("postgres", "CREATE ROLE guest LOGIN");
  const auto guest = "postgresql://guest@/" + database + "?host=" + cluster().folder().string();
  EXPECT_TRUE(has(refusal(guest), "permission denied for database")) << refusal(guest);
  put(*opened(address), some("a", 0, 1));
  EXPECT_TRUE(has(refusal(guest), "permission denied for schema shengxiao")) << refusal(guest);
  cluster().sql(database, "DROP TABLE shengxiao.events");
  EXPECT_TRUE(has(refusal(address), "relation \"shengxiao.events\" does not exist")) << refusal(address);
}

}  // namespace
}  // namespace shengxiao::store
