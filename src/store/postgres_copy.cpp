// Copies of journals from and into PostgreSQL databases.
#include "store/copy.hpp"
#include "store/postgres_store.hpp"

namespace shengxiao::store {

namespace {

constexpr std::int64_t page = 500;
constexpr const char* without_hurry =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

Result<PostgresConnection> connected_to(std::string_view url) {
  auto where = without_password(std::string(url));
  if (where.empty()) return fail("", "store.bad_address");
  PostgresConnection connection{std::string(url), std::move(where)};
  if (auto connected = connection.connect(); !connected) return tl::unexpected(connected.error());
  if (auto set = connection.execute(without_hurry); !set) return tl::unexpected(set.error());
  return connection;
}

Result<bool> good(const Result<Answer>& answer) {
  if (!answer) return tl::unexpected(answer.error());
  return true;
}

// --- from ---

Result<bool> copy_archive(PostgresConnection& connection, const TableEntry& entry, CopyTarget& target) {
  const auto found = connection.query("SELECT events FROM shengxiao.archive WHERE table_name = $1::text", {entry.name});
  if (!found) return tl::unexpected(found.error());
  const auto packed = found->rows() == 0 ? std::string_view() : found->text(0, 0);
  if (auto whole = unpack(connection.where(), entry, packed); !whole) return tl::unexpected(whole.error());
  return target.add_archive(packed);
}

Result<bool> copy_table(PostgresConnection& connection, const TableEntry& entry, CopyTarget& target) {
  const bool is_damaged = entry.kind == TableKind::damaged;
  const auto sql = fmt::format(
      "SELECT number::text, event, {} FROM shengxiao.{} AS e WHERE table_name = $1::text AND e.number > $2::bigint "
      "ORDER BY e.number LIMIT $3::bigint",
      is_damaged ? "checksum::text" : "hash", is_damaged ? "damaged" : "events");
  ChainCheck check(connection.where(), entry);
  for (std::int64_t last = INT64_MIN;;) {
    const auto found = connection.query(sql.c_str(), {entry.name, last, page});
    if (!found) return tl::unexpected(found.error());
    if (found->rows() == 0) break;
    for (int row = 0; row < found->rows(); ++row) {
      last = found->number(row, 0);
      const auto whole = is_damaged ? true : check.add(last, found->text(row, 1), found->text(row, 2));
      if (!whole) return whole;
      const auto added = is_damaged ? target.add_damaged(last, found->text(row, 1), found->number(row, 2))
                                    : target.add_event(last, found->text(row, 1), found->text(row, 2));
      if (!added) return added;
    }
  }
  return is_damaged ? true : check.finish();
}

}  // namespace

Result<std::int64_t> copy_from_postgres(std::string_view url, CopyTarget& target) {
  auto connection = connected_to(url);
  if (!connection) return tl::unexpected(connection.error());
  const auto version = version_of_postgres_schema(*connection);
  if (!version) return tl::unexpected(version.error());
  if (!*version) return fail("", "store.no_journal", connection->where());
  if (*version != postgres_version)  // opening it makes it what it is now
    if (auto store = open_postgres_store(url, std::nullopt); !store) return tl::unexpected(store.error());
  // A journal as it is now, whatever its servers do meanwhile.
  if (auto begun = good(connection->execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")); !begun)
    return tl::unexpected(begun.error());
  const auto tables = connection->query("SELECT name, kind, size::text, head, used::text FROM shengxiao.tables ORDER BY name", {});
  if (!tables) return tl::unexpected(tables.error());
  for (int row = 0; row < tables->rows(); ++row) {
    const auto entry = entry_in(*tables, row);
    if (auto added = target.add_table(entry); !added) return tl::unexpected(added.error());
    const auto copied =
        entry.kind == TableKind::archived ? copy_archive(*connection, entry, target) : copy_table(*connection, entry, target);
    if (!copied) return tl::unexpected(copied.error());
  }
  const auto orphan = connection->query(
      "SELECT table_name FROM shengxiao.events e WHERE NOT EXISTS (SELECT FROM shengxiao.tables WHERE name = e.table_name) LIMIT 1",
      {});
  if (!orphan) return tl::unexpected(orphan.error());
  if (orphan->rows() > 0) return fail("", "store.entry_damaged", connection->where(), orphan->text(0, 0));
  return tables->rows();
}

// --- into ---

namespace {

class PostgresTarget final : public CopyTarget {
 public:
  explicit PostgresTarget(PostgresConnection& connection) : connection_(connection) {}

  Result<bool> add_table(const TableEntry& entry) override {
    if (auto done = flush(); !done) return done;
    table_ = entry.name;
    return good(connection_.query("INSERT INTO shengxiao.tables VALUES ($1::text, $2::text, $3::bigint, $4::bytea, $5::bigint)",
                                  {entry.name, to_string(entry.kind), entry.head.size, entry.head.hash, entry.used}));
  }
  Result<bool> add_event(std::int64_t number, std::string_view event, std::string_view hash) override {
    if (events_.empty()) first_ = number;
    events_.emplace_back(event);
    hashes_.emplace_back(hash);
    size_ += event.size();
    return events_.size() < page && size_ < 1'000'000 ? true : flush();
  }
  Result<bool> add_archive(std::string_view packed) override {
    return good(connection_.query("INSERT INTO shengxiao.archive VALUES ($1::text, $2::bytea)", {table_, packed}));
  }
  Result<bool> add_damaged(std::int64_t number, std::string_view event, std::int64_t stored_checksum) override {
    return good(connection_.query("INSERT INTO shengxiao.damaged VALUES ($1::text, $2::bigint, $3::bytea, $4::bigint)",
                                  {table_, number, event, stored_checksum}));
  }
  Result<bool> flush() {
    if (events_.empty()) return true;
    auto done = good(connection_.query(
        "INSERT INTO shengxiao.events SELECT $1::text, e.number, e.event, e.hash FROM "
        "unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS e (number, event, hash)",
        {table_, SqlArgument::list(first_, events_.size()), SqlArgument::list(events_), SqlArgument::list(hashes_)}));
    events_.clear();
    hashes_.clear();
    size_ = 0;
    return done;
  }

 private:
  PostgresConnection& connection_;
  std::string table_;
  std::int64_t first_ = 0;  // the number of the first of the events that were not sent yet
  std::vector<std::string> events_, hashes_;
  std::size_t size_ = 0;
};

}  // namespace

Result<std::int64_t> copy_into_postgres(std::string_view url, const FillCopy& fill) {
  auto connection = connected_to(url);
  if (!connection) return tl::unexpected(connection.error());
  return connection->transact([&]() -> Result<std::int64_t> {
    // As whoever makes the schema does, so that there is one.
    if (auto locked = good(connection->execute(lock_postgres_schema)); !locked) return tl::unexpected(locked.error());
    const auto version = version_of_postgres_schema(*connection);
    if (!version) return tl::unexpected(version.error());
    if (*version) return fail("", "store.already_there", connection->where());
    if (auto made = good(connection->execute(postgres_schema)); !made) return tl::unexpected(made.error());
    PostgresTarget target(*connection);
    auto count = fill(target);
    if (!count) return count;
    if (auto done = target.flush(); !done) return tl::unexpected(done.error());
    return count;
  });
}

}  // namespace shengxiao::store
