// The journal in a PostgreSQL database. A transaction is on the disk when its COMMIT is answered: synchronous_commit is on.
#include "store/postgres_store.hpp"

#include <libpq-fe.h>

#include <array>
#include <chrono>
#include <initializer_list>
#include <thread>

#include "store/stored.hpp"

namespace shengxiao::store {
namespace {

constexpr std::string_view our_version = "1";

// `used` grows with every event: who looks into it by hand sees which table was used last.
// `sessions` counts the servers that have opened the journal.
constexpr const char* schema =
    "CREATE SCHEMA IF NOT EXISTS shengxiao;"
    "CREATE TABLE shengxiao.journal (version INT NOT NULL, sessions BIGINT NOT NULL);"
    "INSERT INTO shengxiao.journal VALUES (1, 0);"
    "CREATE TABLE shengxiao.events (table_name TEXT COLLATE \"C\" NOT NULL, number BIGINT NOT NULL, event BYTEA NOT NULL, "
    "checksum BIGINT NOT NULL, used BIGINT GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (table_name, number))";

// Results are read as bytes, so numbers come as text.
constexpr std::array<std::pair<const char*, const char*>, 4> statements{{
    {"append",
     "INSERT INTO shengxiao.events (table_name, number, event, checksum) SELECT $1::text, $2::bigint, $3::bytea, $4::bigint "
     "WHERE $2::bigint = (SELECT coalesce(max(number) + 1, 0) FROM shengxiao.events WHERE table_name = $1::text)"},
    {"next", "SELECT coalesce(max(number) + 1, 0)::text FROM shengxiao.events WHERE table_name = $1"},
    {"events", "SELECT number::text, event, checksum::text FROM shengxiao.events WHERE table_name = $1 ORDER BY events.number"},
    {"take_back", "DELETE FROM shengxiao.events WHERE table_name = $1 AND number = $2"},
}};

// The session's settings. A stronger synchronous_commit than "on" stays. With the keepalives the database notices within half a
// minute that the machine of the server is gone, and gives up its lock.
constexpr const char* settings =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');"
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET search_path = ''";

constexpr const char* take_lock = "SELECT pg_try_advisory_lock(6010421994876526698)::text";  // "Shxj" and noise

struct CloseConnection {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct FreeAnswer {
  void operator()(PGresult* answer) const { PQclear(answer); }
};
struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

struct Argument {
  Argument(std::string_view text) : bytes(text), is_binary(1) {}
  Argument(std::int64_t number) : bytes(std::to_string(number)), is_binary(0) {}
  std::string bytes;
  int is_binary;
};

class Answer {
 public:
  explicit Answer(PGresult* answer) : answer_(answer) {}
  const PGresult* get() const { return answer_.get(); }
  int rows() const { return PQntuples(answer_.get()); }
  std::string_view text(int row, int column) const {
    return {PQgetvalue(answer_.get(), row, column), static_cast<std::size_t>(PQgetlength(answer_.get(), row, column))};
  }
  std::int64_t number(int row, int column) const { return std::stoll(std::string(text(row, column))); }
  bool changed_nothing() const { return std::string_view(PQcmdTuples(answer_.get())) == "0"; }

 private:
  std::unique_ptr<PGresult, FreeAnswer> answer_;
};

// libpq's messages have several lines, with their ends.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text)
    if (c == '\n' || c == '\t') {
      if (!line.empty() && line.back() != ' ') line += ' ';
    } else {
      line += c;
    }
  while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
  return line;
}

class PostgresStore final : public Store {
 public:
  PostgresStore(std::string url, std::string where) : url_(std::move(url)), where_(std::move(where)) {}

  Result<bool> connect();

  Result<bool> append(std::span<const Event> events) override;
  Result<std::vector<std::string>> events(std::string_view table) override;
  std::string where() const override { return where_; }

 private:
  struct Place {
    std::string table;
    std::int64_t number;
  };

  bool is_alive() const { return PQstatus(connection_.get()) == CONNECTION_OK; }
  Result<Answer> checked(PGresult* raw);
  Result<Answer> execute(const char* sql) { return checked(PQexec(connection_.get(), sql)); }
  Result<Answer> run(const char* statement, std::initializer_list<Argument> arguments);
  Result<bool> set_up();
  Result<bool> lock();
  Result<bool> check_schema();
  Result<bool> check_session();
  Result<bool> take_back();
  Result<bool> append_once(std::span<const Event> events);
  Result<bool> insert(std::span<const Event> events);
  template <class Do>
  auto reconnecting(const Do& once) -> decltype(once());

  std::string url_;
  std::string where_;
  std::unique_ptr<PGconn, CloseConnection> connection_;
  std::string session_;        // our count of sessions; empty before the first connection
  std::vector<Place> unsure_;  // sent to be committed over a connection that was lost before the answer
};

// --- talking ---

Result<Answer> PostgresStore::checked(PGresult* raw) {
  Answer answer(raw);
  const auto status = PQresultStatus(answer.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return answer;
  const char* state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
  const char* said = PQresultErrorField(answer.get(), PG_DIAG_MESSAGE_PRIMARY);  // not the details, which quote what is stored
  if (state != nullptr && std::string_view(state) == "53100") return fail("", "store.database_full", where_);
  const auto text = one_line(said != nullptr ? said : PQerrorMessage(connection_.get()));
  // An error without a state is libpq's own: the connection is broken, though PQstatus may not say so yet.
  if (state == nullptr) connection_.reset();
  return fail("", "store.failed", where_, text);
}

Result<Answer> PostgresStore::run(const char* statement, std::initializer_list<Argument> arguments) {
  std::vector<const char*> values;
  std::vector<int> lengths, formats;
  for (const auto& argument : arguments) {
    values.push_back(argument.bytes.c_str());
    lengths.push_back(static_cast<int>(argument.bytes.size()));
    formats.push_back(argument.is_binary);
  }
  return checked(PQexecPrepared(connection_.get(), statement, static_cast<int>(values.size()), values.data(), lengths.data(),
                                formats.data(), 1));
}

// Does it; where the connection turns out to be lost, once more over a new one.
template <class Do>
auto PostgresStore::reconnecting(const Do& once) -> decltype(once()) {
  auto done = once();
  if (done || is_alive()) return done;
  if (auto connected = connect(); !connected) return fail("", "store.connection_lost", connected.error());
  return once();
}

// --- connecting ---

Result<bool> PostgresStore::connect() {
  connection_.reset();  // the lock goes with the old session
  // Those before dbname are what an address that does not say otherwise gets; dbname is the whole address.
  const std::array<const char*, 8> names{"connect_timeout",
                                         "keepalives_idle",
                                         "keepalives_interval",
                                         "keepalives_count",
                                         "tcp_user_timeout",
                                         "fallback_application_name",
                                         "dbname",
                                         nullptr};
  const std::array<const char*, 8> values{"10", "10", "5", "3", "30000", "shengxiao", url_.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(names.data(), values.data(), 1));
  if (!is_alive()) return fail("", "store.no_connection", where_, one_line(PQerrorMessage(connection_.get())));
  auto ready = set_up();
  if (!ready) connection_.reset();  // and with it the lock, for whoever may take it
  return ready;
}

Result<bool> PostgresStore::set_up() {
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  PQsetClientEncoding(connection_.get(), "UTF8");
  if (auto set = execute(settings); !set) return tl::unexpected(set.error());
  if (auto locked = lock(); !locked) return locked;
  if (auto good = check_schema(); !good) return good;
  if (auto ours = check_session(); !ours) return ours;
  for (const auto& [name, sql] : statements)
    if (auto made = checked(PQprepare(connection_.get(), name, sql, 0, nullptr)); !made) return tl::unexpected(made.error());
  return take_back();
}

// One server writes a journal. The session of one that was killed just now may take a moment to end.
Result<bool> PostgresStore::lock() {
  for (int tries = 0; tries < 20; ++tries) {
    if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const auto locked = execute(take_lock);
    if (!locked) return tl::unexpected(locked.error());
    if (locked->text(0, 0) == "true") return true;
  }
  return fail("", "store.database_in_use", where_);
}

Result<bool> PostgresStore::check_schema() {
  const auto there = execute("SELECT (to_regclass('shengxiao.journal') IS NOT NULL)::text");
  if (!there) return tl::unexpected(there.error());
  if (there->text(0, 0) != "true")
    if (auto made = execute(schema); !made) return tl::unexpected(made.error());
  const auto version = execute("SELECT version::text FROM shengxiao.journal");
  if (!version) return tl::unexpected(version.error());
  if (version->rows() != 1) return fail("", "store.database_damaged", where_);
  if (version->text(0, 0) != our_version) return fail("", "store.database_too_new", where_, version->text(0, 0), our_version);
  return true;
}

// While we had no connection, another server may have taken the journal over; what we know of its tables is then old.
Result<bool> PostgresStore::check_session() {
  const auto session = execute(session_.empty() ? "UPDATE shengxiao.journal SET sessions = sessions + 1 RETURNING sessions::text"
                                                : "SELECT sessions::text FROM shengxiao.journal");
  if (!session) return tl::unexpected(session.error());
  if (session_.empty()) session_ = session->text(0, 0);
  if (session->text(0, 0) != session_) return fail("", "store.other_writer", where_);
  return true;
}

// What was told to have failed does not stay, should it have been stored all the same.
Result<bool> PostgresStore::take_back() {
  if (unsure_.empty()) return true;
  if (auto begun = execute("BEGIN"); !begun) return tl::unexpected(begun.error());
  for (const auto& [table, number] : unsure_)
    if (auto gone = run("take_back", {std::string_view(table), number}); !gone) return tl::unexpected(gone.error());
  if (auto committed = execute("COMMIT"); !committed) return tl::unexpected(committed.error());
  unsure_.clear();
  return true;
}

// --- writing ---

Result<bool> PostgresStore::append(std::span<const Event> events) {
  return reconnecting([&] { return append_once(events); });
}

Result<bool> PostgresStore::append_once(std::span<const Event> events) {
  if (auto begun = execute("BEGIN"); !begun) return tl::unexpected(begun.error());
  if (auto done = insert(events); !done) {
    if (is_alive()) checked(PQexec(connection_.get(), "ROLLBACK"));
    return done;
  }
  for (const auto& event : events) unsure_.push_back({event.table, event.number});
  const auto committed = execute("COMMIT");
  if (committed || is_alive()) unsure_.clear();
  if (!committed) return tl::unexpected(committed.error());
  return true;
}

Result<bool> PostgresStore::insert(std::span<const Event> events) {
  for (const auto& event : events) {
    const auto sum = checksum(event.table, event.number, event.text);
    const auto inserted = run("append", {std::string_view(event.table), event.number, std::string_view(event.text), sum});
    if (!inserted) return tl::unexpected(inserted.error());
    if (!inserted->changed_nothing()) continue;
    const auto next = run("next", {std::string_view(event.table)});
    if (!next) return tl::unexpected(next.error());
    return wrong_number(where_, event, next->number(0, 0));
  }
  return true;
}

// --- reading ---

Result<std::vector<std::string>> PostgresStore::events(std::string_view table) {
  return reconnecting([&]() -> Result<std::vector<std::string>> {
    const auto found = run("events", {table});
    if (!found) return tl::unexpected(found.error());
    ReadBack read(where_, table);
    for (int row = 0; row < found->rows(); ++row)
      if (auto good = read.add(found->number(row, 0), found->text(row, 1), found->number(row, 2)); !good)
        return tl::unexpected(good.error());
    return read.take();
  });
}

// The address without its password; nothing where it is not well-formed.
std::string without_password(const std::string& url) {
  // An "@" or "/" of a password that stands there as it is would make libpq take the rest of the password for a name.
  const auto path = url.find_first_of("/?", url.find("://") + 3);
  const auto at = url.find('@');
  if (at != std::string::npos && (at > path || url.find('@', at + 1) != std::string::npos)) return "";
  char* complaint = nullptr;
  const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(url.c_str(), &complaint));
  if (complaint != nullptr) PQfreemem(complaint);  // not shown: it may quote the password
  if (!options) return "";
  const auto value = [&options](std::string_view name) -> std::string {
    for (const auto* option = options.get(); option->keyword != nullptr; ++option)
      if (option->keyword == name && option->val != nullptr) return option->val;
    return "";
  };
  const auto user = value("user");
  const auto host = value("host");
  const auto port = value("port");
  if (port.find_first_not_of("0123456789,") != std::string::npos) return "";  // "user:password/database" without a host
  const bool is_socket = host.starts_with('/');
  return fmt::format("postgresql://{}{}{}{}{}/{}{}", user, user.empty() ? "" : "@", is_socket ? "" : host, port.empty() ? "" : ":",
                     port, value("dbname"), is_socket ? "?host=" + host : "");
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres_store(std::string_view url) {
  auto where = without_password(std::string(url));
  if (where.empty()) return fail("", "store.bad_address");
  auto store = std::make_unique<PostgresStore>(std::string(url), std::move(where));
  if (auto connected = store->connect(); !connected) return tl::unexpected(connected.error());
  return store;
}

}  // namespace shengxiao::store
